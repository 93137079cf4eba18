"""Which set-ups are in the book of `engine/src/ai/data`."""

BOOK = 512


def left_out(path):
    """The set-ups of a file, one a line, that `pack_book.py` has not put into the book."""
    with open(path) as lines:
        setups = sorted(set(lines.read().split()))
    in_book = {index * len(setups) // BOOK for index in range(BOOK)}
    return [setup for index, setup in enumerate(setups) if index not in in_book]
