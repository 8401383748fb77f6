# Exercises: positions with one clear answer, for the terminal and the browser.
#
# Moves and findings come with arguments (medici.analysis.moves, medici.analysis.puzzles.sentences), put into words as
# the head of story.ftl says. $points and $error are points of percent of the chance to win, or alone points of
# the final score.

## Moves

puzzles-move-bid = offrire { $n }
puzzles-move-pass = passare
puzzles-move-draw = girare un’altra carta
puzzles-move-auction = aprire l’asta
puzzles-move-reveal = girare una carta
puzzles-move-take = prendere { $cards }
puzzles-move-choose = segnare { $dice }

## What there is to learn

puzzles-find-draw = Non ancora: il lotto è { $lot }, e girare un’altra carta è meglio che venderlo così.
puzzles-find-auction = Fermati qui: il lotto è { $lot }, e venderlo ora è meglio che girare un’altra carta.
puzzles-find-pass = Il lotto è { $lot }: { $bid } è troppo, e passare è meglio di qualsiasi offerta.
puzzles-find-bid = Il lotto è { $lot }, troppo buono per lasciarlo andare: offri { $bids }.
puzzles-find-more = Il lotto è { $lot }: { $bid } è troppo poco. Offri { $bids }.
puzzles-find-less = Il lotto è { $lot }: { $bid } è più del necessario. Offri { $bids }.
puzzles-find-take = Prendi subito { $cards }: è meglio di un’altra carta.
puzzles-find-reveal = Gira un’altra carta prima di prendere: { $cards } è ancora poco.
puzzles-find-too = Non solo { $cards }: porta a bordo anche { $more }.
puzzles-find-only = Solo { $cards }: è meglio lasciare { $left }.
puzzles-find-instead = Meglio { $cards } che { $others }.
puzzles-bids-one = { $low }
puzzles-bids-range = da { $low } a { $high }

## Themes: what is decided and what is at stake; none gives the answer away

puzzles-theme-lot = Girare o fermarsi
puzzles-theme-bid = Offrire o passare
puzzles-theme-reveal = Girare o prendere
puzzles-theme-count = Quanto prendere
puzzles-theme-which = Che cosa prendere
puzzles-theme-levels = Livelli alti
puzzles-theme-ship = La nave migliore
puzzles-theme-room = Poco spazio
puzzles-theme-alone = In solitario
puzzles-theme-ending = Finali dimostrati

## The day

puzzles-date = { $weekday ->
        [1] lunedì
        [2] martedì
        [3] mercoledì
        [4] giovedì
        [5] venerdì
        [6] sabato
       *[7] domenica
    } { $day ->
        [1] 1º
       *[other] { $day }
    } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
puzzles-day = { $game ->
        [dice] Round { $day } di 3
       *[other] Giorno { $day } di 3
    }
puzzles-proven = Dimostrato: questo finale è risolto, contando tutto quello che può ancora succedere.

## Answers

puzzles-right = Giusto!
puzzles-wrong = Costa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti di probabilità di vittoria.
puzzles-wrong-alone = Costa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti alla fine.
puzzles-beyond = È più di ogni offerta esaminata, e quelle erano già troppo alte.
puzzles-head-move = Mossa
puzzles-head-chance = Vittorie
puzzles-head-points = Punti
puzzles-head-cost = Costo

## Days in a row

puzzles-run = { $n ->
        [0] La tua serie è finita; una nuova comincia con il prossimo esercizio del giorno che risolvi. La più lunga: { $longest }.
        [one] Risolto: la tua serie comincia. La più lunga: { $longest }.
       *[other] { $n } giorni di fila. La tua serie più lunga: { $longest }.
    }
puzzles-run-none = Una serie comincia con il primo esercizio del giorno che risolvi.
puzzles-again = { $n ->
        [0] Conta solo la prima risposta del giorno. Domani c’è un altro esercizio.
        [one] Conta solo la prima risposta del giorno. La tua serie: 1 giorno.
       *[other] Conta solo la prima risposta del giorno. La tua serie: { $n } giorni di fila.
    }
