### Der Tisch im Terminal: was gezeichnet wird, die Eingabezeile und die App.

## Was gezeichnet wird

terminal-title = { shell-game }, { $span ->
        [round] Runde
       *[day] Tag
    } { $day } von 3
terminal-deck =
    Stapel: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
terminal-rolls = { $who } würfelt
terminal-you = (du)
terminal-head-player = Name
terminal-head-florins = Florin
terminal-head-points = Punkte
terminal-head-worth = Wert
terminal-head-free = frei
terminal-head-ship = Schiff
terminal-head-green = grüne Karten
terminal-head-levels = Stufe +an Bord
terminal-head-icons = Symbole +an Bord
terminal-head-column = Spalte
terminal-crosses = Kreuze
terminal-enemy = Feind
terminal-green = grün
terminal-empty = leer
terminal-and = { $first }, { $next }
terminal-bonus-day = Bonus an jedem Tag: { $what }
terminal-bonus-level = { $pay } auf Stufe { $level }
terminal-monopoly = Monopol an jedem Tag: { $pay } ab { $icons } Symbolen
terminal-monopoly-more = { $pay } ab { $icons }
terminal-bonus-round = Bonus in jeder Runde: { $pay } ab { $crosses } Kreuzen, { $more } bei { $all }
terminal-breakthrough =
    { $n ->
        [one] { $n } Kreis
       *[other] { $n } Kreise
    }: Keine Spalte zählt
terminal-lot = Paket:
terminal-lot-none = noch keins
terminal-lot-about =
    (Wert { $worth }, { $n ->
        [one] { $n } Laderaum
       *[other] { $n } Laderäume
    })
terminal-presents = { $who } versteigert
terminal-bids = Gebote:
terminal-bid = { $who } { $bid }
terminal-passed = { $who } passt
terminal-bids-none = noch keine
terminal-leads = { $who } führt mit { $bid }
terminal-market = Markt:
terminal-market-empty = leer
terminal-beyond = Außer Reichweite:
terminal-dice = Würfel:
terminal-dice-soon = Gleich wird gewürfelt.
terminal-die-left = übrig
terminal-die-gone = weg

## Was gefragt ist

terminal-asked = { $who }: { $what }
terminal-over = Die Partie ist vorbei.
terminal-chance = Der Zufall ist dran.
terminal-ask-bid = für das Paket bieten oder passen?
terminal-ask-bid-over = mehr als { $high } für das Paket bieten oder passen?
terminal-ask-draw = noch eine Karte aufdecken oder das Paket versteigern?
terminal-ask-take = welche Karten vom Ende des Marktes nehmen?
terminal-ask-reveal = vom Ende des Marktes nehmen oder aufdecken (noch höchstens { $n })?
terminal-ask-enter = welchen der übrigen Würfel eintragen?
terminal-ask-fill =
    das Schiff muss jetzt voll werden (D15): { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    } wählen.
terminal-ask-choose =
    { $free ->
        [1] einen Würfel
        [2] 1 oder 2 Würfel
       *[other] 1 bis 3 Würfel
    } wählen.

## Züge, wie man sie tippt

terminal-verb-bid = bieten
terminal-verb-pass = passen
terminal-verb-draw = aufdecken
terminal-verb-auction = versteigern
terminal-verb-reveal = aufdecken
terminal-verb-take = nehmen
terminal-verb-choose = wählen
terminal-many = wählen { $count } aus { $dice }
terminal-span = { $least } bis { $most }

## Befehle, wie man sie tippt

terminal-word-undo = zurück
terminal-word-save = speichern
terminal-word-load = laden
terminal-word-log = protokoll
terminal-word-table = tisch
terminal-word-help = hilfe
terminal-word-quit = ende

## Die Eingabezeile

