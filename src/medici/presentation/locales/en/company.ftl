### Who is at a table: presence, everyone's clock, and who may talk.

company-label = Players at the table
company-bot = played by a bot
company-away = offline
company-away-turn = { $name } is offline. When the clock runs out, a bot plays.
company-waits = { $name } is offline. The game waits…
company-talk-name = Choose a name, and you can talk with the others.
company-talk-over = This table was given up: nobody talks here any more.
