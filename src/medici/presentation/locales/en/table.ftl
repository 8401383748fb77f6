### What all tables share: the status, the log, the chat, the scoring, the end.

# $game is board, card or dice. The third of a game is a day, in the dice game a round.

table-title = { $game ->
    [board] Medici
    [card] Medici: The Card Game
   *[dice] Medici: The Dice Game
}
table-loading = Setting the table…
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
table-ask-reveal = reveal a card, or take
table-ask-take = take from the end of the market
table-ask-roll = roll the dice
table-ask-choosing = choose your dice
table-ask-entering = enter one of the dice that are left
table-ask-filling = fill your ship with dice
table-ask-alone = choose your dice
table-await-lot = { $name } is thinking: another card, or the auction?
table-await-bid = { $name } is thinking about a bid…
table-await-take = { $name } is thinking about the market…
table-await-choosing = { $name } is choosing dice…
table-await-entering = { $name } is entering a die…
table-nature-first = Drawing who starts…
table-nature-card = Turning up a card…
table-nature-roll = Rolling the dice…
table-counting = { $game ->
    [dice] Counting the round…
   *[other] Counting the day…
}
table-fast = Fast-forward
table-fast-more = Show everything at once until you are asked again
table-over = The game is over
table-cancelled = This game was called off
table-clock = Time left
table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-clock-days-hours = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}

## What happened between one’s turns, in few words

table-since-away = Since you last looked:
table-since-jump = Show this in the log
table-since-bid = { $who } bid { $bid }
table-since-passed = { $who } passed
table-since-bid-and-took = { $who } took the lot for { $bid }
table-since-took-lot = { $who } took the lot for { $price }
table-since-nobody = nobody bid
table-since-took = { $who } took { $cards }
table-since-entered = { $who } entered { $dice }
table-since-counted = the scoring of { $day ->
    [1] the first
    [2] the second
   *[other] the third
} { $game ->
    [dice] round
   *[other] day
}

## Notices

table-reconnecting = Connection lost. Reconnecting; nothing is lost.
table-watching = You are watching this table.
table-watching-short = Watching
table-taken-clock = { $who } is playing for { $name }, whose time ran out.
table-taken-resigned = { $who } is playing for { $name }, as you asked.
table-taken-left = { $who } is playing for { $name }, who left.
table-taken-you-clock = Your time ran out, so { $who } is playing for you.
table-taken-you-resigned = { $who } is playing for you, as you asked.
table-taken-you-left = You left, so { $who } is playing for you.
table-stands-in = { $who } plays for { $name }.
table-is-back = { $name } is back.
table-take-back = Take your seat back
table-look-on = Look on for now
table-paused = Everybody is away. The game waits until somebody comes back.
table-paused-yours = Everybody is away, and the game waits. Take your seat back to play on.

## The menu

table-menu = Menu
table-hint = Hint
table-undo = Undo
table-undo-more = Take your last move back
table-tips-hold = Press and hold anything to see what it is, and its rule.
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
table-tournament = To the tournament
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

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-scoring = { $game ->
    [dice] Show the scoring of round { $day }
   *[other] Show the scoring of day { $day }
}
table-log-undone = Taken back:
table-chat = Chat
table-chat-new = { $n ->
    [one] Chat, { $n } unread
   *[other] Chat, { $n } unread
}
table-chat-unread = { $n ->
    [one] { $n } unread
   *[other] { $n } unread
}
table-chat-empty = Nobody has said anything yet.
table-chat-placeholder = Say something
table-chat-send = Send

## The end

table-end-back = Back to the result
table-end-home = Home
table-picture = Share as a picture
table-picture-saved = The picture was saved.
table-picture-failed = The picture could not be drawn.
table-picture-foot = Played with Medici
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
table-install = Install
table-install-about = Medici can be installed like an app: it opens at once, and also without internet.
table-install-by-hand = Medici can be an app on your home screen: tap the browser’s share button, then “Add to Home Screen”.
table-install-no = No, thanks
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

## Where a ship stands

# $nth: "2nd"; $pay (number): what that place would be paid
table-rank = { $nth }, +{ $pay }
table-pay = +{ $pay }
table-rank-now = If the ships were scored now: { $rank }
table-rank-ahead = With what you have chosen: { $rank }

## One device, several players

table-handover = Pass the device to { $name }
table-handover-open = Nothing is secret in this game: everybody may look.
table-handover-ready = I’m { $name }, ready
table-handover-never = Don’t ask again

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
