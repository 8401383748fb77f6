### Watching public games.

watch-title = Zuschauen
watch-about = Öffentliche Partien, die gerade laufen, die besten zuerst.
watch-empty = Gerade spielt niemand öffentlich. Spiel inzwischen eine Partie.
watch-best = Bei der besten zuschauen
watch-day = { $game ->
    [dice] Runde { $day }
   *[other] Tag { $day }
}
watch-rated = mit Rating
watch-odds = Siegchancen
watch-odds-about = So schätzt der Computer die Stellung ein. Er sieht nur den Tisch, nicht, wer spielt.
watch-behind = Du siehst diese Partie etwas später als am Tisch, damit niemand Hilfe bekommt.
watch-behind-why = Zu sehen sind sie etwas später als am Tisch, damit niemand Hilfe bekommt.
watch-none-now = Gerade läuft keine Partie.
