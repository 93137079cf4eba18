#!/bin/sh
# Trains the computer player from nothing and puts its weights in the place of those of this checkout:
#
#     tools/train/recipe.sh SETUPS WORK
#
# SETUPS is a folder with the set-ups of setups.sha256, WORK one for what is made on the way. A step that is done
# already is left out, so a stopped recipe goes on where it was. docs/computer-player/training.md tells what each step
# takes and why the weights come out other than those that were kept. It needs Python with PyTorch, and a GPU for
# what train.py does.
set -eu

mkdir -p "$2"
setups=$(realpath "$1")
work=$(realpath "$2")
cd "$(dirname "$0")/../.."
data=engine/src/ai/data
policy=tools/train/policy

# Runs a step, once.
step() {
    name=$1
    shift
    if [ ! -e "$work/$name.done" ]; then
        echo "=== $name"
        "$@"
        : > "$work/$name.done"
    fi
}

train() {
    cargo run --release -p vexillum-train -- "$@"
}

# Writes all weights of a file, behind its header of 12 bytes, as one octal value.
blank() {
    size=$(wc -c < "$1")
    { head -c 12 "$1"; head -c $((size - 12)) /dev/zero | tr '\0' "$2"; } > "$1.blank"
    mv "$1.blank" "$1"
}

# Weights that add nothing to any value; the delta has a bias of 128.
forget() {
    for net in move_prior_12 move_prior_20 move_prior_40 move_prior_powers policy value; do
        blank "$data/$net.bin" '\000'
    done
    blank "$data/policy_delta.bin" '\200'
}

book() {
    python3 "$data/pack_book.py" 512 < "$setups/setups_learned_40.txt" > "$work/book40.bin"
    cp "$work/book40.bin" "$data"
}

choose_setups() {
    python3 tools/train/setups.py "$setups/setups_human_40.tsv" "$setups/setups_learned_40.txt" > "$work/large.txt"
    python3 tools/train/setups.py "$setups/setups_human_barrage.tsv" > "$work/small.txt"
}

(cd "$setups" && sha256sum --check -) < tools/train/setups.sha256
step forget forget
step book book
step choose-setups choose_setups

# Move-ranking priors, on CPUs. Each run goes on from the one before.
small=barrage,duel,barrage,duel-small,barrage,scifi-duel
step small-71 train move-prior --edition barrage,duel,duel-small,scifi-duel --seed 71 --out "$work/move_prior_12.bin"
step small-101 train move-prior --from "$work/move_prior_12.bin" --edition $small --batches 110 --versus 0.5 --temperature 30 --seed 101 --out "$work/move_prior_12.bin"
step small-106 train move-prior --from "$work/move_prior_12.bin" --edition $small --batches 80 --versus 0.5 --temperature 30 --rate 0.003 --seed 106 --out "$work/move_prior_12.bin"
step small-131 train move-prior --from "$work/move_prior_12.bin" --edition $small --batches 20 --versus 0.5 --foe 2000 --schedule 4,4 --temperature 30 --rate 0.003 --seed 131 --out "$work/move_prior_12.bin"
step small-132 train move-prior --from "$work/move_prior_12.bin" --edition $small --batches 60 --versus 0.5 --foe 1500 --schedule 12,4 --temperature 30 --rate 0.003 --seed 132 --out "$work/move_prior_12.bin"
step small-501 train move-prior --from "$work/move_prior_12.bin" --edition $small --batches 60 --games 512 --versus 0.5 --foe 1500 --schedule 12,4 --temperature 30 --rate 0.003 --seed 501 --out "$work/move_prior_12.bin"
step small-505 train move-prior --from "$work/move_prior_12.bin" --edition $small --batches 40 --games 512 --versus 0.6 --foe 1500 --schedule 12,4 --temperature 30 --rate 0.003 --lambda 0.8 --seed 505 --out "$work/move_prior_12.bin"
step middle-85 train move-prior --edition lightning,lightning-tournament --batches 80 --games 256 --versus 0.5 --rate 0.005 --seed 85 --out "$work/move_prior_20.bin"
step middle-103 train move-prior --from "$work/move_prior_20.bin" --edition lightning,lightning-tournament,lightning-tournament --batches 70 --games 400 --versus 0.5 --temperature 30 --seed 103 --out "$work/move_prior_20.bin"
step large-82 train move-prior --edition original,classic30,original,scifi,original,masters --batches 45 --games 256 --temperature 15 --seed 82 --out "$work/move_prior_40.bin"
step large-83 train move-prior --from "$work/move_prior_40.bin" --edition original,classic30,original,scifi,original,masters,spotter2011,infiltrator --batches 60 --games 256 --temperature 15 --rate 0.003 --seed 83 --out "$work/move_prior_40.bin"
step large-102 train move-prior --from "$work/move_prior_40.bin" --edition original,classic30,original,scifi,battle-cards,original,masters,infiltrator,original,spotter2011,fantasy,original,faq-original --batches 80 --games 260 --temperature 15 --seed 102 --out "$work/move_prior_40.bin"
step large-203 train move-prior --from "$work/move_prior_40.bin" --edition original,classic30,original,masters,battle-cards,original,spotter2011,scifi,original,fantasy,infiltrator,masters,original,faq-original,battle-cards --batches 30 --games 320 --versus 0.5 --foe 500 --schedule 8 --temperature 15 --rate 0.0025 --seed 203 --out "$work/move_prior_40.bin"
step powers-321 train move-prior --from "$work/move_prior_40.bin" --edition fantasy-powers --batches 70 --games 256 --foe 800 --schedule 8 --temperature 15 --rate 0.003 --seed 321 --out "$work/move_prior_powers.bin"
step powers-612 train move-prior --from "$work/move_prior_powers.bin" --edition fantasy-powers --batches 30 --games 256 --versus 0.5 --foe 800 --schedule 8 --temperature 15 --rate 0.003 --lambda 0.6 --seed 612 --out "$work/move_prior_powers.bin"
step powers-641 train move-prior --from "$work/move_prior_powers.bin" --edition fantasy-powers --batches 95 --games 256 --versus 0.5 --foe 800 --schedule 8 --temperature 15 --rate 0.003 --lambda 0.6 --seed 641 --out "$work/move_prior_powers.bin"
step large-502 train move-prior --from "$work/move_prior_40.bin" --edition original,classic30,battle-cards,original,masters,scifi,original,spotter2011,battle-cards,original,fantasy,infiltrator,original,faq-original,battle-cards --batches 64 --games 320 --versus 0.5 --foe 1000 --schedule 8 --temperature 15 --rate 0.003 --seed 502 --out "$work/move_prior_40.bin"
for net in move_prior_12 move_prior_20 move_prior_40 move_prior_powers; do
    step "use-$net" cp "$work/$net.bin" "$data"
