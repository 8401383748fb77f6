### Settings, past games, and what is kept of a player.

settings-title = Optionen
settings-you = Du
settings-language = Sprache
settings-look = Darstellung
settings-theme = Aussehen
settings-theme-auto = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-letters = Textgröße
settings-letters-100 = Normal
settings-letters-120 = Groß
settings-letters-140 = Größer
settings-speed = Animation
settings-speed-0 = Aus
settings-speed-1 = Normal
settings-speed-2 = Schnell
settings-speed-about = Jede Animation lässt sich durch Tippen überspringen, egal, was du wählst.
settings-helpers = Hilfen
settings-helpers-about = Letzter Preis und übrige Karten jeder Ware: was sich Geübte im Kopf merken
settings-tips = Hinweise
settings-tips-about = Was etwas ist und welche Regel gilt: beim Zeigen darauf oder beim Gedrückthalten
settings-names = Namen der Waren
settings-names-about = An den Leisten, neben den Symbolen
settings-sound = Ton
settings-sound-about = Leise Geräusche von Karten, Münzen und Würfeln
settings-vibration = Vibration
settings-vibration-about = Das Handy vibriert kurz, wenn du dran bist und wenn der Hammer fällt
settings-roll = Selbst würfeln
settings-roll-about = Tippe, oder schüttle das Handy; sonst wird von selbst gewürfelt. Ohne Animation liegen die Würfel einfach da.
settings-notices = Bescheid geben, wenn ich dran bin
settings-notices-about = Der Browser zeigt eine Benachrichtigung. Vorher fragt er dich um Erlaubnis.
settings-notices-always = Für alle deine Tische, auch wenn keine Seite von Medici offen ist.
settings-notices-page = Für alle deine Tische, solange in diesem Browser irgendwo eine Seite von Medici offen ist.
settings-notices-unable = Dieser Browser kann hier keine Benachrichtigungen zeigen. Leg Medici auf dem iPhone zuerst auf den Home-Bildschirm.
settings-notices-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
settings-version = Version { $version }
settings-docs = Dokumentation
settings-site = Version { $version }. Diese Website hat keinen Server: Was du spielst, bleibt auf diesem Gerät, und von anderswo kann niemand mitspielen.

## Another device

settings-carry = Auf anderem Gerät weiterspielen
settings-carry-about = Öffne dort diesen Link, dann spielst du mit demselben Namen und denselben Partien weiter.
settings-carry-make = Link erstellen
settings-carry-link = Link für das andere Gerät
settings-carry-once = Er gilt einmal und zehn Minuten lang. Gib ihn niemandem: Wer ihn öffnet, spielt in deinem Namen.
settings-link-title = Auf diesem Gerät weiterspielen
settings-link-about = Dieser Link bringt deinen Namen und deine Partien hierher.
settings-link-instead = Auf diesem Gerät bist du bisher { $name }. Willst du später zu diesem Namen zurück, erstelle hier zuerst einen Link.
settings-link-do = Hierher holen
settings-link-done = Willkommen, { $name }. Deine Partien sind hier.
settings-link-spent = Dieser Link ist schon benutzt oder älter als zehn Minuten. Erstelle auf dem anderen Gerät einen neuen.
settings-link-missing = Dieser Link ist unvollständig. Erstelle auf dem anderen Gerät einen neuen.

## My data

settings-data = Was von dir gespeichert ist
settings-data-about = Ein Name und die Tische, an denen du gesessen hast. Keine Adresse, kein Passwort, nichts von anderswo.
settings-export = Daten herunterladen
settings-forget = Meine Daten löschen
settings-forget-ask = Alles löschen, was von dir gespeichert ist?
settings-forget-about = Dein Name und alle Anmeldungen verschwinden. Laufende Partien spielen Bots weiter. Das lässt sich nicht rückgängig machen.
settings-forget-do = Endgültig löschen
settings-forgotten = Deine Daten sind gelöscht. Danke fürs Mitspielen.

## Past games

settings-history = Frühere Partien
settings-history-empty = Noch keine beendete Partie.
settings-history-play = Jetzt eine spielen
settings-replay = Wiederholung:
settings-outcome-won = Gewonnen
settings-outcome-lost = Gespielt
settings-outcome-alone = Solospiel
settings-outcome-cancelled = Abbruch
settings-outcome-watched = Zugeschaut
