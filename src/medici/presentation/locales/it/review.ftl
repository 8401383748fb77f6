# A game reviewed: what decisions cost and what was luck, for the terminal and the browser.
#
# Findings come as messages of this file with their arguments (medici.analysis.review.sentences), put into words as
# the head of story.ftl says. $who stands first in a sentence and $whom within it; whoever is spoken to is
# review-you there, or review-you-within. $points are points of percent of the chance to win, or alone points of
# the final score; $error is the standard error.
#
# In Italian "Tu" and a name want different verbs: what follows $who is never a verb, and $whom follows "a" or "per".

review-you = Tu
review-you-within = te

## What was wrong with a decision: the board game

review-overpaid = { $who }: lotto pagato { $bid }; bastava offrire { $better }.
review-bid-high = { $who }: offerta vincente di { $bid } per { $lot }; era meglio offrire { $better }.
review-bid-low = { $who }: offerta vincente di { $bid } per { $lot }, con un po’ di fortuna; era meglio offrire { $better }.
review-bought-dear = { $who }: lotto ({ $lot }) pagato { $bid }; era meglio passare.
review-bid-idle = { $who }: offerta di { $bid } per { $lot }; era meglio passare. Il lotto è andato a { $whom } per { $price }.
review-outbid-low = { $who }: offerta di appena { $bid }, e il lotto ({ $lot }) è andato a { $whom } per { $price }; era meglio offrire { $better }.
review-outbid-high = { $who }: offerta di { $bid }, e il lotto ({ $lot }) è andato a { $whom } per { $price }; era meglio offrire { $better }.
review-passed = Passare ha lasciato a { $whom } { $lot } per { $price }; era meglio offrire { $bid }.
review-passed-heap =
    Passare ha lasciato a { $whom } la { $n ->
        [3] terza
        [4] quarta
        [5] quinta
        [6] sesta
       *[other] settima
    } carta di { $good } per { $price }; era meglio offrire { $bid }.
review-passed-unsold = { $who }: nessuna offerta, e nessuno ha comprato { $lot }; era meglio offrire { $bid }.
review-drew = { $who }: un’altra carta; era meglio vendere subito { $lot }.
review-opened = { $who }: asta aperta con { $lot }; era meglio un’altra carta.

## The card game

review-revealed = { $who }: un’altra carta; era meglio prendere subito { $cards }.
review-took-early = { $who }: subito { $cards }; era meglio girare prima un’altra carta.
review-left = { $who }: solo { $cards }; valeva la pena prendere anche { $better }.
review-took-too-much = { $who }: { $cards }; era meglio lasciare { $better }.
review-took-other = { $who }: { $cards }; era meglio prendere { $better }.

## The dice game

review-entered-too-few = { $who }: solo { $dice }; valeva la pena segnare anche { $better }.
review-entered-too-many = { $who }: { $dice }; era meglio lasciare { $better }.
review-entered-other = { $who }: { $dice }; era meglio segnare { $better }.

## What is in doubt

review-doubt = { $who }: { $move }. Forse meglio: { $better }.

## Moves, as options of a decision

review-move-bid = offrire { $bid }
review-move-pass = passare
review-move-draw = girare un’altra carta
review-move-auction = aprire l’asta
review-move-reveal = girare una carta
review-move-take = prendere { $cards }
review-move-choose = segnare { $dice }

## What it cost

review-cost = Meglio { $better } che { $played }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti percentuali in più.
review-cost-lone = Meglio { $better } che { $played }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
review-cost-seen = A una stima rapida, meglio { $better } che { $played }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
review-exact = Meglio { $better } che { $played }: esattamente { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti percentuali in più. Il finale è risolto.
review-exact-lone = Meglio { $better } che { $played }: esattamente { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più. Il finale è risolto.
review-perhaps = Rientra nel margine d’errore: non è sicuro.
review-option = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-option-lone = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
review-options = Le migliori: { $options }.

## Titles for the error rate

review-title-magnifico = il Magnifico
review-title-gonfalonier = Gonfaloniere
review-title-prior = Priore
review-title-consul = Console dell’Arte
review-title-master = Maestro
review-title-journeyman = Lavorante
review-title-porter = Facchino

## The report

review-heading = Analisi di { $game }, { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}, { $moves } mosse
review-heading-open = { $heading }, non finita
review-looked = { $futures ->
    [0] Solo con una stima rapida.
    [one] Con una stima rapida e { $futures } simulazione.
   *[other] Con una stima rapida e { $futures } simulazioni.
}
review-unsure = { $n ->
    [one] Per { $n } scelta non bastano: servono più secondi o più simulazioni.
   *[other] Per { $n } scelte non bastano: servono più secondi o più simulazioni.
}
review-curve = Probabilità di vittoria
review-curve-lone = Punteggio previsto
review-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate-of = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-marks = Cerchi: errori. Rombi: colpi di fortuna.
review-seat = Giocatore
review-from = Inizio
review-to = Fine
review-luck = Fortuna
review-skill = Decisioni proprie
review-others = Decisioni altrui
review-adjusted = Fortuna esclusa
review-choices = Scelte
review-mistakes = Errori
review-rate = Tasso d’errore
review-grade = Titolo
review-adds-up = Inizio + fortuna + decisioni proprie + altrui = fine. Fortuna esclusa: la fine meno la fortuna.
review-rate-is = Il tasso d’errore è quanto si perde in media, a ogni vera scelta, rispetto alla mossa migliore. Dopo ±: l’errore standard.
review-cost-sum = Punti persi
review-turning = La svolta
review-turning-at = In testa dalla mossa { $n } fino alla fine: { $who }. { $told }
review-turning-never = In testa dall’inizio: { $who }.
review-jokers = Colpi di fortuna
review-joker = Mossa { $n }: { $told } { $who }: { $points }.
review-no-jokers = La fortuna non ha mai spostato 3 punti o più.
review-costliest = Le decisioni più costose
review-mistakes-all = Errori
review-no-costs = Nessuna decisione è risultata peggiore di un’altra.
review-decision = Mossa { $n }, giorno { $day }
review-decision-round = Mossa { $n }, round { $day }
review-titles = Probabilità di ogni titolo all’inizio
review-interrupted = Interrotto: sopra c’è quello che si è trovato finora.
review-progress = Simulazione in corso
