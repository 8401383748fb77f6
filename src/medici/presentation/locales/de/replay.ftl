### A finished game, step by step, and the seal of its chance.

replay-title = Wiederholung
replay-loading = Die Partie wird geholt…
replay-table = Der Tisch
replay-start = Der Tisch vor dem ersten Zug.
replay-controls = Durch die Partie gehen
replay-position = Stelle in der Partie
replay-position-said = Schritt { $at } von { $last }: { $now }
replay-days = Tage
replay-day = { $game ->
    [dice] Runde { $day }
   *[other] Tag { $day }
}
replay-first = Zum Anfang
replay-prev = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-speed = Tempo
replay-speed-of = { $rate }×
replay-log = Was geschah
replay-seen-by = Aus wessen Sicht du den Tisch siehst
replay-seen-by-words = Sicht von
replay-share = Link kopieren
replay-copied = Link zu dieser Stelle kopiert.
replay-download = Herunterladen
replay-another = Andere öffnen
replay-scoring = { $game ->
    [dice] Wie Runde { $day } gewertet wurde
   *[other] Wie Tag { $day } gewertet wurde
}

## Play on from a position

replay-on = Ab hier weiterspielen
replay-on-about = An dieser Stelle beginnt eine neue Partie auf diesem Gerät, gegen Bots. Karten und Würfe werden neu ausgelost.
replay-on-seat = Du spielst für
replay-on-same = Wie in der Aufzeichnung
replay-on-do = Weiterspielen

## Bring a record

replay-upload = Aufzeichnung ansehen
replay-upload-how = Zieh die Datei einer Partie hierher, füge ihren Text ein oder wähle sie aus.
replay-choose = Datei wählen
replay-upload-private = Sie wird Zug für Zug geprüft, nur dir gezeigt und nirgends gespeichert.
replay-no-json = Das ist keine Aufzeichnung einer Partie: Es lässt sich nicht als JSON lesen.
replay-no-record = Das ist keine gültige Aufzeichnung einer Partie.
replay-no-record-move = Das ist keine gültige Aufzeichnung einer Partie: Zug { $n } passt nicht zu den Zügen davor.

## The seal

replay-seal-title = Waren die Ziehungen fair?
replay-seal-fair = Fair
replay-seal-later = Noch verdeckt
replay-seal-none = Ohne Nachweis
replay-seal-broken = Nicht fair
replay-seal-checking = Wird geprüft…
replay-seal-failed = Ungeprüft
replay-seal-checking-long = Dein Browser prüft die Ziehungen…
replay-seal-failed-long = Die Ziehungen ließen sich gerade nicht prüfen.
replay-seal-none-long = Diese Aufzeichnung bringt keinen Nachweis mit.
replay-seal-none-why = Die Partie wurde ohne Versprechen über die Ziehungen gespielt, zum Beispiel in einem Terminal. Ihre Züge sind trotzdem an den Regeln geprüft.
replay-proof-commitment = Das Versprechen.
replay-proof-seeds = Die Startwerte.
replay-proof-secret = Das Geheimnis.
replay-proof-table = Der Tisch.
replay-proof-kept = noch geheim
replay-by-hand = Prüf es selbst: Lade die Datei herunter, dann starte
replay-file = DATEI
