### Tournaments and leagues.

tournaments-title = Turniere
tournaments-about = Runden, K.-o. und Ligen, live oder mehrtägig.
tournaments-empty = Gerade läuft kein Turnier. Spiel inzwischen eine Partie.
tournaments-none = Noch ist kein Turnier angesetzt. Setz das erste an: Freunde kommen über den Link dazu, und Bots füllen leere Plätze.
tournaments-announce-first = Erstes Turnier ansetzen
tournaments-list-mine = Deine
tournaments-list-open = Anmeldung offen
tournaments-list-open-none = Gerade ist keins offen. Setz selbst eins an!
tournaments-list-running = Laufend
tournaments-list-running-none = Gerade läuft keins.
tournaments-list-past = Beendet
tournaments-list-past-none = Noch ist keins vorbei.
tournaments-more = Mehr zeigen
tournaments-begins = Beginn: { $at }
tournaments-by = von { $name }
tournaments-entrants-are = angemeldet
tournaments-tables-of = { $n } pro Tisch
tournaments-kind-rounds = { $n ->
    [one] eine Runde
   *[other] { $n } Runden
}
tournaments-kind-duplicate = { $n ->
    [one] eine Runde mit gleichen { $game ->
        [dice] Würfen
       *[other] Karten
    }
   *[other] { $n } Runden mit gleichen { $game ->
        [dice] Würfen
       *[other] Karten
    }
}
tournaments-kind-knockout = K.-o.
tournaments-kind-league = Liga
tournaments-rated = mit Rating
tournaments-unrated = ohne Rating
tournaments-admission-all = offen für alle
tournaments-admission-secured = für alle mit Passkey oder zweitem Gerät
tournaments-admission-link = für alle, die den Link haben
tournaments-admission-club = für Mitglieder des Clubs
tournaments-admit-all = Alle
tournaments-admit-secured = Gesicherte Namen
tournaments-admit-link = Mit Link
tournaments-bots-fill = Bots füllen leere Plätze ({ $level })
tournaments-bots-none = nur Menschen

## The form

tournaments-announce = Turnier ansetzen
tournaments-announce-do = Ansetzen
tournaments-name = Name
tournaments-size = Spieler pro Tisch
tournaments-format = Modus
tournaments-format-rounds = Runden
tournaments-format-rounds-about = Alle spielen jede Runde, mit Leuten von etwa gleicher Punktzahl und möglichst nie zweimal mit denselben.
tournaments-format-knockout = K.-o.
tournaments-format-knockout-about = Die Besten jedes Tisches kommen weiter, bis ein Tisch übrig ist.
tournaments-format-league = Liga
tournaments-format-league-about = Jede Gruppe spielt eine Saison; dann steigen die Ersten auf und die Letzten ab.
tournaments-format-duplicate = Gleiche Karten
tournaments-format-duplicate-about = Alle Tische einer Runde bekommen dieselben Karten oder Würfe. Verglichen wirst du mit denen, die anderswo deinen Platz hatten: Können zählt, Glück kaum.
tournaments-rounds = Runden
tournaments-rounds-season = Runden pro Saison
tournaments-advance = Pro Tisch kommen weiter
tournaments-division-size = Personen pro Gruppe
tournaments-seasons = Saisons
tournaments-most = Höchstzahl
tournaments-starts = Beginn
tournaments-clock-needed = Ein Turnier braucht eine Uhr, damit die Runden enden.
tournaments-admission = Wer teilnehmen darf
tournaments-rated-choice = Partien zählen fürs Rating (nur Menschen, keine Bots)
tournaments-fill-choice = Bots füllen leere Plätze und spielen für alle, die nicht erscheinen
tournaments-level = Stärke der Bots

## One tournament

