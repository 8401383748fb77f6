### A mesa do jogo de tabuleiro.

board-table = A mesa
board-you = seu lugar
board-presents = apresenta o lote

# Dinheiro
board-florins-word = florins
board-florins =
    { $n ->
        [one] { $n } florim
       *[other] { $n } florins
    }
board-money = Florins
board-has =
    { $n ->
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

# O lote
board-lot = O lote
board-lot-worth =
    { $n ->
        [one] { $n } carta de no máximo { $most }, valor { $worth }
       *[other] { $n } cartas de no máximo { $most }, valor { $worth }
    }
board-cards-left = no baralho
board-last-price = Último preço: { $n }
board-last-unsold = Último lote sem comprador

# Trilhas
board-tracks = As cinco trilhas
board-level = { $name }: nível { $level }
board-level-then = { $name }: nível { $level }, com as cartas a bordo { $then }
board-bonus = O nível { $level } paga um bônus de { $pay }
board-unseen =
    { $n ->
        [0] Todas as cartas desta mercadoria já foram vistas hoje.
       *[other] Ainda não vistas hoje: { $values }. Algumas podem não estar no baralho.
    }
board-gold-unseen = A carta de ouro ainda não foi vista hoje. Pode não estar no baralho.
board-gold-seen = A carta de ouro já foi vista hoje.

# O que está acontecendo
board-now-first = O dia { $n } vai começar
board-now-turn = { $name } vira uma carta
board-now-lot = { $name } examina o lote
board-now-auction = É a vez de { $name } dar um lance
board-now-fill = O último navio é completado com cartas do baralho, de graça
board-now-over = O jogo acabou
board-now-sent = Enviado …
board-ask-lot = Mais uma carta no seu lote, ou leilão já?
board-ask-first-bid = Ainda não há lance. Quanto o lote vale para você?
board-ask-raise = { $name } oferece { $n }. Você cobre o lance?

# O leilão
board-auction-order = Na ordem dos lances
board-said-bid = lance { $n }
board-said-pass = passa
board-said-speaks = decide
board-said-waits = aguarda
board-said-room = sem espaço
board-said-florins = sem florins

# Jogadas
board-draw = Virar carta
board-open = Leilão
board-pass = Passar
board-bid = Lance { $n }
board-bid-word = Lance
board-bid-slider = Seu lance
board-bid-amount = Seu lance, de { $least } a { $most } florins
