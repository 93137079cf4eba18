"""Teaches the networks of `engine/src/ai` by games against an opponent, round by round:

    cargo run --release -p vexillum-train -- against --setups large.txt --seed 911 --out one.games
    python3 against.py --games one.games --out against

and so on, with what it has written copied to the engine after each round (`../recipe.sh`). Each game takes half a second on one
core, a round of 1,600 some minutes more to learn from. It needs PyTorch, and no GPU.
In the folder `against` are the weights after three rounds; the engine has the critic, and of the policy the difference to the weights
beside this program, which counts where the game is as in the lessons.

The policy learns by proximal policy optimization (Schulman 2017): what came out better than foreseen becomes likelier. Who foresees
is the small critic, which sees both armies; what it says is put in the place of a chance to win against this player by logistic
regression. The small critic learns how those games went on.
"""

import argparse
import copy
import os

import numpy
import torch
from torch.nn import functional

import stratego
import train
from stratego import KIND, State
from train import board, learn, set_rate

HERE = os.path.dirname(os.path.abspath(__file__))
# What values are divided by to draw actions (`--temperature`), and what an action counts for that cannot be played.
TEMPERATURE, NEVER = 20.0, -1e9
# The policy network's least logarithm that counts in the engine.
UNLIKELY = -12.0
# Later results count for a choice, and for the critic, as much as these say.
LAMBDA, CRITIC_LAMBDA = 0.9, 0.95
# A choice that was as good as certain teaches nothing.
CERTAIN = 0.97
PART, RATE, CLIP, HELD = 2048, 2e-4, 0.2, 0.03
CRITIC_PART, CRITIC_RATE, ANCHOR = 1024, 1e-3, 0.005
LARGE_PART = 8192


class Choices:
    """Choices of recorded games: the states before, and of each its actions, values, and what came of it."""

    def __init__(self, file):
        numbers = numpy.fromfile(file, dtype="<i2").astype(numpy.int32)
        games, at = [], 0
        while at < len(numbers):
            plies, count, won, side = numbers[at : at + 4]
            letters, at = numbers[at + 4 : at + 104], at + 104
            moves, at = numbers[at : at + 2 * plies].reshape(-1, 2), at + 2 * plies
            choices = []
            for _ in range(count):
                choices.append((numbers[at : at + 5], numbers[at + 5 : at + 5 + 3 * numbers[at + 2]].reshape(-1, 3)))
                at += 5 + 3 * numbers[at + 2]
            games.append((won, side, letters, moves, choices))
        self.games = len(games)
        told = [(game, row, actions) for game, (*_, choices) in enumerate(games) for row, actions in choices]
        rows = torch.from_numpy(numpy.array([row for _, row, _ in told]).astype(numpy.int64))
        self.game = torch.tensor([game for game, *_ in told])
        self.won = torch.tensor([int(games[game][0]) for game in self.game.tolist()]).float()
        self.ply, self.chosen, self.worth, self.foreseen = rows[:, 0], rows[:, 1], rows[:, 3] / 100, rows[:, 4] / 10_000
        most = int(rows[:, 2].max())
        self.actions = torch.zeros(len(rows), most, dtype=torch.int64)
        self.values = torch.full((len(rows), most), NEVER)
        for index, (game, _, actions) in enumerate(told):
            actions = torch.from_numpy(actions.astype(numpy.int64))
            squares = 99 - actions[:, :2] if games[game][1] else actions[:, :2]
            self.actions[index, : len(actions)] = board.action[squares[:, 0], squares[:, 1]]
            self.values[index, : len(actions)] = actions[:, 2] / TEMPERATURE
        self.states = self.replay(games)

    def replay(self, games):
        """The states before the choices."""
        moves = torch.full((len(games), max(len(game[3]) for game in games), 2), -1)
        for index, (*_, played, _) in enumerate(games):
            moves[index, : len(played)] = torch.from_numpy(played.astype(numpy.int64))
        choice = torch.full(moves.shape[:2], -1)
        choice[self.game, self.ply] = torch.arange(len(self.game))
        order, seen = [], []
        setups = ["".join(map(chr, letters)) for _, _, letters, *_ in games]
        for ply, (game, state, _) in enumerate(stratego.replayed(board, setups, moves)):
            at = choice[game, ply]
            order.append(at[at >= 0])
            seen.append(state[at >= 0])
        return State.cat(seen)[torch.cat(order).argsort()]

    def returns(self, values, results, share):
        """For each choice what comes of it: what is foreseen at the next of its game and, so far as the share says, what comes of
        that."""
        out, values, results, game = [0.0] * len(values), values.tolist(), results.tolist(), self.game.tolist()
        for index in reversed(range(len(out))):
            last = index + 1 == len(out) or game[index + 1] != game[index]
            out[index] = results[index] if last else (1 - share) * values[index + 1] + share * out[index + 1]
        return torch.tensor(out)


