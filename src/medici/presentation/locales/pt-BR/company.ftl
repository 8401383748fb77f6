### Quem está à mesa: presença, o relógio de cada um, e quem pode conversar.

company-label = Jogadores na mesa
company-bot = um robô está jogando
company-away = sem conexão
company-away-turn = { $name } está sem conexão. Se o tempo acabar, um robô joga.
company-waits = { $name } está sem conexão. A partida espera…
company-talk-name = Escolha um nome para conversar com os outros.
company-talk-over = Esta mesa foi cancelada: a conversa terminou.
