"""Training of the engine's policy and value networks by games against an opponent, in rounds:

    cargo run --release -p vexillum-train -- against --setups large.txt --seed 911 --out one.games
    python3 against.py --games one.games --out against

and so on; after each round its weights are copied to the engine (`../recipe.sh`). A game takes half a second
on one core; learning from a round of 1,600 games takes some minutes. It needs PyTorch, but no GPU. The folder
`against` has the weights after three rounds. The engine has the value network of that folder, and of its
policy the difference to the weights beside this program, which is used in editions like that of the training
games.

The policy learns by proximal policy optimization (Schulman 2017). Its critic is the value network, which sees
both armies; a logistic regression turns its predictions into probabilities of a win against this opponent.
The value network then learns from the further course of the games.
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
# Softmax temperature of the agent (`--temperature`).
TEMPERATURE = 20.0
# Logit of an action that does not exist.
NEVER = -1e9
# Lowest log-prior that the engine uses.
LOWEST_LOG_PRIOR = -12.0
# Lambda of the returns for the policy and for the value network.
LAMBDA, VALUE_LAMBDA = 0.9, 0.95
# Probability above which a choice is left out: it has next to no gradient.
CERTAIN = 0.97
# Policy: decisions in a minibatch, learning rate, clipping range, weight of the Kullback-Leibler divergence.
MINIBATCH, RATE, CLIP, KL_WEIGHT = 2048, 2e-4, 0.2, 0.03
# Value network: decisions in a minibatch, learning rate, weight of the distance from its predictions before.
VALUE_MINIBATCH, VALUE_RATE, ANCHOR = 1024, 1e-3, 0.005
# Decisions that are evaluated at the same time without learning.
LARGE_BATCH = 8192


class Choices:
    """Decisions of recorded games: positions, and for each its actions, their values, and the result."""

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
        decisions = [(game, row, actions) for game, (*_, choices) in enumerate(games) for row, actions in choices]
        rows = torch.from_numpy(numpy.array([row for _, row, _ in decisions]).astype(numpy.int64))
        self.game = torch.tensor([game for game, *_ in decisions])
        self.won = torch.tensor([int(games[game][0]) for game in self.game.tolist()]).float()
        self.ply, self.chosen, self.worth, self.predicted = rows[:, 0], rows[:, 1], rows[:, 3] / 100, rows[:, 4] / 10_000
        most = int(rows[:, 2].max())
        self.actions = torch.zeros(len(rows), most, dtype=torch.int64)
        self.values = torch.full((len(rows), most), NEVER)
        for index, (game, _, actions) in enumerate(decisions):
            actions = torch.from_numpy(actions.astype(numpy.int64))
            squares = 99 - actions[:, :2] if games[game][1] else actions[:, :2]
            self.actions[index, : len(actions)] = board.action[squares[:, 0], squares[:, 1]]
            self.values[index, : len(actions)] = actions[:, 2] / TEMPERATURE
        self.states = self.replay(games)

    def replay(self, games):
        """Positions of the decisions."""
        moves = torch.full((len(games), max(len(game[3]) for game in games), 2), -1)
        for index, (*_, played, _) in enumerate(games):
            moves[index, : len(played)] = torch.from_numpy(played.astype(numpy.int64))
        choice = torch.full(moves.shape[:2], -1)
        choice[self.game, self.ply] = torch.arange(len(self.game))
        order, states = [], []
        setups = ["".join(map(chr, letters)) for _, _, letters, *_ in games]
        for ply, (game, state, _) in enumerate(stratego.replayed(board, setups, moves)):
            at = choice[game, ply]
            order.append(at[at >= 0])
            states.append(state[at >= 0])
        return State.cat(states)[torch.cat(order).argsort()]

    def returns(self, values, results, share):
        """Lambda returns of the decisions; `share` is lambda.

        The return of a game's last decision is the result."""
        out, values, results, game = [0.0] * len(values), values.tolist(), results.tolist(), self.game.tolist()
        for index in reversed(range(len(out))):
            last = index + 1 == len(out) or game[index + 1] != game[index]
            out[index] = results[index] if last else (1 - share) * values[index + 1] + share * out[index + 1]
        return torch.tensor(out)


