#include "east_asian_width.h"

#include <unicode/uchar.h>

int fitcheck_east_asian_columns(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_WIDE:
  case U_EA_FULLWIDTH:
    return 2;
  default:
    return 1;
  }
}

int fitcheck_is_east_asian(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH)) {
  case U_EA_WIDE:
  case U_EA_FULLWIDTH:
  case U_EA_HALFWIDTH:
    return 1;
  default:
    return 0;
  }
}

int fitcheck_is_zero_columns(uint32_t scalar) {
  switch (u_charType((UChar32)scalar)) {
  case U_NON_SPACING_MARK:
  case U_ENCLOSING_MARK:
    return 1;
  case U_FORMAT_CHAR:
    // The soft hyphen is Cf, and terminals give it a column.
    return scalar != 0xAD;
  default:
    break;
  }
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_HANGUL_SYLLABLE_TYPE)) {
  case U_HST_VOWEL_JAMO:
  case U_HST_TRAILING_JAMO:
    return 1;
  default:
    return 0;
  }
}
