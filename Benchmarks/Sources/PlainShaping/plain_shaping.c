#include "plain_shaping.h"

#include <hb-ot.h>
#include <hb.h>
#include <stdlib.h>

struct plain_shaper {
  hb_font_t *font;
  hb_buffer_t *buffer;
};

plain_shaper *plain_shaper_open(const char *path, unsigned index) {
  hb_blob_t *blob = hb_blob_create_from_file_or_fail(path);
  if (!blob) return NULL;
  hb_face_t *face = hb_face_create(blob, index);
  hb_blob_destroy(blob);
  plain_shaper *shaper = malloc(sizeof *shaper);
  if (shaper && hb_face_get_glyph_count(face) > 0) {
    shaper->font = hb_font_create(face);
    shaper->buffer = hb_buffer_create();
  } else {
    free(shaper);
    shaper = NULL;
  }
  hb_face_destroy(face);
  return shaper;
}

void plain_shaper_close(plain_shaper *shaper) {
  if (!shaper) return;
  hb_buffer_destroy(shaper->buffer);
  hb_font_destroy(shaper->font);
  free(shaper);
}

const char *plain_shaper_version(void) { return hb_version_string(); }

size_t plain_shaper_pass(
  plain_shaper *shaper, const uint16_t *utf16, const size_t *ends, size_t count) {
  size_t glyphs = 0;
  size_t start = 0;
  for (size_t i = 0; i < count; i++) {
    hb_buffer_clear_contents(shaper->buffer);
    hb_buffer_add_utf16(shaper->buffer, utf16 + start, (int)(ends[i] - start), 0, -1);
    hb_buffer_guess_segment_properties(shaper->buffer);
    hb_shape(shaper->font, shaper->buffer, NULL, 0);
    glyphs += hb_buffer_get_length(shaper->buffer);
    start = ends[i];
  }
  return glyphs;
}