def chances(state, foreseen):
    """What goes into how likely a game is won that a critic foresees so."""
    crowd = (((state.mine & KIND) > 0).sum(1) + ((state.theirs & KIND) > 0).sum(1) - 50) / 30
    said = torch.atanh(foreseen.clamp(-0.995, 0.995))
    return torch.stack([torch.ones_like(said), said, crowd, crowd * said, state.quiet / 100], 1)


def fitted(inputs, results):
    """By logistic regression, how much each input counts."""
    weights = torch.zeros(inputs.shape[1], requires_grad=True)
    search = torch.optim.LBFGS([weights], max_iter=80, line_search_fn="strong_wolfe")

    def loss():
        search.zero_grad()
        missed = functional.binary_cross_entropy_with_logits(inputs @ weights, results)
        missed.backward()
        return missed

    search.step(loss)
    return weights.detach()


def said(policy, choices, at):
    """What the network says of the actions of some choices: sums before they become logarithms."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        sums = policy.head(policy.trunk(*stratego.observe(board, choices.states[at], torch.float32)))
    return sums.float().reshape(-1, stratego.ACTIONS).gather(1, choices.actions[at])


def odds(sums, values):
    """Logarithms of how likely the network makes actions; and against the likeliest, as the engine counts them."""
    sums = sums.masked_fill(values <= NEVER, NEVER)
    return functional.log_softmax(sums, 1), (sums - sums.max(1, keepdim=True)[0]).clamp(min=UNLIKELY)


def played(choices, at, before, now):
    """The logarithms of how likely each action is to be played, if the policy says other odds than when it was."""
    worth = (choices.worth[at] / TEMPERATURE)[:, None]
    values = choices.values[at]
    return functional.log_softmax((values + worth * (now - before)).masked_fill(values <= NEVER, NEVER), 1)


def teach_policy(policy, lessons):
    """Makes likelier what came out better than foreseen; policy changes, and the mean of what it was on the way is returned."""
    rows = []
    for number, (choices, _) in enumerate(lessons):
        results = (choices.won + 1) / 2
        inputs = chances(choices.states, choices.foreseen)
        value = torch.sigmoid(inputs @ fitted(inputs, results))
        gained = choices.returns(value, results, LAMBDA) - value
        surely = functional.log_softmax(choices.values, 1).gather(1, choices.chosen[:, None])[:, 0].exp()
        free = (surely < CERTAIN).nonzero()[:, 0]
        gained = (gained - gained[free].mean()) / gained[free].std()
        rows += [(number, part, gained[part].clamp(-5, 5)) for part in free[torch.randperm(len(free))].split(PART)]
    mean = copy.deepcopy(policy)
    adam = torch.optim.Adam(policy.parameters(), eps=1e-5, betas=(0.9, 0.99))
    for step, index in enumerate(torch.randperm(len(rows)).tolist()):
        number, at, gained = rows[index]
        choices, sums = lessons[number]
        set_rate(adam, RATE * min(1, (step + 1) / 10) * (1 - 0.9 * step / len(rows)))
        first, before = odds(sums[at].float(), choices.values[at])
        logs, now = odds(said(policy, choices, at), choices.values[at])
        chosen = choices.chosen[at][:, None]
        ratio = (played(choices, at, before, now) - functional.log_softmax(choices.values[at], 1)).gather(1, chosen)[:, 0].exp()
        gain = torch.minimum(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
        # Held to what it was by Kullback-Leibler divergence.
        away = (first.exp() * (first.clamp(min=-30) - logs.clamp(min=-30))).sum(1).mean()
        learn(adam, policy, HELD * away - gain, 0.5)
        with torch.no_grad():
            torch._foreach_lerp_(list(mean.parameters()), list(policy.parameters()), max(0.02, 1 / (step + 1)))
        if (step + 1) % 50 == 0:
            print(f"policy, {step + 1} of {len(rows)}: {away.item():.3f} from what it was", flush=True)
    return mean


def teach_critic(small, lessons):
    """Teaches the small critic how games went on after what was chosen, when the opponent is to move."""
    before = copy.deepcopy(small)
    rows = []
    for choices, _ in lessons:
        action = choices.actions.gather(1, choices.chosen[:, None])[:, 0]
        parts = [stratego.step(board, choices.states[at], action[at]) for at in torch.arange(len(action)).split(LARGE_PART)]
        after, took = State.cat([state for state, _ in parts]), torch.cat([took for _, took in parts])
        with torch.no_grad():
            was = torch.cat([before(after[at]) for at in torch.arange(len(action)).split(LARGE_PART)])
        results = (choices.won + 1) / 2
        inputs = chances(after, -was)
        weights = fitted(inputs, results)
        came = choices.returns(torch.sigmoid(inputs @ weights), results, CRITIC_LAMBDA)
        on = (~took).nonzero()[:, 0]
        rows += [(after[at], was[at], came[at].clamp(0, 1), weights) for at in on[torch.randperm(len(on))].split(CRITIC_PART)]
    adam = torch.optim.AdamW(small.parameters(), weight_decay=0.0)
    for step, index in enumerate(torch.randperm(len(rows)).tolist()):
        after, was, came, weights = rows[index]
        set_rate(adam, CRITIC_RATE * min(1, (step + 1) / 20) * (1 - 0.95 * step / len(rows)))
        if step % 2:
            after, _ = stratego.mirrored(board, after, torch.zeros(len(came), dtype=torch.int64))
        now = small(after)
        missed = functional.binary_cross_entropy_with_logits(chances(after, -now) @ weights, came)
        away = (torch.atanh(now.clamp(-0.995, 0.995)) - torch.atanh(was.clamp(-0.995, 0.995))).square().mean()
        learn(adam, small, missed + ANCHOR * away, 1.0)
        if (step + 1) % 200 == 0:
            print(f"critic, {step + 1} of {len(rows)}: log-loss {missed.item():.3f}", flush=True)


def added(policy, first):
    """By how much each weight differs from what it was, as the engine reads it."""
    now, then = (numpy.frombuffer(net.packed(), dtype=numpy.int8).astype(numpy.int16) for net in (policy, first))
    return (now - then + 128).clip(0, 255).astype(numpy.uint8).tobytes()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", required=True, help="of `vexillum-train against`, those of the last round last")
    parser.add_argument("--from", dest="begin", default=HERE, help="a folder with nets.pt and small.pt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", required=True, help="a folder")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    policy, large, small = train.networks(options.begin)
    lessons = []
    for file in options.games:
        choices = Choices(file)
        # What the policy said that played them is kept beside the games: after a round it says something else.
        if not os.path.exists(f"{file}.odds"):
            with torch.no_grad():
                parts = [said(policy, choices, at) for at in torch.arange(len(choices.game)).split(PART)]
            torch.save(torch.cat(parts).half(), f"{file}.odds")
        lessons.append((choices, torch.load(f"{file}.odds")))
        print(f"{file}: {choices.games} games, {len(choices.game)} choices", flush=True)
    mean = teach_policy(policy, lessons)
    teach_critic(small, lessons)
    train.write(options.out, mean, large)
    train.write_small(options.out, small)
    first, *_ = train.networks(HERE)
    with open(f"{options.out}/policy_delta.bin", "wb") as file:
        file.write(train.POLICY_HEADER + added(mean, first))


if __name__ == "__main__":
    main()
