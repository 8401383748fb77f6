# Der Tisch als Bild.

drawing-day = Tag { $n }
drawing-round = Runde { $n }
drawing-acts = { $who } ist dran
drawing-chance = Der Zufall ist dran
drawing-over = Die Partie ist vorbei
drawing-wins = Sieg: { $who }
drawing-lot = Paket von { $who }, Wert { $n }
drawing-bid = Höchstes Gebot: { $n } von { $who }
drawing-no-bid = Noch kein Gebot
drawing-between = Kein Paket auf dem Tisch
drawing-filling = Das letzte Schiff wird aufgefüllt
drawing-market = Markt
drawing-dice = Würfel von { $who }
drawing-deck = { $n ->
    [one] { $n } Karte im Stapel
   *[other] { $n } Karten im Stapel
  }
drawing-enemy = Der Feind
drawing-worth = Wert
drawing-ship = Schiff
drawing-florins = Florin
drawing-points = Punkte