tournaments-phase-open = Beginn: { $at }
tournaments-phase-running = läuft seit { $at }
tournaments-phase-ended = beendet; Beginn war { $at }
tournaments-phase-cancelled = abgesagt
tournaments-too-few = Zu wenige Anmeldungen.
tournaments-under-way = Läuft
tournaments-your-table = Dein Tisch ist bereit
tournaments-go-to-table = Zu deinem Tisch
tournaments-come-by = Komm bis { $at }. Wer später kommt, bekommt für diese Runde nichts.
tournaments-came = Du bist da. Wer noch fehlt, hat bis { $at } Zeit; dann geht es auch so weiter.
tournaments-entered = { $n ->
    [one] Eine Anmeldung bei höchstens { $most } Plätzen.
   *[other] { $n } Anmeldungen bei höchstens { $most } Plätzen.
}
tournaments-you-are-in = Du bist dabei. Komm rechtzeitig zurück: Hier erscheint dein Tisch.
tournaments-enter = Anmelden
tournaments-withdraw = Abmelden
tournaments-won = { $name } gewinnt
tournaments-you-won = Du gewinnst!
tournaments-off = Abgesagt
tournaments-next-round = Nächste Runde: { $at }
tournaments-wait = Die anderen Tische spielen noch
tournaments-full = Alle Plätze sind belegt. Schau wieder vorbei: Vielleicht wird einer frei.
tournaments-your-place = Du hast Rang { $place } von { $n } erreicht.
tournaments-beaten = Du bist ausgeschieden: Schau den anderen zu
tournaments-you-removed = Die Turnierleitung hat dich aus diesem Turnier entfernt.
tournaments-then = Dein nächster Tisch erscheint hier, sobald die Runde beginnt.
tournaments-then-knockout = Wer weiterkommt, findet hier den nächsten Tisch, sobald die Runde beginnt.
tournaments-season = Saison { $n }
tournaments-follow = Tische verfolgen
tournaments-who = Wer spielt
tournaments-round = Runde { $n }
tournaments-rounds-all = Runde
tournaments-table = Tisch { $n }
tournaments-go = Spielen
tournaments-watch = Zuschauen
tournaments-now = Stand der Tische
tournaments-look = Ansehen
tournaments-bot = Bot
tournaments-absent = nicht erschienen
tournaments-fled = gegangen
tournaments-broken = zählt nicht
tournaments-byes = Freilos (ein ganzer Punkt): { $who }
tournaments-deal = Die { $game ->
    [dice] Würfe
   *[other] Karten
} dieser Runde
tournaments-deal-promise = Vorher versprochen:
tournaments-deal-secret = Danach offengelegt:
tournaments-standings = Tabelle
tournaments-division = Gruppe { $n }
tournaments-place = Rang
tournaments-player = Name
tournaments-points = Punkte
tournaments-opponents = Gegner
tournaments-score-share = Anteil
tournaments-stage = Runden
tournaments-played = Partien
tournaments-out-self = abgemeldet
tournaments-out-removed = entfernt
tournaments-out-absent = zweimal nicht erschienen
tournaments-behind-stage = kam nicht so weit
tournaments-behind-last = weniger Punkte in der letzten Runde
tournaments-behind-points = knapp weniger Punkte
tournaments-behind-opponents = Gegner mit weniger Punkten
tournaments-behind-share = kleinerer Anteil am Ergebnis
tournaments-behind-met = im direkten Vergleich schlechter
tournaments-behind-lot = durch das Los
tournaments-breaks = Was entscheidet bei Gleichstand?
tournaments-breaks-about = Zuerst die Punkte. Dann die Punkte der Gegner, die man hatte; dann der eigene Anteil am Ergebnis der Tische, zusammengezählt; dann die gemeinsamen Tische derer, die noch gleichauf liegen; zuletzt das Los, das aus den Kennungen von Turnier und Person folgt.
tournaments-breaks-here = Wo eines davon entschieden hat, steht es unter dem Namen.
tournaments-share-text = { $title }, nach Runde { $n }
tournaments-copy = Tabelle kopieren
tournaments-copied = Kopiert
tournaments-picture = Bild
tournaments-log = Protokoll
tournaments-rules = Wer am Tisch gewinnt, bekommt einen ganzen Punkt, der letzte Rang keinen, und alle dazwischen gleichmäßig gestufte Anteile. Gespielt wird mit allen, die erscheinen; wer nicht erscheint oder geht, bekommt nichts. Ein Freilos zählt einen ganzen Punkt, ebenso, wenn sonst niemand kommt; kommen zu wenige für eine Partie, liegen sie gleichauf vor denen, die fehlen. An einem abgebrochenen Tisch bekommen alle einen halben Punkt. Wer zweimal nacheinander nicht erscheint, ist raus.

## Organising

tournaments-organise = Leiten
tournaments-organise-about = Was du hier tust, steht mit dem Grund im Prüfprotokoll dieses Servers.
tournaments-start-now = Jetzt beginnen
tournaments-start-few = Erst müssen mindestens { $n } angemeldet sein.
tournaments-reason = Grund, für alle lesbar
tournaments-remove = Entfernen
tournaments-cancel = Absagen
tournaments-void = Nicht werten

## Refused

tournaments-problem-bad-title = Ein Titel hat 1 bis 60 sichtbare Zeichen. Bei diesem stimmt das nicht: Schreib ihn neu.
tournaments-problem-not-secured = Dieses Turnier ist für alle mit Passkey oder zweitem Gerät. Richte eins davon in den Optionen ein und versuch es noch einmal.
tournaments-problem-not-a-member = Dieses Turnier ist für Mitglieder seines Clubs. Tritt zuerst dem Club bei.
tournaments-problem-own-table = An diesem Tisch spielst du selbst: Über ihn und alle, die dort sitzen, entscheidest du nicht.
