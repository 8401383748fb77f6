### Help at a real table: keep the score, record a game, a bot in an empty chair.

companion-title = A un tavolo vero
companion-about = Il telefono tiene i conti o registra la partita. Tutto resta su questo dispositivo, e internet non serve.
companion-new = Nuova partita
companion-all = Tutte le partite
companion-running = In corso
companion-history = Finite
companion-drop = Elimina
companion-drop-sure = Eliminare davvero?
companion-lost = Questa partita non è su questo dispositivo. Forse è sul telefono su cui è cominciata.
companion-aside = Messe da parte
companion-aside-about = Quello che c’è qui non si riesce a leggere. Non è stato eliminato nulla: salva il file se vuoi ripararlo.
companion-aside-save = Salva il file
companion-full-store = Su questo dispositivo non c’è più spazio per salvare la partita: si va avanti in memoria. Tieni aperta la pagina, e condividi il risultato prima di chiuderla.

## A new game

companion-game = Gioco
companion-mode = Che cosa fa il telefono
companion-mode-sheet = Tiene i conti
companion-mode-record = Registra
companion-mode-sheet-about = A fine giorno tocchi che cosa ha caricato ognuno; il telefono fa le classifiche, paga e somma.
companion-mode-record-about = Tocchi ogni carta e ogni offerta man mano. La partita si può rivedere, e i bot possono occupare i posti vuoti.
companion-players = Giocatori
companion-names = Nomi
companion-name = Nome al posto { $seat }
companion-sits = Chi gioca al posto { $seat }
companion-person = Persona
companion-begin = Comincia

## Days and what is entered of them

companion-days = Giorni
companion-day = { $game ->
        [dice] Round { $n }
       *[other] Giorno { $n }
    }
companion-day-short = { $game ->
        [dice] R{ $n }
       *[other] G{ $n }
    }
# $game is for languages in which a day and a round differ.
companion-day-scored = contato
# $game likewise.
companion-day-open = aperto
companion-day-later = dopo
companion-day-broken = ricontrolla
companion-total = Totale
companion-later = { $game ->
        [dice] Prima va contato il round { $n }.
       *[other] Prima va contato il giorno { $n }.
    }
companion-to-day = { $game ->
        [dice] Al round { $n }
       *[other] Al giorno { $n }
    }
companion-to-total = Al totale
companion-entries = Che cosa si segna
companion-ships = Navi
companion-money = Denaro
companion-to-money = Passa al denaro
companion-score = { $game ->
        [dice] Conta il round { $n }
       *[other] Conta il giorno { $n }
    }
companion-score-anyway = Sì, conta così
companion-correct = Correggi
companion-corrected = Ora è giusto
companion-steps = Passo per passo
companion-whose-ship = Quale nave
companion-whose-sheet = Quale foglio
companion-full = piena
companion-ship = Nave di { $name }
companion-aboard = { $free ->
        [0] Vale { $worth }, piena
        [one] Vale { $worth }, resta 1 spazio
       *[other] Vale { $worth }, restano { $free } spazi
    }
companion-cards = Carte
companion-card = { $card }, { $n ->
        [0] nessuna rimasta
        [one] { $n } rimasta
       *[other] { $n } rimaste
    }
companion-card-held = { $card }, presa da { $who }, { $n ->
        [0] nessuna rimasta
        [one] { $n } rimasta
       *[other] { $n } rimaste
    }
