import { describe, expect, test } from 'vitest'
import { CLASSES } from './classes.table.ts'
import eight from './fixtures/notes-of-eight-people.json' with { type: 'json' }
import fortyEight from './fixtures/notes-of-forty-eight-people.json' with { type: 'json' }
import more from './fixtures/notes-of-four-more-rounds.json' with { type: 'json' }
import many from './fixtures/notes-of-many-people.json' with { type: 'json' }
import six from './fixtures/notes-of-six-more-rounds.json' with { type: 'json' }
import strangers from './fixtures/notes-of-strangers.json' with { type: 'json' }
import rounds from './fixtures/notes-of-three-rounds.json' with { type: 'json' }
import twelve from './fixtures/notes-of-twelve-more-strangers.json' with { type: 'json' }
import twentyMore from './fixtures/notes-of-twenty-more.json' with { type: 'json' }
import twenty from './fixtures/notes-of-twenty-strangers.json' with { type: 'json' }
import type { TrackedFeature } from './model.ts'
import { MORE, MORE_FEATURES } from './more-notes.table.ts'
import { FEATURES, featuresOf, type Row, TABLE } from './notes.table.ts'
import { PEOPLE, PRINCIPLES } from './principles.table.ts'
import { readNote } from './read-note.ts'
import { CALLED } from './short-names.table.ts'

/** Of what was read: right, wrong (a number that is not there, or another one), silent where it should have spoken. */
function judge(
  note: string,
  right: Row['right'],
  features: readonly TrackedFeature[],
  named: Record<string, TrackedFeature>,
) {
  const read = new Map(readNote(note, features).map(({ id, value }) => [id, value]))
  const wanted = new Map(Object.entries(right).map(([key, value]) => [named[key]?.id ?? 0, value]))
  const isRight = (id: number) => {
    const [given, due] = [read.get(id), wanted.get(id)]
    if (given === undefined || due === undefined) return false
    return given === due || (given !== null && due !== null && Math.abs(given - due) < 0.011)
  }
  const wrong = [...read].filter(([id, value]) => !isRight(id) && value !== null)
  const silent = [...wanted].filter(([id]) => !isRight(id) && (read.get(id) ?? null) === null)
  const extra = [...read].filter(([id, value]) => value === null && !wanted.has(id))
  return {
    isRight: wrong.length + silent.length + extra.length === 0,
    wrong: wrong.length,
    note,
    read,
    wanted,
  }
}

describe('notes of a table that was written before the reader', () => {
  const judged = [
    ...TABLE.map(({ kind, language, note, right }) => ({
      ...judge(note, right, featuresOf(language), FEATURES),
      kind,
    })),
    ...MORE.map(({ language, note, right }) => {
      const named = MORE_FEATURES[language] ?? {}
      return { ...judge(note, right, Object.values(named), named), kind: `more ${language}` }
    }),
  ]

  test('are read right far more often than wrong', () => {
    const right = judged.filter(({ isRight }) => isRight).length / judged.length
    const wrong = judged.filter((one) => one.wrong > 0).length / judged.length
    const faults = judged.filter(({ isRight }) => !isRight)
    if (process.env.SHOW_NOTES)
      for (const one of faults) console.info(one.kind, one.note, one.read, one.wanted)
    expect(TABLE.length).toBeGreaterThanOrEqual(200)
    expect(right).toBeGreaterThanOrEqual(0.9)
    expect(wrong).toBeLessThanOrEqual(0.02)
  })

  test('no kind of note is read badly', () => {
    for (const [kind, rows] of Map.groupBy(judged, (one) => one.kind)) {
      const right = rows.filter(({ isRight }) => isRight).length / rows.length
      expect([kind, right >= 0.8]).toEqual([kind, true])
    }
  })
})

interface Person {
  features: { key: string; title: string; unit: string | null }[]
  notes: { note: string; right: object }[]
}

function judgePeople(people: readonly Person[]) {
  const judged = people.flatMap(({ features, notes }) => {
    const tracked = features.map(({ title, unit }, at) => ({ id: at + 1, title, unit, description: null }))
    const named = Object.fromEntries(features.map(({ key }, at) => [key, tracked[at] as TrackedFeature]))
    return notes.map(({ note, right }) => judge(note, right as unknown as Row['right'], tracked, named))
  })
  if (process.env.SHOW_NOTES)
    for (const one of judged.filter(({ isRight }) => !isRight)) console.info(one.note, one.read, one.wanted)
  return {
    count: judged.length,
    right: judged.filter(({ isRight }) => isRight).length / judged.length,
    wrong: judged.filter(({ wrong }) => wrong > 0).length / judged.length,
  }
}

