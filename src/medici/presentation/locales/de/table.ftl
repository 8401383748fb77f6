### Was alle Tische gemeinsam haben: Stand, Protokoll, Chat, Wertung, Ende.

# $game ist board, card oder dice. Ein Drittel der Partie ist ein Tag, im Würfelspiel eine Runde.

table-title = { $game ->
    [board] Medici
    [card] Medici: Das Kartenspiel
   *[dice] Medici: Das Würfelspiel
}
table-loading = Der Tisch wird aufgebaut…
table-gone = Hier ist kein Tisch
table-again = Noch einmal
table-close = Schließen
table-side = Protokoll und Chat
table-announcer = Was am Tisch geschieht

## Wer dran ist, und warum

table-day = { $game ->
    [dice] Runde { $day }
   *[other] Tag { $day }
}
table-day-of = { $game ->
    [dice] Runde { $day } von 3
   *[other] Tag { $day } von 3
}
table-turn-yours = Du bist dran: { $what }
table-turn-named = { $name } ist dran: { $what }
table-ask-lot = noch eine Karte oder versteigern
table-ask-bid = bieten oder passen
table-ask-reveal = nehmen oder aufdecken
table-ask-take = vom Ende des Marktes nehmen
table-ask-roll = würfeln
table-ask-choosing = Würfel wählen
table-ask-entering = einen Würfel eintragen
table-ask-filling = das Schiff mit Würfeln füllen
table-ask-alone = Würfel wählen
table-await-lot = { $name } überlegt: noch eine Karte oder versteigern?
table-await-bid = { $name } überlegt sich ein Gebot…
table-await-take = { $name } prüft den Markt…
table-await-choosing = { $name } wählt Würfel…
table-await-entering = { $name } trägt einen Würfel ein…
table-nature-first = Wer beginnt, wird ausgelost…
table-nature-card = Eine Karte wird aufgedeckt…
table-nature-roll = Die Würfel rollen…
table-counting = { $game ->
    [dice] Die Runde wird gewertet…
   *[other] Der Tag wird gewertet…
}
table-fast = Vorspulen
table-fast-more = Alles auf einmal zeigen, bis du wieder dran bist
table-over = Die Partie ist vorbei
table-cancelled = Diese Partie wurde abgebrochen
table-clock = Restzeit
table-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
table-clock-days-hours = { $days ->
    [one] { $days } Tag { $hours } h
   *[other] { $days } Tage { $hours } h
}

## Was zwischen den eigenen Zügen geschah, in wenigen Worten

table-since-away = Seit deinem letzten Blick:
table-since-jump = Im Protokoll zeigen
table-since-bid = { $who } hat { $bid } geboten
table-since-passed = { $who } hat gepasst
table-since-bid-and-took = { $who } hat das Paket für { $bid } bekommen
table-since-took-lot = { $who } hat das Paket für { $price } bekommen
table-since-nobody = niemand hat geboten
table-since-took = { $who } hat { $cards } genommen
table-since-entered = { $who } hat { $dice } eingetragen
table-since-counted = Wertung { $game ->
    [dice] der
   *[other] des
} { $day ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} { $game ->
    [dice] Runde
   *[other] Tages
}

## Hinweise

table-reconnecting = Die Verbindung wird neu aufgebaut; nichts geht verloren.
table-watching = Du schaust an diesem Tisch zu.
table-watching-short = Du schaust zu
table-taken-clock = { $who } spielt für { $name }, weil die Zeit um war.
table-taken-resigned = { $who } spielt für { $name }, wie gewünscht.
table-taken-left = { $name } hat die Partie verlassen: { $who } spielt weiter.
table-taken-you-clock = Deine Zeit war um: { $who } spielt für dich.
table-taken-you-resigned = { $who } spielt für dich, wie gewünscht.
table-taken-you-left = Du bist gegangen: { $who } spielt für dich.
table-stands-in = { $who } spielt für { $name }.
table-is-back = { $name } ist wieder da.
table-take-back = Wieder mitspielen
table-look-on = Erst mal zuschauen
table-paused = Gerade ist niemand da. Die Partie wartet, bis jemand zurückkommt.
table-paused-yours = Niemand ist da, und die Partie wartet. Spiel wieder mit, dann geht es weiter.

## Das Menü

