### Ajuda numa mesa de verdade: anotar os pontos, gravar a partida, um robô numa cadeira vazia.

companion-title = Numa mesa de verdade
companion-about = O celular anota os pontos ou grava a partida. Tudo fica neste aparelho, e não precisa de internet.
companion-new = Nova partida
companion-all = Todas as partidas
companion-running = Em andamento
companion-history = Terminadas
companion-drop = Apagar
companion-drop-sure = Apagar mesmo?
companion-lost = Esta partida não está neste aparelho. Talvez esteja no celular em que começou.
companion-aside = Separadas
companion-aside-about = Não foi possível ler o que está aqui. Nada foi apagado: salve o arquivo se quiser consertá-lo.
companion-aside-save = Salvar o arquivo
companion-full-store = Não há mais espaço neste aparelho para guardar a partida: ela segue na memória. Deixe a página aberta e compartilhe o resultado antes de fechá-la.

## Uma nova partida

companion-game = Jogo
companion-mode = O que o celular faz
companion-mode-sheet = Anotar pontos
companion-mode-record = Gravar tudo
companion-mode-sheet-about = No fim do dia, toque no que cada um carregou; o celular classifica, paga e soma.
companion-mode-record-about = Toque em cada carta e em cada lance na hora. Dá para rever a partida, e robôs podem ocupar cadeiras vazias.
companion-players = Jogadores
companion-names = Nomes
companion-name = Nome no lugar { $seat }
companion-sits = Quem fica no lugar { $seat }
companion-person = Pessoa
companion-begin = Começar

## Os dias e o que se anota deles

companion-days = Dias
companion-day = { $game ->
        [dice] Rodada { $n }
       *[other] Dia { $n }
    }
companion-day-short = { $game ->
        [dice] R{ $n }
       *[other] D{ $n }
    }
companion-day-scored = { $game ->
        [dice] pontuada
       *[other] pontuado
    }
companion-day-open = { $game ->
        [dice] aberta
       *[other] aberto
    }
companion-day-later = depois
companion-day-broken = confira
companion-total = Total
companion-later = { $game ->
        [dice] Antes é preciso pontuar a rodada { $n }.
       *[other] Antes é preciso pontuar o dia { $n }.
    }
companion-to-day = { $game ->
        [dice] Ir para a rodada { $n }
       *[other] Ir para o dia { $n }
    }
companion-to-total = Ir para o total
companion-entries = O que se anota
companion-ships = Navios
companion-money = Dinheiro
companion-to-money = Ir para o dinheiro
companion-score = { $game ->
        [dice] Pontuar a rodada { $n }
       *[other] Pontuar o dia { $n }
    }
companion-score-anyway = Está certo, pontuar
companion-correct = Corrigir
companion-corrected = Agora está certo
companion-steps = Passo a passo
companion-whose-ship = Navio de quem
companion-whose-sheet = Folha de quem
companion-full = cheio
companion-ship = Navio de { $name }
companion-aboard = { $free ->
        [0] Vale { $worth }, cheio
        [one] Vale { $worth }, resta 1 espaço
       *[other] Vale { $worth }, restam { $free } espaços
    }
companion-cards = Cartas
companion-card = { $card }, { $n ->
        [0] nenhuma disponível
        [one] { $n } disponível
       *[other] { $n } disponíveis
    }
companion-card-held = { $card }, com { $who }, { $n ->
        [0] nenhuma disponível
        [one] { $n } disponível
       *[other] { $n } disponíveis
    }
