import { degree, many, names, one, rank, type Subject, story, yesNo } from '../../known-question.ts'

export const clothes: Subject = {
  id: 'clothes',
  name: names('clothes', 'la ropa', 'Kleidung'),
  words: names(
    'cloth* fashion* dress* shoe* wear* wardrobe* style outfit* sew* knit* jacket* shirt*',
    'ropa* moda* vestid* zapato* armario* estilo coser camis* chaqueta*',
    'kleid* mode* schuh* anzieh* schrank stil nähen jacke* hemd* outfit*',
  ),
  questions: [
    one(
      'How do you decide in the morning?',
      '¿Cómo [decides|decide] por la mañana?',
      'Wie [entscheidest|entscheiden] du morgens?',
      'whatever is on top / laid out the night before / three attempts / always the same / somebody decides for me',
      'lo que esté encima / preparado la noche anterior / tres intentos / siempre lo mismo / alguien decide por mí',
      'was obenauf liegt / am Abend zurechtgelegt / drei Versuche / immer dasselbe / jemand entscheidet für mich',
    ),
    many(
      'What do you own that you never wear?',
      '¿Qué [tienes|tiene] que nunca [te pones|se pone]?',
      'Was [besitzt|besitzen] du, ohne es je zu tragen?',
      'something too small / a present / something expensive / a hat / shoes that hurt / something from another life',
      'algo pequeño / un regalo / algo caro / un sombrero / zapatos que duelen / algo de otra vida',
      'etwas zu Enges / ein Geschenk / etwas Teures / einen Hut / Schuhe, die drücken / etwas aus einem anderen Leben',
    ),
    degree(
      'How much do you care what others think of what you wear?',
      '¿Cuánto [te|le] importa lo que otros piensen de tu ropa?',
      'Wie wichtig ist dir, was andere über deine Kleidung denken?',
      'not at all / very much',
      'nada / muchísimo',
      'gar nicht / sehr',
    ),
    story(
      'Which piece have you had longest? Where was it bought, what has it been through?',
      '¿Qué prenda [tienes|tiene] desde hace más tiempo? ¿Dónde se compró, qué ha vivido?',
      'Welches Stück [hast|haben] du am längsten? Woher kommt es, was hat es mitgemacht?',
    ),
    story(
      'What did you wear on a day that changed something?',
      '¿Qué [llevabas|llevaba] puesto un día que cambió algo?',
      'Was [hattest|hatten] du an einem Tag an, der etwas verändert hat?',
    ),
    rank(
      'What decides whether you keep something? Put it in order.',
      '¿Qué decide que [te quedes|se quede] una prenda? [Ordénalo|Ordénelo].',
      'Was entscheidet, ob ein Stück bleibt? [Bring|Bringen Sie] es in eine Reihenfolge.',
      'that it fits / who gave it / the colour / the pockets / what it cost / how it feels',
      'que quede bien / quién la regaló / el color / los bolsillos / lo que costó / el tacto',
      'dass es passt / von wem es ist / die Farbe / die Taschen / was es gekostet hat / wie es sich anfühlt',
    ),
    yesNo(
      'Have you ever kept something to wear because it was somebody else’s?',
      '¿[Has|Ha] guardado alguna prenda porque era de otra persona?',
      '[Hast|Haben] du schon einmal ein Stück behalten, weil es jemand anderem gehört hat?',
    ),
    story(
      'What were you made to wear, and how did you get out of it?',
      '¿Qué prenda no había manera de evitar, y cómo [te libraste|se libró]?',
      'Was [musstest|mussten] du tragen, und wie [bist du dem entkommen|sind Sie dem entkommen]?',
    ),
  ],
}
