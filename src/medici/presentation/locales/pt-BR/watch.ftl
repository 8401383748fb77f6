### Watching public games.

watch-title = Assistir
watch-about = Partidas públicas ao vivo, as melhores primeiro.
watch-empty = Ninguém joga em público agora. Jogue uma partida enquanto isso.
