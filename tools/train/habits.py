"""Prints the table of `engine/src/ai/setup/prior.rs` for armies that fill their home: how much likelier than by chance a kind
stands on a square, in percent, by class, row (front row first) and column (edge first), averaged over both wings.

    python3 tools/train/habits.py setups_human_40.tsv setups_learned_40.txt

The first file has a count and a set-up a line (one that was copied often counts five times at most), the second a set-up a
line, of which those count that are not in the book (`engine/src/ai/data`). Both files count the same. Neither is part of
this repository.
"""

import sys

from book import left_out

CLASSES = ["F", "B", "S", "3", "2", "M9", "87", "65", "4"]
ROWS, COLUMNS, MOST = 4, 10, 5


def table(kinds, files):
    cells = [[0.0] * (COLUMNS // 2) for _ in range(ROWS)]
    for setups in files:
        there = sum(weight * sum(setup.count(kind) for kind in kinds) for weight, setup in setups)
        for weight, setup in setups:
            for square, kind in enumerate(setup):
                if kind in kinds:
                    row, column = divmod(square, COLUMNS)
                    share = weight / there / len(files)
                    cells[row][min(column, COLUMNS - 1 - column)] += share
    return [[round(100 * cell * ROWS * COLUMNS / 2) for cell in row] for row in cells]


def main(human, learned):
    with open(human) as lines:
        people = [(min(int(count), MOST), setup) for count, setup in map(str.split, lines)]
    champion = [(1, setup) for setup in left_out(learned)]
    for kinds in CLASSES:
        print(f"    {table(kinds, [people, champion])},")


main(*sys.argv[1:])
