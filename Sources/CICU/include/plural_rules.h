#ifndef FITCHECK_PLURAL_RULES_H
#define FITCHECK_PLURAL_RULES_H

#include <stdint.h>

/// The CLDR plural category of a number in a locale's language: "zero", "one", "two", "few", "many"
/// or "other".
///
/// Writes ASCII into `out` and returns its length, or -1 when ICU refuses or `capacity` is too small.
/// Any thread.
int32_t fitcheck_plural_category(const char *locale, double number, char *out, int32_t capacity);

#endif
