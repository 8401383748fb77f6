### The table in a terminal: what the painters write, the prompt, and the app.

## What the painters write

terminal-title = { shell-game }, { $span ->
        [round] round
       *[day] giorno
    } { $day } di 3
terminal-deck =
    mazzo: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
terminal-rolls = { $who } tira
terminal-you = (tu)
terminal-head-player = giocatore
terminal-head-florins = fiorini
terminal-head-points = punti
terminal-head-worth = valore
terminal-head-free = liberi
terminal-head-ship = nave
terminal-head-green = carte verdi
terminal-head-levels = livello +a bordo
terminal-head-icons = simboli +a bordo
terminal-head-column = colonna
terminal-crosses = crocette
terminal-enemy = nemico
terminal-green = verde
terminal-empty = vuota
terminal-and = { $first }, { $next }
terminal-bonus-day = bonus ogni giorno: { $what }
terminal-bonus-level = { $pay } al livello { $level }
terminal-monopoly = monopolio ogni giorno: { $pay } con { $icons }+ simboli
terminal-monopoly-more = { $pay } con { $icons }+
terminal-bonus-round = bonus ogni round: { $pay } con { $crosses }+ crocette, { $more } con { $all }
terminal-breakthrough = { $n } cerchi: colonne tutte a 0
terminal-lot = Lotto:
terminal-lot-none = ancora nessuno
terminal-lot-about =
    (valore { $worth }, { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    })
terminal-presents = { $who } presenta
terminal-bids = Offerte:
terminal-bid = { $who } { $bid }
terminal-passed = { $who } passa
terminal-bids-none = ancora nessuna
terminal-leads = in testa { $who } con { $bid }
terminal-market = Mercato:
terminal-market-empty = vuoto
terminal-beyond = Fuori portata:
terminal-dice = Dadi:
terminal-dice-soon = Tra un attimo si tirano i dadi.
terminal-die-left = libero
terminal-die-gone = preso

## What is asked

terminal-asked = { $who }: { $what }
terminal-over = La partita è finita.
terminal-chance = Si aspetta il sorteggio.
terminal-ask-bid = offri per il lotto o passi?
terminal-ask-bid-over = offri più di { $high } per il lotto o passi?
terminal-ask-draw = giri un’altra carta o apri l’asta?
terminal-ask-take = quali carte prendi dal fondo del mercato?
terminal-ask-reveal = prendi dal fondo del mercato o giri (ancora { $n } al massimo)?
terminal-ask-enter = quale dei dadi rimasti segni?
terminal-ask-fill =
    la nave va riempita ora (D15): scegli { $n ->
        [one] { $n } dado
       *[other] { $n } dadi
    }.
terminal-ask-choose =
    scegli { $free ->
        [1] 1 dado
        [2] 1 o 2 dadi
       *[other] da 1 a 3 dadi
    }.

## Moves as they are typed

terminal-verb-bid = offri
terminal-verb-pass = passa
terminal-verb-draw = gira
terminal-verb-auction = asta
terminal-verb-reveal = gira
terminal-verb-take = prendi
terminal-verb-choose = scegli
terminal-many = scegli { $count } tra { $dice }
terminal-span =
    { $most ->
        [2] { $least } o { $most }
       *[other] da { $least } a { $most }
    }

## Commands as they are typed

terminal-word-undo = annulla
terminal-word-save = salva
terminal-word-load = carica
terminal-word-log = cronaca
terminal-word-table = tavolo
terminal-word-help = aiuto
terminal-word-quit = esci

## The prompt

terminal-legal = Mosse: { $moves } (o aiuto)
terminal-illegal = «{ $move }» ora non è possibile. Mosse: { $moves }; o aiuto.
terminal-unknown = Non capisco «{ $line }». Mosse: { $moves }; o aiuto.
terminal-bot-fails = Un bot non va avanti: { $reason }.
terminal-no-undo-nothing = Non si può annullare: { $who } non ha ancora deciso nulla.
terminal-no-undo-chance = Non si può annullare: poi è intervenuto il caso ({ $move }).
terminal-no-undo-player = Non si può annullare: poi ha giocato { $who } ({ $move }).
terminal-no-undo-over = Non si può annullare: la partita è finita.
terminal-undone = { $who } annulla: { $move }.
terminal-not-saved = Non salvata: { $reason }. La partita continua.
terminal-saved = Salvata in { $file }
terminal-load-which = Quale file? Scrivi carica FILE.
terminal-not-loaded = Impossibile caricare { $file }: { $reason }. Si va avanti con la partita attuale.
terminal-load-fails = Impossibile caricare { $file }: { $reason }.
terminal-kept = La partita attuale è salvata in { $file }
terminal-loaded = Caricato { $file }
terminal-unsaved = La partita non si può salvare: { $reason }. Questa è la registrazione:
terminal-why-missing = questo file o questa cartella non esiste
terminal-why-folder = è una cartella
terminal-why-denied = accesso negato
terminal-why-full = non c’è più spazio
terminal-why-record = non è la registrazione valida di una partita
terminal-why-system = il sistema non lo permette
terminal-why-fault = un errore del programma
terminal-record = Registrazione della partita: { $file }
terminal-continue = Continua con: { $command }
terminal-help =
    Mosse: scrivine una come mostrato, o la sua forma breve:
    {"  "}da tavolo  7 = offri 7, p = passa, d = gira, a = asta
    {"  "}carte      r = gira, 1 3 = prendi 1 3 (carte contate dal fondo del mercato)
    {"  "}dadi       1 3 = scegli 1 3 (il numero di ogni dado)
    Comandi:
    {"  "}tavolo       ridisegna il tavolo
    {"  "}cronaca      racconta la partita fin qui
    {"  "}annulla      annulla la tua ultima mossa, se dopo non è successo altro
    {"  "}salva FILE   scrive la partita in un file (senza FILE: tra le partite salvate)
    {"  "}carica FILE  continua la partita di un file al posto di questa
    {"  "}aiuto        questo elenco
    {"  "}esci         salva la partita ed esce (anche Ctrl-D e Ctrl-C)

