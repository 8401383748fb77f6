# What happens in the dice game, told to everybody: see story.ftl.

story-first-roller = { $who } rola os dados primeiro, por sorteio (D4).
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
story-crosses =
    { $n ->
        [0] { $n } cruzes
        [one] { $n } cruz
       *[other] { $n } cruzes
    }
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
story-columns-decide = { $who } têm o mesmo número de pontos: as colunas mais cheias decidem (D30).
story-title =
    { $who } termina com { $n ->
        [0] { $n } pontos
        [one] { $n } ponto
       *[other] { $n } pontos
    } e recebe o título de { $title } (D66).

## The titles of a game alone (D66).

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
