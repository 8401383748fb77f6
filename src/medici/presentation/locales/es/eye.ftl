### Reviews in the browser: the curve of chances, luck and skill, hints, practice, links.

eye-percent = { $n } %

## The curve

eye-curve = La probabilidad de ganar de cada cual, jugada a jugada
eye-curve-alone = El resultado esperado, jugada a jugada
eye-curve-at = Paso { $at } de { $last }. { $chances }
eye-curve-waiting = Analizando la partida…
eye-curve-failed = Ahora no se pueden mostrar las probabilidades.
eye-again = Probar otra vez
eye-chances = Probabilidades
eye-chance-of = { $name } { $chance }

## The review

eye-review = Análisis
eye-review-about = Dónde se ganó la partida: probabilidades, decisiones caras, suerte y habilidad
eye-log = Jugadas
eye-working = Probando muchas continuaciones de la partida: cada vez más exacto…
eye-worked = Hecho: se probaron { $futures } continuaciones.
eye-unsure = { $n ->
    [one] Para { $n } decisión no bastaron.
   *[other] Para { $n } decisiones no bastaron.
}
eye-costly-next = Siguiente error
eye-costs = En puntos de probabilidad de ganar: 100 son una victoria segura.
eye-costs-alone = En puntos del resultado.
eye-costliest-later = El análisis sigue…
eye-costliest-none = Nadie cometió un error caro. ¡Bien jugado!
eye-better = Mejor: { $move }.
eye-better-so-far = Mejor hasta ahora: { $move }.
eye-perhaps = Quizá mejor: { $move }.
eye-played = Jugado: { $move }.
eye-played-by = Jugada de { $name }: { $move }.
eye-try = Probar otra jugada
eye-points = +{ $points } { $points ->
        [one] punto
       *[other] puntos
    }
eye-best = La mejor jugada.
eye-best-so-far = La mejor jugada hasta ahora; el análisis sigue.
eye-no-choice = No había nada que elegir.
eye-doubt = Muy poca diferencia para llamarlo error.
eye-unsettled = Aún no está claro: el análisis sigue.
eye-too-few = Muy pocas continuaciones para saberlo. Hace falta más análisis.
eye-solved = Exacto: el final está resuelto.
eye-cost-exactly = «{ $better }»: { $points } ± { $error } { $points ->
        [one] punto
       *[other] puntos
    } de probabilidad más que «{ $played }».
eye-cost-alone = «{ $better }»: { $points } ± { $error } { $points ->
        [one] punto
       *[other] puntos
    } más al final que «{ $played }».
eye-luck-moved = Suerte: { $name } { $change } { $n ->
        [one] punto
       *[other] puntos
    }
eye-skill = Qué tal decidió cada cual
eye-rate = { $rate } ± { $error } { $rate ->
        [one] punto
       *[other] puntos
    } por detrás de la mejor jugada, promedio de { $choices ->
    [one] { $choices } decisión
   *[other] { $choices } decisiones
}; { $mistakes ->
    [0] ningún error
    [one] { $mistakes } error
   *[other] { $mistakes } errores
}
eye-rate-so-far = Hasta ahora, { $rate } ± { $error } { $rate ->
        [one] punto
       *[other] puntos
    } por detrás de la mejor jugada, promedio de { $choices ->
    [one] { $choices } decisión
   *[other] { $choices } decisiones
}; { $mistakes ->
    [0] ningún error por ahora
    [one] { $mistakes } error hallado
   *[other] { $mistakes } errores hallados
}
eye-adjusted = Resultado sin la suerte: { $chance }
eye-rate-about = Los títulos van desde Porteador hasta el Magnífico. Sin la suerte: la probabilidad al final menos lo que dio la suerte; puede quedar por debajo de 0 % o por encima de 100 %.
eye-rate-alone = Los títulos van desde Porteador hasta el Magnífico. Sin la suerte: el resultado menos lo que dio la suerte.
eye-moments = Vuelcos de la fortuna
eye-turning = El momento clave: desde aquí ya no cambió quién iba en cabeza
eye-joker = Suerte para { $name }
eye-blow = Un revés para { $name }
eye-figures = Probabilidades en una tabla
eye-figures-step = Jugada
eye-figures-cost = Cuesta
eye-titles = Probabilidad de cada título
eye-title = Título
eye-here = Aquí

