import { topics as builtIn } from '@youzine/author'
import { sampleRecords } from '@youzine/sample'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BUILT_IN_IDS } from '#features/topics/index.ts'
import { articleSteps, generations } from '#schema'
import { importPosts, somePosts } from '#testing/archives.ts'
import { aGuest, type Person } from '#testing/people.ts'
import { type Seen, startScriptedModels, type Turn } from '#testing/scripted-models.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { readEnding } from './ending.ts'
import { untrueIn, withReceipts } from './receipts.ts'
import { renderPrompt } from './render.ts'
import { choosePosts } from './sample.ts'

describe('receipts', () => {
  const post = (id: number, text: string, date: string) => ({ kind: 'post' as const, id, text, date })
  const shown = new Map([
    [1, post(501, 'The stapler is broken. There is a form about it.', '2014-05-06')],
    [2, post(502, 'Bought seven lemons; no plan for them! Mr. Pym paid £40.50.', '2016-01-02')],
  ])
  const evidence = { shown, findings: 'You see 2 of 31 posts.' }
  const draft = (text: string, sources: number[], title = 't') =>
    readEnding({ json: { title, sections: [{ heading: 'H', paragraphs: [{ text, sources }] }] }, text: '' })
  const written = (text: string, sources: number[]) => withReceipts(draft(text, sources), evidence)

  test('true quotes stay, name their post by themselves, and made-up numbers go', () => {
    expect(written('In May came “There is a form about it.” It lay there.', [2, 99])).toEqual([
      { kind: 'h2', html: '<h2>H</h2>', postIds: [], answerIds: [] },
      {
        kind: 'p',
        html: '<p>In May came “There is a form about it.” It lay there.</p>',
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
  test.each([
    ['“The stapler … about it” stood there.', true],
    ['“Bought seven lemons / paid £40.50” stood there.', true],
    ['“Bought […] no plan for them” stood there.', true],
    ['“about it … the stapler is broken” is the wrong way round.', false],
    ['“The stapler is broken … no plan for them” is of two posts.', false],
  ])('a quote that was cut is matched part by part, in order, within one post: %s', (text, isKept) => {
    expect(written(text, [1, 2]).length > 0).toBe(isKept)
  })
  test('a stop in “Mr.” or “£40.50” ends no sentence', () => {
    expect(written('Then Mr. Pym paid £40.50. “Nobody ever wrote this here.” Done.', [2])[1]?.html).toBe(
      '<p>Then Mr. Pym paid £40.50. Done.</p>',
    )
  })
  test('a number or a year that neither its posts nor the findings state is found, and goes', () => {
    const faults = untrueIn(
      draft('In 2014 it broke. In 2019 it was mended. There are 31 posts.', [1]),
      evidence,
    )
    expect(faults.map(({ sentence }) => sentence)).toEqual(['In 2019 it was mended.'])
  })
  test('quotation marks inside a quotation are set as such, and none of them makes it false', () => {
    const said = new Map([
      [1, post(501, 'She said "well there you are then", the o\'clock one.', '2018-04-22')],
    ])
    const kept = (text: string) => withReceipts(draft(text, [1]), { shown: said, findings: '' })[1]?.html
    for (const text of [
      'So: “She said ‘well there you are then’, the o’clock one.”',
      'So: “She said "well there you are then", the o’clock one.”',
    ])
      expect(kept(text)).toBe('<p>So: “She said ‘well there you are then’, the o’clock one.”</p>')
    expect(kept('So: “She said ‘well here you are then’ to me.”')).toBeUndefined()
  })
  test('a day on which nothing happened is found, although its day, month and year are all known', () => {
    const days = new Map([
      [1, post(501, 'Nil again. Had my operation on 11 May.', '2017-12-15')],
      [2, post(502, 'Two of five.', '2016-12-09')],
    ])
    const faults = (text: string, sources: number[]) =>
      untrueIn(draft(text, sources), {
        shown: days,
        findings: '- “x”, on 20 July 2014 and again. [1]\n- y [2]',
      })
    expect(faults('On 9 December 2016 it was nil.', [1])).toHaveLength(1)
    expect(faults('December 9, 2016 was nil.', [1])).toHaveLength(1)
    expect(faults('On 15 December 2017 it was nil.', [1])).toEqual([])
    expect(faults('On 9 December 2016 it was two.', [2])).toEqual([])
    expect(faults('It had begun on 20 July 2014.', [1])).toEqual([])
    expect(faults('It had begun on 20 July 2014.', [2])).toHaveLength(1)
    expect(faults('The operation was on 11 May 2017.', [1])).toEqual([])
    expect(faults('The Monday was 11 December 2017.', [1])).toEqual([])
  })
  test('“never” and “nobody” are said only where a post or a finding says so', () => {
    const some = new Map([
      [1, post(501, 'Went up the ladder.', '2017-12-15')],
      [2, post(502, 'He never comes. Nobody asks.', '2016-12-09')],
    ])
    const faults = (text: string, sources: number[]) =>
      untrueIn(draft(text, sources), {
        shown: some,
        findings: '- A and B, never in the same one. [1]\n- z [2]',
      })
    expect(faults('Craig never went.', [2])).toEqual([])
    expect(faults('A and B never met.', [1])).toEqual([])
    expect(faults('Nobody went.', [1])).toHaveLength(1)
    expect(faults('It said “nobody went up”.', [2])).toHaveLength(1)
    expect(faults('It was always so.', [1, 2])).toHaveLength(1)
  })
  test('titles are held to the same', () => {
    expect(untrueIn(draft('It broke.', [1], '“A stapler for the ages”'), evidence)).toHaveLength(1)
    expect(untrueIn(draft('It broke.', [1], '“The stapler is broken”'), evidence)).toEqual([])
  })
  test('markup is text', () => {
    expect(written('<img src=x onerror=alert(1)> and more', [])).toEqual([])
    expect(written('<img src=x onerror=alert()> and more', [])[1]?.html).toBe(
      '<p>&#60;img src=x onerror=alert()&#62; and more</p>',
    )
  })
})

describe('a chain may end in', () => {
  test('title and body, in Markdown or HTML, and numbers in brackets are receipts', () => {
    const body = 'First *words* [3, 12].\n\n## Then\n\n- one\n- two\n\n> said'
    expect(readEnding({ json: { title: 'T', body }, text: '' })).toMatchObject({
      title: 'T',
      paragraphs: [
        { kind: 'p', text: 'First words.', sources: [3, 12] },
        { kind: 'h2', text: 'Then' },
        { kind: 'item', text: 'one' },
        { kind: 'item', text: 'two' },
        { kind: 'blockquote', text: 'said' },
      ],
    })
    const html = '<p>One &amp; two</p><script>alert(1)</script><blockquote><p>q</p></blockquote>'
    expect(readEnding({ json: { title: 'T', body: html }, text: '' }).paragraphs).toEqual([
      { kind: 'p', text: 'One & two', sources: [] },
      { kind: 'blockquote', text: 'q', sources: [] },
    ])
  })
  test('text whose first heading is the title', () => {
    expect(readEnding({ json: null, text: '# The title\n\nA paragraph.' })).toMatchObject({
      title: 'The title',
      paragraphs: [{ kind: 'p', text: 'A paragraph.' }],
    })
  })
  test.each([
    { json: null, text: 'No heading at all.' },
    { json: { answer: 42 }, text: '' },
    { json: { title: '', body: 'x' }, text: '' },
  ])('nothing else: %o', (answer) => {
    expect(() => readEnding(answer)).toThrow()
  })
})

describe('a prompt', () => {
  const posts = [
    {
      number: 1,
      date: '2014-02-03',
      text: '{{ first_name }} {% raw %} {{ 7 | times: 7 }}',
      place: 'Lisbon',
      mark: null,
    },
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

describe('posts', () => {
  const vector = (...values: number[]) => new Int8Array(values)
  const long = (letter: string) => letter.repeat(1200)
  const filler = (year: number, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: year * 100 + at,
      at: `${year}-05-01`,
      text: long('x'),
      vector: vector(at + 1, 50, (at * 37) % 100),
    }))

  test('of a small archive go whole, in order of time', () => {
    const candidates = [
      { id: 2, at: '2015-01-01', text: 'later', vector: undefined },
      { id: 1, at: '2010-01-01', text: 'early', vector: undefined },
    ]
    expect(choosePosts(candidates, { first: [] })).toEqual([1, 2])
  })
  test('of a large one: those of the findings first, every year, near the question, none twice, within the budget', () => {
    const candidates = [
      { id: 1, at: '2010-01-01', text: long('a'), vector: vector(100, 0, 0) },
      { id: 2, at: '2010-02-01', text: long('a'), vector: vector(100, 1, 0) },
      { id: 4, at: '2015-01-01', text: long('c'), vector: vector(0, 0, 100) },
      ...filler(2020, 90),
      { id: 5, at: '2020-12-01', text: 'the end of a story', vector: vector(1, 1, 1) },
    ]
    const chosen = choosePosts(candidates, { query: vector(90, 10, 0), first: [5] })
    expect(chosen).toEqual(expect.arrayContaining([4, 5]))
    expect(chosen.filter((id) => id === 1 || id === 2)).toHaveLength(1)
    expect(chosen.length).toBeLessThan(60)
  })
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
          { text: 'It began: “walked along the river until it got dark”.', sources: [1] },
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
        MODEL_TIMEOUT_MS: '2000',
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
    const [first] = written
    expect(first).toMatchObject({ title: 'The river keeps its own hours', written_by: 'scripted-1' })
    const prose = first.paragraphs.filter(({ kind }: { kind: string }) => kind !== 'block')
    expect(prose).toHaveLength(3)
    expect(prose[1].post_ids).toHaveLength(1)
    // What it shows besides are posts that it rests on.
    const cited = new Set(prose.flatMap(({ post_ids }: { post_ids: number[] }) => post_ids))
    for (const { post_id } of first.pull_quotes) expect(cited).toContain(post_id)
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

  /** Enough of a life for several topics. */
  const aLife = sampleRecords()
    .slice(0, 130)
    .map(({ timestamp, data }) => ({
      at: timestamp,
      text: Buffer.from(String(data?.[0]?.post ?? ''), 'latin1').toString('utf8'),
    }))

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
    const progress = await importPosts(guest, aLife)
    expect(progress.articles_expected).toBeGreaterThanOrEqual(3)
    expect(progress).toMatchObject({ status: 'finished', articles_done: progress.articles_expected - 1 })
    const all = await app.platform.db.select().from(generations).where(eq(generations.userId, guest.id))
    const dropped = all.filter(({ status }) => status === 'dropped')
    expect(all.length).toBe(progress.articles_expected)
    expect(dropped.map(({ topicId, reason }) => [topicId, reason])).toEqual([
      [BUILT_IN_IDS[unlucky ?? ''], 'The model’s provider has a problem.'],
    ])
    expect((await guest.browser.get('/api/magazine/current')).json().unwritten).toMatchObject([
      { topic_id: BUILT_IN_IDS[unlucky ?? ''], reason: 'The model’s provider has a problem.' },
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
