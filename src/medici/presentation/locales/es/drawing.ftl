# La mesa como imagen.

drawing-day = Día { $n }
drawing-round = Ronda { $n }
drawing-acts = Turno de { $who }
drawing-chance = Decide el azar
drawing-over = Fin de la partida
drawing-wins = Victoria de { $who }
drawing-lot = Lote de { $who }, valor { $n }
drawing-bid = Puja más alta: { $n }, de { $who }
drawing-no-bid = Aún sin pujas
drawing-between = No hay lote en la mesa
drawing-filling = Se llena el último barco
drawing-market = Mercado
drawing-dice = Dados de { $who }
drawing-deck = { $n ->
    [one] { $n } carta en el mazo
   *[other] { $n } cartas en el mazo
  }
drawing-enemy = El enemigo
drawing-worth = valor
drawing-ship = barco
drawing-florins = florines
drawing-points = puntos
