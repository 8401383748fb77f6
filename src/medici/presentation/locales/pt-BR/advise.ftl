# O que diz o conselheiro: das jogadas, do valor dos lotes, da próxima carta.
# Como os argumentos viram palavras está escrito no início de en/advise.ftl.

## Jogadas, dentro de uma frase

advise-move-pass = passar
advise-move-bid = dar lance de { $n }
advise-move-draw = revelar mais uma carta
advise-move-auction = abrir o leilão
advise-move-reveal = revelar uma carta
advise-move-take = pegar { $cards }
advise-move-choose = anotar { $dice }

## A melhor jogada

advise-best = Melhor: { $move }. Vence em { $chance }% das simulações, { $lead } ± { $error } pontos percentuais a mais que: { $other }.
advise-best-alone = Melhor: { $move }. Chega a { $score } pontos no fim, { $lead } ± { $error } a mais que: { $other }; e quase sempre ao título de { $title }.
advise-close = { $move } ou { $other }: dá quase no mesmo.
advise-only-move = Não há escolha: { $move }.

## Por que é a melhor, ao lado da segunda; $cards e $dice são o que uma das duas tem a mais

advise-why-reveal = Antes, mais uma carta: melhor que pegar { $cards } já.
advise-why-at-once = Pegar { $cards } já é melhor que mais uma carta.
advise-why-take-more = Vale a pena pegar também { $cards }.
advise-why-take-less = É melhor deixar { $cards }.
advise-why-take-rather = É melhor que pegar { $cards }.
advise-why-enter-more = Vale a pena anotar também { $dice }.
advise-why-enter-less = É melhor deixar { $dice }.
advise-why-enter-rather = É melhor que anotar { $dice }.

## Quanto vale um lote

advise-worth =
    Para { $you ->
        [yes] você
       *[other] { $who }
    }, ter este lote por { $low } a { $n } florins é tão bom quanto não tê-lo.
advise-worth-exactly =
    Para { $you ->
        [yes] você
       *[other] { $who }
    }, ter este lote por { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    } é tão bom quanto não tê-lo.
advise-worth-nothing =
    Para { $you ->
        [yes] você
       *[other] { $who }
    }, não ter este lote é pelo menos tão bom quanto tê-lo por 1 florim.
advise-worth-all =
    Para { $you ->
        [yes] você
       *[other] { $who }
    }, ter este lote mesmo por { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    }, todo o dinheiro que há, é melhor que não tê-lo.
advise-dearest =
    { $you ->
        [yes] Você pode pagar mais por ele que qualquer outro.
       *[other] { $who } pode pagar mais por ele que qualquer outro.
    }
advise-only-room =
    { $you ->
        [yes] Só o seu navio tem espaço para ele.
       *[other] Só o navio de { $who } tem espaço para ele.
    }

## Mais uma carta

advise-further-dearer =
    Com mais uma carta o lote valeria cerca de { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    } a mais para { $you ->
        [yes] você
       *[other] { $who }
    }.
advise-further-cheaper =
    Com mais uma carta o lote valeria cerca de { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    } a menos para { $you ->
        [yes] você
       *[other] { $who }
    }.
advise-further-same =
    Mais uma carta mudaria pouco para { $you ->
        [yes] você
       *[other] { $who }
    }.
advise-further-no-room =
    Com mais uma carta o lote ficaria grande demais para { $you ->
        [yes] o seu navio
       *[other] o navio de { $who }
    }.

## A próxima carta; $goods são mercadorias em sequência

advise-next = A próxima carta mais provável é { $goods }: { $chance }%.
advise-next-each = As mais prováveis para a próxima carta, com { $chance }% cada: { $goods }.

## Tabelas no terminal

advise-head-move = jogada
advise-head-lead = vantagem
advise-head-florins = florins
advise-head-points = pontos
advise-head-title = título mais provável
advise-head-seat = lugar
advise-head-price = preço justo
advise-head-bounds = em 95% das vezes, de
advise-between = { $low } a { $high }
advise-head-most = lance até
advise-head-by = por
advise-by-chance = chance de vencer
advise-by-florins = florins
advise-head-good = próxima carta
advise-head-value = valor
advise-head-chance = chance
advise-head-with-it = lote valeria para { $who }
advise-now = Como está
advise-lot = O lote
advise-futures = { $n ->
    [0] { $n } futuros simulados
    [one] { $n } futuro simulado
   *[other] { $n } futuros simulados
}; ± é um erro padrão.
