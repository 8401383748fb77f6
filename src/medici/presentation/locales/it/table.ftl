### What all tables share: the status, the log, the chat, the scoring, the end.

# $game is board, card or dice. The third of a game is a day, in the dice game a round.

table-title = { $game ->
    [board] Medici
    [card] Medici: il gioco di carte
   *[dice] Medici: il gioco di dadi
}
table-loading = Preparo il tavolo…
table-gone = Qui non c’è un tavolo
table-again = Riprova
table-close = Chiudi
table-side = Cronaca e chat
table-announcer = Quello che succede al tavolo

## Whose turn it is, and why

table-day = { $game ->
    [dice] Round { $day }
   *[other] Giorno { $day }
}
table-day-of = { $game ->
    [dice] Round { $day } di 3
   *[other] Giorno { $day } di 3
}
table-turn-yours = Tocca a te: { $what }
table-turn-named = Tocca a { $name }: { $what }
table-ask-lot = gira ancora o apri l’asta
table-ask-bid = offri per il lotto o passa
table-ask-reveal = gira una carta o prendi
table-ask-take = prendi dal fondo del mercato
table-ask-roll = tira i dadi
table-ask-choosing = scegli i tuoi dadi
table-ask-entering = segna uno dei dadi rimasti
table-ask-filling = riempi la nave con i dadi
table-ask-alone = scegli i tuoi dadi
table-await-lot = { $name } riflette: un’altra carta o l’asta?
table-await-bid = { $name } pensa all’offerta…
table-await-take = { $name } studia il mercato…
table-await-choosing = { $name } sceglie i dadi…
table-await-entering = { $name } segna un dado…
table-nature-first = Si sorteggia chi comincia…
table-nature-card = Si gira una carta…
table-nature-roll = Si tirano i dadi…
table-counting = { $game ->
    [dice] Conteggio del round…
   *[other] Conteggio del giorno…
}
table-fast = Avanti veloce
table-fast-more = Mostra tutto subito, finché non tocca di nuovo a te
table-over = La partita è finita
table-cancelled = Questa partita è stata annullata
table-clock = Tempo rimasto
table-clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
table-clock-days-hours = { $days ->
    [one] { $days } giorno { $hours } h
   *[other] { $days } giorni { $hours } h
}

## What happened between one’s turns, in few words

table-since-away = Dall’ultima volta che hai guardato:
table-since-jump = Mostra nella cronaca
table-since-bid = { $who } ha offerto { $bid }
table-since-passed = { $who } ha passato
table-since-bid-and-took = { $who } ha preso il lotto per { $bid }
table-since-took-lot = { $who } ha preso il lotto per { $price }
table-since-nobody = nessuno ha offerto
table-since-took = { $who } ha preso { $cards }
table-since-entered = { $who } ha segnato { $dice }
table-since-counted = conteggio del { $day ->
    [1] primo
    [2] secondo
   *[other] terzo
} { $game ->
    [dice] round
   *[other] giorno
}

## Notices

table-reconnecting = Connessione interrotta. Riprovo; non si è perso nulla.
table-watching = Stai guardando questo tavolo.
table-watching-short = Stai guardando
table-taken-clock = { $who } gioca per { $name }: tempo scaduto.
table-taken-resigned = { $who } gioca per { $name }, come hai chiesto.
table-taken-left = { $who } gioca per { $name }, che ha lasciato la partita.
table-taken-you-clock = Il tuo tempo è scaduto: { $who } gioca per te.
table-taken-you-resigned = { $who } gioca per te, come hai chiesto.
table-taken-you-left = Hai lasciato la partita: { $who } gioca per te.
table-stands-in = { $who } gioca per { $name }.
table-is-back = { $name } gioca di nuovo.
table-take-back = Riprendi il tuo posto
table-look-on = Resta a guardare
table-paused = Non c’è nessuno. La partita aspetta che qualcuno torni.
table-paused-yours = Non c’è nessuno e la partita aspetta. Riprendi il tuo posto per continuare.

## The menu

