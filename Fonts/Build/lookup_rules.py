"""What the lookups of a font ask for: every rule as the sets of glyphs that it needs, one after the other."""

from fontTools.ttLib.tables import otTables

#: Features that nothing switches on but who asks for them (OpenType's registered tags). All others count as applied:
#: shapers know more of them from version to version.
OPTIONAL = {
    "aalt", "afrc", "c2pc", "c2sc", "case", "cpct", "cpsp", "cswh", "dlig", "dnom", "expt", "falt", "frac", "fwid",
    "halt", "hist", "hkna", "hlig", "hngl", "hojo", "hwid", "ital", "jalt", "jp04", "jp78", "jp83", "jp90", "lfbd",
    "lnum", "mgrk", "nalt", "nlck", "numr", "onum", "opbd", "ordn", "ornm", "palt", "pcap", "pkna", "pnum", "pwid",
    "qwid", "rtbd", "ruby", "salt", "sinf", "smcp", "smpl", "subs", "sups", "swsh", "titl", "tnam", "tnum", "trad",
    "twid", "unic", "valt", "vert", "vhal", "vkna", "vkrn", "vpal", "vrt2", "vrtr", "zero",
} | {f"ss{number:02}" for number in range(1, 21)} | {f"cv{number:02}" for number in range(1, 100)}
#: Applied to text that runs from right to left only.
BACKWARDS = {"rtla", "rtlm"}


def language_systems(table):
    """For each script the tags of features and the lookups of its default and of each language; None for a default
    that there is not."""
    features = table.FeatureList.FeatureRecord if table.FeatureList else []

    def lookups(system):
        if system is None:
            return None
        numbers = list(system.FeatureIndex)
        if system.ReqFeatureIndex != 0xFFFF:
            numbers.append(system.ReqFeatureIndex)
        required = system.ReqFeatureIndex
        return [
            (features[number].FeatureTag if number != required else "", features[number].Feature.LookupListIndex)
            for number in numbers]

    scripts = table.ScriptList.ScriptRecord if table.ScriptList else []
    return [
        (lookups(record.Script.DefaultLangSys), [lookups(language.LangSys) for language in record.Script.LangSysRecord])
        for record in scripts]


def applied(system, but=frozenset()):
    """The lookups of a language system that text is shaped with unasked."""
    without = OPTIONAL | BACKWARDS | but
    return frozenset(lookup for tag, lookups in system or [] if tag not in without for lookup in lookups)


