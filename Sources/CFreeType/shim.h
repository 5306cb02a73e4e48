#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_BITMAP_H
#include FT_SIZES_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_ERRORS_H