table-menu = Menü
table-hint = Tipp
table-undo = Rückgängig
table-undo-more = Deinen letzten Zug zurücknehmen
table-tips-hold = Halte etwas gedrückt: Du siehst, was es ist und welche Regel gilt.
table-invite = Link teilen
table-copy = Link kopieren
table-copied = Link kopiert.
table-copy-failed = In diesem Browser lässt sich nichts kopieren. Der Link: { $link }
table-share-text = Spiel mit an meinem Medici-Tisch
table-people = Wer hier spielt
table-rules = Regeln dieses Spiels
table-aid = Spielhilfe
table-keys = Tasten dieses Spiels
table-fullscreen = Vollbild
table-fullscreen-end = Vollbild beenden
table-tournament = Zum Turnier
table-home = Startseite (du kannst zurückkommen)
table-settings = Optionen
table-speed = Animation
table-speed-0 = aus
table-speed-1 = normal
table-speed-2 = schnell
table-theme = Aussehen
table-theme-auto = auto
table-theme-light = hell
table-theme-dark = dunkel
table-sound = Ton
table-helpers = Hilfen (letzter Preis, übrige Karten)
table-tips = Hinweise: Namen und Regeln zu allem
table-names = Namen der Waren
table-handovers = Nachfragen, bevor das Gerät weitergegeben wird
table-resign = Einen Bot für mich spielen lassen
table-resign-sure = Einen Bot für dich spielen lassen?
table-resign-more = Der Bot spielt sofort weiter. Du kannst zuschauen und jederzeit wieder mitspielen.
table-leave = Partie verlassen
table-leave-sure = Diese Partie verlassen?
table-leave-more = Ein Bot übernimmt deinen Platz bis zum Schluss, damit die anderen fertig spielen können.
table-cancel = Partie beenden
table-cancel-sure = Diese Partie beenden?
table-cancel-more = Außer dir spielen nur Bots: Die Partie endet hier, und niemand gewinnt. Was gespielt wurde, bleibt in deinem Verlauf.
table-stay = Bleiben

## Protokoll und Chat

table-log = Protokoll
table-log-empty = Noch ist nichts geschehen.
table-log-scoring = { $game ->
    [dice] Wertung von Runde { $day } zeigen
   *[other] Wertung von Tag { $day } zeigen
}
table-log-undone = Zurückgenommen:
table-chat = Chat
table-chat-new = Chat, { $n } ungelesen
table-chat-unread = { $n } ungelesen
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-placeholder = Sag etwas
table-chat-send = Senden

## Das Ende

table-end-back = Zurück zum Ergebnis
table-end-home = Startseite
table-picture = Als Bild teilen
table-picture-saved = Das Bild wurde gespeichert.
table-picture-failed = Das Bild ließ sich nicht zeichnen.
table-picture-foot = Gespielt mit Medici
table-end = Die Partie ist vorbei
table-end-title = Du hast dir einen Titel verdient:
table-end-you-won = { $n ->
    [one] Du hast gewonnen!
   *[other] Gemeinsam gewonnen!
}
table-end-won = { $n ->
    [one] { $who } hat gewonnen
   *[other] { $who } haben gewonnen
}
table-end-ranking = Endstand
table-install = Installieren
table-install-about = Medici lässt sich wie eine App installieren: Es öffnet sich sofort, auch ohne Internet.
table-install-by-hand = Medici kann als App auf deinen Home-Bildschirm: Tippe im Browser auf Teilen, dann auf „Zum Home-Bildschirm“.
table-install-no = Nein, danke
table-end-look = Tisch ansehen
table-end-replay = Wiederholung
table-end-scorings = Wertungen noch einmal:
table-rematch = Noch eine Partie
table-rematch-offered = An diesem Tisch folgt noch eine Partie.
table-rematch-join = Zur nächsten Partie
table-chart = { $game ->
    [dice] Punkte nach jeder Runde
   *[other] Florin nach jedem Tag
}
table-chart-figures = Dasselbe in Zahlen
table-chart-player = Name

## Wo ein Schiff steht

# $nth: „2.“; $pay (Zahl): was dieser Rang bringen würde
table-rank = { $nth } (+{ $pay })
table-pay = +{ $pay }
table-rank-now = Würden die Schiffe jetzt gewertet: { $rank }
table-rank-ahead = Mit deiner Auswahl: { $rank }

## Ein Gerät für mehrere

table-handover = Gib das Gerät weiter an { $name }
table-handover-open = Nichts ist geheim in diesem Spiel: Alle dürfen zusehen.
table-handover-ready = Ich bin { $name }, los geht’s
table-handover-never = Nicht mehr fragen

## Die Wertung

table-scoring-title = { $game ->
    [dice] Wertung von Runde { $day }
   *[other] Wertung von Tag { $day }
}
table-scoring-before = vorher
table-scoring-ship = Schiff
table-scoring-total = { $game ->
    [dice] Punkte
   *[other] Florin
}
table-scoring-worth = Wert { $n }
table-scoring-start = Erst die Schiffe, dann Ware für Ware.
table-scoring-again = Wähle eine Zeile, um zu sehen, wie die Zahlen entstehen.
table-scoring-steps = Schritt für Schritt
table-scoring-skip = Ans Ende
table-scoring-next = Weiter
table-scoring-close = Fertig
table-rest = Die Uhren ruhen, bis alle fertig sind, höchstens { $time }.
table-rest-over = Die Uhren laufen wieder.
