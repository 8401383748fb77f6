### Who may talk, and what one can do about somebody.

conduct-talk = Chi può scrivere
conduct-talk-all = Tutti
conduct-talk-players = Giocatori
conduct-talk-nobody = Nessuno
conduct-talk-about = Puoi cambiarlo al tavolo. A partita finita scrive solo chi ha giocato.
conduct-only-players = A questo tavolo scrive solo chi gioca.
conduct-only-nobody = A questo tavolo non scrive nessuno.
conduct-after = La partita è finita: ora scrive solo chi ha giocato.
conduct-silenced = Chi ha aperto questo tavolo ti ha chiesto di non scrivere.

## Somebody

conduct-about = { $name }: silenzia, blocca o segnala
conduct-mute = Silenzia
conduct-mute-about = Non vedi più quello che questa persona scrive, su nessuno dei tuoi dispositivi.
conduct-mute-done = Non vedi più quello che scrive { $name }.
conduct-block = Blocca
conduct-block-about = Come silenziare; in più questa persona non può prendere posto né scrivere ai tavoli che apri.
conduct-block-done = Non vedi più quello che scrive { $name }, che non può venire ai tuoi tavoli.
conduct-silence = Silenzia a questo tavolo
conduct-unsilence = Ridai la parola qui
conduct-silence-about = Il tavolo è tuo: qui nessuno vede più quello che questa persona scrive.
conduct-report = Segnala…
conduct-report-about = Chi gestisce questo server legge la segnalazione, insieme ai messaggi. Nessun altro.
conduct-report-why = Che cosa non va?
conduct-why-insult = Insulti o minacce
conduct-why-spam = Pubblicità o messaggi a raffica
conduct-why-spoil = Rovina la partita agli altri
conduct-why-other = Altro
conduct-report-more = In poche parole (se vuoi)
conduct-report-send = Invia la segnalazione
conduct-report-done = La tua segnalazione su { $name } è stata inviata. Grazie.
conduct-hidden = Alcuni messaggi sono nascosti: sono di persone che hai silenziato o bloccato.
conduct-undo = Le persone silenziate e bloccate sono nelle tue impostazioni.

## In the settings

conduct-list = Persone silenziate e bloccate
conduct-is-mute = silenziata
conduct-is-block = bloccata
conduct-let-off = Togli
conduct-let-off-name = Togli: { $name }
