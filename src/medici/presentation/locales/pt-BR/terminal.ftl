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
terminal-green = verde
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
terminal-chance = Esperando o sorteio.
terminal-ask-bid = dar lance pelo lote ou passar?
terminal-ask-bid-over = dar lance maior que { $high } pelo lote ou passar?
terminal-ask-draw = revelar mais uma carta ou abrir o leilão?
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
terminal-verb-draw = revelar
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
terminal-illegal = “{ $move }” não é possível agora. Jogadas: { $moves }; ou ajuda.
terminal-unknown = “{ $line }” não foi entendido. Jogadas: { $moves }; ou ajuda.
terminal-bot-fails = Um robô parou de jogar: { $reason }.
terminal-no-undo-nothing = Não dá para desfazer: { $who } ainda não decidiu nada.
terminal-no-undo-chance = Não dá para desfazer: depois já houve sorteio ({ $move }).
terminal-no-undo-player = Não dá para desfazer: { $who } já jogou depois ({ $move }).
terminal-no-undo-over = Não dá para desfazer: a partida acabou.
terminal-undone = { $who } desfaz: { $move }.
terminal-not-saved = A partida não foi salva: { $reason }. Ela continua.
terminal-saved = Partida salva em { $file }
terminal-load-which = Carregar qual arquivo? Digite carregar ARQUIVO.
terminal-not-loaded = Não foi possível carregar { $file }: { $reason }. A partida atual continua.
terminal-load-fails = Não foi possível carregar { $file }: { $reason }.
terminal-kept = A partida atual está salva em { $file }
terminal-loaded = { $file } carregado
terminal-unsaved = Não foi possível salvar a partida: { $reason }. Este é o registro dela:
terminal-why-missing = esse arquivo ou essa pasta não existe
terminal-why-folder = é uma pasta
terminal-why-denied = não é permitido ali
terminal-why-full = não há mais espaço
terminal-why-record = não é um registro válido de uma partida
terminal-why-system = o sistema não permite
terminal-why-fault = uma falha do programa
terminal-record = O registro desta partida: { $file }
terminal-continue = Continue com: { $command }
terminal-help =
    Jogadas: digite uma como aparece, ou sua forma curta:
    {"  "}tabuleiro  7 = lance 7, p = passar, d = revelar, a = leilão
    {"  "}cartas     r = revelar, 1 3 = pegar 1 3 (contadas a partir do fim do mercado)
    {"  "}dados      1 3 = escolher 1 3 (os dados pelos seus números)
    Comandos:
    {"  "}mesa              desenha a mesa de novo
    {"  "}registro          conta a história da partida até aqui
    {"  "}desfazer          desfaz sua última jogada, se nada aconteceu depois
    {"  "}salvar ARQUIVO    grava a partida (sem ARQUIVO: entre as partidas salvas)
    {"  "}carregar ARQUIVO  continua a partida de um arquivo no lugar desta
    {"  "}ajuda             esta lista
    {"  "}sair              salva a partida e sai (Ctrl-D e Ctrl-C também)

## O aplicativo: o que se pode fazer

terminal-do-bid = Lance { $n }
terminal-do-pass = Passar
terminal-do-draw = Revelar uma carta
terminal-do-auction = Abrir o leilão
terminal-do-reveal = Revelar uma carta
terminal-do-take = Pegar { $cards }
terminal-do-take-none = Pegar…
terminal-do-choose = Anotar { $cards }
terminal-do-choose-none = Anotar dados…
terminal-do-again = Nova partida
terminal-do-menu = Menu
terminal-do-leave = Sair
terminal-do-start = Começar a partida
terminal-do-return = Voltar a jogar
terminal-do-next = Próximo
terminal-do-all = Tudo de uma vez
terminal-do-on = Continuar
terminal-do-back = Voltar
terminal-key-enter = Enter
terminal-keys-undo = desfazer
terminal-keys-hint = dica
terminal-keys-talk = falar
terminal-keys-log = registro
terminal-keys-help = ajuda
terminal-keys-light = cores
terminal-keys-menu = menu
terminal-keys-leave = sair

