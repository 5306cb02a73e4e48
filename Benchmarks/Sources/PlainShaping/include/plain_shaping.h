#ifndef PLAIN_SHAPING_H
#define PLAIN_SHAPING_H

#include <stddef.h>
#include <stdint.h>

/// A font opened by HarfBuzz alone, and a buffer that is used again for each text.
typedef struct plain_shaper plain_shaper;

/// Opens a face of a font file at its own units per em; NULL where that fails.
plain_shaper *plain_shaper_open(const char *path, unsigned index);

void plain_shaper_close(plain_shaper *shaper);

/// The version of HarfBuzz.
const char *plain_shaper_version(void);

/// Shapes texts one after another, each by one hb_shape call, and returns the number of glyphs.
/// The texts stand end to end in `utf16`; text i ends before `ends[i]`.
size_t plain_shaper_pass(
  plain_shaper *shaper, const uint16_t *utf16, const size_t *ends, size_t count);

#endif
