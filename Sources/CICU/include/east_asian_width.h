#ifndef FITCHECK_EAST_ASIAN_WIDTH_H
#define FITCHECK_EAST_ASIAN_WIDTH_H

#include <stdint.h>

/// East_Asian_Width (UAX #11) of a scalar: 2 for Wide and Fullwidth, 1 for everything else.
int fitcheck_east_asian_columns(uint32_t scalar);

/// East_Asian_Width Wide, Fullwidth or Halfwidth: a letter of East Asian writing, however wide.
int fitcheck_is_east_asian(uint32_t scalar);

/// General categories Mn and Me, format characters (Cf), and Hangul vowels and finals that join the
/// syllable before them: nothing of their own on a character cell.
int fitcheck_is_zero_columns(uint32_t scalar);

#endif
