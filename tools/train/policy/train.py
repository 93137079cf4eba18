"""Training of the policy and value networks of `engine/src/ai`, on a GPU.

The policy network first imitates recorded games, then learns from self-play by proximal policy optimization
(Schulman 2017), with truncated lambda returns. Its critic sees both armies. At last the critic is distilled
into the small value network of the engine.

    python3 train.py --games large.games small.games --setups large.txt small.txt --imitate 2030 --play 27 --out first

The runs behind the shipped weights stand in `../recipe.sh`.

The set-ups are those of `../setups.py`. On an H100, `--imitate 2030` takes a minute, `--play 372` nine,
`--brief 5435` three and a half. The program writes `policy.bin` and `value.bin` for the engine, and `nets.pt`
and `small.pt` to continue from. The latter two in this folder are those from which `against.py` continues.
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

# Architectures of the networks, and units of their weight files, as in `engine/src/ai`.
CHANNELS, BLOCKS, CRITIC_BLOCKS, UNIT = 48, 5, 3, 256
# Largest weight that a file can hold.
LARGEST = 127 / UNIT
VALUE_CHANNELS, VALUE_BLOCKS, FOLD, INNER = 16, 2, 4, 32
# Decisions in a minibatch.
MINIBATCH = 8192
# Learning rates.
IMITATION_RATE, RATE, CRITIC_RATE = 1e-3, 2.5e-4, 5e-4
# Games that are played at the same time, and plies of each in a batch.
SLOTS, PLIES = 8192, 32
# Distillation: actions compared in each position; the likeliest among them; weight of the differences between
# actions; positions in a minibatch; learning rate; plies of self-play from which positions are drawn.
SIBLINGS, LIKELIEST, DIFFERENCE_WEIGHT, DISTILL_MINIBATCH, DISTILL_RATE = 8, 6, 6.0, 1536, 3e-3
DISTILL_PLIES = 600
DISCOUNT, LAMBDA, CLIP = 0.9995, 0.95, 0.2
# Batches between two reports.
REPORT = 20

cuda = torch.cuda.is_available()
device = torch.device("cuda" if cuda else "cpu")
half = torch.bfloat16 if cuda else torch.float32
board = Board(device)


class Block(nn.Module):
    """Residual block with two convolutions, and a bias from the mean of each channel over the board."""

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
    """Residual tower.

    The first convolution gets a learned bias for each square, and a bias from the scalars."""

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
    """Weights of a trunk in the order in which the engine reads them."""
    parts = of_conv(trunk.first) + [trunk.place[0].permute(1, 2, 0)] + of_linear(trunk.scalars)
    for block in trunk.blocks:
        parts += of_conv(block.before) + of_conv(block.after) + of_linear(block.whole)
    return parts


POLICY_HEADER = header("policy", stratego.PLANES, stratego.SCALARS, CHANNELS, *POLICY_BITS, 36)
VALUE_HEADER = header(
    "value", stratego.OPEN_PLANES, stratego.OPEN_SCALARS, VALUE_CHANNELS, *VALUE_BITS, FOLD, INNER
)


def packed(parts):
    """Weights as signed bytes."""
    weights = torch.cat([part.detach().reshape(-1) for part in parts])
    return (weights * UNIT).round().clamp(-127, 127).to(torch.int8).cpu().numpy().tobytes()


def mixed():
    """Mixed precision, on a GPU only."""
    return torch.autocast("cuda", dtype=torch.bfloat16, enabled=cuda)


class Policy(nn.Module):
    """Policy network: logarithms of the probability of each action."""

    def __init__(self):
        super().__init__()
        self.trunk = Trunk(stratego.PLANES, stratego.SCALARS, BLOCKS)
        self.head = nn.Conv2d(CHANNELS, 36, 1)

    def forward(self, state, may):
        with mixed():
            logits = self.head(self.trunk(*stratego.observe(board, state, half)))
        logits = logits.float().reshape(-1, stratego.ACTIONS)
        return functional.log_softmax(logits.masked_fill(~may, -1e9), 1)

    def packed(self):
        return packed(of_trunk(self.trunk) + of_conv(self.head))


class Critic(nn.Module):
    """Network that predicts the result of a game for the player to move, from 1 (won) to -1 (lost)."""

    def __init__(self, blocks=CRITIC_BLOCKS, channels=CHANNELS, fold=8, inner=128, squeeze=torch.tanh):
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
        # The engine processes one square after the other.
        squares = squares.reshape(-1, fold, 100).permute(2, 1, 0)
        head = of_conv(self.fold) + [squares, means.t(), self.inner.bias] + of_linear(self.last)
        return packed(of_trunk(self.trunk) + head)


def near_tanh(x):
    """Approximation of the hyperbolic tangent, as in the engine."""
    x = x.clamp(-3, 3)
    return x * (27 + x * x) / (27 + 9 * x * x)


def value_network():
    """Value network of the engine: a small critic."""
    return Critic(VALUE_BLOCKS, VALUE_CHANNELS, FOLD, INNER, near_tanh)


def choose(net, state, may):
    """Random actions by the policy, and the logarithms of their probabilities."""
    logs = net(state, may)
    noise = -torch.empty_like(logs).exponential_().clamp(min=1e-20).log()
    action = (logs + noise).argmax(1)
    return action, logs.gather(1, action[:, None])[:, 0]


def learn(adam, net, loss, most):
    """Takes a step of Adam, with the gradient's norm clipped to `most`, and clamps the weights."""
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
    """Trains the policy to imitate recorded games, and the critic to predict their results.

    One game in 50 is held back."""
    state, action, result, game = games
    held_back = game % 50 == 0
    training, held_back = (~held_back).nonzero()[:, 0], held_back.nonzero()[:, 0]
    both = nn.ModuleList([policy, critic])
    adam = torch.optim.AdamW(both.parameters(), weight_decay=1e-3, fused=cuda)
    for number in range(steps):
        set_rate(adam, IMITATION_RATE * min(1, number / 200) * (1 - number / steps))
        at = training[torch.randint(0, len(training), (MINIBATCH,), device=device)]
        positions, targets, results = state[at], action[at], result[at]
        if number % 2:
            positions, targets = stratego.mirrored(board, positions, targets)
        loss = -policy(positions, stratego.legal(board, positions)).gather(1, targets[:, None]).mean()
        learn(adam, both, loss + (critic(positions) - results).square().mean(), 1.0)
    with torch.no_grad():
        at = held_back[torch.randint(0, len(held_back), (MINIBATCH,), device=device)]
        logs = policy(state[at], stratego.legal(board, state[at]))
        loss = -logs.gather(1, action[at][:, None]).mean().item()
        accuracy = (logs.argmax(1) == action[at]).float().mean().item()
        print(f"decisions held back: log-loss {loss:.3f}, right {100 * accuracy:.1f} %", flush=True)


