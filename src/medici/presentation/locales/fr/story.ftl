# What happens in a game, told to everybody: the log of a table, replays, the terminal.
# How arguments are put into words stands at the head of en/story.ftl.

story-list = { $first }, { $next }
story-list-last = { $first } et { $last }
story-parts = { $first } ; { $next }
story-card = { $good } { $n }
# $ware is for languages in which "double" agrees with the good.
story-card-double = { $good } { $n } (double)
# "Verte" agrees with "carte".
story-card-green = { $good } { $n } (verte)

## Headings

story-day = Jour { $n } sur 3
story-round = Manche { $n } sur 3
story-scoring-day = Décompte du jour { $n }
story-scoring-round = Décompte de la manche { $n }

## Who starts

story-start-drawn = Le sort désigne { $who } pour commencer ({ $clause }).
story-start-poorest = { $who } a le moins de florins et commence ({ $clause }).
story-start-drawn-poorest = Parmi les plus pauvres, le sort désigne { $who } pour commencer ({ $clause }).

## Standings

story-worth = valeur { $n }
story-level = niveau { $n }
story-icons =
    { $n ->
        [one] { $n } symbole
       *[other] { $n } symboles
    }

## Scoring

story-for-ships = Bateaux ({ $clause }) : { $what }.
story-for-ship = Bateau ({ $clause }) : { $what }.
story-for-good = En { $good } ({ $clause }) : { $what }.
story-place = { $pay } pour { $who } ({ story-nth } rang, { $standing })
story-place-each = { $pay } par tête pour { $who } ({ story-nth } rang, { $standing }, { $clause })
story-place-shared = { $who } ({ story-nth } rang, { $standing }) se partagent { $pot } : { $pay } par tête ({ $clause })
story-place-rounded = { $who } ({ story-nth } rang, { $standing }) se partagent { $pot } : { $pay } par tête, arrondi vers le bas ({ $clause })
# Used by the four above. $place (number): 1 is the best, 6 the last. "Rang" is understood.
story-nth =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
story-nobody-has = personne n’en a
story-bonus = prime de { $pay } pour { $who }, { $standing } ({ $clause })
story-monopoly = { $pay } pour { $who }, monopole avec { $standing } ({ $clause })
story-now-florins = Florins à présent : { $what }.
story-now-points = Points à présent : { $what }.
story-total = { $who } { $n }

## The end

story-wins-florins =
    { $who } gagne avec { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } ({ $clause }).
story-wins-points =
    { $who } gagne avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $clause }).
story-win-florins =
    { $who } se partagent la victoire avec { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    } ({ $clause }).
story-win-points =
    { $who } se partagent la victoire avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ({ $clause }).
