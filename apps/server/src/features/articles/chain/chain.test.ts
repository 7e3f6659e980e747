import { topics as builtIn } from '@youzine/author'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILT_IN_IDS } from '#features/topics/index.ts'
import { articleSteps, generations } from '#schema'
import { importPosts, somePosts } from '#testing/archives.ts'
import { aGuest, type Person } from '#testing/people.ts'
import { type Seen, startScriptedModels, type Turn } from '#testing/scripted-models.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { choosePosts } from './choose-posts.ts'
import { withReceipts } from './receipts.ts'
import { renderPrompt } from './render.ts'

describe('receipts', () => {
  const shown = new Map([
    [1, { kind: 'post' as const, id: 501, text: 'The stapler is broken. There is a form about it.' }],
    [2, { kind: 'post' as const, id: 502, text: 'Bought seven lemons; no plan for them!' }],
  ])
  const written = (text: string, sources: number[]) =>
    withReceipts(
      {
        title: 't',
        standfirst: '',
        description: '',
        title_alternatives: [],
        sections: [{ heading: 'H', paragraphs: [{ text, sources }] }],
      },
      shown,
    )

  test('true quotes stay, name their post by themselves, and made-up numbers go', () => {
    expect(written('In May came “There is a form about it.” Nobody minded.', [2, 99])).toEqual([
      { kind: 'h2', html: '<h2>H</h2>', postIds: [], answerIds: [] },
      {
        kind: 'p',
        html: '<p>In May came “There is a form about it.” Nobody minded.</p>',
        postIds: [502, 501],
        answerIds: [],
      },
    ])
  })
  test('a sentence with a quote that is in no post goes; a paragraph of nothing else goes whole', () => {
    expect(written('It was Monday. “I have never loved a lemon.” It rained.', [1])[1]?.html).toBe(
      '<p>It was Monday. It rained.</p>',
    )
    expect(written('“I have never loved a lemon.”', [1])).toEqual([])
  })
  test('markup is text', () => {
    expect(written('<img src=x onerror=alert(1)> and more', [])[1]?.html).toBe(
      '<p>&#60;img src=x onerror=alert(1)&#62; and more</p>',
    )
  })
})

describe('a prompt', () => {
  const posts = [
    { number: 1, date: '2014-02-03', text: '{{ first_name }} {% raw %} {{ 7 | times: 7 }}', place: 'Lisbon' },
  ]
  test('prints posts as lines, and what stands in them stays as it is', async () => {
    const text = await renderPrompt({
      template: 'Hi {{ first_name }}:\n{{ facebook_posts_sample }}',
      values: { first_name: 'Ada' },
      posts,
      answers: {},
    })
    expect(text).toBe('Hi Ada:\n[1] 2014-02-03 (Lisbon): {{ first_name }} {% raw %} {{ 7 | times: 7 }}\n')
  })
  test.each([
    '{% for a in (1..100000000) %}{% for b in (1..100000000) %}x{% endfor %}{% endfor %}',
    '{% assign a = "xxxxxxxxxxxxxxxx" %}{% for i in (1..40) %}{% assign a = a | append: a %}{% endfor %}{{ a }}',
    '{% include "/etc/passwd" %}',
    '{% render "../secret" %}',
    '{{ x | nosuchfilter',
  ])('made to hurt ends with an error: %s', async (template) => {
    await expect(renderPrompt({ template, values: {}, posts: [], answers: {} })).rejects.toThrow()
  })
})

test('posts are chosen near the question, from every year, without repeating themselves', () => {
  const vector = (...values: number[]) => new Int8Array(values)
  const candidates = [
    { id: 1, at: '2010-01-01', text: 'a', vector: vector(100, 0, 0) },
    { id: 2, at: '2010-02-01', text: 'a', vector: vector(100, 1, 0) },
    { id: 3, at: '2010-03-01', text: 'b', vector: vector(0, 100, 0) },
    { id: 4, at: '2015-01-01', text: 'c', vector: vector(0, 0, 100) },
  ]
  const chosen = choosePosts(candidates, vector(90, 10, 0))
  expect(chosen).toContain(4)
  expect(chosen.filter((id) => id === 1 || id === 2)).toHaveLength(1)
})

