### Whether chance was fair: what a browser checks itself after a game.

fairness-checking = Your browser is checking the draws…
fairness-own = { $n ->
    [one] Your browser checked the one draw against the promise it saw before the game
   *[other] Your browser checked all { $n } draws against the promise it saw before the game
}
fairness-onlooker = { $n ->
    [one] Your browser checked the one draw against the published promise, which it did not see before the game
   *[other] Your browser checked all { $n } draws against the published promise, which it did not see before the game
}
fairness-broken = Warning: the draws of this game do not fit the promise
fairness-later = The draws can be checked once the game is over
fairness-none = No promise was made about the draws of this game
fairness-unknown = The draws could not be checked just now
fairness-how = Before the game the server fixed a secret and published its fingerprint; every player's browser added a seed. All cards and dice follow from these, so that nobody could choose them. Now the secret is open, and everything was worked out again on this device.
fairness-commitment = The fingerprint that was published:
fairness-record = Download the record
fairness-server = What the server says about it
fairness-again = Check again

## What was checked, and what was not

fairness-done = checked:
fairness-not-done = not checked:
fairness-did-promise = The secret is the one whose fingerprint this browser saw before it sent its seed.
fairness-not-promise = Whether the fingerprint was there before the game: this browser sent no seed, so it kept no promise. That the secret fits the fingerprint in the record was checked.
fairness-did-seed = Your own seed, which this browser drew, is at your seat.
fairness-not-seed = A seed of your own: this browser drew none for this game.
fairness-did-house = { $n ->
    [one] The seat of the bot has the seed “house”, which nobody can choose.
   *[other] The seats of all { $n } bots have the seed “house”, which nobody can choose.
}
fairness-not-house = That the seats of bots had the seed “house” when the game began.
fairness-did-draws = { $n ->
    [one] The one card, roll or start player that was drawn follows from secret and seeds.
   *[other] Every one of { $n } cards, rolls and start players that were drawn follows from secret and seeds.
}
fairness-not-over = How the game would have gone on: the record ends early.
fairness-listed = The promise is entry { $n } of the server's public list, whose chain was followed to its last entry, { $last }.
fairness-long = The promise is entry { $n } of the server's public list. The list is long, and was followed to entry { $last } only.
fairness-no-list = The server's public list of promises, which could not be read just now.
fairness-not-list = The public list of promises: there is no server here that keeps one for this game.
fairness-list = The public list of promises

## What does not fit

fairness-warning = Something is wrong with the draws of this game.
fairness-expected = Expected:
fairness-got = Got:
fairness-what-now = Either the server has not kept its promise, or somebody changed what it sent. Copy the facts and show them to the other players and to whoever runs the server: anybody can check them.
fairness-copy = Copy the facts
fairness-copied = Copied.
fairness-copy-by-hand = It cannot be copied from here; mark the text below.
fairness-facts = The facts
fairness-fault-proof = The record has no whole proof, although one was promised.
fairness-fault-withheld = The game has ended, but the secret was not published.
fairness-fault-secret = The secret is not the one that was promised: it has another fingerprint.
fairness-fault-commitment = The promise in the record is not the one that this browser saw before the game.
fairness-fault-table = The record names another table.
fairness-fault-own-seed = Your own seed is not at your seat.
fairness-fault-house-seed = The seat of a bot (seat { $seat }) does not have the seed “house”.
fairness-fault-seed = The seed of seat { $seat } is not the one that was there when the game began.
fairness-fault-seeds = There is not one seed for each seat.
fairness-fault-record = The record does not follow the rules of the game.
fairness-fault-move = Move { $move } was not decided by secret and seeds.
fairness-fault-list = { $move ->
    [0] The promise is missing in the server's public list.
   *[other] The server's public list of promises does not hold at entry { $move }: it was changed afterwards.
}