def regressors(state, predicted):
    """Inputs of the logistic regression from predictions of the value network to probabilities of a win."""
    pieces = (((state.mine & KIND) > 0).sum(1) + ((state.theirs & KIND) > 0).sum(1) - 50) / 30
    logit = torch.atanh(predicted.clamp(-0.995, 0.995))
    return torch.stack([torch.ones_like(logit), logit, pieces, pieces * logit, state.quiet / 100], 1)


def fitted(inputs, results):
    """Coefficients of a logistic regression."""
    weights = torch.zeros(inputs.shape[1], requires_grad=True)
    optimizer = torch.optim.LBFGS([weights], max_iter=80, line_search_fn="strong_wolfe")

    def closure():
        optimizer.zero_grad()
        loss = functional.binary_cross_entropy_with_logits(inputs @ weights, results)
        loss.backward()
        return loss

    optimizer.step(closure)
    return weights.detach()


def policy_logits(policy, choices, at):
    """Logits of the policy network for the actions of some decisions."""
    with torch.autocast("cpu", dtype=torch.bfloat16):
        logits = policy.head(policy.trunk(*stratego.observe(board, choices.states[at], torch.float32)))
    return logits.float().reshape(-1, stratego.ACTIONS).gather(1, choices.actions[at])


def log_priors(logits, values):
    """Log-probabilities of actions, and log-priors relative to the likeliest action, as in the engine."""
    logits = logits.masked_fill(values <= NEVER, NEVER)
    return functional.log_softmax(logits, 1), (logits - logits.max(1, keepdim=True)[0]).clamp(min=LOWEST_LOG_PRIOR)


def choice_logs(choices, at, before, now):
    """Log-probabilities of the agent's choices if the log-priors change from `before` to `now`."""
    worth = (choices.worth[at] / TEMPERATURE)[:, None]
    values = choices.values[at]
    return functional.log_softmax((values + worth * (now - before)).masked_fill(values <= NEVER, NEVER), 1)


def train_policy(policy, samples):
    """Trains the policy by the advantages of the agent's choices.

    Returns the policy with its weights averaged over the steps."""
    rows = []
    for number, (choices, _) in enumerate(samples):
        results = (choices.won + 1) / 2
        inputs = regressors(choices.states, choices.predicted)
        value = torch.sigmoid(inputs @ fitted(inputs, results))
        advantage = choices.returns(value, results, LAMBDA) - value
        probability = functional.log_softmax(choices.values, 1).gather(1, choices.chosen[:, None])[:, 0].exp()
        free = (probability < CERTAIN).nonzero()[:, 0]
        advantage = (advantage - advantage[free].mean()) / advantage[free].std()
        parts = free[torch.randperm(len(free))].split(MINIBATCH)
        rows += [(number, part, advantage[part].clamp(-5, 5)) for part in parts]
    mean = copy.deepcopy(policy)
    adam = torch.optim.Adam(policy.parameters(), eps=1e-5, betas=(0.9, 0.99))
    for step, index in enumerate(torch.randperm(len(rows)).tolist()):
        number, at, advantage = rows[index]
        choices, logits = samples[number]
        set_rate(adam, RATE * min(1, (step + 1) / 10) * (1 - 0.9 * step / len(rows)))
        first, before = log_priors(logits[at].float(), choices.values[at])
        logs, now = log_priors(policy_logits(policy, choices, at), choices.values[at])
        chosen = choices.chosen[at][:, None]
        then = functional.log_softmax(choices.values[at], 1)
        ratio = (choice_logs(choices, at, before, now) - then).gather(1, chosen)[:, 0].exp()
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
        # The Kullback-Leibler divergence keeps the policy near the one that played.
        divergence = (first.exp() * (first.clamp(min=-30) - logs.clamp(min=-30))).sum(1).mean()
        learn(adam, policy, KL_WEIGHT * divergence - gain, 0.5)
        with torch.no_grad():
            torch._foreach_lerp_(list(mean.parameters()), list(policy.parameters()), max(0.02, 1 / (step + 1)))
        if (step + 1) % 50 == 0:
            print(f"policy, {step + 1} of {len(rows)}: divergence {divergence.item():.3f}", flush=True)
    return mean


