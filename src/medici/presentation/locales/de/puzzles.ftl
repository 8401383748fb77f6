# Exercises: positions with one clear answer, for the terminal and the browser.
#
# Moves and findings come with arguments (medici.analysis.moves, medici.analysis.puzzles.sentences), put into words as
# the head of story.ftl says. $points and $error are points of percent of the chance to win, or alone points of
# the final score.

## Moves

puzzles-move-bid = { $n } bieten
puzzles-move-pass = passen
puzzles-move-draw = noch eine Karte aufdecken
puzzles-move-auction = versteigern
puzzles-move-reveal = eine Karte aufdecken
puzzles-move-take = { $cards } nehmen
puzzles-move-choose = { $dice } eintragen

## What there is to learn

puzzles-find-draw = Noch nicht: Bei einem Paket mit { $lot } bringt noch eine Karte mehr, als es so zu versteigern.
puzzles-find-auction = Genug: Ein Paket mit { $lot } so zu versteigern ist besser als noch eine Karte.
puzzles-find-pass = Für ein Paket mit { $lot } ist { $bid } zu viel, und Passen ist besser als jedes Gebot.
puzzles-find-bid = Ein Paket mit { $lot } ist zu gut, um es ziehen zu lassen: Biete { $bids }.
puzzles-find-more = Für ein Paket mit { $lot } ist { $bid } zu wenig. Biete { $bids }.
puzzles-find-less = Für ein Paket mit { $lot } ist { $bid } mehr als nötig. Biete { $bids }.
puzzles-find-take = Nimm { $cards } sofort: Das ist besser als noch eine Karte.
puzzles-find-reveal = Decke noch eine Karte auf, statt schon { $cards } zu nehmen.
puzzles-find-too = Nicht nur { $cards }: Nimm auch { $more }.
puzzles-find-only = Nur { $cards }: { $left } liegen zu lassen ist besser.
puzzles-find-instead = { $cards } statt { $others }: Das ist besser.
puzzles-bids-one = { $low }
puzzles-bids-range = { $low } bis { $high }

## Themes: what is decided and what is at stake; none gives the answer away

puzzles-theme-lot = Noch eine oder Schluss
puzzles-theme-bid = Bieten oder passen
puzzles-theme-reveal = Aufdecken oder nehmen
puzzles-theme-count = Wie viele nehmen
puzzles-theme-which = Welche nehmen
puzzles-theme-levels = Hohe Stufen
puzzles-theme-ship = Das beste Schiff
puzzles-theme-room = Wenig Platz
puzzles-theme-alone = Allein
puzzles-theme-ending = Bewiesene Endspiele

## The day

