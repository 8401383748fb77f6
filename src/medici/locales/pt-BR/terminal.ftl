### A mesa no terminal: o que os pintores escrevem, a linha de comando e o aplicativo.

## O que os pintores escrevem

terminal-title = { shell-game }, { $span ->
        [round] rodada
       *[day] dia
    } { $day } de 3
terminal-deck =
    baralho: { $n ->
        [0] { $n } cartas
        [one] { $n } carta
       *[other] { $n } cartas
    }
terminal-rolls = { $who } rola
terminal-you = (você)
terminal-head-player = jogador
terminal-head-florins = florins
terminal-head-points = pontos
terminal-head-worth = valor
terminal-head-free = livres
terminal-head-ship = navio
terminal-head-green = cartas verdes
terminal-head-levels = nível +a bordo
terminal-head-icons = ícones +a bordo
terminal-head-column = coluna
terminal-crosses = cruzes
terminal-enemy = inimigo
terminal-empty = vazio
terminal-and = { $first }, { $next }
terminal-bonus-day = bônus por dia: { $what }
terminal-bonus-level = { $pay } no nível { $level }
terminal-monopoly = monopólio por dia: { $pay } a partir de { $icons } ícones
terminal-monopoly-more = { $pay } a partir de { $icons }
terminal-bonus-round = bônus por rodada: { $pay } a partir de { $crosses } cruzes, { $more } por { $all }
terminal-breakthrough = { $n } círculos: nenhuma coluna pontua
terminal-lot = Lote:
terminal-lot-none = nenhum ainda
terminal-lot-about =
    (valor { $worth }, { $n ->
        [0] { $n } espaços
        [one] { $n } espaço
       *[other] { $n } espaços
    })
terminal-presents = { $who } apresenta
terminal-bids = Lances:
terminal-bid = { $who } { $bid }
terminal-passed = { $who } passa
terminal-bids-none = nenhum ainda
terminal-leads = { $who } lidera com { $bid }
terminal-market = Mercado:
terminal-market-empty = vazio
terminal-beyond = Fora de alcance:
terminal-dice = Dados:
terminal-dice-soon = Os dados vão ser rolados.
terminal-die-left = livre
terminal-die-gone = usado

## O que se pergunta

terminal-asked = { $who }: { $what }
terminal-over = A partida acabou.
terminal-chance = Esperando a sorte.
terminal-ask-bid = dar um lance pelo lote ou passar?
terminal-ask-bid-over = dar um lance maior que { $high } pelo lote ou passar?
terminal-ask-draw = comprar mais uma carta ou abrir o leilão?
terminal-ask-take = pegar quais cartas do fim do mercado?
terminal-ask-reveal = pegar do fim do mercado ou revelar (até mais { $n })?
terminal-ask-enter = qual dos dados livres será anotado?
terminal-ask-fill =
    o navio precisa ser completado agora (D15): escolha { $n ->
        [0] { $n } dados
        [one] { $n } dado
       *[other] { $n } dados
    }.
terminal-ask-choose =
    escolha { $free ->
        [1] 1
        [2] 1 ou 2
       *[other] de 1 a 3
    } dos dados.

## As jogadas, como se digitam

terminal-verb-bid = lance
terminal-verb-pass = passar
terminal-verb-draw = comprar
terminal-verb-auction = leilão
terminal-verb-reveal = revelar
terminal-verb-take = pegar
terminal-verb-choose = escolher
terminal-many = escolher { $count } de { $dice }
terminal-span = de { $least } a { $most }

## Os comandos, como se digitam

terminal-word-undo = desfazer
terminal-word-save = salvar
terminal-word-load = carregar
terminal-word-log = registro
terminal-word-table = mesa
terminal-word-help = ajuda
terminal-word-quit = sair

## A linha de comando

terminal-legal = Jogadas: { $moves } (ou ajuda)
terminal-illegal = "{ $move }" não é possível agora. Jogadas: { $moves }; ou ajuda.
terminal-unknown = "{ $line }" não foi entendido. Jogadas: { $moves }; ou ajuda.
terminal-bot-fails = Um robô não joga mais: { $reason }.
terminal-no-undo-nothing = Não dá para desfazer: { $who } ainda não decidiu nada.
terminal-no-undo-chance = Não dá para desfazer: a sorte já agiu depois ({ $move }).
terminal-no-undo-player = Não dá para desfazer: { $who } já jogou depois ({ $move }).
terminal-no-undo-over = Não dá para desfazer: a partida acabou.
terminal-undone = { $who } desfaz: { $move }.
terminal-not-saved = Não foi salva: { $reason }. A partida continua.
terminal-saved = Salva em { $file }
terminal-load-which = Carregar qual arquivo? Digite carregar ARQUIVO.
terminal-not-loaded = Não foi possível carregar { $file }: { $reason }. A partida atual continua.
terminal-kept = A partida atual está salva em { $file }
terminal-loaded = { $file } carregado
terminal-unsaved = Não foi possível salvar a partida: { $reason }. Este é o registro dela:
terminal-record = O registro desta partida: { $file }
terminal-continue = Continue com: { $command }
terminal-help =
    Jogadas: digite uma como aparece, ou sua forma curta:
    {"  "}tabuleiro  7 = lance 7, p = passar, d = comprar, a = leilão
    {"  "}cartas     r = revelar, 1 3 = pegar 1 3 (contadas a partir do fim do mercado)
    {"  "}dados      1 3 = escolher 1 3 (os dados pelos seus números)
    Comandos:
    {"  "}mesa              desenha a mesa de novo
    {"  "}registro          conta a história da partida até aqui
    {"  "}desfazer          desfaz sua última jogada, se ninguém nem a sorte agiu depois
    {"  "}salvar ARQUIVO    grava a partida (sem ARQUIVO: entre as partidas salvas)
    {"  "}carregar ARQUIVO  continua a partida de um arquivo no lugar desta
    {"  "}ajuda             esta lista
    {"  "}sair              salva a partida e sai (Ctrl-D e Ctrl-C também)
