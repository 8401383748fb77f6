### Tournaments and leagues.

tournaments-title = Tornei
tournaments-about = Turni, eliminazione diretta e campionati, live o su più giorni.
tournaments-empty = Nessun torneo in corso. Intanto gioca una partita.
tournaments-none = Nessun torneo annunciato finora. Annuncia il primo: gli amici si iscrivono con il link, e i bot occupano i posti vuoti.
tournaments-announce-first = Annuncia il primo
tournaments-list-mine = I tuoi
tournaments-list-open = Iscrizioni aperte
tournaments-list-open-none = Per ora nessuno è aperto. Annunciane uno!
tournaments-list-running = In corso
tournaments-list-running-none = Nessuno in corso.
tournaments-list-past = Passati
tournaments-list-past-none = Ancora nessuno finito.
tournaments-more = Mostra altri
tournaments-begins = Inizio: { $at }
tournaments-by = di { $name }
tournaments-entrants-are = iscrizioni
tournaments-tables-of = tavoli da { $n }
tournaments-kind-rounds = { $n ->
    [one] un turno
   *[other] { $n } turni
}
tournaments-kind-duplicate = { $n ->
    [one] un turno con le stesse mani
   *[other] { $n } turni con le stesse mani
}
tournaments-kind-knockout = eliminazione diretta
tournaments-kind-league = campionato
tournaments-rated = classificato
tournaments-unrated = non classificato
tournaments-admission-all = aperto a tutti
tournaments-admission-secured = per chi ha una passkey o un secondo dispositivo
tournaments-admission-link = per chi ha il link
tournaments-admission-club = per i membri del club
tournaments-admit-all = Tutti
tournaments-admit-secured = Nomi protetti
tournaments-admit-link = Con il link
tournaments-bots-fill = i bot occupano i posti vuoti ({ $level })
tournaments-bots-none = solo persone

## The form

tournaments-announce = Annuncia un torneo
tournaments-announce-do = Annuncia
tournaments-name = Nome
tournaments-size = Giocatori per tavolo
tournaments-format = Formula
tournaments-format-rounds = A turni
tournaments-format-rounds-about = Tutti giocano tutti i turni, con chi ha più o meno gli stessi punti e, se possibile, mai due volte con gli stessi.
tournaments-format-knockout = Eliminazione
tournaments-format-knockout-about = Di ogni tavolo vanno avanti i migliori, finché non resta un solo tavolo.
tournaments-format-league = Campionato
tournaments-format-league-about = Ogni divisione gioca una stagione; poi i primi salgono e gli ultimi scendono.
tournaments-format-duplicate = Stesse mani
tournaments-format-duplicate-about = In un turno tutti i tavoli hanno le stesse carte o gli stessi dadi. Ti confronti con chi altrove aveva il tuo posto: conta la bravura, la fortuna quasi niente.
tournaments-rounds = Turni
tournaments-rounds-season = Turni per stagione
tournaments-advance = Qualificati per tavolo
tournaments-division-size = Persone per divisione
tournaments-seasons = Stagioni
tournaments-most = Iscrizioni al massimo
tournaments-starts = Inizio
tournaments-clock-needed = Un torneo ha bisogno di un orologio, perché i turni finiscano.
tournaments-admission = Chi può iscriversi
tournaments-rated-choice = Partite classificate (solo persone, niente bot)
tournaments-fill-choice = I bot occupano i posti vuoti e giocano per chi non viene
tournaments-level = Livello dei bot

## One tournament

