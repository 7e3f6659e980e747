import { describe, expect, test } from 'vitest'
import { readTones } from './read-tones.ts'

const day = (n: number, hour = 18) => new Date(Date.UTC(2020, 0, n, hour)).toISOString()

function tonesOf(...texts: (string | [string, number])[]) {
  const posts = texts.map((one, at) => {
    const [text, hour] = typeof one === 'string' ? [one, 18] : one
    return { id: at + 1, at: day(1 + at * 9, hour), text, place: null, language: null }
  })
  const tones = readTones(posts)
  return posts.map(({ id }) => tones.tone(id))
}

const LIFE = ['Marta burnt the soup.', 'Marta and I painted the boat.', 'Rain again.']

describe('a death that no word for dying tells', () => {
  test.each([
    'Marta slipped her anchor at ten past five this morning. We were there.',
    'Marta went over the hill on Thursday, eighty-one, in her chair.',
    'nan clocked off last nite. sleep well x',
    'Mi madre se ha ido apagando esta tarde, sin ruido.',
    'Don Anselmo nos dejó el jueves, 91 años.',
    'Had to say goodbye to my best friend today. Eleven years. Buried under the apple tree.',
  ])('is heard: %s', (text) => {
    expect(tonesOf(...LIFE, 'Don Anselmo sings.', 'Don Anselmo sings again.', text).at(-1)).toBe('red')
  })

  test.each([
    'Marta went to the market on Thursday and we were there too.',
    'Marta clocked off early this morning and took the bus to the sea!! haha',
    'Handed the keys back on Friday after twelve years.',
    'nan let go of the dog last night and it came back with a sausage',
  ])('is not heard in: %s', (text) => {
    expect(tonesOf(...LIFE, text).at(-1)).toBe('clear')
  })
})

test('what somebody has lost of another one’s is a thing', () => {
  expect(tonesOf(...LIFE, 'I have lost my father’s tuning fork.', 'Nine houses searched.')).toEqual(
    LIFE.map(() => 'clear').concat('clear', 'clear'),
  )
})

describe('a dark night', () => {
  test.each([
    ['Walked to the bridge and stood there a long while.', 3],
    ['I cannot sleep. They would all be better off without me.', 14],
    ['No sé para qué sigo.', 4],
  ] as [string, number][])('is shown to nobody: %s', (text, hour) => {
    expect(tonesOf(...LIFE, [text, hour]).at(-1)).toBe('hidden')
  })

  test('and whoever says the day after that they are sorry is left in peace, too', () => {
    const posts = [
      { id: 1, at: '2020-03-02T03:00:00.000Z', text: 'They would be better off without me.' },
      { id: 2, at: '2020-03-02T09:00:00.000Z', text: 'sorry bout last nite. pls stop ringing' },
    ].map((post) => ({ ...post, place: null, language: null }))
    const tones = readTones(posts)
    expect([tones.tone(1), tones.tone(2)]).toEqual(['hidden', 'hidden'])
  })

  test.each([
    ['We sat on the jetty and sang until four 😂', 3],
    ['Stood on the pier all afternoon. Two mackerel.', 15],
    ['What is the point of a decaf', 11],
  ] as [string, number][])('is none: %s', (text, hour) => {
    expect(tonesOf(...LIFE, [text, hour]).at(-1)).toBe('clear')
  })
})
