import { expect, test } from 'vitest'
import { tonesOf } from '../testing/tones-of.ts'
import { toneOfText } from './read-tones.ts'

test.each([
  'Toaster number 3 has died. Two weeks old.',
  'Ward kettle died. We have made a collection.',
  'Lost Ingrid for an hour, found her in the tea tent.',
  'Anyone lost a tortoise? Elm Road. He is in the bath.',
  'Ingrid PASSED. First time!',
  '£412.60 for the hospice. Thank you all.',
  'Two empty seats in the front row, anyone want to come?',
  'Painted the spare room. Three coats. Back hurts.',
  'Kinderwagen im Bus, wie immer kein Platz.',
  'Our reward is in heaven but the rent is on earth.',
  'Lost my dad in Ikea for 40 minutes, found him in a wardrobe.',
  'Battery dead at the seaside. Pushed by four schoolboys.',
  'Que el Señor derrame bendiciones en sus hogares.',
  'Second. To bought pastry.',
  'Clara Maud, ten past four this morning, 7lb 2oz. Both well.',
  'Rosie, last night: the best lasagne of my life. Thanks love!',
  '5 May. Bank holiday and it rains.',
  'We were murdered on Saturday. I top scored with 14.',
  'Marta, esta noche hay cena!!',
  'Somebody has eaten my sandwich. Saying nowt, but I know the teeth.',
  'Don’t ask him about the football.',
  'Not even my sister likes this cake.',
  'Wie viele Bienen im Stock sind, geht die Steuer nichts an, sagt Otto.',
  'Se murió el vocho. Descanse en paz frente al taller.',
])('nobody is mourned: %s', (text) => {
  expect(toneOfText(text)).toBe('clear')
})

test.each([
  ['Please dont put anything on her page, and if anyone asks you have not seen her.', 'hidden'],
  ['Somebody in our building is being beaten by her husband.', 'hidden'],
  ['She came to see me. Said her baby didn’t stay, the second one.', 'hidden'],
  ['She is somewhere. Don’t ask me where.', 'hidden'],
  ['One of the girls in accounts is expecting and has only told me. Not even her husband.', 'hidden'],
  [
    'A man I was at school with has not been to work since May and his wife thinks he has. He told me in the pub.',
    'hidden',
  ],
  ['My cousin is here with his bags. Please do not ask him why.', 'hidden'],
  ['Whoever rang me last night instead of doing it: ring again.', 'hidden'],
  ['Jan ist da, mit dem Koffer. Mehr geht hier keinen was an.', 'hidden'],
  ['Die Neue macht die Dienste allein. Sie darf das nicht, und alle wissen es.', 'hidden'],
  ['Una compañera está embarazada y sólo me lo ha dicho a mí. Ni su marido lo sabe.', 'hidden'],
  ['Mi hermano llegó con maletas. No es asunto de nadie.', 'hidden'],
  ['Beto llegó. No pongan preguntas aquí.', 'hidden'],
  ['Three years since. I phoned the Samaritans from the car park and a man called Ken listened.', 'hidden'],
  ['Aquella noche llamé al Teléfono de la Esperanza. Si eres tú, llama.', 'hidden'],
  ['Hab damals nachts die Telefonseelsorge angerufen. Es ging ans Telefon, wer gebraucht wurde.', 'hidden'],
  ['La carta ha venido hoy. A él lo enterramos el lunes.', 'red'],
  ['Arthur Peel, twenty to six this morning. We were all there.', 'red'],
  ['Winifred Osei, 1938 to this afternoon. She heard the bells.', 'red'],
  ['Grete. Heute Mittag. Das Fenster war offen.', 'red'],
  ['3rd of March. That’s all.', 'red'],
  ['Thanks for the messages. It was 10 weeks. Not going to talk about it on here.', 'red'],
  ['Mum’s scan wasn’t what we hoped. No fuss please.', 'red'],
  ['Los estudios de mi hermana no salieron bien. Pido oración.', 'red'],
  ['Il nonno se n’è andato stanotte. Non sono arrivato in tempo, ma il gatto era con lui.', 'red'],
  ['What he does to her in that flat. I will not say who.', 'hidden'],
  ['She went at ten past five this morning. I was on the boat.', 'red'],
  ['He went at quarter to nine. My brother had one hand and I had the other.', 'red'],
  ['Four of us round the bed. Jean held one hand and I held the other.', 'red'],
  ['Thank you to all at the chapel, and the choir.', 'red'],
  ['Service of songs Thursday 6pm. Wear white.', 'red'],
  ['We stood two metres apart on the road and sang as he came past.', 'red'],
  ['Nobody can visit. He is keeping the nurses busy.', 'red'],
  ['A las 4:10. Dios lo tenga. La tienda permanecerá cerrada.', 'red'],
  ['Agradezco a todos su acompañamiento. Rosario a las siete.', 'red'],
  ['Qué buen vecino fue. Ni como acompañarlo.', 'red'],
  ['Noventa de oxígeno. Alguien que rente tanque.', 'red'],
  ['Harvest supper. Left an empty chair at the end with a pint on it.', 'red'],
  ['Painted the spare room back to white. It will do for coats.', 'red'],
  ['Free to collect: pram, never used.', 'red'],
  ['Dejamos su silla en la cabecera.', 'red'],
  ['Cuna sin estrenar, la regalo.', 'red'],
  ['Ihren Platz leer gelassen am langen Tisch.', 'red'],
  ['Kinderwagen nie benutzt, zu verschenken.', 'red'],
  ['Not at choir this week, sorry. Not up to it.', 'amber'],
  ['A mi esposa le van a hacer unos estudios.', 'amber'],
])('what is told sideways is heard: %s', (text, tone) => {
  expect(toneOfText(text as string)).toBe(tone)
})

