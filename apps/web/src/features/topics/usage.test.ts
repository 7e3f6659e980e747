import { expect, test } from 'vitest'
import { findTopics, isLastSurvey, usageText } from './usage.ts'

test('[TREND-02] how often it was used, in words', () => {
  expect([0, 1, 2, 1200].map(usageText)).toEqual([
    'Used 0 times',
    'Used once',
    'Used 2 times',
    'Used 1200 times',
  ])
})

const need = (
  alias: string,
  completed: boolean,
  requirement_type: 'survey' | 'facebook_posts' = 'survey',
) => ({
  alias,
  completed,
  requirement_type,
  required_survey_id: requirement_type === 'survey' ? 1 : null,
  survey_title: null,
  survey_description: null,
})

test('[TPL-06] the last open survey goes straight on to the article; posts do not count', () => {
  const posts = need('facebook_posts_sample', false, 'facebook_posts')
  const [a, b] = [need('a', false), need('b', false)]
  expect(isLastSurvey(a, [posts, a, b])).toBe(false)
  expect(isLastSurvey(a, [posts, a, need('b', true)])).toBe(true)
  expect(isLastSurvey(need('a', true), [need('a', true), b])).toBe(false)
})

const topic = (id: number, name: string) => ({
  id,
  key: null,
  name,
  description: 'Words about it.',
  creator_name: null,
  genre_id: 1,
  genre_name: 'One',
  usage_count: 0,
})

test('topics are found by genre and by words, in any order and case', () => {
  const genres = [
    { id: 1, name: 'One', templates: [topic(1, 'The roast'), topic(2, 'A museum')] },
    { id: 2, name: 'Two', templates: [topic(3, 'The letter')] },
  ]
  const names = (genreId: number | undefined, words: string) =>
    findTopics(genres, genreId, words).flatMap(({ templates }) => templates.map(({ name }) => name))
  expect(names(undefined, '')).toEqual(['The roast', 'A museum', 'The letter'])
  expect(names(1, '')).toEqual(['The roast', 'A museum'])
  expect(names(undefined, 'WORDS museum')).toEqual(['A museum'])
  expect(names(2, 'museum')).toEqual([])
})
