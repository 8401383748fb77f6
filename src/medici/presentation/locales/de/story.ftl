# Was in einer Partie geschieht, allen erzählt: Protokoll am Tisch, Wiederholungen, Terminal.
# Wie aus den Argumenten Worte werden, steht am Anfang von en/story.ftl.

story-list = { $first }, { $next }
story-list-last = { $first } und { $last }
story-parts = { $first }; { $next }
story-card = { $good } { $n }
story-card-double = { $good } { $n } doppelt
story-card-green = { $good } { $n } grün

## Überschriften

story-day = Tag { $n } von 3
story-round = Runde { $n } von 3
story-scoring-day = Wertung von Tag { $n }
story-scoring-round = Wertung von Runde { $n }

## Wer beginnt

story-start-drawn = Das Los entscheidet: { $who } beginnt ({ $clause }).
story-start-poorest = { $who } hat die wenigsten Florin und beginnt ({ $clause }).
story-start-drawn-poorest = Unter denen mit den wenigsten Florin wird gelost: { $who } beginnt ({ $clause }).

## Stand

story-worth = Wert { $n }
story-level = Stufe { $n }
story-icons =
    { $n ->
        [one] { $n } Symbol
       *[other] { $n } Symbole
    }

## Wertung

story-for-ships = Schiffe ({ $clause }): { $what }.
story-for-ship = Schiff ({ $clause }): { $what }.
story-for-good = Für { $good } ({ $clause }): { $what }.
story-place = { story-nth } { $who }, { $standing }: { $pay }
story-place-each = { story-nth } { $who }, { $standing }: je { $pay } ({ $clause })
story-place-shared = { story-nth } { $who }, { $standing }, teilen sich { $pot }: je { $pay } ({ $clause })
story-place-rounded = { story-nth } { $who }, { $standing }, teilen sich { $pot }: je { $pay }, abgerundet ({ $clause })
# In den vier Meldungen darüber. $place (Zahl): 1 ist der beste Rang, 6 der letzte.
story-nth = { $place }.
story-nobody-has = niemand hat etwas
story-bonus = Bonus für { $who }, { $standing }: { $pay } ({ $clause })
story-monopoly = Monopol für { $who }, { $standing }: { $pay } ({ $clause })
story-now-florins = Florin jetzt: { $what }.
story-now-points = Punkte jetzt: { $what }.
story-total = { $who } { $n }

## Das Ende

story-wins-florins = { $who } gewinnt mit { $n } Florin ({ $clause }).
story-wins-points =
    { $who } gewinnt mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } ({ $clause }).
story-win-florins = { $who } gewinnen gemeinsam mit { $n } Florin ({ $clause }).
story-win-points =
    { $who } gewinnen gemeinsam mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    } ({ $clause }).
