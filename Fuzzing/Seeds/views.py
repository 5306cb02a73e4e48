"""Trees of views as Tests/SwiftUISurfaceTests/HostileView.swift decodes them: each kind of leaf, container and modifier with
each kind of number, and those that lie in one another or follow one another."""

import itertools
import random

from chosen_numbers import no, pick, rest, within, yes

#: How many there are of each in HostileView.swift.
LEAVES, CONTAINERS, MODIFIERS, ABSURD_LENGTHS, WORDS = 14, 14, 26, 15, 32
#: How many the last container and the last modifier stand for, which take a number more: those that differ.
FURTHER, STYLES = 8, 16
ALL_CONTAINERS, ALL_MODIFIERS = CONTAINERS - 1 + 7, MODIFIERS - 1 + 13
#: Containers by what they are for.
COLUMN, ROW, LAYERS, CHOICE, READER, LAZY_COLUMN, GRID, LAZY_GRID, RELATIVE, OWN, GROUP = 0, 2, 4, 5, 7, 8, 9, 10, 11, 12, 13
#: The number that begins an input: of levels, and whether headroom is searched for.
LEVELS = {1: 0, 2: 1, 3: 2, 4: 3}
SEARCHED = {1: 4, 2: 5}
#: Lengths that widgets have, and what stands beside them.
PLAIN = (12, 0.5, 30, 58, 110, -10, 2)


# Numbers


def absurd(index):
    return yes(3) + pick(index, ABSURD_LENGTHS)


def length(value):
    return no(3) + within(value, -20, 120)


#: Every length: those of widgets first.
LENGTHS = [length(value) for value in PLAIN] + [absurd(index) for index in range(ABSURD_LENGTHS)]
NONE = yes(3)
OPEN_LENGTHS = [NONE] + [no(3) + length for length in LENGTHS]


# Texts


def words(index):
    """One of the texts that are written out."""
    return pick(1, 4) + pick(index, WORDS)


def hostile(pieces):
    """A text of up to six pieces: each by the place of its number in one of both lists, how often it comes, and a scalar."""
    text = pick(2, 4) + pick(3, 6) + pick(len(pieces), 7)
    for is_hard, number, times, scalar in pieces:
        text += bytes([1 if is_hard else 2, number])
        text += yes(16) + within(times, 2, 200) if times > 1 else no(16)
        text += yes(12) + within(scalar, 0, 0x10FFFF) if scalar else no(12)
    return text


