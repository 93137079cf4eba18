"""Set-ups for training games: prints them, one per line, front row first.

    python3 setups.py setups_human_40.tsv setups_learned_40.txt > large.txt
    python3 setups.py setups_human_barrage.tsv > small.txt

Each line of the first file has a count and a set-up, the most played ones first. Of a long file the most
played set-ups are printed, and a random sample of all. Each line of the second file has a set-up; those that
are not in the book (`engine/src/ai/data`) are repeated until they are about as many as the others. Neither
file is part of this repository.
"""

import random
import sys

from book import left_out

# Numbers of set-ups from a long file: the most played ones, and a random sample.
PLAYED, OTHERS = 1500, 8000

random.seed(5)
setups = [line.split()[1] for line in open(sys.argv[1])]
if len(setups) > PLAYED + OTHERS:
    setups = random.sample(setups, OTHERS) + setups[:PLAYED]
if len(sys.argv) > 2:
    learned = left_out(sys.argv[2])
    setups += learned * (len(setups) // len(learned) + 1)
    random.shuffle(setups)
print("\n".join(setups))
