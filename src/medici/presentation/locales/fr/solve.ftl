# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole },{ $rest }
solve-best = meilleur
solve-exact = { $n ->
    [one] exact ; { $n } état
   *[other] exact ; { $n } états
}
solve-too-large = trop grand pour être résolu : il faut une partie à deux ou le solo, le dernier jour, et peu qui reste (--states relève la limite)
