### A primeira página: jogar já, abrir uma mesa, voltar a uma partida, juntar-se a outros.

home-welcome = Três dias em Florença: dê lances, encha seu navio e supere os outros mercadores. Medici, de Reiner Knizia, mais os jogos de cartas e de dados, com amigos ou contra robôs.
home-you-play-as = Você joga como
home-your-name = Seu nome
home-change-name = { $name }: mudar seu nome
home-save = Salvar
home-cancel = Cancelar

## Os jogos

home-board-title = Medici
home-board-short = Tabuleiro
home-board-about = Revele um lote de mercadorias, dispute-o numa rodada de lances e carregue o navio mais valioso.
home-card-title = O jogo de cartas
home-card-short = Cartas
home-card-about = Revele cartas, pegue de uma a três do fim do mercado e domine as mercadorias.
home-dice-title = O jogo de dados
home-dice-short = Dados
home-dice-about = Role cinco dados e escolha primeiro; os outros ficam com o que sobrar. Também dá para jogar solo.
home-players = Jogadores
home-players-n = { $n ->
    [1] 1 (solo)
   *[other] { $n }
}
home-level = Robôs
home-level-apprentice = Aprendiz – fácil
home-level-merchant = Mercador – médio
home-level-banker = Banqueiro – difícil
home-level-prince = Príncipe – mestre
home-play-now = Jogar já
home-setting-up = Preparando…
home-learn-nav = Aprender: { $game }
home-exercise = Exercício do dia
home-tour = Fazer o tour
home-rules = Regras
home-aid = Resumo
home-bot-apprentice-about = fácil: erra de vez em quando
home-bot-merchant-about = sólido: pesa cada preço
home-bot-banker-about = forte: olha algumas jogadas à frente
home-bot-random-about = joga na sorte
home-bot-prince-about = muito forte: pensa nas suas respostas

## Minhas partidas

home-my-games = Suas partidas
home-your-turn = Sua vez
home-turns = { $n ->
    [one] É a sua vez em uma partida
   *[other] É a sua vez em { $n } partidas
}
home-turn-go = Ir para lá
home-asked = esperando { $time }
home-time-up = o tempo acaba { $time }
home-alone = solo
home-waiting = esperando jogadores
home-day = { $game ->
    [dice] rodada { $day } de 3
   *[other] dia { $day } de 3
}

## Mais o que fazer

home-more = Mais
home-create-tile = Abrir uma mesa
home-create-tile-about = Para amigos, robôs ou vários neste aparelho
home-replay-tile = Ver um registro
home-replay-tile-about = Reveja passo a passo uma partida de um arquivo
home-companion-tile = Numa mesa de verdade
home-companion-tile-about = Anote os pontos, grave a partida ou chame um robô
home-history-tile = Partidas passadas
home-history-tile-about = Seus resultados e replays

## Mesas abertas

home-open-tables = Mesas abertas
home-looking = Procurando mesas…
home-no-open-tables = Nenhuma mesa aberta agora. Abra uma pública, e os outros vão encontrá-la aqui.
home-no-connection = Não foi possível falar com o servidor. Nada se perdeu; esta página tenta de novo sozinha.
home-nobody-yet = Aberta por { $host }; todos os lugares livres
home-join = Entrar ({ $n ->
    [one] 1 lugar
   *[other] { $n } lugares
})
home-watch = Assistir

## Uma mesa nova

home-guest = Visitante { $n }
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
home-option-card-rising-monopoly-false = Regra original
home-option-card-rising-monopoly-true = Crescente
home-option-card-rising-monopoly-about = Crescente: a partir de 8 ícones de uma mercadoria (10 com dois jogadores), um monopólio rende 20, não 10.
home-clock = Tempo para pensar
home-clock-decision = Por jogada
home-clock-bank = Por partida
home-clock-none-about = Cada um leva o tempo que quiser, mesmo dias.
home-clock-decision-about = Quem ficar sem tempo é substituído por um robô até voltar.
home-clock-bank-about = Cada jogador tem um tempo total, e cada jogada acrescenta um pouco.
home-time-decision = Para cada jogada
home-time-bank = Para a partida
home-time-increment = A mais por jogada
home-visibility = Quem pode encontrá-la
home-private = Privada
home-public = Pública
home-private-about = Só entra quem tem o link.
home-public-about = Aparece na lista de mesas abertas; qualquer um pode sentar ou assistir.
home-pace = Os robôs jogam

## Problemas

home-offline-title = Sem conexão com o servidor
home-offline-again = Tentar de novo agora
home-trouble-title = Nada por aqui
