// What every contender of the contest answers, in one form: `contest.c` reads items, times rows and prints answers;
// an engine is one file that has the functions below.

#ifndef CONTEST_H
#define CONTEST_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A text of an item, in both encodings.
struct text {
  const char *utf8;
  size_t utf8_length;
  const uint16_t *utf16;
  size_t utf16_length;
};

// What an engine keeps of a text: for all widths, at one size.
typedef struct kept kept;

// Opens a font for texts of a language; ends the process where it cannot.
void engine_open(const char *font, const char *language);

// Analyses and shapes a text it has not seen.
kept *engine_prepare(const struct text *text, double point_size);

// The lines that a text takes at a width in points; 0 for an engine that breaks no lines.
size_t engine_lines(kept *text, double width);

void engine_forget(kept *text);

#ifdef __cplusplus
}
#endif

#endif
