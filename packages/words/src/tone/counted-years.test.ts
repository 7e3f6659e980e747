import { describe, expect, test } from 'vitest'
import { readTones } from './read-tones.ts'

const onDay = (date: string, text: string) => ({ at: `${date}T18:00:00.000Z`, text })
function tonesOf(posts: { at: string; text: string }[], language: string | null = null) {
  const all = posts.map((post, at) => ({ ...post, id: at + 1, place: null, language }))
  const tones = readTones(all)
  return { all: all.map(({ id }) => tones.tone(id)), mourned: tones.mourned }
}
const LIFE = [
  onDay('2014-01-03', 'Marek broke the ladder.'),
  onDay('2014-05-03', 'Marek says the shed leans because the world does.'),
  onDay('2014-08-03', 'Marek cooked. We survived.'),
  onDay('2015-02-03', 'Cards with Marek until two.'),
  onDay('2015-05-03', 'Marek has bought a second ladder.'),
  onDay('2015-10-03', 'Marek on the roof again.'),
]

describe('a loss that is only counted', () => {
  test('makes grave what is counted, and the day it is counted from', () => {
    const { all, mourned } = tonesOf([
      ...LIFE,
      onDay('2016-03-09', 'Ten past four. The window was open. I will ring you all tomorrow.'),
      onDay('2017-03-09', 'A year. I left the light on.'),
      onDay('2019-03-09', 'Three. We had soup, the one he liked.'),
      onDay('2019-07-01', 'Beans are up.'),
    ])
    expect(all.slice(-4)).toEqual(['red', 'red', 'red', 'clear'])
    expect(mourned.has('marek')).toBe(true)
  })

  test('in German and Spanish', () => {
    const german = tonesOf([
      onDay('2016-03-09', 'Heute früh, Schichtende. Mach’s gut, Papa.'),
      onDay('2017-03-09', 'Ein Jahr. Wecker gestellt, obwohl es nicht nötig war.'),
      onDay('2017-08-01', 'Papas altes Radio geht wieder.'),
      onDay('2019-03-09', 'Drei. Es hat geregnet.'),
    ])
    expect(german.all).toEqual(['red', 'red', 'amber', 'red'])
    const spanish = tonesOf(
      [
        onDay('2016-03-09', 'A las cuatro, con la ventana abierta. Mañana llamo a todos.'),
        onDay('2018-03-09', 'Dos años. He hecho sus lentejas.'),
        onDay('2020-03-09', 'Cuatro. No hemos dicho nada.'),
      ],
      'es',
    )
    expect(spanish.all).toEqual(['red', 'red', 'red'])
  })

  test('a word that is a number elsewhere counts nothing', () => {
    const { all } = tonesOf(
      [
        onDay('2005-03-09', 'Ten past four. The window was open.'),
        onDay('2016-03-09', 'Once. I saw a fox once.'),
        onDay('2016-03-10', 'Once. He was thin.'),
      ],
      'en',
    )
    expect(all).toEqual(['clear', 'clear', 'clear'])
  })

  test('years that are told to whoever is gone', () => {
    expect(tonesOf([onDay('2016-03-09', 'Twenty years, Dad. Kipper for tea, in your pan.')]).all).toEqual([
      'red',
    ])
  })

  test('a shop, a child and an age are counted with joy', () => {
    const glad = tonesOf([
      onDay('2014-05-17', 'Open. The first customer has no bicycle.'),
      onDay('2015-05-17', 'A year. The shop still has no sign.'),
      onDay('2014-06-02', 'It’s a girl. 3.4 kilos.'),
      onDay('2018-06-02', 'Four. She asked for a cake in the shape of a drain.'),
      onDay('2019-06-02', 'Five. She blew out the candles for all of us.'),
      onDay('2020-01-09', 'Three. That is how many socks came back.'),
    ])
    expect(glad.all).toEqual(['clear', 'clear', 'clear', 'clear', 'clear', 'clear'])
  })
})

test.each([
  ['If it wasn’t for the boy I’d walk out past the pier and not turn round.', 'hidden'],
  ['Am liebsten wär ich einfach nicht mehr da.', 'hidden'],
  ['If it wasn’t for the rain I’d walk out to the pier and not turn up for work, haha', 'clear'],
  ['Thank you all. The church was full and Tom got to the lectern without a note.', 'red'],
  ['The church was full for the wedding, and I read at the lectern.', 'clear'],
])('%s', (text, tone) => {
  expect(tonesOf([onDay('2016-03-09', text)]).all).toEqual([tone])
})

test('thousands of posts that count back to one day take no longer than thousands of others', () => {
  const at = (year: number, n: number) => new Date(Date.UTC(year, 4, 5, 0, n % 1440)).toISOString()
  const made = Array.from({ length: 4000 }, (_, n) => ({
    id: n + 1,
    at: n < 2000 ? at(2010, n) : at(2021, n),
    text: n < 2000 ? `Nothing of note on this one, number ${n}.` : `Eleven years. The window is open, ${n}.`,
    language: null,
  }))
  const before = process.cpuUsage()
  readTones(made)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(8000)
})
