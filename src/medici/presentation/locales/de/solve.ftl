# Exact endings in the terminal; moves and the heads of columns are those of advise.ftl.

solve-number = { $whole },{ $rest }
solve-best = am besten
solve-exact = { $n ->
    [one] exakt; { $n } Zustand
   *[other] exakt; { $n } Zustände
}
solve-too-large = zu groß zum Lösen: Es braucht zwei Personen oder das Solospiel, den letzten Tag und wenig, was noch übrig ist (mit --states geht mehr)
