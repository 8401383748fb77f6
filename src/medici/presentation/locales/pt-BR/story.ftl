# O que acontece numa partida, contado a todos: o registro da mesa, as reprises, o terminal.
# Como os argumentos viram palavras está escrito no início de en/story.ftl.

story-list = { $first }, { $next }
story-list-last = { $first } e { $last }
story-parts = { $first }; { $next }
story-card = { $good } { $n }
story-card-double =
    { $good } { $n } { $ware ->
        [cloth] duplo
        [grain] duplo
       *[other] dupla
    }
story-card-green = { $good } { $n } verde

## Títulos

story-day = Dia { $n } de 3
story-round = Rodada { $n } de 3
story-scoring-day = Pontuação do dia { $n }
story-scoring-round = Pontuação da rodada { $n }

## Quem começa

story-start-drawn = { $who } começa, por sorteio ({ $clause }).
story-start-poorest = { $who } tem menos florins e começa ({ $clause }).
story-start-drawn-poorest = { $who } começa, por sorteio entre quem tem menos florins ({ $clause }).

## Posições

story-worth = valor { $n }
story-level = nível { $n }
story-icons =
    { $n ->
        [0] { $n } ícones
        [one] { $n } ícone
       *[other] { $n } ícones
    }

## Pontuação

story-for-ships = Navios ({ $clause }): { $what }.
story-for-ship = Navio ({ $clause }): { $what }.
story-for-good = Por { $good } ({ $clause }): { $what }.
story-place = { story-nth } { $who }, { $standing }: { $pay }
story-place-each = { story-nth } { $who }, { $standing }: { $pay } cada um ({ $clause })
story-place-shared = { story-nth } { $who }, { $standing }, dividem { $pot }: { $pay } cada um ({ $clause })
story-place-rounded = { story-nth } { $who }, { $standing }, dividem { $pot }: { $pay } cada um, arredondado para baixo ({ $clause })
# Usado pelas quatro acima. $place (número): 1 é o melhor, 6 o último.
story-nth = { $place }º
story-nobody-has = ninguém tem
story-bonus = bônus para { $who }, { $standing }: { $pay } ({ $clause })
story-monopoly = monopólio de { $who }, { $standing }: { $pay } ({ $clause })
story-now-florins = Florins agora: { $what }.
story-now-points = Pontos agora: { $what }.
story-total = { $who } { $n }

## O fim

story-wins-florins =
    { $who } vence com { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    } ({ $clause }).
story-wins-points =
    { $who } vence com { $n ->
        [0] { $n } pontos
        [one] { $n } ponto
       *[other] { $n } pontos
    } ({ $clause }).
story-win-florins =
    { $who } dividem a vitória com { $n ->
        [0] { $n } florins
        [one] { $n } florim
       *[other] { $n } florins
    } ({ $clause }).
story-win-points =
    { $who } dividem a vitória com { $n ->
        [0] { $n } pontos
        [one] { $n } ponto
       *[other] { $n } pontos
    } ({ $clause }).