terminal-legal = Möglich: { $moves } (oder hilfe)
terminal-illegal = „{ $move }“ geht jetzt nicht. Möglich: { $moves }; oder hilfe.
terminal-unknown = „{ $line }“ ist nicht zu verstehen. Möglich: { $moves }; oder hilfe.
terminal-bot-fails = Ein Bot spielt nicht weiter: { $reason }.
terminal-no-undo-nothing = Hier lässt sich nichts zurücknehmen: { $who } hat noch nichts entschieden.
terminal-no-undo-chance = Das lässt sich nicht zurücknehmen: Danach war der Zufall dran ({ $move }).
terminal-no-undo-player = Das lässt sich nicht zurücknehmen: Danach war { $who } dran ({ $move }).
terminal-no-undo-over = Das lässt sich nicht zurücknehmen: Die Partie ist vorbei.
terminal-undone = { $who } nimmt zurück: { $move }.
terminal-not-saved = Nicht gespeichert: { $reason }. Die Partie geht weiter.
terminal-saved = Gespeichert als { $file }
terminal-load-which = Welche Datei laden? Tippe: laden DATEI
terminal-not-loaded = { $file } lässt sich nicht laden: { $reason }. Die jetzige Partie geht weiter.
terminal-load-fails = { $file } lässt sich nicht laden: { $reason }.
terminal-kept = Die jetzige Partie ist gespeichert als { $file }
terminal-loaded = { $file } geladen
terminal-unsaved = Die Partie lässt sich nicht speichern: { $reason }. Dies ist ihre Aufzeichnung:
terminal-why-missing = Datei oder Ordner nicht gefunden
terminal-why-folder = das ist ein Ordner
terminal-why-denied = keine Berechtigung
terminal-why-full = kein Speicherplatz mehr
terminal-why-record = keine gültige Aufzeichnung einer Partie
terminal-why-system = das System lehnt es ab
terminal-why-fault = ein Fehler im Programm
terminal-record = Die Aufzeichnung dieser Partie: { $file }
terminal-continue = Weiter geht es mit: { $command }
terminal-help =
    Züge: Tippe einen, wie er dasteht, oder seine Kurzform:
    {"  "}Brettspiel    7 = bieten 7, p = passen, d = aufdecken, a = versteigern
    {"  "}Kartenspiel   r = aufdecken, 1 3 = nehmen 1 3 (vom Ende des Marktes gezählt)
    {"  "}Würfelspiel   1 3 = wählen 1 3 (Würfel nach ihren Nummern)
    Befehle:
    {"  "}tisch            zeichnet den Tisch noch einmal
    {"  "}protokoll        erzählt die Partie bis hierher
    {"  "}zurück           nimmt deinen letzten Zug zurück, wenn seither nichts geschah
    {"  "}speichern DATEI  schreibt die Partie in DATEI (sonst zu deinen gespeicherten)
    {"  "}laden DATEI      spielt statt dieser die Partie aus DATEI weiter
    {"  "}hilfe            diese Liste
    {"  "}ende             speichert und hört auf (ebenso Strg-D und Strg-C)

## Die App: was man tun kann

terminal-do-bid = { $n } bieten
terminal-do-pass = Passen
terminal-do-draw = Karte aufdecken
terminal-do-auction = Versteigern
terminal-do-reveal = Karte aufdecken
terminal-do-take = { $cards } nehmen
terminal-do-take-none = Nehmen…
terminal-do-choose = { $cards } eintragen
terminal-do-choose-none = Eintragen…
terminal-do-again = Neue Partie
terminal-do-menu = Menü
terminal-do-leave = Beenden
terminal-do-start = Partie beginnen
terminal-do-return = Wieder mitspielen
terminal-do-next = Weiter
terminal-do-all = Alles auf einmal
terminal-do-on = Fertig
terminal-do-back = Zurück
terminal-key-enter = Enter
terminal-keys-undo = Rückgängig
terminal-keys-hint = Tipp
terminal-keys-talk = Chat
terminal-keys-log = Protokoll
terminal-keys-help = Hilfe
terminal-keys-light = Aussehen
terminal-keys-menu = Menü
terminal-keys-leave = Ende

## Die App: was gerade geschieht

