"""Set-ups in the book of `engine/src/ai/data`."""

# Set-ups in the book.
BOOK = 512


def left_out(path):
    """Set-ups of a file, one per line, that `pack_book.py` did not put into the book."""
    with open(path) as lines:
        setups = sorted(set(lines.read().split()))
    in_book = {index * len(setups) // BOOK for index in range(BOOK)}
    return [setup for index, setup in enumerate(setups) if index not in in_book]
