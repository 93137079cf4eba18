"""Packs set-ups of one army into the book: python3 pack_book.py NUMBER < set-up strings, one a line > book40.bin

A set-up is an arrangement of a fixed multiset of kinds. It is stored as its rank among all arrangements in lexical
order (of the kinds ISP23456789MBF): 14 bytes, lowest first, instead of 40.
"""

import sys
from math import factorial

ORDER = "ISP23456789MBF"
BYTES = 14


def arrangements(counts):
    total = factorial(sum(counts))
    for count in counts:
        total //= factorial(count)
    return total


def rank(text):
    counts = [text.count(letter) for letter in ORDER]
    number = 0
    for letter in text:
        kind = ORDER.index(letter)
        for smaller in range(kind):
            if counts[smaller]:
                counts[smaller] -= 1
                number += arrangements(counts)
                counts[smaller] += 1
        counts[kind] -= 1
    return number


lines = sorted(set(sys.stdin.read().split()))
wanted = int(sys.argv[1])
for index in range(wanted):
    sys.stdout.buffer.write(rank(lines[index * len(lines) // wanted]).to_bytes(BYTES, "little"))
