### Der Rahmen jeder Seite, und Wörter, die alle brauchen.

shell-name = Medici
shell-skip = Zum Inhalt springen
shell-pages = Seiten
shell-home = Spielen
shell-people = Leute
shell-to-home = Medici: zu den Tischen
shell-history = Verlauf
shell-rules = Regeln
shell-settings = Optionen
shell-messages = Meldungen
shell-close = Schließen
shell-busy = läuft gerade
shell-loading = Einen Moment…
shell-waiting = Der Tisch wartet auf dich: Nichts ist verloren. Sobald du wieder online bist, geht es weiter.
shell-guest = Gast
shell-bot = { $bot ->
        [apprentice] Lehrling
        [merchant] Kaufmann
        [banker] Bankier
        [prince] Fürst
       *[random] Zufall
    }
shell-seat = Platz { $seat }
shell-your-turn = Du bist dran
shell-your-turn-at = Du bist dran: { $what }
shell-told = { $name }: { $what }
shell-language = Sprache
shell-theme = Aussehen: { $theme ->
        [light] hell
        [dark] dunkel
       *[auto] wie auf deinem Gerät
    }
shell-tip-rule = Regel { $clause }
shell-tip-unreached = Die Regeln sind gerade nicht erreichbar.
shell-broken = Auf dieser Seite ist etwas schiefgegangen
shell-broken-why = Deine Partien sind sicher. Lade die Seite neu.
shell-broken-again = Neu laden
shell-new-version = Es gibt eine neue Version.
shell-reload = Jetzt laden
shell-updated = Medici wurde aktualisiert: Version { $version }.
shell-about = Ein inoffizielles Zuhause für Reiner Knizias Medici-Spiele. Frei und offen.
shell-missing = Diese Seite gibt es nicht
shell-missing-why = Vielleicht ist die Adresse falsch geschrieben. Nichts ist verloren; deine Partien sind, wo sie waren.
shell-missing-home = Zu den Tischen

## Probleme: was geschehen ist, dass nichts verloren ist, und was zu tun ist.

shell-problem-unreachable = Der Server ist gerade nicht erreichbar. Nichts ist verloren; versuch es noch einmal.
shell-problem-unavailable = Der Server ist überlastet oder startet neu. Nichts ist verloren; versuch es noch einmal.
shell-problem-no-server = Diese Seite hat keinen Server: Von anderswo kann niemand dazukommen. Auf diesem Gerät geht alles.
shell-problem-internal = Der Server hat einen Fehler gemacht. Nichts ist verloren; versuch es noch einmal.
shell-problem-flood = Das war zu schnell. Nichts ist verloren; warte kurz und versuch es noch einmal.
shell-problem-stale = Etwas kam dazwischen; deine Eingabe gilt nicht. Sieh noch einmal hin und entscheide neu.
shell-problem-illegal-move = Dieser Zug ist hier nicht möglich. Nichts hat sich geändert; wähle einen anderen.
shell-problem-not-your-turn = Du bist gerade nicht dran. Nichts hat sich geändert.
shell-problem-no-undo = Dieser Zug lässt sich nicht mehr zurücknehmen. Die Partie geht so weiter.
shell-problem-not-open = Die Partie hat schon begonnen. Du kannst zuschauen.
shell-problem-not-running = Die Partie läuft nicht. Nichts hat sich geändert.
shell-problem-not-seated = Du hast keinen Platz an diesem Tisch. Du kannst zuschauen.
shell-problem-over = Die Partie ist vorbei. Ihre Aufzeichnung bleibt.
shell-problem-full = Alle Plätze sind besetzt. Du kannst zuschauen.
shell-problem-seat-taken = Da war jemand schneller. Wähle einen anderen Platz.
shell-problem-unknown-bot = Diesen Bot gibt es nicht. Wähle einen anderen.
shell-problem-bad-name = Jemand hier heißt so ähnlich, oder ein Zeichen ist nicht erlaubt. Wähle einen anderen Namen.
shell-problem-no-table = Diesen Tisch gibt es nicht. Die Adresse ist falsch, oder der Tisch wurde abgesagt.
shell-problem-not-found = Unter dieser Adresse gibt es nichts (mehr).
shell-problem-too-many = Mehr davon geht nicht auf einmal; warte, bis etwas vorbei ist.
shell-problem-no-session = Hier kennt man dich noch nicht. Wähle einen Namen.
shell-problem-forbidden = Das darfst du hier nicht. Nichts hat sich geändert.
shell-problem-left-for-good = Du hast diese Partie verlassen, und sie zählt: Du kannst nicht zurück.
shell-problem-members-only = Das ist nur für Mitglieder des Clubs. Tritt bei oder bitte um Aufnahme.
shell-problem-too-long = Das ist zu lang. Nichts ist verloren; fass dich kürzer.
shell-problem-bad-command = Der Server hat das nicht angenommen. Nichts hat sich geändert; prüfe deine Eingabe.
shell-problem-bad-record = Der Server kann diese Aufzeichnung nicht lesen. Nichts ist verloren.
shell-problem-misfit = Diese Seite zeigt den Tisch anders als der Server. Nichts ist verloren; lade sie neu.
shell-problem-damaged = Diese Partie lässt sich nicht mehr lesen. Gelöscht ist nichts: Was übrig ist, liegt bei deinen früheren Partien.
shell-problem-other = Das hat nicht geklappt. Nichts ist verloren; versuch es noch einmal.

