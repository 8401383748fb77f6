### Depois da partida: de onde vieram e para onde foram os florins; colocações, recordes e estatísticas.

accounts-title = { $game ->
    [dice] De onde vieram os pontos
   *[other] De onde vieram e para onde foram os florins
}
accounts-player = Jogador
accounts-start = Início
accounts-spent = Gastos
accounts-ships = Navios
accounts-goods = Mercadorias
accounts-bonus = { $game ->
    [card] Monopólios
   *[other] Bônus
}
accounts-total = Total

## O histórico

accounts-place = { $place }º de { $players }
accounts-wall = Mural de vitórias
accounts-wall-about = { $n ->
    [one] Uma vitória
   *[other] { $n } vitórias
}
accounts-wall-crest = { $game }, vitória em { $date }
accounts-filter = Quais partidas
accounts-filter-all = Todas
accounts-records = Seus recordes
accounts-records-about = Partidas que você jogou até o fim, neste aparelho e no servidor.
accounts-none = Nenhuma partida deste tipo terminada ainda.
accounts-played = Partidas
accounts-won = Vitórias
accounts-mean = Colocação média
accounts-best = Melhor resultado
accounts-solitaire = Melhor partida solo
accounts-solitaire-of = { $score }, { $title }
accounts-share = { $n } ({ $percent }%)