table-menu = Menu
table-hint = Consiglio
table-undo = Annulla
table-undo-more = Annulla la tua ultima mossa
table-tips-hold = Tieni premuta una cosa qualsiasi per vedere che cos’è, e la sua regola.
table-invite = Condividi il link
table-copy = Copia il link
table-copied = Link copiato.
table-copy-failed = Questo browser non permette di copiare. Il link è: { $link }
table-share-text = Vieni a giocare a Medici al mio tavolo
table-people = Chi gioca qui
table-rules = Regole di questo gioco
table-aid = Riepilogo
table-keys = Tasti di questo gioco
table-fullscreen = Schermo intero
table-fullscreen-end = Esci da schermo intero
table-tournament = Al torneo
table-home = Home (puoi tornare)
table-settings = Impostazioni
table-speed = Animazioni
table-speed-0 = no
table-speed-1 = normali
table-speed-2 = veloci
table-theme = Colori
table-theme-auto = auto
table-theme-light = chiari
table-theme-dark = scuri
table-sound = Suoni
table-helpers = Aiuti (ultimo prezzo, carte rimaste)
table-tips = Note: nome e regola di ogni cosa
table-names = Nomi delle merci
table-handovers = Chiedi prima di passare il dispositivo
table-resign = Fai giocare un bot per me
table-resign-sure = Far giocare un bot per te?
table-resign-more = Il bot continua subito. Puoi guardare e riprendere il tuo posto quando vuoi.
table-leave = Lascia la partita
table-leave-sure = Lasciare la partita?
table-leave-more = Un bot prende il tuo posto e gioca fino alla fine, così gli altri possono finire.
table-cancel = Chiudi la partita
table-cancel-sure = Chiudere la partita?
table-cancel-more = Giochi solo contro bot: la partita finisce qui, senza vittoria. Quello che si è giocato resta nel tuo storico.
table-stay = Resta

## The log and the chat

table-log = Cronaca
table-log-empty = Non è ancora successo nulla.
table-log-scoring = { $game ->
    [dice] Mostra il conteggio del round { $day }
   *[other] Mostra il conteggio del giorno { $day }
}
table-log-undone = Annullato:
table-chat = Chat
table-chat-new = { $n ->
    [one] Chat, { $n } da leggere
   *[other] Chat, { $n } da leggere
}
table-chat-unread = { $n ->
    [one] { $n } da leggere
   *[other] { $n } da leggere
}
table-chat-empty = Nessuno ha ancora scritto.
table-chat-placeholder = Scrivi qualcosa
table-chat-send = Invia

## The end

table-end-back = Torna al risultato
table-end-home = Home
table-picture = Condividi come immagine
table-picture-saved = L’immagine è stata salvata.
table-picture-failed = Non è stato possibile creare l’immagine.
table-picture-foot = Giocato con Medici
table-end = La partita è finita
table-end-title = Hai ottenuto il titolo
table-end-you-won = { $n ->
    [one] Hai vinto!
   *[other] Vittoria condivisa!
}
table-end-won = { $n ->
    [one] { $who } ha vinto
   *[other] { $who } hanno vinto
}
table-end-ranking = Classifica finale
table-install = Installa
table-install-about = Medici si può installare come un’app: si apre subito, anche senza internet.
table-install-by-hand = Medici può diventare un’app nella schermata Home: tocca il pulsante di condivisione del browser, poi «Aggiungi a Home».
table-install-no = No, grazie
table-end-look = Guarda il tavolo
table-end-replay = Rivedi
table-end-scorings = Rivedi un conteggio:
table-rematch = Gioca ancora
table-rematch-offered = C’è un’altra partita per lo stesso gruppo.
table-rematch-join = Entra nella nuova partita
table-chart = { $game ->
    [dice] Punti dopo ogni round
   *[other] Fiorini dopo ogni giorno
}
table-chart-figures = Lo stesso in cifre
table-chart-player = Giocatore

## Where a ship stands

# $nth: "2nd"; $pay (number): what that place would be paid
table-rank = { $nth }, +{ $pay }
table-pay = +{ $pay }
table-rank-now = Se le navi si contassero ora: { $rank }
table-rank-ahead = Con quello che hai scelto: { $rank }

## One device, several players

table-handover = Passa il dispositivo a { $name }
table-handover-open = In questo gioco nulla è segreto: tutti possono guardare.
table-handover-ready = Eccomi, sono { $name }
table-handover-never = Non chiedere più

## The scoring

table-scoring-title = { $game ->
    [dice] Conteggio del round { $day }
   *[other] Conteggio del giorno { $day }
}
table-scoring-before = prima
table-scoring-ship = nave
table-scoring-total = { $game ->
    [dice] punti
   *[other] fiorini
}
table-scoring-worth = vale { $n }
table-scoring-start = Prima le navi, poi le merci una per una.
table-scoring-again = Scegli una riga per vedere da dove vengono le cifre.
table-scoring-steps = Passo per passo
table-scoring-skip = Salta
table-scoring-next = Avanti
table-scoring-close = Continua
table-rest = Gli orologi restano fermi finché non continuano tutti, per { $time } al massimo.
table-rest-over = Gli orologi ripartono.
