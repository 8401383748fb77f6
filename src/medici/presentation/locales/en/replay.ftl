### A finished game, step by step, and the seal of its chance.

replay-title = Replay
replay-loading = Fetching the game…
replay-table = The table
replay-start = The table before the first move.
replay-controls = Go through the game
replay-position = Position in the game
replay-position-said = Step { $at } of { $last }: { $now }
replay-days = Days
replay-day = { $game ->
    [dice] Round { $day }
   *[other] Day { $day }
}
replay-first = To the beginning
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-speed = Speed
replay-speed-of = { $rate }×
replay-log = What happened
replay-seen-by = Whose place at the table you see
replay-seen-by-words = Seen by
replay-share = Copy link
replay-copied = Link to this position copied.
replay-download = Record
replay-another = Open another
replay-scoring = { $game ->
    [dice] How round { $day } was counted
   *[other] How day { $day } was counted
}

## Play on from a position

replay-on = Play on from here
replay-on-about = A new game on this device begins at this position, against bots. Cards and dice are drawn anew.
replay-on-seat = You play in the place of
replay-on-same = As in the record
replay-on-do = Play on

## Bring a record

replay-upload = Watch a record
replay-upload-how = Drop the file of a game here, paste its text, or choose it.
replay-choose = Choose a file
replay-upload-private = It is checked move by move and then shown to you alone; nobody keeps it.
replay-no-json = This is not a record of a game: it cannot be read as JSON.
replay-no-record = This is not a valid record of a game.
replay-no-record-move = This is not a valid record of a game: move { $n } does not fit those before it.

## The seal

replay-seal-title = Were the draws fair?
replay-seal-fair = Fair
replay-seal-later = Not revealed yet
replay-seal-none = Without proof
replay-seal-broken = Not fair
replay-seal-checking = Checking…
replay-seal-failed = Not checked
replay-seal-checking-long = Your browser is checking the draws…
replay-seal-failed-long = The draws could not be checked just now.
replay-seal-none-long = This record brings no proof.
replay-seal-none-why = The game was played without a promise about the draws, for example in a terminal. Its moves have been checked against the rules all the same.
replay-proof-commitment = The promise.
replay-proof-seeds = The seeds.
replay-proof-secret = The secret.
replay-proof-table = The table.
replay-proof-kept = still kept
replay-by-hand = See for yourself: download the record, then run
replay-file = FILE
