### Der Tisch des Würfelspiels.

## Was gefragt ist

dice-ask-pick = Wähle { $least } { $most ->
    [2] oder
   *[other] bis
} { $most } Würfel
dice-ask-roll = Du würfelst
dice-ask-exactly =
    { $n ->
        [one] Wähle einen Würfel
       *[other] Wähle { $n } Würfel
    }
dice-ask-enter = Trage einen der markierten Würfel ein
dice-ask-fill =
    { $n ->
        [one] Fülle dein Schiff mit genau einem Würfel
       *[other] Fülle dein Schiff mit genau { $n } Würfeln
    }
dice-await-first = Wer zuerst würfelt, wird ausgelost…
dice-await-rolling = { $name } würfelt
dice-await-choosing = { $name } wählt Würfel
dice-await-entering = { $name } trägt einen Würfel ein
dice-await-filling =
    { $n ->
        [one] { $name } füllt das Schiff mit einem Würfel
       *[other] { $name } füllt das Schiff mit { $n } Würfeln
    }
dice-await-alone = { $name } wählt Würfel
dice-counting = Die Runde ist vorbei: Jetzt wird gewertet
dice-over = Die Partie ist vorbei

## Der Würfelteller

dice-tray = Würfelteller
dice-throw = Würfeln
dice-dice = Die fünf Würfel
dice-round = Runde { $round } von 3
dice-spot = Würfel { $place }: { $face }
dice-spot-entered = Würfel { $place }: { $face }, eingetragen von { $names }
dice-spot-empty = Würfel { $place }: noch nicht gewürfelt
dice-enter = { $faces } eintragen
dice-enter-none = Eintragen
dice-entering = Wird eingetragen…
dice-entered = { $name }: { $faces }
dice-ahead-none =
    { $n ->
        [one] Tippe auf den Würfel, den du willst
       *[other] Tippe auf die Würfel, die du willst
    }
dice-ahead-ship = Schiff { $from } → { $to }
dice-ahead-enemy = Für den Feind: { $faces }
dice-ahead-enemy-none = Nichts für den Feind
dice-zero = 0 zählt als zwei Kreuze
dice-zero-enemy = 0 zählt als zwei Kreise

## Blätter

dice-sheet = Wertungsblatt von { $name }
dice-others = Die anderen Wertungsblätter
dice-you = du
dice-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
dice-points-unit =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
dice-worth = Schiffswert { $n }
dice-enlarge = Wertungsblatt von { $name } groß zeigen
dice-rolls = würfelt
dice-full = voll
dice-roman =
    { $round ->
        [1] I
        [2] II
       *[3] III
    }
dice-past = Schiff { dice-roman }: { $worth }
dice-ship-now = Schiff { $round }: Wert { $worth }, { $n } von { $spaces } Laderäumen belegt
dice-ship-past = Schiff { $round }: war { $worth } wert
dice-ship-later = Schiff { $round }: kommt später
dice-column =
    { $crosses ->
        [0] { $good }: keine Kreuze; { $others }
        [one] { $good }: { $crosses } Kreuz; { $others }
       *[other] { $good }: { $crosses } Kreuze; { $others }
    }
dice-column-pays = jetzt gewertet: +{ $pay }
dice-column-alone = { $good }: Kreuze { $crosses }, Kreise des Feindes { $circles }

## Titel im Solospiel

dice-titles = Titel
dice-title-next =
    { $n ->
        [one] Noch ein Punkt bis { $title }
       *[other] Noch { $n } Punkte bis { $title }
    }
dice-breakthrough = Mit { $n } Kreisen in einer Spalte bricht der Feind durch
# $n, $limit (Zahlen): Kreise; $goods: wo sie sind
dice-breach-near =
    Der Feind hat { $n ->
        [one] { $n } Kreis
       *[other] { $n } Kreise
    } bei { $goods }: Ab { $limit } zählt keine Spalte mehr
dice-breaking =
    Halt: { $n ->
        [one] { $n } Kreis
       *[other] { $n } Kreise
    } bei { $goods }! Dann zählt keine Spalte mehr
dice-broken = Der Feind ist durchgebrochen: Keine Spalte zählt mehr
dice-title-top = Höher geht es nicht
