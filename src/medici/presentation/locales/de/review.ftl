# A game reviewed: what decisions cost and what was luck, for the terminal and the browser.
#
# Findings come as messages of this file with their arguments (medici.analysis.review.sentences), put into words as
# the head of story.ftl says. $who stands first in a sentence and $whom within it; whoever is spoken to is
# review-you there, or review-you-within. $points are points of percent of the chance to win, or alone points of
# the final score; $error is the standard error.
# German: $who stands before a colon, so that it fits "Du" and names; $whom is always an accusative.

review-you = Du
review-you-within = dich

## What was wrong with a decision: the board game

review-overpaid = { $who }: { $bid } gezahlt; { $better } hätte gereicht.
review-bid-high = { $who }: { $bid } geboten und dafür { $lot } bekommen; { $better } war das bessere Gebot.
review-bid-low = { $who }: { $bid } geboten und mit Glück { $lot } bekommen; { $better } war das bessere Gebot.
review-bought-dear = { $who }: { $bid } für { $lot } gezahlt; Passen war besser.
review-bid-idle = { $who }: { $bid } für { $lot } geboten; Passen war besser. Das Paket ging für { $price } an { $whom }.
review-outbid-low = { $who }: nur { $bid } geboten, und das Paket mit { $lot } ging für { $price } an { $whom }; { $better } war das bessere Gebot.
review-outbid-high = { $who }: { $bid } geboten, und das Paket mit { $lot } ging für { $price } an { $whom }; { $better } war das bessere Gebot.
review-passed = Gepasst, und das Paket mit { $lot } ging für { $price } an { $whom }; { $bid } zu bieten war besser.
review-passed-heap =
    Gepasst, und die { $n ->
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
       *[other] siebte
    } Karte { $good } ging für { $price } an { $whom }; { $bid } zu bieten war besser.
review-passed-unsold = { $who }: gepasst, und niemand kaufte { $lot }; { $bid } zu bieten war besser.
review-drew = { $who }: noch eine Karte aufgedeckt; { $lot } gleich zu versteigern war besser.
review-opened = { $who }: { $lot } so versteigert; noch eine Karte war besser.

## The card game

review-revealed = { $who }: noch eine Karte aufgedeckt; gleich { $cards } zu nehmen war besser.
review-took-early = { $who }: { $cards } genommen; vorher noch eine Karte aufzudecken war besser.
review-left = { $who }: { $cards } genommen; es lohnte sich, auch { $better } zu nehmen.
review-took-too-much = { $who }: { $cards } genommen; { $better } liegen zu lassen war besser.
review-took-other = { $who }: { $cards } genommen; besser: { $better }.

## The dice game

review-entered-too-few = { $who }: { $dice } eingetragen; es lohnte sich, auch { $better } einzutragen.
review-entered-too-many = { $who }: { $dice } eingetragen; { $better } liegen zu lassen war besser.
review-entered-other = { $who }: { $dice } eingetragen; besser: { $better }.

## What is in doubt

review-doubt = { $who }: { $move }. Vielleicht besser: { $better }.

## Moves, as options of a decision

review-move-bid = { $bid } bieten
review-move-pass = passen
review-move-draw = noch eine Karte aufdecken
review-move-auction = versteigern
review-move-reveal = eine Karte aufdecken
review-move-take = { $cards } nehmen
review-move-choose = { $dice } eintragen

## What it cost

review-cost = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte besser: { $better } statt { $played }.
review-cost-lone = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte im Ergebnis besser: { $better } statt { $played }.
review-cost-seen = Nach schneller Schätzung { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte besser: { $better } statt { $played }.
review-exact = Genau { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Prozentpunkte besser: { $better } statt { $played }. Das Endspiel ist gelöst.
review-exact-lone = Genau { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte im Ergebnis besser: { $better } statt { $played }. Das Endspiel ist gelöst.
review-perhaps = Das kann noch Zufall sein: Sicher ist es nicht.
review-option = { $move } ({ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
review-option-lone = { $move } ({ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte)
review-options = Am besten: { $options }.

## Titles for the error rate

review-title-magnifico = il Magnifico
review-title-gonfalonier = Gonfaloniere
review-title-prior = Prior
review-title-consul = Konsul der Zunft
review-title-master = Meister
review-title-journeyman = Geselle
review-title-porter = Lastträger

## The report

review-heading = Analyse – { $game }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}, { $moves } Züge
review-heading-open = { $heading }, nicht beendet
review-looked = { $futures ->
    [0] Nur nach schneller Schätzung.
    [one] Nach schneller Schätzung und { $futures } Fortsetzung.
   *[other] Nach schneller Schätzung und { $futures } Fortsetzungen.
}
review-unsure = { $n ->
    [one] Für ein Urteil über { $n } Entscheidung reichte das nicht: Mehr Sekunden oder Fortsetzungen würden helfen.
   *[other] Für ein Urteil über { $n } Entscheidungen reichte das nicht: Mehr Sekunden oder Fortsetzungen würden helfen.
}
review-curve = Siegchance
review-curve-lone = Erwartetes Ergebnis
review-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-rate-of = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-marks = Ringe: Fehler. Rauten: Glück und Pech.
review-seat = Name
review-from = Start
review-to = Ende
review-luck = Glück
review-skill = Eigene Züge
review-others = Züge anderer
review-adjusted = Ohne Glück
review-choices = Entscheidungen
review-mistakes = Fehler
review-rate = Fehlerquote
review-grade = Titel
review-adds-up = Start + Glück + eigene Züge + Züge anderer = Ende. Ohne Glück: das Ende, abzüglich Glück.
review-rate-is = Die Fehlerquote sagt, wie weit eine echte Entscheidung im Schnitt hinter dem besten Zug liegt. Nach ±: der Standardfehler.
review-cost-sum = Rückstand
review-turning = Wendepunkt
review-turning-at = In Führung von Zug { $n } bis zum Ende: { $who }. { $told }
review-turning-never = In Führung von Anfang an: { $who }.
review-jokers = Glück und Pech
review-joker = Zug { $n }: { $told } { $who }: { $points }.
review-no-jokers = Das Glück machte nirgends 3 Punkte aus.
review-costliest = Die Entscheidungen mit dem größten Rückstand
review-mistakes-all = Fehler
review-no-costs = Keine Entscheidung blieb hinter einer anderen zurück.
review-decision = Zug { $n }, Tag { $day }
review-decision-round = Zug { $n }, Runde { $day }
review-titles = Chance auf jeden Titel zu Beginn
review-interrupted = Unterbrochen: Was schon gefunden ist, steht oben.
review-progress = Vorausschau
