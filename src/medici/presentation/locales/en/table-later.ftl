### What only windows over a table and its end say.

## One device, several players

table-handover = Pass the device to { $name }
table-handover-open = Nothing is secret in this game: everybody may look.
table-handover-ready = I’m { $name }, ready
table-handover-never = Don’t ask again

## The menu

table-invite = Share the link
table-copy = Copy the link
table-copied = Link copied.
table-copy-failed = This browser won’t let us copy. The link is: { $link }
table-share-text = Join me at a table of Medici
table-people = Who plays here
table-rules = Rules of this game
table-aid = Player aid
table-keys = Keys of this game
table-fullscreen = Full screen
table-fullscreen-end = Leave full screen
table-home = Home (you can come back)
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
table-tips = Tips: names and rules of things
table-names = Names of the goods
table-handovers = Ask before passing the device on
table-resign = Let a bot play for me
table-resign-sure = Let a bot play for you?
table-resign-more = The bot plays on at once. You can watch, and take your seat back whenever you like.
table-leave = Leave this game
table-leave-sure = Leave this game?
table-leave-more = A bot takes your seat and plays on to the end, so that the others can finish.
table-cancel = End this game
table-cancel-sure = End this game?
table-cancel-more = You are playing against bots only: the game ends here, without a winner. What was played stays in your history.
table-stay = Stay

## The log and the chat

table-chat-empty = Nobody has said anything yet.
table-chat-placeholder = Say something
table-chat-send = Send

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
table-scoring-start = Ships first, then the goods one by one.
table-scoring-again = Choose a row to see where its figures come from.
table-scoring-steps = Step by step
table-scoring-skip = Skip
table-scoring-next = Next
table-scoring-close = Go on
table-rest = The clocks rest until everybody goes on, for { $time } at most.
table-rest-over = The clocks run again.

## The end

table-end = The game is over
table-end-title = You have earned the title of
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
table-end-replay = Replay
table-end-scorings = See a scoring again:
table-rematch = Play again
table-rematch-offered = Another game is on for the same group.
table-rematch-join = Join the next game
table-chart = { $game ->
    [dice] Points after each round
   *[other] Florins after each day
}
table-chart-figures = The same in figures
table-chart-player = Player
