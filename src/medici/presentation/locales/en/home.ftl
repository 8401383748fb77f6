### The first page: play at once, open a table, come back to a game, join others.

home-welcome = Three days in Florence: bid, fill your ship, and outdo the other merchants. Reiner Knizia's Medici, its card game and its dice game, with friends or against bots.
home-you-play-as = You play as
home-your-name = Your name
home-change-name = { $name }: change your name
home-save = Save
home-cancel = Cancel

## The games

home-board-title = Medici
home-board-short = Board game
home-board-about = Turn up a lot of goods, bid for it once around the table, and load the most valuable ship.
home-card-title = The Card Game
home-card-short = Card game
home-card-about = Turn up cards, take one to three from the end of the market, and corner the goods.
home-dice-title = The Dice Game
home-dice-short = Dice game
home-dice-about = Roll five dice and choose first; the others pick from what you leave. You can also play it alone.
home-players = Players
home-players-n = { $n ->
    [1] 1 (solitaire)
   *[other] { $n }
}
home-level = Bots
home-level-apprentice = Apprentice – easy
home-level-merchant = Merchant – medium
home-level-banker = Banker – hard
home-level-prince = Prince – expert
home-play-now = Play now
home-setting-up = Setting up…
home-learn-nav = Learn { $game }
home-exercise = Exercise of the day
home-tour = Try the tour
home-rules = Rules
home-aid = Player aid
home-bot-apprentice-about = easy: slips now and then
home-bot-merchant-about = solid: weighs every price
home-bot-banker-about = strong: looks a few moves ahead
home-bot-random-about = moves at random
home-bot-prince-about = very strong: thinks about your answers

## My games

home-my-games = Your games
home-your-turn = Your turn
home-turns = { $n ->
    [one] Your turn in one game
   *[other] Your turn in { $n } games
}
home-turn-go = Go there
home-asked = asked { $time }
home-time-up = time is up { $time }
home-alone = alone
home-waiting = waiting for players
home-day = { $game ->
    [dice] round { $day } of 3
   *[other] day { $day } of 3
}

## More to do

home-more = More
home-create-tile = Create a table
home-create-tile-about = For friends, bots, or several on this device
home-replay-tile = Watch a record
home-replay-tile-about = Step through a game from a file
home-companion-tile = At a real table
home-companion-tile-about = Keep the score, record a game, or let a bot sit in
home-history-tile = Past games
home-history-tile-about = Your results and replays

## Open tables

home-open-tables = Open tables
home-looking = Looking for tables…
home-no-open-tables = No open tables right now. Create a public one, and others will find it here.
home-no-connection = The server cannot be reached. Nothing is lost; this page tries again by itself.
home-nobody-yet = Hosted by { $host }; all seats are free
home-join = Join ({ $n ->
    [one] 1 seat
   *[other] { $n } seats
})
home-watch = Watch

## A new table

home-guest = Guest { $n }
home-create = Create a table
home-create-do = Create the table
home-game = Game
home-seats = Who sits where
home-seat-who = Seat { $seat }: who sits here
home-seat-level = Seat { $seat }: level of the bot
home-seat-name = Seat { $seat }: name of the player
home-who-you = You
home-who-friend = A friend
home-who-hot = On this device
home-who-bot = A bot
home-hint-friend = joins by your link
home-option-card-rising-monopoly = Monopolies
home-option-card-rising-monopoly-false = As printed
home-option-card-rising-monopoly-true = Rising
home-option-card-rising-monopoly-about = Rising: from 8 icons of a good (10 with two players) a monopoly earns 20, not 10.
home-clock = Time to think
home-clock-decision = Per move
home-clock-bank = Per game
home-clock-none-about = Everyone takes the time they need, even days.
home-clock-decision-about = Whoever runs out of time is replaced by a bot until they come back.
home-clock-bank-about = Each player has a total time, and every move adds some.
home-time-decision = For each move
home-time-bank = For the game
home-time-increment = Added per move
home-visibility = Who can find it
home-private = Private
home-public = Public
home-private-about = Only people with the link can come in.
home-public-about = It is in the list of open tables; anyone can sit down or watch.
home-pace = Bots move

## Problems

home-offline-title = No connection to the server
home-offline-again = Try again now
home-trouble-title = That is not here
