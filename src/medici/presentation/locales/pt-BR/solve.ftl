# Finais exatos no terminal; as jogadas e os títulos das colunas são os de advise.ftl.

solve-number = { $whole },{ $rest }
solve-best = melhor
solve-exact = { $n ->
    [one] exato; { $n } estado
   *[other] exato; { $n } estados
}
solve-too-large = grande demais para resolver: tem de ser para dois ou solo, no último dia e com pouco por jogar (--states aumenta o limite)
