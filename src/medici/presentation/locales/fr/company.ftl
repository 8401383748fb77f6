### Who is at a table: presence, everyone's clock, and who may talk.

company-label = Qui est à la table
company-bot = un bot joue
company-away = hors ligne
company-away-turn = { $name } n’est pas en ligne. Si le temps s’écoule, un bot joue.
company-waits = { $name } n’est pas en ligne. La partie attend…
company-talk-name = Choisis un nom pour discuter avec les autres.
company-talk-over = Cette table a été annulée : on n’y discute plus.
