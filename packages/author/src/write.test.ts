import { describe, expect, test } from 'vitest'
import { sharedPosts, verifyArticle } from './checks/verify.ts'
import { crowd } from './fixtures/crowd.ts'
import { funny, tiny } from './fixtures/funny.ts'
import { grieving } from './fixtures/grieving.ts'
import { person as someone } from './fixtures/make.ts'
import { spanish } from './fixtures/spanish.ts'
import { analyse, topics, topicsFor, write } from './index.ts'

const today = '2026-03-01'
const person = { firstName: 'Idris' }
const analysis = analyse(funny.posts, { today, firstName: 'Idris' })
const text = (a: { paragraphs: { sentences: { text: string }[] }[] }) =>
  a.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')

describe('the roast', () => {
  const roast = write({ topic: 'media_roast', analysis, posts: funny.posts, person, today })
  test('offers six titles, each a different angle from a different post', () => {
    const titles = roast.titleAlternatives ?? []
    expect(titles).toHaveLength(6)
    expect(new Set(titles.map((t) => t.title)).size).toBe(6)
    expect(new Set(titles.map((t) => t.angle)).size).toBe(6)
  })
  test('follows the title that was chosen', () => {
    const second = roast.titleAlternatives?.[1]?.title ?? ''
    const other = write({
      topic: 'media_roast',
      analysis,
      posts: funny.posts,
      person,
      today,
      chosenTitle: second,
    })
    expect(other.title).toBe(second)
    expect(text(other)).not.toBe(text(roast))
    expect(verifyArticle(other, funny.posts)).toEqual([])
  })
  test('says so when a typed title is about nothing in the posts', () => {
    const other = write({
      topic: 'media_roast',
      analysis,
      posts: funny.posts,
      person,
      today,
      chosenTitle: 'Xylophones of Uzbekistan',
    })
    expect(other.title).toBe('Xylophones of Uzbekistan')
    expect(other.standfirst).toContain('do not mention')
  })
})

test('there are more than twelve topics, the three named ones among them', () => {
  expect(topics.length).toBeGreaterThanOrEqual(12)
  for (const key of ['media_roast', 'spirit_meme', 'astrology'])
    expect(topics.map((t) => t.key)).toContain(key)
})

test('thin material offers fewer topics', () => {
  const few = topicsFor(analyse(tiny.posts, { today, firstName: 'Idris' }), tiny.posts, person)
  expect(few.length).toBeLessThan(topicsFor(analysis, funny.posts, person).length)
  expect(few).toContain('media_roast')
})

test.each(['media_roast', 'profile', 'museum', 'timeline', 'running_jokes'])(
  'a second %s is a different one',
  (topic) => {
    const first = write({ topic, analysis, posts: funny.posts, person, today })
    const second = write({ topic, analysis, posts: funny.posts, person, today, edition: 1 })
    expect(text(second)).not.toBe(text(first))
    expect(sharedPosts(first, second)).toBeLessThanOrEqual(0.5)
    expect(second.paragraphs.length).toBeGreaterThanOrEqual(4)
    expect(verifyArticle(second, funny.posts)).toEqual([])
  },
)

test('what another article told is left alone', () => {
  const first = write({ topic: 'profile', analysis, posts: funny.posts, person, today })
  const custom = write({
    topic: { name: 'The tortoise', description: 'Colin and the hedge' },
    analysis,
    posts: funny.posts,
    person,
    today,
    told: first.told,
  })
  expect(sharedPosts(first, custom)).toBe(0)
  expect(verifyArticle(custom, funny.posts)).toEqual([])
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
    expect(article.standfirst).toContain('Reformer')
    expect(text(article)).toContain('There is a right way')
    expect(
      verifyArticle(
        article,
        funny.posts,
        answers.flatMap((a) => [a.text, a.question]),
      ),
    ).toEqual([])
  })
  test('does not pretend when there is nothing to add up', () => {
    const article = write({ topic: 'enneagram', analysis, posts: funny.posts, answers: [], person, today })
    expect(text(article)).toContain('not enough words')
  })
})

