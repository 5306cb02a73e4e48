#ifndef FITCHECK_LANGUAGE_NAMES_H
#define FITCHECK_LANGUAGE_NAMES_H

#include <stdint.h>

/// What a language tag is.
enum {
  /// Not formed as BCP 47 asks.
  FITCHECK_TAG_MALFORMED = 0,
  /// Well formed, of a language that ISO 639 as ICU knows it does not have.
  FITCHECK_TAG_UNKNOWN,
  /// Well formed, of a known language.
  FITCHECK_TAG_KNOWN,
};
int fitcheck_language_tag_kind(const char *tag);

/// The two- or three-letter codes of the known languages, as many as there are; the last pointer is
/// NULL. For the life of the process.
const char *const *fitcheck_language_codes(void);

/// The name of the language or locale `code` in the words of `locale`, "traditional Chinese" being
/// one. Writes UTF-16 into `out` and returns its length; 0 where there is no name or `capacity` is
/// too small. Any thread.
int32_t fitcheck_language_name(
    const char *code, const char *locale, uint16_t *out, int32_t capacity);

/// The language code that a code of another standard stands for ("jpn": "ja"); 0 where there is
/// none. Writes ASCII with its NUL and returns the length.
int32_t fitcheck_language_of_code(const char *code, char *out, int32_t capacity);

/// The language most spoken where a region's code holds ("JP": "ja"); 0 where it is not known.
int32_t fitcheck_language_of_region(const char *region, char *out, int32_t capacity);

#endif
