### Reviews in the browser: the curve of chances, luck and skill, hints, practice, links.

eye-percent = { $n }%

## The curve

eye-curve = La probabilità di vittoria di ognuno, mossa per mossa
eye-curve-alone = Il punteggio previsto, mossa per mossa
eye-curve-at = Passo { $at } di { $last }. { $chances }
eye-curve-waiting = Sto guardando la partita…
eye-curve-failed = Al momento le probabilità non si possono mostrare.
eye-again = Riprova
eye-chances = Probabilità qui
eye-chance-of = { $name } { $chance }

## The review

eye-review = Analisi
eye-review-about = Dove si è decisa la partita: probabilità, decisioni costose, fortuna e bravura
eye-log = Mosse
eye-working = Simulo il seguito in molti modi: il risultato si fa più preciso…
eye-worked = Fatto: { $futures } simulazioni del seguito.
eye-unsure = { $n ->
    [one] Per { $n } scelta non bastano ancora.
   *[other] Per { $n } scelte non bastano ancora.
}
eye-costly-next = Prossimo errore
eye-costs = In punti di probabilità di vittoria: 100 è la vittoria sicura.
eye-costs-alone = In punti del punteggio.
eye-costliest-later = Sto ancora guardando…
eye-costliest-none = Nessun errore costoso. Ben giocato!
eye-better = Meglio: { $move }.
eye-better-so-far = Per ora meglio: { $move }.
eye-perhaps = Forse meglio: { $move }.
eye-played = Giocata: { $move }.
eye-played-by = Mossa di { $name }: { $move }.
eye-try = Prova un’altra mossa
eye-points = +{ $points } punti
eye-best = La mossa migliore.
eye-best-so-far = Per ora la mossa migliore; sto ancora guardando.
eye-no-choice = Non c’era una vera scelta.
eye-doubt = Differenza troppo piccola per parlare di errore.
eye-unsettled = Non è ancora chiaro: sto ancora guardando.
eye-too-few = Simulazioni troppo poche per dirlo. Ci vuole un’analisi più lunga.
eye-solved = Esatto: il finale è risolto.
eye-cost-exactly = «{ $better }»: { $points } ± { $error } punti percentuali in più di «{ $played }».
eye-cost-alone = «{ $better }»: { $points } ± { $error } punti in più di «{ $played }».
eye-luck-moved = Fortuna: { $name } { $change } punti
eye-skill = Come ha deciso ognuno
eye-rate = In media { $rate } ± { $error } punti persi rispetto alla mossa migliore, in { $choices ->
    [one] { $choices } scelta
   *[other] { $choices } scelte
}; { $mistakes ->
    [0] nessun errore
    [one] { $mistakes } errore
   *[other] { $mistakes } errori
}
eye-rate-so-far = Finora in media { $rate } ± { $error } punti persi rispetto alla mossa migliore, in { $choices ->
    [one] { $choices } scelta
   *[other] { $choices } scelte
}; { $mistakes ->
    [0] ancora nessun errore trovato
    [one] { $mistakes } errore trovato
   *[other] { $mistakes } errori trovati
}
eye-adjusted = Risultato, fortuna esclusa: { $chance }
eye-rate-about = I titoli vanno da Facchino fino a «il Magnifico». Fortuna esclusa: la probabilità alla fine, meno quello che ha dato la fortuna; può andare sotto 0% o sopra 100%.
eye-rate-alone = I titoli vanno da Facchino fino a «il Magnifico». Fortuna esclusa: il punteggio, meno quello che ha dato la fortuna.
eye-moments = Colpi di scena
eye-turning = La svolta: da qui in poi il primo posto non è più cambiato
eye-joker = Fortuna per { $name }
eye-blow = Sfortuna per { $name }
eye-figures = Tutte le probabilità in tabella
eye-figures-step = Mossa
eye-figures-cost = Costo
eye-titles = Probabilità di ogni titolo
eye-title = Titolo
eye-here = Qui

## Luck and skill

eye-parts = Fortuna e bravura
eye-part-luck = fortuna
eye-part-skill = decisioni proprie
eye-part-others = decisioni altrui
eye-from-to = { $from } → { $to }
eye-parts-about = In punti di probabilità di vittoria. Inizio, fortuna e decisioni, sommati, danno il risultato.
eye-parts-alone = In punti del punteggio. Inizio, fortuna e decisioni, sommati, danno il risultato.
eye-parts-looking = Sto pesando fortuna e bravura…

## A link with the game in it

eye-share = Condividi l’analisi
eye-shared = Link copiato: contiene tutta la partita.
eye-link-broken = Questo link è danneggiato: la partita che contiene non si legge. Fattelo rimandare, oppure apri il file della partita.

## Hints and practice

eye-hint-title = Consiglio
eye-hint-looking = Sto provando le tue mosse…
eye-hint-chance = { $chance } di vittorie
eye-hint-score = porta a circa { $score } punti
eye-hint-why = { $points } ± { $error } punti percentuali in più di «{ $move }».
eye-hint-why-alone = { $points } ± { $error } punti in più di «{ $move }».
eye-hint-open = Sto ancora provando: può cambiare.
eye-hint-close = Quasi come «{ $move }». Vanno bene tutte e due.
eye-hint-florins = Alla fine porta in media { $florins } fiorini in più della seconda migliore.
eye-hint-tour = Il tour continua con: { $move }. Mostra come funziona il gioco, non sempre la mossa più forte.
eye-hint-moves = Le tue mosse, prima la migliore
eye-hint-failed = Al momento non c’è un consiglio.
eye-advise = Consigliere
eye-advise-about = Quanto valgono qui le mosse, il lotto e la prossima carta
eye-advise-over = La partita è finita: non c’è più niente da decidere.
eye-advise-nature = Qui non decide nessuno: tocca al caso.
eye-advise-moves = Le mosse di { $name }, prima la migliore
eye-advise-ends = { $game ->
    [dice] { $n } punti alla fine
   *[other] { $n } fiorini alla fine
}
eye-advise-price = Prezzo giusto del lotto
eye-advise-price-about = A questo prezzo, avere il lotto o non averlo lascia la stessa probabilità di vittoria. Circa 95 volte su 100 il prezzo sta dentro la barra.
eye-advise-price-to = { $name }: prezzo giusto { $price } fiorini, tra { $low } e { $high }
eye-advise-nothing-to = { $name }: meglio senza, anche gratis
eye-advise-all-to = { $name }: meglio averlo, anche per tutto il denaro ({ $purse ->
        [one] { $purse } fiorino
       *[other] { $purse } fiorini
    })
eye-advise-nothing = meglio senza
eye-advise-all = tutto ({ $purse })
eye-advise-bid = Offerta più alta finora: { $n }
eye-advise-next = La prossima carta
eye-advise-values = per valore della carta
eye-advise-futures = { $n } simulazioni per ogni mossa.
eye-practice = Allenamento
eye-practice-about = Dopo ogni tua decisione ti dice quanto perdi rispetto alla migliore. Solo contro i bot, senza altre persone.
eye-practice-good = Ottima scelta.
eye-practice-cost = { $points } punti in meno di «{ $move }».
eye-practice-doubt = Quasi come «{ $move }».
