### Watching public games.

watch-title = Mirar
watch-about = Partidas públicas mientras se juegan, primero las mejores.
watch-empty = Ahora nadie juega en público. Mientras tanto, juega una partida.
watch-best = Mirar la mejor partida de ahora
watch-day = { $game ->
    [dice] Ronda { $day }
   *[other] Día { $day }
}
watch-rated = con rating
watch-odds = Probabilidad de ganar
watch-odds-about = Así ve la posición el programa. Mira la mesa, no a quienes juegan.
watch-behind = Ves esta partida con un poco de retraso, para que nadie saque ventaja.
watch-behind-why = Se muestran con un poco de retraso, para que nadie saque ventaja.
watch-none-now = Ahora no hay ninguna partida en curso.
