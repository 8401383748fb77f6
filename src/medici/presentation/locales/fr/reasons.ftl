# Why a move is better than another one, by what one can see on the table: for reviews and hints.
#
# Facts come with arguments (medici.analysis.reasons) and stand within a sentence. They compare the better move with
# the other one, and speak of the ship and the florins of whoever decides; $whom is somebody else. $sum is
# reason-more or reason-less, a number with a decimal is reason-number.

reason-why = Pourquoi : { $fact }.
reason-against = Seules les simulations le disent. Ce qu’on voit dit le contraire : { $fact }.
reason-none = Seules les simulations le disent : ce qu’on voit ne tranche pas.

reason-number = { $whole },{ $tenth }
reason-more = { $game ->
    [dice] { $n ->
        [one] { $n } point de plus
       *[other] { $n } points de plus
    }
   *[other] { $n ->
        [one] { $n } florin de plus
       *[other] { $n } florins de plus
    }
}
reason-less = { $game ->
    [dice] { $n ->
        [one] { $n } point de moins
       *[other] { $n } points de moins
    }
   *[other] { $n ->
        [one] { $n } florin de moins
       *[other] { $n } florins de moins
    }
}

## Standings, as they would be if the day ended now

reason-ship = le bateau vaudrait alors { $worth }, au { $place ->
    [1] { $place }er
   *[other] { $place }e
} rang, sinon { $other }, au { $behind ->
    [1] { $behind }er
   *[other] { $behind }e
}, soit { $sum }, si la { $game ->
    [dice] manche
   *[other] journée
} finissait maintenant
reason-alone = le bateau vaudrait alors { $worth }, sinon { $other }, soit { $sum }, si la manche finissait maintenant
reason-rank = { $game ->
    [board] niveau { $marks } en { $good } au lieu du niveau { $other }
    [card] { $marks ->
        [one] { $marks } symbole
       *[other] { $marks } symboles
    } en { $good } au lieu de { $other }
   *[dice] { $marks } croix en { $good } au lieu de { $other }
}, soit { $sum } pour le rang, si la { $game ->
    [dice] manche
   *[other] journée
} finissait maintenant
reason-enemy = face aux ronds de l’ennemi, { $sum } en { $good }, si la manche finissait maintenant
reason-bonus = { $game ->
    [board] niveau { $marks } en { $good } au lieu du niveau { $other }
    [card] { $marks ->
        [one] { $marks } symbole
       *[other] { $marks } symboles
    } en { $good } au lieu de { $other }
   *[dice] { $marks } croix en { $good } au lieu de { $other }
}, soit { $sum } en prime, { $game ->
    [dice] { $days ->
        [one] à la dernière manche
       *[other] à chacune des { $days } manches qui restent
    }
   *[other] { $days ->
        [one] le dernier jour
       *[other] chacun des { $days } jours qui restent
    }
}
reason-broken = { $after ->
    [yes] l’ennemi fait une percée dans une colonne, et aucune colonne ne rapporte
   *[no] sinon l’ennemi fait une percée dans une colonne, et aucune colonne ne rapporte
}

## Spaces and cards to come

reason-filled = { $spaces ->
    [one] { $spaces } case de plus est remplie
   *[other] { $spaces } cases de plus sont remplies
}, et le bateau vaut { $worth } { $more ->
    [yes] de plus
   *[no] de moins
} ; { $game ->
    [dice] un dé vaut { $mean } en moyenne
   *[other] une carte à venir vaut { $mean } en moyenne
}
reason-kept = { $spaces ->
    [one] { $spaces } case de plus reste libre
   *[other] { $spaces } cases de plus restent libres
}, et le bateau vaut { $worth } { $more ->
    [yes] de plus
   *[no] de moins
} ; { $game ->
    [dice] un dé vaut { $mean } en moyenne
   *[other] une carte à venir vaut { $mean } en moyenne
}
reason-same = avec autant de cases, le bateau vaut { $worth } { $more ->
    [yes] de plus
   *[no] de moins
}
reason-marks = { $game ->
    [board] { $marks ->
        [one] { $marks } niveau
       *[other] { $marks } niveaux
    }
    [card] { $marks ->
        [one] { $marks } symbole
       *[other] { $marks } symboles
    }
   *[dice] { $marks } croix
} en tout au lieu de { $other }
reason-marks-room = { $game ->
    [board] { $marks ->
        [one] { $marks } niveau
       *[other] { $marks } niveaux
    }
    [card] { $marks ->
        [one] { $marks } symbole
       *[other] { $marks } symboles
    }
   *[dice] { $marks } croix
} en tout et { $room ->
    [one] { $room } case libre
   *[other] { $room } cases libres
}, au lieu de { $other } et { $before }
reason-scarce = { $cards ->
    [0] il ne vient plus aucune carte aujourd’hui
    [one] il ne vient plus qu’une carte aujourd’hui
   *[other] il ne vient plus que { $cards } cartes aujourd’hui
}, pour { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
} en tout sur les bateaux

## Lots and bids

reason-price = la mise est de { $n ->
    [one] { $n } florin
   *[other] { $n } florins
} pour { $spaces ->
    [one] une carte de valeur { $worth }
   *[other] { $spaces } cartes, valeur { $worth } en tout
} ; il en vient encore { $cards } aujourd’hui, de { $mean } en moyenne
reason-price-late = la mise est de { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}, et le lot rapporterait { $added }, si la journée finissait maintenant
reason-rival = pour { $whom }, avec de la place et { $purse ->
    [one] { $purse } florin
   *[other] { $purse } florins
}, le lot rapporterait { $sum }, si la journée finissait maintenant
reason-can-have = le lot peut encore partir chez { $whom }, avec de la place et { $purse ->
    [one] { $purse } florin
   *[other] { $purse } florins
}
reason-saves = c’est { $n ->
    [one] { $n } florin
   *[other] { $n } florins
} de moins pour le même lot
reason-last-word = plus personne ne peut miser au-dessus de { $bid }, et c’est { $n ->
    [one] { $n } florin
   *[other] { $n } florins
} de moins
reason-too-large = le bateau a { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
} : avec une carte de plus, le lot n’y tient plus
reason-shut-out = avec une carte de plus, le lot ne tient plus chez { $whom }
reason-next = sur les { $all } cartes pas encore vues, { $n ->
    [one] { $n } améliore
   *[other] { $n } améliorent
} le lot davantage ici que chez les autres

## Cards and dice

reason-reveal = avec { $n } des { $all } cartes de la pioche, il y aurait mieux à prendre ; pour l’instant, c’est { $cards }
reason-leaves = avec ce qui reste, il y aurait { $n } { $game ->
    [dice] { $n ->
        [one] point
       *[other] points
    }
   *[other] { $n ->
        [one] florin
       *[other] florins
    }
} de plus pour { $whom } au prochain coup, sinon { $other }, si la { $game ->
    [dice] manche
   *[other] journée
} finissait alors