companion-unload = Tirar { $card } do navio de { $name }
companion-numbers = Números no navio
companion-number = Anotar { $n }
companion-enemy = Inimigo
companion-crosses = Cruzes em cada coluna agora
companion-circles = Círculos do inimigo em cada coluna agora
companion-column-less = { $good }: menos um
companion-column-more = { $good }: mais um
companion-money-how = Como anotar o dinheiro
companion-purchases = Cada venda
companion-purchases-how = Escolha o preço e toque em quem pagou.
companion-price = Preço
companion-who-bought = Quem comprou
companion-buys = paga { $n }, tem
companion-unbuy = { $name } pagou { $n }: desfazer
companion-totals = Quanto sobrou
companion-totals-how = O que cada um ainda tem antes da pontuação do dia.
companion-whose-money = Dinheiro de quem
companion-left-of = O que { $name } ainda tem
companion-less = Menos um
companion-more = Mais um
companion-back = Apagar o último algarismo
companion-at-most = no máximo { $n }
companion-broken-earlier = { $game ->
        [dice] Primeiro, a rodada { $n }: a conta não fecha
       *[other] Primeiro, o dia { $n }: a conta não fecha
    }
companion-next-start = { $n ->
        [one] { $who } tem menos florins e começa o dia { $day }.
       *[other] { $who } têm menos florins: sorteiem quem começa o dia { $day }.
    }
companion-standing = { $game ->
        [card] Ícones nos armazéns
        [dice] Cruzes nas colunas
       *[board] Níveis nas trilhas
    }

## O que não pode ser, e o que talvez seja engano

companion-problem-unknown = { $what } não é uma carta deste jogo.
companion-problem-copies = { $n ->
        [0] As { $n } cartas de { $card } já estão com { $who }.
        [one] A única carta de { $card } já está com { $who }.
       *[other] As { $n } cartas de { $card } já estão com { $who }.
    }
companion-problem-full = O navio de { $who } está cheio: tem { $n } espaços.
companion-problem-numbers = O navio de { $who } precisa de { $n } números; tem { $got }.
companion-problem-price = { $who } pode pagar de 1 a { $n ->
        [one] { $n } florim
       *[other] { $n } florins
    }, não { $got }.
companion-problem-purse = { $who } tinha { $n ->
        [one] { $n } florim
       *[other] { $n } florins
    } e não pode ter pago { $got }.
companion-problem-total = { $who } tinha { $n ->
        [one] { $n } florim
       *[other] { $n } florins
    } no começo do dia e não pode ter { $got } agora.
companion-problem-crosses = { $who }, { $good }: cruzes anotadas: { $got }; possíveis: de { $least } a { $most }.
companion-problem-circles = Inimigo, { $good }: círculos anotados: { $got }; possíveis: de { $least } a { $most }.
companion-problem-die = { $what } ficam no mesmo dado.
companion-hint-room = { $n ->
        [0] Ainda há espaço nos navios de { $who }. Está certo?
        [one] Ainda há espaço no navio de { $who }. Está certo?
       *[other] Ainda há espaço nos navios de { $who }. Está certo?
    }
companion-hint-unpaid = { $n ->
        [one] { $who } não pagou nada. Está certo?
       *[other] { $who } não pagaram nada. Está certo?
    }
companion-hint-crosses = Os números de { $who } trazem { $n ->
        [one] 1 cruz nova
       *[other] { $n } cruzes novas
    }; anotadas: { $got }. Está certo?

## O total, e contar aos outros

companion-place = Posição
companion-score-of = { $game ->
        [dice] { $n ->
                [one] { $n } ponto
               *[other] { $n } pontos
            }
       *[other] { $n ->
                [one] { $n } florim
               *[other] { $n } florins
            }
    }
companion-rematch = Jogar de novo, mesma turma
companion-share-text = Como texto
companion-share-picture = Como imagem
companion-copied = Copiado: cole onde quiser.
companion-picture-foot = Pontuado segundo as regras, com o Medici
companion-replay = Rever
companion-record = Salvar registro

## Gravar a partida

companion-views = Telas
companion-view-now = Agora
companion-view-entries = Anotações
companion-undo = Desfazer
companion-odds = Chances
companion-aloud = Em voz alta
companion-ask-first = { $day ->
        [1] Quem começa?
       *[other] Quem começa o dia { $day }?
    }
