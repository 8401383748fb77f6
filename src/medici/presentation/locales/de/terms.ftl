### Wofür ein Tisch eröffnet wurde: Ausgaben, Uhren, Tempo.

terms-board-edition-2016 = Ausgabe von 2016
terms-board-edition-classic = klassische Ausgabe
terms-card-rising-monopoly-false = Monopole wie gedruckt
terms-card-rising-monopoly-true = steigende Monopole
terms-clock-none = Ohne Uhr
terms-clock-decision-of = { $span } pro Zug
terms-clock-bank-of = { $span } + { $n } s pro Zug
terms-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
terms-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
terms-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
terms-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
terms-pace-0 = Sofort
terms-pace-usual = Im üblichen Tempo
terms-pace-2 = In Ruhe (2 Sekunden)
terms-pace-5 = Langsam (5 Sekunden)
