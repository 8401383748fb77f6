### The keys of a table, as a list.

keys-title = Touches { $game ->
        [card] du jeu de cartes
        [dice] du jeu de dés
       *[board] du jeu de plateau
    }
keys-always = À toutes les tables

## The board game

keys-draw = Retourner une carte
keys-auction = Lancer l’enchère
keys-pass = Passer
keys-least = Miser le minimum
keys-type = Taper une mise
keys-step = Un florin de moins ou de plus
keys-leap = Cinq florins de moins ou de plus
keys-bid = Envoyer la mise

## The card game

keys-reveal = Révéler une carte
keys-choose = Choisir une carte, comptée depuis le bout
keys-take = Prendre la sélection

## The dice game

keys-pick = Choisir un dé, ou le remettre
keys-enter = Noter les dés choisis
keys-clear = Remettre tous les dés

## Every table

keys-undo = Annuler ton dernier coup
keys-hint = Un conseil (contre des bots)
keys-skip = Sauter l’animation
keys-scoring = Continuer le décompte
keys-again = Rejouer, après la partie
keys-tab = Élément suivant, avec sa règle
keys-escape = Fermer une fenêtre ou une bulle
keys-keys = Cette liste
