import { describe, expect, test } from 'vitest'
import { sharedPosts, verifyArticle } from './checks/verify.ts'
import { crowd } from './fixtures/crowd.ts'
import { funny } from './fixtures/funny.ts'
import { grieving } from './fixtures/grieving.ts'
import { analyse, topics, topicsFor, write } from './index.ts'

const today = '2026-03-01'
const person = { firstName: 'Idris' }
const analysis = analyse(funny.posts, { today, firstName: 'Idris' })
const text = (a: { paragraphs: { sentences: { text: string }[] }[] }) =>
  a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')

test('there are more than twelve topics, the three named ones among them', () => {
  expect(topics.length).toBeGreaterThanOrEqual(12)
  for (const key of ['media_roast', 'spirit_meme', 'astrology'])
    expect(topics.map((t) => t.key)).toContain(key)
  expect(new Set(topics.map((t) => t.id)).size).toBe(topics.length)
})

test('a topic somebody invents shows what the posts say of it, and leaves alone what was told', () => {
  const topic = { name: 'The tortoise', description: 'Colin and the hedge' }
  const first = write({ topic, analysis, posts: funny.posts, person, today })
  expect(verifyArticle(first, funny.posts)).toEqual([])
  expect(text(first)).toMatch(/tortoise|Colin/)
  const again = write({ topic, analysis, posts: funny.posts, person, today, told: first.told })
  expect(sharedPosts(first, again)).toBeLessThan(0.2)
})

test('a topic nobody posted about is said to be so', () => {
  const article = write({
    topic: { name: 'Submarines', prompts: ['Write about {{ facebook_posts_sample }} and submarines'] },
    analysis,
    posts: funny.posts,
    person,
    today,
  })
  expect(article.note).toContain('Nothing')
  expect(verifyArticle(article, funny.posts)).toEqual([])
})

describe('the Enneagram', () => {
  const answers = [
    {
      questionId: 1,
      question: 'What do you do with a mistake?',
      type: 'text',
      text: 'I correct it. There is a right way and I like order.',
    },
    { questionId: 2, question: 'What do friends thank you for?', type: 'text', text: 'Lifts, mostly.' },
  ]
  test('is scored from the answers and quotes them', () => {
    const article = write({
      topic: 'enneagram',
      analysis,
      posts: funny.posts,
      answers: [{ survey: 'enneagram', answers }],
      person,
      today,
    })
    expect(text(article)).toContain('right way')
    expect(
      verifyArticle(
        article,
        funny.posts,
        answers.flatMap((a) => [a.text, a.question]),
      ),
    ).toEqual([])
  })
})

test('somebody without posts or name gets articles that say so', () => {
  const empty = analyse([], { today })
  for (const { key } of topics) {
    const article = write({ topic: key, analysis: empty, posts: [], person: { firstName: null }, today })
    expect(article.title).not.toBe('')
  }
})

test('thousands of posts are written about in seconds', () => {
  const { posts, firstName } = crowd(3000)
  const read = analyse(posts, { today, firstName })
  for (const topic of topicsFor(read, posts, { firstName }))
    expect(write({ topic, analysis: read, posts, person: { firstName }, today }).body.length).toBeGreaterThan(
      50,
    )
}, 60_000)

test('two people of the same name never get the same article', () => {
  const issue = (posts: typeof funny.posts) => {
    const read = analyse(posts, { today, firstName: 'Robin' })
    return topics
      .filter(({ needs }) => needs.every((need) => need === 'facebook_posts'))
      .map(({ key }) => write({ topic: key, analysis: read, posts, person: { firstName: 'Robin' }, today }))
  }
  const [one, other] = [issue(funny.posts), issue(grieving.posts)]
  for (const [at, article] of one.entries()) expect(text(article)).not.toBe(text(other[at] as typeof article))
})
