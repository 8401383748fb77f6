### Help at a real table: keep the score, record a game, a bot in an empty chair.

companion-title = Am echten Tisch
companion-about = Dein Handy zählt die Punkte oder zeichnet die Partie auf. Alles bleibt auf diesem Gerät, auch ohne Internet.
companion-new = Neue Partie
companion-all = Alle Partien
companion-running = Laufend
companion-history = Beendet
companion-drop = Löschen
companion-drop-sure = Wirklich löschen?
companion-lost = Diese Partie ist nicht auf diesem Gerät. Vielleicht liegt sie auf dem Handy, auf dem sie begann.
companion-aside = Beiseitegelegt
companion-aside-about = Das hier ließ sich nicht lesen. Gelöscht ist nichts: Speichere die Datei, wenn du sie reparieren willst.
companion-aside-save = Datei speichern
companion-full-store = Auf diesem Gerät ist kein Speicher mehr frei: Die Partie läuft nur im Arbeitsspeicher weiter. Lass die Seite offen und teile das Ergebnis, bevor du sie schließt.

## A new game

companion-game = Spiel
companion-mode = Was das Handy macht
companion-mode-sheet = Nur werten
companion-mode-record = Aufzeichnen
companion-mode-sheet-about = Am Ende des Tages tippst du ein, wer was geladen hat; das Handy vergibt die Prämien und rechnet.
companion-mode-record-about = Du tippst jede Karte und jedes Gebot sofort ein. Die Partie lässt sich später noch einmal ansehen, und Bots können leere Plätze füllen.
companion-players = Spieler
companion-names = Namen
companion-name = Name auf Platz { $seat }
companion-sits = Wer auf Platz { $seat } sitzt
companion-person = Person
companion-begin = Beginnen

## Days and what is entered of them

companion-days = Tage
companion-day = { $game ->
        [dice] Runde { $n }
       *[other] Tag { $n }
    }
companion-day-short = { $game ->
        [dice] R{ $n }
       *[other] T{ $n }
    }
# $game is for languages in which a day and a round differ.
companion-day-scored = gewertet
# $game likewise.
companion-day-open = offen
companion-day-later = später
companion-day-broken = prüfen
companion-total = Gesamt
companion-later = { $game ->
        [dice] Zuerst muss Runde { $n } gewertet werden.
       *[other] Zuerst muss Tag { $n } gewertet werden.
    }
companion-to-day = { $game ->
        [dice] Zu Runde { $n }
       *[other] Zu Tag { $n }
    }
companion-to-total = Zum Gesamtstand
companion-entries = Was du einträgst
companion-ships = Schiffe
companion-money = Geld
companion-to-money = Weiter zum Geld
companion-score = { $game ->
        [dice] Runde { $n } werten
       *[other] Tag { $n } werten
    }
companion-score-anyway = Stimmt, werten
companion-correct = Korrigieren
companion-corrected = Jetzt stimmt es
companion-steps = Schritt für Schritt
companion-whose-ship = Wessen Schiff
companion-whose-sheet = Wessen Blatt
companion-full = voll
companion-ship = Schiff von { $name }
companion-aboard = { $free ->
        [0] Wert { $worth }, voll
        [one] Wert { $worth }, noch 1 frei
       *[other] Wert { $worth }, noch { $free } frei
    }
companion-cards = Karten
companion-card = { $card }, { $n ->
        [0] keine mehr übrig
       *[other] noch { $n } übrig
    }
companion-card-held = { $card }, bei { $who }, { $n ->
        [0] keine mehr übrig
       *[other] noch { $n } übrig
    }
companion-unload = { $card } vom Schiff von { $name } nehmen
companion-numbers = Zahlen im Schiff
companion-number = { $n } eintragen
companion-enemy = Feind
companion-crosses = Kreuze in jeder Spalte, jetzt
companion-circles = Kreise des Feindes in jeder Spalte, jetzt
companion-column-less = { $good }: eins weniger
companion-column-more = { $good }: eins mehr
companion-money-how = Wie du das Geld einträgst
companion-purchases = Jeder Kauf
companion-purchases-how = Preis einstellen, dann antippen, wer gezahlt hat.
companion-price = Preis
companion-who-bought = Wer gekauft hat
companion-buys = zahlt { $n }, hat
companion-unbuy = { $name } hat { $n } gezahlt: zurücknehmen
companion-totals = Restgeld
companion-totals-how = Was alle vor der Wertung des Tages noch haben.
companion-whose-money = Wessen Geld
companion-left-of = Was { $name } noch hat
companion-less = Eins weniger
companion-more = Eins mehr
companion-back = Letzte Ziffer löschen
companion-at-most = höchstens { $n }
companion-broken-earlier = { $game ->
        [dice] Erst Runde { $n }: Da stimmt etwas nicht
       *[other] Erst Tag { $n }: Da stimmt etwas nicht
    }
