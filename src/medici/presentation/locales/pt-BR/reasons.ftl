# Por que uma jogada é melhor que outra, pelo que se vê na mesa: para análises e dicas.
# O que os argumentos querem dizer está escrito no início de en/reasons.ftl.

reason-why = Por quê: { $fact }.
reason-against = Só as simulações dizem isso. O que se vê na mesa diz o contrário: { $fact }.
reason-none = Só as simulações dizem isso: pelo que se vê, não dá para decidir.

reason-number = { $whole },{ $tenth }
reason-more = { $game ->
    [dice] { $n ->
        [0] { $n } pontos a mais
        [one] { $n } ponto a mais
       *[other] { $n } pontos a mais
    }
   *[other] { $n ->
        [0] { $n } florins a mais
        [one] { $n } florim a mais
       *[other] { $n } florins a mais
    }
}
reason-less = { $game ->
    [dice] { $n ->
        [0] { $n } pontos a menos
        [one] { $n } ponto a menos
       *[other] { $n } pontos a menos
    }
   *[other] { $n ->
        [0] { $n } florins a menos
        [one] { $n } florim a menos
       *[other] { $n } florins a menos
    }
}

## Como se estaria se o dia acabasse agora

reason-ship = o navio passa a valer { $worth }, em { $place }º lugar, em vez de { $other }, em { $behind }º: { $sum }, se { $game ->
    [dice] a rodada
   *[other] o dia
} acabasse agora
reason-alone = o navio passa a valer { $worth } em vez de { $other }: { $sum }, se a rodada acabasse agora
reason-rank = { $game ->
    [board] nível { $marks } em { $good } em vez do nível { $other }
    [card] { $marks } de { $good } em vez de { $other }
   *[dice] { $marks ->
        [0] { $marks } cruzes
        [one] { $marks } cruz
       *[other] { $marks } cruzes
    } em { $good } em vez de { $other }
}: { $sum } pela posição, se { $game ->
    [dice] a rodada
   *[other] o dia
} acabasse agora
reason-enemy = contra os círculos do inimigo, { $good } rende { $sum }, se a rodada acabasse agora
reason-bonus = { $game ->
    [board] nível { $marks } em { $good } em vez do nível { $other }
    [card] { $marks } de { $good } em vez de { $other }
   *[dice] { $marks ->
        [0] { $marks } cruzes
        [one] { $marks } cruz
       *[other] { $marks } cruzes
    } em { $good } em vez de { $other }
}: { $sum } de bônus, { $game ->
    [dice] { $days ->
        [0] em cada uma das { $days } rodadas que faltam
        [one] na última rodada
       *[other] em cada uma das { $days } rodadas que faltam
    }
   *[other] { $days ->
        [0] em cada um dos { $days } dias que faltam
        [one] no último dia
       *[other] em cada um dos { $days } dias que faltam
    }
}
reason-broken = { $after ->
    [yes] o inimigo rompe a linha numa coluna, e nenhuma coluna conta
   *[no] senão o inimigo rompe a linha numa coluna, e nenhuma coluna conta
}

## Espaços e cartas por vir

reason-filled = ocupa { $spaces ->
    [0] { $spaces } espaços
    [one] { $spaces } espaço
   *[other] { $spaces } espaços
} a mais, e o navio vale { $worth } { $more ->
    [yes] a mais
   *[no] a menos
}; { $game ->
    [dice] um dado tem { $mean } em média
   *[other] uma carta por vir tem { $mean } em média
}
reason-kept = deixa { $spaces ->
    [0] { $spaces } espaços
    [one] { $spaces } espaço
   *[other] { $spaces } espaços
} a mais livres, e o navio vale { $worth } { $more ->
    [yes] a mais
   *[no] a menos
}; { $game ->
    [dice] um dado tem { $mean } em média
   *[other] uma carta por vir tem { $mean } em média
}
reason-same = com os mesmos espaços, o navio vale { $worth } { $more ->
    [yes] a mais
   *[no] a menos
}
reason-marks = { $game ->
    [board] { $marks } níveis
    [card] { $marks } ícones
   *[dice] { $marks } cruzes
} ao todo em vez de { $other }
reason-marks-room = { $game ->
    [board] { $marks } níveis
    [card] { $marks } ícones
   *[dice] { $marks } cruzes
} ao todo e { $room ->
    [0] { $room } espaços livres
    [one] { $room } espaço livre
   *[other] { $room } espaços livres
}, em vez de { $other } e { $before }
reason-scarce = { $cards ->
    [0] hoje não vem mais nenhuma carta
    [one] hoje só vem mais { $cards } carta
   *[other] hoje só vêm mais { $cards } cartas
}, para { $spaces ->
    [0] { $spaces } espaços livres
    [one] { $spaces } espaço livre
   *[other] { $spaces } espaços livres
} em todos os navios

## Lotes e lances

reason-price = o lance é de { $n ->
    [0] { $n } florins
    [one] { $n } florim
   *[other] { $n } florins
} por { $spaces ->
    [0] { $spaces } cartas
    [one] uma carta
   *[other] { $spaces } cartas
} de valor { $worth }; ainda vêm hoje { $cards }, de { $mean } em média
reason-price-late = o lance é de { $n ->
    [0] { $n } florins
    [one] { $n } florim
   *[other] { $n } florins
}, e o lote renderia { $added }, se o dia acabasse agora
reason-rival = para { $whom }, com espaço e { $purse ->
        [one] { $purse } florim
       *[other] { $purse } florins
    }, o lote rende { $sum }, se o dia acabasse agora
reason-can-have = o lote ainda pode ir para { $whom }, com espaço e { $purse ->
        [one] { $purse } florim
       *[other] { $purse } florins
    }
reason-saves = { $n ->
    [0] são { $n } florins
    [one] é { $n } florim
   *[other] são { $n } florins
} a menos pelo mesmo lote
reason-last-word = quem ainda vai decidir não pode dar mais que { $bid }, e { $n ->
    [0] são { $n } florins
    [one] é { $n } florim
   *[other] são { $n } florins
} a menos
reason-too-large = o navio tem { $spaces ->
    [0] { $spaces } espaços livres
    [one] { $spaces } espaço livre
   *[other] { $spaces } espaços livres
}: com mais uma carta o lote fica grande demais para ele
reason-shut-out = com mais uma carta o lote fica grande demais para o navio de: { $whom }
reason-next = com { $n } das { $all } cartas não vistas, o lote fica melhor aqui que para os outros

## Cartas e dados

reason-reveal = com { $n } das { $all } cartas do baralho haveria algo melhor a pegar que { $cards }
reason-leaves = do que sobra, { $whom } pode ganhar { $n } { $game ->
    [dice] pontos
   *[other] florins
} a mais na próxima jogada, em vez de { $other }, se { $game ->
    [dice] a rodada
   *[other] o dia
} acabasse então
