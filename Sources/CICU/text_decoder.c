#include "text_decoder.h"

#include <unicode/ucnv.h>

void *fitcheck_decoder_open(const char *encoding) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(encoding, &status);
  if (U_SUCCESS(status))
    ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  if (U_SUCCESS(status)) return converter;
  if (converter) ucnv_close(converter);
  return NULL;
}

void fitcheck_decoder_close(void *decoder) { ucnv_close(decoder); }

int fitcheck_decoder_decode(
    void *decoder, const uint8_t *bytes, size_t count, int is_end, size_t *taken, uint16_t *out,
    size_t capacity, size_t *written) {
  UErrorCode status = U_ZERO_ERROR;
  const char *source = (const char *)bytes;
  UChar *target = (UChar *)out;
  ucnv_toUnicode(
      decoder, &target, (UChar *)out + capacity, &source, (const char *)bytes + count, NULL,
      is_end != 0, &status);
  *taken = (size_t)(source - (const char *)bytes);
  *written = (size_t)(target - (UChar *)out);
  if (U_SUCCESS(status)) return FITCHECK_DECODED_ALL;
  switch (status) {
    case U_BUFFER_OVERFLOW_ERROR: return FITCHECK_DECODED_FULL;
    case U_INVALID_CHAR_FOUND:
    case U_TRUNCATED_CHAR_FOUND:
    case U_ILLEGAL_CHAR_FOUND:
    case U_ILLEGAL_ESCAPE_SEQUENCE:
    case U_UNSUPPORTED_ESCAPE_SEQUENCE: return FITCHECK_DECODED_FAULT;
    default: return FITCHECK_DECODED_NOTHING;
  }
}