tournaments-phase-open = inizio: { $at }
tournaments-phase-running = in corso; inizio: { $at }
tournaments-phase-ended = finito; inizio: { $at }
tournaments-phase-cancelled = annullato
tournaments-too-few = Ci sono state troppo poche iscrizioni.
tournaments-under-way = In corso
tournaments-your-table = Il tuo tavolo è pronto
tournaments-go-to-table = Vai al tuo tavolo
tournaments-come-by = Vieni entro: { $at }. Chi arriva dopo non riceve nulla per questo turno.
tournaments-came = Ci sei. Chi manca ha tempo fino a: { $at }; poi si va avanti senza aspettare.
tournaments-entered = { $n ->
    [one] Un’iscrizione, su { $most } al massimo.
   *[other] { $n } iscrizioni, su { $most } al massimo.
}
tournaments-you-are-in = Iscrizione fatta. Torna in tempo: il tuo tavolo apparirà qui.
tournaments-enter = Iscriviti
tournaments-withdraw = Ritirati
tournaments-won = { $name } vince
tournaments-you-won = Vinci tu!
tournaments-off = Annullato
tournaments-next-round = Prossimo turno: { $at }
tournaments-wait = Agli altri tavoli si gioca ancora
tournaments-full = I posti sono tutti presi. Torna più tardi: qualcuno potrebbe ritirarsi.
tournaments-your-place = Il tuo piazzamento: { $place }º su { $n }.
tournaments-beaten = Il tuo torneo è finito. Segui chi è ancora in gara
tournaments-you-removed = Chi organizza ti ha escluso da questo torneo.
tournaments-then = Il tuo prossimo tavolo apparirà qui appena comincia il turno.
tournaments-then-knockout = Chi va avanti trova qui il prossimo tavolo appena comincia il turno.
tournaments-season = Stagione { $n }
tournaments-follow = Segui i tavoli
tournaments-who = Chi gioca
tournaments-round = Turno { $n }
tournaments-rounds-all = Turno
tournaments-table = Tavolo { $n }
tournaments-go = Gioca
tournaments-watch = Guarda
tournaments-now = Come va ai tavoli
tournaments-look = Vedi
tournaments-bot = Bot
tournaments-absent = assente
tournaments-fled = abbandono
tournaments-broken = non conta
tournaments-byes = Riposo, con un punto intero: { $who }
tournaments-deal = La mano di questo turno
tournaments-deal-promise = Promesso prima:
tournaments-deal-secret = Rivelato dopo:
tournaments-standings = Classifica
tournaments-division = Divisione { $n }
tournaments-place = Pos.
tournaments-player = Giocatore
tournaments-points = Punti
tournaments-opponents = Avversari
tournaments-score-share = Quota
tournaments-stage = Turni
tournaments-played = Partite
tournaments-out-self = ritiro
tournaments-out-removed = esclusione
tournaments-out-absent = assente due volte
tournaments-behind-stage = meno turni superati
tournaments-behind-last = meno punti nell’ultimo turno
tournaments-behind-points = meno punti, per poco
tournaments-behind-opponents = avversari con meno punti
tournaments-behind-share = quota minore dei punteggi
tournaments-behind-met = peggio negli scontri diretti
tournaments-behind-lot = per sorteggio
tournaments-breaks = Che cosa decide a pari punti?
tournaments-breaks-about = Prima i punti. Poi i punti degli avversari incontrati; poi la somma delle proprie quote del punteggio di ogni tavolo; poi i tavoli in cui chi è ancora alla pari si è incontrato; alla fine il sorteggio, che dipende dai codici del torneo e del giocatore.
tournaments-breaks-here = Dove ha deciso uno di questi criteri, è scritto sotto il nome.
tournaments-share-text = { $title }, dopo il turno { $n }
tournaments-copy = Copia la classifica
tournaments-copied = Copiata
tournaments-picture = Immagine
tournaments-log = Cronaca
tournaments-rules = A ogni tavolo il primo posto vale un punto intero, l’ultimo niente, e quelli in mezzo una parte proporzionale. Gioca chi viene; chi non viene, o abbandona, non ha niente. Chi riposa, o viene e non trova nessuno, ha un punto intero; se viene troppa poca gente per una partita, si pareggia, davanti a chi manca. Un tavolo interrotto dà mezzo punto a tutti. Chi manca due volte di fila è fuori.

## Organising

tournaments-organise = Organizza
tournaments-organise-about = Quello che fai qui va nel registro di controllo di questo server, con il motivo.
tournaments-start-now = Comincia ora
tournaments-start-few = Prima servono almeno { $n } iscrizioni.
tournaments-reason = Motivo, leggibile da tutti
tournaments-remove = Escludi
tournaments-cancel = Annulla il torneo
tournaments-void = Non contare

## Refused

tournaments-problem-bad-title = Un titolo ha da 1 a 60 caratteri visibili. Questo non va: scrivine un altro.
tournaments-problem-not-secured = Questo torneo è per chi ha una passkey o un secondo dispositivo. Aggiungi l’una o l’altro nelle impostazioni, e riprova.
tournaments-problem-not-a-member = Questo torneo è per i membri del suo club. Prima entra nel club.
tournaments-problem-own-table = A quel tavolo giochi tu: non spetta a te decidere, né del tavolo né di chi ci sta.
