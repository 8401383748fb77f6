# The table as a picture.

drawing-day = Jour { $n }
drawing-round = Manche { $n }
drawing-acts = À { $who } de jouer
drawing-chance = Place au hasard
drawing-over = La partie est finie
drawing-wins = { $who } a gagné
drawing-lot = Lot de valeur { $n }, par { $who }
drawing-bid = Meilleure mise { $n } : { $who }
drawing-no-bid = Aucune mise encore
drawing-between = Aucun lot sur la table
drawing-filling = Le dernier bateau se remplit
drawing-market = Marché
drawing-dice = Dés : { $who }
drawing-deck = { $n ->
    [one] { $n } carte en pioche
   *[other] { $n } cartes en pioche
  }
drawing-enemy = L’ennemi
drawing-worth = valeur
drawing-ship = bateau
drawing-florins = florins
drawing-points = points
