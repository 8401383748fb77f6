### A person's page: what there is to see of a player, and what one shows of oneself.

profile-title = Profil
profile-gone = Diese Person gibt es hier nicht, oder nicht mehr.
profile-hidden = { $name } zeigt hier sonst nichts.
profile-own-link = Deine Seite
profile-since = Hier seit { $date }
profile-here = Jetzt hier

profile-ratings = Ratings
profile-ratings-none = Noch keine Partie mit Rating.
profile-rating = { $game }, { $speed ->
    [days] mehrtägig
   *[live] live
}
profile-rating-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
profile-rating-unsure = plus/minus { $n }
profile-results = Ergebnisse
profile-results-none = Noch keine beendete Partie auf diesem Server.
profile-results-game = Spiel
profile-results-size = Spieler
profile-results-games = Partien
profile-results-won = Siege
profile-results-place = Rang im Schnitt
profile-results-best = Rekord
profile-results-alone = allein

profile-together = Du und { $name }
profile-together-none = Noch keine gemeinsame Partie beendet.
profile-together-game = { $game }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $ahead }-mal vor { $name }, { $behind }-mal dahinter

profile-achievements = Erfolge
profile-achievements-none = Noch keine: Es gibt sie für beendete Partien auf diesem Server.
profile-achievements-of = { $n } von { $all }
profile-achieved = { $times ->
    [one] einmal, am { $date }
   *[other] { $times }-mal, zuerst am { $date }
}
profile-achieved-see = Partie ansehen
profile-still-open = Noch offen

profile-exercises = Aufgaben
profile-exercises-of = { $game }: { $solved } von { $tried } gelöst
profile-exercises-days = { $n ->
    [one] ein Tag in Folge
   *[other] { $n } Tage in Folge
}
profile-exercises-share = Deinen Stand zeigen
profile-exercises-again = Aktualisieren
profile-exercises-unshare = Nicht mehr zeigen
profile-exercises-about = Die Aufgaben bleiben in diesem Browser. Zu sehen ist nur, wie viele du versucht und gelöst hast.

profile-strengths = Stärken
profile-strengths-about = Wie viel pro echter Entscheidung verschenkt wurde, Partie für Partie, nach den Analysen, die { $name } teilt. Weniger ist besser.
profile-strengths-game = { $game }, { $date }: { $title }, { $rate } Punkte
profile-strengths-none = Noch keine Analyse geteilt. Öffne die Analyse einer deiner beendeten Partien: Dort kannst du sie teilen.
profile-strengths-unshare = Nichts mehr teilen

profile-review-share = Auf deiner Seite teilen
profile-review-shared = Auf deiner Seite geteilt
profile-review-about = Dein Titel und deine Fehlerquote aus dieser Partie erscheinen unter Stärken, für alle, denen du sie zeigst.

profile-show = Wer es sieht
profile-show-about = Jeder Teil deiner Seite ist für alle, nur für Freunde oder für niemanden sichtbar. Du selbst siehst immer alles.
profile-show-modest = Solange du keinen Passkey und kein zweites Gerät hast, sehen deine Erfolge zunächst nur Freunde.
profile-show-presence = Ob du hier bist, und an welchem öffentlichen Tisch
profile-show-since = Seit wann du hier bist
profile-show-ratings = Ratings
profile-show-results = Ergebnisse
profile-show-achievements = Erfolge
profile-show-exercises = Aufgaben, deren Stand du zeigst
profile-show-strengths = Analysen, die du teilst
profile-show-everybody = Alle
profile-show-friends = Freunde
profile-show-nobody = Niemand
profile-show-done = Gespeichert.
