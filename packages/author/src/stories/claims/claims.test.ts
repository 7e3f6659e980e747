import { describe, expect, test } from 'vitest'
import { recount } from '../../checks/recount.ts'
import { harbour } from '../../fixtures/harbour.ts'
import { person, type Row } from '../../fixtures/make.ts'
import { claimsOf, storiesOf } from '../testing.ts'

const stories = storiesOf(harbour)
const on = (date: string, posts = harbour.posts) => posts.find((p) => p.at?.startsWith(date))?.id

describe('claims hold, and say so by their posts', () => {
  test('every number can be counted again from the posts alone', () => {
    for (const claim of stories.claims)
      for (const { value, of } of claim.counts) expect(recount(harbour.posts, of), claim.id).toBe(value)
  })
  test('a deadline, and the days past it', () => {
    const slipway = stories.promises.find((p) => /slipway/.test(p.object))
    expect(slipway).toMatchObject({ due: '2013-03-31', state: 'late', days: 525 })
    expect(claimsOf(stories, 'deadline').map((c) => c.pledge)).toContain(slipway?.id)
  })
  test('a vow undone by whoever made it', () => {
    expect(stories.promises.find((p) => p.isVow)).toMatchObject({ words: 'No karaoke this year.' })
  })
  test('one word has changed', () => {
    expect(claimsOf(stories, 'one-slot')[0]).toMatchObject({ then: { text: 'he' }, now: { text: 'she' } })
  })
  test('a span that is right to the day, counted from the post itself', () => {
    const checked = claimsOf(stories, 'span-checked')
    expect(checked.map((c) => [c.post, c.anchor])).toContainEqual([on('2020-03-14'), on('2010-03-14')])
  })
  test('two versions of one event, what they agree on, and who has read the file', () => {
    expect(claimsOf(stories, 'two-versions')[0]).toMatchObject({
      a: on('2010-11-06'),
      b: on('2016-05-15'),
      witness: on('2018-10-07'),
      agree: ['1994', 'nine'],
    })
  })
  test('the same words about something else', () => {
    expect(
      claimsOf(stories, 'same-words')
        .map((c) => c.words)
        .join('|'),
    ).toContain('the cup up the steps')
  })
  test('the first post and the last', () => {
    expect(claimsOf(stories, 'first-and-last')[0]?.shared.toLowerCase()).toContain('nothing to report')
  })
  test('a series that ends at nothing', () => {
    const herring = stories.series.find((s) => /herring/.test(s.subject))
    expect(herring?.points.map((p) => p.value)).toEqual([12, 19, 30, 41, 0])
    expect(herring?.shape).toBe('zero')
  })
  test('what somebody became', () => {
    const oskar = stories.people.find((p) => p.name === 'Oskar')
    expect(oskar?.roles.map((r) => r.role)).toEqual(expect.arrayContaining(['new deckhand']))
  })
  test('what changed hands', () => {
    const ladder = claimsOf(stories, 'changed-hands').find((c) => /ladder/.test(c.object))
    expect(ladder?.steps.map((s) => s.to)).toEqual(['Tobias', 'Ines', 'Oskar'])
  })
})

test('who never meets is counted over all posts, and who meets once is not among them', () => {
  const rows = Array.from({ length: 20 }, (_, i): [string, string] => [
    `20${10 + Math.floor(i / 2)}-0${(i % 8) + 1}-11`,
    i % 2 === 0
      ? `My brother Karl said the boat is number ${i + 3}.`
      : `My sister Lotte said the kite is number ${i + 3}.`,
  ])
  const apart = storiesOf(person('Jo', rows))
  expect(claimsOf(apart, 'never-meet')[0]).toMatchObject({ a: 'Karl', b: 'Lotte', together: 20 })
  const together = storiesOf(person('Jo', [...rows, ['2021-01-01', 'Karl and Lotte said goodnight.']]))
  expect(claimsOf(together, 'never-meet')).toEqual([])
})

test('words are allotted only where every quotation has an owner', () => {
  const rows = Array.from({ length: 9 }, (_, i): [string, string] => [
    `201${i}-03-0${i + 1}`,
    `Karl said 'aye' to the tide table, page ${i + 2}.`,
  ])
  expect(claimsOf(storiesOf(person('Jo', rows)), 'words-allotted')[0]).toMatchObject({
    person: 'Karl',
    words: 9,
    quotes: 9,
  })
  const unclear = storiesOf(
    person('Jo', [...rows, ['2020-01-01', 'Karl and the doctor in one room. ‘Never again.’']]),
  )
  expect(claimsOf(unclear, 'words-allotted')).toEqual([])
})

test('a promise in Spanish and one in German, with their days', () => {
  const es = storiesOf(
    person('Ana', [
      ['2015-02-01', 'Para el 10 de mayo la terraza tiene toldo. Lo dice mi cuñado.'],
      ['2015-05-10', 'Diez de mayo. El toldo sigue en la tienda.'],
      ['2016-03-06', '¡Ya llegó el toldo! Por fin hay sombra en la terraza.'],
      ['2017-07-01', 'El toldo aguanta. El cuñado no.'],
    ]),
  )
  expect(es.promises[0]).toMatchObject({ due: '2015-05-10', state: 'late', days: 301 })
  const de = storiesOf(
    person('Uwe', [
      ['2015-02-01', 'Ich hab gesagt: bis Ostern steht das Hochbett.'],
      ['2015-04-05', 'Ostern. Das Hochbett ist ein Haufen Bretter.'],
      ['2016-06-05', 'Hochbett fertig. Es wackelt nur nach links.'],
      ['2018-01-14', 'Das Hochbett hat jetzt ein Geländer.'],
    ]),
  )
  expect(de.promises[0]).toMatchObject({ due: '2015-04-05', state: 'late', days: 427 })
})

test('numbers that differ are no word that has changed', () => {
  const rows: Row[] = [
    ['2014-10-31', 'Forty-one trick-or-treaters up three turns of stairs.'],
    ['2022-10-31', 'Seventy-one trick-or-treaters up three turns of stairs.'],
  ]
  expect(claimsOf(storiesOf(person('Sanne', rows)), 'one-slot')).toEqual([])
})
