# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole },{ $rest }
solve-best = mejor
solve-exact = { $n ->
    [one] exacto; { $n } estado
   *[other] exacto; { $n } estados
}
solve-too-large = demasiado grande para resolverla: tiene que ser para dos o el solitario, el último día y con poco por jugar (--states sube el límite)