describe('a magazine by a model', () => {
  let models: Awaited<ReturnType<typeof startScriptedModels>>
  let app: TestApp
  let decide: (seen: Seen, call: number) => Turn
  const promptOf = ({ body }: Seen) => JSON.stringify(body.messages)
  const isLastStep = (seen: Seen) => promptOf(seen).includes('Rules that no brief overrides')
  const ARTICLE = JSON.stringify({
    title: 'The river keeps its own hours',
    standfirst: 'A walk, many times.',
    title_alternatives: ['One', 'Two'],
    sections: [
      {
        heading: 'Then',
        paragraphs: [
          { text: 'It began on day 0: “walked along the river until it got dark”.', sources: [1] },
          { text: '“This was never written by anybody.”', sources: [2] },
        ],
      },
      { heading: '', paragraphs: [{ text: 'And it went on.', sources: [2, 3, 4000] }] },
    ],
  })
  const well = (seen: Seen): Turn => ({ say: isLastStep(seen) ? ARTICLE : 'Notes: the river, the dog.' })

  beforeAll(async () => {
    models = await startScriptedModels((seen, call) => decide(seen, call))
    app = await startTestApp({
      settings: {
        ANTHROPIC_BASE_URL: models.url,
        ANTHROPIC_API_KEY: 'k',
        ANTHROPIC_MODEL: 'scripted-1',
        MODEL_TIMEOUT_MS: '400',
      },
    })
  })
  afterAll(async () => {
    await app.close()
    models.close()
  })
  const read = async ({ browser }: Person) => {
    const { articles } = (await browser.get('/api/magazine/current')).json()
    return Promise.all(
      articles.map(async ({ id }: { id: number }) => (await browser.get(`/api/article/${id}`)).json()),
    )
  }

  test('is signed by it, rests on posts, and keeps every step; prompts hold the caller’s rows only', async () => {
    decide = well
    const other = await aGuest(app)
    await importPosts(other, somePosts(12, 'SECRETWORD'))
    const before = models.seen.length
    const guest = await aGuest(app)
    await importPosts(guest, somePosts(30))
    const written = await read(guest)
    expect(written.length).toBeGreaterThanOrEqual(2)
    const [first] = written
    expect(first).toMatchObject({ title: 'The river keeps its own hours', written_by: 'scripted-1' })
    expect(first.paragraphs).toHaveLength(3)
    expect(first.paragraphs[1].post_ids).toHaveLength(1)
    expect(first.body).not.toContain('never written by anybody')
    const steps = await app.platform.db
      .select()
      .from(articleSteps)
      .where(eq(articleSteps.articleId, first.id))
    expect(steps.map(({ model, inputTokens }) => [model, inputTokens])).toEqual([
      ['scripted-1', 11],
      ['scripted-1', 11],
    ])
    const prompts = models.seen.slice(before).map(promptOf).join('')
    expect(prompts).toContain('walked along the river')
    expect(prompts).not.toContain('SECRETWORD')
  }, 180_000)

  test('through 429, 500, nonsense, silence and cut lines: every article exactly once, or dropped with a reason', async () => {
    const troubles: Turn[] = [
      { status: 429, retryAfter: 0 },
      { status: 500 },
      { say: 'not json at all' },
      'never answer',
      { cutAfter: '{"tit' },
      { hangAfter: '{' },
    ]
    let call = 0
    let unlucky: string | undefined
    const keyOf = (prompt: string) => builtIn.find(({ brief }) => prompt.includes(brief.slice(0, 40)))?.key
    decide = (seen) => {
      call += 1
      // Every fourth call goes wrong in the next way; the first topic never works.
      unlucky ??= keyOf(promptOf(seen))
      if (unlucky && keyOf(promptOf(seen)) === unlucky) return { status: 500 }
      return call % 4 === 0 ? (troubles[(call / 4) % troubles.length] as Turn) : well(seen)
    }
    const guest = await aGuest(app)
    const progress = await importPosts(guest, somePosts(30))
    expect(progress).toMatchObject({ status: 'finished', articles_done: progress.articles_expected - 1 })
    const all = await app.platform.db.select().from(generations).where(eq(generations.userId, guest.id))
    const dropped = all.filter(({ status }) => status === 'dropped')
    expect(all.length).toBe(progress.articles_expected)
    expect(dropped.map(({ topicId, reason }) => [topicId, reason])).toEqual([
      [BUILT_IN_IDS[unlucky ?? ''], 'The model’s provider has a problem.'],
    ])
    const written = await read(guest)
    expect(written).toHaveLength(all.length - 1)
    expect(new Set(written.map(({ template_id }) => template_id)).size).toBe(written.length)
    expect((await guest.browser.get(`/api/templates/${unlucky}/status`)).json()).toMatchObject({
      status: 'dropped',
      reason: 'The model’s provider has a problem.',
    })
  }, 360_000)

  test('the last test’s log holds no error', () => expect(app.errors).toEqual([]))
})
