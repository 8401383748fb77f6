### Der Tisch des Brettspiels.

board-table = Der Tisch
board-you = dein Platz
board-presents = versteigert das Paket

# Geld
board-florins-word = Florin
board-florins = { $n } Florin
board-money = Florin
board-has = { $name }: { $n } Florin

# Schiffe
board-ship-of = Schiff von { $name }
board-worth = Wert
board-worth-then = Wert { $worth } mit diesem Paket
board-room = freie Laderäume
board-free =
    { $n ->
        [0] voll
       *[other] { $n } frei
    }
board-prizes = Schiffsprämien
board-prizes-now = Jetzt { story-nth } Rang: { $pay } am Ende des Tages.

# Das Paket
board-lot = Das Paket
board-lot-worth =
    { $n } von höchstens { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    }, Wert { $worth }
board-cards-left =
    { $n ->
        [one] Karte übrig
       *[other] Karten übrig
    }
board-last-price = Letzter Preis { $n }
board-last-short = Zuletzt: { $n }
board-last-unsold = Letztes Paket unverkauft
board-would = Mit Paket:
board-would-about = Das bekämst du mit diesem Paket, wenn der Tag jetzt zu Ende wäre.
board-would-ship = dein Schiff
board-would-place = { story-nth } (+{ $pay })

# Leisten
board-tracks = Die fünf Leisten
board-level = { $name }: Stufe { $level }
board-level-then = { $name }: Stufe { $level }, mit den Karten an Bord { $then }
board-level-lot = { $name }: Stufe { $level }, mit diesem Paket { $then }
board-good-prizes =
    { $second ->
        [0] Jede Ware bringt { $first } für den höchsten Stand.
       *[other] Jede Ware bringt { $first } für den höchsten Stand, { $second } für den zweithöchsten.
    }
board-bonus = Stufe { $level } bringt einen Bonus von { $pay }
board-unseen =
    { $n ->
        [0] Heute waren schon alle Karten dieser Ware zu sehen.
       *[other] Heute noch nicht zu sehen: { $values }. Vielleicht sind nicht alle davon im Stapel.
    }
board-gold-unseen = Die Goldkarte war heute noch nicht zu sehen. Vielleicht ist sie nicht im Stapel.
board-gold-seen = Die Goldkarte war heute schon zu sehen.

# Der Hammer fällt
board-now-hammer = Der Hammer fällt
board-sold = Für { $n } an { $name } verkauft
board-sold-you = Deins für { $n }
board-unsold = Keine Gebote: Das Paket ist weg
board-unsellable = Niemand kann bieten: Das Paket ist weg

# Was gerade geschieht
board-now-first = Tag { $n } beginnt gleich
board-now-turn = { $name } deckt eine Karte auf
board-now-lot = { $name } prüft das Paket
board-now-auction = { $name } bietet oder passt
board-now-fill = Das letzte Schiff wird umsonst vom Stapel aufgefüllt
board-now-counting = Der Tag ist vorbei: Jetzt wird gewertet
board-now-over = Die Partie ist vorbei
board-now-sent = Gesendet…
board-ask-lot = Noch eine Karte dazu oder so versteigern?
board-ask-first-bid = Noch kein Gebot. Was ist dir das Paket wert?
board-ask-last = Du bietest zuletzt: { $n } genügt für das Paket
board-ask-raise = { $name } bietet { $n }. Bietest du mehr?
board-out-room =
    { $n ->
        [0] Dein Schiff ist voll
       *[other] Dein Schiff hat zu wenig Platz für dieses Paket: { $n } frei
    }
board-out-florins = Du hast { $n } Florin, zu wenig für ein höheres Gebot

# Die Versteigerung
board-auction-order = Reihenfolge der Gebote
board-said-bid = bietet { $n }
board-said-pass = passt
board-said-speaks = überlegt
board-said-waits = wartet
board-said-room = kein Platz
board-said-florins = zu teuer

# Züge
board-draw = Karte aufdecken
board-open = Versteigern
board-pass = Passen
board-bid = { $n } bieten
board-bid-slider = Dein Gebot
board-bid-amount = Dein Gebot, von { $least } bis { $most } Florin
board-bid-less = Weniger
board-bid-more = Mehr
board-bid-beyond = Du hast { $n } Florin
board-bid-below = Mindestens { $n }
