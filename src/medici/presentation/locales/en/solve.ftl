# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole }.{ $rest }
solve-best = best
solve-exact = { $n ->
    [one] exact; { $n } state
   *[other] exact; { $n } states
}
