### The table of the board game.

board-table = Il tavolo
board-you = il tuo posto
board-presents = presenta il lotto

# Money
board-florins-word = fiorini
board-florins =
    { $n ->
        [one] { $n } fiorino
       *[other] { $n } fiorini
    }
board-money = Fiorini
board-has =
    { $n ->
        [one] { $name }: { $n } fiorino
       *[other] { $name }: { $n } fiorini
    }

# Ships
board-ship-of = Nave di { $name }
board-worth = valore
board-worth-then = con questo lotto vale { $worth }
board-room = spazi liberi
board-free =
    { $n ->
        [0] piena
        [one] { $n } libero
       *[other] { $n } liberi
    }
board-prizes = premi navi
board-prizes-now = Ora { story-nth } posto: { $pay } a fine giorno.

# The lot
board-lot = Il lotto
board-lot-worth =
    { $n ->
        [one] { $n } carta (al massimo { $most }), valore { $worth }
       *[other] { $n } carte (al massimo { $most }), valore { $worth }
    }
board-cards-left =
    { $n ->
        [one] nel mazzo
       *[other] nel mazzo
    }
board-last-price = Ultimo prezzo: { $n }
board-last-short = Ultimo: { $n }
board-last-unsold = Ultimo lotto invenduto
board-would = Se finisse ora:
board-would-about = Quanto ti darebbe questo lotto se il giorno finisse ora.
board-would-ship = la tua nave
board-would-place = { story-nth }, +{ $pay }

# Tracks
board-tracks = I cinque tracciati
board-level = { $name }: livello { $level }
board-level-then = { $name }: livello { $level }, con le carte a bordo { $then }
board-level-lot = { $name }: livello { $level }, con questo lotto { $then }
board-good-prizes =
    { $second ->
        [0] Ogni merce dà { $first } a chi sta più in alto.
       *[other] Ogni merce dà { $first } a chi sta più in alto e { $second } a chi segue.
    }
board-bonus = Il livello { $level } dà un bonus di { $pay }
board-unseen =
    { $n ->
        [0] Oggi le carte di questa merce sono già uscite tutte.
       *[other] Oggi non ancora uscite: { $values }. Alcune potrebbero non essere nel mazzo.
    }
board-gold-unseen = Oggi l’oro non è ancora uscito. Potrebbe non essere nel mazzo.
board-gold-seen = Oggi l’oro è già uscito.

# The hammer falls
board-now-hammer = Fine dell’asta
board-sold = Venduto a { $name } per { $n }
board-sold-you = Tuo per { $n }
board-unsold = Nessuna offerta: lotto scartato
board-unsellable = Nessuno può offrire: lotto scartato

# What is going on
board-now-first = Il giorno { $n } sta per cominciare
board-now-turn = { $name } gira una carta
board-now-lot = { $name } guarda il lotto
board-now-auction = Tocca a { $name } offrire
board-now-fill = L’ultima nave si riempie dal mazzo, gratis
board-now-counting = Il giorno è finito: si conta
board-now-over = La partita è finita
board-now-sent = Inviato…
board-ask-lot = Aggiungi una carta al lotto o lo vendi così?
board-ask-first-bid = Ancora nessuna offerta. Quanto vale il lotto per te?
board-ask-last = Chiudi tu l’asta: con { $n } prendi il lotto
board-ask-raise = { $name } offre { $n }. Rilanci?
board-out-room =
    { $n ->
        [0] La tua nave è piena
        [one] Il lotto non ci sta: hai { $n } spazio libero
       *[other] Il lotto non ci sta: hai { $n } spazi liberi
    }
board-out-florins =
    { $n ->
        [one] Hai { $n } fiorino: non basta per rilanciare
       *[other] Hai { $n } fiorini: non bastano per rilanciare
    }

# The auction
board-auction-order = In ordine di offerta
board-said-bid = offre { $n }
board-said-pass = passa
board-said-speaks = decide
board-said-waits = aspetta
board-said-room = poco spazio
board-said-florins = pochi fiorini

# Moves
board-draw = Gira ancora
board-open = Apri l’asta
board-pass = Passa
board-bid = Offri { $n }
board-bid-slider = La tua offerta
board-bid-amount = La tua offerta, da { $least } a { $most ->
        [one] { $most } fiorino
       *[other] { $most } fiorini
    }
board-bid-less = Meno
board-bid-more = Più
board-bid-beyond =
    { $n ->
        [one] Hai { $n } fiorino
       *[other] Hai { $n } fiorini
    }
board-bid-below = Almeno { $n }
