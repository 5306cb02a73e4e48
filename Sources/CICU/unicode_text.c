#include "unicode_text.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/uversion.h>

// MARK: Scalar properties

enum { PAGE_BITS = FITCHECK_PROPERTY_PAGE_BITS, PAGE_SIZE = 1 << PAGE_BITS };
_Atomic(fitcheck_inverted_properties *) fitcheck_property_pages[0x110000 >> PAGE_BITS];

static int is_hanging_space(UChar32 c) {
  if (c == '\t' || c == 0x200B) return 1;
  if (u_charType(c) != U_SPACE_SEPARATOR) return 0;
  // No-break spaces hold their line together and keep their width at its end.
  return u_getIntPropertyValue(c, UCHAR_LINE_BREAK) != U_LB_GLUE;
}

static int is_line_terminator(UChar32 c) {
  return (c >= 0x0A && c <= 0x0D) || c == 0x85 || c == 0x2028 || c == 0x2029;
}

static int is_bidirectional(UChar32 c) {
  switch (u_charDirection(c)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
      return 1;
    default:
      return 0;
  }
}

static uint32_t east_asian_bits(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_AMBIGUOUS:
      return 1;
    case U_EA_HALFWIDTH:
      return 2;
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return 3;
    default:
      return 0;
  }
}

static uint32_t grapheme_bits(UChar32 c) {
  switch (u_getIntPropertyValue(c, UCHAR_GRAPHEME_CLUSTER_BREAK)) {
    case U_GCB_CONTROL:
      return FITCHECK_GRAPHEME_CONTROL;
    case U_GCB_CR:
      return FITCHECK_GRAPHEME_CR;
    case U_GCB_LF:
      return FITCHECK_GRAPHEME_LF;
    case U_GCB_EXTEND:
      return FITCHECK_GRAPHEME_EXTEND;
    case U_GCB_ZWJ:
      return FITCHECK_GRAPHEME_ZWJ;
    case U_GCB_SPACING_MARK:
      return FITCHECK_GRAPHEME_SPACING_MARK;
    case U_GCB_PREPEND:
      return FITCHECK_GRAPHEME_PREPEND;
    case U_GCB_REGIONAL_INDICATOR:
      return FITCHECK_GRAPHEME_REGIONAL_INDICATOR;
    case U_GCB_L:
      return FITCHECK_GRAPHEME_L;
    case U_GCB_V:
      return FITCHECK_GRAPHEME_V;
    case U_GCB_T:
      return FITCHECK_GRAPHEME_T;
    case U_GCB_LV:
      return FITCHECK_GRAPHEME_LV;
    case U_GCB_LVT:
      return FITCHECK_GRAPHEME_LVT;
    default:
      return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC) ? FITCHECK_GRAPHEME_PICTOGRAPH
                                                                 : FITCHECK_GRAPHEME_OTHER;
  }
}

// MARK: What a later Unicode version changes

struct change {
  uint32_t first, last;
  uint8_t line_break, east_asian, grapheme, is_mark, is_letter, is_opening, is_reserved_pictograph;
};

struct conjunct {
  uint32_t first, last;
  uint8_t is_consonant;
};

#include "Changes/unicode_changes.h"

static const uint32_t changed_bits =
    0x3Fu << FITCHECK_SCALAR_LINE_BREAK_SHIFT | 3u << FITCHECK_SCALAR_EAST_ASIAN_SHIFT |
    0xFu << FITCHECK_SCALAR_GRAPHEME_SHIFT | FITCHECK_SCALAR_MARK | FITCHECK_SCALAR_LETTER |
    FITCHECK_SCALAR_OPENING | FITCHECK_SCALAR_RESERVED_PICTOGRAPH;

static uint32_t pack_change(const struct change *change) {
  return (uint32_t)change->line_break << FITCHECK_SCALAR_LINE_BREAK_SHIFT |
         (uint32_t)change->east_asian << FITCHECK_SCALAR_EAST_ASIAN_SHIFT |
         (uint32_t)change->grapheme << FITCHECK_SCALAR_GRAPHEME_SHIFT |
         (change->is_mark ? FITCHECK_SCALAR_MARK : 0) |
         (change->is_letter ? FITCHECK_SCALAR_LETTER : 0) |
         (change->is_opening ? FITCHECK_SCALAR_OPENING : 0) |
         (change->is_reserved_pictograph ? FITCHECK_SCALAR_RESERVED_PICTOGRAPH : 0);
}

