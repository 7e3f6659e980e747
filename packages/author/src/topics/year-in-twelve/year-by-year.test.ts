import { expect, test } from 'vitest'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

/** Two or three good posts a year, and no year with nine months. */
const YEARS: Row[] = [
  ['2012-03-04', 'The new lodger keeps bees in the wardrobe. He says they prefer wool.'],
  ['2012-09-12', 'Anybody got a ladder I can borrow till the weekend, will bring it back washed.'],
  ['2013-05-06', 'Asked the council for a bench. They sent a man to measure how tired we are.'],
  ['2013-12-25', 'Merry Christmas to all of you from all of us'],
  ['2014-02-11', 'The choir has a new piano. It is out of tune in a way we had to learn.'],
  ['2015-06-30', 'The lodger left me the wardrobe. One bee is still in it and pays no rent.'],
  ['2016-08-17', 'Ferry to the island with the choir. Half of them sang and half of them did not eat.'],
  ['2017-10-01', 'The bench has come. It faces the wall, the council says for the view inside.'],
  ['2018-01-20', 'Taught the parrot next door to ask for the bill. It works at the pub.'],
  ['2019-04-14', 'https://example.com/bees how to keep them warm in a wardrobe all the winter'],
  ['2019-07-09', 'We turned the bench round at night, four of us, and nobody has written to us yet.'],
]

const articleOf = (rows: readonly Row[], plan: Record<string, string[]> = {}) => {
  const { posts, firstName } = person('Runa', rows)
  const analysis = { ...analyse(posts, { today, firstName }), plan }
  return { posts, article: write({ topic: 'year_in_twelve', analysis, posts, person: { firstName }, today }) }
}

test('where no year is full there is one post for each', () => {
  const { article } = articleOf(YEARS)
  expect(article.standfirst).toBe('One post a year, 2012 to 2019.')
  const told = article.paragraphs.flatMap((p) => (p.block?.form === 'post' ? [p.block.entry.text] : []))
  expect(told).toHaveLength(8)
  expect(told.join(' ')).not.toMatch(/ladder|Merry Christmas|example/)
})

test('what others tell is not shown, and without it there may be too few', () => {
  const { posts } = articleOf(YEARS)
  const shown = posts.filter((p) => /bench|choir/.test(p.text)).map((p) => p.id)
  const { article } = articleOf(YEARS, { profile: [`shown=${shown.join(',')}`] })
  expect(article.standfirst).not.toContain('One post a year')
})

test('whoever is mourned is not met here', () => {
  const rows: Row[] = [
    ...YEARS,
    ['2015-01-08', 'Aldous says the wardrobe was his aunt’s and the bees are legally hers.'],
    ['2020-02-02', 'Aldous died on Friday, in hospital. He was my oldest friend. Funeral on the ninth.'],
  ].sort((a, b) => ((a[0] as string) < (b[0] as string) ? -1 : 1)) as Row[]
  expect(JSON.stringify(articleOf(rows).article.paragraphs)).not.toContain('legally hers')
})
