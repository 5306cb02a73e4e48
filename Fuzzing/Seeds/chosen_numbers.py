"""The bytes by which a generator of random numbers chooses what is asked for.

Each byte is a number of 64 bits, itself eight times over (`Choices.generator`). What is chosen of so many is where the number
lies among all; zero itself is drawn again by the standard library, but where there is a power of two to choose of: none of
these is zero.
"""


def chosen(index, count):
    """The byte that a generator's number is made of which chooses one of so many."""
    return (2 * index + 1) * 128 // count


def pick(index, count):
    return bytes([chosen(index, count)])


def yes(count):
    """The number by which one chance of so many comes."""
    return pick(0, count)


def no(count):
    """The number by which it does not."""
    return pick(count - 1, count)


def within(value, lowest, highest):
    """The number that stands for a length between two."""
    return bytes([min(255, max(1, round((value - lowest) * 255 / (highest - lowest))))])


def rest(chance, length=60):
    """Numbers without a plan, among which those at the ends, which choose what is seldom."""
    return bytes(chance.choice([1, 255, 128, chance.randrange(256), chance.randrange(256)]) for _ in range(length))
