import { describe, expect, test } from 'vitest'
import type { Post } from '../model.ts'
import { isCarried, leaningOf, type Shelf, standsAlone } from './leans-on.ts'
import type { Acquaintance } from './model.ts'

type Row = [at: string, text: string]

const somebody = (name: string): Acquaintance => ({
  name,
  fullName: name,
  aliases: [],
  kind: 'person',
  roles: [{ role: 'neighbour', from: null, posts: [1] }],
  pronoun: null,
  posts: [1],
  speech: [],
  unclear: 0,
  acts: [],
  isTender: false,
  isParted: false,
})

function shelf(spoken: Shelf['spoken'], rows: readonly Row[], names: readonly string[] = []): Shelf {
  const posts = rows.map(
    ([at, text], n): Post => ({
      id: n + 1,
      at: `${at}T12:00:00Z`,
      text,
      place: null,
      people: [],
      links: [],
      kind: 'status',
    }),
  )
  const day = (id: number) => Math.floor(Date.parse(posts[id - 1]?.at ?? '') / 86_400_000)
  return { posts, spoken, stories: { people: names.map(somebody) }, day }
}

const alone = (spoken: Shelf['spoken'], text: string, names: readonly string[] = []) =>
  standsAlone(
    shelf(
      spoken,
      [
        ['2014-03-01', 'x'],
        ['2014-03-03', text],
      ],
      names,
    ),
    2,
  )

describe('posts that stand alone, however short', () => {
  test.each([
    'Haircut!!!!',
    'MARRIED. At the registry, in the rain.',
    'HOME. New job, by the harbour.',
    "It's hailing. IN JUNE.",
    "IT'S FINISHED. Mr Pell's canal.",
    'My sister has a goat. She keeps it in the shed.',
    "They've painted the bus stop blue.",
    'Passed. Driving test, third go.',
    'Dropped the kettle. It bounced.',
    'Packing it in for the night.',
    "A boy at last! He's called Otto.",
    'Told Joan about the hen. She sat down.',
    'The plumber came. He said which pipe.',
    'Sold the boat. She went up the lane on a trailer.',
    'The dog has been in the flour. His feet say so.',
    'Too hot for tea.',
    'Still no bus on a Sunday.',
    '“He was never my type.” Overheard in the butcher’s.',
  ])('en: %s', (text) => expect(alone('en', text, ['Joan'])).toBe(true))

  test.each([
    'El gallo ya canta a las cuatro.',
    'La vecina me regaló un cactus. Ella dice que es fácil.',
    'Ya abrimos la panadería.',
    'Lo bueno de los lunes es que se acaban.',
    'También yo tengo frío, perro.',
  ])('es: %s', (text) => expect(alone('es', text)).toBe(true))

  test.each([
    'Frisur neu!!!',
    'Sie heißt Ottilie. 3400, alles dran.',
    'Der Ofen zieht wieder. Er war beleidigt.',
    'Ente gerettet. Sie hat mich gebissen.',
    'Es ist unterschrieben: im Mai ist Schluss.',
    'Hab es eilig.',
    'Noch drei Wochen bis zum Urlaub.',
  ])('de: %s', (text) => expect(alone('de', text)).toBe(true))
})

describe('posts that need another one', () => {
  test.each([
    'CLEAR. It was only a cyst!!!',
    'Took it straight back to the library.',
    'It is done.',
    'Met him. Ears like a taxi with the doors open.',
    "She's in! Botany, in Cardiff.",
    'Joan has got one as well, first since 1987.',
    'Still missing.',
    'It was a herring.',
    'Went once. There was a queue.',
    'Flag at half mast. You know why.',
    'Set his place anyway. Somebody had to.',
    'Nobody call the house please. They got him in time.',
    'Second one. Tennessee this time. He was in his wedding.',
  ])('en: %s', (text) => expect(alone('en', text, ['Joan'])).toBe(false))

  test.each([
    'Lo encontré. Estaba en el horno.',
    'Ya está.',
    'Ella dijo que sí.',
    'Se la vendí.',
    'Sigue igual.',
    'Cerramos temprano. Ya saben por qué.',
  ])('es: %s', (text) => expect(alone('es', text)).toBe(false))

  test.each([
    'JOSEF HAT SIE. Sein Cousin stand daneben.',
    'Hab ihm alles erzählt.',
    'Er wächst schon wieder.',
    'Immer noch weg',
    'Es ist vollbracht.',
    'War im Stiefel. Du Schelm',
    'Bin doch hin.',
    'Fahne auf halbmast. Ihr wisst warum.',
  ])('de: %s', (text) => expect(alone('de', text, ['Josef'])).toBe(false))
})

test('it leans on the post just before, and on no other with one of its words', () => {
  const rows: Row[] = [
    ['2012-05-02', 'The best pies in town are at the corner.'],
    ['2015-02-10', 'Been at the clinic with Joan all week. She found a lump.'],
    ['2015-02-14', 'CLEAR. It was only a cyst. We had pies.'],
  ]
  const s = shelf('en', rows, ['Joan'])
  expect(leaningOf(s, 3)).toEqual({ on: [2] })
  expect(isCarried(s, 3, [1])).toBe(false)
  expect(isCarried(s, 3, [1, 2])).toBe(true)
})

test('what comes round with the year is explained by the year before', () => {
  const rows: Row[] = [
    ['2015-03-15', 'The tractor has passed its test.'],
    ['2016-03-20', "He's failed. Rust."],
  ]
  expect(leaningOf(shelf('en', rows), 2)).toEqual({ on: [1] })
})

test('what counts back to a day leans on what was posted then', () => {
  const rows: Row[] = [
    ['2017-10-21', 'Am Stammtisch steht noch sein Krug.'],
    ['2019-10-01', 'Apfelernte. Neun Kisten.'],
    ['2019-10-19', 'Zwei Jahre übermorgen. Hab ihm von den Äpfeln erzählt.'],
  ]
  expect(leaningOf(shelf('de', rows), 3)).toEqual({ on: [1] })
})

test('who says what they wrote in a year leans on that post', () => {
  const rows: Row[] = [
    ['2012-02-25', 'Kaffee ohne Koffein ist eine Mode.'],
    ['2013-02-25', 'Mode interessiert mich nicht.'],
    ['2019-11-16', 'Seit gestern ohne Koffein. Ja ja, Mode. Ich weiß was ich 2012 geschrieben hab'],
  ]
  expect(leaningOf(shelf('de', rows), 3)).toEqual({ on: [1] })
})

test('where nothing explains it, it leans on nothing', () => {
  const rows: Row[] = [
    ['2015-02-10', 'Rain.'],
    ['2019-09-08', 'She was just always there. Kettle on'],
  ]
  expect(leaningOf(shelf('en', rows), 2)).toEqual({ on: [] })
})

test.each([
  ['Morgens drei Töpfe auf dem Herd, alle an. Sie sagt, sie wartet auf den Zug.', false],
  ['Drei Töpfe auf dem Herd. Sie hat gefragt, wer die alle essen soll.', false],
  ['Joan war da. Sie hat gesagt, der Herd ist aus.', true],
  ['Die Lampe hängt. Sie brummt.', true],
])('in German a thing is she as well, but says nothing: %s', (text, stands) => {
  expect(alone('de', text, ['Joan'])).toBe(stands)
})