companion-ask-card = { $name } revela uma carta: qual?
companion-ask-fill = Que carta completa o navio de { $name }?
companion-ask-roll = { $name } rola: o que mostram os dados?
companion-ask-lot = { $name }: mais uma carta ou o leilão?
companion-ask-bid = Vez de { $name }: qual o lance?
companion-ask-market = { $name }: revelar ou pegar?
companion-ask-dice = { $name }: quais dados?
companion-ask-over = A partida acabou.
companion-starts = Quem começa
companion-starts-who = começa
companion-passes = { $name } passa
companion-bids = { $name } dá lance de { $n }
companion-bid-of = Lance de { $name }
companion-draw = Mais uma carta
companion-auction = Abrir o leilão
companion-reveal = Revelar
companion-takes = { $name } pega { $cards }
companion-lot = O lote: { $cards }
companion-market = O mercado: { $cards }
companion-ship-now = vale { $worth }, livres: { $free }
companion-thrown = A rolagem
companion-faces = Faces dos dados
companion-unroll = { $die } não, foi engano
companion-rolled = Anotar a rolagem
companion-roll-more = { $n ->
        [one] Falta um dado
       *[other] Faltam { $n } dados
    }
companion-enters = { $name } anota { $dice }
companion-enters-none = Toque nos dados que { $name } anota
companion-thinking = { $name } está pensando…
companion-bot-failed = O robô não conseguiu pensar. Nada se perdeu; tente de novo, ou desfaça e anote a jogada dele.
companion-bot-again = Tentar de novo
companion-unseen = { $n ->
        [one] 1 carta ainda não vista
       *[other] { $n } cartas ainda não vistas
    }
companion-of-good = { $n } ({ $share })
companion-unseen-cards = Todas elas
companion-no-entries = Nada foi anotado ainda.
companion-correct-entry = Corrigir a anotação { $n }
companion-correct-how = Anote o que de fato aconteceu. Nada some sem você confirmar.
companion-leave-it = Deixar assim
companion-take-out = Tirar esta
companion-entry-corrected = Corrigido. { $n ->
        [0] Nada veio depois.
        [one] 1 anotação posterior fica.
       *[other] { $n } anotações posteriores ficam.
    }
companion-misfits = { $n ->
        [one] 1 anotação posterior não se encaixaria mais:
       *[other] { $n } anotações posteriores não se encaixariam mais:
    }
companion-misfits-more = { $n ->
        [one] e mais 1
       *[other] e mais { $n }
    }
companion-misfits-wait = { $n ->
        [0] Elas esperam enquanto você anota o que aconteceu no lugar, e voltam assim que se encaixarem.
        [one] 1 anotação posterior fica. Estas esperam enquanto você anota o que aconteceu no lugar, e voltam assim que se encaixarem.
       *[other] { $n } anotações posteriores ficam. Estas esperam enquanto você anota o que aconteceu no lugar, e voltam assim que se encaixarem.
    }
companion-misfits-gone = { $n ->
        [one] Elas sairiam. 1 anotação posterior fica.
       *[other] Elas sairiam. As outras { $n } ficam.
    }
companion-waiting = { $n ->
        [one] 1 anotação posterior espera:
       *[other] { $n } anotações posteriores esperam, a próxima:
    }
companion-leave-out = Descartar

## Outros acompanham o placar no celular

companion-follow = Acompanhar em outro celular
companion-follow-about = Os nomes e os pontos vão para o servidor, e quem tiver o link pode ver. Um dia depois da última mudança, tudo some.
companion-follow-do = Mostrar o placar aos outros
companion-follow-link = Link do placar
companion-follow-title = O placar da mesa
companion-follow-leads = { $n ->
        [one] { $names } está na frente.
       *[other] { $names } estão na frente.
    }
companion-follow-won = { $n ->
        [one] { $names } venceu.
       *[other] { $names } venceram.
    }
companion-follow-none = { $game ->
        [dice] Nenhuma rodada foi pontuada ainda.
       *[other] Nenhum dia foi pontuado ainda.
    }
companion-follow-live = O que for pontuado na mesa aparece aqui logo em seguida.
companion-follow-away = Sem contato com o servidor. O placar era este.
companion-follow-gone = Este placar não está mais disponível
companion-follow-gone-about = Peça um link novo na mesa onde ele é anotado.
