### Die erste Seite: sofort spielen, einen Tisch eröffnen, zu einer Partie zurück, anderen beitreten.

home-welcome = Drei Tage in Florenz: Biete mit, belade dein Schiff und überflügle die anderen Handelshäuser. Reiner Knizias Medici samt Karten- und Würfelspiel, mit anderen oder gegen Bots.
home-you-play-as = Du spielst als
home-your-name = Dein Name
home-change-name = { $name }: Namen ändern
home-save = Speichern
home-cancel = Abbrechen

## Die Spiele

home-board-title = Medici
home-board-short = Brettspiel
home-board-about = Stell ein Paket Waren zusammen, biete genau einmal und belade das wertvollste Schiff.
home-card-title = Das Kartenspiel
home-card-short = Kartenspiel
home-card-about = Decke Karten auf, nimm eine bis drei vom Ende des Marktes und sichere dir Monopole.
home-dice-title = Das Würfelspiel
home-dice-short = Würfelspiel
home-dice-about = Würfle mit fünf Würfeln und wähle zuerst; die anderen nehmen, was übrig bleibt. Auch allein spielbar.
home-players = Spieler
home-players-n = { $n ->
    [1] 1 (solo)
   *[other] { $n }
}
home-level = Bots
home-level-apprentice = Lehrling – leicht
home-level-merchant = Kaufmann – mittel
home-level-banker = Bankier – schwer
home-level-prince = Fürst – sehr schwer
home-play-now = Jetzt spielen
home-setting-up = Wird aufgebaut…
home-learn-nav = { $game } lernen
home-exercise = Aufgabe des Tages
home-tour = Zum Rundgang
home-rules = Regeln
home-aid = Spielhilfe
home-bot-apprentice-about = leicht: macht ab und zu Fehler
home-bot-merchant-about = solide: wägt jeden Preis ab
home-bot-banker-about = stark: denkt ein paar Züge voraus
home-bot-random-about = zieht zufällig
home-bot-prince-about = sehr stark: bedenkt auch deine Antworten

## Meine Partien

home-my-games = Deine Partien
home-your-turn = Du bist dran
home-turns = { $n ->
    [one] Du bist in einer Partie dran
   *[other] Du bist in { $n } Partien dran
}
home-turn-go = Zur Partie
home-asked = letzter Zug { $time }
home-time-up = Zeit endet { $time }
home-alone = allein
home-waiting = noch nicht vollzählig
home-day = { $game ->
    [dice] Runde { $day } von 3
   *[other] Tag { $day } von 3
}

## Was es sonst gibt

home-more = Mehr
home-create-tile = Tisch eröffnen
home-create-tile-about = Mit anderen, mit Bots oder zu mehreren an diesem Gerät
home-replay-tile = Aufzeichnung ansehen
home-replay-tile-about = Eine Partie aus einer Datei, Zug für Zug
home-companion-tile = Am echten Tisch
home-companion-tile-about = Punkte zählen, Partien aufzeichnen, Bots mitspielen lassen
home-history-tile = Frühere Partien
home-history-tile-about = Deine Ergebnisse und Wiederholungen

## Offene Tische

home-open-tables = Offene Tische
home-looking = Tische werden gesucht…
home-no-open-tables = Gerade ist kein Tisch offen. Eröffne einen öffentlichen, dann finden ihn andere hier.
home-no-connection = Der Server ist nicht erreichbar. Nichts ist verloren; diese Seite versucht es weiter.
home-nobody-yet = Eröffnet von { $host }; alle Plätze sind frei
home-join = Beitreten ({ $n ->
    [one] 1 Platz
   *[other] { $n } Plätze
})
home-watch = Zuschauen

## Ein neuer Tisch

home-guest = Gast { $n }
home-create = Tisch eröffnen
home-create-do = Tisch eröffnen
home-game = Spiel
home-seats = Wer sitzt wo
home-seat-who = Platz { $seat }: wer hier sitzt
home-seat-level = Platz { $seat }: Stärke des Bots
home-seat-name = Platz { $seat }: Name
home-who-you = Du
home-who-friend = Per Link
home-who-hot = An diesem Gerät
home-who-bot = Ein Bot
home-hint-friend = kommt über deinen Link
home-option-card-rising-monopoly = Monopole
home-option-card-rising-monopoly-false = Wie gedruckt
home-option-card-rising-monopoly-true = Steigend
home-option-card-rising-monopoly-about = Steigend: Ab 8 Symbolen einer Ware (10 zu zweit) bringt ein Monopol 20 statt 10.
home-clock = Bedenkzeit
home-clock-decision = Pro Zug
home-clock-bank = Pro Partie
home-clock-none-about = Alle nehmen sich so viel Zeit, wie sie brauchen, auch Tage.
home-clock-decision-about = Läuft jemandem die Zeit ab, spielt ein Bot, bis die Person zurückkommt.
home-clock-bank-about = Alle haben eine Gesamtzeit, und mit jedem Zug kommt etwas dazu.
home-time-decision = Für jeden Zug
home-time-bank = Für die Partie
home-time-increment = Plus pro Zug
home-visibility = Wer ihn finden kann
home-private = Privat
home-public = Öffentlich
home-private-about = Nur wer den Link hat, kommt herein.
home-public-about = Er steht in der Liste der offenen Tische: für alle, zum Mitspielen oder Zuschauen.
home-pace = Bots ziehen

## Probleme

home-offline-title = Keine Verbindung zum Server
home-offline-again = Noch einmal versuchen
home-trouble-title = Das gibt es hier nicht
