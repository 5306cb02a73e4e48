#include "language_names.h"

#include <stdio.h>
#include <string.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>

int fitcheck_language_tag_kind(const char *tag) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, sizeof locale, &parsed, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING ||
      parsed != (int32_t)strlen(tag) || parsed == 0)
    return FITCHECK_TAG_MALFORMED;
  // Where a language has a code of two letters, that of three is no tag (RFC 5646 section 2.2.1).
  char language[ULOC_LANG_CAPACITY];
  uloc_getLanguage(tag, language, sizeof language, &status);
  size_t length = strcspn(tag, "-");
  if (length == 3 && U_SUCCESS(status) && strlen(language) == 2) return FITCHECK_TAG_UNKNOWN;
  return *uloc_getISO3Language(locale) ? FITCHECK_TAG_KNOWN : FITCHECK_TAG_UNKNOWN;
}

const char *const *fitcheck_language_codes(void) { return uloc_getISOLanguages(); }

int32_t fitcheck_language_name(
    const char *code, const char *locale, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  ULocaleDisplayNames *names = uldn_open(locale, ULDN_DIALECT_NAMES, &status);
  int32_t length = 0;
  if (U_SUCCESS(status)) length = uldn_localeDisplayName(names, code, out, capacity, &status);
  if (names) uldn_close(names);
  return U_SUCCESS(status) && length < capacity ? length : 0;
}

int32_t fitcheck_language_of_code(const char *code, char *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getLanguage(code, out, capacity, &status);
  if (U_FAILURE(status) || length >= capacity || strcmp(code, out) == 0) return 0;
  return *uloc_getISO3Language(out) ? length : 0;
}

int32_t fitcheck_language_of_region(const char *region, char *out, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY], likely[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  snprintf(locale, sizeof locale, "und_%s", region);
  if (!*uloc_getISO3Country(locale)) return 0;
  int32_t length = uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  if (U_FAILURE(status) || length >= (int32_t)sizeof likely) return 0;
  length = uloc_getLanguage(likely, out, capacity, &status);
  return U_SUCCESS(status) && length < capacity && strcmp(out, "und") != 0 ? length : 0;
}