puzzles-unkept = Non è stato possibile salvare questo giorno: { $reason }.

## In the terminal

puzzles-legal = Possibili: { $moves }
puzzles-unknown = L’esercizio { $id } non esiste.
puzzles-table = { $game ->
        [card] Gioco di carte
        [dice] Gioco di dadi
       *[board] Gioco da tavolo
    } { $players ->
        [1] in solitario
       *[other] in { $players }
    }
puzzles-progress = { $games ->
        [one] 1 partita esaminata
       *[other] { $games } partite esaminate
    }, esercizi trovati: { $found }
puzzles-kept = { $n ->
        [one] 1 esercizio in { $file }
       *[other] { $n } esercizi in { $file }
    }
puzzles-interrupted = Interrotto: quello che si è trovato finora è salvato.
puzzles-stands = { $id } ({ $game }): la mossa ovvia costa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-falls = { $id } ({ $game }): non regge, la mossa ovvia costa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-of-date = L’esercizio di { $date }
puzzles-game = { $game ->
        [card] Gioco di carte
        [dice] Gioco di dadi
       *[board] Gioco da tavolo
    }
puzzles-head-game = Gioco
puzzles-head-theme = Tema
puzzles-head-solved = Al primo
puzzles-head-tried = Provati
puzzles-head-all = In tutto
puzzles-ways = --daily è l’esercizio del giorno, --next uno mai provato (si sceglie con GAME e --theme), --list li mostra tutti. «Al primo»: risolti al primo tentativo.
puzzles-none-left = Li hai provati tutti.
puzzles-unchecked = { $n ->
        [one] Il tempo è scaduto: 1 esercizio non è controllato.
       *[other] Il tempo è scaduto: { $n } esercizi non sono controllati.
    }
puzzles-solved-again = { $id } ({ $game }): dimostrato, la mossa ovvia costa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-fallen = { $n ->
        [one] 1 risposta non regge.
       *[other] { $n } risposte non reggono.
    }

## In the browser; puzzles-points, puzzles-percent and puzzles-error in the terminal too

puzzles-title = Esercizio del giorno
puzzles-about = Una posizione al giorno, uguale per tutti. Una mossa è chiaramente la migliore, e non è quella che viene in mente subito.
puzzles-seat = Giochi per { $who }. Che cosa fai?
puzzles-loading = Preparo il tavolo…
puzzles-yours = la tua mossa
puzzles-obvious = la mossa ovvia
puzzles-error = ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
puzzles-percent = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
puzzles-how = Ogni mossa è provata nelle stesse { NUMBER($futures) } simulazioni; ± è l’errore standard del suo costo.
puzzles-tomorrow = Il prossimo esercizio arriva domani.
puzzles-another = Prossimo esercizio
puzzles-collection = Esercizi
puzzles-choose = Quali esercizi
puzzles-choose-today = Oggi
puzzles-choose-all = Tutti
puzzles-short = { $game ->
        [card] Carte
        [dice] Dadi
       *[board] Da tavolo
    }
puzzles-theme-any = Tutti i temi
puzzles-previous = Precedente
puzzles-next = Prossimo
puzzles-place = { $place } di { $n }
puzzles-progress-title = I tuoi progressi
puzzles-progress-of = { $tried ->
        [0] { $all } da provare
       *[other] Risolti al primo tentativo: { $solved } su { $tried }; { $all } in tutto
    }
puzzles-practice = Quanti ne vuoi, per gioco e per tema. Il primo tentativo di ognuno conta per i tuoi progressi, nessuno per i giorni di fila.
puzzles-days = { $n ->
        [0] Ancora nessun giorno di fila
        [one] 1 giorno di fila
       *[other] { $n } giorni di fila
    }
