### Ein Tisch vor seiner Partie.

lobby-title = { $game ->
    [card] Medici: Das Kartenspiel
    [dice] Medici: Das Würfelspiel
   *[other] Medici
}
lobby-waiting = { $n ->
    [one] Noch ein Platz ist frei.
   *[other] Noch { $n } Plätze sind frei.
}
lobby-ready = Alle sind da. Es kann losgehen.
lobby-ready-soon = Der Tisch ist voll. Es geht los, sobald { $host } beginnt.
lobby-seats = Plätze
lobby-you = du
lobby-here = an diesem Gerät
lobby-free-seat = frei
lobby-sit = Hinsetzen
lobby-sit-at = Hier hinsetzen: Platz { $seat }
lobby-stand-up = Aufstehen
lobby-free = Platz räumen
lobby-free-name = Platz räumen: { $name }
lobby-stand-up-name = Aufstehen: { $name }
lobby-hot = An diesem Gerät
lobby-hot-name = Name der Person an diesem Gerät
lobby-seat = Hinsetzen
lobby-bot = Ein Bot…
lobby-bot-at = Einen Bot auf Platz { $seat } setzen
lobby-start = Partie beginnen
lobby-start-waits = { $n ->
    [0] Warten auf den Start
    [one] Es fehlt noch 1 Person
   *[other] Es fehlen noch { $n } Personen
}
lobby-invite = Andere einladen
lobby-invite-here =
    Dieser Link geht nur auf diesem Computer. Für Leute an anderen Geräten muss der Server im Netz
    erreichbar sein: Wie das geht, steht in der Dokumentation.
lobby-invite-about = Wer diesen Link öffnet, kann sich setzen oder zuschauen.
lobby-link = Link zu diesem Tisch
lobby-copy = Kopieren
lobby-share = Teilen
lobby-share-title = { $game ->
    [card] Eine Runde Medici, das Kartenspiel?
    [dice] Eine Runde Medici, das Würfelspiel?
   *[other] Eine Runde Medici?
}
lobby-qr = Der Link als QR-Code
lobby-remind = Möchtest du Bescheid bekommen, wenn du dran bist?
lobby-remind-yes = Ja, gern
lobby-remind-no = Nein, danke
lobby-remind-on = Du bekommst Bescheid, wenn du dran bist. In den Optionen lässt sich das ändern.
lobby-terms = Was gespielt wird
lobby-options = Varianten
lobby-access = Zugang
lobby-host = Eröffnet von
lobby-promise = Fairer Zufall.
lobby-promise-about = Der Server hat sich vor der ersten Karte auf diese Zahl festgelegt; nach der Partie können es alle nachprüfen.
lobby-cancel = Tisch absagen
lobby-cancel-ask = Diesen Tisch absagen?
lobby-cancel-about = Alle verlieren ihren Platz, und der Link geht nicht mehr.
lobby-keep = Behalten