companion-unload = Togli { $card } dalla nave di { $name }
companion-numbers = Numeri nella nave
companion-number = Segna { $n }
companion-enemy = Nemico
companion-crosses = Crocette ora in ogni colonna
companion-circles = Cerchi del nemico ora in ogni colonna
companion-column-less = { $good }: uno in meno
companion-column-more = { $good }: uno in più
companion-money-how = Come si segna il denaro
companion-purchases = Ogni vendita
companion-purchases-how = Imposta il prezzo, poi tocca chi l’ha pagato.
companion-price = Prezzo
companion-who-bought = Chi ha comprato
companion-buys = paga { $n }, ha
companion-unbuy = { $name } ha pagato { $n }: annulla
companion-totals = Quanto resta
companion-totals-how = Quanto resta a ognuno prima del conteggio del giorno.
companion-whose-money = Quale borsa
companion-left-of = Quanto resta a { $name }
companion-less = Uno in meno
companion-more = Uno in più
companion-back = Togli l’ultima cifra
companion-at-most = al massimo { $n }
companion-broken-earlier = { $game ->
        [dice] Prima il round { $n }: i conti non tornano
       *[other] Prima il giorno { $n }: i conti non tornano
    }
companion-next-start = { $n ->
        [one] { $who } ha meno fiorini di tutti e comincia il giorno { $day }.
       *[other] { $who } hanno meno fiorini di tutti: si sorteggia chi comincia il giorno { $day }.
    }
companion-standing = { $game ->
        [card] Simboli nei magazzini
        [dice] Crocette nelle colonne
       *[board] Livelli sui tracciati
    }

## What cannot be, and what may be a slip

companion-problem-unknown = { $what } non è una carta di questo gioco.
companion-problem-copies = { $n ->
        [one] Di { $card } c’è una sola carta, e ce l’ha { $who }.
       *[other] Le { $n } carte { $card } sono già tutte caricate: { $who }.
    }
companion-problem-full = La nave di { $who } è piena: ha { $n } spazi.
companion-problem-numbers = Alla nave di { $who } servono { $n } numeri; ne ha { $got }.
companion-problem-price = { $who } può pagare da 1 a { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }, non { $got }.
companion-problem-purse = { $who } aveva { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    } e non può averne pagati { $got }.
companion-problem-total = { $who } aveva { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    } a inizio giorno e non può averne { $got } adesso.
companion-problem-crosses = { $who }, { $good }: crocette segnate { $got }; possibili da { $least } a { $most }.
companion-problem-circles = Nemico, { $good }: cerchi segnati { $got }; possibili da { $least } a { $most }.
companion-problem-die = { $what } sono sullo stesso dado.
companion-hint-room = { $n ->
        [one] C’è ancora spazio sulla nave di { $who }. Va bene così?
       *[other] C’è ancora spazio sulle navi di { $who }. Va bene così?
    }
companion-hint-unpaid = { $n ->
        [one] { $who } non ha pagato niente. Va bene così?
       *[other] { $who } non hanno pagato niente. Va bene così?
    }
companion-hint-crosses = Dai numeri di { $who }: { $n ->
        [one] 1 crocetta nuova
       *[other] { $n } crocette nuove
    }; segnate: { $got }. Va bene così?

## The total, and telling others

companion-place = Pos.
companion-score-of = { $game ->
        [dice] { $n ->
            [one] { $n } punto
           *[other] { $n } punti
        }
       *[other] { $n ->
            [one] { $n } fiorino
           *[other] { $n } fiorini
        }
    }
companion-rematch = Gioca ancora, stesso gruppo
companion-share-text = Come testo
companion-share-picture = Come immagine
companion-copied = Copiato: incolla dove vuoi.
companion-picture-foot = Contato secondo le regole, con Medici
companion-replay = Rivedi
companion-record = Salva la registrazione

## Recording

companion-views = Viste
companion-view-now = Ora
companion-view-entries = Voci
companion-undo = Annulla
companion-odds = Probabilità
companion-aloud = A voce
companion-ask-first = { $day ->
        [1] Chi comincia?
       *[other] Chi comincia il giorno { $day }?
    }
