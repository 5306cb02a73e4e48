"""The Japanese Gothic: Noto Sans CJK JP, which covers Chinese and Korean as well, without what is not used here.

Every character stays: names need rare ideographs, and leaving out what no legacy character set has would save
only a tenth.
"""

from fontTools import subset
from fontTools.ttLib import TTFont

COLLECTION = "/usr/share/fonts/opentype/noto/NotoSansCJK-{}.ttc"

#: The Japanese face's place in the collection.
JAPANESE_FACE = 0

#: Regional forms and composition, and what an engine may switch on: proportional and half widths, kerning.
FEATURES = ["ccmp", "locl", "ljmo", "vjmo", "tjmo", "mark", "palt", "halt", "kern"]

#: Vertical setting is not supported, so its tables go.
VERTICAL_TABLES = ["VORG", "vhea", "vmtx", "BASE"]


def build(style, path):
    """Writes one weight, its ideographic variation sequences included."""
    font = TTFont(COLLECTION.format(style), fontNumber=JAPANESE_FACE, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables = options.drop_tables + VERTICAL_TABLES
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.save(path)