def train_value_network(value_net, samples):
    """Trains the value network by lambda returns, on the positions after the agent's choices."""
    before = copy.deepcopy(value_net)
    rows = []
    for choices, _ in samples:
        action = choices.actions.gather(1, choices.chosen[:, None])[:, 0]
        batches = torch.arange(len(action)).split(LARGE_BATCH)
        parts = [stratego.step(board, choices.states[at], action[at]) for at in batches]
        after, took = State.cat([state for state, _ in parts]), torch.cat([took for _, took in parts])
        with torch.no_grad():
            was = torch.cat([before(after[at]) for at in batches])
        results = (choices.won + 1) / 2
        # The opponent is to move, so the sign of the predictions is reversed.
        inputs = regressors(after, -was)
        weights = fitted(inputs, results)
        returns = choices.returns(torch.sigmoid(inputs @ weights), results, VALUE_LAMBDA).clamp(0, 1)
        running = (~took).nonzero()[:, 0]
        parts = running[torch.randperm(len(running))].split(VALUE_MINIBATCH)
        rows += [(after[at], was[at], returns[at], weights) for at in parts]
    adam = torch.optim.AdamW(value_net.parameters(), weight_decay=0.0)
    for step, index in enumerate(torch.randperm(len(rows)).tolist()):
        after, was, returns, weights = rows[index]
        set_rate(adam, VALUE_RATE * min(1, (step + 1) / 20) * (1 - 0.95 * step / len(rows)))
        if step % 2:
            after, _ = stratego.mirrored(board, after, torch.zeros(len(returns), dtype=torch.int64))
        now = value_net(after)
        loss = functional.binary_cross_entropy_with_logits(regressors(after, -now) @ weights, returns)
        distance = (torch.atanh(now.clamp(-0.995, 0.995)) - torch.atanh(was.clamp(-0.995, 0.995))).square().mean()
        learn(adam, value_net, loss + ANCHOR * distance, 1.0)
        if (step + 1) % 200 == 0:
            print(f"value network, {step + 1} of {len(rows)}: log-loss {loss.item():.3f}", flush=True)


def deltas(policy, first):
    """Differences of the policy's weights from those of `first`, as bytes.

    A byte has a bias of 128, as in the engine."""
    now, then = (numpy.frombuffer(net.packed(), dtype=numpy.int8).astype(numpy.int16) for net in (policy, first))
    return (now - then + 128).clip(0, 255).astype(numpy.uint8).tobytes()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", nargs="+", required=True, help="games of `vexillum-train against`, by round")
    parser.add_argument("--from", dest="begin", default=HERE, help="folder with nets.pt and small.pt to continue from")
    parser.add_argument("--seed", type=int, default=1, help="random seed")
    parser.add_argument("--out", required=True, help="folder to which the weights are written")
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    policy, critic, value_net = train.networks(options.begin)
    samples = []
    for file in options.games:
        choices = Choices(file)
        # The logits of the policy that played are kept beside the games: each round changes the policy.
        if not os.path.exists(f"{file}.odds"):
            with torch.no_grad():
                parts = [policy_logits(policy, choices, at) for at in torch.arange(len(choices.game)).split(MINIBATCH)]
            torch.save(torch.cat(parts).half(), f"{file}.odds")
        samples.append((choices, torch.load(f"{file}.odds")))
        print(f"{file}: {choices.games} games, {len(choices.game)} choices", flush=True)
    mean = train_policy(policy, samples)
    train_value_network(value_net, samples)
    train.write(options.out, mean, critic)
    train.write_value_network(options.out, value_net)
    first, *_ = train.networks(HERE)
    with open(f"{options.out}/policy_delta.bin", "wb") as file:
        file.write(train.POLICY_HEADER + deltas(mean, first))


if __name__ == "__main__":
    main()