/** Written by somebody who did not know the reader, for thirty-six people with features of their own. */
test('notes of strangers are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(strangers)
  expect(count).toBe(360)
  expect(right).toBeGreaterThanOrEqual(0.92)
  expect(wrong).toBeLessThanOrEqual(0.02)
})

/** Each round was written before the reader was mended for it: sums, corrections, scores, nights, other people. */
test('notes of three rounds are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(rounds)
  expect(count).toBe(540)
  expect(right).toBeGreaterThanOrEqual(0.96)
  expect(wrong).toBeLessThanOrEqual(0.01)
})

/** Slips of the thumb, corrections, parts of a day, times and packs. */
test('notes of many more people are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(many)
  expect(count).toBe(876)
  expect(right).toBeGreaterThanOrEqual(0.95)
  expect(wrong).toBeLessThanOrEqual(0.02)
})

/** Comparisons, other people's numbers, sums in parts, regional times and words, thumbs. */
test('notes of eight people with other things on their minds are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(eight)
  expect(count).toBe(200)
  expect(right).toBeGreaterThanOrEqual(0.97)
  expect(wrong).toBeLessThanOrEqual(0.01)
})

/** Everyday notes of twenty people: sets, timers that were overrun, second thoughts, what another does every day. */
test('notes of twenty people are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(twenty)
  expect(count).toBe(160)
  expect(right).toBeGreaterThanOrEqual(0.92)
  expect(wrong).toBeLessThanOrEqual(0.02)
})

/** Read at first sight as they are held here: nothing was mended for them. */
test('everyday notes of twenty more people are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(twentyMore)
  expect(count).toBe(150)
  expect(right).toBeGreaterThanOrEqual(0.92)
  expect(wrong).toBeLessThanOrEqual(0.02)
})

/** Four rounds, each written before the reader was mended for it. */
test('notes of four more rounds are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(more)
  expect(count).toBe(314)
  expect(right).toBeGreaterThanOrEqual(0.9)
  expect(wrong).toBeLessThanOrEqual(0.02)
})

/** Sums of stretches and amounts, lists, thumbs' short names, prices, meals, what was meant and what came of it. */
test('notes of six more rounds are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(six)
  expect(count).toBe(336)
  expect(right).toBeGreaterThanOrEqual(0.92)
  expect(wrong).toBeLessThanOrEqual(0.01)
})

/** By somebody who knew nothing of the reader, before it was mended for them. */
test('notes of twelve more strangers are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(twelve)
  expect(count).toBe(120)
  expect(right).toBeGreaterThanOrEqual(0.98)
  expect(wrong).toBe(0)
})

/** Five rounds, each written before the reader was mended for it. */
test('notes of forty-eight more people are read right, or not at all', () => {
  const { count, right, wrong } = judgePeople(fortyEight)
  expect(count).toBe(456)
  expect(right).toBeGreaterThanOrEqual(0.97)
  expect(wrong).toBeLessThanOrEqual(0.005)
})

describe('the principles by which a note is read', () => {
  for (const [principle, languages] of Object.entries(PRINCIPLES))
    test(principle, () => {
      for (const [language, rows] of Object.entries(languages)) {
        const named = PEOPLE[language] ?? {}
        for (const [note, right] of rows) {
          const { isRight, read } = judge(note, right, Object.values(named), named)
          expect([note, isRight, [...read]]).toEqual([note, true, [...read]])
        }
      }
    })
})

describe('what a thing is called, and what is hard about a note', () => {
  for (const [principle, people] of Object.entries({ ...CALLED, ...CLASSES }))
    test(principle, () => {
      for (const { features, notes } of people) {
        const tracked = features.map((feature, at): TrackedFeature => {
          // “Mood//10”.
          const [title = '', unit = null] = feature.split(/\/(.*)/)
          return { id: at + 1, title, unit, description: null }
        })
        const named = Object.fromEntries(tracked.map((one) => [one.title, one]))
        for (const [note, right] of notes) {
          const { isRight, read } = judge(note, right, tracked, named)
          expect([note, isRight, [...read]]).toEqual([note, true, [...read]])
        }
      }
    })
})

