### A table before its game.

lobby-title = { $game ->
    [card] Medici: The Card Game
    [dice] Medici: The Dice Game
   *[other] Medici
}
lobby-waiting = { $n ->
    [one] One more seat to fill.
   *[other] { $n } more seats to fill.
}
lobby-ready = Everybody is here. You can begin.
lobby-ready-soon = The table is full. It begins as soon as { $host } says so.
lobby-seats = Seats
lobby-you = you
lobby-here = on this device
lobby-free-seat = free
lobby-sit = Sit here
lobby-sit-at = Sit here: seat { $seat }
lobby-stand-up = Stand up
lobby-free = Free the seat
lobby-free-name = Free the seat: { $name }
lobby-stand-up-name = Stand up: { $name }
lobby-hot = On this device
lobby-hot-name = Name of the player on this device
lobby-seat = Sit down
lobby-bot = A bot…
lobby-bot-at = Seat a bot in seat { $seat }
lobby-start = Begin the game
lobby-start-waits = { $n ->
    [0] Waiting for the start
    [one] Waiting for 1 player
   *[other] Waiting for { $n } players
}
lobby-invite = Invite others
lobby-invite-here =
    This link works on this computer only. To play with people on other devices, the server must be
    open to the network: the documents say how.
lobby-invite-about = Whoever opens this link can sit down, or watch.
lobby-link = Link to this table
lobby-copy = Copy
lobby-share = Share
lobby-share-title = { $game ->
    [card] A round of Medici, the card game?
    [dice] A round of Medici, the dice game?
   *[other] A round of Medici?
}
lobby-qr = The link as a QR code
lobby-remind = Shall we tell you when it is your turn?
lobby-remind-yes = Yes, tell me
lobby-remind-no = No, thanks
lobby-remind-on = You will be told when it is your turn. The settings can change that.
lobby-terms = What is played
lobby-options = Options
lobby-access = Access
lobby-host = Hosted by
lobby-promise = Fair draws.
lobby-promise-about = The server committed itself to this number before the first card; after the game anyone can check it.
lobby-cancel = Call it off
lobby-cancel-ask = Call this table off?
lobby-cancel-about = Everybody loses their seat, and the link stops working.
lobby-keep = Keep it