uint32_t fitcheck_mend_properties(uint32_t scalar, uint32_t packed, int major, int minor) {
  if (major > CHANGES_MAJOR_VERSION ||
      (major == CHANGES_MAJOR_VERSION && minor >= CHANGES_MINOR_VERSION))
    return packed;
  size_t low = 0, high = sizeof changes / sizeof *changes;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (changes[middle].last < scalar)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == sizeof changes / sizeof *changes || changes[low].first > scalar) return packed;
  return (packed & ~changed_bits) | pack_change(&changes[low]);
}

// Indic_Conjunct_Break is the table's under any ICU: 72 does not have it.
static uint32_t mend_conjunct(uint32_t scalar, uint32_t packed) {
  size_t low = 0, high = sizeof conjuncts / sizeof *conjuncts;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (conjuncts[middle].last < scalar)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == sizeof conjuncts / sizeof *conjuncts || conjuncts[low].first > scalar) return packed;
  if (conjuncts[low].is_consonant) return packed | FITCHECK_SCALAR_LINKING_CONSONANT;
  return (packed & ~(0xFu << FITCHECK_SCALAR_GRAPHEME_SHIFT)) |
         (uint32_t)FITCHECK_GRAPHEME_LINKER << FITCHECK_SCALAR_GRAPHEME_SHIFT;
}

// The classes that rules divide further: LB15a, LB15b and LB19 by category, LB28a one scalar.
static uint32_t divide_class(UChar32 c, int8_t category, uint32_t packed) {
  uint32_t number = packed >> FITCHECK_SCALAR_LINE_BREAK_SHIFT & 0x3F;
  uint32_t divided = number;
  if (number == U_LB_QUOTATION && category == U_INITIAL_PUNCTUATION)
    divided = FITCHECK_LINE_BREAK_QUOTATION_INITIAL;
  if (number == U_LB_QUOTATION && category == U_FINAL_PUNCTUATION)
    divided = FITCHECK_LINE_BREAK_QUOTATION_FINAL;
  if (c == 0x25CC) divided = FITCHECK_LINE_BREAK_DOTTED_CIRCLE;
  return packed ^ (number ^ divided) << FITCHECK_SCALAR_LINE_BREAK_SHIFT;
}

uint8_t fitcheck_line_break(int32_t number, int8_t category) {
  enum { LAST_KNOWN = 48 };  // HH of Unicode 17
  if (number <= LAST_KNOWN) return (uint8_t)number;
  switch (category) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_COMBINING_SPACING_MARK:
      return U_LB_COMBINING_MARK;
    case U_DECIMAL_DIGIT_NUMBER:
      return U_LB_NUMERIC;
    default:
      return U_LB_ALPHABETIC;
  }
}

// MARK: Packing

static uint32_t compute(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(c, &status);
  uint32_t packed = U_SUCCESS(status) && script >= 0 && script < 256 ? (uint32_t)script : 0;
  int8_t category = u_charType(c);
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) packed |= FITCHECK_SCALAR_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION))
    packed |= FITCHECK_SCALAR_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT))
    packed |= FITCHECK_SCALAR_DEFAULT_IGNORABLE;
  if (is_hanging_space(c)) packed |= FITCHECK_SCALAR_HANGING_SPACE;
  if (is_line_terminator(c)) packed |= FITCHECK_SCALAR_LINE_TERMINATOR;
  if (category == U_CONTROL_CHAR) packed |= FITCHECK_SCALAR_CONTROL;
  if (U_GET_GC_MASK(c) & U_GC_M_MASK) packed |= FITCHECK_SCALAR_MARK;
  if (category == U_START_PUNCTUATION ||
      u_getIntPropertyValue(c, UCHAR_LINE_BREAK) == U_LB_OPEN_PUNCTUATION)
    packed |= FITCHECK_SCALAR_OPENING;
  if (is_bidirectional(c)) packed |= FITCHECK_SCALAR_BIDIRECTIONAL;
  packed |= (uint32_t)fitcheck_line_break(u_getIntPropertyValue(c, UCHAR_LINE_BREAK), category)
            << FITCHECK_SCALAR_LINE_BREAK_SHIFT;
  packed |= east_asian_bits(c) << FITCHECK_SCALAR_EAST_ASIAN_SHIFT;
  if (category == U_UNASSIGNED && u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC))
    packed |= FITCHECK_SCALAR_RESERVED_PICTOGRAPH;
  if (U_GET_GC_MASK(c) & (U_GC_L_MASK | U_GC_N_MASK)) packed |= FITCHECK_SCALAR_LETTER;
  packed |= grapheme_bits(c) << FITCHECK_SCALAR_GRAPHEME_SHIFT;
  UVersionInfo version;
  u_getUnicodeVersion(version);
  packed = fitcheck_mend_properties((uint32_t)c, packed, version[0], version[1]);
  return divide_class(c, category, mend_conjunct((uint32_t)c, packed));
}

