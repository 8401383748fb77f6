### The table of the dice game.

## What is asked

dice-ask-pick = Scegli { $most ->
    [2] { $least } o
   *[other] da { $least } a
} { $most } dadi
dice-ask-roll = Tiri tu
dice-ask-exactly =
    { $n ->
        [one] Scegli un dado
       *[other] Scegli { $n } dadi
    }
dice-ask-enter = Segna uno dei dadi evidenziati
dice-ask-fill =
    { $n ->
        [one] Riempi la nave: esattamente un dado
       *[other] Riempi la nave: esattamente { $n } dadi
    }
dice-await-first = Si sorteggia chi comincia a tirare…
dice-await-rolling = { $name } tira i dadi
dice-await-choosing = { $name } sceglie i dadi
dice-await-entering = { $name } segna un dado
dice-await-filling =
    { $n ->
        [one] { $name } riempie la nave con un dado
       *[other] { $name } riempie la nave con { $n } dadi
    }
dice-await-alone = { $name } sceglie i dadi
dice-counting = Il round è finito: si conta
dice-over = La partita è finita

## The tray

dice-tray = Vassoio dei dadi
dice-throw = Tira i dadi
dice-dice = I cinque dadi
dice-round = Round { $round } di 3
dice-spot = Dado { $place }: { $face }
dice-spot-entered = Dado { $place }: { $face }, segnato da { $names }
dice-spot-empty = Dado { $place }: non ancora tirato
dice-enter = Segna { $faces }
dice-enter-none = Segna i dadi
dice-entering = Si segna…
dice-entered = { $name }: { $faces }
dice-ahead-none =
    { $n ->
        [one] Tocca il dado che vuoi
       *[other] Tocca i dadi che vuoi
    }
dice-ahead-ship = Nave { $from } → { $to }
dice-ahead-enemy = Al nemico: { $faces }
dice-ahead-enemy-none = Niente al nemico
dice-zero = Lo 0 vale due crocette
dice-zero-enemy = Lo 0 vale due cerchi

## Sheets

dice-sheet = Foglio di { $name }
dice-others = I fogli degli altri
dice-you = tu
dice-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
dice-points-unit =
    { $n ->
        [one] punto
       *[other] punti
    }
dice-worth = La nave vale { $n }
dice-enlarge = Ingrandisci il foglio di { $name }
dice-rolls = tira
dice-full = piena
dice-roman =
    { $round ->
        [1] I
        [2] II
       *[3] III
    }
dice-past = Nave { dice-roman }: { $worth }
dice-ship-now = Nave { $round }: vale { $worth }, spazi occupati { $n } su { $spaces }
dice-ship-past = Nave { $round }: valeva { $worth }
dice-ship-later = Nave { $round }: salpa in un altro round
dice-column =
    { $crosses ->
        [0] { $good }: nessuna crocetta; { $others }
        [one] { $good }: { $crosses } crocetta; { $others }
       *[other] { $good }: { $crosses } crocette; { $others }
    }
dice-column-pays = se si contasse ora: +{ $pay }
dice-column-alone = { $good }: crocette { $crosses }, cerchi del nemico { $circles }

## Titles of the solitaire game

dice-titles = Titoli
dice-title-next =
    { $n ->
        [one] Manca un punto per { $title }
       *[other] Mancano { $n } punti per { $title }
    }
dice-breakthrough = Con { $n } cerchi in una colonna qualsiasi il nemico sfonda
# $n, $limit (numbers): circles; $goods: where they are
dice-breach-near = Il nemico ha { $n } cerchi ({ $goods }): con { $limit } le colonne non danno più punti
dice-breaking = Attenzione: { $n } cerchi ({ $goods })! Le colonne non darebbero più punti
dice-broken = Il nemico ha sfondato: le colonne non danno più punti
dice-title-top = Non c’è titolo più alto
