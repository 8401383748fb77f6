### After a game: where the florins came from and went; places, records and statistics.

accounts-title = { $game ->
    [dice] De dónde salieron los puntos
   *[other] De dónde salieron los florines y adónde fueron
}
accounts-player = Nombre
accounts-start = Inicio
accounts-spent = Gasto
accounts-ships = Barcos
accounts-goods = Mercancías
accounts-bonus = { $game ->
    [card] Monopolios
   *[other] Bonif.
}
accounts-total = Total

## The history

accounts-place = { $place }.º de { $players }
accounts-wall = Muro de victorias
accounts-wall-about = { $n ->
    [one] Una victoria
   *[other] { $n } victorias
}
accounts-wall-crest = { $game }, victoria del { $date }
accounts-filter = Qué partidas
accounts-filter-all = Todas
accounts-records = Tus récords
accounts-records-about = Partidas que terminaste tú, en este dispositivo y en el servidor.
accounts-none = Aún no hay partidas terminadas de este tipo.
accounts-played = Partidas
accounts-won = Ganadas
accounts-mean = Puesto medio
accounts-best = Mejor resultado
accounts-solitaire = Mejor solitario
accounts-solitaire-of = { $score }, { $title }
accounts-share = { $n } ({ $percent } %)
