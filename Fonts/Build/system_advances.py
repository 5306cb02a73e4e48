"""The advance of every character in the system family, and how sure it is.

measured  somebody printed it: U+0020 to U+007E.
derived   it follows from a measured one: an accented letter is as wide as its base, a no-break space as wide
          as a space, a combining mark has no width.
fitted    it was read off pictures, in the text cut: the ellipsis.
stand-in  nobody measured it: the outline's own advance, scaled by what measured characters of its kind need.
"""

import statistics
import unicodedata
from collections import namedtuple

from facts import whole_units
from fitted_readings import ELLIPSIS, NARROW_NO_BREAK_SPACE, FittedReadings, scaled_to

#: `corners` are regular text, regular display, bold text, bold display, in 1/2048 em.
Advance = namedtuple("Advance", "status corners")

#: Characters that are another one as far as width goes, without a canonical decomposition saying so.
EQUIVALENTS = {
    0x00A0: 0x0020,  # no-break space
    0x00AD: 0x002D,  # soft hyphen
    0x2010: 0x002D,  # hyphen
    0x2011: 0x002D,  # no-break hyphen
    0x0131: 0x0069,  # dotless i, which `ccmp` puts in the place of i under an accent
    0x0237: 0x006A,  # dotless j
}

#: Spaces that are defined as a share of the em, in 1/2048 em.
SHARES_OF_EM = {
    0x2000: 2048 / 2, 0x2001: 2048, 0x2002: 2048 / 2, 0x2003: 2048, 0x2004: 2048 / 3, 0x2005: 2048 / 4,
    0x2006: 2048 / 6, 0x2009: 2048 / 5, 0x200A: 2048 / 10, 0x205F: 2048 * 4 / 18,
}

#: The measured character whose width a monospaced digit is given: the plus sign, as wide as the dollar and
#: comparison signs in each of the four corners, which suits signs that stand in columns with digits.
TABULAR_TWIN = 0x002B


def canonical_base(scalar):
    """The first character of a character's canonical decomposition, or None where it has none."""
    decomposed = unicodedata.normalize("NFD", chr(scalar))
    return ord(decomposed[0]) if decomposed != chr(scalar) else None


def category_chain(scalar):
    """The kinds of character whose measured members speak for this one, the nearest first."""
    category = unicodedata.category(chr(scalar))
    nearest = {"Lt": "Lu", "Lm": "Ll", "Lo": "Ll", "No": "Nd", "Nl": "Nd", "Pi": "P", "Pf": "P"}
    category = nearest.get(category, category)
    return (category, category[0], "")


class SystemAdvances:
    """Resolves the four advances of a character from measurements and from the regular and bold outlines."""

    def __init__(self, facts, regular, bold):
        """`regular` and `bold` are the sources' `Outlines`, already at 2048 units per em."""
        self._facts = facts
        self._regular = regular
        self._bold = bold
        self._resolved = {}
        self.readings = FittedReadings(facts)
        self._twins = {}
        for scalar in facts.advances:
            key = regular.drawing(scalar), bold.drawing(scalar)
            if key[0]:
                self._twins[key] = scalar
        self._ratios = self._median_ratios()

    @property
    def tabular(self):
        """The advance of a monospaced digit."""
        return Advance("stand-in", self._facts.advances[TABULAR_TWIN])

    def __getitem__(self, scalar):
        if scalar not in self._resolved:
            advance = self._resolve(scalar)
            if scalar == ELLIPSIS:
                advance = Advance("fitted", scaled_to(advance.corners, *self.readings.ellipsis))
            self._resolved[scalar] = advance
        return self._resolved[scalar]

    def base(self, scalar):
        """The character whose advance this one has, or None."""
        return self._base(scalar) if self[scalar].status == "derived" else None

    def fit_model(self, scalar):
        """The character whose horizontal fit the outline follows, so that an accented letter's stem stands
        where its base's does; None where the outline is fitted by itself."""
        base = self._base(scalar)
        if base is not None:
            own, of_base = self._regular.advance(scalar), self._regular.advance(base)
            return base if own == of_base or self[scalar].status == "derived" else None
        return self._twin(scalar)

    def _base(self, scalar):
        base = EQUIVALENTS.get(scalar, canonical_base(scalar))
        return base if base is not None and self._regular.has(base) else None

    def _twin(self, scalar):
        """The measured character that is drawn exactly alike: A for Cyrillic А."""
        twin = self._twins.get((self._regular.drawing(scalar), self._bold.drawing(scalar)))
        return twin if twin != scalar else None

    def _resolve(self, scalar):
        if scalar in self._facts.advances:
            return Advance("measured", self._facts.advances[scalar])
        if self._regular.first_alike(scalar) != scalar:
            return self[self._regular.first_alike(scalar)]
        own_regular, own_bold = self._regular.advance(scalar), self._bold.advance(scalar)
        if unicodedata.category(chr(scalar)) in ("Mn", "Me", "Cf") and scalar not in EQUIVALENTS:
            return Advance("derived", (0, 0, 0, 0))
        if scalar == NARROW_NO_BREAK_SPACE:
            return Advance("stand-in", (self.readings.narrow_no_break_space,) * 4)
        if scalar in SHARES_OF_EM:
            return Advance("stand-in", (whole_units(SHARES_OF_EM[scalar]),) * 4)
        if scalar == 0x2007:  # figure space
            return self.tabular
        if scalar == 0x2008:  # punctuation space
            return Advance("derived", self[0x002E].corners)
        base = self._base(scalar)
        if base is not None and base != scalar:
            of_base = self[base]
            if of_base.status != "stand-in":
                return Advance("derived", of_base.corners)
            shares = (own_regular / self._regular.advance(base),) * 2 + (own_bold / self._bold.advance(base),) * 2
            return Advance("stand-in", tuple(whole_units(a * b) for a, b in zip(of_base.corners, shares)))
        twin = self._twin(scalar)
        if twin is not None:
            return Advance("stand-in", self._facts.advances[twin])
        ratios = next(self._ratios[kind] for kind in category_chain(scalar) if kind in self._ratios)
        owns = (own_regular, own_regular, own_bold, own_bold)
        return Advance("stand-in", tuple(whole_units(own * ratio) for own, ratio in zip(owns, ratios)))

    def _median_ratios(self):
        """Kind of character → the median ratio of measured to own advance in each of the four corners."""
        samples = {}
        for scalar, corners in self._facts.advances.items():
            owns = (self._regular.advance(scalar),) * 2 + (self._bold.advance(scalar),) * 2
            for kind in category_chain(scalar):
                samples.setdefault(kind, []).append([a / b for a, b in zip(corners, owns)])
        return {kind: tuple(statistics.median(column) for column in zip(*rows)) for kind, rows in samples.items()}
