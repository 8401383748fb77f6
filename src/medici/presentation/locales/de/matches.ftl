### Duplicate matches.

matches-title = Vergleichsmatches
matches-about = Dieselben Partien auf denselben Plätzen: Beim Vergleich zählt nur das Können.
matches-empty = Noch kein Match. Spiel inzwischen eine Partie.
matches-new = Match beginnen
matches-new-about = Du bekommst einen Link für zwei bis sechs Leute oder für zwei Teams. Alle spielen, wann sie wollen, gegen dieselben Bots mit denselben Karten.
matches-game = Spiel
matches-size = An jedem Tisch
matches-people = Wie viele spielen
matches-deals = Partien
matches-level = Bots
matches-name = Titel, wenn du willst
matches-teams = Zwei Teams
matches-team-n = Team { $n }
matches-begin = Beginnen
matches-own = Deine Matches
matches-untitled = { $game ->
        [card] Ein Match im Kartenspiel
        [dice] Ein Match im Würfelspiel
       *[board] Ein Match im Brettspiel
    }
matches-played = { $n } von { $of } gespielt
matches-until = Bis { $day }.
matches-over = Das Match ist vorbei.
matches-what = { $deals ->
        [one] Eine Partie
       *[other] { $deals } Partien
    } im { $game ->
        [card] Kartenspiel
        [dice] Würfelspiel
       *[board] Brettspiel
    }, { $players ->
        [one] allein
       *[other] { $players } am Tisch
    }.
matches-invited = Diesem Match beitreten
matches-invited-about = Du spielst dieselben Partien wie die anderen, wann immer du Zeit hast. Was sie daraus gemacht haben, siehst du, sobald du eine Partie gespielt hast.
matches-join = Beitreten
matches-full = In diesem Match sind alle Plätze belegt.
matches-join-team = { $team } beitreten
matches-your-deals = Deine Partien
matches-deal-n = Partie { $n }
matches-deal = Partie
matches-compared = Im Vergleich
matches-by-team = Nach Team
matches-by-person = Nach Person
matches-total = Gesamt
matches-margin = Vorsprung
matches-margin-about = Der Vorsprung sagt, wie weit jemand über dem Schnitt jeder Partie liegt.
matches-hidden = Gespielt; erst nach deiner Partie zu sehen
matches-hidden-about = Ein Haken steht für ein Ergebnis, das du siehst, sobald du die Partie selbst gespielt hast.
matches-not-yet = Noch nicht gespielt
matches-leads = (führt)
matches-link = Der Link zu diesem Match
matches-link-about = Wer ihn hat, kann beitreten.
matches-sides = Wer gegen wen spielt
matches-sides-none = Weder Teams noch Clubs
matches-clubs = Zwei Clubs
matches-own-club = Dein Club
matches-other-club = Der andere Club
matches-find-club = Den anderen Club nach Namen suchen
matches-no-club = Du verwaltest noch keinen Club: Wer einen gründet oder in die Co-Leitung kommt, kann ein Match zwischen Clubs beginnen.
matches-pick-club = Wähle zuerst den anderen Club.
matches-for-clubs = Dieses Match ist für Mitglieder zweier Clubs. Tritt einem davon bei, um für ihn zu spielen:
matches-team-margin = Bei Teams und Clubs zählt in jeder Partie, wie weit ihre Schnitte auseinanderliegen, egal, wie viele Leute sie haben.
matches-link-clubs = Mitglieder der beiden Clubs können darüber beitreten.
