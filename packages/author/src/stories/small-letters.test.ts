import { expect, test } from 'vitest'
import { person, type Row } from '../fixtures/make.ts'
import { datesOf, storiesOf } from './testing.ts'

const SMALL: Row[] = [
  ['2011-01-09', 'right then. new year. big jar on the shelf and gavin says it wont last'],
  ['2011-12-18', 'lent gavin me big torch for his camping. the good one'],
  ['2012-03-03', 'washer broke. RIP you noisy sod. back to the launderette'],
  ['2013-07-14', 'gavin has put his camping pics on. hello. is that a certain torch'],
  ['2014-05-05', 'me dad rang to say hes on the facebook now. hes not'],
  ['2015-04-19', 'morag came round with a cake. it was a brick. we ate it'],
  ['2016-08-16', 'morags brick has been entered in the show. second'],
  ['2017-03-12', 'me dad has been told off by the library'],
  ['2018-08-02', 'gavin is moving to hull. torch has gone over county lines'],
  ['2019-06-14', 'morag says never again. then made another'],
  ['2021-12-17', 'parcel from hull. ten years minus a day. its the wrong torch. whose is it gavin'],
  ['2022-02-02', 'cold. so cold. sat in me coat'],
  ['2023-03-03', 'bus was late. got a seat tho'],
]

test('whoever writes without capitals has people all the same', () => {
  const { people } = storiesOf(person('Trish', SMALL))
  const names = people.map((p) => p.fullName)
  expect(names).toContain('Gavin')
  expect(names).toContain('Morag')
  expect(people.find((p) => p.name === 'Dad')?.roles[0]?.role).toBe('father')
  expect(people.find((p) => p.name === 'Morag')?.posts.length).toBe(3)
})

test('a first name stays one after an article, and after “our”', () => {
  const rows: Row[] = [
    ...SMALL,
    ['2011-05-20', 'third phone call this week asking for a malcolm. said hes popped out'],
    ['2012-11-04', 'text for malcolm about his waders'],
    ['2013-10-20', 'happy birthday our julie'],
    ['2014-04-10', 'paint on the veranda, me and our julie'],
    ['2016-09-15', 'malcolm has been voted treasurer. by text'],
    ['2017-12-26', 'me and julie bought dad the same jumper. he put both on'],
    ['2018-01-20', 'julie wont stop the night there, says its daft'],
  ]
  const names = storiesOf(person('Trish', rows)).people.map((p) => p.name)
  expect(names).toContain('Malcolm')
  expect(names).toContain('Julie')
})

test('and their stories are found by who is in them', () => {
  const life = person('Trish', SMALL)
  const all = storiesOf(life).sagas.map((s) => datesOf(s, life))
  const lent = ['2011-12-18', '2013-07-14', '2018-08-02', '2021-12-17']
  expect(all.some((own) => lent.every((d) => own.includes(d)))).toBe(true)
})

test('a thing that has and does is nobody', () => {
  const { people } = storiesOf(person('Trish', SMALL))
  expect(people.map((p) => p.name.toLowerCase())).not.toContain('washer')
  expect(people.map((p) => p.name.toLowerCase())).not.toContain('parcel')
})

const NICKNAMED: Row[] = [
  ...SMALL,
  ['2012-05-05', 'new kayak. it is yellow. his name is otto. never getting out of him'],
  ['2012-09-09', 'noodle = freya holm. dont ask about the bus', { people: ['Freya Holm'] }],
  ['2013-01-20', 'otto is gone. roof rack came loose after the bridge. went back twice'],
  ['2014-06-01', 'mr appelby has written us a note about the gate. in green ink'],
  ['2015-02-02', 'mr appelbys cat is on our roof again'],
  ['2016-07-07', 'noodle drove me to the sea. nobody spoke', { people: ['Freya Holm'] }],
  ['2018-03-03', 'sat in the car with noodle until it stopped raining'],
  ['2019-05-05', 'gate is shut. mr appelby is smiling behind his curtain'],
  ['2020-08-15', 'garden centre. row of planters. geranium, geranium, OTTO. full of soil'],
  ['2021-09-01', 'tinned noodles for tea'],
]

test('what is said to be a name is one, and so is who has a title', () => {
  const life = person('Trish', NICKNAMED)
  const { sagas } = storiesOf(life)
  const kayak = ['2012-05-05', '2013-01-20', '2020-08-15']
  expect(sagas.some((s) => kayak.every((d) => datesOf(s, life).includes(d)))).toBe(true)
  const gate = ['2014-06-01', '2015-02-02', '2019-05-05']
  expect(sagas.some((s) => gate.every((d) => datesOf(s, life).includes(d)))).toBe(true)
})

test('whoever is explained by somebody who is tagged is that person', () => {
  const { people } = storiesOf(person('Trish', NICKNAMED))
  const freya = people.find((p) => p.fullName.includes('Freya Holm'))
  expect([freya?.name, ...(freya?.aliases ?? [])].map((n) => n?.toLowerCase())).toContain('noodle')
  expect(freya?.posts.length).toBe(3)
})

test('in Spanish a word is no English name, and whoever is spoken to gives nobody a title', () => {
  const rows: Row[] = [
    ['2011-04-19', 'semana de turismo y lluvia. ley nacional'],
    ['2011-12-19', 'se rompio el tanque. la cami me miro y me dijo bueno tia, turismo es en abril'],
    ['2012-05-13', 'feliz dia a las madres, sobre todo a la mia q me regalo una olla'],
    ['2013-01-10', 'omar vino a arreglar el timbre y se quedo a comer'],
    ['2014-04-17', 'turismo. lluvia. ya lo dije otros años'],
    ['2015-03-01', 'omar dice q el timbre suena bajo'],
    ['2017-05-14', 'la mia ya me reto dos veces y son las 4 de la tarde'],
    ['2019-01-20', 'segundo dia de lluvia, el arroyo cruzado, no salgan'],
    ['2020-06-06', 'hoy no llamo nadie. ni el del gas'],
    ['2021-02-02', 'omar trajo bizcochos. quedo uno'],
    ['2022-03-03', 'mercedes cuando quiere es linda'],
    ['2023-03-03', 'la mia gano a la conga otra vez'],
    ['2023-04-04', 'frio. mucho frio. hoy no salgo'],
    ['2023-06-04', 'pan duro. sopa. cama'],
    ['2024-06-04', 'sol al fin. lave todo. se seco todo'],
  ]
  const names = storiesOf(person('Mabel', rows)).people.map((p) => p.name.toLowerCase())
  expect(names).toContain('omar')
  for (const word of ['mia', 'turismo', 'lluvia', 'linda']) expect(names).not.toContain(word)
})
