import { expect, test } from 'vitest'
import { person } from '../../fixtures/make.ts'
import { readCorpus } from '../corpus.ts'
import { findObjects } from './objects.ts'

const objectsOf = (rows: [string, string][]) => {
  const corpus = readCorpus(person('Nora', rows).posts, 'Nora')
  return findObjects(corpus, corpus.reads)
}

test('a thing is labelled with its adjective and remembered when it comes back', () => {
  const [stapler] = objectsOf([
    ['2019-01-21', 'New job! 900 pupils, 11,000 books, one broken stapler.'],
    ['2020-02-02', 'Nothing to report from the desk.'],
    ['2024-01-15', 'Five years today. The stapler is still broken.'],
  ])
  expect(stapler?.data).toMatchObject({ label: 'broken stapler', phrase: 'one broken stapler' })
  expect(stapler?.posts).toEqual([1, 3])
})

test('a likeness is no thing, and neither is what only modifies another', () => {
  const found = objectsOf([
    ['2019-01-21', 'He has a voice like a kettle and nothing else to say.'],
    ['2020-01-21', 'The harmonium man rang again.'],
  ])
  expect(found.map((f) => f.data.label)).toEqual([])
})

test('what has words written on it is preferred to what lies beside it', () => {
  const [card] = objectsOf([
    ['2022-05-08', "Burnt toast, a raw egg and a card that says 'you are mostly nice'. Framing it."],
  ])
  expect(card?.data.label).toBe('card')
})
