### How a name is kept: passkeys, and the devices where a player is signed in.

devices-title = Dein Name und deine Geräte
devices-about = Dein Name und deine Partien gehören diesem Browser, bis du sie sicherst. Mit einem Passkey bewahrt dein Gerät oder dein Passwortmanager sie für dich auf: Du kommst mit Fingerabdruck, Gesicht oder PIN zurück, hier und anderswo, und musst dir nichts merken.
devices-make = Namen für alle Geräte sichern
devices-sign-in = Mit einem Passkey anmelden
devices-instead = Wenn du dich mit einem anderen Namen anmeldest, bleibt { $name } bestehen, aber nicht mehr auf diesem Gerät. Erstelle zuerst einen Passkey, um zurückzukommen.
devices-made = Dein Name ist gesichert. Melde dich mit dem Passkey an, wo du willst.
devices-signed-out = Du bist hier abgemeldet. Dein Passkey bringt dich zurück.

## Where there can be none

devices-insecure = Passkeys brauchen eine sichere Verbindung (https). Wer diesen Server betreibt, kann helfen; oder nimm den Link unten.
devices-address = Passkeys brauchen eine Website mit Namen, und diese ist nur über Ziffern (IP) erreichbar. Nimm den Link unten.
devices-unable = Dieser Browser kennt keine Passkeys. Nimm den Link unten.
devices-problem-passkey-known = Dieses Gerät hat schon einen Passkey für deinen Namen. Du kannst dich damit anmelden.
devices-problem-no-passkey = Dieser Passkey ist hier nicht mehr bekannt. Wähle einen anderen, oder entferne ihn von deinem Gerät.
devices-problem-bad-passkey = Der Passkey ließ sich nicht prüfen. Nichts hat sich geändert; versuch es noch einmal.
devices-problem-unverified = Dieses Gerät hat nicht geprüft, wer du bist, darum beweist sein Passkey nichts. Richte darauf PIN, Fingerabdruck oder Gesicht ein, oder nimm ein anderes.
devices-problem-late = Das dauerte zu lange. Nichts hat sich geändert; versuch es noch einmal.
devices-problem-too-many = Mehr Passkeys kannst du hier nicht haben. Entferne zuerst einen.
devices-problem-no-passkeys = Passkeys gehen unter dieser Adresse noch nicht. Wer den Server betreibt, muss das einrichten.

## Lists

devices-keys = Passkeys
devices-key-new = Erstellt am { $created }, noch nicht benutzt
devices-key-name = Umbenennen: { $name }
devices-key-naming = Wie dieser Passkey heißen soll
devices-key-remove = Entfernen: { $name }
devices-key-ask = Diesen Passkey entfernen?
devices-key-about = Er öffnet hier dann nichts mehr. Wo du angemeldet bist, bleibst du es, bis du dich dort abmeldest.
devices-key-keep = Behalten
devices-key-do = Entfernen
devices-list = Wo du angemeldet bist
devices-device = { $browser } auf { $system }
devices-unknown = Anderer Browser oder anderes Programm
devices-current = dieses Gerät
devices-dates = Seit { $created }, zuletzt am { $used }
devices-end = Abmelden
devices-end-one = Abmelden: { $device }
devices-end-others = Überall sonst abmelden
devices-leave = Hier abmelden
