### Ratings and the ranking.

ratings-title = Rangliste
ratings-about = Wer am besten spielt, nach den Ergebnissen an Tischen mit Rating.
ratings-empty = Noch steht niemand auf der Rangliste. Jeder Tisch mit Rating zählt: Fang an.
ratings-empty-week = Diese Woche hat noch niemand Punkte gewonnen. Jeder Tisch mit Rating zählt: Fang an.
ratings-lead = An Tischen mit Rating gibt es nur Menschen, eine Uhr und keine Tipps. Alle beginnen bei 1500.
ratings-create = Gegner für eine Partie mit Rating finden
ratings-own = Deine Ratings
ratings-own-none = Du hast noch kein Rating. Eine Partie mit Rating reicht für eine erste Zahl.
ratings-speed = Tempo
ratings-speed-live = Live
ratings-speed-days = Mehrtägig
ratings-span = Zeitraum
ratings-span-all = Gesamt
ratings-span-week = Diese Woche
ratings-board = Die Besten
ratings-place = Rang
ratings-player = Name
ratings-number = Rating
ratings-gain = Plus diese Woche
ratings-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
ratings-tenfold = Wer { $n } Punkte mehr hat, liegt in zehn von elf Partien vorn.
ratings-unsettled = ± { $n }, noch vorläufig
ratings-unsettled-short = ± { $n }
ratings-unsecured = Dein Rating gehört diesem Browser, bis du es sicherst: mit einem Passkey oder indem du dich auf einem zweiten Gerät anmeldest. Gesichert und gefestigt steht es auf der Rangliste; ungesichert geht es mit diesem Browser verloren.
ratings-secure = Mein Rating sichern
ratings-curve = Das Rating über { $n ->
    [one] eine Partie
   *[other] die letzten { $n } Partien
}
ratings-curve-figures = Als Zahlen
ratings-curve-when = Wann
ratings-rated = Mit Rating
ratings-choice = Mit Rating?
ratings-choice-no = Nein
ratings-choice-about = Die Partie zählt für die Rangliste: nur Menschen, keine Tipps, und wer geht, landet auf dem letzten Rang.
ratings-choice-off = Es geht nur um die Ehre.
ratings-choice-needs = Ein Tisch mit Rating braucht mindestens zwei Personen, keine Bots, niemanden am selben Gerät und eine Uhr.
ratings-consent = Tisch mit Rating
ratings-consent-about = Wer sich setzt, stimmt zu: Die Partie zählt für die Rangliste. Es gibt keine Bots und keine Tipps, einen Platz pro Person, und nichts wird zurückgenommen, worauf andere oder der Zufall geantwortet haben. Wer geht oder einen Bot spielen lässt, kann nicht zurück und liegt hinter allen, die bleiben; ebenso, wer die Zeit ablaufen lässt und nicht zurückkommt oder mehr als ein Viertel der eigenen Züge einem Bot überlässt.
ratings-consent-hints = Tipps, Analyse und Wiederholung sind bis zum Ende gesperrt, damit alle selbst denken.
ratings-leave-last = Diese Partie zählt: Du kannst nicht zurück und liegst hinter allen, die bleiben, egal, wie gut der Bot spielt.
ratings-leave-won = Diese Partie zählt, und alle anderen sind gegangen. Wenn du jetzt gehst, kannst du nicht zurück, liegst aber trotzdem vor ihnen.
ratings-change = Ratings
ratings-change-wait = Die neuen Ratings werden berechnet.
ratings-change-up = { $name }: { $points }, { $n } mehr
ratings-change-down = { $name }: { $points }, { $n } weniger
ratings-change-same = { $name }: { $points }, wie vorher
ratings-change-link = Zur Rangliste
ratings-played-like = Du hast gespielt wie { $points } ± { $off }
ratings-played-like-about = Das Rating, mit dem man gegen diese Bots so oft gewinnt, wie es deine Entscheidungen verdient hätten, ohne Glück gerechnet. Eine Partie sagt wenig: Es können gut { $off } mehr oder weniger sein. Es zählt nicht.
