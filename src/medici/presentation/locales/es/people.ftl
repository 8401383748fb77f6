### The people of Florence who play as bots. What is said of one must be true of the level and the character (docs/bots.md).

people-level = { $bot ->
    [apprentice] Aprendiz, fácil
    [merchant] Mercader, medio
    [banker] Banquero, difícil
    [prince] Príncipe, experto
   *[random] Juega al azar
}
people-you = tú
people-person = una persona
people-for = juega por { $name }

## At random among the sensible moves

people-lotto = Puja lo primero que se le ocurre, siempre que tenga algún sentido.
people-pippa = Nunca planea: cualquier jugada sensata le parece igual de buena.
people-zanobi = Podría lanzar una moneda para decidir, y lo hace.
people-mea = No hay dos noches iguales: nada de lo que hace sigue un plan.
people-puccio = Puja alto, puja bajo, sin ningún motivo.
people-ricca = Deja que la suerte elija entre las jugadas sensatas.
people-tano = No tiene precio favorito ni guarda rencor.

## As the merchants, but one move in four is a slip

people-nanni = Sabe lo que vale un lote, pero falla una de cada cuatro veces.
people-tessa = Aprende el oficio: casi siempre acierta, a veces se equivoca.
people-cecco = Calcula como un mercader, hasta que se distrae.
people-ghita = Casi siempre un precio justo; de vez en cuando, un regalo para ti.
people-meo = Lleva bien las cuentas en su libro, y no siempre lo mira.
people-bice = Puja con buena cabeza y mano insegura.
people-duccio = Cuenta bien y a veces falla: es cuestión de esperar.

## Weigh each move at once

people-chiara = Puja lo justo para superar a quien más lo quiere.
people-lapo = Paga solo una parte de lo que el lote vale para él.
people-lisa = Antes paga de más que dejarte un lote.
people-neri = En una mesa barata puja menos todavía.
people-vanna = Sopesa barco y mercancías según los días que quedan.
people-baldo = Puja a menudo y paga bien.
people-piera = Nunca tarda mucho, y le gustan los lotes pequeños.

## Look a few moves ahead in some futures

people-bindo = Juega cada idea en su cabeza antes de pagar.
people-nanna = Prueba una puja en muchas continuaciones y se queda con la mejor.
people-agnolo = Descarta la mitad de sus ideas, mira otra vez y paga bien la mejor.
people-dianora = Cuenta con lo que vas a responder.
people-noferi = Le importa cómo acaba la partida, no el premio de hoy.
people-costanza = No mira el precio, si el último día lo compensa.
people-simona = Le basta un momento, y también un lote pequeño.

## The same in many more futures, and further

people-oretta = Mira cientos de continuaciones antes de decir una cifra.
people-taddeo = Ya vio adónde puede llevar esto, cientos de veces.
people-lena = Piensa en tus respuestas, y en las respuestas a esas.
people-rinaldo = Se toma su tiempo, y lo aprovecha.
people-alessa = Antes de cada jugada, se pone en el lugar de cada rival.
people-vieri = Ve más lejos que los banqueros, y muchas más continuaciones.
people-gemma = Tan fuerte como la que más: no le regales nada.
