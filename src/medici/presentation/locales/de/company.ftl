### Wer am Tisch ist: Anwesenheit, die Uhren aller, und wer reden darf.

company-label = Alle am Tisch
company-bot = ein Bot spielt
company-away = offline
company-away-turn = { $name } ist offline. Läuft die Uhr ab, spielt ein Bot.
company-waits = { $name } ist offline. Die Partie wartet…
company-talk-name = Wähle einen Namen, dann kannst du mitreden.
company-talk-over = Diesen Tisch gibt es nicht mehr: Hier redet niemand mehr.
