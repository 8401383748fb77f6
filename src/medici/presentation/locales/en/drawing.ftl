# The table as a picture.

drawing-day = Day { $n }
drawing-round = Round { $n }
drawing-acts = { $who } to act
drawing-chance = Chance is next
drawing-over = The game is over
drawing-wins = { $who } won
drawing-lot = Lot of { $who }, worth { $n }
drawing-bid = Highest bid { $n } by { $who }
drawing-no-bid = No bid yet
drawing-between = No lot on the table
drawing-filling = The last ship is filled
drawing-market = Market
drawing-dice = Dice of { $who }
drawing-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
  }
drawing-enemy = The enemy
drawing-worth = worth
drawing-ship = ship
drawing-florins = florins
drawing-points = points
