### Watching public games.

watch-title = Assistir
watch-about = Partidas públicas ao vivo, as melhores primeiro.
watch-empty = Ninguém joga em público agora. Jogue uma partida enquanto isso.
watch-best = Assistir à melhor partida agora
watch-day = { $game ->
    [dice] Rodada { $day }
   *[other] Dia { $day }
}
watch-rated = ranqueada
watch-odds = Chances de vitória
watch-odds-about = Como a análise vê a posição. Ela olha a mesa, não os jogadores.
watch-behind = Você vê esta partida com um pequeno atraso, para que ninguém seja ajudado.
watch-behind-why = Elas aparecem com um pequeno atraso, para que ninguém seja ajudado.
watch-none-now = Nenhuma partida em andamento agora.
