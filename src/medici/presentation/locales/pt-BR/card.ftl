### A mesa do jogo de cartas.

## O mercado

card-market = O mercado
card-day = Dia { $day } de 3
card-market-size =
    { $n ->
        [0] nenhuma carta
        [one] { $n } carta
       *[other] { $n } cartas
    }
card-market-empty = O mercado está vazio
card-older =
    { $n ->
        [0] { $n } cartas mais antigas, fora de alcance
        [one] { $n } carta mais antiga, fora de alcance
       *[other] { $n } cartas mais antigas, fora de alcance
    }
card-reach = Ao alcance
card-place = { $card }, número { $place } a partir do fim
card-place-end = { $card }, no fim da fila: sempre vai junto
card-place-full = { $card }, número { $place } a partir do fim: não cabe no navio
card-end = fim
card-face-down = Uma carta está sendo revelada

## O baralho

card-deck-left =
    { $n ->
        [0] O baralho acabou
        [one] { $n } carta no baralho
       *[other] { $n } cartas no baralho
    }
card-reveal = Revelar
card-reveals-left =
    { $n ->
        [0] acabaram
        [one] resta { $n }
       *[other] restam { $n }
    }
card-unseen = No baralho
card-unseen-kinds = { $good }: { $kinds }
card-unseen-kind = { $n } × { $card }
card-unseen-none = { $good }: nenhuma
card-short = { $value }
card-short-double = { $value } dupla
card-short-green = { $value } verde

## Um turno

card-ask-first = Sorteando quem começa…
card-ask-counting = O dia acabou: hora de contar.
card-ask-over = A partida acabou.
card-ask-sent = A caminho…
card-ask-draw = Sua vez: uma carta é revelada.
card-ask-reveal-or-take = Sua vez: revele uma carta ou pegue.
card-ask-another-or-take = Sua vez: revele mais uma ou pegue.
card-ask-take = Sua vez: pegue a carta 1, só ela ou com a 2, a 3 ou ambas.
card-wait-draw = { $who } revela uma carta.
card-wait-turn = { $who } revela ou pega.
card-last-turn = Os outros navios estão cheios: é o último turno do dia.

card-take = Pegar { $cards }
card-take-nothing = Pegar
card-take-worth = valor { $from } → { $to }
card-take-more = valor +{ $n }

## Navios e armazéns

card-your-ship = Seu navio
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
card-greens = Verdes não ocupam espaço
card-florins =
    { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    }
card-you = Você
card-others = Os outros navios

card-warehouses = Armazéns
card-prizes = maior { $first }, 2º { $second }
card-monopoly = { $icons }+ rende { $pay }
card-good = Mercadoria
card-cell =
    { $who }: { $icons } no armazém{ $aboard ->
        [0] { "" }
       *[other] , mais { $aboard } a bordo
    }
card-cell-leads = { card-cell }, o maior número
card-cell-monopoly = monopólio de { $pay }
