### La mesa del juego de dados.

## Lo que se pide

dice-ask-pick = Elige { $most ->
    [2] { $least } o
   *[other] de { $least } a
} { $most } dados
dice-ask-roll = Te toca tirar
dice-ask-exactly =
    { $n ->
        [one] Elige un dado
       *[other] Elige { $n } dados
    }
dice-ask-enter = Anota uno de los dados resaltados
dice-ask-fill =
    { $n ->
        [one] Llena tu barco: exactamente un dado
       *[other] Llena tu barco: exactamente { $n } dados
    }
dice-await-first = Sorteando quién tira primero…
dice-await-rolling = { $name } tira los dados
dice-await-choosing = { $name } elige dados
dice-await-entering = { $name } anota un dado
dice-await-filling =
    { $n ->
        [one] { $name } llena el barco con un dado
       *[other] { $name } llena el barco con { $n } dados
    }
dice-await-alone = { $name } elige dados
dice-counting = La ronda terminó: hora de contar
dice-over = La partida terminó

## La bandeja

dice-tray = Bandeja de dados
dice-throw = Tirar los dados
dice-dice = Los cinco dados
dice-round = Ronda { $round } de 3
dice-spot = Dado { $place }: { $face }
dice-spot-entered = Dado { $place }: { $face }; anotado por { $names }
dice-spot-empty = Dado { $place }: aún sin tirar
dice-enter = Anotar { $faces }
dice-enter-none = Anotar dados
dice-entering = Anotando…
dice-entered = { $name }: { $faces }
dice-ahead-none =
    { $n ->
        [one] Toca el dado que quieras
       *[other] Toca los dados que quieras
    }
dice-ahead-ship = Barco { $from } → { $to }
dice-ahead-enemy = Para el enemigo: { $faces }
dice-ahead-enemy-none = Nada para el enemigo
dice-zero = El 0 vale dos cruces
dice-zero-enemy = El 0 vale dos círculos

## Hojas

dice-sheet = Hoja de { $name }
dice-others = Las demás hojas
dice-you = tú
dice-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
dice-points-unit =
    { $n ->
        [one] punto
       *[other] puntos
    }
dice-worth = Barco: vale { $n }
dice-enlarge = Ampliar la hoja de { $name }
dice-rolls = tira
dice-full = lleno
dice-roman =
    { $round ->
        [1] I
        [2] II
       *[3] III
    }
dice-past = Barco { dice-roman }: { $worth }
dice-ship-now = Barco { $round }: vale { $worth }, { $n } de { $spaces } espacios ocupados
dice-ship-past = Barco { $round }: valió { $worth }
dice-ship-later = Barco { $round }: zarpa en otra ronda
dice-column =
    { $crosses ->
        [0] { $good }: ninguna cruz; { $others }
        [one] { $good }: { $crosses } cruz; { $others }
       *[other] { $good }: { $crosses } cruces; { $others }
    }
dice-column-pays = si puntuara ahora: +{ $pay }
dice-column-alone = { $good }: cruces { $crosses }, círculos del enemigo { $circles }

## Títulos del solitario

dice-titles = Títulos
dice-title-next =
    { $n ->
        [one] Falta un punto para { $title }
       *[other] Faltan { $n } puntos para { $title }
    }
dice-breakthrough = Con { $n } círculos en cualquier columna, el enemigo rompe las líneas
# $n, $limit (números): círculos; $goods: dónde están
dice-breach-near = El enemigo tiene { $n } círculos en { $goods }: con { $limit } ya no puntúa ninguna columna
dice-breaking = ¡Cuidado, { $n } círculos en { $goods }! Ya no puntuaría ninguna columna
dice-broken = El enemigo ha roto las líneas: ya no puntúa ninguna columna
dice-title-top = No hay título más alto