companion-next-start = { $n ->
        [one] { $who } hat die wenigsten Florin und beginnt an Tag { $day }.
       *[other] { $who } haben die wenigsten Florin: auslosen, wer an Tag { $day } beginnt.
    }
companion-standing = { $game ->
        [card] Symbole in den Lagern
        [dice] Kreuze in den Spalten
       *[board] Stufen auf den Leisten
    }

## What cannot be, and what may be a slip

companion-problem-unknown = { $what } ist keine Karte dieses Spiels.
companion-problem-copies = { $n ->
        [one] { $card } gibt es nur einmal, und zwar schon bei { $who }.
       *[other] { $card } gibt es nur { $n }-mal, und alle sind schon geladen: { $who }.
    }
companion-problem-full = Das Schiff von { $who } ist voll: Es hat { $n } Laderäume.
companion-problem-numbers = Das Schiff von { $who } braucht { $n } Zahlen; es hat { $got }.
companion-problem-price = { $who } kann 1 bis { $n } Florin zahlen, nicht { $got }.
companion-problem-purse = { $who } hatte { $n } Florin und kann nicht { $got } gezahlt haben.
companion-problem-total = { $who } hatte am Morgen { $n } Florin und kann jetzt nicht { $got } haben.
companion-problem-crosses = { $who }, { $good }: { $got } Kreuze eingetragen; möglich sind { $least } bis { $most }.
companion-problem-circles = Der Feind, { $good }: { $got } Kreise eingetragen; möglich sind { $least } bis { $most }.
companion-problem-die = { $what } sind auf demselben Würfel.
companion-hint-room = { $n ->
        [one] Im Schiff von { $who } ist noch Platz. Stimmt das?
       *[other] In den Schiffen von { $who } ist noch Platz. Stimmt das?
    }
companion-hint-unpaid = { $n ->
        [one] { $who } hat nichts gezahlt. Stimmt das?
       *[other] { $who } haben nichts gezahlt. Stimmt das?
    }
companion-hint-crosses = Die Zahlen von { $who } bringen { $n ->
        [one] 1 neues Kreuz
       *[other] { $n } neue Kreuze
    }; eingetragen sind { $got }. Stimmt das?

## The total, and telling others

companion-place = Rang
companion-score-of = { $game ->
        [dice] { $n ->
                [one] { $n } Punkt
               *[other] { $n } Punkte
            }
       *[other] { $n } Florin
    }
companion-rematch = Noch eine Partie, gleiche Leute
companion-share-text = Als Text
companion-share-picture = Als Bild
companion-copied = Kopiert: Füge es ein, wo du willst.
companion-picture-foot = Nach den Regeln gewertet, mit Medici
companion-replay = Noch mal ansehen
companion-record = Als Datei speichern

## Recording

companion-views = Ansichten
companion-view-now = Jetzt
companion-view-entries = Einträge
companion-undo = Rückgängig
companion-odds = Chancen
companion-aloud = Vorlesen
companion-ask-first = { $day ->
        [1] Wer beginnt?
       *[other] Wer beginnt an Tag { $day }?
    }
