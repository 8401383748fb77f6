### Tournaments and leagues.

tournaments-title = Torneios
tournaments-about = Rodadas, mata-mata e ligas, ao vivo ou ao longo de dias.
tournaments-empty = Nenhum torneio em andamento. Jogue uma partida enquanto isso.
