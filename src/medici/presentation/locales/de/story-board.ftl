# Was im Brettspiel geschieht, allen erzählt: siehe story.ftl.

story-turns-up = { $who } deckt { $card } auf.
story-draws = { $who } deckt noch eine Karte auf.
story-lot-grows = Es ist { $card }; im Paket sind { $lot }.
story-opens = { $who } versteigert das Paket.
story-passes = { $who } passt.
story-bids = { $who } bietet { $bid }.
story-bids-and-wins = { $who } bietet { $bid }, bekommt das Paket und lädt { $lot }.
story-wins-lot = { $who } bekommt das Paket für { $price } und lädt { $lot }.
story-no-room = Kein Platz für das Paket: { $who } (B22).
story-no-florins = Zu wenig Florin für ein Gebot: { $who } (B22).
story-nobody-bids = Niemand bietet: Das Paket ist für diesen Tag aus dem Spiel (B24).
story-nobody-can-bid = Niemand kann bieten: Das Paket ist für diesen Tag aus dem Spiel (B22, B24).
story-full = Das Schiff von { $who } ist voll.
story-last-ship-fills = Nur das Schiff von { $who } hat noch Platz: Es wird vom Stapel aufgefüllt (B30).
story-fills = Das Schiff von { $who } bekommt { $card } umsonst (B30).
story-ships-sail = Der Stapel ist leer: Die Schiffe laufen aus (B31).
story-sails-with-room =
    Der Stapel ist leer: Das Schiff läuft mit { $n ->
        [one] { $n } leeren Laderaum
       *[other] { $n } leeren Laderäumen
    } aus (B30).
