#ifndef FITCHECK_UNICODE_TEXT_H
#define FITCHECK_UNICODE_TEXT_H

#include <stddef.h>
#include <stdint.h>

// A narrow seam over ICU. No ICU type appears here, because ICU's own headers clash with the copy
// that Foundation brings along.

/// Flags of a scalar; the low byte of the packed value is the script number.
enum {
  FITCHECK_SCALAR_SCRIPT_MASK = 0x00FF,
  FITCHECK_SCALAR_EMOJI = 1 << 8,
  FITCHECK_SCALAR_EMOJI_PRESENTATION = 1 << 9,
  FITCHECK_SCALAR_DEFAULT_IGNORABLE = 1 << 10,
  FITCHECK_SCALAR_HANGING_SPACE = 1 << 11,
  FITCHECK_SCALAR_LINE_TERMINATOR = 1 << 12,
  FITCHECK_SCALAR_CONTROL = 1 << 13,
  FITCHECK_SCALAR_MARK = 1 << 14,
  FITCHECK_SCALAR_OPENING = 1 << 15,
  FITCHECK_SCALAR_BIDIRECTIONAL = 1 << 16,
  FITCHECK_SCALAR_SIMPLE_GRAPHEME = 1 << 17,
};

/// Packed properties of a scalar value; 0 above U+10FFFF. Any thread.
uint32_t fitcheck_scalar_properties(uint32_t scalar);

/// The ISO 15924 code of a script number as four bytes, first letter highest.
uint32_t fitcheck_script_tag(uint8_t script);

/// Script numbers that the itemiser treats in a way of its own.
typedef struct {
  uint8_t common, inherited, han, hiragana, katakana, bopomofo;
} fitcheck_script_numbers;
fitcheck_script_numbers fitcheck_known_scripts(void);

enum { FITCHECK_BREAK_GRAPHEME = 0, FITCHECK_BREAK_LINE = 1 };

/// An ICU break iterator; NULL when the locale's rules cannot be loaded. Used by one thread at a time.
void *fitcheck_break_iterator_open(int kind, const char *locale);
void fitcheck_break_iterator_close(void *iterator);

/// Ors `allowed` into flags[offset] at each boundary after offset 0, and `mandatory` as well where a
/// line must end. `flags` has `length + 1` bytes. Returns 0 when ICU refuses the text.
int fitcheck_break_iterator_mark(
    void *iterator, const uint16_t *text, int32_t length, uint8_t *flags, uint8_t allowed,
    uint8_t mandatory);

/// Bidi levels (UAX #9) of `length` code units. `base` is 0, 1, or 2 for "first strong, else left to
/// right". Returns the paragraph level of the first paragraph, or -1 when ICU refuses the text.
int fitcheck_bidi_levels(const uint16_t *text, int32_t length, int base, uint8_t *levels);

/// The Unicode version that ICU's data implements, such as "15.0".
void fitcheck_unicode_version(char buffer[32]);

#endif
