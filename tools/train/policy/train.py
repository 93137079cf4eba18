"""Teaches the networks of `engine/src/ai`: the policy imitates recorded games, then plays itself; and who foresees results is put
in brief.

    python3 train.py --games large.games small.games --setups large.txt small.txt --imitate 2030 --play 27 --out first

The runs behind the shipped weights stand in `../recipe.sh`.

The set-ups are those of `../setups.py`. It needs PyTorch and a GPU: `--imitate 2030` takes a minute on an H100, `--play 372` nine,
`--brief 5435` three and a half. Writes `policy.bin` and `value.bin`, as the engine reads them, and `nets.pt` and `small.pt`, to go
on from: so those beside this, from which `against.py` goes on.

Playing is proximal policy optimization (Schulman 2017) with truncated lambda returns. Who foresees results sees both armies.
"""

import argparse
import copy
import os

import torch
from torch import nn
from torch.nn import functional

import stratego
from stratego import KIND, KNOWN, MOVED, Board, State
from weight_file import POLICY_BITS, VALUE_BITS, header

# The forms of the networks, and the units of their files, are those of `engine/src/ai`.
CHANNELS, BLOCKS, OPEN_BLOCKS, UNIT = 48, 5, 3, 256
LARGEST = 127 / UNIT
SMALL_CHANNELS, SMALL_BLOCKS, FOLD, INNER = 16, 2, 4, 32
PART = 8192
IMITATION_RATE, RATE, OPEN_RATE = 1e-3, 2.5e-4, 5e-4
SLOTS, PLIES = 8192, 32
# So many actions of a position are compared, so many of them the likeliest; what their differences count; how many positions are
# learned from at once; how many plies are played for positions of its own.
SIBLINGS, LIKELIEST, AMONG, SMALL_PART, SMALL_RATE = 8, 6, 6.0, 1536, 3e-3
CROWD = 600
DISCOUNT, LAMBDA, CLIP = 0.9995, 0.95, 0.2
REPORT = 20

cuda = torch.cuda.is_available()
device = torch.device("cuda" if cuda else "cpu")
half = torch.bfloat16 if cuda else torch.float32
board = Board(device)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.before, self.after = (nn.Conv2d(channels, channels, 3, padding=1) for _ in range(2))
        self.whole = nn.Linear(channels, channels)
        for layer in (self.after, self.whole):
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)

    def forward(self, x):
        inner = functional.relu(self.before(x) + self.whole(x.mean((2, 3)))[:, :, None, None])
        return functional.relu(x + self.after(inner))


class Trunk(nn.Module):
    def __init__(self, planes, scalars, blocks, channels=CHANNELS):
        super().__init__()
        self.first = nn.Conv2d(planes, channels, 3, padding=1)
        self.place = nn.Parameter(torch.zeros(1, channels, 10, 10))
        self.scalars = nn.Linear(scalars, channels)
        self.blocks = nn.Sequential(*(Block(channels) for _ in range(blocks)))

    def forward(self, planes, scalars):
        planes = planes.contiguous(memory_format=torch.channels_last)
        x = self.first(planes) + self.place.to(planes.dtype) + self.scalars(scalars)[:, :, None, None]
        return self.blocks(functional.relu(x))


def of_conv(layer):
    return [layer.weight.permute(2, 3, 1, 0), layer.bias]


def of_linear(layer):
    return [layer.weight.t(), layer.bias]


def of_trunk(trunk):
    """The weights of a trunk in the order in which the engine reads them."""
    parts = of_conv(trunk.first) + [trunk.place[0].permute(1, 2, 0)] + of_linear(trunk.scalars)
    for block in trunk.blocks:
        parts += of_conv(block.before) + of_conv(block.after) + of_linear(block.whole)
    return parts


POLICY_HEADER = header("policy", stratego.PLANES, stratego.SCALARS, CHANNELS, *POLICY_BITS, 36)
VALUE_HEADER = header(
    "value", stratego.OPEN_PLANES, stratego.OPEN_SCALARS, SMALL_CHANNELS, *VALUE_BITS, FOLD, INNER
)


