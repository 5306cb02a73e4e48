// Plain HarfBuzz: one shaping call a text, nothing kept.

#include "contest.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

static hb_font_t *font;
static hb_buffer_t *buffer;

void engine_open(const char *path, const char *language) {
  (void)language;
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) exit(2);
  hb_face_t *face = hb_face_create(blob, 0);
  font = hb_font_create(face);
  buffer = hb_buffer_create();
}

kept *engine_prepare(const struct text *text, double point_size) {
  (void)point_size;
  hb_buffer_clear_contents(buffer);
  hb_buffer_add_utf16(buffer, text->utf16, (int)text->utf16_length, 0, -1);
  hb_buffer_guess_segment_properties(buffer);
  hb_shape(font, buffer, NULL, 0);
  return NULL;
}

size_t engine_lines(kept *text, double width) {
  (void)text;
  (void)width;
  return 0;
}

void engine_forget(kept *text) { (void)text; }
