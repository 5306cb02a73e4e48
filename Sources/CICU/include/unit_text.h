#ifndef FITCHECK_UNIT_TEXT_H
#define FITCHECK_UNIT_TEXT_H

#include <stdint.h>

/// A number of calendar units, such as "2 yrs" or "3か月", in a locale's words.
///
/// `unit` is one of ICU's names of durations, "year" or "month"; `width` is how much of it is written: 0 an
/// abbreviation, 1 the whole word, 2 the least. Writes UTF-16 into `out` and returns its length, or -1 when ICU
/// refuses or `capacity` is too small. Any thread.
int32_t fitcheck_unit_text(
    const char *locale, const char *unit, int64_t value, int width, uint16_t *out,
    int32_t capacity);

/// Up to eight amounts put together, such as "2 yrs, 3 mths", which stand in `words` one after the other, with
/// their `lengths`. `width` as above. Returns as `fitcheck_unit_text` does.
int32_t fitcheck_unit_list(
    const char *locale, const uint16_t *words, const int32_t *lengths, int32_t count, int width,
    uint16_t *out, int32_t capacity);

/// A number as one of ICU's skeletons has it, such as "unit/celsius usage/weather", and the number that is said,
/// which may be of another unit, as a decimal one that ends with a NUL. Returns as `fitcheck_unit_text` does.
int32_t fitcheck_number_text(
    const char *locale, const char *skeleton, double value, uint16_t *out, int32_t capacity,
    char *decimal, int32_t decimal_capacity);

#endif
