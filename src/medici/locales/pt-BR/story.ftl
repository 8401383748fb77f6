# O que acontece numa partida, contado a todos: o registro da mesa, as reprises, o terminal.
# Como os argumentos viram palavras está escrito no início de en/story.ftl.

story-list = { $first }, { $next }
story-list-last = { $first } e { $last }
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
story-first-roller = { $who } rola os dados primeiro, por sorteio (D4).

## O jogo de tabuleiro

story-turns-up = { $who } revela { $card }.
story-draws = { $who } compra mais uma carta.
story-lot-grows = É { $card }: o lote tem { $lot }.
story-opens = { $who } abre o leilão.
story-passes = { $who } passa.
story-bids = { $who } dá um lance de { $bid }.
story-bids-and-wins = { $who } dá um lance de { $bid }, arremata o lote e embarca { $lot }.
story-wins-lot = { $who } arremata o lote por { $price } e embarca { $lot }.
story-nobody-bids = Ninguém dá um lance: o lote fica fora até o fim do dia (B24).
story-nobody-can-bid = Ninguém pode dar um lance: o lote fica fora até o fim do dia (B22, B24).
story-full = O navio de { $who } está cheio.
story-last-ship-fills = Só o navio de { $who } tem espaço: ele é completado com cartas do baralho (B30).
story-fills = O navio de { $who } recebe { $card } de graça (B30).
story-ships-sail = O baralho acabou: os navios partem (B31).
story-sails-with-room =
    O baralho acabou: o navio parte com { $n ->
        [0] { $n } espaços vazios
        [one] { $n } espaço vazio
       *[other] { $n } espaços vazios
    } (B30).

## O jogo de cartas

story-reveals = { $who } revela uma carta.
story-reveals-another = { $who } revela mais uma carta.
story-it-is = É { $card }.
story-takes = { $who } pega { $cards }.
story-last-turn = Só o navio de { $who } tem espaço: é o último turno (C20).

## O jogo de dados

story-rolls = { $who } rola { $dice }.
story-last-ship-takes =
    Só o navio de { $who } tem espaço: ele recebe { $n ->
        [0] { $n } dados
        [one] { $n } dado
       *[other] { $n } dados
    } (D15).
story-enters = { $who } anota { $dice }: { $what }.
story-crosses-in =
    { $n ->
        [0] { $n } cruzes
        [one] { $n } cruz
       *[other] { $n } cruzes
    } em { $good }
story-ship-worth = navio no valor de { $n }
story-enemy = O inimigo ganha círculos (D61): { $what }.
story-circles-in = { $n } em { $good }

## Posições

story-worth = valor { $n }
story-level = nível { $n }
story-icons =
    { $n ->
        [0] { $n } ícones
        [one] { $n } ícone
       *[other] { $n } ícones
    }
story-crosses =
    { $n ->
        [0] { $n } cruzes
        [one] { $n } cruz
       *[other] { $n } cruzes
    }

## Pontuação

story-for-ships = Navios ({ $clause }): { $what }.
story-for-ship = Navio ({ $clause }): { $what }.
story-for-good = Por { $good } ({ $clause }): { $what }.
story-place = { story-nth } { $who }, { $standing }: { $pay }
story-place-each = { story-nth } { $who }, { $standing }: { $pay } para cada ({ $clause })
story-place-shared = { story-nth } { $who }, { $standing }, dividem { $pot }: { $pay } para cada ({ $clause })
story-place-rounded = { story-nth } { $who }, { $standing }, dividem { $pot }: { $pay } para cada, arredondado para baixo ({ $clause })
# Usado pelas quatro acima. $place (número): 1 é o melhor, 6 o último.
story-nth = { $place }º
story-nobody-has = ninguém tem
story-bonus = bônus para { $who }, { $standing }: { $pay } ({ $clause })
story-monopoly = monopólio de { $who }, { $standing }: { $pay } ({ $clause })
story-now-florins = Florins agora: { $what }.
story-now-points = Pontos agora: { $what }.
story-total = { $who } { $n }

## Pontuação do jogo solo

story-lone-ship =
    { $extra ->
        [0] valor { $n }: { $pay }
        [10] valor { $n }, e mais { $extra } a partir de 30: { $pay }
       *[other] valor { $n }, abaixo de 20: { $pay }
    }
story-against =
    { $crosses ->
        [0] { $crosses } cruzes
        [one] { $crosses } cruz
       *[other] { $crosses } cruzes
    } contra { $circles ->
        [0] { $circles } círculos
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }: { $pay }
story-breakthrough =
    { $circles ->
        [0] { $circles } círculos
        [one] { $circles } círculo
       *[other] { $circles } círculos
    }, rompimento do inimigo: nada (D65)
story-broken = nada, por causa do rompimento do inimigo (D65)

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
story-columns-decide = { $who } têm o mesmo número de pontos: as colunas mais cheias decidem (D30).
story-title =
    { $who } termina com { $n ->
        [0] { $n } pontos
        [one] { $n } ponto
       *[other] { $n } pontos
    } e recebe o título de { $title } (D66).
story-title-deck-scrubber = Faxineiro do Convés
story-title-dish-washer = Lavador de Pratos
story-title-cook = Cozinheiro
story-title-cadet = Cadete
story-title-lookout = Vigia
story-title-seaman = Marujo
story-title-quartermaster = Contramestre
story-title-engineer = Engenheiro
story-title-navigator = Navegador
story-title-officer = Oficial
story-title-merchant = Mercador
story-title-captain = Capitão
story-title-medici = Medici
