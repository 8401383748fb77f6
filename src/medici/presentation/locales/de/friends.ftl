### Friends: people one knows here, invitations, and people one has met.

friends-title = Freunde
friends-about = Wen du hier kennst: wer gerade da ist, und wie die Partien ausgingen.
friends-empty = Hier ist noch niemand. Schick jemandem deinen Link, oder frag Leute, mit denen du gespielt hast.
friends-empty-play = Inzwischen Gegner finden

friends-here = Jetzt hier
friends-here-none = Gerade ist von deinen Freunden niemand hier. Lade trotzdem ein: Wer Benachrichtigungen eingeschaltet hat, erfährt davon.
friends-away = Die anderen
friends-status-here = hier
friends-status-away = nicht da
friends-status-table = { $phase ->
    [open] wartet am Tisch: { $game }
   *[running] spielt: { $game }
}
friends-watch = Zuschauen
friends-join = Beitreten
friends-invite = Einladen
friends-invite-name = { $name } einladen
friends-invite-title = { $name } an einen Tisch einladen
friends-invite-about = Ein Tisch für zwei wird eröffnet, du setzt dich, und { $name } bekommt Bescheid. Die Einladung gilt eine Stunde.
friends-invite-own = An deinen Tisch: { $game }
friends-invite-new = Neuer Tisch: { $game }
friends-invited = { $name } hat deine Einladung.

friends-part = Freundschaft beenden
friends-part-name = Freundschaft mit { $name } beenden
friends-part-sure = Freundschaft mit { $name } beenden? Dann siehst du nicht mehr, wer wann hier ist, und umgekehrt. Niemand bekommt Bescheid.
friends-parted = Die Freundschaft mit { $name } ist beendet.

friends-asking = Freundschaftsanfragen an dich
friends-accept = Annehmen
friends-accept-name = Anfrage von { $name } annehmen
friends-decline = Ablehnen
friends-decline-name = Anfrage von { $name } ablehnen
friends-declined = Abgelehnt; { $name } erfährt nichts davon.
friends-asked = Deine Anfragen
friends-withdraw = Zurücknehmen
friends-withdraw-name = Anfrage an { $name } zurücknehmen
friends-now = Du bist jetzt mit { $name } befreundet.
friends-asked-now = Anfrage an { $name } geschickt. Kommt ein Ja, ist die Freundschaft geschlossen.
friends-ask = Anfrage schicken
friends-ask-name = Anfrage an { $name } schicken
friends-ask-about = Beide sehen, wer gerade hier ist, und können einander an Tische einladen.
friends-full = Eine der beiden Seiten hat gerade zu viele Freunde, Anfragen oder Einladungen. Versuch es später noch einmal.

friends-link = Ein Link für Freunde
friends-link-about = Wer ihn öffnet, kann sich mit dir befreunden: bis zu zehn Leute, eine Woche lang.
friends-link-make = Link und QR-Code erstellen
friends-link-share = Freundschaft bei Medici?
friends-link-title = Freundschaft schließen?
friends-link-ask = { $name } möchte sich mit dir befreunden: Beide sehen, wer gerade hier ist, und können einander an Tische einladen.
friends-link-yes = Ja, gern
friends-link-spent = Dieser Link ist verbraucht, abgelaufen oder unbekannt. Bitte um einen neuen.
friends-link-own = Das ist dein eigener Link: Schick ihn jemand anderem.

friends-met = Leute, mit denen du gespielt hast
friends-met-none = Wer online mit dir spielt, steht dann hier.
friends-met-last = { $game }, { $n } am Tisch, { $date }
friends-rematch = Noch einmal
friends-rematch-name = Noch einmal, mit { $name }
friends-rematch-done = { $name } ist zu einer weiteren Partie eingeladen.

friends-invitations = Einladungen an dich
friends-invitation = { $name } lädt dich ein: { $game }
friends-invitation-take = Hinsetzen
friends-invitation-no = Jetzt nicht
friends-invitation-no-name = Jetzt nicht: die Einladung von { $name }
friends-home-here = { $n ->
    [one] { $name } ist hier
    [2] { $name } und noch jemand von deinen Freunden sind hier
   *[other] { $name } und { $more } weitere Freunde sind hier
}
friends-home-look = Ansehen, zuschauen oder einladen
friends-home-invite = An deinen Tisch oder an einen neuen
friends-home-asking = { $n ->
    [one] Jemand möchte sich mit dir befreunden
   *[other] { $n } Leute möchten sich mit dir befreunden
}

friends-push-invited = Du bist an einen Tisch eingeladen
friends-push-round = Dein Turniertisch ist bereit
