### A mesa do jogo de dados.

## O que se pede

dice-ask-pick = Escolha { $most ->
    [2] { $least } ou
   *[other] de { $least } a
} { $most } dados
dice-ask-roll = É você quem rola
dice-ask-exactly =
    { $n ->
        [one] Escolha um dado
       *[other] Escolha { $n } dados
    }
dice-ask-enter = Anote um dos dados destacados
dice-ask-fill =
    { $n ->
        [one] Complete seu navio: exatamente um dado
       *[other] Complete seu navio: exatamente { $n } dados
    }
dice-await-first = Sorteando quem rola primeiro…
dice-await-rolling = { $name } rola os dados
dice-await-choosing = { $name } escolhe dados
dice-await-entering = { $name } anota um dado
dice-await-filling =
    { $n ->
        [0] { $name } completa o navio com { $n } dados
        [one] { $name } completa o navio com um dado
       *[other] { $name } completa o navio com { $n } dados
    }
dice-await-alone = { $name } escolhe dados
dice-counting = A rodada acabou: hora de contar
dice-over = A partida acabou

## A bandeja

dice-tray = Bandeja de dados
dice-throw = Rolar os dados
dice-dice = Os cinco dados
dice-round = Rodada { $round } de 3
dice-spot = Dado { $place }: { $face }
dice-spot-entered = Dado { $place }: { $face }, anotado por { $names }
dice-spot-empty = Dado { $place }: ainda não foi rolado
dice-enter = Anotar { $faces }
dice-enter-none = Anotar dados
dice-entering = Anotando…
dice-entered = { $name }: { $faces }
dice-ahead-none =
    { $n ->
        [one] Toque no dado que você quer
       *[other] Toque nos dados que você quer
    }
dice-ahead-ship = Navio { $from } → { $to }
dice-ahead-enemy = Para o inimigo: { $faces }
dice-ahead-enemy-none = Nada para o inimigo
dice-zero = 0 conta como duas cruzes
dice-zero-enemy = 0 conta como dois círculos

## Folhas

dice-sheet = Folha de { $name }
dice-others = As folhas dos outros
dice-you = você
dice-points =
    { $n ->
        [0] { $n } pontos
        [one] { $n } ponto
       *[other] { $n } pontos
    }
dice-points-unit =
    { $n ->
        [0] pontos
        [one] ponto
       *[other] pontos
    }
dice-worth = Navio vale { $n }
dice-enlarge = Mostrar a folha de { $name } ampliada
dice-rolls = rola
dice-full = cheio
dice-roman =
    { $round ->
        [1] I
        [2] II
       *[3] III
    }
dice-past = Navio { dice-roman }: { $worth }
dice-ship-now = Navio { $round }: vale { $worth }, { $n } de { $spaces } espaços ocupados
dice-ship-past = Navio { $round }: valeu { $worth }
dice-ship-later = Navio { $round }: parte em outra rodada
dice-column =
    { $crosses ->
        [0] { $good }: nenhuma cruz; { $others }
        [one] { $good }: { $crosses } cruz; { $others }
       *[other] { $good }: { $crosses } cruzes; { $others }
    }
dice-column-pays = se pontuasse agora: +{ $pay }
dice-column-alone = { $good }: cruzes { $crosses }, círculos do inimigo { $circles }

## Títulos do jogo solo

dice-titles = Títulos
dice-title-next =
    { $n ->
        [0] Faltam { $n } pontos para { $title }
        [one] Falta um ponto para { $title }
       *[other] Faltam { $n } pontos para { $title }
    }
dice-breakthrough = Com { $n } círculos em qualquer coluna o inimigo rompe a linha
dice-breach-near = O inimigo tem { $n } círculos em { $goods }: com { $limit }, as colunas não pontuam mais
dice-breaking = Cuidado: { $n } círculos em { $goods }! As colunas não pontuariam mais
dice-broken = O inimigo rompeu a linha: as colunas não pontuam mais
dice-title-top = Não há título mais alto
