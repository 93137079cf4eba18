"""Batched games of Stratego as tensors: `original`, and editions on its board with kinds of its army.

Positions are seen from the side of the player to move, whose back row is the first row; after each ply the
board is turned. Of the rules that limit repetition there is only the most common case of the two-square rule
(limit 3, a step taken back).
"""

import numpy
import torch

LETTERS = {letter: number for number, letter in enumerate(".S23456789MBF")}
KINDS, SCOUT, MARSHAL, BOMB, FLAG = 12, 2, 10, 11, 12
# Bits of a piece: its kind, known to the other player, has moved.
KIND, KNOWN, MOVED = 15, 16, 32
# Square of a move that does not exist.
NOWHERE = 255
# A draw: plies without an attack, and plies in all.
QUIET, LONG = 200, 2000
DIRECTIONS = [(0, 1), (1, 0), (0, -1), (-1, 0)]
ACTIONS = 4 * 9 * 100


def clashes():
    """Results by attacker and defender: 0 no attack, 1 attacker wins, 2 both fall, 3 defender wins."""
    out = torch.zeros(16, 16, dtype=torch.int64)
    for a in range(1, BOMB):
        for d in range(1, KINDS + 1):
            wins = d == FLAG or (d == BOMB and a == 3) or (a == 1 and d == MARSHAL) or (d != BOMB and a > d)
            out[a, d] = 2 if a == d else 1 if wins else 3
    return out


