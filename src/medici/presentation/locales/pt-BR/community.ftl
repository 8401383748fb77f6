### What people do beyond one table.

community-title = Pessoas
community-about = Rivais e amigos, partidas para assistir e jogos sem o fator sorte.
community-play = Jogar agora
