### Who is at a table: presence, everyone's clock, and who may talk.

company-label = Giocatori al tavolo
company-bot = gioca un bot
company-away = offline
company-away-turn = { $name } è offline. Quando il tempo scade, gioca un bot.
company-waits = { $name } è offline. La partita aspetta…
company-talk-name = Scegli un nome e potrai parlare con gli altri.
company-talk-over = Questo tavolo è stato chiuso: qui non si parla più.