companion-ask-card = { $name } deckt eine Karte auf: welche?
companion-ask-fill = Welche Karte füllt das Schiff von { $name }?
companion-ask-roll = { $name } würfelt: Was zeigen die Würfel?
companion-ask-lot = { $name }: noch eine Karte oder versteigern?
companion-ask-bid = { $name } ist dran: Wie hoch ist das Gebot?
companion-ask-market = { $name }: aufdecken oder nehmen?
companion-ask-dice = { $name }: welche Würfel?
companion-ask-over = Die Partie ist vorbei.
companion-starts = Wer beginnt
companion-starts-who = beginnt
companion-passes = { $name } passt
companion-bids = { $name } bietet { $n }
companion-bid-of = Gebot von { $name }
companion-draw = Noch eine Karte
companion-auction = Versteigern
companion-reveal = Aufdecken
companion-takes = { $name } nimmt { $cards }
companion-lot = Das Paket: { $cards }
companion-market = Der Markt: { $cards }
companion-ship-now = Wert { $worth }, { $free } frei
companion-thrown = Der Wurf
companion-faces = Seiten der Würfel
companion-unroll = { $die } doch nicht
companion-rolled = Wurf eintragen
companion-roll-more = { $n ->
        [one] Noch ein Würfel
       *[other] Noch { $n } Würfel
    }
companion-enters = { $name } trägt { $dice } ein
companion-enters-none = Tippe die Würfel an, die { $name } einträgt
companion-thinking = { $name } überlegt…
companion-bot-failed = Der Bot hat keinen Zug gefunden. Nichts ist verloren; versuch es noch einmal, oder geh zurück und trag seinen Zug selbst ein.
companion-bot-again = Noch einmal
companion-unseen = { $n ->
        [one] 1 Karte noch nicht gesehen
       *[other] { $n } Karten noch nicht gesehen
    }
companion-of-good = { $n } ({ $share })
companion-unseen-cards = Alle zeigen
companion-no-entries = Noch nichts eingetragen.
companion-correct-entry = Eintrag { $n } korrigieren
companion-correct-how = Trag ein, was wirklich passiert ist. Nichts verschwindet ohne Rückfrage.
companion-leave-it = So lassen
companion-take-out = Herausnehmen
companion-entry-corrected = Korrigiert. { $n ->
        [0] Danach kam nichts mehr.
        [one] 1 späterer Eintrag bleibt.
       *[other] { $n } spätere Einträge bleiben.
    }
companion-misfits = { $n ->
        [one] 1 späterer Eintrag würde nicht mehr passen:
       *[other] { $n } spätere Einträge würden nicht mehr passen:
    }
companion-misfits-more = { $n ->
        [one] und 1 weiterer
       *[other] und { $n } weitere
    }
companion-misfits-wait = { $n ->
        [0] Trag ein, was stattdessen passiert ist. Was nicht passt, wartet so lange und kommt zurück, sobald es passt.
        [one] 1 späterer Eintrag bleibt. Trag ein, was stattdessen passiert ist. Was nicht passt, wartet so lange und kommt zurück, sobald es passt.
       *[other] { $n } spätere Einträge bleiben. Trag ein, was stattdessen passiert ist. Was nicht passt, wartet so lange und kommt zurück, sobald es passt.
    }
companion-misfits-gone = { $n ->
        [one] Was nicht passt, würde entfallen. 1 späterer Eintrag bleibt.
       *[other] Was nicht passt, würde entfallen. Die übrigen { $n } bleiben.
    }
companion-waiting = { $n ->
        [one] 1 späterer Eintrag wartet:
       *[other] { $n } spätere Einträge warten, als Nächstes:
    }
companion-leave-out = Weglassen

## Others follow the score on their phones

companion-follow = Stand auf anderem Handy verfolgen
companion-follow-about = Namen und Stand gehen an den Server, und wer den Link hat, kann sie lesen. Einen Tag nach der letzten Änderung wird alles gelöscht.
companion-follow-do = Stand für andere zeigen
companion-follow-link = Link zum Stand
companion-follow-title = Der Stand am Tisch
companion-follow-leads = { $n ->
        [one] { $names } liegt vorn.
       *[other] { $names } liegen vorn.
    }
companion-follow-won = { $n ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
companion-follow-none = { $game ->
        [dice] Noch keine Runde gewertet.
       *[other] Noch kein Tag gewertet.
    }
companion-follow-live = Was am Tisch gewertet wird, steht gleich darauf hier.
companion-follow-away = Der Server ist nicht erreichbar. Das war der letzte Stand.
companion-follow-gone = Dieser Stand wird nicht mehr gezeigt
companion-follow-gone-about = Frag an dem Tisch, an dem gezählt wird, nach einem neuen Link.