done

# Policy and value networks: games on CPUs, the networks on a GPU. The first games of `original` get nodes for the value
# network besides, which is asked, though it knows nothing yet.
step imitated-large train games --setups "$work/large.txt" --nodes 20000 --out "$work/large.games"
step imitated-small train games --edition barrage --games 2500 --setups "$work/small.txt" --out "$work/small.games"
step first python3 "$policy/train.py" --games "$work/large.games" "$work/small.games" --setups "$work/large.txt" "$work/small.txt" --imitate 2030 --play 27 --out "$work/first"
step second python3 "$policy/train.py" --games "$work/large.games" "$work/small.games" --setups "$work/large.txt" "$work/small.txt" --from "$work/first" --play 372 --entropy 0.012 0.004 --warm 0.01 --out "$work/second"
step second-value python3 "$policy/train.py" --games "$work/large.games" "$work/small.games" --setups "$work/large.txt" "$work/small.txt" --from "$work/second" --brief 5435 --out "$work/second"
step use-second cp "$work/second/policy.bin" "$work/second/value.bin" "$data"
step later-large train games --setups "$work/large.txt" --games 840 --versus 0.5 --out "$work/large_now.games"
step later-small train games --edition barrage --games 500 --setups "$work/small.txt" --versus 0.5 --out "$work/small_now.games"
step third python3 "$policy/train.py" --games "$work/large_now.games" "$work/small_now.games" --setups "$work/large.txt" "$work/small.txt" --from "$work/second" --play 537 --entropy 0.009 0.003 --small 0.22 --warm 0.0075 --out "$work/third"
step fourth python3 "$policy/train.py" --games "$work/large_now.games" "$work/small_now.games" --setups "$work/large.txt" "$work/small.txt" --from "$work/third" --brief 5435 --out "$work/fourth"
step use-fourth cp "$work/fourth/policy.bin" "$work/fourth/value.bin" "$data"
step keep-fourth cp "$work/fourth/nets.pt" "$work/fourth/small.pt" "$policy"

# Three rounds against the opponent, on CPUs. Each plays with the weights of the one before.
step round-911 train against --setups "$work/large.txt" --games 3200 --seed 911 --out "$work/911.games"
step against-911 python3 "$policy/against.py" --games "$work/911.games" --out "$work/against"
step use-911 cp "$work/against/policy_delta.bin" "$work/against/value.bin" "$data"
step round-912 train against --setups "$work/large.txt" --games 3200 --seed 912 --out "$work/912.games"
step against-912 python3 "$policy/against.py" --games "$work/911.games" "$work/912.games" --from "$work/against" --out "$work/against"
step use-912 cp "$work/against/policy_delta.bin" "$work/against/value.bin" "$data"
step round-913 train against --setups "$work/large.txt" --games 3200 --seed 913 --out "$work/913.games"
step against-913 python3 "$policy/against.py" --games "$work/911.games" "$work/912.games" "$work/913.games" --from "$work/against" --out "$work/against"
step use-913 cp "$work/against/policy_delta.bin" "$work/against/value.bin" "$data"
step keep-913 cp "$work/against/nets.pt" "$work/against/small.pt" "$policy/against"