class Board:
    """Constant tensors on a device. An action is (direction * 9 + distance - 1) * 100 + square of origin."""

    def __init__(self, device):
        self.device = device
        goal = torch.full((36, 100), 100)
        for direction, (columns, rows) in enumerate(DIRECTIONS):
            for far in range(1, 10):
                for square in range(100):
                    column, row = square % 10 + columns * far, square // 10 + rows * far
                    if 0 <= column < 10 and 0 <= row < 10:
                        goal[direction * 9 + far - 1, square] = row * 10 + column
        action = torch.full((100, 100), -1)
        for way in range(36):
            for square in range(100):
                if goal[way, square] < 100:
                    action[square, goal[way, square]] = way * 100 + square
        blocked = torch.zeros(101, dtype=torch.bool)
        blocked[[42, 43, 46, 47, 52, 53, 56, 57, 100]] = True
        self.goal, self.action, self.blocked = goal.to(device), action.to(device), blocked.to(device)
        self.clashes = clashes().to(device)
        self.kinds = torch.arange(1, KINDS + 1, dtype=torch.uint8, device=device)
        # Squares of a set-up string, front row first.
        self.home = torch.tensor([(3 - index // 10) * 10 + index % 10 for index in range(40)], device=device)
        self.mirror = torch.tensor([square // 10 * 10 + 9 - square % 10 for square in range(100)], device=device)
        self.mirrored_way = torch.tensor([(0, 3, 2, 1)[way // 9] * 9 + way % 9 for way in range(36)], device=device)


class State:
    """Batch of positions, from the side of the player to move.

    `mine` and `theirs` are the pieces of both players; `last` has the origin and the target of the opponent's
    last move, then of the mover's; `quiet` and `plies` count plies without an attack and all plies; `my_run`
    and `their_run` are the lengths of both players' runs of steps to and fro."""

    FIELDS = ("mine", "theirs", "last", "quiet", "plies", "my_run", "their_run")

    def __init__(self, **fields):
        self.__dict__.update(fields)

    def __getitem__(self, index):
        return State(**{name: getattr(self, name)[index] for name in self.FIELDS})

    def put(self, index, other):
        for name in self.FIELDS:
            getattr(self, name)[index] = getattr(other, name)

    @staticmethod
    def cat(states):
        return State(**{name: torch.cat([getattr(state, name) for state in states]) for name in State.FIELDS})


def first_state(board, mine, theirs):
    """Positions of games that have just begun."""

    def zeros(kind):
        return torch.zeros(len(mine), dtype=kind, device=board.device)

    last = torch.full((len(mine), 4), NOWHERE, dtype=torch.uint8, device=board.device)
    return State(mine=mine, theirs=theirs, last=last, quiet=zeros(torch.int16), plies=zeros(torch.int16),
                 my_run=zeros(torch.uint8), their_run=zeros(torch.uint8))


def deal(board, pools, sorts):
    """First positions of games, with random set-ups from the pool of each game's sort.

    Half of the set-ups are mirrored."""
    count = len(sorts)

    def side():
        drawn = [pool[torch.randint(0, len(pool), (count,), device=board.device)] for pool in pools]
        rows = torch.stack(drawn)[sorts, torch.arange(count, device=board.device)]
        mirrored = rows.view(count, 4, 10).flip(2).reshape(count, 40)
        rows = torch.where(torch.rand(count, 1, device=board.device) < 0.5, rows, mirrored)
        squares = torch.zeros(count, 100, dtype=torch.uint8, device=board.device)
        squares[:, board.home] = rows
        return squares

    return first_state(board, side(), side().flip(1))


def legal(board, state):
    """Mask of the legal actions."""
    count = len(state.mine)
    kind = state.mine & KIND
    beyond = torch.zeros(count, 1, dtype=torch.bool, device=board.device)
    closed = torch.cat([kind > 0, beyond], 1) | board.blocked
    free = ~(closed | torch.cat([(state.theirs & KIND) > 0, beyond], 1))
    through = free[:, board.goal].view(count, 4, 9, 100)
    clear = [torch.ones_like(through[:, :, 0])]
    for far in range(8):
        clear.append(clear[-1] & through[:, :, far])
    walks = (kind > 0) & (kind < BOMB)
    slides = (kind == SCOUT)[:, None, None, :].expand(count, 4, 9, 100).clone()
    slides[:, :, 0] = walks[:, None, :]
    may = ((~closed)[:, board.goal].view(count, 4, 9, 100) & torch.stack(clear, 2) & slides).view(count, ACTIONS)
    start, end = state.last[:, 2].long(), state.last[:, 3].long()
    back = board.action[end.clamp(max=99), start.clamp(max=99)].clamp(min=0)[:, None]
    worn = ((state.my_run >= 3) & (start < 100))[:, None]
    return may.scatter(1, back, may.gather(1, back) & ~worn)


def step(board, state, action):
    """Positions after actions, from the side of the next player, and a mask of the captured Flags."""
    rows = torch.arange(len(action), device=board.device)
    start = action % 100
    # Games that are over may get any action; their positions are not used.
    end = board.goal.view(-1)[action].clamp(max=99)
    piece, other = state.mine[rows, start], state.theirs[rows, end]
    result = board.clashes[(piece & KIND).long(), (other & KIND).long()]
    attack = (other & KIND) > 0
    shown = torch.where(attack | ((action // 100) % 9 > 0), KNOWN, 0).to(torch.uint8)
    nothing = torch.zeros_like(piece)
    mine, theirs = state.mine.clone(), state.theirs.clone()
    mine[rows, start] = 0
    mine[rows, end] = torch.where(result <= 1, piece | MOVED | shown, nothing)
    theirs[rows, end] = torch.where(result == 3, other | KNOWN, nothing)
    back = (state.last[:, 2].long() == end) & (state.last[:, 3].long() == start)
    run = torch.where(back, state.my_run + 1, torch.ones_like(state.my_run))
    turned = torch.where(state.last == NOWHERE, state.last, 99 - state.last)
    moved = torch.stack([99 - start, 99 - end], 1).to(torch.uint8)
    quiet = torch.where(attack, torch.zeros_like(state.quiet), state.quiet + 1)
    after = State(mine=theirs.flip(1), theirs=mine.flip(1), last=torch.cat([moved, turned[:, :2]], 1), quiet=quiet,
                  plies=state.plies + 1, my_run=state.their_run.clone(), their_run=run)
    return after, (other & KIND) == FLAG


def mirrored(board, state, action):
    """Positions and actions with left and right exchanged."""
    last = torch.where(state.last == NOWHERE, state.last.long(), board.mirror[state.last.long().clamp(max=99)])
    fields = {name: getattr(state, name) for name in State.FIELDS}
    fields.update(mine=state.mine[:, board.mirror], theirs=state.theirs[:, board.mirror], last=last.to(torch.uint8))
    return State(**fields), board.mirrored_way[action // 100] * 100 + board.mirror[action % 100]


PLANES, SCALARS = 32, 50
OPEN_PLANES, OPEN_SCALARS = 32, 26


def by_kind(board, pieces):
    return (pieces & KIND)[:, None, :] == board.kinds[None, :, None]


def flag(pieces, which):
    return ((pieces & which) > 0)[:, None]


def last_moves(state):
    """Planes of the origin and the target of the last moves, as far as the moved pieces still stand there."""
    square = torch.arange(100, dtype=torch.uint8, device=state.last.device)
    ends = [(state.theirs, 1), (state.mine, 3)]
    stand = [army.gather(1, state.last[:, index, None].long().clamp(max=99))[:, 0] > 0 for army, index in ends]
    return (state.last[:, :, None] == square) & torch.stack(stand, 1).repeat_interleave(2, 1)[:, :, None]


def inputs(state, planes, counts, kind):
    """Inputs of a network: planes, and scalars scaled as in `engine/src/ai/nn/network.rs`."""
    counts = [count.sum(2).to(kind) / 4 for count in counts]
    clocks = [(state.quiet.to(kind) / 100)[:, None], (state.plies.to(kind) / 500)[:, None]]
    planes = torch.cat(planes, 1).to(kind)
    return planes.view(len(planes), -1, 10, 10), torch.cat(counts + clocks, 1)


def observe(board, state, kind):
    """Inputs of the policy network: the view of the player to move."""
    mine, theirs = by_kind(board, state.mine), by_kind(board, state.theirs)
    known, seen = flag(state.mine, KNOWN), flag(state.theirs, KNOWN)
    moved = flag(state.theirs, MOVED)
    hidden = ((state.theirs & KIND) > 0)[:, None] & ~seen
    planes = [mine, known, flag(state.mine, MOVED), theirs & seen, hidden & ~moved, hidden & moved, last_moves(state)]
    return inputs(state, planes, [mine, mine & ~known, theirs, theirs & ~seen], kind)


def observe_all(board, state, kind):
    """Inputs of a value network: the position with both armies in the open."""
    mine, theirs = by_kind(board, state.mine), by_kind(board, state.theirs)
    planes = [mine, flag(state.mine, KNOWN), flag(state.mine, MOVED), theirs, flag(state.theirs, KNOWN),
              flag(state.theirs, MOVED), last_moves(state)]
    return inputs(state, planes, [mine, theirs], kind)


def replayed(board, setups, moves):
    """Replay of recorded games: for each ply the games that go on, their positions and their actions.

    A game is given by the letters on the hundred squares, from Red's back row on, and by the squares of each
    ply, with -1 after its end."""
    armies = torch.zeros(2, len(setups), 100, dtype=torch.uint8)
    for index, letters in enumerate(setups):
        kinds = torch.tensor([LETTERS[letter] for letter in letters], dtype=torch.uint8)
        armies[0, index, :40], armies[1, index, 60:] = kinds[:40], kinds[60:]
    state, game = first_state(board, *armies.to(board.device)), torch.arange(len(setups), device=board.device)
    for ply in range(moves.shape[1]):
        move = moves[game, ply].long()
        running = move[:, 0] >= 0
        game, move, state = game[running], move[running], state[running]
        if ply % 2:
            move = 99 - move
        action = board.action[move[:, 0], move[:, 1]]
        yield game, state, action
        state, _ = step(board, state, action)


def recorded(board, files):
    """Decisions of games recorded by `vexillum-train games`: positions, actions, results, games.

    A result is that of the player to move."""
    lines = [line.split() for file in files for line in open(file)]
    moves = numpy.full((len(lines), max(len(line[2]) for line in lines) // 4, 2), -1, dtype=numpy.int16)
    for index, (_, _, text) in enumerate(lines):
        digits = numpy.frombuffer(text.encode(), dtype=numpy.uint8).astype(numpy.int16) - ord("0")
        pairs = digits.reshape(-1, 2)
        moves[index, : len(pairs) // 2] = (pairs[:, 0] * 10 + pairs[:, 1]).reshape(-1, 2)
    result = torch.tensor([{"R": 1, "B": -1, "D": 0}[line[1]] for line in lines], device=board.device)
    plies = replayed(board, [line[0] for line in lines], torch.from_numpy(moves).to(board.device))
    decisions = [(state, action, result[game] * (-1 if ply % 2 else 1), game) for ply, (game, state, action) in enumerate(plies)]
    states, actions, results, games = zip(*decisions)
    return State.cat(states), torch.cat(actions), torch.cat(results), torch.cat(games)
