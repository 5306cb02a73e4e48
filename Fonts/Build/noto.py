"""Noto faces for other scripts, for symbols and for emoji."""

import shutil
from collections import namedtuple

from fontTools import subset
from fontTools.ttLib import TTFont

DIRECTORY = "/usr/share/fonts/truetype/noto/"

#: `tag` is the ISO 15924 code of the script that the face is for.
Script = namedtuple("Script", "name tag")
SCRIPTS = (
    Script("Arabic", "Arab"), Script("Hebrew", "Hebr"), Script("Thai", "Thai"), Script("Devanagari", "Deva"),
    Script("Bengali", "Beng"), Script("Tamil", "Taml"), Script("Lao", "Laoo"), Script("Khmer", "Khmr"),
    Script("Myanmar", "Mymr"),
)
SCRIPT_STYLES = ("Regular", "Bold")

#: Faces for what the system family lacks of Latin, Greek, Cyrillic, phonetic letters and number forms.
REST_STYLES = ("Regular", "Bold")

EMOJI = "NotoColorEmoji.ttf"

#: Symbol faces, in the order in which they are asked; a later one keeps only what the earlier ones lack.
SYMBOLS = ("NotoSansSymbols-Regular.ttf", "NotoSansSymbols2-Regular.ttf", "NotoSansMath-Regular.ttf")

#: Blocks of symbols. Letters and digits that those faces also draw are left to the text faces.
SYMBOL_BLOCKS = (
    (0x2010, 0x2BFF),  # punctuation, currency, letter-like, arrows, maths, technical, enclosed, box, dingbats
    (0x2E00, 0x2E7F), (0x3004, 0x3004), (0x4DC0, 0x4DFF), (0x1D400, 0x1D7FF), (0x1F000, 0x1FAFF),
)


def script_file(script, style):
    return f"NotoSans{script.name}-{style}.ttf"


def rest_file(style):
    return f"NotoSans-{style}.ttf"


def copy(name, path):
    """Takes a face over byte for byte."""
    shutil.copyfile(DIRECTORY + name, path)


def characters(name):
    """The scalars that a face draws."""
    with TTFont(DIRECTORY + name) as font:
        return set(font.getBestCmap())


def symbol_repertoires(already_covered):
    """Symbol face → the scalars it keeps, given those that faces before it draw."""
    covered = set(already_covered)
    repertoires = {}
    for name in SYMBOLS:
        own = {
            scalar for scalar in characters(name)
            if any(first <= scalar <= last for first, last in SYMBOL_BLOCKS)
        }
        repertoires[name] = own - covered
        covered |= own
    return repertoires


def build_subset(name, scalars, path):
    """Writes a face that keeps only the given scalars."""
    font = TTFont(DIRECTORY + name, recalcTimestamp=False)
    options = subset.Options()
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables = options.drop_tables + ["MATH"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=scalars)
    subsetter.subset(font)
    font.save(path)
