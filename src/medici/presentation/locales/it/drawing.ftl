# The table as a picture.

drawing-day = Giorno { $n }
drawing-round = Round { $n }
drawing-acts = Tocca a { $who }
drawing-chance = Tocca al caso
drawing-over = La partita è finita
drawing-wins = Vittoria: { $who }
drawing-lot = Lotto di { $who }, valore { $n }
drawing-bid = Offerta più alta { $n }, di { $who }
drawing-no-bid = Nessuna offerta
drawing-between = Nessun lotto sul tavolo
drawing-filling = L’ultima nave si riempie
drawing-market = Mercato
drawing-dice = Dadi di { $who }
drawing-deck = { $n ->
    [one] { $n } carta nel mazzo
   *[other] { $n } carte nel mazzo
  }
drawing-enemy = Il nemico
drawing-worth = valore
drawing-ship = nave
drawing-florins = fiorini
drawing-points = punti
