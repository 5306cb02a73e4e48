// Pango: a layout for each text, which takes new widths.

#include "contest.h"

#include <fontconfig/fontconfig.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>

static PangoContext *context;
static FcChar8 *family;

void engine_open(const char *path, const char *language) {
  // A private configuration with the one file in it: nothing else can be fallen back on.
  FcConfig *config = FcConfigCreate();
  if (!FcConfigAppFontAddFile(config, (const FcChar8 *)path)) exit(2);
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  if (!fonts || fonts->nfont == 0 ||
      FcPatternGetString(fonts->fonts[0], FC_FAMILY, 0, &family) != FcResultMatch)
    exit(2);
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
  context = pango_font_map_create_context(map);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  pango_context_set_round_glyph_positions(context, FALSE);
  pango_context_set_language(context, pango_language_from_string(language));
}

kept *engine_prepare(const struct text *text, double point_size) {
  PangoLayout *layout = pango_layout_new(context);
  PangoFontDescription *description = pango_font_description_new();
  pango_font_description_set_family_static(description, (const char *)family);
  pango_font_description_set_absolute_size(description, point_size * PANGO_SCALE);
  pango_layout_set_font_description(layout, description);
  pango_font_description_free(description);
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text(layout, text->utf8, (int)text->utf8_length);
  // Without a width: analysed and shaped, on one line.
  if (text->utf8_length > 0) pango_layout_get_line_count(layout);
  return (kept *)layout;
}

size_t engine_lines(kept *text, double width) {
  PangoLayout *layout = (PangoLayout *)text;
  if (pango_layout_get_character_count(layout) == 0) return 0;
  pango_layout_set_width(layout, (int)ceil(width * PANGO_SCALE - 1e-6));
  return (size_t)pango_layout_get_line_count(layout);
}

void engine_forget(kept *text) { g_object_unref(text); }