def packed(parts):
    """A signed byte for each weight."""
    weights = torch.cat([part.detach().reshape(-1) for part in parts])
    return (weights * UNIT).round().clamp(-127, 127).to(torch.int8).cpu().numpy().tobytes()


def mixed():
    return torch.autocast("cuda", dtype=torch.bfloat16, enabled=cuda)


class Policy(nn.Module):
    """How likely each action is."""

    def __init__(self):
        super().__init__()
        self.trunk = Trunk(stratego.PLANES, stratego.SCALARS, BLOCKS)
        self.head = nn.Conv2d(CHANNELS, 36, 1)

    def forward(self, state, may):
        with mixed():
            said = self.head(self.trunk(*stratego.observe(board, state, half)))
        said = said.float().reshape(-1, stratego.ACTIONS)
        return functional.log_softmax(said.masked_fill(~may, -1e9), 1)

    def packed(self):
        return packed(of_trunk(self.trunk) + of_conv(self.head))


class Critic(nn.Module):
    """How a game will end for the mover: 1 won, -1 lost."""

    def __init__(self, blocks=OPEN_BLOCKS, channels=CHANNELS, fold=8, inner=128, squeeze=torch.tanh):
        super().__init__()
        self.trunk = Trunk(stratego.OPEN_PLANES, stratego.OPEN_SCALARS, blocks, channels)
        self.fold = nn.Conv2d(channels, fold, 1)
        self.inner, self.last = nn.Linear(fold * 100 + channels, inner), nn.Linear(inner, 1)
        self.squeeze = squeeze

    def forward(self, state):
        with mixed():
            x = self.trunk(*stratego.observe_all(board, state, half))
            x = torch.cat([functional.relu(self.fold(x)).flatten(1), x.mean((2, 3))], 1)
            x = self.last(functional.relu(self.inner(x)))
        return self.squeeze(x.float()[:, 0])

    def packed(self):
        fold = self.fold.out_channels
        squares, means = self.inner.weight.split([fold * 100, self.fold.in_channels], 1)
        # The engine folds one square after the other.
        squares = squares.reshape(-1, fold, 100).permute(2, 1, 0)
        behind = of_conv(self.fold) + [squares, means.t(), self.inner.bias] + of_linear(self.last)
        return packed(of_trunk(self.trunk) + behind)


def near_tanh(x):
    """Nearly the hyperbolic tangent, as the engine reckons it."""
    x = x.clamp(-3, 3)
    return x * (27 + x * x) / (27 + 9 * x * x)


def small_critic():
    """The one that the engine asks."""
    return Critic(SMALL_BLOCKS, SMALL_CHANNELS, FOLD, INNER, near_tanh)


def choose(net, state, may):
    """Actions drawn by chance, and the logarithm of how likely they were."""
    logs = net(state, may)
    noise = -torch.empty_like(logs).exponential_().clamp(min=1e-20).log()
    action = (logs + noise).argmax(1)
    return action, logs.gather(1, action[:, None])[:, 0]


def learn(adam, net, loss, most):
    adam.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), most)
    adam.step()
    with torch.no_grad():
        torch._foreach_clamp_min_(list(net.parameters()), -LARGEST)
        torch._foreach_clamp_max_(list(net.parameters()), LARGEST)


def set_rate(adam, rate):
    for group in adam.param_groups:
        group["lr"] = rate


def imitate(policy, critic, games, steps):
    state, action, result, game = games
    held_back = game % 50 == 0
    learned, held_back = (~held_back).nonzero()[:, 0], held_back.nonzero()[:, 0]
    both = nn.ModuleList([policy, critic])
    adam = torch.optim.AdamW(both.parameters(), weight_decay=1e-3, fused=cuda)
    for number in range(steps):
        set_rate(adam, IMITATION_RATE * min(1, number / 200) * (1 - number / steps))
        at = learned[torch.randint(0, len(learned), (PART,), device=device)]
        seen, done, end = state[at], action[at], result[at]
        if number % 2:
            seen, done = stratego.mirrored(board, seen, done)
        missed = -policy(seen, stratego.legal(board, seen)).gather(1, done[:, None]).mean()
        learn(adam, both, missed + (critic(seen) - end).square().mean(), 1.0)
    with torch.no_grad():
        at = held_back[torch.randint(0, len(held_back), (PART,), device=device)]
        logs = policy(state[at], stratego.legal(board, state[at]))
        missed = -logs.gather(1, action[at][:, None]).mean().item()
        right = (logs.argmax(1) == action[at]).float().mean().item()
        print(f"decisions held back: log-loss {missed:.3f}, right {100 * right:.1f} %", flush=True)