## The app: what can be done

terminal-do-bid = Offri { $n }
terminal-do-pass = Passa
terminal-do-draw = Gira una carta
terminal-do-auction = Apri l’asta
terminal-do-reveal = Gira una carta
terminal-do-take = Prendi { $cards }
terminal-do-take-none = Prendi…
terminal-do-choose = Segna { $cards }
terminal-do-choose-none = Segna i dadi…
terminal-do-again = Nuova partita
terminal-do-menu = Menu
terminal-do-leave = Esci
terminal-do-start = Comincia la partita
terminal-do-return = Riprendi il posto
terminal-do-next = Avanti
terminal-do-all = Tutto subito
terminal-do-on = Continua
terminal-do-back = Indietro
terminal-key-enter = Invio
terminal-keys-undo = annulla
terminal-keys-hint = consiglio
terminal-keys-talk = scrivi
terminal-keys-log = cronaca
terminal-keys-help = aiuto
terminal-keys-light = colori
terminal-keys-menu = menu
terminal-keys-leave = esci

## The app: what is going on

terminal-turn = Tocca a te: { $what }
terminal-turn-of = { $who }, tocca a te: { $what }
terminal-thinks = { $who } riflette
terminal-thinks-bot = { $who } ({ $bot }) riflette
terminal-turning = Si gira una carta
terminal-rolling = Si tirano i dadi
terminal-starting = Si sorteggia chi comincia
terminal-hurry = Spazio: non aspettare
terminal-watching = Stai guardando.
terminal-log = Cronaca
terminal-talk = Scrivi a tutto il tavolo
terminal-log-empty = Non è ancora successo nulla.
terminal-chosen = { $who } ha preso { $dice }
terminal-would = Con questo: valore { $worth }, { story-nth }
terminal-would-pay = Con questo: valore { $worth }, { story-nth } (+{ $pay })
terminal-last-sale = Ultimo lotto: { $who } per { $price }
terminal-last-none = Ultimo lotto: invenduto

## The app: notes

terminal-expected-bid = Serve un’offerta da { $least } a { $most }; hai scritto { $n }.
terminal-expected-pick = Puoi: { $moves }. Scegli con il numero o con il mouse.
terminal-expected-verb = Mosse possibili: { $moves }.
terminal-not-now = Non tocca a te. Non è cambiato nulla.
terminal-hint-thinking = Simulo il seguito per trovare la mossa migliore…
terminal-hint-compiling = Compilo le regole per questo computer, una volta sola (un minuto o due)…
terminal-hint-none = Il consiglio c’è quando giochi solo contro bot e tocca a te.
terminal-hint = Consiglio: «{ $move }». Vittorie nelle simulazioni: { $chance }%. { $why }
terminal-hint-points = Consiglio: «{ $move }». Porta a circa { $points } punti. { $why }
terminal-hint-fails = Nessun consiglio: { $reason }. La partita continua.
terminal-undo-live = Hai chiesto di annullare la tua ultima mossa.
terminal-autosave-fails = La partita non si può salvare: { $reason }. Va avanti lo stesso: fai spazio ed esci con q.
terminal-small = Troppo piccolo
terminal-small-why = Questo tavolo richiede { $columns } colonne e { $lines } righe; questo terminale ne ha { $width } e { $height }. Ingrandiscilo, o esci con q e gioca con medici play --plain. Non si perde nulla.

## The app: scoring

terminal-score-before = prima
terminal-score-ship = nave
terminal-score-now = ora
terminal-score-step = { $n } di { $all }

## The app: menu

