### A gente de Florença que joga como robô. O que se diz de um tem de valer para o nível e o temperamento (docs/bots.md).

people-level = { $bot ->
    [apprentice] Aprendiz, fácil
    [merchant] Mercador, médio
    [banker] Banqueiro, difícil
    [prince] Príncipe, mestre
   *[random] Joga na sorte
}
people-you = você
people-person = uma pessoa
people-for = joga por { $name }

## Ao acaso entre as jogadas sensatas

people-lotto = Dá o lance que vier à cabeça, contanto que faça algum sentido.
people-pippa = Nunca planeja: uma jogada sensata vale tanto quanto outra.
people-zanobi = Podia muito bem decidir no cara ou coroa, e decide.
people-mea = Nenhuma noite é igual: nada do que ela faz segue um plano.
people-puccio = Lance alto, lance baixo, sem motivo nenhum.
people-ricca = Deixa a sorte escolher entre as jogadas sensatas.
people-tano = Não tem preço preferido nem guarda rancor.

## Como os mercadores, mas uma jogada em quatro é um deslize

people-nanni = Sabe quanto vale um lote, mas escorrega uma vez em quatro.
people-tessa = Ainda aprende o ofício: acerta quase sempre, às vezes escorrega.
people-cecco = Faz as contas como um mercador, até se distrair.
people-ghita = Quase sempre um preço justo; de vez em quando, um presente para você.
people-meo = Tem os números certos no caderno, mas nem sempre olha.
people-bice = Dá lances com boa cabeça e mão insegura.
people-duccio = Conta bem e às vezes escorrega: é só esperar.

## Pesam cada jogada na hora

people-chiara = Dá só o bastante para superar o mais interessado de vocês.
people-lapo = Paga só uma parte do que o lote vale para ele.
people-lisa = Prefere pagar mais a deixar um lote para você.
people-neri = Numa mesa barata, dá lances ainda menores.
people-vanna = Pesa o navio e as mercadorias contra os dias que restam.
people-baldo = Dá lances com frequência e paga bem.
people-piera = Nunca demora, e gosta de lotes pequenos.

## Olham algumas jogadas à frente em alguns futuros

people-bindo = Joga cada ideia adiante na cabeça antes de pagar.
people-nanna = Experimenta o lance em muitos futuros e fica com o melhor.
people-agnolo = Descarta metade das ideias, olha de novo e paga bem pela melhor.
people-dianora = Conta com a resposta que você vai dar.
people-noferi = Pensa em como a partida termina, não no prêmio de hoje.
people-costanza = Não liga para o preço, se o último dia compensar.
people-simona = Basta a ela um instante, e um lote pequeno.

## O mesmo, em muito mais futuros e mais longe

people-oretta = Olha centenas de futuros antes de dizer um valor.
people-taddeo = Já viu aonde isto pode levar, centenas de vezes.
people-lena = Pensa nas suas respostas, e nas respostas a elas.
people-rinaldo = Leva seu tempo, e faz cada instante valer.
people-alessa = Joga adiante por todos antes de cada jogada.
people-vieri = Enxerga mais longe que os banqueiros, em muito mais futuros.
people-gemma = Tão forte quanto qualquer um por aqui: não dê nada de graça.