def shuffled(seen):
    """The same for the mover, with another guess at what is hidden: those who have moved may have changed places, and those who
    have not."""
    theirs = seen.theirs
    hidden = ((theirs & KIND) > 0) & ((theirs & KNOWN) == 0)
    sort = torch.where(hidden, torch.where((theirs & MOVED) > 0, 2.0, 1.0), 0.0)
    places = sort.argsort(dim=1, stable=True)
    drawn = (sort + torch.where(hidden, torch.rand(sort.shape, device=device), 0.0)).argsort(dim=1, stable=True)
    fields = {name: getattr(seen, name) for name in State.FIELDS}
    return State(**fields | {"theirs": torch.empty_like(theirs).scatter(1, places, theirs.gather(1, drawn))})


def some(states, count):
    """So many of some states, by chance."""
    return states[torch.randint(0, len(states.mine), (count,), device=device)]


def afterwards(policy, critic, seen):
    """What comes after some actions in each position, the likeliest and some others: what the critic says of it, and whether that
    counts (there may be fewer actions, and whoever has won needs no critic)."""
    may = stratego.legal(board, seen)
    likeliest = policy(seen, may).topk(LIKELIEST, 1)[1]
    others = torch.where(may, torch.rand(may.shape, device=device), -1.0).scatter(1, likeliest, -1.0)
    action = torch.cat([likeliest, others.topk(SIBLINGS - LIKELIEST, 1)[1]], 1)
    rows = torch.arange(len(action), device=device).repeat_interleave(SIBLINGS)
    after, took = stratego.step(board, seen[rows], action.reshape(-1))
    over = took | ~stratego.legal(board, after).any(1)
    counts = may.gather(1, action) & ~over.view(-1, SIBLINGS)
    return after, critic(after).view(-1, SIBLINGS), counts.float()


def errors(small, after, value, counts):
    """Squares of what a critic says amiss, of what it says amiss of how actions of a position differ, and of how they do."""

    def among(x):
        return x - ((x * counts).sum(1) / counts.sum(1).clamp(min=1))[:, None]

    missed = small(after).view(-1, SIBLINGS) - value
    whole = counts.sum()
    return [(x.square() * counts).sum() / whole for x in (missed, among(missed), among(value))]


