# What the adviser says: of moves, of lots and what they are worth, of the next card.
#
# Sentences come as those of story.ftl do. $you is "yes" where $who is the person who reads.
# $move and $other are messages advise-move-..., numbers with a decimal are reason-number (reasons.ftl).

## Moves, within a sentence

advise-move-pass = passer
advise-move-bid = miser { $n }
advise-move-draw = retourner une autre carte
advise-move-auction = lancer l’enchère
advise-move-reveal = révéler une carte
advise-move-take = prendre { $cards }
advise-move-choose = noter { $dice }

## The best move

advise-best = Le mieux : { $move }. Ça gagne dans { $chance } % des simulations, { $lead } ± { $error } points de pourcentage de plus que { $other }.
advise-best-alone = Le mieux : { $move }. Ça mène à { $score } points à la fin, { $lead } ± { $error } de plus que { $other } ; titre le plus fréquent : { $title }.
advise-close = { $move } ou { $other } : trop proches pour trancher.
advise-only-move = Il n’y a pas le choix : { $move }.

## Why it is the best, beside the next best; $cards and $dice are what one of the two has besides

advise-why-reveal = D’abord une autre carte : c’est mieux que de prendre { $cards } tout de suite.
advise-why-at-once = Prendre { $cards } tout de suite vaut mieux qu’une autre carte.
advise-why-take-more = Ça vaut la peine de prendre aussi { $cards }.
advise-why-take-less = Mieux vaut laisser { $cards }.
advise-why-take-rather = C’est mieux que de prendre { $cards }.
advise-why-enter-more = Ça vaut la peine de noter aussi { $dice }.
advise-why-enter-less = Mieux vaut laisser { $dice }.
advise-why-enter-rather = C’est mieux que de noter { $dice }.

## What a lot is worth

advise-worth =
    Pour { $you ->
        [yes] toi
       *[other] { $who }
    }, avoir ce lot pour { $low } à { $n } florins revient au même que de s’en passer.
advise-worth-exactly =
    Pour { $you ->
        [yes] toi
       *[other] { $who }
    }, avoir ce lot pour { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } revient au même que de s’en passer.
advise-worth-nothing =
    Pour { $you ->
        [yes] toi
       *[other] { $who }
    }, se passer de ce lot vaut au moins autant que de l’avoir pour 1 florin.
advise-worth-all =
    Pour { $you ->
        [yes] toi
       *[other] { $who }
    }, avoir ce lot vaut mieux que de s’en passer, même pour toute la bourse : { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }.
advise-dearest =
    { $you ->
        [yes] C’est toi qui peux le payer le plus cher.
       *[other] C’est { $who } qui peut le payer le plus cher.
    }
advise-only-room =
    { $you ->
        [yes] Il n’y a de place que sur ton bateau.
       *[other] Il n’y a de place que chez { $who }.
    }

## A further card

advise-further-dearer =
    Avec une autre carte, le lot vaudrait environ { $n ->
        [one] { $n } florin de plus
       *[other] { $n } florins de plus
    } pour { $you ->
        [yes] toi
       *[other] { $who }
    }.
advise-further-cheaper =
    Avec une autre carte, le lot vaudrait environ { $n ->
        [one] { $n } florin de moins
       *[other] { $n } florins de moins
    } pour { $you ->
        [yes] toi
       *[other] { $who }
    }.
advise-further-same =
    Une autre carte ne changerait pas grand-chose pour { $you ->
        [yes] toi
       *[other] { $who }
    }.
advise-further-no-room =
    Avec une autre carte, le lot ne tiendrait plus { $you ->
        [yes] sur ton bateau
       *[other] chez { $who }
    }.

## The next card; $goods are goods in a row

advise-next = Prochaine carte la plus probable : { $goods }, à { $chance } %.
advise-next-each = Prochaines cartes les plus probables, à { $chance } % chacune : { $goods }.

## Tables in the terminal

advise-head-move = coup
advise-head-lead = avance
advise-head-florins = florins
advise-head-points = points
advise-head-title = titre probable
advise-head-seat = place
advise-head-price = juste prix
advise-head-bounds = dans 95 % des cas
advise-between = de { $low } à { $high }
advise-head-most = mise max
advise-head-by = selon
advise-by-chance = chances
advise-by-florins = florins
advise-head-good = prochaine carte
advise-head-value = valeur
advise-head-chance = chances
advise-head-with-it = valeur du lot pour { $who }
advise-now = En l’état
advise-lot = Le lot
advise-futures = { $n ->
    [one] { $n } simulation
   *[other] { $n } simulations
} ; ± est une erreur type.
