#ifndef FITCHECK_UNICODE_TEXT_H
#define FITCHECK_UNICODE_TEXT_H

#include <stdatomic.h>
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
  // A consonant that a virama links to the next (InCB=Consonant).
  FITCHECK_SCALAR_LINKING_CONSONANT = 1 << 17,
  // Line_Break (UAX #14) by ICU's number, which is part of its stable interface, or one of those
  // below: six bits.
  FITCHECK_SCALAR_LINE_BREAK_SHIFT = 18,
  // East_Asian_Width as rules ask for it, two bits: 0 narrow or neutral, 1 ambiguous, 2 halfwidth,
  // 3 wide or fullwidth.
  FITCHECK_SCALAR_EAST_ASIAN_SHIFT = 24,
  // Extended_Pictographic and not yet assigned (UAX #14 LB30b).
  FITCHECK_SCALAR_RESERVED_PICTOGRAPH = 1 << 26,
  // General category L or N: a typographic letter unit (CSS Text 4 section 1.4).
  FITCHECK_SCALAR_LETTER = 1 << 27,
  // Grapheme_Cluster_Break (UAX #29), four bits: see the enumeration below.
  FITCHECK_SCALAR_GRAPHEME_SHIFT = 28,
};

/// Values of the grapheme bits: Grapheme_Cluster_Break, and Extended_Pictographic, which is Other
/// but for GB11.
enum {
  FITCHECK_GRAPHEME_OTHER = 0,
  FITCHECK_GRAPHEME_CONTROL,
  FITCHECK_GRAPHEME_CR,
  FITCHECK_GRAPHEME_LF,
  FITCHECK_GRAPHEME_EXTEND,
  FITCHECK_GRAPHEME_ZWJ,
  FITCHECK_GRAPHEME_SPACING_MARK,
  FITCHECK_GRAPHEME_PREPEND,
  FITCHECK_GRAPHEME_REGIONAL_INDICATOR,
  FITCHECK_GRAPHEME_L,
  FITCHECK_GRAPHEME_V,
  FITCHECK_GRAPHEME_T,
  FITCHECK_GRAPHEME_LV,
  FITCHECK_GRAPHEME_LVT,
  FITCHECK_GRAPHEME_PICTOGRAPH,
  // Extend and InCB=Linker: a virama that links consonants.
  FITCHECK_GRAPHEME_LINKER,
};

/// Numbers of Line_Break that ICU does not have: QU of General_Category Pi and of Pf, and U+25CC, an AL
/// that aksaras are written on.
enum {
  FITCHECK_LINE_BREAK_QUOTATION_INITIAL = 60,
  FITCHECK_LINE_BREAK_QUOTATION_FINAL = 61,
  FITCHECK_LINE_BREAK_DOTTED_CIRCLE = 62,
};

// Packed properties in pages of 256 scalars, each computed when first asked for and kept for the life
// of the process, inverted, so that 0 is none: nothing has all properties. They are pure functions of
// Unicode's data, so that it does not matter which thread's wins.
typedef _Atomic(uint32_t) fitcheck_inverted_properties;
enum { FITCHECK_PROPERTY_PAGE_BITS = 8 };
extern _Atomic(fitcheck_inverted_properties *)
    fitcheck_property_pages[0x110000 >> FITCHECK_PROPERTY_PAGE_BITS];

/// Computes the packed properties of a scalar value up to U+10FFFF, and keeps them. Any thread.
uint32_t fitcheck_find_properties(uint32_t scalar);

/// Packed properties of a scalar value; 0 above U+10FFFF. Any thread.
///
/// Here and not behind a call: every character of every text is asked about.
static inline uint32_t fitcheck_scalar_properties(uint32_t scalar) {
  if (scalar > 0x10FFFF) return 0;
  fitcheck_inverted_properties *page = atomic_load_explicit(
      &fitcheck_property_pages[scalar >> FITCHECK_PROPERTY_PAGE_BITS], memory_order_acquire);
  if (!page) return fitcheck_find_properties(scalar);
  uint32_t inverted = atomic_load_explicit(
      &page[scalar & ((1u << FITCHECK_PROPERTY_PAGE_BITS) - 1)], memory_order_relaxed);
  return inverted ? ~inverted : fitcheck_find_properties(scalar);
}

/// Packed properties, as an ICU of a version of Unicode has them, with what Unicode 17.0 changes in them:
/// line breaking, grapheme clusters and what their rules ask for besides. As they are from 17.0 on.
uint32_t fitcheck_mend_properties(uint32_t scalar, uint32_t packed, int major, int minor);

/// A class of Line_Break by ICU's number; one of a version yet to come counts by its General_Category.
uint8_t fitcheck_line_break(int32_t number, int8_t category);

/// General categories Mn and Me, format characters (Cf), and Hangul vowels and finals that join the
/// syllable before them: nothing of their own on a character cell.
int fitcheck_is_zero_columns(uint32_t scalar);

/// Canonical_Combining_Class.
uint8_t fitcheck_combining_class(uint32_t scalar);

/// The ISO 15924 code of a script number as four bytes, first letter highest.
uint32_t fitcheck_script_tag(uint8_t script);

/// Script numbers that the itemiser treats in a way of its own: ICU's, which are part of its stable
/// interface.
enum {
  FITCHECK_SCRIPT_COMMON = 0,
  FITCHECK_SCRIPT_INHERITED = 1,
  FITCHECK_SCRIPT_BOPOMOFO = 5,
  FITCHECK_SCRIPT_HAN = 17,
  FITCHECK_SCRIPT_HIRAGANA = 20,
  FITCHECK_SCRIPT_KATAKANA = 22,
};

/// An ICU line break iterator; NULL when the locale's rules cannot be loaded. Used by one thread at a
/// time.
void *fitcheck_break_iterator_open(const char *locale);
/// The same for words (UAX #29, with dictionaries).
void *fitcheck_word_iterator_open(const char *locale);
void fitcheck_break_iterator_close(void *iterator);

/// Ors `flag` into flags[offset] at each boundary that lies inside the text, not at its ends. `flags`
/// has `length` bytes or more. Returns 0 when ICU refuses the text.
int fitcheck_break_iterator_mark(
    void *iterator, const uint16_t *text, int32_t length, uint8_t *flags, uint8_t flag);

/// Bidi_Class by ICU's number, which is part of its stable interface.
uint8_t fitcheck_bidi_class(uint32_t scalar);

/// Values of Bidi_Paired_Bracket_Type.
enum {
  FITCHECK_BRACKET_NONE = 0,
  FITCHECK_BRACKET_OPENING,
  FITCHECK_BRACKET_CLOSING,
};
int fitcheck_paired_bracket_type(uint32_t scalar);

/// Bidi_Paired_Bracket: the partner of a bracket, and any other scalar itself.
uint32_t fitcheck_paired_bracket(uint32_t scalar);

/// The Unicode version that ICU's data implements, such as "15.0".
void fitcheck_unicode_version(char buffer[32]);

/// The Unicode version of what the rules of line breaking and grapheme clusters ask for: 17.0, or ICU's
/// where that is later.
void fitcheck_line_break_version(char buffer[32]);

#endif