## O aplicativo: o que está acontecendo

terminal-turn = Sua vez: { $what }
terminal-turn-of = { $who }, sua vez: { $what }
terminal-thinks = { $who } está pensando
terminal-thinks-bot = { $who } ({ $bot }) está pensando
terminal-turning = Uma carta é revelada
terminal-rolling = Os dados são rolados
terminal-starting = Sorteando quem começa
terminal-hurry = Espaço: não esperar
terminal-watching = Você está assistindo.
terminal-log = Registro
terminal-talk = Dizer a todos na mesa
terminal-log-empty = Nada aconteceu ainda.
terminal-chosen = { $who } ficou com { $dice }
terminal-would = Com este lote: valor { $worth }, { story-nth }
terminal-would-pay = Com este lote: valor { $worth }, { story-nth } (+{ $pay })
terminal-last-sale = Último lote: { $who } por { $price }
terminal-last-none = Último lote: ninguém

## O aplicativo: avisos

terminal-expected-bid = O lance vai de { $least } a { $most }; você digitou { $n }.
terminal-expected-pick = Opções: { $moves }. Escolha pelo número ou com o mouse.
terminal-expected-verb = Jogadas possíveis: { $moves }.
terminal-not-now = Não é a sua vez. Nada mudou.
terminal-hint-thinking = Simulando a partida em busca da melhor jogada…
terminal-hint-compiling = Compilando as regras para esta máquina, uma vez só (um ou dois minutos)…
terminal-hint-none = Há dica na sua vez, quando você joga só contra robôs.
terminal-hint = Dica: “{ $move }” vence em { $chance }% das simulações. { $why }
terminal-hint-points = Dica: “{ $move }” leva a cerca de { $points } pontos. { $why }
terminal-hint-fails = Sem dica: { $reason }. A partida continua.
terminal-undo-live = Você pediu para desfazer sua última jogada.
terminal-autosave-fails = Não foi possível salvar: { $reason }. A partida continua; abra espaço e saia com q.
terminal-small = Pequeno demais
terminal-small-why = Esta mesa precisa de { $columns } colunas e { $lines } linhas; este terminal tem { $width } e { $height }. Aumente-o, ou saia com q e jogue com medici play --plain. Nada se perdeu.

## O aplicativo: pontuação

terminal-score-before = antes
terminal-score-ship = navio
terminal-score-now = agora
terminal-score-step = { $n } de { $all }

## O aplicativo: menu

terminal-menu-about = Três dias em Florença: dê lances, encha seu navio e supere os outros mercadores.
terminal-menu-game = Jogo
terminal-menu-players = Jogadores
terminal-menu-bots = Robôs
terminal-menu-language = Idioma
terminal-menu-name = Seu nome
terminal-menu-mixed = Um de cada
terminal-menu-alone = { $n } (solo)
terminal-menu-keys = ↑ ↓ escolhem a linha   ← → mudam   Enter confirma   ? ajuda
terminal-menu-play = Jogar
terminal-menu-resume = Retomar: { $title }
terminal-menu-join = Entrar em uma mesa pelo endereço
terminal-join-address = Endereço
terminal-join-go = Entrar
terminal-join-bad = Digite o endereço de uma mesa, como https://medici.example/tables/abc123; você digitou { $got }.
terminal-join-busy = Entrando em { $address }…
terminal-date = { $day }/{ $month }/{ $year }, { $hour }:{ $minute }
terminal-lobby = Mesa { $table }
terminal-lobby-seat = { $n }. { $who }
terminal-lobby-free = livre
terminal-lobby-wait = Esperando jogadores: { $taken } de { $seats } lugares ocupados.
terminal-lobby-host = Esperando { $who } começar a partida.
terminal-lobby-ready = Todos os lugares estão ocupados: comece a partida com s.
terminal-lobby-cancelled = Esta mesa foi cancelada.
terminal-lobby-taken-over = Um robô joga por você. Para voltar a jogar: b.
terminal-live-continue = Volte com: { $command }