## Waren

good-cloth = Tuch
good-fur = Pelz
good-grain = Getreide
good-dye = Farbe
good-spice = Gewürz
good-gold = Gold
good-neutral = Neutral

## Was ein geteilter Link zeigt, und ein Server ohne seine Oberfläche

shell-game = { $game ->
        [card] Medici: Das Kartenspiel
        [dice] Medici: Das Würfelspiel
       *[board] Medici
    }
shell-preview-table = { $phase ->
        [open] Spiel mit: { shell-game }
       *[other] Eine Partie { shell-game }
    }
shell-preview-table-about = { $host } hat einen Tisch eröffnet. Setz dich dazu oder schau zu: Ein Konto ist nicht nötig.
shell-preview-rules = { shell-game }: die Regeln
shell-preview-learn = { shell-game }: spielend lernen
shell-preview-replay = Eine Partie Medici, Zug für Zug
shell-preview-exercises = Medici: die Aufgabe des Tages
shell-preview-companion = Am echten Tisch: Medici zählt die Punkte
shell-preview-companion-about = Tippe an, wer was geladen hat; das Handy rechnet nach den Regeln. Kostenlos und ohne Internet.
shell-unbuilt = Die Seiten sind noch nicht gebaut
shell-unbuilt-about = Der Server läuft, aber die Oberfläche für den Browser gehört nicht zu dieser Installation. Starte „make play“ im Ordner des Projekts; das baut alles.
shell-docs-unbuilt = Die Dokumentation ist noch nicht gebaut
shell-docs-unbuilt-about = Der Server läuft, aber seine Dokumentation gehört nicht zu dieser Installation. „make docs“ im Ordner des Projekts baut sie; lesen kannst du sie auch in „docs“.
shell-docs-missing = Diese Seite gibt es in der Dokumentation nicht. Vielleicht ist die Adresse falsch geschrieben, oder die Seite heißt inzwischen anders.
shell-docs-home = Zur Dokumentation

## Wenn jemand nicht reden darf

shell-problem-silent = An diesem Tisch darfst du nicht reden. Nichts wurde gesendet.
shell-sanction = { $until ->
    [never] Dauerhaft
   *[other] Bis { $until }
} („{ $reason }“).
shell-problem-muted = Du bist auf diesem Server stummgeschaltet. { shell-sanction } Nichts wurde gesendet.
shell-problem-banned = Du bist auf diesem Server ausgesperrt. { shell-sanction }