## Luck and skill

eye-parts = Suerte y habilidad
eye-part-luck = suerte
eye-part-skill = decisiones propias
eye-part-others = decisiones ajenas
eye-from-to = { $from } → { $to }
eye-parts-about = En puntos de probabilidad de ganar. Inicio, suerte y decisiones suman el resultado.
eye-parts-alone = En puntos del resultado. Inicio, suerte y decisiones suman el resultado.
eye-parts-looking = Midiendo suerte y habilidad…

## A link with the game in it

eye-share = Compartir el análisis
eye-shared = Enlace copiado: lleva toda la partida.
eye-link-broken = Este enlace está dañado: no se puede leer la partida que lleva. Pídelo otra vez o abre el archivo de la partida.

## Hints and practice

eye-hint-title = Pista
eye-hint-looking = Probando tus jugadas…
eye-hint-chance = gana el { $chance } de las veces
eye-hint-score = lleva a unos { $score } puntos
eye-hint-why = { $points } ± { $error } { $points ->
        [one] punto
       *[other] puntos
    } de probabilidad más que «{ $move }».
eye-hint-why-alone = { $points } ± { $error } { $points ->
        [one] punto
       *[other] puntos
    } más que «{ $move }».
eye-hint-open = Aún en pruebas: esto puede cambiar.
eye-hint-close = Casi igual que «{ $move }». Sirve cualquiera.
eye-hint-florins = En promedio da { $florins } { $florins ->
        [one] florín
       *[other] florines
    } más al final que la segunda mejor.
eye-hint-tour = El recorrido sigue con «{ $move }». Enseña cómo funciona todo, no siempre lo que más gana.
eye-hint-moves = Tus jugadas, primero la mejor
eye-hint-failed = Ahora no hay ninguna pista.
eye-advise = Consejero
eye-advise-about = Qué valen aquí las jugadas, el lote y la próxima carta
eye-advise-over = La partida terminó: no queda nada por decidir.
eye-advise-nature = Aquí no decide nadie: le toca al azar.
eye-advise-moves = Jugadas de { $name }, primero la mejor
eye-advise-ends = { $game ->
    [dice] { $n } puntos al final
   *[other] { $n } florines al final
}
eye-advise-price = Precio justo del lote
eye-advise-price-about = Con esta puja, la probabilidad de ganar es la misma con el lote que sin él. Unas 95 veces de cada 100 está dentro de la barra.
eye-advise-price-to = { $name }: precio justo { $price }, entre { $low } y { $high ->
        [one] { $high } florín
       *[other] { $high } florines
    }
eye-advise-nothing-to = { $name }: mejor sin el lote, aunque salga gratis
eye-advise-all-to = { $name }: mejor con el lote, incluso por todo su dinero ({ $purse })
eye-advise-nothing = mejor sin él
eye-advise-all = todo: { $purse }
eye-advise-bid = Puja más alta hasta ahora: { $n }
eye-advise-next = La próxima carta
eye-advise-values = según el valor de la carta
eye-advise-futures = Se probaron { $n } continuaciones de cada jugada.
eye-practice = Práctica
eye-practice-about = Tras cada decisión tuya, dice cuánto queda por detrás de la mejor. Solo si juegas a solas contra bots.
eye-practice-good = Bien decidido.
eye-practice-cost = { $points } { $points ->
        [one] punto
       *[other] puntos
    } por detrás de «{ $move }».
eye-practice-doubt = Casi tan bueno como «{ $move }».
