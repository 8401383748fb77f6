### The people of Florence who play as bots. What is said of one must be true of the level and the character (docs/bots.md).

people-level = { $bot ->
    [apprentice] Apprentice, easy
    [merchant] Merchant, medium
    [banker] Banker, hard
    [prince] Prince, expert
   *[random] Moves at random
}
people-you = you
people-person = a person
people-for = plays for { $name }

## At random among the sensible moves

people-lotto = Bids whatever comes to mind, so long as it makes some sense.
people-pippa = Never plans: any sensible move is as good as another.
people-zanobi = Could as well throw a coin for it, and does.
people-mea = No two evenings alike: nothing she does follows a plan.
people-puccio = Bids high, bids low, for no reason at all.
people-ricca = Leaves it to luck which of the sensible moves it is.
people-tano = Has no favourite price, and bears no grudges.

## As the merchants, but one move in four is a slip

people-nanni = Knows what a lot is worth, but slips one time in four.
people-tessa = Learns the trade: most moves are sound, some slip.
people-cecco = Reckons like a merchant, until the mind wanders.
people-ghita = A fair price most of the time; now and then a gift to you.
people-meo = Has the right figures in the book, and does not always look.
people-bice = Bids with a good head and an unsteady hand.
people-duccio = Counts well and slips sometimes: wait for it.

## Weigh each move at once

people-chiara = Bids just enough to outbid the keenest of you.
people-lapo = Pays only a part of what a lot is worth to him.
people-lisa = Would rather pay more than let a lot go to you.
people-neri = At a cheap table he bids less still.
people-vanna = Weighs ship and goods against the days that are left.
people-baldo = Bids often, and pays well.
people-piera = Never needs long, and likes her lots small.

## Look a few moves ahead in some futures

people-bindo = Plays each idea on in his head before he pays.
people-nanna = Tries a bid in many futures, and keeps the best.
people-agnolo = Drops half of his ideas, looks again, and pays well for the best.
people-dianora = Reckons with what you will answer.
people-noferi = Cares how the game ends, not for today's prize.
people-costanza = Minds no price, if the last day makes up for it.
people-simona = A moment is enough for her, and so is a small lot.

## The same in many more futures, and further

people-oretta = Looks into hundreds of futures before she says a figure.
people-taddeo = Has seen where this may lead, hundreds of times.
people-lena = Thinks about your answers, and about the answers to those.
people-rinaldo = Takes his time, and makes it count.
people-alessa = Plays on for everybody before every move.
people-vieri = Sees further than the bankers, in many more futures.
people-gemma = As strong as anybody here: give nothing away.