def brief(options, policy, critic, small, games, pools):
    """Teaches a small critic to say what the large one does, above all which of the actions of a position is better: in positions
    of the recorded games and of games of the policy with itself, half of them with another guess at what is hidden."""
    steps = options.brief
    table = Table(pools, options.small, games)
    held_back = games[3] % 50 == 0
    recorded, held_back = games[0][~held_back], games[0][held_back]
    with torch.no_grad():
        own = State.cat([some(table.go(policy)[0], SLOTS // 8) for _ in range(CROWD)])
        told = afterwards(policy, critic, some(held_back, SMALL_PART))
    adam = torch.optim.AdamW(small.parameters(), weight_decay=1e-3, fused=cuda)
    for number in range(steps):
        set_rate(adam, SMALL_RATE * min(1, number / 100) * (1 - number / steps))
        with torch.no_grad():
            seen = State.cat([some(states, SMALL_PART // 2) for states in (recorded, own)])
            guess = torch.rand(len(seen.mine), 1, device=device) < 0.5
            seen.theirs = torch.where(guess, shuffled(seen).theirs, seen.theirs)
            if number % 2:
                seen, _ = stratego.mirrored(board, seen, torch.zeros(len(seen.mine), dtype=torch.int64, device=device))
            after, value, counts = afterwards(policy, critic, seen)
        missed, among, _ = errors(small, after, value, counts)
        learn(adam, small, missed + AMONG * among, 1.0)
        if (number + 1) % 500 == 0 or number + 1 == steps:
            with torch.no_grad():
                missed, among, all_among = errors(small, *told)
            explained = 100 * (1 - among / all_among)
            print(f"{number + 1}: held back, squares of errors {missed:.5f}, differences {explained:.1f} % explained", flush=True)


def duel(one, other, pools, sort, games):
    """Describes the score of one, with the same set-ups from either side."""
    with torch.no_grad():
        first = torch.arange(games, device=device) < games // 2
        state = stratego.deal(board, pools, torch.full((games // 2,), sort, device=device))
        state = State.cat([state, state])
        points = torch.full((games,), 0.5, device=device)
        on = torch.ones_like(first)
        for ply in range(900):
            may = stratego.legal(board, state)
            mine = first == (ply % 2 == 0)
            stuck = ~may.any(1)
            points = torch.where(on & stuck, (~mine).float(), points)
            on = on & ~stuck & (state.quiet < stratego.QUIET)
            action = torch.where(mine, choose(one, state, may)[0], choose(other, state, may)[0])
            state, took = stratego.step(board, state, action)
            points = torch.where(on & took, mine.float(), points)
            on = on & ~took
        return f"{100 * points.mean().item():.1f} % of {games} games, {on.sum().item()} of them not ended"


class Table:
    """Where many games are played at once."""

    def __init__(self, pools, small, games):
        self.pools = pools
        large = SLOTS * (1 - small) if len(pools) > 1 else SLOTS
        self.sorts = (torch.arange(SLOTS, device=device) >= large).long()
        self.state = stratego.deal(board, pools, self.sorts)
        # Half begin in the middle of recorded games, so that not all are at the same stage.
        recorded = games[0]
        crowd = ((recorded.mine & KIND) > 0).sum(1) + ((recorded.theirs & KIND) > 0).sum(1)
        begun = torch.arange(min(SLOTS // 2, int((self.sorts == 0).sum())), device=device)
        self.state.put(begun, some(recorded[crowd > 16], len(begun)))
        self.may = stratego.legal(board, self.state)

    def go(self, policy):
        """A ply of all games: states, actions, how likely they were, who won, and whose game is over."""
        state = self.state
        action, log = choose(policy, state, self.may)
        after, took = stratego.step(board, state, action)
        self.may = stratego.legal(board, after)
        won = took | ~self.may.any(1)
        over = won | (after.quiet >= stratego.QUIET) | (after.plies >= stratego.LONG)
        which = over.nonzero()[:, 0]
        begun = stratego.deal(board, self.pools, self.sorts[which])
        after.put(which, begun)
        self.may[which] = stratego.legal(board, begun)
        self.state = after
        return state, action, log, won, over

    def play(self, policy, critic):
        """So many plies of all games: states, actions, how likely they were, advantages, returns; and what ended how."""
        with torch.no_grad():
            rows = [self.go(policy) for _ in range(PLIES)]
            values = [critic(row[0]) for row in rows]
            ended = sum(over.sum().item() for *_, over in rows)
            drawn = sum((over & ~won).sum().item() for *_, won, over in rows)
            later = ahead = critic(self.state)
            returns, advantages = [], []
            for (*_, won, over), value in zip(reversed(rows), reversed(values)):
                # What is good for the other, who is then to move, is bad.
                gained = -DISCOUNT * ((1 - LAMBDA) * later + LAMBDA * ahead)
                ahead, later = torch.where(over, won.float(), gained), value
                returns.insert(0, ahead)
                advantages.insert(0, ahead - value)
            states, actions, logs = (list(column) for column in list(zip(*rows))[:3])
            advantages = torch.cat(advantages)
            advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-6)).clamp(-5, 5)
            columns = State.cat(states), torch.cat(actions), torch.cat(logs), advantages, torch.cat(returns)
        return columns, ended, drawn


def play(options, policy, critic, games, pools):
    before, mean = copy.deepcopy(policy), copy.deepcopy(policy)
    adam = torch.optim.Adam(policy.parameters(), eps=1e-5, fused=cuda)
    open_adam = torch.optim.Adam(critic.parameters(), eps=1e-5, fused=cuda)
    table = Table(pools, options.small, games)
    ended = drawn = 0
    for number in range(options.play):
        left = 1 - number / options.play
        (state, action, log, advantage, result), over, even = table.play(policy, critic)
        ended, drawn = ended + over, drawn + even
        waits = number < options.warm * options.play
        set_rate(adam, 0.0 if waits else RATE * (0.1 + 0.9 * left))
        set_rate(open_adam, OPEN_RATE * (0.2 + 0.8 * left))
        bonus = options.entropy[0] * left + options.entropy[1] * (1 - left)
        for at in torch.randperm(len(action), device=device).split(PART):
            seen = state[at]
            learn(open_adam, critic, (critic(seen) - result[at]).square().mean(), 1.0)
            logs = policy(seen, stratego.legal(board, seen))
            ratio = (logs.gather(1, action[at][:, None])[:, 0] - log[at]).exp()
            gain = torch.minimum(ratio * advantage[at], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[at]).mean()
            entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            learn(adam, policy, -gain - bonus * entropy, 0.5)
            with torch.no_grad():
                share = max(0.001, 1 / (20 + number))
                torch._foreach_lerp_(list(mean.parameters()), list(policy.parameters()), share)
        if (number + 1) % REPORT == 0 or number + 1 == options.play:
            print(f"{number + 1}: {ended} games, {drawn} drawn, entropy {entropy.item():.3f}", flush=True)
            ended = drawn = 0
            write(options.out, mean, critic)
    for sort in range(len(pools)):
        print(f"against who it was before, sort {sort}: {duel(mean, before, pools, sort, 1024)}", flush=True)


def write(folder, policy, critic):
    os.makedirs(folder, exist_ok=True)
    torch.save([policy.state_dict(), critic.state_dict()], f"{folder}/nets.pt")
    with open(f"{folder}/policy.bin", "wb") as file:
        file.write(POLICY_HEADER + policy.packed())


def write_small(folder, small):
    torch.save(small.state_dict(), f"{folder}/small.pt")
    with open(f"{folder}/value.bin", "wb") as file:
        file.write(VALUE_HEADER + small.packed())


def networks(folder):
    """Policy, critic and small critic, as a folder that this has written tells them, if one is given."""
    nets = Policy(), Critic(), small_critic()
    policy, critic, small = (net.to(device).to(memory_format=torch.channels_last) for net in nets)
    if folder:
        for net, weights in zip((policy, critic), torch.load(f"{folder}/nets.pt", map_location=device)):
            net.load_state_dict(weights)
        if os.path.exists(f"{folder}/small.pt"):
            small.load_state_dict(torch.load(f"{folder}/small.pt", map_location=device))
    return policy, critic, small


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", required=True, help="recorded games")
    parser.add_argument("--setups", nargs="+", default=[], help="a file for each sort of game, large first")
    parser.add_argument("--small", type=float, default=0.25, help="share of games of the second sort")
    parser.add_argument("--from", dest="begin", help="a folder that this has written")
    parser.add_argument("--imitate", type=int, default=0, help="so many steps")
    parser.add_argument("--play", type=int, default=0, help="so many batches of 262,144 decisions")
    parser.add_argument("--brief", type=int, default=0, help="so many steps to teach the small critic")
    parser.add_argument("--entropy", type=float, nargs=2, default=[0.01, 0.003], help="what it is worth, first and last")
    parser.add_argument("--warm", type=float, default=0.04, help="share of batches in which only the critic learns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True, help="a folder")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    policy, critic, small = networks(options.begin)
    games = stratego.recorded(board, options.games)
    rows = [[[stratego.LETTERS[letter] for letter in line.strip()] for line in open(file)] for file in options.setups]
    pools = [torch.tensor(setups, dtype=torch.uint8, device=device) for setups in rows]
    if options.imitate:
        imitate(policy, critic, games, options.imitate)
        write(options.out, policy, critic)
    if options.play:
        play(options, policy, critic, games, pools)
    if options.brief:
        brief(options, policy, critic, small, games, pools)
        write(options.out, policy, critic)
        write_small(options.out, small)


if __name__ == "__main__":
    main()
