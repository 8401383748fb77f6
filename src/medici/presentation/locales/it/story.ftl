# What happens in a game, told to everybody: the log of a table, replays, the terminal.
# How arguments are put into words is told at the head of en/story.ftl.

story-list = { $first }, { $next }
story-list-last = { $first } e { $last }
story-parts = { $first }; { $next }
story-card = { $good } { $n }
# $ware is for languages in which "double" agrees with the good.
story-card-double =
    { $ware ->
        [grain] doppio
        [gold] doppio
       *[other] doppia
    } { $good } { $n }
story-card-green = { $good } { $n } verde

## Headings

story-day = Giorno { $n } di 3
story-round = Round { $n } di 3
story-scoring-day = Conteggio del giorno { $n }
story-scoring-round = Conteggio del round { $n }

## Who starts

story-start-drawn = { $who } comincia, per sorteggio ({ $clause }).
story-start-poorest = { $who } ha meno fiorini di tutti e comincia ({ $clause }).
story-start-drawn-poorest = { $who } comincia, per sorteggio tra chi ha meno fiorini ({ $clause }).

## Standings

story-worth = valore { $n }
story-level = livello { $n }
story-icons =
    { $n ->
        [one] { $n } simbolo
       *[other] { $n } simboli
    }

## Scoring

story-for-ships = Navi ({ $clause }): { $what }.
story-for-ship = Nave ({ $clause }): { $what }.
story-for-good = Merce { $good } ({ $clause }): { $what }.
story-place = { story-nth } { $who }, { $standing }: { $pay }
story-place-each = { story-nth } { $who }, { $standing }: { $pay } a testa ({ $clause })
story-place-shared = { story-nth } { $who }, { $standing }, si dividono { $pot }: { $pay } a testa ({ $clause })
story-place-rounded = { story-nth } { $who }, { $standing }, si dividono { $pot }: { $pay } a testa, per difetto ({ $clause })
# Used by the four above. $place (number): 1 is the best, 6 the last.
story-nth = { $place }º
story-nobody-has = nessuno ne ha
story-bonus = bonus per { $who }, { $standing }: { $pay } ({ $clause })
story-monopoly = monopolio per { $who }, { $standing }: { $pay } ({ $clause })
story-now-florins = Fiorini ora: { $what }.
story-now-points = Punti ora: { $what }.
story-total = { $who } { $n }

## The end

story-wins-florins =
    { $who } vince con { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    } ({ $clause }).
story-wins-points =
    { $who } vince con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } ({ $clause }).
story-win-florins =
    { $who } vincono insieme con { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    } ({ $clause }).
story-win-points =
    { $who } vincono insieme con { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } ({ $clause }).
