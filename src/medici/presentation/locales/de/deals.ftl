### The deal of the day.

deals-title = Die Partie des Tages
deals-about = Jeden Tag dieselben Karten für alle: Nur das Können macht den Unterschied.
deals-empty = Die Partie des Tages wird gerade vorbereitet. Spiel inzwischen eine andere.
deals-home-none = Dieselben Karten für alle. Heute noch nicht gespielt.
deals-home-done = Heute { $n } von { $of } gespielt.
deals-name-board = Das Brettspiel
deals-name-card = Das Kartenspiel
deals-name-dice = Das Würfelspiel
deals-name-solitaire = Das Solospiel
deals-of-match = Partie eines Matches
deals-to-match = Zurück zum Match
deals-alone = Solo, gegen den Feind.
deals-against = { $level ->
        [banker] { $n ->
                [one] Gegen einen Bankier.
               *[other] Gegen { $n } Bankiers.
            }
       *[merchant] { $n ->
                [one] Gegen einen Kaufmann.
               *[other] Gegen { $n } Kaufleute.
            }
    }
deals-open = Dein erster Versuch zählt.
deals-running = Dein Versuch läuft schon.
deals-untold = Gespielt. Das Ergebnis wird geschickt, sobald du wieder online bist.
deals-play = Spielen
deals-go-on = Weiterspielen
deals-again = Noch mal spielen
deals-result = Ergebnis ansehen
deals-score = { $game ->
        [dice] { $n ->
                [one] 1 Punkt
               *[other] { $n } Punkte
            }
       *[other] { $n } Florin
    }
deals-place = { $n ->
        [1] Rang 1 am Tisch.
        [2] Rang 2 am Tisch.
        [3] Rang 3 am Tisch.
       *[other] Rang { $n } am Tisch.
    }
deals-streak = { $n ->
        [one] 1 Tag in Folge.
       *[other] { $n } Tage in Folge.
    }
deals-next = Neue Partien um { $time } Uhr.
deals-offline = Du bist offline. Spiel weiter: Das Ergebnis wird später geschickt.
deals-how = So funktioniert es
deals-how-try = Ein Versuch zählt: der erste. Dabei gibt es keine Tipps, und nichts wird zurückgenommen. Danach spiel, so oft du willst.
deals-how-fair = Alle haben denselben Platz, dieselben Karten und dieselben Bots, die auf denselben Zug gleich antworten. Der Server spielt jedes Ergebnis nach, bevor es zählt.
deals-matches = Spiel mehrere Partien gegen Freunde, wann immer du Zeit hast
deals-archive = Frühere Tage
deals-archive-about = Spiel sie, wann du willst; sie zählen nicht mehr.
deals-earlier = Mehr zeigen
deals-all = Alle Partien von heute
deals-hidden = Spiel zuerst: Dann siehst du, was die anderen daraus gemacht haben.
deals-missed = Der Tag dieser Partie ist vorbei. Versuchen kannst du sie trotzdem.
deals-waiting = Dein Ergebnis wird geprüft.
deals-refused = Dein Ergebnis zählt nicht: Der Server konnte deine Partie so nicht nachspielen.
deals-by-bot = Ein Bot hat für dich gespielt, deshalb zählt dieser Versuch nicht.
deals-par = Ein Fürst kam auf { $score }.
deals-par-held = Gleich gut oder besser!
deals-par-missed = { $n ->
        [one] Dir fehlte { $n }.
       *[other] Dir fehlten { $n }.
    }
deals-par-soon = Ein Fürst denkt noch darüber nach.
deals-better = Du warst besser als { $n } % der anderen.
deals-first = Vor dir hat heute noch niemand gespielt.
deals-everybody = Alle
deals-histogram = { $n ->
        [one] 1 Ergebnis: { $low }.
       *[other] { $n } Ergebnisse von { $low } bis { $high }.
    }
deals-par-line = Die gestrichelte Linie ist die des Fürsten: { $score }.
deals-secured = { $n ->
        [0] Keins davon mit Passkey oder zweitem Gerät.
        [one] 1 davon mit Passkey oder zweitem Gerät.
       *[other] { $n } davon mit Passkey oder zweitem Gerät.
    }
deals-friends = Freunde
deals-no-friends = Von deinen Freunden war noch niemand dran.
deals-find-friends = Zu deinen Freunden
deals-share = Teilen
deals-copied = Drei Zeilen sind kopiert: Sie verraten nichts.
deals-share-head = Medici, { $day }: { $name }
deals-share-par = Fürst { $n }
deals-share-better = besser als { $n } %
deals-proof = Wie der Zufall versprochen wurde
deals-proof-about = Vor dem Tag hat der Server den Fingerabdruck seines Geheimnisses in die öffentliche Liste gesetzt, unter dem SHA-256 von „{ $id }“. Nach dem Tag steht dort auch das Geheimnis. Daraus folgen alle Karten und Würfe.
deals-commitment = Das Versprechen
deals-secret = Das Geheimnis
deals-telling = Dein Ergebnis wird geprüft.
deals-told = Dein Ergebnis zählt.
deals-practice = Das war Übung: Nur der erste Versuch zählt.
deals-compare = Ergebnisse der anderen
