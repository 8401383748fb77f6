# A game reviewed: what decisions cost and what was luck, for the terminal and the browser.
#
# Findings come as messages of this file with their arguments (medici.analysis.review.sentences), put into words as
# the head of story.ftl says. $who stands first in a sentence and $whom within it; whoever is spoken to is
# review-you there, or review-you-within. $points are points of percent of the chance to win, or alone points of
# the final score; $error is the standard error.

review-you = Toi
review-you-within = toi

## What was wrong with a decision: the board game

review-overpaid = { $who } : lot payé { $bid } ; il suffisait de { $better }.
review-bid-high = { $who } : { $lot } pour { $bid } ; mieux valait miser { $better }.
review-bid-low = { $who } : { $lot } pour { $bid }, par chance ; mieux valait miser { $better }.
review-bought-dear = { $who } : { $lot } pour { $bid } ; mieux valait passer.
review-bid-idle = { $who } : mise de { $bid } pour { $lot } ; mieux valait passer. Le lot est parti chez { $whom } pour { $price }.
review-outbid-low = { $who } : mise de { $bid } seulement, et le lot ({ $lot }) est parti chez { $whom } pour { $price } ; mieux valait miser { $better }.
review-outbid-high = { $who } : mise de { $bid }, et le lot ({ $lot }) est parti chez { $whom } pour { $price } ; mieux valait miser { $better }.
review-passed = Passer a laissé { $lot } à { $whom } pour { $price } ; mieux valait miser { $bid }.
review-passed-heap = Passer a laissé la { $n }e carte ({ $good }) à { $whom } pour { $price } ; mieux valait miser { $bid }.
review-passed-unsold = { $who } : passe, et le lot ({ $lot }) est resté invendu ; mieux valait miser { $bid }.
review-drew = { $who } : une carte de plus ; mieux valait vendre { $lot } tout de suite.
review-opened = { $who } : vente immédiate, avec { $lot } ; mieux valait retourner une autre carte.

## The card game

review-revealed = { $who } : une carte de plus ; mieux valait prendre { $cards } tout de suite.
review-took-early = { $who } : { $cards } tout de suite ; mieux valait d’abord révéler une autre carte.
review-left = { $who } : { $cards } ; il fallait prendre aussi { $better }.
review-took-too-much = { $who } : { $cards } ; mieux valait laisser { $better }.
review-took-other = { $who } : { $cards } ; mieux valait prendre { $better }.

## The dice game

review-entered-too-few = { $who } : { $dice } ; il fallait noter aussi { $better }.
review-entered-too-many = { $who } : { $dice } ; mieux valait laisser { $better }.
review-entered-other = { $who } : { $dice } ; mieux valait noter { $better }.

## What is in doubt

review-doubt = { $who } : { $move }. Peut-être mieux : { $better }.

## Moves, as options of a decision

review-move-bid = miser { $bid }
review-move-pass = passer
review-move-draw = retourner une autre carte
review-move-auction = lancer l’enchère
review-move-reveal = révéler une carte
review-move-take = prendre { $cards }
review-move-choose = noter { $dice }

## What it cost

review-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } de pourcentage de mieux : { $better } au lieu de { $played }.
review-cost-lone = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } de score de mieux : { $better } au lieu de { $played }.
review-cost-seen = À première vue, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } de mieux : { $better } au lieu de { $played }.
review-exact = Exactement { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } de pourcentage de mieux : { $better } au lieu de { $played }. La fin est résolue.
review-exact-lone = Exactement { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    } de score de mieux : { $better } au lieu de { $played }. La fin est résolue.
review-perhaps = C’est dans la marge d’erreur, donc pas certain.
review-option = { $move } : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-option-lone = { $move } : { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
        [one] point
       *[other] points
    }
review-options = Au mieux : { $options }.

## Titles for the error rate

review-title-magnifico = le Magnifique
review-title-gonfalonier = Gonfalonier
review-title-prior = Prieur
review-title-consul = Consul de la guilde
review-title-master = Maître
review-title-journeyman = Compagnon
review-title-porter = Portefaix

## The report

review-heading = Analyse de { $game }, { $players ->
    [1] en solo
   *[other] à { $players }
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
review-heading-open = { $heading }, partie en cours
review-looked = { $futures ->
    [0] Estimation rapide seulement.
    [one] Estimation rapide et { $futures } simulation.
   *[other] Estimation rapide et { $futures } simulations.
}
review-unsure = { $n ->
    [one] Pour { $n } choix, c’était trop peu pour trancher : il faudrait plus de secondes ou de simulations.
   *[other] Pour { $n } choix, c’était trop peu pour trancher : il faudrait plus de secondes ou de simulations.
}
review-curve = Chances de gagner
review-curve-lone = Score attendu
review-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate-of = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-marks = Anneaux : erreurs. Losanges : coups du hasard.
review-seat = Nom
review-from = Début
review-to = Fin
review-luck = Hasard
review-skill = Ses décisions
review-others = Celles des autres
review-adjusted = Sans le hasard
review-choices = Choix
review-mistakes = Erreurs
review-rate = Taux d’erreur
review-grade = Titre
review-adds-up = Début + hasard + ses décisions + celles des autres = fin. Sans le hasard : la fin moins le hasard.
review-rate-is = Le taux d’erreur dit de combien un vrai choix reste derrière le meilleur coup, en moyenne. Après ± : l’erreur type.
review-cost-sum = Points perdus
review-turning = Tournant
review-turning-at = En tête du coup { $n } jusqu’à la fin : { $who }. { $told }
review-turning-never = En tête depuis le début : { $who }.
review-jokers = Coups du hasard
review-joker = Coup { $n } : { $told } { $who } : { $points }.
review-no-jokers = Le hasard n’a jamais pesé 3 points.
review-costliest = Les décisions les plus coûteuses
review-mistakes-all = Erreurs
review-no-costs = Aucune décision n’a rien coûté.
review-decision = Coup { $n }, jour { $day }
review-decision-round = Coup { $n }, manche { $day }
review-titles = Chances de chaque titre au début
review-interrupted = Interrompu : ce qui a été trouvé est ci-dessus.
review-progress = Simulation
