#include "plural_rules.h"

#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

int32_t fitcheck_plural_category(const char *locale, double number, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  UChar keyword[16];
  int32_t length = uplrules_select(rules, number, keyword, 16, &status);
  uplrules_close(rules);
  if (U_FAILURE(status) || length >= capacity) return -1;
  u_UCharsToChars(keyword, out, length);
  out[length] = 0;
  return length;
}
