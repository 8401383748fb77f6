### A mesa do jogo de cartas.

## O mercado

card-market = O mercado
card-day = Dia { $day } de 3
card-market-size =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
card-market-empty = O mercado está vazio
card-older =
    { $n ->
        [one] { $n } carta mais antiga, fora de alcance
       *[other] { $n } cartas mais antigas, fora de alcance
    }
card-reach = Ao alcance
card-place = { $card }, número { $place } a partir do fim
card-place-end = { $card }, o fim da fila: sempre é pega
card-place-full = { $card }, número { $place } a partir do fim: não cabe no navio
card-end = fim
card-face-down = Uma carta está sendo revelada

## O baralho

card-deck = O baralho
card-deck-left =
    { $n ->
        [0] O baralho acabou
        [one] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
card-reveal = Revelar
card-reveals-left =
    { $n ->
        [0] nenhuma mais
        [one] mais { $n }
       *[other] mais { $n }
    }
card-unseen = No baralho
card-unseen-kinds = { $good }: { $kinds }
card-unseen-kind = { $n } × { $card }
card-unseen-none = { $good }: nenhuma
card-short = { $value }
card-short-double = { $value } dupla
card-short-green = { $value } verde

## Um turno

card-turn-yours = Sua vez
card-turn-of = É a vez de { $who }
card-ask-first = O acaso sorteia quem começa.
card-ask-over = A partida acabou.
card-ask-drawing = Uma carta é revelada.
card-ask-reveal-or-take = Revele uma carta ou pegue.
card-ask-another-or-take = Revele mais uma carta ou pegue.
card-ask-reveal = Revele uma carta.
card-ask-take = Pegue a carta do fim e, se quiser, as cartas 2 e 3.
card-ask-wait = Revela ou pega.
card-ask-sent = A caminho…
card-last-turn = Todos os outros navios estão cheios: este é o último turno do dia.

card-take = Pegar { $cards }
card-take-nothing = Pegar
card-take-worth = valor { $from } → { $to }
card-take-gain = +{ $n } { $good }
card-take-more = valor +{ $n }
card-take-space =
    { $n ->
        [0] navio cheio
        [one] resta { $n } espaço
       *[other] restam { $n } espaços
    }

## Navios e armazéns

card-your-ship = Seu navio
card-ship-of = { $who }
card-ship-label =
    O navio de { $who }: valor { $worth }, { $free ->
        [0] cheio
        [one] { $free } espaço livre
       *[other] { $free } espaços livres
    }, { $florins } florins
card-worth = Valor
card-free =
    { $n ->
        [0] cheio
        [one] { $n } livre
       *[other] { $n } livres
    }
card-greens = Cartas verdes: não ocupam espaço
card-florins =
    { $n ->
        [one] { $n } florim
       *[other] { $n } florins
    }
card-you = você
card-others = Os outros navios

card-warehouses = Armazéns
card-warehouses-hint = Símbolos em terra, e +a bordo
card-monopoly = { $icons }+ rende { $pay }
card-good = Mercadoria
card-cell =
    { $who }: { $icons } no armazém{ $aboard ->
        [0] { "" }
       *[other] , mais { $aboard } a bordo
    }
card-cell-leads = { card-cell }, o maior número
card-cell-monopoly = monopólio de { $pay }