static fitcheck_inverted_properties *make_page(uint32_t index) {
  fitcheck_inverted_properties *page = malloc(PAGE_SIZE * sizeof *page);
  if (!page) return NULL;
  for (uint32_t i = 0; i < PAGE_SIZE; i++) atomic_init(&page[i], 0);
  fitcheck_inverted_properties *expected = NULL;
  if (atomic_compare_exchange_strong(&fitcheck_property_pages[index], &expected, page))
    return page;
  free(page);
  return expected;
}

uint32_t fitcheck_find_properties(uint32_t scalar) {
  uint32_t packed = compute((UChar32)scalar);
  // ICU has no emoji from then on where it had no memory for its table of them, and tells nobody.
  if (!u_hasBinaryProperty(0x1F600, UCHAR_EMOJI)) abort();
  uint32_t index = scalar >> PAGE_BITS;
  fitcheck_inverted_properties *page =
      atomic_load_explicit(&fitcheck_property_pages[index], memory_order_acquire);
  if (!page) page = make_page(index);
  if (page)
    atomic_store_explicit(&page[scalar & (PAGE_SIZE - 1)], ~packed, memory_order_relaxed);
  return packed;
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

uint8_t fitcheck_combining_class(uint32_t scalar) {
  return u_getCombiningClass((UChar32)scalar);
}

uint32_t fitcheck_script_tag(uint8_t script) {
  const char *name = uscript_getShortName((UScriptCode)script);
  if (!name || !name[0] || !name[1] || !name[2] || !name[3]) return 0x5A797979;  // Zyyy
  return (uint32_t)(uint8_t)name[0] << 24 | (uint32_t)(uint8_t)name[1] << 16 |
         (uint32_t)(uint8_t)name[2] << 8 | (uint32_t)(uint8_t)name[3];
}

_Static_assert(
    FITCHECK_SCRIPT_COMMON == USCRIPT_COMMON && FITCHECK_SCRIPT_INHERITED == USCRIPT_INHERITED &&
        FITCHECK_SCRIPT_BOPOMOFO == USCRIPT_BOPOMOFO && FITCHECK_SCRIPT_HAN == USCRIPT_HAN &&
        FITCHECK_SCRIPT_HIRAGANA == USCRIPT_HIRAGANA && FITCHECK_SCRIPT_KATAKANA == USCRIPT_KATAKANA,
    "ICU's script numbers");

// MARK: Boundaries

void *fitcheck_break_iterator_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    if (iterator) ubrk_close(iterator);
    return NULL;
  }
  return iterator;
}

void *fitcheck_word_iterator_open(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_WORD, locale, NULL, 0, &status);
  if (U_FAILURE(status)) {
    if (iterator) ubrk_close(iterator);
    return NULL;
  }
  return iterator;
}

void fitcheck_break_iterator_close(void *iterator) { ubrk_close(iterator); }

int fitcheck_break_iterator_mark(
    void *iterator, const uint16_t *text, int32_t length, uint8_t *flags, uint8_t flag) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return 0;
  int32_t offset;
  while ((offset = ubrk_next(iterator)) != UBRK_DONE && offset < length) flags[offset] |= flag;
  // The iterator goes back to a pool and must not keep a pointer to the caller's text.
  static const UChar nothing[1] = {0};
  ubrk_setText(iterator, nothing, 0, &status);
  return 1;
}

// MARK: Bidi

uint8_t fitcheck_bidi_class(uint32_t scalar) { return (uint8_t)u_charDirection((UChar32)scalar); }

int fitcheck_paired_bracket_type(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE)) {
    case U_BPT_OPEN:
      return FITCHECK_BRACKET_OPENING;
    case U_BPT_CLOSE:
      return FITCHECK_BRACKET_CLOSING;
    default:
      return FITCHECK_BRACKET_NONE;
  }
}

uint32_t fitcheck_paired_bracket(uint32_t scalar) {
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

void fitcheck_unicode_version(char buffer[32]) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  u_versionToString(version, buffer);
}

void fitcheck_line_break_version(char buffer[32]) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  static const UVersionInfo changes_version = {CHANGES_MAJOR_VERSION, CHANGES_MINOR_VERSION, 0, 0};
  int is_newer = version[0] > changes_version[0] ||
                 (version[0] == changes_version[0] && version[1] > changes_version[1]);
  u_versionToString(is_newer ? version : changes_version, buffer);
}