puzzles-date = { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
puzzles-day = { $game ->
        [dice] Runde { $day } von 3
       *[other] Tag { $day } von 3
    }
puzzles-proven = Bewiesen: Dieses Endspiel ist gelöst, mit allem, was noch geschehen kann.

## Answers

puzzles-right = Richtig!
puzzles-wrong = Das kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte der Siegchance.
puzzles-wrong-alone = Das kostet am Ende { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte.
puzzles-beyond = Das ist mehr als alle durchgerechneten Gebote, und schon die waren zu hoch.
puzzles-head-move = Zug
puzzles-head-chance = Siege
puzzles-head-points = Punkte
puzzles-head-cost = Kosten

## Days in a row

puzzles-run = { $n ->
        [0] Deine Serie ist zu Ende; eine neue beginnt mit der nächsten Aufgabe des Tages, die du löst. Die längste: { $longest }.
        [one] Ein Tag geschafft. Deine längste Serie: { $longest }.
       *[other] { $n } Tage in Folge. Deine längste Serie: { $longest }.
    }
puzzles-run-none = Eine Serie beginnt mit der ersten Aufgabe des Tages, die du löst.
puzzles-again = { $n ->
        [0] Nur die erste Antwort am Tag zählt. Morgen gibt es eine neue Aufgabe.
        [one] Nur die erste Antwort am Tag zählt. Du hast einen Tag geschafft.
       *[other] Nur die erste Antwort am Tag zählt. Du hast { $n } Tage in Folge geschafft.
    }
puzzles-unkept = Dieser Tag ließ sich nicht speichern: { $reason }.

## In the terminal

puzzles-legal = Möglich: { $moves }
puzzles-unknown = Es gibt keine Aufgabe { $id }.
puzzles-table = { $game ->
        [card] Kartenspiel
        [dice] Würfelspiel
       *[board] Brettspiel
    }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    }
puzzles-progress = { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } durchgesehen, { $found } gefunden
puzzles-kept = { $n ->
        [one] 1 Aufgabe in { $file }
       *[other] { $n } Aufgaben in { $file }
    }
puzzles-interrupted = Unterbrochen: Was schon gefunden ist, bleibt.
puzzles-stands = { $id } ({ $game }): Der naheliegende Zug kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-falls = { $id } ({ $game }): hält nicht stand, der naheliegende Zug kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-of-date = Die Aufgabe vom { $date }
puzzles-game = { $game ->
        [card] Kartenspiel
        [dice] Würfelspiel
       *[board] Brettspiel
    }
puzzles-head-game = Spiel
puzzles-head-theme = Thema
puzzles-head-solved = Sofort
puzzles-head-tried = Versucht
puzzles-head-all = Gesamt
puzzles-ways = --daily ist die Aufgabe des Tages, --next eine, die du noch nie versucht hast (GAME und --theme wählen aus), --list zeigt alle. „Sofort“: beim ersten Versuch gelöst.
puzzles-none-left = Du hast alle versucht.
puzzles-unchecked = { $n ->
        [one] Die Zeit ist um: 1 Aufgabe ist nicht geprüft.
       *[other] Die Zeit ist um: { $n } Aufgaben sind nicht geprüft.
    }
puzzles-solved-again = { $id } ({ $game }): bewiesen, der naheliegende Zug kostet { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-fallen = { $n ->
        [one] 1 Antwort hält nicht stand.
       *[other] { $n } Antworten halten nicht stand.
    }

## In the browser; puzzles-points, puzzles-percent and puzzles-error in the terminal too

puzzles-title = Aufgabe des Tages
puzzles-about = Jeden Tag eine Stellung, für alle dieselbe. Ein Zug ist klar der beste, und es ist nicht der, der einem zuerst einfällt.
puzzles-seat = Du bist { $who }. Was tust du?
puzzles-loading = Der Tisch wird aufgebaut…
puzzles-yours = dein Zug
puzzles-obvious = der naheliegende Zug
puzzles-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
puzzles-how = Jeder Zug wurde in denselben { NUMBER($futures) } Fortsetzungen gespielt; ± ist der Standardfehler dessen, was er kostet.
puzzles-tomorrow = Die nächste Aufgabe kommt morgen.
puzzles-another = Nächste Aufgabe
puzzles-collection = Aufgaben
puzzles-choose = Welche Aufgaben
puzzles-choose-today = Heute
puzzles-choose-all = Alle
puzzles-short = { $game ->
        [card] Karten
        [dice] Würfel
       *[board] Brett
    }
puzzles-theme-any = Alle Themen
puzzles-previous = Vorige
puzzles-next = Nächste
puzzles-place = { $place } von { $n }
puzzles-progress-title = Dein Fortschritt
puzzles-progress-of = { $tried ->
        [0] { $all } zu lösen
       *[other] { $solved } von { $tried } beim ersten Versuch gelöst; { $all } insgesamt
    }
puzzles-practice = So viele du willst, nach Spiel und Thema. Der erste Versuch zählt jeweils für deinen Fortschritt, keiner für die Serie der Tage.
puzzles-days = { $n ->
        [0] Noch keine Serie
        [one] 1 Tag in Folge
       *[other] { $n } Tage in Folge
    }
