# Was im Kartenspiel geschieht, allen erzählt: siehe story.ftl.

story-reveals-first = { $who } deckt { $card } auf.
story-reveals = { $who } deckt eine Karte auf.
story-reveals-another = { $who } deckt noch eine Karte auf.
story-it-is = Es ist { $card }.
story-takes = { $who } nimmt { $cards }.
story-last-turn = Nur das Schiff von { $who } hat noch Platz: ein letzter Zug (C20).
