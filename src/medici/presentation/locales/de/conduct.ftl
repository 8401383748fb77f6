### Who may talk, and what one can do about somebody.

conduct-talk = Wer reden darf
conduct-talk-all = Alle
conduct-talk-players = Spieler
conduct-talk-nobody = Niemand
conduct-talk-about = Am Tisch kannst du das ändern. Nach der Partie redet nur noch, wer mitgespielt hat.
conduct-only-players = An diesem Tisch redet nur, wer mitspielt.
conduct-only-nobody = An diesem Tisch redet niemand.
conduct-after = Die Partie ist vorbei: Jetzt redet nur noch, wer mitgespielt hat.
conduct-silenced = Wer diesen Tisch eröffnet hat, hat dich stummgeschaltet.

## Somebody

conduct-about = { $name }: stummschalten, blockieren oder melden
conduct-mute = Stummschalten
conduct-mute-about = Du siehst auf keinem deiner Geräte mehr, was diese Person schreibt.
conduct-mute-done = Du siehst nicht mehr, was { $name } schreibt.
conduct-block = Blockieren
conduct-block-about = Wie stummschalten; außerdem kann sich diese Person nicht an deine Tische setzen und dort nicht reden.
conduct-block-done = { $name } ist stummgeschaltet und kann nicht an deine Tische kommen.
conduct-silence = An diesem Tisch stummschalten
conduct-unsilence = An diesem Tisch wieder reden lassen
conduct-silence-about = Du hast den Tisch eröffnet: Was diese Person sagt, liest hier niemand mehr.
conduct-report = Melden…
conduct-report-about = Wer diesen Server betreibt, liest die Meldung und was geschrieben wurde. Sonst niemand.
conduct-report-why = Was ist los?
conduct-why-insult = Beleidigung oder Drohung
conduct-why-spam = Werbung oder Spam
conduct-why-spoil = Verdirbt anderen das Spiel
conduct-why-other = Etwas anderes
conduct-report-more = Kurze Erklärung (freiwillig)
conduct-report-send = Meldung abschicken
conduct-report-done = Deine Meldung über { $name } ist abgeschickt. Danke.
conduct-hidden = Nachrichten von Stummgeschalteten und Blockierten sind ausgeblendet.
conduct-undo = Wen du stummgeschaltet oder blockiert hast, steht in deinen Optionen.

## In the settings

conduct-list = Stummgeschaltet und blockiert
conduct-is-mute = stumm
conduct-is-block = blockiert
conduct-let-off = Aufheben
conduct-let-off-name = Aufheben: { $name }
