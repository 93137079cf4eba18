"""Set-up prior for armies that fill their home rows: prints the table of `engine/src/ai/setup/prior.rs`.

    python3 tools/train/habits.py setups_human_40.tsv setups_learned_40.txt

A number of the table is the frequency of a class of kinds on a square, in percent of a uniform distribution,
by row (front row first) and column (edge first), averaged over both wings.

Each line of the first file has a count and a set-up; a set-up counts five times at most, since popular ones
are copied. Each line of the second file has a set-up; those in the book (`engine/src/ai/data`) are left out.
Both files have the same weight. Neither is part of this repository.
"""

import sys

from book import left_out

CLASSES = ["F", "B", "S", "3", "2", "M9", "87", "65", "4"]
ROWS, COLUMNS = 4, 10
# Largest weight of a set-up.
MOST = 5


def table(kinds, files):
    """Table of a class of kinds; a file is a list of weights and set-ups."""
    cells = [[0.0] * (COLUMNS // 2) for _ in range(ROWS)]
    for setups in files:
        total = sum(weight * sum(setup.count(kind) for kind in kinds) for weight, setup in setups)
        for weight, setup in setups:
            for square, kind in enumerate(setup):
                if kind in kinds:
                    row, column = divmod(square, COLUMNS)
                    share = weight / total / len(files)
                    cells[row][min(column, COLUMNS - 1 - column)] += share
    return [[round(100 * cell * ROWS * COLUMNS / 2) for cell in row] for row in cells]


def main(human, learned):
    with open(human) as lines:
        human_setups = [(min(int(count), MOST), setup) for count, setup in map(str.split, lines)]
    learned_setups = [(1, setup) for setup in left_out(learned)]
    for kinds in CLASSES:
        print(f"    {table(kinds, [human_setups, learned_setups])},")


main(*sys.argv[1:])
