### What only the window for a new table says, and the lobby.

## The games

home-bot-apprentice-about = easy: slips now and then
home-bot-merchant-about = solid: weighs every price
home-bot-banker-about = strong: plays each idea to the end
home-bot-random-about = moves at random
home-bot-prince-about = very strong: thinks about your answers

## A new table

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
home-clock-bank-about = Each player has an account of time, and every move adds some.
home-time-decision = For each move
home-time-bank = For the game
home-time-increment = Added per move
home-visibility = Who can find it
home-private = Private
home-public = Public
home-private-about = Only people with the link can come in.
home-public-about = It is in the list of open tables; anyone can sit down or watch.
home-pace = Bots move
