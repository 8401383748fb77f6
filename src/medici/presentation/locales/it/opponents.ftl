### Finding opponents: who is here, the queue, and its place on the home page.

opponents-title = Trova avversari
opponents-about = Di’ a che cosa vuoi giocare, e incontra chi vuole la stessa cosa.

## On the home page

opponents-home-title = Con altre persone
opponents-home-find = Trova avversari
opponents-home-join = Gioca con chi aspetta
opponents-home-about = Un tavolo in un minuto, in base al rating; se non viene nessuno lo riempiono i bot.
opponents-home-waiting = { $n ->
    [one] Ora una persona aspetta avversari.
   *[other] Ora { $n } persone aspettano avversari.
}
opponents-home-here = { $n ->
    [one] Ora qui c’è un’altra persona.
   *[other] Ora qui ci sono altre { $n } persone.
}
opponents-home-alone = Adesso qui non c’è nessun altro. Aspetta giocando contro i bot: quando arriva qualcuno, ti chiamiamo.
opponents-at = { $n } al tavolo

## What one would like to play

opponents-games = Giochi
opponents-sizes = Giocatori al tavolo
opponents-sizes-about = Scegli tutto quello che ti va; prima si provano i tavoli più grandi.
opponents-clock-quick = Veloce
opponents-clock-quick-about = 5 minuti per la partita, e 10 secondi per ogni mossa.
opponents-clock-calm = Calmo
opponents-clock-calm-about = 15 minuti per la partita, e 20 secondi per ogni mossa.
opponents-clock-days = Su più giorni
opponents-clock-days-about = Un giorno per ogni mossa.
opponents-rated = Conta?
opponents-rated-no = Amichevole
opponents-rated-yes = Classificata
opponents-rated-no-about = Il rating non cambia a nessuno.
opponents-rated-yes-about = Cambia il rating di chi gioca. Solo persone: con i bot non conta.
opponents-patience = Se non viene nessuno
opponents-patience-never = niente bot: solo persone
opponents-patience-after = i bot riempiono il tavolo dopo { $time }
opponents-find = Trova avversari
opponents-same = Scegli lo stesso

## Waiting

opponents-waiting = Cerco avversari
opponents-waited = Attesa finora
opponents-for = Partita
opponents-expected = Attesa tipica
opponents-expected-unknown = non ancora nota: di recente pochi hanno cercato lo stesso
opponents-expected-about = circa { $time }
opponents-others = Altri in attesa
opponents-others-n = { $n ->
    [0] ancora nessuno
    [one] una persona
   *[other] { $n } persone
}
opponents-bots = Bot
opponents-bots-in = riempiono il tavolo tra { $time }
opponents-hold = Non hai raggiunto i tavoli trovati per te, quindi per un po’ gli altri hanno la precedenza.
opponents-stay = Tieni aperta questa pagina. Puoi giocare o guardare altro su questo sito: ti chiamiamo appena si trova qualcuno.
opponents-meanwhile = Intanto gioca con i bot
opponents-leave = Smetti di cercare

## Found

opponents-found = Avversari trovati
opponents-found-about = Vieni subito al tavolo: ti teniamo il posto per mezzo minuto.
opponents-come = Vieni al tavolo
opponents-come-within = Ti teniamo il posto per { $time }.
opponents-coming = Ci sei. La partita comincia quando ci sono tutti, entro { $time }.
opponents-again = Qualcuno non è venuto. Sei ancora in coda, dov’eri.
opponents-missed = Non hai fatto in tempo, e gli altri cercano ancora. Se vuoi, cerca di nuovo.