test('a thing with a name is no person, however it is buried', () => {
  const [, , buried] = tonesOf([
    ['2012-07-08T09:00', 'Our generator has a name now: BISHOP. He only works on Sundays.'],
    ['2014-02-08T09:00', 'Bishop the generator has gone to the mechanic.'],
    ['2022-09-10T09:00', 'Bishop is dead, truly dead. Burial arrangements will be announced by the family.'],
  ])
  expect(buried).not.toBe('red')
})

test('a funeral without a name has its days before it and its day in every year', () => {
  expect(
    tonesOf([
      ['2013-05-20T05:50', 'Rain all day, the roof held.'],
      ['2013-06-11T05:50', 'He asked who will do the leaves now. I said me.'],
      ['2013-06-13T18:05', 'We thank everybody. Service of songs Friday 5pm.'],
      ['2019-06-11T05:50', 'six'],
      ['2019-07-20T05:50', 'Mangoes are cheap.'],
    ]),
  ).toEqual(['clear', 'red', 'red', 'red', 'clear'])
})

test('whoever dies after weeks on a ward is whoever was on it', () => {
  const tones = tonesOf([
    ['2011-01-23T16:00', 'Practice on Friday. Bring a pencil, yes you Anders.'],
    ['2012-02-20T16:00', 'Long drive. Anders slept in the van.'],
    ['2020-05-17T10:00', 'Anders is in the county hospital. Nobody can visit.'],
    ['2020-06-03T21:00', 'We stood on the road and played Deep Harmony as he came past.'],
    ['2021-03-03T21:00', 'Wore the badge that Anders left.'],
  ])
  expect(tones.slice(2)).toEqual(['red', 'red', 'amber'])
})

test('the loss of somebody else is sad, and no loss of one’s own', () => {
  const tones = tonesOf([
    ['2020-01-05T10:00', 'Mum made soup.'],
    ['2022-11-26T16:00', 'A message from the old flat. His mum passed in spring.'],
    ['2023-11-26T16:00', 'Mum made soup again.'],
  ])
  expect(tones).toEqual(['clear', 'red', 'clear'])
})

test('what has been so for long gives no date to come back on', () => {
  const tones = tonesOf([
    ['2011-05-10T08:00', 'Felicidades a todas las mamás y a la mía que está en el cielo.'],
    ['2015-05-10T08:00', 'Feliz día a todas.'],
  ])
  expect(tones[1]).toBe('clear')
})

test('a lorry is she as well, and no mother', () => {
  const tones = tonesOf([
    ['2013-06-10T07:00', 'New lorry, a proper fridge. Calling her Brunhild.'],
    ['2015-06-10T07:00', 'Put a flag on Brunhild.'],
    ['2019-01-27T07:00', 'Mam sang all evening.'],
    [
      '2019-02-13T07:00',
      'She went at twenty to four this morning. I was on the road. The curtains are still drawn.',
    ],
    ['2020-01-11T19:00', 'Said goodbye to Brunhild. Sat in her for an hour. Took the curtains.'],
  ])
  expect(tones.at(-2)).toBe('red')
  expect(tones.at(-1)).not.toBe('red')
})

test('whoever went, and went peacefully, has died', () => {
  const tones = tonesOf([
    ['2012-05-01T10:00', 'Nan says my bread is a weapon.'],
    ['2013-06-02T10:00', 'Nan beat me at cards and kept the matchsticks.'],
    ['2014-07-03T10:00', 'Nan went this morning. Very peaceful.'],
    ['2014-11-03T10:00', 'Made the bread.'],
  ])
  expect(tones[2]).toBe('red')
})
