# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole },{ $rest }
solve-best = meilleur
solve-exact = { $n ->
    [one] exact ; { $n } état
   *[other] exact ; { $n } états
}
