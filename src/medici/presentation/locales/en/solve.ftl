# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole }.{ $rest }
solve-best = best
solve-exact = { $n ->
    [one] exact; { $n } state
   *[other] exact; { $n } states
}
# English has the reason of the program instead.
solve-too-large = too large to be solved: that takes two players or the solitaire, the last day, and little that is left (--states raises the limit)
