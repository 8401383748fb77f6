### Reviews in the browser: the curve of chances, luck and skill, hints, practice, links.

eye-percent = { $n } %

## The curve

eye-curve = Die Siegchancen aller, Zug um Zug
eye-curve-alone = Das erwartete Ergebnis, Zug um Zug
eye-curve-at = Schritt { $at } von { $last }. { $chances }
eye-curve-waiting = Partie wird analysiert…
eye-curve-failed = Die Chancen lassen sich gerade nicht zeigen.
eye-again = Erneut versuchen
eye-chances = Chancen hier
eye-chance-of = { $name } { $chance }

## The review

eye-review = Analyse
eye-review-about = Wo sich die Partie entschied: Chancen, teure Züge, Glück und Können
eye-log = Züge
eye-working = Die Partie wird auf viele Arten weitergespielt: Es wird immer genauer…
eye-worked = Fertig: Die Partie wurde { $futures }-mal weitergespielt.
eye-unsure = { $n ->
    [one] Für ein Urteil über { $n } Entscheidung reichte das nicht.
   *[other] Für ein Urteil über { $n } Entscheidungen reichte das nicht.
}
eye-costly-next = Nächster Fehler
eye-costs = In Prozentpunkten der Siegchance: 100 sind ein sicherer Sieg.
eye-costs-alone = In Punkten des Ergebnisses.
eye-costliest-later = Suche läuft…
eye-costliest-none = Kein teurer Fehler, nirgends. Stark gespielt!
eye-better = Besser: { $move }.
eye-better-so-far = Bisher besser: { $move }.
eye-perhaps = Vielleicht besser: { $move }.
eye-played = Gespielt: { $move }.
eye-played-by = Gespielt von { $name }: { $move }.
eye-try = Anderen Zug versuchen
eye-points = +{ $points } Punkte
eye-best = Der beste Zug.
eye-best-so-far = Bisher der beste Zug; die Suche läuft noch.
eye-no-choice = Es gab keine echte Wahl.
eye-doubt = Zu knapp, um es einen Fehler zu nennen.
eye-unsettled = Noch nicht entschieden: Die Suche läuft noch.
eye-too-few = Zu wenige Fortsetzungen für ein Urteil. Länger suchen würde helfen.
eye-solved = Exakt: Das Endspiel ist gelöst.
eye-cost-exactly = { $points } ± { $error } Prozentpunkte besser: { $better } statt { $played }.
eye-cost-alone = { $points } ± { $error } Punkte im Ergebnis besser: { $better } statt { $played }.
eye-luck-moved = Glück: { $name } { $change } Punkte
eye-skill = Wie gut alle entschieden haben
eye-rate = Im Schnitt { $rate } ± { $error } Punkte hinter dem besten Zug, bei { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}; { $mistakes ->
    [0] kein Fehler
   *[other] { $mistakes } Fehler
}
eye-rate-so-far = Bisher im Schnitt { $rate } ± { $error } Punkte hinter dem besten Zug, bei { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
}; { $mistakes ->
    [0] noch kein Fehler gefunden
   *[other] { $mistakes } Fehler gefunden
}
eye-adjusted = Ergebnis ohne Glück: { $chance }
eye-rate-about = Die Titel reichen vom Lastträger bis zu „il Magnifico“. Ohne Glück: die Chance am Ende, abzüglich dessen, was das Glück gab; das kann unter 0 % oder über 100 % liegen.
eye-rate-alone = Die Titel reichen vom Lastträger bis zu „il Magnifico“. Ohne Glück: das Ergebnis, abzüglich dessen, was das Glück gab.
eye-moments = Glück und Pech
eye-turning = Der Wendepunkt: Ab hier wechselte die Führung nicht mehr
eye-joker = Glück für { $name }
eye-blow = Pech für { $name }
eye-figures = Alle Chancen als Tabelle
eye-figures-step = Zug
eye-figures-cost = Kosten
eye-titles = Chance auf jeden Titel
eye-title = Titel
eye-here = Hier

## Luck and skill

eye-parts = Glück und Können
eye-part-luck = Glück
eye-part-skill = eigene Züge
eye-part-others = Züge anderer
eye-from-to = { $from } → { $to }
eye-parts-about = In Prozentpunkten der Siegchance. Start, Glück und Züge ergeben zusammen das Ergebnis.
eye-parts-alone = In Punkten. Start, Glück und Züge ergeben zusammen das Ergebnis.
eye-parts-looking = Glück und Können werden abgewogen…

## A link with the game in it

eye-share = Analyse teilen
eye-shared = Link kopiert: Er enthält die ganze Partie.
eye-link-broken = Dieser Link ist beschädigt: Die Partie darin lässt sich nicht lesen. Lass ihn dir noch einmal schicken, oder öffne die Datei der Partie.

## Hints and practice

eye-hint-title = Tipp
eye-hint-looking = Deine Züge werden durchgespielt…
eye-hint-chance = gewinnt in { $chance } der Fälle
eye-hint-score = führt zu etwa { $score } Punkten
eye-hint-why = { $points } ± { $error } Prozentpunkte besser als: { $move }.
eye-hint-why-alone = { $points } ± { $error } Punkte besser als: { $move }.
eye-hint-open = Die Suche läuft noch: Das kann sich ändern.
eye-hint-close = Kaum besser als: { $move }. Beides geht.
eye-hint-florins = Im Schnitt bringt das am Ende { $florins } Florin mehr als der nächstbeste Zug.
eye-hint-tour = Der Rundgang geht weiter mit: { $move }. Er zeigt, wie alles geht, nicht immer den stärksten Zug.
eye-hint-moves = Deine Züge, der beste zuerst
eye-hint-failed = Gerade gibt es keinen Tipp.
eye-advise = Berater
eye-advise-about = Was die Züge, das Paket und die nächste Karte hier wert sind
eye-advise-over = Die Partie ist vorbei: Es gibt nichts mehr zu entscheiden.
eye-advise-nature = Hier entscheidet niemand: Der Zufall ist dran.
eye-advise-moves = Die Züge von { $name }, der beste zuerst
eye-advise-ends = { $game ->
    [dice] { $n } Punkte am Ende
   *[other] { $n } Florin am Ende
}
eye-advise-price = Fairer Preis des Pakets
eye-advise-price-about = Bei diesem Gebot ist die Siegchance mit und ohne Paket gleich. In etwa 95 von 100 Fällen liegt der Preis innerhalb des Balkens.
eye-advise-price-to = { $name }: fairer Preis { $price } Florin, zwischen { $low } und { $high }
eye-advise-nothing-to = { $name }: besser ohne, selbst geschenkt
eye-advise-all-to = { $name }: besser mit, selbst für alle { $purse } Florin
eye-advise-nothing = besser ohne
eye-advise-all = alle { $purse }
eye-advise-bid = Höchstes Gebot bisher: { $n }
eye-advise-next = Die nächste Karte
eye-advise-values = nach dem Wert der Karte
eye-advise-futures = Für jeden Zug wurden { $n } Fortsetzungen gespielt.
eye-practice = Übung
eye-practice-about = Sagt nach jeder deiner Entscheidungen, wie weit sie hinter der besten liegt. Nur allein gegen Bots.
eye-practice-good = Gut entschieden.
eye-practice-cost = { $points } Punkte weniger als mit: { $move }.
eye-practice-doubt = Etwa so gut wie: { $move }.
