### A mesa do jogo de tabuleiro.

board-table = A mesa
board-you = seu lugar
board-presents = apresenta o lote

# Dinheiro
board-florins-word = florins
board-florins =
    { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    }
board-money = Florins
board-has =
    { $n ->
        [0] { $name }: { $n } florins
        [one] { $name }: { $n } florim
       *[other] { $name }: { $n } florins
    }

# Navios
board-ship-of = Navio de { $name }
board-worth = valor
board-worth-then = valor { $worth } com este lote
board-room = espaços livres
board-free =
    { $n ->
        [0] cheio
        [1] 1 livre
       *[other] { $n } livres
    }
board-prizes = navios pagam
board-prizes-now = Agora em { story-nth }: { $pay } no fim do dia.

# O lote
board-lot = O lote
board-lot-worth =
    { $n ->
        [0] { $n } de até { $most } cartas, valor { $worth }
        [one] { $n } de até { $most } cartas, valor { $worth }
       *[other] { $n } de até { $most } cartas, valor { $worth }
    }
board-cards-left = no baralho
board-last-price = Último preço: { $n }
board-last-short = Último: { $n }
board-last-unsold = Último lote sem comprador
board-would = Com este lote:
board-would-about = O que você receberia com este lote se o dia acabasse agora.
board-would-ship = seu navio
board-would-place = { story-nth }, +{ $pay }

# Trilhas
board-tracks = As cinco trilhas
board-level = { $name }: nível { $level }
board-level-then = { $name }: nível { $level }, com as cartas a bordo { $then }
board-level-lot = { $name }: nível { $level }, com este lote { $then }
board-good-prizes =
    { $second ->
        [0] Cada mercadoria paga { $first } a quem está mais alto.
       *[other] Cada mercadoria paga { $first } a quem está mais alto e { $second } ao segundo.
    }
board-bonus = O nível { $level } paga um bônus de { $pay }
board-unseen =
    { $n ->
        [0] Todas as cartas desta mercadoria já foram vistas hoje.
       *[other] Ainda não vistas hoje: { $values }. Algumas podem não estar no baralho.
    }
board-gold-unseen = A carta de ouro ainda não foi vista hoje. Pode não estar no baralho.
board-gold-seen = A carta de ouro já foi vista hoje.

# Bate o martelo
board-now-hammer = Bate o martelo
board-sold = Vendido a { $name } por { $n }
board-sold-you = É seu por { $n }
board-unsold = Sem lances: o lote sai
board-unsellable = Ninguém pode dar lance: o lote sai

# O que está acontecendo
board-now-first = O dia { $n } vai começar
board-now-turn = { $name } revela uma carta
board-now-lot = { $name } examina o lote
board-now-auction = É a vez de { $name } dar um lance
board-now-fill = O último navio é completado com cartas do baralho, de graça
board-now-counting = O dia acabou: hora de contar
board-now-over = A partida acabou
board-now-sent = Enviado…
board-ask-lot = Revelar mais uma carta ou abrir o leilão?
board-ask-first-bid = Ainda não há lance. Quanto o lote vale para você?
board-ask-last = Só falta você: com { $n }, leva o lote
board-ask-raise = { $name } dá lance de { $n }. Você cobre?
board-out-room =
    { $n ->
        [0] Seu navio está cheio
        [1] Este lote não cabe no seu navio: 1 espaço livre
       *[other] Este lote não cabe no seu navio: { $n } espaços livres
    }
board-out-florins =
    { $n ->
        [one] Você tem { $n } florim e não pode cobrir o lance
       *[other] Você tem { $n } florins e não pode cobrir o lance
    }

# O leilão
board-auction-order = Na ordem dos lances
board-said-bid = lance { $n }
board-said-pass = passa
board-said-speaks = decide
board-said-waits = aguarda
board-said-room = sem espaço
board-said-florins = sem florins

# Jogadas
board-draw = Revelar carta
board-open = Abrir o leilão
board-pass = Passar
board-bid = Lance { $n }
board-bid-slider = Seu lance
board-bid-amount = Seu lance, de { $least } a { $most ->
        [one] { $most } florim
       *[other] { $most } florins
    }
board-bid-less = Menos
board-bid-more = Mais
board-bid-beyond =
    { $n ->
        [one] Você tem { $n } florim
       *[other] Você tem { $n } florins
    }
board-bid-below = No mínimo { $n }