class Rules:
    """The rules of one table's lookups."""

    def __init__(self, font, tag):
        self._lookups = font[tag].table.LookupList.Lookup if font[tag].table.LookupList else []
        self._all = frozenset(font.getGlyphOrder())
        self._positions = tag == "GPOS"
        self._known = {}

    def of(self, lookup):
        """Each rule as a list of sets: it does nothing where one of them has no glyph of the text."""
        if lookup not in self._known:
            self._known[lookup] = [
                rule for subtable in self._lookups[lookup].SubTable for rule in self._subtable(subtable)]
        return self._known[lookup]

    def _subtable(self, subtable):
        if hasattr(subtable, "ExtSubTable"):
            subtable = subtable.ExtSubTable
        kind = type(subtable)
        name = kind.__name__
        if name in ("SingleSubst", "MultipleSubst", "AlternateSubst"):
            yield [frozenset(getattr(subtable, "mapping", None) or subtable.alternates)]
        elif name == "LigatureSubst":
            for first, ligatures in subtable.ligatures.items():
                for ligature in ligatures:
                    yield [frozenset((first,))] + [frozenset((glyph,)) for glyph in ligature.Component]
        elif name == "ReverseChainSingleSubst":
            yield [frozenset(coverage.glyphs) for coverage in
                   [subtable.Coverage] + subtable.BacktrackCoverage + subtable.LookAheadCoverage]
        elif name == "SinglePos":
            yield [frozenset(subtable.Coverage.glyphs)]
        elif name == "PairPos":
            yield from self._pairs(subtable)
        elif name == "CursivePos":
            yield [frozenset(subtable.Coverage.glyphs)] * 2
        elif name in ("MarkBasePos", "MarkLigPos", "MarkMarkPos"):
            prefix, base = {"MarkBasePos": ("Mark", "Base"), "MarkLigPos": ("Mark", "Ligature"),
                            "MarkMarkPos": ("Mark1", "Mark2")}[name]
            yield [frozenset(getattr(subtable, prefix + "Coverage").glyphs),
                   frozenset(getattr(subtable, base + "Coverage").glyphs)]
        elif kind in (otTables.ContextSubst, otTables.ContextPos):
            yield from self._contexts(subtable, "Sub" if not self._positions else "Pos", chained=False)
        elif kind in (otTables.ChainContextSubst, otTables.ChainContextPos):
            yield from self._contexts(subtable, "Sub" if not self._positions else "Pos", chained=True)
        else:
            raise SystemExit(f"build-fonts: no rules are known of {name}")

    def _pairs(self, subtable):
        first = subtable.Coverage.glyphs
        if subtable.Format == 1:
            for glyph, pairs in zip(first, subtable.PairSet):
                yield [frozenset((glyph,)), frozenset(pair.SecondGlyph for pair in pairs.PairValueRecord)]
            return
        left = self._classes(subtable.ClassDef1, frozenset(first))
        right = self._classes(subtable.ClassDef2, self._all)
        for number, record in enumerate(subtable.Class1Record):
            moved = [place for place, pair in enumerate(record.Class2Record)
                     if _moves(getattr(pair, "Value1", None)) or _moves(getattr(pair, "Value2", None))]
            if moved:
                yield [left.get(number, frozenset()),
                       frozenset().union(*(right.get(place, frozenset()) for place in moved))]

    def _contexts(self, subtable, kind, chained):
        chain = "Chain" if chained else ""
        if subtable.Format == 3:
            coverages = (subtable.BacktrackCoverage + subtable.InputCoverage + subtable.LookAheadCoverage
                         if chained else subtable.Coverage)
            yield [frozenset(coverage.glyphs) for coverage in coverages]
            return
        if subtable.Format == 1:
            sets = getattr(subtable, f"{chain}{kind}RuleSet")
            for glyph, rules in zip(subtable.Coverage.glyphs, sets):
                for rule in getattr(rules, f"{chain}{kind}Rule", None) or []:
                    others = (rule.Backtrack + rule.Input + rule.LookAhead) if chained else rule.Input
                    yield [frozenset((glyph,))] + [frozenset((other,)) for other in others]
            return
        covered = frozenset(subtable.Coverage.glyphs)
        inputs = self._classes(subtable.InputClassDef if chained else subtable.ClassDef, self._all)
        before = self._classes(subtable.BacktrackClassDef, self._all) if chained else {}
        after = self._classes(subtable.LookAheadClassDef, self._all) if chained else {}
        for number, rules in enumerate(getattr(subtable, f"{chain}{kind}ClassSet")):
            for rule in getattr(rules, f"{chain}{kind}ClassRule", None) or []:
                numbers = rule.Input if chained else rule.Class
                sets = [inputs.get(number, frozenset()) & covered] + [inputs.get(n, frozenset()) for n in numbers]
                if chained:
                    sets += [before.get(n, frozenset()) for n in rule.Backtrack]
                    sets += [after.get(n, frozenset()) for n in rule.LookAhead]
                yield sets

    def _classes(self, definition, universe):
        """The glyphs of each class, class 0 being all that have no other."""
        classes = {}
        named = definition.classDefs if definition else {}
        for glyph, number in named.items():
            if glyph in universe:
                classes.setdefault(number, set()).add(glyph)
        classes[0] = classes.get(0, set()) | (universe - named.keys())
        return {number: frozenset(glyphs) for number, glyphs in classes.items()}


def _moves(value):
    return value is not None and any(vars(value).values())
