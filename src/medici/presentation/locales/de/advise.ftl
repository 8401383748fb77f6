# What the adviser says: of moves, of lots and what they are worth, of the next card.
#
# Sentences come as those of story.ftl do. $you is "yes" where $who is the person who reads.
# $move and $other are messages advise-move-..., numbers with a decimal are reason-number (reasons.ftl).

## Moves, within a sentence

advise-move-pass = passen
advise-move-bid = { $n } bieten
advise-move-draw = noch eine Karte aufdecken
advise-move-auction = versteigern
advise-move-reveal = eine Karte aufdecken
advise-move-take = { $cards } nehmen
advise-move-choose = { $dice } eintragen

## The best move

advise-best = Am besten: { $move }. Das gewinnt in { $chance } % der durchgespielten Fortsetzungen, { $lead } ± { $error } Prozentpunkte mehr als: { $other }.
advise-best-alone = Am besten: { $move }. Das bringt am Ende { $score } Punkte, { $lead } ± { $error } mehr als: { $other }; und am häufigsten den Titel { $title }.
advise-close = Fast gleich gut: { $move } oder { $other }.
advise-only-move = Es gibt keine Wahl: { $move }.

## Why it is the best, beside the next best; $cards and $dice are what one of the two has besides

advise-why-reveal = Erst noch eine Karte: besser, als gleich { $cards } zu nehmen.
advise-why-at-once = Gleich { $cards } zu nehmen ist besser als noch eine Karte.
advise-why-take-more = Es lohnt sich, auch { $cards } zu nehmen.
advise-why-take-less = { $cards } liegen zu lassen ist besser.
advise-why-take-rather = Das ist besser, als { $cards } zu nehmen.
advise-why-enter-more = Es lohnt sich, auch { $dice } einzutragen.
advise-why-enter-less = { $dice } liegen zu lassen ist besser.
advise-why-enter-rather = Das ist besser, als { $dice } einzutragen.

## What a lot is worth

advise-worth =
    Bei einem Preis von { $low } bis { $n } Florin ist es für { $you ->
        [yes] dich
       *[other] { $who }
    } gleich gut, dieses Paket zu haben oder nicht.
advise-worth-exactly =
    Bei einem Preis von { $n } Florin ist es für { $you ->
        [yes] dich
       *[other] { $who }
    } gleich gut, dieses Paket zu haben oder nicht.
advise-worth-nothing =
    Für { $you ->
        [yes] dich
       *[other] { $who }
    } lohnt sich dieses Paket nicht einmal für 1 Florin.
advise-worth-all =
    Für { $you ->
        [yes] dich
       *[other] { $who }
    } lohnt sich dieses Paket selbst für alles Geld, das da ist: { $n } Florin.
advise-dearest =
    { $you ->
        [yes] Du kannst am meisten dafür zahlen.
       *[other] { $who } kann am meisten dafür zahlen.
    }
advise-only-room =
    { $you ->
        [yes] Nur dein Schiff hat Platz dafür.
       *[other] Nur das Schiff von { $who } hat Platz dafür.
    }

## A further card

advise-further-dearer =
    Mit noch einer Karte wäre das Paket für { $you ->
        [yes] dich
       *[other] { $who }
    } etwa { $n } Florin mehr wert.
advise-further-cheaper =
    Mit noch einer Karte wäre das Paket für { $you ->
        [yes] dich
       *[other] { $who }
    } etwa { $n } Florin weniger wert.
advise-further-same =
    Noch eine Karte würde für { $you ->
        [yes] dich
       *[other] { $who }
    } wenig ändern.
advise-further-no-room =
    Mit noch einer Karte wäre das Paket zu groß für { $you ->
        [yes] dein Schiff
       *[other] das Schiff von { $who }
    }.

## The next card; $goods are goods in a row

advise-next = Die nächste Karte ist am ehesten { $goods }: { $chance } %.
advise-next-each = Die nächste Karte ist am ehesten eine davon, mit je { $chance } %: { $goods }.

## Tables in the terminal

advise-head-move = Zug
advise-head-lead = Vorsprung
advise-head-florins = Florin
advise-head-points = Punkte
advise-head-title = häufigster Titel
advise-head-seat = Name
advise-head-price = fairer Preis
advise-head-bounds = in 95 % der Fälle
advise-between = { $low } bis { $high }
advise-head-most = bieten bis
advise-head-by = nach
advise-by-chance = Siegchance
advise-by-florins = Florin
advise-head-good = nächste Karte
advise-head-value = Wert
advise-head-chance = Chance
advise-head-with-it = Paketwert dann für { $who }
advise-now = So wie es ist
advise-lot = Das Paket
advise-futures = { $n ->
    [one] { $n } Fortsetzung
   *[other] { $n } Fortsetzungen
}; ± ist ein Standardfehler.