terminal-menu-about = Tre giorni a Firenze: fai le tue offerte, riempi la nave, supera gli altri mercanti.
terminal-menu-game = Gioco
terminal-menu-players = Giocatori
terminal-menu-bots = Bot
terminal-menu-language = Lingua
terminal-menu-name = Il tuo nome
terminal-menu-mixed = Uno per tipo
terminal-menu-alone = { $n } (solitario)
terminal-menu-keys = ↑ ↓ scegli la riga   ← → cambia   Invio conferma   ? aiuto
terminal-menu-play = Gioca
terminal-menu-resume = Riprendi { $title }
terminal-menu-join = Vai a un tavolo con il suo indirizzo
terminal-join-address = Indirizzo
terminal-join-go = Entra
terminal-join-bad = Serve l’indirizzo di un tavolo, come https://medici.example/tables/abc123; hai scritto { $got }.
terminal-join-busy = Mi collego a { $address }…
terminal-date = { $day }/{ $month }/{ $year }, { $hour }:{ $minute }
terminal-lobby = Tavolo { $table }
terminal-lobby-seat = { $n }. { $who }
terminal-lobby-free = libero
terminal-lobby-wait = Si aspettano giocatori: posti occupati { $taken } su { $seats }.
terminal-lobby-host = Si aspetta che { $who } dia il via.
terminal-lobby-ready = I posti sono tutti occupati: comincia la partita con s.
terminal-lobby-cancelled = Questo tavolo è stato chiuso.
terminal-lobby-taken-over = Un bot gioca per te. Riprendi il tuo posto con b.
terminal-live-continue = Torna con: { $command }

## The app: help

terminal-app-help =
    Mosse
    {"  "}da tavolo  scrivi un’offerta o cambiala con + e -, Invio conferma; p passa
    {"  "}           d gira un’altra carta; a apre l’asta
    {"  "}carte      1 2 3 scelgono carte del mercato, Invio le prende; r gira
    {"  "}dadi       da 1 a 5 scelgono i dadi, Invio li segna
    {"  "}mouse      clicca su carte, dadi e pulsanti

    Tasti
    {"  "}u  annulla la tua ultima mossa, se dopo non è successo altro
    {"  "}h  un consiglio: la mossa migliore e quanto spesso vince; solo contro bot
    {"  "}t  scrivi a tutti, a un tavolo online
    {"  "}l  tutta la cronaca
    {"  "}c  colori chiari o scuri
    {"  "}m  il menu; la partita viene salvata
    {"  "}q  salva la partita ed esce (anche Ctrl-C)
    {"  "}Spazio  non aspettare le pause dei bot

    Segni
    {"  "}> a chi tocca; +2 quello che è a bordo e si aggiungerà
    {"  "}{ $signs }

## Comandi: che cosa compilano, e se il caso era regolare

terminal-compiling = Compilo per questo computer, una volta sola: { $games }, { $parts ->
        [one] { $parts } parte
       *[other] { $parts } parti
    } in { $workers ->
        [one] { $workers } processo
       *[other] { $workers } processi
    }, { $minutes ->
        [1] meno di un minuto
       *[other] circa { $minutes } minuti
    }. I comandi successivi lo trovano pronto; medici warm compila tutto in anticipo.
terminal-compiling-game = { $game ->
        [card] gioco di carte
        [dice] gioco di dadi
       *[board] gioco da tavolo
    }
terminal-compiling-any = Compilo quello che serve per questo computer: un minuto o più.
terminal-compiling-bar = Compilazione
terminal-compiled = Compilato in { $n } s.
terminal-compiling-stopped = Interrotto: quello che è compilato resta.
terminal-fair = { $file }: { $over ->
        [no] regolare finora, la partita non è finita
       *[yes] regolare
    }: tutti i sorteggi derivano dal segreto e dai semi (controllati: { $n }); promessa { $commitment }
terminal-unfair = { $file }: non si può dire che sia regolare: { $reason }
terminal-unfair-record = non si legge come registrazione di una partita
terminal-unfair-unrevealed = il segreto non è ancora pubblico
terminal-unfair-proof = manca una prova completa
terminal-unfair-commitment = il segreto non è quello promesso
terminal-unfair-move = la mossa { $move } non è stata decisa dal segreto e dai semi
terminal-unfair-unlisted = la sua promessa non è nella lista
terminal-list-unread = la lista delle promesse non si può leggere
terminal-list-fails = la lista delle promesse non regge: { $reason }
terminal-list-changed = è stata cambiata dopo, o non è intera
terminal-list-holds = la lista delle promesse regge: { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }, { $promises ->
        [one] { $promises } promessa
       *[other] { $promises } promesse
    } (in ritardo: { $late }), svelato: { $promises ->
        [0] niente
       *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } (partite finite: { $finished }, annullate: { $cancelled }), aperte: { $open }, di cui { $overdue } da più di { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }; testa { $head }
terminal-overdue = in ritardo dal giorno { $day }: voce { $n }, promessa { $commitment }
terminal-overdue-more = e altre { $n } (--json le elenca tutte)
