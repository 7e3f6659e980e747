import { type InventedPerson, postsFrom } from './person.ts'

/** Studies far from home, writes in two languages, loses bicycles. */
export const ines: InventedPerson = {
  key: 'ines',
  firstName: 'Inés',
  leaning: 0.8,
  posts: postsFrom(`
2017-09-30 19:12 @Dresden | Ya estoy en Dresde. La maleta llegó a Varsovia. Yo no.
2017-10-03 20:40 | Everything is closed because Germany is having its birthday. I ate three apples and a packet of mustard.
2017-10-08 18:05 | Mamá llama los domingos a las siete. Hoy le he dicho que como bien.
2017-10-21 16:30 | Bought a bicycle. Red, thirty euros, no brakes. Her name is Paquita.
2017-11-19 21:10 | Paquita has been stolen. Who steals a bicycle without brakes. They must be far away by now.
2017-12-02 15:22 | Second bicycle. Green. Fifty euros, one brake. I have called him Manolo so he gets respect.
2018-01-14 19:03 | Mamá: ¿comes bien? Yo, con la boca llena de pan: sí.
2018-02-20 22:47 | El alemán tiene una palabra para todo menos para la sobremesa.
2018-04-11 17:18 | Manolo was stolen in front of the police station. I reported it without moving my feet.
2018-05-05 12:40 | Third bicycle. I am not giving it a name.
2018-06-24 23:30 | Noche de San Juan en el Elba. Saltamos una vela porque hogueras no se puede.
2018-09-02 20:15 | I will hand in my thesis next summer. I have a plan with colours.
2018-10-13 18:44 | Tortilla for twelve people from nine countries. Two asked where the ham was. One asked where the tortilla was.
2018-12-16 19:00 | He entrado en un coro. Canto de contralto porque faltaban. No sé leer música y todavía no se han dado cuenta.
2019-01-20 19:05 | Mamá ha aprendido a hacer videollamada. Veo su frente.
2019-03-10 14:02 | The third bicycle is still here. I don't trust it.
2019-06-30 21:55 | The plan with colours has a new colour. It means later.
2019-07-06 22:20 | Concierto del coro. Un do. El director me ha mirado a mí. Se han dado cuenta.
2019-09-15 19:02 | Veo la frente de mamá y la mitad de un ojo. Progresa.
2019-11-02 16:40 | Somebody left a bicycle bell on my third bicycle. Nobody stole anything. I am moved and suspicious.
2020-03-22 19:00 | Mamá llama ahora todos los días. Veo la cara entera.
2020-04-05 18:10 | I cut my own hair. My flatmate says it is very German.
2020-06-14 17:25 | He aprendido a leer música. No había nada más que hacer. Resulta que llevaba año y medio cantando la línea de los bajos.
2020-09-27 19:30 | Thesis: I handed in the title.
2021-02-07 19:01 | El abuelo ha muerto. No he podido ir. Mamá me ha enseñado el cielo desde el balcón.
2021-05-16 15:15 | The third bicycle is three. I have bought it a second bell.
2021-07-24 13:33 @Sevilla | Cuarenta y dos grados. Mi madre: ¿tienes frío?
2021-10-09 19:48 | Tortilla for twenty. Nobody asked for ham. We have raised a generation.
2022-03-18 11:20 | THESIS HANDED IN. Three years and six months after the plan with colours. I slept under the desk.
2022-03-20 19:00 | Mamá ha llorado. Me ha preguntado si como bien.
2022-05-01 10:05 | Job! A water laboratory. I will look at the Elbe through a tube.
2022-06-24 23:41 | San Juan. Esta vez dos velas.
2022-11-12 18:22 | Sing the alto solo at the Christmas concert, says the director. I said I don't read music. He said he knows.
2022-12-17 22:10 | I sang it. Mamá watched on the telephone of my flatmate. I saw her forehead.
2023-04-22 16:55 | Third bicycle stolen. Two bells, five years. I sat on the kerb.
2023-04-24 08:12 | Third bicycle brought back. A note: "Sorry, wrong one, mine is also ugly." I have invited him to tortilla.
2023-05-06 20:30 | His name is Jonas. His bicycle really is uglier.
2023-10-07 21:02 | Tortilla for two.
2024-02-18 19:00 | Mamá quiere saber quién es el de la frente de al lado.
2024-06-23 23:50 | San Juan. Dos velas, cuatro pies. Jonas se ha quemado un calcetín.
2024-09-28 14:30 | We have locked both bicycles together. Whoever steals one has to take both.
2025-03-16 19:04 | Mamá viene en mayo. Pregunta si allí se come bien.
2025-05-11 20:20 @Dresden | Mamá en Dresde. Ha hecho la tortilla ella. Jonas ha preguntado si la mía tenía otro nombre.
2025-05-18 19:00 | Domingo, las siete. Ha llamado igual, desde la habitación de al lado.
`),
  remarks: [
    {
      about: /work|job|study|school/i,
      text: 'I look at a river through a tube and write down what it has eaten.',
    },
    {
      about: /food|cook|eat|kitchen|table|spice/i,
      text: 'Tortilla, with onion. I have cooked it for two and for twenty, and the argument is always the same.',
    },
    {
      about: /family|mother|father|friend|people|love/i,
      text: 'My mother rings on Sundays at seven, even from the next room.',
    },
    { about: /proud|best|good/i, text: 'I sang a solo before I could read the notes.' },
    {
      about: /regret|worst|wish|change|loss/i,
      text: 'I was not there when my grandfather died. I saw the sky from his balcony, on a screen.',
    },
    {
      about: /keep|object|thing|own|throw|lost/i,
      text: 'Bicycles, none of which I keep for long, and two bells.',
    },
    { about: /home|place|live|travel|city/i, text: 'Two places, and in each I am asked whether I am cold.' },
    { about: /./, text: 'There is a plan with colours. One of the colours means later.' },
  ],
}
