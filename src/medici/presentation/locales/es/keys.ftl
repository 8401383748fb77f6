### Las teclas de una mesa, en lista.

keys-title = Teclas { $game ->
        [card] del juego de cartas
        [dice] del juego de dados
       *[board] del juego de tablero
    }
keys-always = En todas las mesas

## El juego de tablero

keys-draw = Revelar una carta
keys-auction = Abrir la subasta
keys-pass = Pasar
keys-least = Pujar lo mínimo
keys-type = Escribir una puja
keys-step = Un florín menos o más
keys-leap = Cinco florines menos o más
keys-bid = Enviar la puja

## El juego de cartas

keys-reveal = Revelar una carta
keys-choose = Elegir una carta, contando desde el final
keys-take = Tomar lo elegido

## El juego de dados

keys-pick = Elegir un dado o devolverlo
keys-enter = Anotar lo elegido
keys-clear = Devolver todos los dados

## Todas las mesas

keys-undo = Deshacer tu última jugada
keys-hint = Una pista, a solas contra bots
keys-skip = Saltar lo que se está mostrando
keys-scoring = Avanzar en la puntuación
keys-again = Jugar otra vez, tras la partida
keys-tab = Ir a lo siguiente y ver su regla
keys-escape = Cerrar una ventana o una nota
keys-keys = Esta lista
