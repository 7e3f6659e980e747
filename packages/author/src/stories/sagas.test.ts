import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelled, PEOPLE } from '../../../words/fixtures/people.ts'
import { harbour } from '../fixtures/harbour.ts'
import { person } from '../fixtures/make.ts'
import type { Saga } from './model.ts'
import { datesOf, storiesOf } from './testing.ts'

const stories = storiesOf(harbour)
const saga = (subject: string) => stories.sagas.find((s) => s.subject.toLowerCase() === subject)

describe('stories are found whole', () => {
  test('a thing, from its first post to its last', () => {
    const dates = datesOf(
      stories.sagas.find((s) => s.words.some((w) => /ladder/.test(w)) && s.acts.length >= 6),
      harbour,
    )
    for (const date of ['2010-03-14', '2010-08-15', '2011-03-13', '2016-08-21', '2020-03-14', '2022-05-22'])
      expect(dates).toContain(date)
  })
  test('a name, whatever it belongs to', () => {
    expect(datesOf(saga('admiral'), harbour)).toEqual([
      '2010-04-02',
      '2011-07-30',
      '2012-09-16',
      '2015-03-08',
      '2018-04-22',
      '2023-04-16',
    ])
  })
  test('a day that returns, and the morning after', () => {
    const day = saga('regatta')
    expect(datesOf(day, harbour)).toContain('2015-06-14')
    expect(day?.acts.at(-1)?.post).toBe(harbour.posts.find((p) => p.at?.startsWith('2024-06-08'))?.id)
  })
  test('the last act is never dropped, roles are in order, hidden posts are in no story', () => {
    for (const s of stories.sagas) {
      expect(s.acts[0]?.role).toBe('opening')
      const times = s.acts.map((a) => harbour.posts.find((p) => p.id === a.post)?.at ?? '')
      expect(times).toEqual([...times].sort())
    }
    const told = storiesOf(
      person('Ada', [
        ['2012-01-01', 'The kettle is broken.'],
        ['2013-01-01', 'The kettle again. I don’t want to be here any more.'],
        ['2014-01-01', 'A new kettle for the old kettle.'],
        ['2015-01-01', 'The kettle is back.'],
      ]),
    )
    for (const s of told.sagas) expect(s.acts.map((a) => a.tone)).not.toContain('hidden')
  })
  test('a short post that points back belongs to the one before', () => {
    const told = storiesOf(
      person('Max', [
        ['2014-01-01', 'Giving up crisps.'],
        ['2014-01-03', 'That’s that done.'],
        ['2015-05-05', 'Rain on the roof, and nobody up there.'],
        ['2019-01-01', 'Giving up crisps. See 2014.'],
        ['2022-06-06', 'Three bags of crisps behind the sofa.'],
      ]),
    )
    const crisps = told.sagas.find((s) => /crisps/i.test(s.subject) && s.acts.length >= 4)
    expect(crisps?.acts.map((a) => a.post)).toContain(2)
  })
  test('chains that share their posts are one story, without drifting into the next', () => {
    const whole = stories.sagas.filter((s) => s.kind === 'thread' || s.kind === 'object')
    const herring = whole.find((s) => /herring/.test(s.subject)) as Saga
    expect(datesOf(herring, harbour)).toEqual([
      '2011-01-09',
      '2012-01-15',
      '2013-11-23',
      '2016-01-17',
      '2021-09-12',
    ])
  })
})

describe('people whose stories were labelled by hand', () => {
  test.each(PEOPLE)('%s: four of five threads stand whole in one saga, the last act too', (name) => {
    const { posts, threads, person: full } = labelled(name)
    const { sagas } = storiesOf({ posts, firstName: full.split(' ')[0] ?? null })
    const isTold = (ids: readonly number[]) =>
      sagas.some((s) => {
        const acts = new Set(s.acts.map((a) => a.post))
        return acts.has(ids.at(-1) as number) && ids.filter((id) => acts.has(id)).length >= ids.length * 0.8
      })
    const told = threads.filter((t) => isTold(t.posts))
    expect(told.length / threads.length).toBeGreaterThanOrEqual(0.8)
  })
})

test('the same posts under other ids and in another order have the same stories', () => {
  const told = (posts: typeof harbour.posts) => {
    const s = storiesOf({ posts, firstName: 'Ines' })
    const text = (id: number) => posts.find((p) => p.id === id)?.text
    return JSON.stringify({
      sagas: s.sagas.map((g) => [g.id, g.score, g.acts.map((a) => [text(a.post), a.role])]),
      promises: s.promises.map((p) => [p.id, p.state, p.due]),
      claims: s.claims.map((c) => [c.id, c.score, c.posts.map(text)]),
      people: s.people.map((p) => [p.name, p.roles.map((r) => r.role)]),
    })
  }
  const wanted = told(harbour.posts)
  fc.assert(
    fc.property(
      fc.shuffledSubarray(harbour.posts, { minLength: harbour.posts.length }),
      fc.integer({ min: 1, max: 9999 }),
      (posts, shift) => {
        expect(told(posts.map((p, i) => ({ ...p, id: (i + 1) * 7 + shift })))).toBe(wanted)
      },
    ),
    { numRuns: 6, seed: 3 },
  )
})
