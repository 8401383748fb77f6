### A finished game, step by step, and the seal of its chance.

replay-title = Replay
replay-loading = Carico la partita…
replay-table = Il tavolo
replay-start = Il tavolo prima della prima mossa.
replay-controls = Scorri la partita
replay-position = Punto della partita
replay-position-said = Passo { $at } di { $last }: { $now }
replay-days = Giorni
replay-day = { $game ->
    [dice] Round { $day }
   *[other] Giorno { $day }
}
replay-first = All’inizio
replay-prev = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-next = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-speed-of = { $rate }×
replay-log = Che cosa è successo
replay-seen-by = Da quale posto vedi il tavolo
replay-seen-by-words = Vista di
replay-share = Copia il link
replay-copied = Link a questo punto copiato.
replay-download = Registrazione
replay-another = Apri un’altra
replay-scoring = { $game ->
    [dice] Il conteggio del round { $day }
   *[other] Il conteggio del giorno { $day }
}

## Play on from a position

replay-on = Continua da qui
replay-on-about = Su questo dispositivo comincia una nuova partita da questo punto, contro i bot. Carte e dadi si sorteggiano di nuovo.
replay-on-seat = Giochi al posto di
replay-on-same = Come nella registrazione
replay-on-do = Continua

## Bring a record

replay-upload = Guarda una registrazione
replay-upload-how = Trascina qui il file di una partita, incolla il suo testo, o sceglilo.
replay-choose = Scegli un file
replay-upload-private = Viene controllata mossa per mossa e poi la vedi solo tu; nessuno la conserva.
replay-no-json = Non è la registrazione di una partita: non si legge come JSON.
replay-no-record = Non è la registrazione valida di una partita.
replay-no-record-move = Non è la registrazione valida di una partita: la mossa { $n } non è compatibile con le precedenti.

## The seal

replay-seal-title = Sorteggi regolari?
replay-seal-fair = Regolari
replay-seal-later = Non ancora svelati
replay-seal-none = Senza prova
replay-seal-broken = Irregolari
replay-seal-checking = Controllo…
replay-seal-failed = Non controllati
replay-seal-checking-long = Il tuo browser sta controllando i sorteggi…
replay-seal-failed-long = Al momento i sorteggi non si possono controllare.
replay-seal-none-long = Questa registrazione non porta una prova.
replay-seal-none-why = La partita è stata giocata senza una promessa sui sorteggi, per esempio in un terminale. Le mosse sono state comunque controllate con le regole.
replay-proof-commitment = La promessa.
replay-proof-seeds = I semi.
replay-proof-secret = Il segreto.
replay-proof-table = Il tavolo.
replay-proof-kept = ancora segreto
replay-by-hand = Controlla tu: scarica la registrazione, poi esegui
replay-file = FILE
