### Tables that live in this browser: kept, taken online, damaged, brought along as records.

local-here = auf diesem Gerät
local-full = Im Browser ist kein Platz mehr: Diese Partie wird nicht gespeichert. Du kannst weiterspielen; lösch ältere Partien, um Platz zu schaffen.
local-refused = Dieser Browser speichert nichts, also auch keine Partien. Du kannst weiterspielen, solange diese Seite offen ist.
local-bot-failed = Ein Bot findet gerade keinen Zug. Er versucht es wieder.

## Taking a game online

local-gone-online = Diese Partie geht auf dem Server weiter.
local-gone-online-about = Sie ist mit allem, was bisher geschah, dorthin umgezogen.
local-gone-online-link = Zum Tisch
local-invite = Jemanden einladen
local-online = Jemanden zu dieser Partie einladen
local-online-about = Die Partie zieht auf den Server um und geht dort weiter. Wer den Link bekommt, setzt sich dazu.
local-online-seat = Welchen Platz gibst du frei?
local-online-proof = Bisher kam der Zufall von diesem Gerät, deshalb gibt es für diese Partie keinen Nachweis.
local-online-do = Auf den Server verlegen
local-online-alone = Hier spielst nur du: Es gibt keinen Platz zu vergeben.
local-joins = Die Partie geht weiter, sobald alle Plätze besetzt sind.

## What cannot be read

local-aside-hint = { $n ->
    [one] Eine Partie auf diesem Gerät lässt sich nicht lesen.
   *[other] { $n } Partien auf diesem Gerät lassen sich nicht lesen.
}
local-aside-look = Ansehen, was übrig ist
local-aside = Partien, die sich nicht lesen lassen
local-aside-about = Etwas stimmt mit ihnen nicht, darum liegen sie beiseite. Gelöscht ist nichts: Du kannst sie als Dateien herunterladen.
local-aside-store = Alle Partien bis { $date }
local-aside-unknown = Eine Partie
local-aside-download = Herunterladen
local-aside-delete-ask = Löschen, was sich nicht lesen lässt?
local-aside-delete-about = Ohne Kopie ist es endgültig weg.
local-aside-shut = Es lässt sich auch jetzt nicht öffnen.
local-why-row = Ihr Eintrag in der Liste fehlt oder ist beschädigt.
local-why-missing = Ereignis { $seq } ihres Protokolls fehlt.
local-why-json = Ereignis { $seq } ihres Protokolls ist beschädigt.
local-why-fold = Ereignis { $seq } ihres Protokolls kann nicht passiert sein.
local-why-store = Die Datenbank ließ sich nicht öffnen. Eine neue ist angelegt.

## Records

local-record = Als Datei speichern
local-bring = Aufzeichnung hinzufügen
local-bring-about = Eine Partie aus einer Datei wird Zug für Zug geprüft und kommt zu deinen früheren Partien.
local-brought = Die Aufzeichnung ist jetzt bei deinen Partien.
local-from-record = aus einer Datei
local-server-silent = Der Server ist nicht erreichbar. Das sind die Partien auf diesem Gerät.

## Deleting

local-delete = Löschen
local-delete-game = Diese Partie löschen: { $game }
local-delete-ask = Diese Partie löschen?
local-delete-about = Sie liegt nur auf diesem Gerät und ist dann endgültig weg.
local-delete-do = Löschen
local-keep = Behalten