test('a note that was made to hold a core is read in no time', () => {
  const pieces: [language: 'en' | 'es' | 'de', piece: string][] = [
    ...['5 km ', 'no ', '1,', 'and a half ', '(', '½', 'ran 5-', 'between 1 and '].map(
      (piece): ['en', string] => ['en', piece],
    ),
    ['en', 'off at 1 up '],
    ['en', 'was gonna do 50 '],
    ['en', 'pages 1 to '],
    ['en', '8 glasses of '],
    ['en', '1 at one '],
    ['en', 'two hundred and '],
    ['en', 'no cake, '],
    ['en', '7 at noon, '],
    ['en', 'page 1 now '],
    ['en', '12.50 for '],
    ['en', 'twice as many as yesterday '],
    ['en', 'yesterday 9 half '],
    ['en', 'jake did 9 i did 3 '],
    ['en', '10k steps 10200 to be '],
    ['en', 'not a drop of '],
    ['en', '4 bottles of water (5 '],
    ['en', 'protein: 5g, egg 4g, '],
    ['en', 'from 8 to 1130 '],
    ['en', '9 to 12 and '],
    ['en', '4h + '],
    ['en', '5 min x 3 '],
    ['en', 'is it a run? '],
    ['en', '3 h minus 1 h for '],
    ['en', 'lunch 12.50 and '],
    ['en', '20 15 10 '],
    ['en', '15/15/'],
    ['en', 'once, ok '],
    ['en', 'sleep 11 to 6 '],
    ['en', 'coffee at 8, '],
    ['en', 'cigs at 8 and '],
    ['en', 'half a pack '],
    ['en', 'skipped the gym and '],
    ['en', 'forgot my tablets '],
    ['en', 'sleep – '],
    ['en', 'ran 5, the watch '],
    ['en', 'swam 1 km pool '],
    ['en', 'from monday '],
    ['en', 'chapters 7, 8 '],
    ['en', 'chapters 7, '],
    ['en', 'Psalms 2 to '],
    ['en', 'hours three quarters '],
    ['en', 'no beer all week '],
    ['en', '5 min before '],
    ['en', 'said i would do 50 '],
    ['es', 'y otro de 3 '],
    ['es', 'pagó ella, '],
    ['de', 'fast vergessen '],
    ['de', 'Sport und Lesen '],
    ['de', 'Wasser 7 '],
    ['es', '¿'],
    ['es', 'un vaso de 250 '],
    ['es', 'una manzana y '],
    ['de', 'nägel gekaut '],
    ['de', '3 flaschen à 0,7 '],
    ['de', 'noch nen fünfer '],
    ['es', 'página 3 ayer '],
    ['es', 'mi madre 5, yo 4, '],
    ['de', 'mit dem Hund '],
    ['es', 'a las 11 a la cama '],
    ['es', 'treinta y '],
    ['de', 'um 11 ins Bett '],
    ['de', 'einundtausend'],
    ['de', 'statt 50 nur '],
    ['en', 'usually 4 today '],
    ['en', '5, sorry 6 with the one '],
    ['en', 'walked twice, 1 mile '],
    ['en', '5 min in the morning '],
    ['en', 'yesterday 5, just 4 and '],
    ['en', '20 min of one, all '],
    ['es', '5 cigarros y medio '],
    ['es', 'dos veces, 5 km cada '],
    ['de', 'a halbe stund '],
    ['de', 'läuft, '],
  ]
  // What a core has worked, not what the clock says: others may have it in between.
  const worked = (note: string, language: 'en' | 'es' | 'de') => {
    const before = process.cpuUsage()
    readNote(note, featuresOf(language))
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }
  for (const [language, piece] of pieces)
    expect([piece, worked(piece.repeat(10_000), language) < 5_000]).toEqual([piece, true])
})

describe('names that stand beside one another', () => {
  const tracked = (...titles: [title: string, unit: string | null][]): TrackedFeature[] =>
    titles.map(([title, unit], n) => ({ id: n + 1, title, unit, description: null }))
  const read = (note: string, features: TrackedFeature[]) =>
    Object.fromEntries(readNote(note, features).map(({ id, value }) => [features[id - 1]?.title, value]))

  test('who tracks two of a kind means each by its name', () => {
    const features = tracked(['Duolingo', 'min'], ['Anki', 'min'])
    expect(read('duolingo 12 min. skipped anki', features)).toEqual({ Duolingo: 12, Anki: 0 })
  })

  test('a row of names and numbers needs no commas', () => {
    const features = tracked(['Peso', 'kg'], ['Pasos', 'pasos'])
    expect(read('peso 71,2 pasos 8400', features)).toEqual({ Peso: 71.2, Pasos: 8400 })
  })
})

test('cups and glasses are times where times are counted', () => {
  const features: TrackedFeature[] = [
    { id: 1, title: 'Tea', unit: 'times', description: null },
    { id: 2, title: 'Alcohol', unit: 'times', description: null },
  ]
  const read = readNote('three mugs of tea, two beers with dinner', features)
  expect(read.toSorted((a, b) => a.id - b.id)).toEqual([
    { id: 1, value: 3 },
    { id: 2, value: 2 },
  ])
})
