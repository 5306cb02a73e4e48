// HarfBuzz and ICU: a text is shaped once and its advances kept; lines are filled greedily between ICU's opportunities.
// No line is shaped anew, so that one that ends within a kerned pair is a little off.

#include "contest.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>

static hb_font_t *font;
static hb_buffer_t *buffer;
static UBreakIterator *breaks;
static double units_per_em;

// The text between two opportunities.
struct unit {
  uint32_t start, content_end, end;
  int is_mandatory;
};

struct kept {
  double points_per_unit;
  size_t unit_count;
  struct unit *units;
  // The advance before each code unit, in font units; a cluster's advance stands at its start.
  int64_t *sums;
};

void engine_open(const char *path, const char *language) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) exit(2);
  hb_face_t *face = hb_face_create(blob, 0);
  font = hb_font_create(face);
  units_per_em = hb_face_get_upem(face);
  buffer = hb_buffer_create();
  char locale[64];
  snprintf(locale, sizeof locale, "%s@lb=strict", language);
  UErrorCode status = U_ZERO_ERROR;
  breaks = ubrk_open(UBRK_LINE, locale, NULL, 0, &status);
  if (U_FAILURE(status)) exit(2);
}

static int is_space(uint16_t unit) {
  return unit == ' ' || unit == '\t' || unit == '\n' || unit == 0x3000 || unit == 0x200B ||
         (unit >= 0x2000 && unit <= 0x200A && unit != 0x2007);
}

kept *engine_prepare(const struct text *text, double point_size) {
  size_t length = text->utf16_length;
  // One block: the struct, the sums, the units.
  size_t most_units = length + 1;
  kept *kept = malloc(sizeof *kept + (length + 1) * sizeof(int64_t) + most_units * sizeof(struct unit));
  kept->points_per_unit = point_size / units_per_em;
  kept->sums = (int64_t *)(kept + 1);
  kept->units = (struct unit *)(kept->sums + length + 1);
  kept->unit_count = 0;
  memset(kept->sums, 0, (length + 1) * sizeof(int64_t));

  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, text->utf16, (int)length, 0, -1);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  unsigned count;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  for (unsigned glyph = 0; glyph < count; glyph++)
    kept->sums[infos[glyph].cluster + 1] += positions[glyph].x_advance;
  for (size_t offset = 0; offset < length; offset++) kept->sums[offset + 1] += kept->sums[offset];

  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(breaks, (const UChar *)text->utf16, (int32_t)length, &status);
  uint32_t start = 0;
  int32_t end;
  while ((end = ubrk_next(breaks)) != UBRK_DONE) {
    uint32_t content_end = (uint32_t)end;
    while (content_end > start && is_space(text->utf16[content_end - 1])) content_end--;
    int is_mandatory = ubrk_getRuleStatus(breaks) >= UBRK_LINE_HARD && (size_t)end < length;
    kept->units[kept->unit_count++] = (struct unit){start, content_end, (uint32_t)end, is_mandatory};
    start = (uint32_t)end;
  }
  return kept;
}

size_t engine_lines(kept *text, double width) {
  if (text->unit_count == 0) return 0;
  double limit = width / text->points_per_unit;
  size_t lines = 1;
  int64_t line = text->sums[text->units[0].start];
  int is_empty = 1;
  for (size_t index = 0; index < text->unit_count; index++) {
    struct unit unit = text->units[index];
    if (!is_empty && (double)(text->sums[unit.content_end] - line) > limit) {
      lines++;
      line = text->sums[unit.start];
    }
    // A unit wider than the line is cut between clusters.
    for (uint32_t offset = unit.start; offset < unit.content_end; offset++) {
      if ((double)(text->sums[unit.content_end] - line) <= limit) break;
      if ((double)(text->sums[offset + 1] - line) > limit && text->sums[offset] > line) {
        lines++;
        line = text->sums[offset];
      }
    }
    is_empty = 0;
    if (unit.is_mandatory) {
      lines++;
      line = text->sums[unit.end];
      is_empty = 1;
    }
  }
  return lines;
}

void engine_forget(kept *text) { free(text); }
