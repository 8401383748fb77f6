### What a table was laid for: editions, clocks, paces.

terms-board-edition-2016 = édition de 2016
terms-board-edition-classic = édition classique
terms-card-rising-monopoly-false = monopoles d’origine
terms-card-rising-monopoly-true = monopoles progressifs
terms-clock-none = Sans pendule
terms-clock-decision-of = { $span } par coup
terms-clock-bank-of = { $span } + { $n } s par coup
terms-seconds = { $n ->
    [one] { $n } seconde
   *[other] { $n } secondes
}
terms-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
terms-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
terms-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
terms-pace-0 = Aussitôt
terms-pace-usual = À l’allure normale
terms-pace-2 = Posément (2 secondes)
terms-pace-5 = Lentement (5 secondes)
