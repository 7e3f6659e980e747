import { describe, expect, test } from 'vitest'
import { labelled, PEOPLE } from '../../../words/fixtures/people.ts'
import { person } from '../fixtures/make.ts'
import { storiesOf } from './testing.ts'

const BEST = 8

describe('what a story holds belongs together', () => {
  test.each(PEOPLE)('%s: most posts of the best stories are of one thread that a reader marked', (name) => {
    const { posts, threads, person: full } = labelled(name)
    const { sagas } = storiesOf({ posts, firstName: full.split(' ')[0] ?? null })
    const told = new Set<number>()
    const best = sagas
      .filter((s) => s.acts.length >= 3 && s.kind !== 'person')
      .filter(({ acts }) => {
        const isNew = acts.filter((a) => told.has(a.post)).length <= acts.length / 3
        if (isNew) for (const a of acts) told.add(a.post)
        return isNew
      })
      .slice(0, BEST)
    const shares = best.map(({ acts }) =>
      Math.max(...threads.map((t) => acts.filter((a) => t.posts.includes(a.post)).length / acts.length)),
    )
    expect(shares.reduce((sum, x) => sum + x, 0) / shares.length).toBeGreaterThanOrEqual(0.75)
  })

  test('a word with two meanings makes no story that is told before one that has another tie', () => {
    const { sagas } = storiesOf(
      person('Nora', [
        ['2011-02-27', 'Car boot in the rain. Came home with a fondue set and half a lamp.'],
        ['2011-03-19', 'Bought a rowing boat called Gertrude off the harbour master. Hole in her keel.'],
        ['2011-09-01', 'Gertrude has a new keel. The harbour master came to laugh and stayed to hold it.'],
        ['2012-10-13', 'Left my walking boots on the bus and went back for them in socks.'],
        ['2013-06-02', 'Gertrude floats. The harbour master owes me a pint.'],
        ['2015-07-29', 'WANTED: football boots, size five, for somebody who has grown since breakfast.'],
        ['2016-03-21', 'Paid for a rosebush, got a stick.'],
        ['2018-06-02', 'Five years afloat. Gertrude took the harbour master round the island.'],
      ]),
    )
    const boots = sagas.find((s) => /^boots?$/i.test(s.subject) && s.acts.length >= 3)
    const boat = sagas.find((s) => s.subject === 'Gertrude')
    expect(boat?.firmness ?? 0).toBeGreaterThan(0.7)
    expect(boots?.firmness ?? 0).toBeLessThan(0.6)
    expect(boat?.score ?? 0).toBeGreaterThan((boots?.score ?? 0) + 1)
  })
})