test('grief is never in the comic pieces', () => {
  const a = analyse(grieving.posts, { today, firstName: 'Ruth' })
  const forbidden = new Set([...a.red, ...a.amber])
  for (const topic of [
    'media_roast',
    'running_jokes',
    'spirit_meme',
    'astrology',
    'counted',
    'dictionary',
    'said_you_would',
    'year_in_twelve',
    'people',
    'places',
  ]) {
    const article = write({ topic, analysis: a, posts: grieving.posts, person: { firstName: 'Ruth' }, today })
    const quoted = article.paragraphs
      .flatMap((p) => p.sentences)
      .filter((s) => s.text.includes('“'))
      .flatMap((s) => s.sources.filter((x) => x.type === 'post').map((x) => x.id))
    expect([topic, quoted.filter((id) => forbidden.has(id))]).toEqual([topic, []])
    expect(forbidden.has(article.pullQuotes[0]?.postId ?? -1)).toBe(false)
  }
})

test('a person who writes in Spanish is told in Spanish', () => {
  const a = analyse(spanish.posts, { today, firstName: 'Maite' })
  const article = write({
    topic: 'museum',
    analysis: a,
    posts: spanish.posts,
    person: { firstName: 'Maite' },
    today,
  })
  expect(article.language).toBe('es')
})

test('a large archive is written about without faults', () => {
  const { posts, firstName } = crowd(1200)
  const a = analyse(posts, { today, firstName })
  for (const topic of topicsFor(a, posts, { firstName }))
    expect(verifyArticle(write({ topic, analysis: a, posts, person: { firstName }, today }), posts)).toEqual(
      [],
    )
}, 20_000)

test('no posts at all is not a crash', () => {
  const a = analyse([], { today })
  for (const { key, needs } of topics)
    if (!needs.includes('survey'))
      expect(() =>
        write({ topic: key, analysis: a, posts: [], person: { firstName: null }, today }),
      ).not.toThrow()
})

describe('the portrait of somebody with a subject', () => {
  const rows = Array.from({ length: 180 }, (_, i): [string, string] => {
    const day = new Date(Date.UTC(2012, 0, 1) + i * 15 * 86_400_000).toISOString().slice(0, 10)
    const said = [
      `I tuned the piano of a lady in street ${i} and found a pencil in it.`,
      `Nothing much happened on walk ${i}, and I was grateful for every minute of it.`,
      `Counted ${i + 3} gulls from the bench before my sandwich was gone.`,
      `My piano at home has not been tuned since winter ${i}, and I hear about it.`,
      `Rain again, and a long queue at the baker’s, where I was number ${i}.`,
      `Bus number ${i} was late, and so was everybody who had waited for it.`,
      `The lighthouse is shut on Mondays, says sign ${i}, and it was a Monday.`,
    ]
    return [day, said[i % 7] as string]
  })
  const { posts } = someone('Thea', rows)
  const about = analyse(posts, { today, firstName: 'Thea' })
  const portrait = write({ topic: 'profile', analysis: about, posts, person: { firstName: 'Thea' }, today })

  test('begins with it, counted', () => {
    expect(text(portrait)).toMatch(/“piano”/)
    expect(text(portrait)).toMatch(/fifty-two/)
    expect(verifyArticle(portrait, posts)).toEqual([])
  })
})

test('Spanish joins with “e” where the next word begins with its sound', () => {
  const spoken = analyse(spanish.posts, { today, firstName: 'Lola' })
  const cast = write({
    topic: 'people',
    analysis: spoken,
    posts: spanish.posts,
    person: { firstName: 'Lola' },
    today,
  })
  expect(text(cast)).toMatch(/ e Iker/)
  expect(text(cast)).not.toMatch(/ y I(?!e)/)
})

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
