"""Numbers for targets that choose by them: each kind of view, container and modifier at least a few times."""

import random

#: How many there are of each in HostileView.swift, and which of them these begin with.
LEAVES, CONTAINERS, MODIFIERS = 14, 14, 26
TEXT, LENGTHLESS = 11, 3
NEVER = 255


def chosen(index, count):
    """The byte that a generator's number is made of which chooses one of so many."""
    return (2 * index + 1) * 128 // count


def rest(chance, length=60):
    """Numbers without a plan, among which those at the ends, which choose what is seldom."""
    return bytes(chance.choice([0, 255, 128, chance.randrange(256), chance.randrange(256)]) for _ in range(length))


def views():
    # One text of three words, without a modifier: a leaf's number, a text's, that of which text, and that of no modifier.
    text = bytes([chosen(TEXT, LEAVES), chosen(1, 4), chosen(1, 4), 0])
    empty = bytes([chosen(LENGTHLESS, LEAVES), 0])
    for number in range(40):
        chance = random.Random(number)
        # The first number chooses the levels, and whether there is a search for headroom.
        for start in (4, 0):
            if number < LEAVES:
                yield bytes([start, 0, chosen(number, LEAVES)]) + rest(chance)
            if number < CONTAINERS:
                for children in ([], [text], [text, empty], [empty, text, text]):
                    yield (bytes([start, NEVER, chosen(len(children), 4)]) + b"".join(children)
                           + bytes([chosen(number, CONTAINERS)]) + rest(chance))
            if number < MODIFIERS:
                yield bytes([start, 0]) + text[:-1] + bytes([chosen(1, 3), chosen(number, MODIFIERS)]) + rest(chance)
                yield bytes([start, NEVER, chosen(2, 4)]) + text * 2 + bytes([chosen(number % 7, CONTAINERS)]) + rest(chance,
                    2) + bytes([chosen(2, 3), chosen(number, MODIFIERS)]) + rest(chance)
    for number in range(160):
        chance = random.Random(number)
        yield bytes([number % 32]) + (rest(chance, 240) if number % 2 else chance.randbytes(240))


def yes(count):
    """The number by which one chance of so many comes."""
    return pick(0, count)


def no(count):
    """The number by which it does not."""
    return pick(count - 1, count)


def pick(index, count):
    return bytes([chosen(index, count)])


#: How RandomColumns sets a text: in lines up to a number, with room for them, apart, tightened, and made smaller.
LIMITS = ([pick(0, 24) + pick(lines, 3) for lines in range(3)] + [pick(6, 24), pick(7, 24) + yes(2) + pick(2, 5), pick(8, 24)]
          + [pick(9, 24) + pick(lines, 4) + pick(factor, 2) for lines in (0, 3) for factor in range(2)] + [pick(10, 24)])
#: What it makes of a text before: a second line, its begin, bold, with tracking, with a run of another size, and raised.
STYLES = ("", "l", "s", "b", "t", "r", "u", "lb", "tr", "bu", "ltru", "st")


def set_text(headline, style, font, limit):
    """The numbers by which RandomColumns writes one text."""
    def part(letter, count, chosen_then=b""):
        return yes(count) + chosen_then if letter in style else no(count)
    other = pick((headline + 1) % 3, 3)
    named = yes(3) + pick(font, 5) if font < 5 else no(3) + pick(font - 5, 6)
    return (pick(headline, 3) + part("l", 60, other) + part("s", 10) + part("b", 2) + part("t", 12, pick(font % 3, 3))
            + part("r", 60, other) + part("u", 12) + named + limit)


def choices_of_texts():
    """Choices of columns, of which the first begins with a text of each kind."""
    plain = [set_text(headline, "", 7, pick(10, 24)) for headline in range(3)]
    for number, (style, limit) in enumerate((style, limit) for style in STYLES for limit in LIMITS):
        for headline in range(3):
            text = set_text(headline, style, (number + headline) % 11, limit)
            # Alone before a shorter one, and above another with what is around it.
            yield (pick(1, 4) + yes(5) + text + yes(5) + set_text(headline, "s", 5, pick(10, 24)) + pick(number % 6, 6)
                   + pick(7, 8))
            around = yes(3) + pick(number % 14, 14) + yes(2) * 4 if number % 2 else no(3)
            column = (pick(1, 4) + no(4) + pick(10, 14) + text + around + no(4) + pick(10, 14) + plain[headline] + no(3)
                      + pick(9, 10) + pick(number % 3, 3) + no(3) + no(3))
            yield pick(1, 4) + no(5) + column + yes(5) + plain[headline] + pick(0, 6) + pick(7, 8)


def maps():
    # Bounds, as they are found by chance and as widgets have them, then numbers for views.
    usual = bytes([208, 145, 208, 100, 255, 255, 0, 0, 60, 30, 120, 200, 208, 20, 20, 145])
    # So narrow that words go over several lines.
    narrow = bytes([8, 60, 14, 90, 20, 145, 40, 100, 60, 30, 100, 145, 3, 255, 208, 12])
    for choice in choices_of_texts():
        yield usual + choice
        yield narrow + choice
    for number in range(240):
        chance = random.Random(number)
        bounds = usual if number % 2 else chance.randbytes(16)
        yield bounds + (rest(chance, 40 + number) if number % 3 else chance.randbytes(40 + number))
