### Watching public games.

watch-title = Guarda
watch-about = Partite pubbliche mentre si giocano, prima le migliori.
watch-empty = Adesso nessuno gioca in pubblico. Intanto gioca una partita.
watch-best = Guarda ora la partita migliore
watch-day = { $game ->
    [dice] Round { $day }
   *[other] Giorno { $day }
}
watch-rated = classificata
watch-odds = Probabilità di vittoria
watch-odds-about = Secondo l’analisi, che guarda il tavolo e non chi gioca.
watch-behind = Vedi questa partita con un po’ di ritardo, così nessuno riceve aiuti.
watch-behind-why = Si vedono con un po’ di ritardo, così nessuno riceve aiuti.
watch-none-now = Adesso nessuna partita in corso.
