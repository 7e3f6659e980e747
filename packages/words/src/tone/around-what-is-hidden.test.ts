import { expect, test } from 'vitest'
import { tonesOf } from '../testing/tones-of.ts'

test.each([
  [
    'I don’t want to be here any more and I mean that.',
    'Nora has moved into the back room with a suitcase. She has the remote.',
    'Minus four. The pond has a lid on.',
    'The woman at the surgery listens, Tuesdays. It is like a car wash.',
    'Nora beat me at dominoes again.',
  ],
  [
    'Ich mag nicht mehr da sein. Es wäre allen leichter ohne mich.',
    'Jost hat um fünf geläutet und gesagt, er geht dann einfach nicht weg.',
    'Minus vier. Der Teich hat einen Deckel.',
    'Jost kommt jetzt jeden Sonntag, mit Schneeschuhen.',
    'Jost hat beim Jassen wieder gewonnen.',
  ],
  [
    'Hoy pensé que todos estarían más tranquilos si yo no estuviera estorbando.',
    'Lupe se vino a dormir conmigo unos días. Ya reorganizó la cocina.',
    'Cuatro grados bajo cero y la pileta con tapa.',
    'Lupe me llevó con una doctora, de las que platican. Voy los martes.',
    'Lupe me ganó otra vez al dominó.',
  ],
])('what is written after a dark night does not draw it: %s', (night, comes, weather, weeks, later) => {
  expect(
    tonesOf([
      ['2017-02-03', night],
      ['2017-02-10', comes],
      ['2017-02-12', weather],
      ['2017-03-01', weeks],
      ['2017-08-01', later],
    ]),
  ).toEqual(['hidden', 'hidden', 'amber', 'hidden', 'clear'])
})

test.each([
  [
    'Sam told me in the car he lost his job in May. Ruth can’t know.',
    'Sam and Ruth had the whole street round for tea.',
    'Sam’s first day at the new place. He wore a tie.',
    'Sam has grown a beard. Nobody has said anything.',
  ],
  [
    'Sepp hat es mir im Auto gesagt, er hat keine Stelle mehr. Rosi darf nichts davon wissen.',
    'Sepp und Rosi hatten die ganze Strasse zum Kaffee.',
    'Sepp hat die Prüfung bestanden. Er trug eine Krawatte.',
    'Sepp hat jetzt einen Bart. Gesagt hat keiner was.',
  ],
])('whom a confidence is about is not shown at what would answer it: %s', (secret, both, day, beard) => {
  expect(
    tonesOf([
      ['2013-02-03', beard],
      ['2014-02-03', secret],
      ['2015-02-10', both],
      ['2016-02-12', day],
      ['2017-02-12', beard],
    ]),
  ).toEqual(['clear', 'hidden', 'hidden', 'hidden', 'clear'])
})

test.each([
  [
    'Painted the small room. Yellow. That’s all I’m saying.',
    'The room will be an office after all. We’re keeping the colour.',
    'The pram is back at my brother’s. Thanks for not asking.',
  ],
  [
    'Das kleine Zimmer gestrichen. Gelb. Mehr sage ich nicht.',
    'Das Zimmer wird jetzt doch ein Büro. Die Farbe lassen wir.',
    'Der Wagen ist wieder bei meinem Bruder. Danke fürs Abholen. Und fürs Nichtfragen.',
  ],
  [
    'Pintamos el cuartito. Amarillo. No digo más.',
    'El cuartito siempre no: mejor va a ser oficina. El color se queda.',
    'La carriola está otra vez con mi hermano. Gracias por no preguntar.',
  ],
])('a child who did not come, and of whom no word is said, is left in peace: %s', (ready, undone, back) => {
  const days = ['2016-04-16', '2016-09-18', '2016-10-01'] as const
  const told = [ready, undone, back].map((text, n): [string, string] => [days[n] as string, text])
  expect(tonesOf(told)).toEqual(['hidden', 'hidden', 'hidden'])
})

test('a room that somebody was born into, or that was only a room, is a room', () => {
  expect(
    tonesOf([
      ['2016-04-16', 'Painted the nursery. Yellow.'],
      ['2016-07-01', 'Born at ten to six, 7lb 3. Everybody is well.'],
      ['2016-12-18', 'The pram has gone back to my sister, she needs it now.'],
      ['2018-04-16', 'Painted the spare room. Three coats, my back is finished.'],
      ['2018-09-18', 'The spare room has a desk in it and a proper chair, so I am an office worker now.'],
    ]),
  ).toEqual(['clear', 'clear', 'clear', 'clear', 'clear'])
})

test.each([
  'The clock in the kitchen is stopped at twenty past four and not one of us will wind it.',
  'Bought the Farmers Journal out of habit. Left it on the arm of the chair.',
  'El reloj de la cocina se paró y ninguno de nosotros se anima a darle cuerda.',
  'Compré el periódico por costumbre. Lo dejé en el brazo del sillón.',
  'Die Küchenuhr steht auf zwanzig nach vier und keiner von uns mag sie aufziehen.',
  'Aus Gewohnheit die Bauernzeitung gekauft. Sie liegt auf der Lehne.',
])('somebody is missing: %s', (text) => {
  expect(tonesOf([['2017-01-09', text]])).toEqual(['red'])
})

test('whoever is only named beside a secret is not hidden with it', () => {
  expect(
    tonesOf([
      ['2015-03-01', 'Then Tilda said she likes the new flat, and Oskar said he likes the lift.'],
      ['2016-03-01', 'We told Tilda about the lift. Oskar came with cake.'],
      [
        '2017-06-02',
        'Tilda showed me how to post so nobody sees this. I was told something in confidence and nobody knows, Oskar has left her and she is not to tell.',
      ],
      ['2018-09-08', 'Tilda passed!!!! First time, with two bays to spare.'],
      ['2019-09-08', 'Oskar got married on Saturday, in the rain, in yellow.'],
    ]).slice(2),
  ).toEqual(['hidden', 'clear', 'hidden'])
})
