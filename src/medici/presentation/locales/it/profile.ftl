### A person's page: what there is to see of a player, and what one shows of oneself.

profile-title = Giocatore
profile-gone = Questo giocatore non esiste, o non esiste più.
profile-hidden = { $name } non mostra altro qui.
profile-own-link = La tua pagina
profile-since = Prima volta qui: { $date }
profile-here = È qui ora

profile-ratings = Rating
profile-ratings-none = Ancora nessuna partita classificata.
profile-rating = { $game }, { $speed ->
    [days] su più giorni
   *[live] live
}
profile-rating-games = { $n ->
    [one] una partita
   *[other] { $n } partite
}
profile-rating-unsure = margine ± { $n }
profile-results = Risultati
profile-results-none = Ancora nessuna partita finita su questo server.
profile-results-game = Gioco
profile-results-size = Giocatori
profile-results-games = Partite
profile-results-won = Vinte
profile-results-place = Piazzamento medio
profile-results-best = Migliore
profile-results-alone = in solitario

profile-together = Tu e { $name }
profile-together-none = Insieme non avete ancora finito una partita.
profile-together-game = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, davanti a { $name } in { $ahead }, dietro in { $behind }

profile-achievements = Traguardi
profile-achievements-none = Ancora nessuno: si ottengono finendo partite su questo server.
profile-achievements-of = { $n } su { $all }
profile-achieved = { $times ->
    [one] una volta: { $date }
   *[other] { $times } volte, la prima: { $date }
}
profile-achieved-see = Vedi la partita
profile-still-open = Ancora da ottenere

profile-exercises = Esercizi
profile-exercises-of = { $game }, risolti: { $solved } su { $tried }
profile-exercises-days = { $n ->
    [one] un giorno di fila
   *[other] { $n } giorni di fila
}
profile-exercises-share = Condividi i risultati
profile-exercises-again = Condividi di nuovo
profile-exercises-unshare = Non condividere più
profile-exercises-about = Gli esercizi restano in questo browser. Condividi solo quanti ne hai provati e risolti.

profile-strengths = Bravura
profile-strengths-about = Quanto è costata in media ogni vera scelta, partita per partita, secondo le analisi che { $name } condivide. Più è basso, meglio è.
profile-strengths-game = { $game }, { $date }: { $title }, { $rate } punti
profile-strengths-none = Ancora nessuna analisi condivisa. Apri l’analisi di una tua partita finita: da lì si può condividere.
profile-strengths-unshare = Ritira tutte

profile-review-share = Condividi sulla tua pagina
profile-review-shared = Condivisa sulla tua pagina
profile-review-about = Il tuo titolo e il tasso d’errore di questa partita appaiono sotto Bravura, per chi può vederli.

profile-show = Chi la vede
profile-show-about = Ogni parte della tua pagina è per tutti, per gli amici o per nessuno. Tu la vedi sempre tutta.
profile-show-modest = Finché non hai una passkey o un secondo dispositivo, all’inizio solo gli amici vedono quello che hai ottenuto.
profile-show-presence = Se sei qui, e a quale tavolo pubblico
profile-show-since = Prima volta qui
profile-show-ratings = Rating
profile-show-results = Risultati
profile-show-achievements = Traguardi
profile-show-exercises = Esercizi che condividi
profile-show-strengths = Analisi che condividi
profile-show-everybody = Tutti
profile-show-friends = Amici
profile-show-nobody = Nessuno
profile-show-done = Salvato.
