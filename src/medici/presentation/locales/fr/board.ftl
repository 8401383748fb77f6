### The table of the board game.

board-table = La table
board-you = ta place
board-presents = présente le lot

# Money
board-florins-word = florins
board-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
board-money = Florins
board-has =
    { $n ->
        [one] { $name } : { $n } florin
       *[other] { $name } : { $n } florins
    }

# Ships
board-ship-of = Bateau : { $name }
board-worth = valeur
board-worth-then = valeur { $worth } avec ce lot
board-room = cases libres
board-free =
    { $n ->
        [0] plein
        [one] { $n } libre
       *[other] { $n } libres
    }
board-prizes = gain par rang
board-prizes-now = Pour l’instant { story-nth } : { $pay } en fin de journée.

# The lot
board-lot = Le lot
board-lot-worth =
    { $n ->
        [one] { $n } carte ({ $most } au plus), valeur { $worth }
       *[other] { $n } cartes ({ $most } au plus), valeur { $worth }
    }
board-cards-left =
    { $n ->
        [one] en pioche
       *[other] en pioche
    }
board-last-price = Dernier prix : { $n }
board-last-short = Dernier : { $n }
board-last-unsold = Dernier lot invendu
board-would = Avec ce lot :
board-would-about = Tes gains avec ce lot si la journée finissait maintenant.
board-would-ship = ton bateau
board-would-place = { story-nth }, +{ $pay }

# Tracks
board-tracks = Les cinq échelles
board-level = { $name } : niveau { $level }
board-level-then = { $name } : niveau { $level }, et { $then } avec les cartes à bord
board-level-lot = { $name } : niveau { $level }, et { $then } avec ce lot
board-good-prizes =
    { $second ->
        [0] Chaque marchandise rapporte { $first } au plus haut.
       *[other] Chaque marchandise rapporte { $first } au plus haut, { $second } au deuxième.
    }
board-bonus = Le niveau { $level } donne une prime de { $pay }
board-unseen =
    { $n ->
        [0] Toutes les cartes de cette marchandise sont déjà sorties aujourd’hui.
       *[other] Pas encore sorties aujourd’hui : { $values }. Certaines manquent peut-être dans la pioche.
    }
board-gold-unseen = La carte d’or n’est pas sortie aujourd’hui. Elle n’est peut-être pas dans la pioche.
board-gold-seen = La carte d’or est déjà sortie aujourd’hui.

# The hammer falls
board-now-hammer = Adjugé !
board-sold = Adjugé à { $name } pour { $n }
board-sold-you = À toi pour { $n }
board-unsold = Aucune mise : lot perdu
board-unsellable = Personne ne peut miser : lot perdu

# What is going on
board-now-first = Le jour { $n } va commencer
board-now-turn = { $name } retourne une carte
board-now-lot = { $name } examine le lot
board-now-auction = À { $name } de miser
board-now-fill = Le dernier bateau se remplit depuis la pioche, gratuitement
board-now-counting = La journée est finie : on compte
board-now-over = La partie est finie
board-now-sent = Envoyé…
board-ask-lot = Ajouter une carte à ton lot, ou le vendre tel quel ?
board-ask-first-bid = Aucune mise encore. Que vaut ce lot pour toi ?
board-ask-last = Tu parles en dernier : { $n } suffit
board-ask-raise = { $name } mise { $n }. Tu surenchéris ?
board-out-room =
    { $n ->
        [0] Ton bateau est plein
        [one] Ce lot ne tient pas sur ton bateau : { $n } case libre
       *[other] Ce lot ne tient pas sur ton bateau : { $n } cases libres
    }
board-out-florins =
    { $n ->
        [one] Tu as { $n } florin : trop peu pour surenchérir
       *[other] Tu as { $n } florins : trop peu pour surenchérir
    }

# The auction
board-auction-order = Dans l’ordre des mises
board-said-bid = mise { $n }
board-said-pass = passe
board-said-speaks = décide
board-said-waits = attend
board-said-room = pas de place
board-said-florins = trop cher

# Moves
board-draw = Retourner
board-open = Lancer l’enchère
board-pass = Passer
board-bid = Miser { $n }
board-bid-slider = Ta mise
board-bid-amount = Ta mise, de { $least } à { $most ->
        [one] { $most } florin
       *[other] { $most } florins
    }
board-bid-less = Moins
board-bid-more = Plus
board-bid-beyond =
    { $n ->
        [one] Tu as { $n } florin
       *[other] Tu as { $n } florins
    }
board-bid-below = Au moins { $n }
