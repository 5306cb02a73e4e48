#ifndef JPEG_PIXELS_H
#define JPEG_PIXELS_H

#include <stddef.h>
#include <stdint.h>

/// The pixels of a JPEG file's bytes, row by row from the top: 0xFFRRGGBB each.
///
/// Of a file that ends early the rows that are there are read, the rest is grey. Any thread.
///
/// @param limit the most pixels that the file may have, a quarter of them where it is in several scans: a file of a few
///        bytes may claim four thousand million.
/// @param wanted_width the pixels in a row that are needed, as of wanted_height: of a larger picture a half, a quarter
///        or an eighth is decoded, the least that has so many.
/// @param width set to the number of pixels in a row.
/// @param height set to the number of rows.
/// @return the pixels, to be given to jpeg_pixels_free; NULL where the bytes are no JPEG file that can be read,
///         the picture has more pixels than the limit, or there is no memory for it.
uint32_t *jpeg_pixels_read(const uint8_t *bytes, size_t count, size_t limit, size_t wanted_width, size_t wanted_height,
                           size_t *width, size_t *height);

/// Gives back what jpeg_pixels_read has returned.
void jpeg_pixels_free(uint32_t *pixels);

#endif
