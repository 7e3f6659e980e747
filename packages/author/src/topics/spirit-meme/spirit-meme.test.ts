import { expect, test } from 'vitest'
import { verifyArticle } from '../../checks/verify.ts'
import { person, type Row } from '../../fixtures/make.ts'
import { analyse } from '../../reading/analyse.ts'
import { write } from '../../write.ts'

const today = '2026-01-01'

function animalOf(rows: readonly Row[]) {
  const { posts, firstName } = person(
    'Sanne',
    [...rows].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  const analysis = analyse(posts, { today, firstName })
  const article = write({ topic: 'spirit_meme', analysis, posts, person: { firstName }, today })
  expect(verifyArticle(article, posts)).toEqual([])
  return article
}

const LIFE: Row[] = [
  ['2012-03-03', 'The printer at work has a name now. It is not a nice name.'],
  ['2013-05-05', 'Mrs Dahl from the third floor returned my ladder with one rung more.'],
  ['2015-08-09', 'Mrs Dahl measured our balcony. She said nothing and wrote it down.'],
  ['2018-01-21', 'The lift is out. Mrs Dahl passed me on the fourth floor.'],
  ['2020-10-02', 'Mrs Dahl has bought a second ladder. I think it is for me.'],
]

test('an animal that is in the posts is shown where they name it, and not where it only belongs to the story', () => {
  const cat: Row[] = [
    ['2014-04-13', 'We have a cat. His name is Otto. He came with the sofa.'],
    ['2015-06-07', 'Mrs Dahl gave Otto a herring over the balcony. He took it as rent.'],
    ['2017-09-24', 'Otto has learned to open the fridge. He has not learned to close it.'],
    ['2021-03-06', 'Otto is nine and hears only the fridge.'],
  ]
  const a = animalOf([...LIFE, ...cat])
  const told = JSON.stringify(a.paragraphs)
  expect(a.standfirst).toBe('“We have a cat”: so it began, in 2014.')
  expect(told).toContain('herring')
  expect(told).not.toContain('measured our balcony')
})

test('a drawn animal stands on what somebody did, three times over', () => {
  const swims: Row[] = [
    ['2013-05-01', 'First swim of the year. Eleven degrees. I said a word.'],
    ['2015-12-25', 'Christmas swim. My legs are the colour of ham.'],
    ['2017-06-21', 'Longest day. Swam at nine at night and nobody spoke.'],
    ['2019-01-01', 'New Year swim. The gloves stayed at home, the rest of me regretted it.'],
  ]
  const a = animalOf([...LIFE, ...swims])
  expect(a.standfirst).toContain('The otter')
  expect(JSON.stringify(a.paragraphs)).toContain('The otter goes in')
})

test('whoever does nothing that an animal does gets none', () => {
  const a = animalOf(LIFE)
  expect(a.note).toContain('not enough')
  expect(a.standfirst).not.toMatch(/bear|sparrow|greyhound/)
})

test('an animal that others’ posts mention is no page of a magazine, and its age no title', () => {
  const cat: Row[] = [
    ['2014-04-13', 'We have a cat. His name is Otto. He came with the sofa.'],
    ['2015-06-07', 'Walked home along the canal. Mrs Dahl waved at me and at Otto.'],
    ['2017-09-24', 'Took my shoes off. The room emptied, and even Otto left.'],
    ['2021-03-06', 'Otto is blind now and hears only the fridge.'],
  ]
  const { posts, firstName } = person(
    'Sanne',
    [...LIFE, ...cat].sort((x, y) => (x[0] < y[0] ? -1 : 1)),
  )
  expect(Object.keys(analyse(posts, { today, firstName }).plan)).not.toContain('spirit_meme')
  expect(animalOf([...LIFE, ...cat]).title).not.toContain('blind')
})