NO_TEXT = pick(0, 4)
#: Japanese, English, Arabic, a letter with its mark, and none.
TEXTS = [words(index) for index in range(0, WORDS, WORDS // 4)] + [NO_TEXT]


def hostile_texts():
    """Texts with every piece of both lists."""
    for is_hard in (True, False):
        for number in range(1, 256, 3):
            yield hostile([(is_hard, number, 1, 0), (True, 3, 1, 0), (is_hard, (number + 1) % 256, 1, 0), (True, 14, 1, 0),
                           (is_hard, min(255, number + 2), 1, 0)])
    for number in range(1, 256, 16):
        yield hostile([(number % 32 == 1, number, number % 190 + 3, number * 4000)])


# Views


def leaf(kind, chance):
    """One leaf, with numbers by chance."""
    def some(count):
        return b"".join(chance.choice(LENGTHS) for _ in range(count))
    text = chance.choice(TEXTS)
    extra = {0: chance.choice(OPEN_LENGTHS), 5: some(2), 6: pick(chance.randrange(3), 3), 7: some(2),
             8: text + some(1) + chance.choice(TEXTS) + some(2), 9: text, 10: some(7) + pick(chance.randrange(2), 2)}
    return pick(kind, LEAVES) + (text if kind > 10 else extra.get(kind, b""))


def text_leaf(text):
    return pick(11, LEAVES) + text


def modifier(kind, chance, lengths=LENGTHS):
    """One modifier, with numbers by chance."""
    def some(count):
        return b"".join(chance.choice(lengths) for _ in range(count))

    def open_lengths(count):
        return b"".join(NONE if chance.random() < 0.4 else no(3) + chance.choice(lengths) for _ in range(count))
    one = {0: open_lengths(2), 1: open_lengths(6) + pick(chance.randrange(3), 3), 3: some(4),
           4: pick(chance.randrange(2), 2) + pick(chance.randrange(2), 2),
           6: yes(4) if chance.random() < 0.2 else no(4) + pick(chance.randrange(7), 7), 7: pick(chance.randrange(7), 7),
           9: pick(chance.randrange(5), 5), 15: pick(chance.randrange(3), 3), 16: some(2), 17: some(2),
           18: open_lengths(1) + pick(chance.randrange(2), 2), 22: pick(chance.randrange(2), 2)}
    if kind >= MODIFIERS - 1:
        style = kind - MODIFIERS + 1
        two_counts = pick(chance.randrange(7), 7) + pick(chance.randrange(7), 7)
        of_style = {0: pick(chance.randrange(5), 5), 1: pick(chance.randrange(5), 5), 2: pick(chance.randrange(3), 3), 5: two_counts,
                    6: pick(chance.randrange(4), 4), 7: pick(chance.randrange(3), 3), 8: some(2), 9: some(1)}
        return pick(MODIFIERS - 1, MODIFIERS) + pick(style, STYLES) + of_style.get(style, b"")
    bare = (19, 20, 21)
    return pick(kind, MODIFIERS) + (b"" if kind in bare else one.get(kind) or some(1))


def with_modifiers(view, modifiers=()):
    """A view, and up to two modifiers behind it."""
    return view + pick(len(modifiers), 3) + b"".join(modifiers)


def container(kind, children, chance, spacing=None):
    """A container of up to three views."""
    def open_length():
        return spacing or chance.choice(OPEN_LENGTHS[:8])

    def some(count):
        return b"".join(chance.choice(LENGTHS) for _ in range(count))

    def grid_item():
        size = chance.randrange(3)
        return pick(size, 3) + some(1 if size == 0 else 2) + open_length()
    columns = chance.randrange(4)
    extra = {0: pick(chance.randrange(3), 3) + open_length(), 2: pick(chance.randrange(5), 5) + open_length(),
             5: pick(chance.randrange(4), 4), 8: open_length(), 9: open_length() + open_length(),
             10: pick(columns, 4) + b"".join(grid_item() for _ in range(columns)) + open_length(), 11: some(1),
             12: some(2) + chance.choice(OPEN_LENGTHS) + some(2) + chance.choice(OPEN_LENGTHS) + chance.choice(OPEN_LENGTHS)}
    same = {1: 0, 3: 2, 6: 5}
    held = pick(len(children), 4) + b"".join(children)
    if kind >= GROUP:
        of_further = {0: open_length(), 1: extra[LAZY_GRID], 2: pick(chance.randrange(2), 2),
                      3: pick(chance.randrange(7), 7) + pick(chance.randrange(2), 2), 4: pick(chance.randrange(2), 2)}
        return held + pick(GROUP, CONTAINERS) + pick(kind - GROUP, FURTHER) + of_further.get(kind - GROUP, b"")
    return held + pick(kind, CONTAINERS) + extra.get(same.get(kind, kind), b"")


# Inputs


def tree(levels, view, is_container, chance, searched=False):
    """An input of a view that has so many levels, with numbers behind it by chance."""
    start = SEARCHED[levels] if searched else LEVELS[levels]
    return bytes([start]) + at(levels, view, is_container) + rest(chance, 20)


def at(levels, view, is_container):
    """A view where so many levels are left: where there is one, a number says whether it is a container."""
    return (b"" if levels == 0 else no(6) if is_container else yes(6)) + view


def views():
    chance = random.Random(66)
    plain = [with_modifiers(text_leaf(text)) for text in TEXTS]
    yield from leaves(chance)
    yield from written(chance)
    yield from modified(chance, plain)
    yield from contained(chance, plain)
    yield from nested(chance, plain)
    for number in range(160):
        chance = random.Random(number)
        yield bytes([number % 32]) + (rest(chance, 240) if number % 2 else chance.randbytes(240))


def leaves(chance):
    """Leaves of each kind with numbers of each kind, and texts of all pieces."""
    for kind in range(LEAVES - 2):
        for _ in range(12):
            yield tree(1, with_modifiers(leaf(kind, chance)), False, chance)
    for number, first in enumerate(LENGTHS):
        other = LENGTHS[-number]
        for kind, numbers in [(0, no(3) + first), (5, first + other), (5, LENGTHS[0] + first), (7, first + other),
                              (7, LENGTHS[2] + first), (8, TEXTS[1] + first + TEXTS[0] + other + first),
                              (10, (first + LENGTHS[0] + other) * 2 + first + yes(2)),
                              (10, LENGTHS[4] * 5 + first + other + no(2))]:
            yield tree(1, with_modifiers(pick(kind, LEAVES) + numbers), False, chance)
    for number, text in enumerate(hostile_texts()):
        # Alone, as Markdown, in a run beside another, and in a frame too narrow for it.
        leaf_of_text = [text_leaf(text), pick(9, LEAVES) + text,
                        pick(8, LEAVES) + text + LENGTHS[0] + TEXTS[1] + LENGTHS[1] * 2][number % 3]
        narrow = pick(0, MODIFIERS) + no(3) + LENGTHS[2] + NONE
        yield tree(1, with_modifiers(leaf_of_text, [narrow] if number % 2 else []), False, chance)


def written(chance):
    """Texts that are written out, each cut, made smaller and set apart in each way in rooms that are too narrow."""
    def limit(lines):
        return pick(6, MODIFIERS) + no(4) + pick(2 + lines, 7)

    def cut(mode):
        return pick(15, MODIFIERS) + pick(mode, 3)

    def sized(kind, value):
        return pick(kind, MODIFIERS) + length(value)
    def style(kind, numbers=b""):
        return pick(MODIFIERS - 1, MODIFIERS) + pick(kind, STYLES) + numbers
    settings = [[limit(lines), cut(mode)] for lines in (1, 2, 3) for mode in range(3)]
    settings += [[limit(lines), pick(9, MODIFIERS) + pick(2, 5)] for lines in (1, 2)] + [[sized(10, 30), limit(2)], [sized(10, 17)]]
    # By name, in languages that part phrases or none, and in capitals.
    settings += [[style(0, pick(font, 5)), style(1, pick(language, 5))] for font, language in ((0, 0), (3, 0), (4, 1))]
    settings += [[sized(kind, 2), cut(mode)] for kind, mode in ((12, 0), (13, 1), (14, 2))] + [[style(12), limit(1)]]
    for index in range(WORDS):
        for number, setting in enumerate(settings):
            for width in (30, 58, 110):
                room = pick(0, MODIFIERS) + no(3) + length(width) + NONE
                view = container(COLUMN, [with_modifiers(text_leaf(words(index)), setting)], chance, NONE)
                yield tree(1, with_modifiers(view, [room]), True, chance, searched=(index + number) % 16 == 0)
        for other in range(3):
            two = [with_modifiers(text_leaf(words((index + distance) % WORDS)), [limit(1)]) for distance in (0, 7 * other + 1)]
            yield tree(1, with_modifiers(container((COLUMN, ROW, CHOICE)[other], two, chance)), True, chance)
            run = pick(8, LEAVES) + words(index) + length(17) + words((index + 7 * other + 1) % WORDS) + length(2) + length(2)
            yield tree(1, with_modifiers(run, [limit(1), cut(other)]), False, chance)


def modified(chance, plain):
    """Modifiers of a leaf and of a container with each length, and each behind each other one."""
    held = container(COLUMN, plain[:2], chance), container(ROW, [plain[1], plain[0]], chance)
    for kind in range(ALL_MODIFIERS):
        for lengths in [[length] for length in LENGTHS] + [LENGTHS] * 3:
            one = modifier(kind, chance, lengths)
            yield tree(1, with_modifiers(text_leaf(chance.choice(TEXTS)), [one]), False, chance)
        for number, view in enumerate(held):
            for searched in (False, True):
                yield tree(1, with_modifiers(view, [modifier(kind, chance, LENGTHS[:7])]), True, chance, searched)
        for other in range(LEAVES):
            yield tree(1, with_modifiers(leaf(other, chance), [modifier(kind, chance, LENGTHS[:7])]), False, chance)
    for first, second in itertools.product(range(ALL_MODIFIERS), repeat=2):
        two = [modifier(kind, chance, LENGTHS[:7]) for kind in (first, second)]
        is_container = (first + second) % 2 == 0
        view = held[first % 2] if is_container else text_leaf(TEXTS[(first + second) % 4])
        yield tree(1, with_modifiers(view, two), is_container, chance)


def contained(chance, plain):
    """Containers of each kind with leaves of each kind, alone and beside texts, and with modifiers on what they hold."""
    for kind in range(ALL_CONTAINERS):
        for count in range(4):
            for searched in (False, True):
                yield tree(1, with_modifiers(container(kind, plain[:count], chance)), True, chance, searched)
        for number in range(len(OPEN_LENGTHS)):
            yield tree(1, with_modifiers(container(kind, plain[:3], chance, OPEN_LENGTHS[number])), True, chance)
        for inner in range(LEAVES):
            one = with_modifiers(leaf(inner, chance))
            for children in ([one], [plain[1], one], [one, plain[0], with_modifiers(leaf((inner * 5 + 3) % LEAVES, chance))]):
                yield tree(1, with_modifiers(container(kind, children, chance)), True, chance)
        for inner in range(ALL_MODIFIERS):
            one = with_modifiers(text_leaf(TEXTS[inner % 4]), [modifier(inner, chance, LENGTHS[:7])])
            other = with_modifiers(leaf(inner % LEAVES, chance), [modifier((inner * 7 + 1) % ALL_MODIFIERS, chance, LENGTHS[:7])])
            yield tree(1, with_modifiers(container(kind, [one, plain[0]], chance)), True, chance)
            yield tree(1, with_modifiers(container(kind, [plain[1], other, one], chance)), True, chance, inner % 8 == 0)


def nested(chance, plain):
    """Containers of each kind in each other one, with a text beside them, some within a third, a modifier between."""
    for outer, inner in itertools.product(range(ALL_CONTAINERS), repeat=2):
        leaves_within = chance.sample(plain, 2) + [with_modifiers(leaf(chance.randrange(LEAVES), chance))]
        within_it = with_modifiers(at(1, container(inner, leaves_within[:1 + (outer + inner) % 3], chance), True))
        changed = with_modifiers(at(1, container(inner, leaves_within, chance), True),
                                 [modifier((outer * 5 + inner) % ALL_MODIFIERS, chance, LENGTHS[:7])])
        beside = at(1, plain[1], False)
        yield tree(2, with_modifiers(container(outer, [within_it, beside], chance)), True, chance)
        yield tree(2, with_modifiers(container(outer, [changed, within_it, beside], chance)), True, chance)
        yield tree(2, with_modifiers(container(outer, [beside, changed], chance)), True, chance, (outer + inner) % 7 == 0)
        # A choice around them, within which the first is too long for the widget.
        third = with_modifiers(no(6) + container(outer, [within_it, beside, within_it], chance))
        yield tree(3, with_modifiers(container(CHOICE, [third, with_modifiers(at(2, text_leaf(TEXTS[1]), False))], chance)),
                   True,
                   chance)
