# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole },{ $rest }
solve-best = migliore
solve-exact = { $n ->
    [one] esatto; { $n } stato
   *[other] esatto; { $n } stati
}
solve-too-large = troppo grande da risolvere: serve una partita a due o il solitario, l’ultimo giorno, e poco ancora da giocare (--states alza il limite)
