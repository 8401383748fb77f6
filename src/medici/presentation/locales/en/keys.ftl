### The keys of a table, as a list.

keys-title = Keys of { $game ->
        [card] the card game
        [dice] the dice game
       *[board] the board game
    }
keys-always = At every table

## The board game

keys-draw = Draw a card
keys-auction = Open the auction
keys-pass = Pass
keys-least = Bid the least
keys-type = Type a bid
keys-step = One florin less or more
keys-leap = Five florins less or more
keys-bid = Send the bid

## The card game

keys-reveal = Reveal a card
keys-choose = Choose a card, counted from the end
keys-take = Take what is chosen

## The dice game

keys-pick = Pick a die, or put it back
keys-enter = Enter what is picked
keys-clear = Put all dice back

## Every table

keys-undo = Take your last move back
keys-hint = A hint, alone against bots
keys-skip = Skip what is being shown
keys-scoring = Go on in the scoring
keys-again = Play again, after the game
keys-tab = To the next thing; its rule shows
keys-escape = Close a window or a tip
keys-keys = This list
