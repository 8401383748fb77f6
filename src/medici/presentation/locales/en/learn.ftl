### Learning: tours, the rules and the player aids.

## Tours

learn-title = Learn { $game ->
        [card] the card game
        [dice] the dice game
       *[board] Medici
    }
learn-loading = Preparing the table…
learn-progress = { $n } of { $all }
learn-progress-long = Step { $n } of { $all }
learn-next = Next
learn-start = Let’s begin
learn-back = Back
learn-skip = Skip
learn-show = Do it for me
learn-leave = Leave the tour
learn-restart = Start over
learn-also = Also allowed
learn-rule = Rule { $clause } in the rules
learn-hide-rule = Close the rule
learn-fold = Make the note smaller
learn-unfold = Show the whole note
learn-play = Play your first game
learn-play-about = Against apprentice bots. They wait for you, and the rules are one tap away.
learn-setting-up = Setting up…
learn-other-tours = Learn another:
learn-welcome-back = Welcome back! You go on where you stopped.

## The rules

learn-rules-title = { $game ->
        [card] Rules of the card game
        [dice] Rules of the dice game
       *[board] Rules of the board game
    }
learn-games = Rules of
learn-game = { $game ->
        [card] Card game
        [dice] Dice game
       *[board] Board game
    }
learn-contents = Contents
learn-search = Search the rules
learn-search-hint = a word, or { $clause }
learn-search-clear = Clear the search
learn-found =
    { $n ->
        [0] Nothing found. Try another word.
        [one] { $n } rule found
       *[other] { $n } rules found
    }
learn-to-tour = Learn by playing
learn-to-aid = Player aid
learn-to-rules = All the rules
learn-print = Print
learn-link-to = Link to rule { $clause }
learn-example = Example { $n }
learn-table = Table, to be scrolled sideways

## The player aid

learn-aid-title = { $game ->
        [card] Player aid of the card game
        [dice] Player aid of the dice game
       *[board] Player aid of the board game
    }
learn-aid-foot = Unofficial player aid. Rules in full: { $address }