terminal-turn = Du bist dran: { $what }
terminal-turn-of = { $who }, du bist dran: { $what }
terminal-thinks = { $who } überlegt
terminal-thinks-bot = { $who } ({ $bot }) überlegt
terminal-turning = Eine Karte wird aufgedeckt
terminal-rolling = Die Würfel rollen
terminal-starting = Wer beginnt, wird ausgelost
terminal-hurry = Leertaste: nicht warten
terminal-watching = Du schaust zu.
terminal-log = Protokoll
terminal-talk = Allen am Tisch etwas sagen
terminal-log-empty = Noch ist nichts geschehen.
terminal-chosen = { $who } hat { $dice } gewählt
terminal-would = Damit: Wert { $worth }, { story-nth } Rang
terminal-would-pay = Damit: Wert { $worth }, { story-nth } Rang (+{ $pay })
terminal-last-sale = Letztes Paket: { $who } für { $price }
terminal-last-none = Letztes Paket: unverkauft

## Die App: Meldungen

terminal-expected-bid = Möglich sind Gebote von { $least } bis { $most }, nicht { $n }.
terminal-expected-pick = Möglich: { $moves }. Wähle nach Nummern oder mit der Maus.
terminal-expected-verb = Möglich: { $moves }.
terminal-not-now = Du bist nicht dran. Nichts hat sich geändert.
terminal-hint-thinking = Mögliche Fortsetzungen werden durchgespielt…
terminal-hint-compiling = Die Regeln werden für diesen Rechner vorbereitet, nur dieses eine Mal (ein, zwei Minuten)…
terminal-hint-none = Einen Tipp gibt es, wenn du allein gegen Bots spielst und dran bist.
terminal-hint = Tipp: { $move }. Das gewinnt in { $chance } % der durchgespielten Fälle. { $why }
terminal-hint-points = Tipp: { $move }. Das führt zu etwa { $points } Punkten. { $why }
terminal-hint-fails = Kein Tipp: { $reason }. Die Partie geht weiter.
terminal-undo-live = Dein letzter Zug soll zurückgenommen werden.
terminal-autosave-fails = Die Partie lässt sich nicht speichern: { $reason }. Sie geht weiter; schaff Platz und hör mit q auf.
terminal-small = Zu klein
terminal-small-why = Dieser Tisch braucht { $columns } Spalten und { $lines } Zeilen; dieses Terminal hat { $width } und { $height }. Mach es größer, oder hör mit q auf und spiel mit medici play --plain. Nichts ist verloren.

## Die App: Wertung

terminal-score-before = vorher
terminal-score-ship = Schiff
terminal-score-now = jetzt
terminal-score-step = { $n } von { $all }

## Die App: Menü

terminal-menu-about = Drei Tage in Florenz: Biete mit, belade dein Schiff, überflügle die anderen Handelshäuser.
terminal-menu-game = Spiel
terminal-menu-players = Spieler
terminal-menu-bots = Bots
terminal-menu-language = Sprache
terminal-menu-name = Dein Name
terminal-menu-mixed = Von jedem einer
terminal-menu-alone = { $n } (allein)
terminal-menu-keys = ↑ ↓ Zeile wählen   ← → ändern   Enter bestätigen   ? Hilfe
terminal-menu-play = Spielen
terminal-menu-resume = Fortsetzen: { $title }
terminal-menu-join = Einem Tisch per Adresse beitreten
terminal-join-address = Adresse
terminal-join-go = Beitreten
terminal-join-bad = { $got } ist keine Adresse eines Tisches. Eine sieht etwa so aus: https://medici.example/tables/abc123
terminal-join-busy = Verbinden mit { $address }…
terminal-date = { $day }.{ $month }.{ $year }, { $hour }:{ $minute } Uhr
terminal-lobby = Tisch { $table }
terminal-lobby-seat = { $n }. { $who }
terminal-lobby-free = frei
terminal-lobby-wait = Noch nicht vollzählig: { $taken } von { $seats } Plätzen besetzt.
terminal-lobby-host = Warten, bis { $who } die Partie beginnt.
terminal-lobby-ready = Alle Plätze sind besetzt: Beginne die Partie mit s.
terminal-lobby-cancelled = Dieser Tisch wurde abgesagt.
terminal-lobby-taken-over = Ein Bot spielt für dich. Mit b spielst du wieder selbst.
terminal-live-continue = Zurück an den Tisch: { $command }

