### O que só dizem a janela de uma mesa nova e a sala de espera.

## Os jogos

home-bot-apprentice-about = fácil: erra de vez em quando
home-bot-merchant-about = sólido: pesa cada preço
home-bot-banker-about = forte: joga cada ideia até o fim
home-bot-random-about = joga na sorte
home-bot-prince-about = muito forte: pensa nas suas respostas

## Uma mesa nova

home-create = Abrir uma mesa
home-create-do = Abrir a mesa
home-game = Jogo
home-seats = Quem senta onde
home-seat-who = Lugar { $seat }: quem senta aqui
home-seat-level = Lugar { $seat }: nível do robô
home-seat-name = Lugar { $seat }: nome do jogador
home-who-you = Você
home-who-friend = Um amigo
home-who-hot = Neste aparelho
home-who-bot = Um robô
home-hint-friend = entra pelo seu link
home-option-card-rising-monopoly = Monopólios
home-option-card-rising-monopoly-false = Como impresso
home-option-card-rising-monopoly-true = Crescentes
home-option-card-rising-monopoly-about = Crescentes: a partir de 8 ícones de uma mercadoria (10 com dois jogadores), um monopólio rende 20, não 10.
home-clock = Tempo para pensar
home-clock-decision = Por jogada
home-clock-bank = Por partida
home-clock-none-about = Cada um usa o tempo de que precisar, até dias.
home-clock-decision-about = Quem ficar sem tempo é substituído por um robô até voltar.
home-clock-bank-about = Cada jogador tem uma conta de tempo, e cada jogada acrescenta um pouco.
home-time-decision = Para cada jogada
home-time-bank = Para a partida
home-time-increment = A mais por jogada
home-visibility = Quem pode encontrá-la
home-private = Privada
home-public = Pública
home-private-about = Só entra quem tem o link.
home-public-about = Aparece na lista de mesas abertas; qualquer um pode sentar ou assistir.
home-pace = Os robôs jogam
