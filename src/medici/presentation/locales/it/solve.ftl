# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole },{ $rest }
solve-best = migliore
solve-exact = { $n ->
    [one] esatto; { $n } stato
   *[other] esatto; { $n } stati
}