## Die App: Hilfe

terminal-app-help =
    Züge
    {"  "}Brettspiel   Gebot tippen oder mit + und - ändern, Enter bietet; p passen
    {"  "}             d noch eine Karte aufdecken; a versteigern
    {"  "}Kartenspiel  1 2 3 wählen Karten vom Markt, Enter nimmt sie; r aufdecken
    {"  "}Würfelspiel  1 bis 5 wählen Würfel, Enter trägt sie ein
    {"  "}Maus         auf Karten, Würfel und Knöpfe klicken

    Tasten
    {"  "}u  letzten Zug zurücknehmen, wenn seither nichts geschah
    {"  "}h  ein Tipp: der beste Zug und seine Chance (nur allein gegen Bots)
    {"  "}t  allen an einem Online-Tisch etwas sagen
    {"  "}l  das ganze Protokoll
    {"  "}c  helles oder dunkles Aussehen
    {"  "}m  das Menü; die Partie wird gespeichert
    {"  "}q  Partie speichern und aufhören (ebenso Strg-C)
    {"  "}Leertaste  die Pausen der Bots nicht abwarten

    Zeichen
    {"  "}> wer dran ist; +2 ist an Bord und kommt noch dazu
    {"  "}{ $signs }

## Befehle: was sie übersetzen, und ob der Zufall fair war

terminal-compiling = Für diesen Rechner wird vorbereitet, nur dieses eine Mal: { $games }, { $parts ->
        [one] { $parts } Teil
       *[other] { $parts } Teile
    } in { $workers ->
        [one] { $workers } Prozess
       *[other] { $workers } Prozessen
    }, { $minutes ->
        [1] keine Minute
       *[other] etwa { $minutes } Minuten
    }. Spätere Befehle finden es vor; medici warm bereitet alles im Voraus vor.
terminal-compiling-game = { $game ->
        [card] Kartenspiel
        [dice] Würfelspiel
       *[board] Brettspiel
    }
terminal-compiling-any = Was dafür nötig ist, wird für diesen Rechner vorbereitet: eine Minute oder mehr.
terminal-compiling-bar = Vorbereitung
terminal-compiled = Vorbereitet in { $n } s.
terminal-compiling-stopped = Unterbrochen: Was fertig ist, bleibt.
terminal-fair = { $file }: { $over ->
        [no] bisher fair, die Partie ist nicht vorbei
       *[yes] fair
    }: Alle Ziehungen folgen aus Geheimnis und Startwerten ({ $n } geprüft); Versprechen { $commitment }
terminal-unfair = { $file }: nicht als fair nachgewiesen: { $reason }
terminal-unfair-record = lässt sich nicht als Aufzeichnung einer Partie lesen
terminal-unfair-unrevealed = das Geheimnis ist noch nicht offen
terminal-unfair-proof = es gibt keinen vollständigen Nachweis
terminal-unfair-commitment = das Geheimnis ist nicht das versprochene
terminal-unfair-move = Zug { $move } folgt nicht aus Geheimnis und Startwerten
terminal-unfair-unlisted = das Versprechen steht nicht in der Liste
terminal-list-unread = die Liste der Versprechen lässt sich nicht lesen
terminal-list-fails = die Liste der Versprechen stimmt nicht: { $reason }
terminal-list-changed = sie wurde nachträglich geändert oder ist nicht vollständig
terminal-list-holds = die Liste der Versprechen stimmt: { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }, { $promises ->
        [one] { $promises } Versprechen
       *[other] { $promises } Versprechen
    } ({ $late } verspätet eingetragen), { $promises ->
        [0] nichts
       *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
    } aufgedeckt ({ $finished } zu Ende gespielt, { $cancelled } abgesagt), { $open } offen, davon { $overdue } seit über { $days ->
        [one] { $days } Tag
       *[other] { $days } Tagen
    }; Kopf { $head }
terminal-overdue = überfällig seit { $day }: Eintrag { $n }, Versprechen { $commitment }
terminal-overdue-more = und { $n } weitere (--json nennt alle)
