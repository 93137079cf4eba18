"""Prints set-ups to learn with, one a line, front row first.

    python3 setups.py setups_human_40.tsv setups_learned_40.txt > large.txt
    python3 setups.py setups_human_barrage.tsv > small.txt

The first file has a count and a set-up a line: of a long one the most played are taken, and some of the others by lot. The
second has a set-up a line, of which those that are not in the book (`engine/src/ai/data`) are printed as often as all of the
first together. Neither is part of this repository.
"""

import random
import sys

from book import left_out

PLAYED, OTHERS = 1500, 8000

random.seed(5)
people = [line.split()[1] for line in open(sys.argv[1])]
if len(people) > PLAYED + OTHERS:
    people = random.sample(people, OTHERS) + people[:PLAYED]
if len(sys.argv) > 2:
    new = left_out(sys.argv[2])
    people += new * (len(people) // len(new) + 1)
    random.shuffle(people)
print("\n".join(people))