## O aplicativo: ajuda

terminal-app-help =
    Jogadas
    {"  "}tabuleiro  digite um lance ou mude-o com + e -, Enter confirma
    {"  "}           p passar; d revelar uma carta; a abrir o leilão
    {"  "}cartas     1 2 3 escolhem cartas do mercado, Enter pega; r revelar
    {"  "}dados      1 a 5 escolhem dados, Enter anota
    {"  "}mouse      clique nas cartas, nos dados e nos botões

    Teclas
    {"  "}u  desfaz sua última jogada, se nada aconteceu depois
    {"  "}h  uma dica: a melhor jogada e sua chance, se você joga só contra robôs
    {"  "}t  diz algo a todos em uma mesa ao vivo
    {"  "}l  o registro inteiro
    {"  "}c  cores claras ou escuras
    {"  "}m  o menu; a partida fica salva
    {"  "}q  salva a partida e sai (Ctrl-C também)
    {"  "}Espaço  não espera as pausas dos robôs

    Sinais
    {"  "}> de quem é a vez; +2 o que está a bordo e será somado
    {"  "}{ $signs }

## Comandos: o que compilam, e se o sorteio foi honesto

terminal-compiling = Compilando para esta máquina, uma vez só: { $games }, { $parts ->
        [one] { $parts } parte
       *[other] { $parts } partes
    } em { $workers ->
        [one] { $workers } processo
       *[other] { $workers } processos
    }, { $minutes ->
        [1] menos de um minuto
       *[other] cerca de { $minutes } minutos
    }. Os próximos comandos já encontram tudo; medici warm compila tudo com antecedência.
terminal-compiling-game = { $game ->
        [card] jogo de cartas
        [dice] jogo de dados
       *[board] jogo de tabuleiro
    }
terminal-compiling-any = Compilando o que é preciso para esta máquina: um minuto ou mais.
terminal-compiling-bar = Compilando
terminal-compiled = Compilado em { $n } s.
terminal-compiling-stopped = Interrompido: o que já foi compilado fica.
terminal-fair = { $file }: { $over ->
        [no] honesta até agora, a partida não acabou
       *[yes] honesta
    }: todos os sorteios decorrem do segredo e das sementes ({ $n } conferidos); promessa { $commitment }
terminal-unfair = { $file }: nada mostra que seja honesta: { $reason }
terminal-unfair-record = não pode ser lido como registro de uma partida
terminal-unfair-unrevealed = o segredo ainda não foi revelado
terminal-unfair-proof = não há uma prova completa
terminal-unfair-commitment = o segredo não é o prometido
terminal-unfair-move = a jogada { $move } não foi decidida pelo segredo e pelas sementes
terminal-unfair-unlisted = a promessa dela não está na lista
terminal-list-unread = a lista de promessas não pode ser lida
terminal-list-fails = a lista de promessas não se sustenta: { $reason }
terminal-list-changed = foi alterada depois, ou não está inteira
terminal-list-holds = a lista de promessas se sustenta: { $entries ->
        [one] { $entries } item
       *[other] { $entries } itens
    }, { $promises ->
        [one] { $promises } promessa
       *[other] { $promises } promessas
    } ({ $late } com atraso), { $promises ->
        [0] nada
       *[other] { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
    } revelado (partidas terminadas: { $finished }, canceladas: { $cancelled }), abertas: { $open }, { $overdue } delas há mais de { $days ->
        [one] { $days } dia
       *[other] { $days } dias
    }; ponta { $head }
terminal-overdue = atrasada desde { $day }: item { $n }, promessa { $commitment }
terminal-overdue-more = e mais { $n } (--json mostra todas)
