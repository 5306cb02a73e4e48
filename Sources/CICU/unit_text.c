#include "unit_text.h"

#include <stdio.h>
#include <string.h>
#include <unicode/ulistformatter.h>
#include <unicode/unumberformatter.h>
#include <unicode/ustring.h>

int32_t fitcheck_unit_text(
    const char *locale, const char *unit, int64_t value, int width, uint16_t *out,
    int32_t capacity) {
  char name[96];
  UChar skeleton[96];
  snprintf(
      name, sizeof name, "measure-unit/duration-%s unit-width-%s", unit,
      width == 1 ? "full-name" : width == 2 ? "narrow" : "short");
  u_charsToUChars(name, skeleton, sizeof name);

  UErrorCode status = U_ZERO_ERROR;
  int32_t length = -1;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(skeleton, -1, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatInt(formatter, value, result, &status);
  length = unumf_resultToString(result, out, capacity, &status);
  unumf_closeResult(result);
  unumf_close(formatter);
  return U_SUCCESS(status) ? length : -1;
}

int32_t fitcheck_unit_list(
    const char *locale, const uint16_t *words, const int32_t *lengths, int32_t count, int width,
    uint16_t *out, int32_t capacity) {
  const UChar *items[8];
  if (count < 0 || count > (int32_t)(sizeof items / sizeof items[0])) return -1;
  for (int32_t index = 0; index < count; index++) {
    items[index] = words;
    words += lengths[index];
  }

  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *formatter = ulistfmt_openForType(
      locale, ULISTFMT_TYPE_UNITS,
      width == 1 ? ULISTFMT_WIDTH_WIDE : width == 2 ? ULISTFMT_WIDTH_NARROW : ULISTFMT_WIDTH_SHORT,
      &status);
  int32_t length = ulistfmt_format(formatter, items, lengths, count, out, capacity, &status);
  ulistfmt_close(formatter);
  return U_SUCCESS(status) ? length : -1;
}

int32_t fitcheck_number_text(
    const char *locale, const char *skeleton, double value, uint16_t *out, int32_t capacity,
    char *decimal, int32_t decimal_capacity) {
  UChar words[160];
  size_t skeleton_length = strlen(skeleton);
  if (skeleton_length >= sizeof words / sizeof words[0]) return -1;
  u_charsToUChars(skeleton, words, (int32_t)skeleton_length + 1);

  UErrorCode status = U_ZERO_ERROR;
  int32_t length = -1;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(words, -1, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble(formatter, value, result, &status);
  length = unumf_resultToString(result, out, capacity, &status);
  unumf_resultToDecimalNumber(result, decimal, decimal_capacity, &status);
  unumf_closeResult(result);
  unumf_close(formatter);
  return U_SUCCESS(status) ? length : -1;
}
