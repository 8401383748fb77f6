### Finding opponents: who is here, the queue, and its place on the home page.

opponents-title = Gegner finden
opponents-about = Sag, was du spielen willst, und triff andere, die dasselbe wollen.

## On the home page

opponents-home-title = Mit anderen
opponents-home-find = Gegner finden
opponents-home-join = Zu denen, die warten
opponents-home-about = Ein Tisch in einer Minute, nach Rating; kommt niemand, springen Bots ein.
opponents-home-waiting = { $n ->
    [one] Gerade wartet eine Person auf Gegner.
   *[other] Gerade warten { $n } Personen auf Gegner.
}
opponents-home-here = { $n ->
    [one] Gerade ist noch eine Person hier.
   *[other] Gerade sind noch { $n } andere hier.
}
opponents-home-alone = Gerade ist sonst niemand hier. Spiel beim Warten gegen Bots: Du wirst gerufen, wenn jemand kommt.
opponents-at = { $n } am Tisch

## What one would like to play

opponents-games = Spiele
opponents-sizes = Spieler am Tisch
opponents-sizes-about = Wähle alles, was für dich passt; größere Tische werden zuerst versucht.
opponents-clock-quick = Schnell
opponents-clock-quick-about = 5 Minuten für die Partie und 10 Sekunden für jeden Zug.
opponents-clock-calm = In Ruhe
opponents-clock-calm-about = 15 Minuten für die Partie und 20 Sekunden für jeden Zug.
opponents-clock-days = Mehrtägig
opponents-clock-days-about = Ein Tag für jeden Zug.
opponents-rated = Zählt es?
opponents-rated-no = Zum Spaß
opponents-rated-yes = Mit Rating
opponents-rated-no-about = Die Ratings bleiben, wie sie sind.
opponents-rated-yes-about = Die Ratings aller am Tisch ändern sich. Nur Menschen: Mit Bots zählt es nicht.
opponents-patience = Wenn niemand kommt
opponents-patience-never = keine Bots: auf Menschen warten
opponents-patience-after = nach { $time } füllen Bots den Tisch
opponents-find = Gegner finden
opponents-same = Dasselbe wählen

## Waiting

opponents-waiting = Gegner werden gesucht
opponents-waited = So lange wartest du schon
opponents-for = Für
opponents-expected = Übliche Wartezeit
opponents-expected-unknown = noch nicht bekannt: Zuletzt haben zu wenige danach gesucht
opponents-expected-about = etwa { $time }
opponents-others = Wer noch wartet
opponents-others-n = { $n ->
    [0] sonst niemand
    [one] eine andere Person
   *[other] { $n } andere
}
opponents-bots = Bots
opponents-bots-in = füllen den Tisch in { $time }
opponents-hold = Du bist an gefundenen Tischen nicht erschienen; darum sind eine Weile andere zuerst dran.
opponents-stay = Lass diese Seite offen. Du kannst spielen oder dich hier umsehen: Du wirst gerufen, wenn jemand gefunden ist.
opponents-meanwhile = Inzwischen gegen Bots
opponents-leave = Suche beenden

## Found

opponents-found = Gegner gefunden
opponents-found-about = Komm jetzt an den Tisch: Dein Platz ist eine halbe Minute lang reserviert.
opponents-come = An den Tisch
opponents-come-within = Dein Platz ist noch { $time } reserviert.
opponents-coming = Du bist da. Die Partie beginnt, wenn alle da sind, spätestens in { $time }.
opponents-again = Jemand ist nicht gekommen. Du stehst noch in der Schlange, wo du warst.
opponents-missed = Du kamst zu spät, die anderen suchen weiter. Such noch einmal, wenn du magst.
