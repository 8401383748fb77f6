# What happens in the dice game, told to everybody: see story.ftl.

story-first-roller = Le sort désigne { $who } pour lancer en premier (D4).
story-rolls = { $who } lance { $dice }.
story-last-ship-takes =
    Il ne reste de la place que chez { $who } : le bateau prend { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    } (D15).
story-enters = { $who } note { $dice } : { $what }.
story-crosses-in = { $n } croix en { $good }
story-ship-worth = bateau de valeur { $n }
story-enemy = L’ennemi gagne des ronds (D61) : { $what }.
story-circles-in = { $n } en { $good }
story-crosses = { $n } croix
story-lone-ship =
    { $extra ->
        [0] valeur { $n }, soit { $pay }
        [10] valeur { $n }, et { $extra } de plus à partir de 30, soit { $pay }
       *[other] valeur { $n }, moins de 20, soit { $pay }
    }
story-against =
    { $crosses } croix contre { $circles ->
        [one] { $circles } rond
       *[other] { $circles } ronds
    }, soit { $pay }
story-breakthrough =
    rien, l’ennemi fait une percée avec { $circles ->
        [one] { $circles } rond
       *[other] { $circles } ronds
    } (D65)
story-broken = rien, à cause de la percée de l’ennemi (D65)
story-columns-decide = { $who } sont à égalité : les colonnes les plus remplies décident (D30).
story-title =
    { $who } finit avec { $n ->
        [one] { $n } point
       *[other] { $n } points
    } et gagne le titre « { $title } » (D66).

## The titles of a game alone (D66).

story-title-deck-scrubber = Frotte-pont
story-title-dish-washer = Gâte-sauce
story-title-cook = Maître-coq
story-title-cadet = Mousse
story-title-lookout = Vigie
story-title-seaman = Matelot
story-title-quartermaster = Quartier-maître
story-title-engineer = Mécano
story-title-navigator = Pilote
story-title-officer = Officier
story-title-merchant = Marchand
story-title-captain = Capitaine
story-title-medici = Medici
