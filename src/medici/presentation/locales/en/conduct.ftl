### Who may talk, and what one can do about somebody.

conduct-talk = Who may talk
conduct-talk-all = Everybody
conduct-talk-players = Players
conduct-talk-nobody = Nobody
conduct-talk-about = You can change this at the table. After the game only those who played talk.
conduct-only-players = Only the players talk at this table.
conduct-only-nobody = Nobody talks at this table.
conduct-after = The game is over: only those who played still talk.
conduct-silenced = The host of this table has asked you to be silent.

## Somebody

conduct-about = { $name }: mute, block or report
conduct-mute = Mute
conduct-mute-about = You no longer see what this person says, on any of your devices.
conduct-mute-done = You no longer see what { $name } says.
conduct-block = Block
conduct-block-about = As muting; and this person cannot sit down or talk at tables that you host.
conduct-block-done = { $name } is muted, and cannot come to your tables.
conduct-silence = Silence at this table
conduct-unsilence = Let talk again at this table
conduct-silence-about = As the host: nobody at this table hears this person.
conduct-report = Report…
conduct-report-about = Whoever runs this server reads it, with what was said. Nobody else does.
conduct-report-why = What is wrong?
conduct-why-insult = Insults or threats
conduct-why-spam = Advertising or flooding
conduct-why-spoil = Spoils the game for others
conduct-why-other = Something else
conduct-report-more = In a few words (optional)
conduct-report-send = Send the report
conduct-report-done = Your report about { $name } was sent. Thank you.
conduct-hidden = Some messages are hidden, from people you muted or blocked.
conduct-undo = Muted and blocked people are in your settings.

## In the settings

conduct-list = Muted and blocked people
conduct-is-mute = muted
conduct-is-block = blocked
conduct-let-off = Let off
conduct-let-off-name = Let off: { $name }
