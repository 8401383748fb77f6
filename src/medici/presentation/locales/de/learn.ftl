### Lernen: Rundgänge, Regeln und Spielhilfen.

## Rundgänge

learn-title = { $game ->
        [card] Das Kartenspiel
        [dice] Das Würfelspiel
       *[board] Medici
    } lernen
learn-loading = Der Tisch wird aufgebaut…
learn-progress = { $n } von { $all }
learn-progress-long = Schritt { $n } von { $all }
learn-next = Weiter
learn-start = Los geht’s
learn-back = Zurück
learn-skip = Vorspulen
learn-show = Zeig es mir
learn-leave = Rundgang beenden
learn-restart = Von vorn
learn-also = Auch erlaubt
learn-rule = Regel { $clause } nachlesen
learn-hide-rule = Regel schließen
learn-fold = Erklärung verkleinern
learn-unfold = Ganze Erklärung zeigen
learn-play = Spiel deine erste Partie
learn-play-about = Gegen Lehrlinge. Die Bots warten auf dich, und die Regeln sind immer zur Hand.
learn-setting-up = Wird aufgebaut…
learn-other-tours = Noch ein Rundgang:
learn-welcome-back = Willkommen zurück! Es geht da weiter, wo du aufgehört hast.

## Die Regeln

learn-rules-title = { $game ->
        [card] Regeln des Kartenspiels
        [dice] Regeln des Würfelspiels
       *[board] Regeln des Brettspiels
    }
learn-games = Regeln für
learn-game = { $game ->
        [card] Kartenspiel
        [dice] Würfelspiel
       *[board] Brettspiel
    }
learn-contents = Inhalt
learn-search = Regeln durchsuchen
learn-search-hint = ein Wort oder { $clause }
learn-search-clear = Suche löschen
learn-found =
    { $n ->
        [0] Nichts gefunden. Versuch ein anderes Wort.
        [one] { $n } Regel gefunden
       *[other] { $n } Regeln gefunden
    }
learn-to-tour = Spielend lernen
learn-to-aid = Spielhilfe
learn-to-rules = Alle Regeln
learn-print = Drucken
learn-link-to = Link zu Regel { $clause }
learn-example = Beispiel { $n }
learn-table = Tabelle, seitlich zu verschieben

## Die Spielhilfe

learn-aid-title = { $game ->
        [card] Spielhilfe zum Kartenspiel
        [dice] Spielhilfe zum Würfelspiel
       *[board] Spielhilfe zum Brettspiel
    }
learn-aid-foot = Inoffizielle Spielhilfe. Vollständige Regeln: { $address }