companion-ask-card = { $name } gira una carta: quale?
companion-ask-fill = Quale carta riempie la nave di { $name }?
companion-ask-roll = { $name } tira: che cosa mostrano i dadi?
companion-ask-lot = { $name }: un’altra carta o l’asta?
companion-ask-bid = Tocca a { $name }: quanto offre?
companion-ask-market = { $name }: girare o prendere?
companion-ask-dice = { $name }: quali dadi?
companion-ask-over = La partita è finita.
companion-starts = Chi comincia
companion-starts-who = comincia
companion-passes = { $name } passa
companion-bids = { $name } offre { $n }
companion-bid-of = Offerta di { $name }
companion-draw = Un’altra carta
companion-auction = Apri l’asta
companion-reveal = Gira
companion-takes = { $name } prende { $cards }
companion-lot = Il lotto: { $cards }
companion-market = Il mercato: { $cards }
companion-ship-now = vale { $worth }, { $free ->
        [one] { $free } libero
       *[other] { $free } liberi
    }
companion-thrown = Il tiro
companion-faces = Facce dei dadi
companion-unroll = Togli { $die }
companion-rolled = Segna il tiro
companion-roll-more = { $n ->
        [one] Manca un dado
       *[other] Mancano { $n } dadi
    }
companion-enters = { $name } segna { $dice }
companion-enters-none = Tocca i dadi che { $name } segna
companion-thinking = { $name } sta pensando…
companion-bot-failed = Il bot non è riuscito a decidere. Non si è perso nulla; riprova, oppure annulla e inserisci tu la sua mossa.
companion-bot-again = Riprova
companion-unseen = { $n ->
        [one] 1 carta non ancora vista
       *[other] { $n } carte non ancora viste
    }
companion-of-good = { $n } ({ $share })
companion-unseen-cards = Tutte
companion-no-entries = Ancora nessuna voce.
companion-correct-entry = Correggi la voce { $n }
companion-correct-how = Inserisci quello che è successo davvero. Prima che qualcosa sparisca, ti viene chiesto.
companion-leave-it = Lasciala
companion-take-out = Toglila
companion-entry-corrected = Corretta. { $n ->
        [0] Dopo non c’era altro.
        [one] 1 voce successiva resta.
       *[other] { $n } voci successive restano.
    }
companion-misfits = { $n ->
        [one] 1 voce successiva non sarebbe più valida:
       *[other] { $n } voci successive non sarebbero più valide:
    }
companion-misfits-more = { $n ->
        [one] e 1 altra
       *[other] e altre { $n }
    }
companion-misfits-wait = { $n ->
        [0] Aspettano mentre inserisci quello che è successo davvero, e rientrano appena sono di nuovo valide.
        [one] 1 voce successiva resta. Queste aspettano mentre inserisci quello che è successo davvero, e rientrano appena sono di nuovo valide.
       *[other] { $n } voci successive restano. Queste aspettano mentre inserisci quello che è successo davvero, e rientrano appena sono di nuovo valide.
    }
companion-misfits-gone = { $n ->
        [one] Verrebbero tolte. 1 voce successiva resta.
       *[other] Verrebbero tolte. Le altre { $n } restano.
    }
companion-waiting = { $n ->
        [one] 1 voce successiva aspetta:
       *[other] { $n } voci successive aspettano; la prossima:
    }
companion-leave-out = Scarta

## Others follow the score on their phones

companion-follow = Segui i punti su un altro telefono
companion-follow-about = Nomi e punti vanno sul server, e chi ha il link può leggerli. Un giorno dopo l’ultima modifica spariscono.
companion-follow-do = Mostra i punti agli altri
companion-follow-link = Link ai punti
companion-follow-title = I punti al tavolo
companion-follow-leads = { $n ->
        [one] { $names } è in testa.
       *[other] { $names } sono in testa.
    }
companion-follow-won = { $n ->
        [one] { $names } ha vinto.
       *[other] { $names } hanno vinto.
    }
companion-follow-none = { $game ->
        [dice] Non è ancora stato contato nessun round.
       *[other] Non è ancora stato contato nessun giorno.
    }
companion-follow-live = Quello che si conta al tavolo appare qui poco dopo.
companion-follow-away = Il server non risponde. Gli ultimi punti erano questi.
companion-follow-gone = Questi punti non sono più visibili
companion-follow-gone-about = Chiedi un nuovo link al tavolo dove si tengono i conti.
