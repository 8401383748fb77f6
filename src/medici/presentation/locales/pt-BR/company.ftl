### Quem está à mesa: presença, o relógio de cada um, e quem pode conversar.

company-label = Jogadores à mesa
company-bot = um robô está jogando
company-away = ausente
company-away-turn = { $name } saiu da mesa. O relógio está correndo …
company-waits = { $name } saiu da mesa. O jogo espera …
company-talk-name = Escolha um nome para conversar com os outros.
company-talk-over = Esta mesa foi cancelada: a conversa terminou.
