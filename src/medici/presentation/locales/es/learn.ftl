### Aprender: recorridos, reglas y resúmenes.

## Recorridos

learn-title = Aprende { $game ->
        [card] el juego de cartas
        [dice] el juego de dados
       *[board] Medici
    }
learn-loading = Preparando la mesa…
learn-progress = { $n } de { $all }
learn-progress-long = Paso { $n } de { $all }
learn-next = Siguiente
learn-start = Empecemos
learn-back = Atrás
learn-skip = Saltar
learn-show = Hazlo por mí
learn-leave = Salir
learn-restart = Reiniciar
learn-also = También vale
learn-rule = Ver la regla { $clause }
learn-hide-rule = Cerrar la regla
learn-fold = Reducir la nota
learn-unfold = Ver la nota entera
learn-play = Juega tu primera partida
learn-play-about = Contra bots aprendices. Te esperan, y las reglas están a un toque.
learn-setting-up = Preparando…
learn-other-tours = Aprende otro:
learn-welcome-back = ¡Hola de nuevo! Sigues donde lo dejaste.

## Las reglas

learn-rules-title = { $game ->
        [card] Reglas del juego de cartas
        [dice] Reglas del juego de dados
       *[board] Reglas del juego de tablero
    }
learn-games = Reglas de
learn-game = { $game ->
        [card] Juego de cartas
        [dice] Juego de dados
       *[board] Juego de tablero
    }
learn-contents = Contenido
learn-search = Buscar en las reglas
learn-search-hint = una palabra, o { $clause }
learn-search-clear = Borrar la búsqueda
learn-found =
    { $n ->
        [0] Sin resultados. Prueba otra palabra.
        [one] { $n } regla encontrada
       *[other] { $n } reglas encontradas
    }
learn-to-tour = Aprender jugando
learn-to-aid = Resumen
learn-to-rules = Todas las reglas
learn-print = Imprimir
learn-link-to = Enlace a la regla { $clause }
learn-example = Ejemplo { $n }
learn-table = Tabla que se desliza hacia los lados

## El resumen

learn-aid-title = { $game ->
        [card] Resumen del juego de cartas
        [dice] Resumen del juego de dados
       *[board] Resumen del juego de tablero
    }
learn-aid-foot = Resumen no oficial. Reglas completas: { $address }