def shuffled(state):
    """Positions with another determinization of the pieces that are hidden from the player to move.

    Moved pieces change places among themselves, and so do unmoved ones."""
    theirs = state.theirs
    hidden = ((theirs & KIND) > 0) & ((theirs & KNOWN) == 0)
    group = torch.where(hidden, torch.where((theirs & MOVED) > 0, 2.0, 1.0), 0.0)
    places = group.argsort(dim=1, stable=True)
    drawn = (group + torch.where(hidden, torch.rand(group.shape, device=device), 0.0)).argsort(dim=1, stable=True)
    fields = {name: getattr(state, name) for name in State.FIELDS}
    return State(**fields | {"theirs": torch.empty_like(theirs).scatter(1, places, theirs.gather(1, drawn))})


def random_states(states, count):
    """Random positions out of `states`."""
    return states[torch.randint(0, len(states.mine), (count,), device=device)]


def successors(policy, critic, state):
    """Positions after some actions, the critic's values of them, and a mask of those that count.

    The actions are the likeliest ones and some random others. Some positions have fewer actions, and games
    that are over need no value."""
    may = stratego.legal(board, state)
    likeliest = policy(state, may).topk(LIKELIEST, 1)[1]
    others = torch.where(may, torch.rand(may.shape, device=device), -1.0).scatter(1, likeliest, -1.0)
    action = torch.cat([likeliest, others.topk(SIBLINGS - LIKELIEST, 1)[1]], 1)
    rows = torch.arange(len(action), device=device).repeat_interleave(SIBLINGS)
    after, took = stratego.step(board, state[rows], action.reshape(-1))
    over = took | ~stratego.legal(board, after).any(1)
    counts = may.gather(1, action) & ~over.view(-1, SIBLINGS)
    return after, critic(after).view(-1, SIBLINGS), counts.float()


def errors(value_net, after, value, counts):
    """Mean squared errors of the values, and of their differences between the actions of a position.

    A third number is the variance of the latter, with which their error is compared."""

    def centered(x):
        return x - ((x * counts).sum(1) / counts.sum(1).clamp(min=1))[:, None]

    error = value_net(after).view(-1, SIBLINGS) - value
    total = counts.sum()
    return [(x.square() * counts).sum() / total for x in (error, centered(error), centered(value))]


