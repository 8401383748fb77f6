### What all tables share: the status, the log, the chat, the scoring, the end.
# $game is board, card or dice. The third of a game is a day, in the dice game a round.

table-title = { $game ->
    [board] Medici
    [card] Medici: The Card Game
   *[dice] Medici: The Dice Game
}
table-loading = The table is being laid …
table-gone = No table here
table-again = Try again
table-close = Close
table-side = Log and chat
table-announcer = What happens at the table

## Whose turn it is, and why

table-day = { $game ->
    [dice] Round { $day }
   *[other] Day { $day }
}
table-day-of = { $game ->
    [dice] Round { $day } of 3
   *[other] Day { $day } of 3
}
table-turn-yours = Your turn: { $what }
table-turn-named = { $name }’s turn: { $what }
table-ask-lot = draw another card, or open the auction
table-ask-bid = bid for the lot, or pass
table-ask-reveal = reveal another card, or take from the market
table-ask-take = take from the end of the market
table-ask-choosing = choose your dice
table-ask-entering = enter one of the dice that are left
table-ask-filling = fill your ship with dice
table-ask-alone = choose your dice; the enemy gets the rest
table-await-lot = { $name } is thinking: another card, or the auction?
table-await-bid = { $name } is thinking about a bid …
table-await-take = { $name } is thinking about the market …
table-await-choosing = { $name } is choosing dice …
table-await-entering = { $name } is entering a die …
table-nature-first = Chance picks who starts …
table-nature-card = A card is turned up …
table-nature-roll = The dice are rolling …
table-over = The game is over
table-cancelled = This table was given up
table-clock = Time left
table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## Notices

table-reconnecting = The connection is gone. Reconnecting; nothing is lost.
table-watching = You are watching this table.
table-watching-short = Watching
table-taken-clock = A bot plays for { $name }, since the time ran out.
table-taken-resigned = A bot plays for { $name }, as you asked.
table-taken-left = A bot plays for { $name }, since you left.
table-taken-you-clock = A bot plays for you, since your time ran out.
table-taken-you-resigned = A bot plays for you, as you asked.
table-taken-you-left = A bot plays for you, since you left.
table-take-back = Take the seat back

## One device, several players

table-handover = Pass the device to { $name }
table-handover-open = Nothing is secret in this game: everybody may look.
table-handover-ready = { $name } is ready
table-handover-never = Do not ask again

## The menu

table-menu = Menu
table-undo = Undo
table-undo-more = Take your last move back
table-invite = Share the link
table-copy = Copy the link
table-copied = The link is copied.
table-copy-failed = This browser does not let us copy. The link is: { $link }
table-share-text = Join me at a table of Medici
table-rules = Rules of this game
table-fullscreen = Full screen
table-fullscreen-end = Leave full screen
table-home = Back home, and come back later
table-settings = Settings
table-speed = Motion
table-speed-0 = off
table-speed-1 = normal
table-speed-2 = fast
table-theme = Look
table-theme-auto = auto
table-theme-light = light
table-theme-dark = dark
table-sound = Sound
table-helpers = Helpers (last price, cards left)
table-handovers = Ask before the device is passed on
table-resign = Let a bot play for me
table-resign-sure = Let a bot play for you?
table-resign-more = The bot plays on at once. You can watch, and take your seat back whenever you like.
table-leave = Leave this game
table-leave-sure = Leave this game?
table-leave-more = A bot takes your seat and plays on to the end, so that the others can finish.
table-cancel = Give this table up
table-cancel-sure = Give this table up?
table-cancel-more = Only bots are with you: the game ends here, without a winner. What was played stays in your history.
table-stay = Stay

## The log and the chat

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-scoring = { $game ->
    [dice] Show the scoring of round { $day }
   *[other] Show the scoring of day { $day }
}
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-placeholder = Say something
table-chat-send = Send
table-chat-new = { $n ->
    [one] Chat, { $n } unread
   *[other] Chat, { $n } unread
}
table-chat-unread = { $n ->
    [one] { $n } unread
   *[other] { $n } unread
}

## The scoring

table-scoring-title = { $game ->
    [dice] Scoring of round { $day }
   *[other] Scoring of day { $day }
}
table-scoring-before = before
table-scoring-ship = ship
table-scoring-total = { $game ->
    [dice] points
   *[other] florins
}
table-scoring-worth = worth { $n }
table-scoring-start = Ships first, then one good after the other.
table-scoring-again = Choose a row to see where its figures come from.
table-scoring-steps = Step by step
table-scoring-skip = Skip
table-scoring-next = Next
table-scoring-close = Go on

## The end

table-end = The game is over
table-end-title = You have earned the title
table-end-you-won = { $n ->
    [one] You have won!
   *[other] You have won, together!
}
table-end-won = { $n ->
    [one] { $who } has won
   *[other] { $who } have won
}
table-end-ranking = Final ranking
table-end-look = See the table
table-end-back = Back to the result
table-end-replay = Replay
table-end-home = Home
table-end-scorings = The scorings again:
table-rematch = Play again
table-rematch-offered = Another game is offered to the same round.
table-rematch-join = Join the next game
table-chart = { $game ->
    [dice] Points after each round
   *[other] Florins after each day
}
table-chart-figures = The same as a table
table-chart-player = Player

## The seal of fairness

table-seal-checking = Checking whether chance was fair …
table-seal-fair = Chance was fair, and here is the proof
table-seal-unfair = The check of chance has failed
table-seal-later = Chance can be checked once the game is over
table-seal-unknown = Fairness could not be checked just now
table-seal-how = Before the game the server fixed a secret and published its fingerprint; every player added a seed. All cards and dice follow from these, so that nobody could choose them. Now the secret is open, and everything was counted again.
table-seal-checked = { $n ->
    [one] { $n } choice of chance was counted again, and it was right.
   *[other] { $n } choices of chance were counted again, and all were right.
}
table-seal-commitment = The fingerprint that was published:
table-seal-record = Take the record along
table-seal-answer = The check in figures
table-seal-again = Check again