def distill(options, policy, critic, value_net, games, pools):
    """Distills the critic into the value network.

    The loss stresses the differences between the actions of a position.

    Half of the positions are from the recorded games, half from self-play of the policy. In half of them the
    hidden pieces are shuffled."""
    steps = options.brief
    table = Table(pools, options.small, games)
    held_back = games[3] % 50 == 0
    recorded, held_back = games[0][~held_back], games[0][held_back]
    with torch.no_grad():
        own = State.cat([random_states(table.go(policy)[0], SLOTS // 8) for _ in range(DISTILL_PLIES)])
        validation = successors(policy, critic, random_states(held_back, DISTILL_MINIBATCH))
    adam = torch.optim.AdamW(value_net.parameters(), weight_decay=1e-3, fused=cuda)
    for number in range(steps):
        set_rate(adam, DISTILL_RATE * min(1, number / 100) * (1 - number / steps))
        with torch.no_grad():
            state = State.cat([random_states(states, DISTILL_MINIBATCH // 2) for states in (recorded, own)])
            is_shuffled = torch.rand(len(state.mine), 1, device=device) < 0.5
            state.theirs = torch.where(is_shuffled, shuffled(state).theirs, state.theirs)
            if number % 2:
                state, _ = stratego.mirrored(board, state, torch.zeros(len(state.mine), dtype=torch.int64, device=device))
            after, value, counts = successors(policy, critic, state)
        loss, difference_loss, _ = errors(value_net, after, value, counts)
        learn(adam, value_net, loss + DIFFERENCE_WEIGHT * difference_loss, 1.0)
        if (number + 1) % 500 == 0 or number + 1 == steps:
            with torch.no_grad():
                loss, difference_loss, variance = errors(value_net, *validation)
            explained = 100 * (1 - difference_loss / variance)
            print(f"{number + 1}: held back, squares of errors {loss:.5f}, differences {explained:.1f} % explained", flush=True)


def duel(one, other, pools, sort, games):
    """Score of a policy against another as text, with the same set-ups from either side."""
    with torch.no_grad():
        first = torch.arange(games, device=device) < games // 2
        state = stratego.deal(board, pools, torch.full((games // 2,), sort, device=device))
        state = State.cat([state, state])
        points = torch.full((games,), 0.5, device=device)
        running = torch.ones_like(first)
        for ply in range(900):
            may = stratego.legal(board, state)
            mine = first == (ply % 2 == 0)
            stuck = ~may.any(1)
            points = torch.where(running & stuck, (~mine).float(), points)
            running = running & ~stuck & (state.quiet < stratego.QUIET)
            action = torch.where(mine, choose(one, state, may)[0], choose(other, state, may)[0])
            state, took = stratego.step(board, state, action)
            points = torch.where(running & took, mine.float(), points)
            running = running & ~took
        return f"{100 * points.mean().item():.1f} % of {games} games, {running.sum().item()} of them not ended"


class Table:
    """Games of self-play, played at the same time."""

    def __init__(self, pools, small, games):
        self.pools = pools
        large = SLOTS * (1 - small) if len(pools) > 1 else SLOTS
        self.sorts = (torch.arange(SLOTS, device=device) >= large).long()
        self.state = stratego.deal(board, pools, self.sorts)
        # Half of the games begin in the middle of recorded games, so that not all are at the same stage.
        recorded = games[0]
        pieces = ((recorded.mine & KIND) > 0).sum(1) + ((recorded.theirs & KIND) > 0).sum(1)
        begun = torch.arange(min(SLOTS // 2, int((self.sorts == 0).sum())), device=device)
        self.state.put(begun, random_states(recorded[pieces > 16], len(begun)))
        self.may = stratego.legal(board, self.state)

    def go(self, policy):
        """Plays a ply of all games.

        Returns positions, actions, their log-probabilities, and masks of games won and of games over."""
        state = self.state
        action, log = choose(policy, state, self.may)
        after, took = stratego.step(board, state, action)
        self.may = stratego.legal(board, after)
        won = took | ~self.may.any(1)
        over = won | (after.quiet >= stratego.QUIET) | (after.plies >= stratego.LONG)
        ended = over.nonzero()[:, 0]
        begun = stratego.deal(board, self.pools, self.sorts[ended])
        after.put(ended, begun)
        self.may[ended] = stratego.legal(board, begun)
        self.state = after
        return state, action, log, won, over

    def play(self, policy, critic):
        """Plays a batch.

        Returns a tuple of positions, actions, their log-probabilities, advantages and returns, and then the
        numbers of games ended and drawn."""
        with torch.no_grad():
            rows = [self.go(policy) for _ in range(PLIES)]
            values = [critic(row[0]) for row in rows]
            ended = sum(over.sum().item() for *_, over in rows)
            drawn = sum((over & ~won).sum().item() for *_, won, over in rows)
            next_value = next_return = critic(self.state)
            returns, advantages = [], []
            for (*_, won, over), value in zip(reversed(rows), reversed(values)):
                # The next position is seen from the other side, so its sign is reversed.
                continued = -DISCOUNT * ((1 - LAMBDA) * next_value + LAMBDA * next_return)
                next_return, next_value = torch.where(over, won.float(), continued), value
                returns.insert(0, next_return)
                advantages.insert(0, next_return - value)
            states, actions, logs = (list(column) for column in list(zip(*rows))[:3])
            advantages = torch.cat(advantages)
            advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-6)).clamp(-5, 5)
            columns = State.cat(states), torch.cat(actions), torch.cat(logs), advantages, torch.cat(returns)
        return columns, ended, drawn


def play(options, policy, critic, games, pools):
    """Trains the policy and the critic by self-play; the averaged weights of the policy are written."""
    before, mean = copy.deepcopy(policy), copy.deepcopy(policy)
    adam = torch.optim.Adam(policy.parameters(), eps=1e-5, fused=cuda)
    critic_adam = torch.optim.Adam(critic.parameters(), eps=1e-5, fused=cuda)
    table = Table(pools, options.small, games)
    ended = drawn = 0
    for number in range(options.play):
        left = 1 - number / options.play
        (state, action, log, advantage, result), over, even = table.play(policy, critic)
        ended, drawn = ended + over, drawn + even
        is_warm_up = number < options.warm * options.play
        set_rate(adam, 0.0 if is_warm_up else RATE * (0.1 + 0.9 * left))
        set_rate(critic_adam, CRITIC_RATE * (0.2 + 0.8 * left))
        bonus = options.entropy[0] * left + options.entropy[1] * (1 - left)
        for at in torch.randperm(len(action), device=device).split(MINIBATCH):
            positions = state[at]
            learn(critic_adam, critic, (critic(positions) - result[at]).square().mean(), 1.0)
            logs = policy(positions, stratego.legal(board, positions))
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
        print(f"against the policy before, sort {sort}: {duel(mean, before, pools, sort, 1024)}", flush=True)


def write(folder, policy, critic):
    """Writes the weights of the policy and of the critic to a folder."""
    os.makedirs(folder, exist_ok=True)
    torch.save([policy.state_dict(), critic.state_dict()], f"{folder}/nets.pt")
    with open(f"{folder}/policy.bin", "wb") as file:
        file.write(POLICY_HEADER + policy.packed())


def write_value_network(folder, value_net):
    """Writes the weights of the value network to a folder."""
    torch.save(value_net.state_dict(), f"{folder}/small.pt")
    with open(f"{folder}/value.bin", "wb") as file:
        file.write(VALUE_HEADER + value_net.packed())


def networks(folder):
    """Policy, critic and value network, untrained, or with the weights in a folder of this program."""
    nets = Policy(), Critic(), value_network()
    policy, critic, value_net = (net.to(device).to(memory_format=torch.channels_last) for net in nets)
    if folder:
        for net, weights in zip((policy, critic), torch.load(f"{folder}/nets.pt", map_location=device)):
            net.load_state_dict(weights)
        if os.path.exists(f"{folder}/small.pt"):
            value_net.load_state_dict(torch.load(f"{folder}/small.pt", map_location=device))
    return policy, critic, value_net


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", required=True, help="recorded games")
    parser.add_argument("--setups", nargs="+", default=[], help="files of set-ups, one for each sort of game, large first")
    parser.add_argument("--small", type=float, default=0.25, help="share of games of the second sort")
    parser.add_argument("--from", dest="begin", help="folder with weights to continue from")
    parser.add_argument("--imitate", type=int, default=0, help="steps of imitation")
    parser.add_argument("--play", type=int, default=0, help="batches of self-play, of 262,144 decisions each")
    parser.add_argument("--brief", type=int, default=0, help="steps of distillation into the value network")
    parser.add_argument("--entropy", type=float, nargs=2, default=[0.01, 0.003], help="entropy bonus, first and last")
    parser.add_argument("--warm", type=float, default=0.04, help="share of batches in which only the critic learns")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--out", required=True, help="folder to which the weights are written")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    torch.backends.cudnn.benchmark = True
    policy, critic, value_net = networks(options.begin)
    games = stratego.recorded(board, options.games)
    rows = [[[stratego.LETTERS[letter] for letter in line.strip()] for line in open(file)] for file in options.setups]
    pools = [torch.tensor(setups, dtype=torch.uint8, device=device) for setups in rows]
    if options.imitate:
        imitate(policy, critic, games, options.imitate)
        write(options.out, policy, critic)
    if options.play:
        play(options, policy, critic, games, pools)
    if options.brief:
        distill(options, policy, critic, value_net, games, pools)
        write(options.out, policy, critic)
        write_value_network(options.out, value_net)


if __name__ == "__main__":
    main()
