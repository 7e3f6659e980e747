import type { PreviewEvent } from '@youzine/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importPosts, somePosts } from '#testing/archives.ts'
import { aMember, type Person } from '#testing/people.ts'
import { type Seen, startScriptedModels, type Turn } from '#testing/scripted-models.ts'
import { aPublishedSurvey, EVERY_TYPE } from '#testing/surveys.ts'
import { startTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { aPrompt, aSchema, aTopic, aTopicDraft, POSTS } from '#testing/topics.ts'
import { until } from '#testing/until.ts'

/** A page on the preview socket: it remembers everything it hears. */
async function open(
  app: TestApp,
  { browser }: Person,
  topicId: number,
  hear: (event: PreviewEvent) => void = () => {},
) {
  const heard: PreviewEvent[] = []
  const take = (event: PreviewEvent) => {
    heard.push(event)
    hear(event)
  }
  const socket = await app.app.http.injectWS(
    `/ws/template-preview/${topicId}`,
    { headers: browser.socketHeaders() },
    { onInit: (ws) => ws.on('message', (data) => take(JSON.parse(String(data)) as PreviewEvent)) },
  )
  return {
    heard,
    statuses: () => heard.map(({ status, step }) => (step === undefined ? status : `${status} ${step}`)),
    over: () =>
      until(
        () => {
          const last = heard.at(-1)
          if (last?.status !== 'completed' && last?.status !== 'error') throw new Error('Not over yet.')
          return last
        },
        { timeout: 100_000, interval: 20 },
      ),
    leave: () => socket.terminate(),
  }
}

const start = ({ browser }: Person, id: number, json?: object) =>
  browser.post(`/api/preview/template/${id}`, json ? { json } : {})

const THREE = [
  aPrompt({ system_prompt: 'Notes on {{ first_name }}: {{ facebook_posts_sample }}', output_key: 'notes' }),
  aPrompt({
    prompt_type: 'function',
    system_prompt: 'Facts from {{ notes }}',
    output_key: 'facts',
    function_name: 'facts',
    function_schema: {
      name: 'facts',
      parameters: {
        type: 'object',
        properties: { best: { type: 'string', description: 'The best line' } },
        required: ['best'],
      },
    },
  }),
  aPrompt({ system_prompt: 'Write it, beginning with {{ facts.best }}.' }),
]

describe('a preview without a key', () => {
  const app = useTestApp()

  test('[PREV-07] [PREV-09] [PREV-10] [PREV-11] [PREV-13] [PREV-14] [PREV-17] each step is answered by the built-in author, and whoever comes late hears everything', async () => {
    const creator = await aMember(app)
    const { id } = await aTopic(creator, { prompts: THREE })
    const page = await open(app, creator, id)
    expect((await start(creator, id, { person: 'ines' })).json()).toEqual({
      status: 'started',
      run_id: expect.any(Number),
    })
    const last = await page.over()
    expect(page.statuses()).toEqual([
      'processing',
      'step_started 0',
      'step_completed 0',
      'step_started 1',
      'step_completed 1',
      'step_started 2',
      'step_completed 2',
      'completed',
    ])
    expect(page.heard[2]?.response).toEqual({ text: expect.stringContaining('Nearest') })
    expect(page.heard[2]?.details).toMatchObject({ model: 'the built-in author', is_kept: false })
    expect(page.heard[2]?.details?.prompt).toContain('[1] 2017-09-30 (Dresden): Ya estoy en Dresde.')
    expect(page.heard[4]?.response).toEqual({ json: { best: expect.any(String) } })
    const facts = page.heard[4]?.response as { json: { best: string } } | undefined
    expect(page.heard[6]?.details?.prompt).toContain(facts?.json.best)
    expect(last.article).toMatchObject({ title: expect.any(String), written_by: 'the built-in author' })
    expect(last.article?.body).toMatch(/<\w/)
    page.leave()
    const late = await open(app, creator, id)
    await late.over()
    expect(late.heard).toEqual(page.heard)
    late.leave()
  })

  test('[PREV-19] [PREV-15] [PREV-16] [PREV-05] [PREV-06] unknown variables and what is missing are named, and nothing runs', async () => {
    const creator = await aMember(app)
    const survey = await aPublishedSurvey(await aMember(app))
    const { id } = await aTopic(creator, {
      prompts: [aPrompt({ system_prompt: 'Hi {{ zork | upcase }} {{ later }}', output_key: 'later' })],
      requirements: [POSTS, { alias: 'a', requirement_type: 'survey', required_survey_id: survey.id }],
    })
    expect((await start(creator, id)).json()).toEqual({
      status: 'template_errors',
      template_errors: [
        { step_index: 0, variable: 'zork', expression: '{{ zork | upcase }}' },
        { step_index: 0, variable: 'later', expression: '{{ later }}' },
      ],
      missing_requirements: [
        { type: 'facebook_posts' },
        { type: 'survey', id: survey.id, title: survey.title },
      ],
    })
    const fine = await aTopic(creator, { prompts: [aPrompt()] })
    expect((await start(creator, fine.id)).json()).toEqual({
      status: 'template_errors',
      template_errors: [],
      missing_requirements: [{ type: 'facebook_posts' }],
    })
  })

  test('an invented person answers every kind of question, and one’s own data is used where it is there', async () => {
    const creator = await aMember(app)
    const survey = await aPublishedSurvey(creator, { questions: EVERY_TYPE })
    const topic = await aTopic(creator, {
      prompts: [aPrompt({ system_prompt: 'Answers:\n{{ a }}\nPosts:\n{{ facebook_posts_sample }}' })],
      requirements: [POSTS, { alias: 'a', requirement_type: 'survey', required_survey_id: survey.id }],
    })
    for (const person of ['thea', 'marek', 'ines']) {
      const page = await open(app, creator, topic.id)
      const { run_id } = (await start(creator, topic.id, { person })).json()
      await until(() => expect(page.heard.at(-1)).toMatchObject({ run_id, status: 'completed' }), {
        timeout: 240_000,
        interval: 20,
      })
      const prompt = page.heard.findLast(({ details }) => details)?.details?.prompt ?? ''
      for (const { question_text } of EVERY_TYPE) expect(prompt).toContain(`] ${question_text} `)
      page.leave()
    }
    const mine = await aTopic(creator, { prompts: [aPrompt()] })
    await importPosts(creator, somePosts(14))
    const page = await open(app, creator, mine.id)
    await start(creator, mine.id)
    await page.over()
    expect(page.heard.find(({ details }) => details)?.details?.prompt).toContain('walked along the river')
    page.leave()
  }, 900_000)

  test('whoever hears that one is over can begin the next at once', async () => {
    const creator = await aMember(app)
    const { id } = await aTopic(creator)
    const begun: { status: string }[] = []
    const begin = async () => begun.push((await start(creator, id, { person: 'marek' })).json())
    const page = await open(app, creator, id, ({ status }) => {
      if (status === 'completed' && begun.length < 4) void begin()
    })
    await begin()
    await until(() => expect(begun).toHaveLength(4))
    expect(begun.map(({ status }) => status)).toEqual(Array(4).fill('started'))
    await page.over()
    page.leave()
  })

  test('a survey whose maker has left is still answered, and a preview about oneself says what is missing', async () => {
    const [creator, maker] = [await aMember(app), await aMember(app)]
    const survey = await aPublishedSurvey(maker)
    const { id } = await aTopic(creator, {
      prompts: [aPrompt({ system_prompt: 'Answers: {{ a }}' })],
      requirements: [{ alias: 'a', requirement_type: 'survey', required_survey_id: survey.id }],
    })
    // In use, it cannot be deleted; its maker can go.
    expect((await maker.browser.delete(`/api/creator/surveys/${survey.id}`)).statusCode).toBe(409)
    const left = await maker.browser.delete('/api/account')
    expect(left.statusCode, left.body).toBe(200)
    const page = await open(app, creator, id)
    expect((await start(creator, id, { person: 'ines' })).json()).toMatchObject({ status: 'started' })
    expect(await page.over()).toMatchObject({ status: 'completed' })
    expect((await start(creator, id)).json()).toMatchObject({
      status: 'template_errors',
      missing_requirements: [{ type: 'survey', id: survey.id }],
    })
    page.leave()
  })

  test('two topics previewed at once, by two people, do not mix', async () => {
    const people = [await aMember(app), await aMember(app)]
    const runs = await Promise.all(
      people.map(async (person, at) => {
        const { id } = await aTopic(person, { prompts: [aPrompt({ system_prompt: `Number ${at}` })] })
        const page = await open(app, person, id)
        const { run_id } = (await start(person, id, { person: 'marek' })).json()
        return { page, run_id, at }
      }),
    )
    for (const { page, run_id, at } of runs) {
      await page.over()
      expect(new Set(page.heard.map((event) => event.run_id))).toEqual(new Set([run_id]))
      expect(page.heard.find(({ details }) => details)?.details?.prompt).toContain(`Number ${at}`)
      page.leave()
    }
  })

  test('somebody else’s socket hears nothing, and somebody else’s topic cannot be previewed', async () => {
    const [creator, other] = [await aMember(app), await aMember(app)]
    const { id } = await aTopic(creator)
    expect((await start(other, id, { person: 'marek' })).statusCode).toBe(404)
    await expect(open(app, other, id)).rejects.toThrow('404')
  })

  test('an endless loop: a sentence, and the next preview runs', async () => {
    const creator = await aMember(app)
    const loop = '{% for a in (1..100000000) %}{% for b in (1..100000000) %}x{% endfor %}{% endfor %}'
    const { id } = await aTopic(creator, { prompts: [aPrompt({ system_prompt: loop })] })
    const page = await open(app, creator, id)
    await start(creator, id, { person: 'marek' })
    expect(await page.over()).toMatchObject({
      status: 'error',
      step: 0,
      error: expect.stringContaining('This prompt cannot be rendered'),
    })
    page.leave()
    await creator.browser.put(`/api/creator/templates/${id}`, { json: aTopicDraft() })
    expect((await start(creator, id, { person: 'marek' })).json()).toMatchObject({ status: 'started' })
  })
})

describe('a preview with a model', () => {
  let models: Awaited<ReturnType<typeof startScriptedModels>>
  let app: TestApp
  let decide: (seen: Seen) => Turn
  const promptOf = ({ body }: Seen) => JSON.stringify(body.messages)

  beforeAll(async () => {
    models = await startScriptedModels((seen) => decide(seen))
    app = await startTestApp({
      settings: {
        OPENAI_BASE_URL: `${models.url}/v1`,
        OPENAI_API_KEY: 'k',
        OPENAI_MODEL: 'scripted',
        MODEL_TIMEOUT_MS: '1500',
      },
    })
  })
  afterAll(async () => {
    await app.close()
    models.close()
  })

  const well = (seen: Seen): Turn => {
    const prompt = promptOf(seen)
    if (prompt.includes('Notes on')) return { say: 'The notes.' }
    if (prompt.includes('Facts from')) return { say: '{"best": "the best line"}' }
    return { say: '# A title\n\nThe body.' }
  }

  test('[PREV-12] it fails in step two, is mended, and goes on from there: what came before is paid once', async () => {
    decide = (seen) => (promptOf(seen).includes('Facts from') ? { status: 400 } : well(seen))
    const creator = await aMember(app)
    const { id } = await aTopic(creator, { prompts: THREE })
    const page = await open(app, creator, id)
    const { run_id } = (await start(creator, id, { person: 'marek' })).json()
    expect(await page.over()).toMatchObject({ status: 'error', step: 1, error: expect.any(String) })
    expect(page.statuses()).toEqual([
      'processing',
      'step_started 0',
      'step_completed 0',
      'step_started 1',
      'error 1',
    ])
    decide = well
    const before = models.seen.length
    const again = (await start(creator, id, { person: 'marek', from_step: 1, run_id })).json()
    await until(
      () => expect(page.heard.at(-1)).toMatchObject({ run_id: again.run_id, status: 'completed' }),
      {
        timeout: 100_000,
        interval: 20,
      },
    )
    expect(models.seen.slice(before).map(promptOf).join('')).not.toContain('Notes on')
    expect(models.seen.slice(before)).toHaveLength(2)
    const other = await start(creator, id, { person: 'ines', from_step: 1, run_id })
    expect([other.statusCode, other.json().detail]).toEqual([
      409,
      'The steps before it were about somebody else. Run the preview whole.',
    ])
    const events = page.heard.filter((event) => event.run_id === again.run_id)
    expect(events[1]).toMatchObject({ status: 'step_completed', step: 0, details: { is_kept: true } })
    expect(events.at(-1)?.article).toMatchObject({
      title: 'A title',
      body: '<p>The body.</p>',
      written_by: 'scripted',
    })
    expect(events[3]?.details).toMatchObject({ model: 'scripted', input_tokens: 11, output_tokens: 7 })
    page.leave()
  })

  test('a step for a provider without a key is the built-in author’s, never another provider’s', async () => {
    decide = well
    const creator = await aMember(app)
    const steps = [{ ...THREE[0], model_id: 2 }, THREE[1], THREE[2]]
    const { id } = await aTopic(creator, { prompts: steps })
    const page = await open(app, creator, id)
    const before = models.seen.length
    await start(creator, id, { person: 'marek' })
    await page.over()
    expect(page.heard.filter(({ details }) => details).map(({ details }) => details?.model)).toEqual([
      'the built-in author',
      'scripted',
      'scripted',
    ])
    expect(models.seen.slice(before)).toHaveLength(2)
    page.leave()
  })

  test('pressed forty times it runs once; reset ends it, and it can run again', async () => {
    decide = () => 'never answer'
    const creator = await aMember(app)
    const { id } = await aTopic(creator, { prompts: THREE })
    const before = models.seen.length
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => start(creator, id, { person: 'marek' })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(39)
    await until(() => expect(models.seen.length).toBe(before + 1), { timeout: 100_000, interval: 10 })
    expect((await creator.browser.delete(`/api/preview/template/${id}`)).json()).toEqual({ success: true })
    const page = await open(app, creator, id)
    decide = well
    expect((await start(creator, id, { person: 'marek' })).json()).toMatchObject({ status: 'started' })
    expect(await page.over()).toMatchObject({ status: 'completed' })
    page.leave()
  })

  test('nonsense for a function, a cut line, silence: the step says so within its time', async () => {
    const creator = await aMember(app)
    const { id } = await aTopic(creator, {
      prompts: [aPrompt({ prompt_type: 'function', function_name: 'f', function_schema: aSchema() })],
    })
    for (const turn of [{ say: 'no json' }, { cutAfter: '{"ti' }, 'never answer'] as Turn[]) {
      decide = () => turn
      const page = await open(app, creator, id)
      const { run_id } = (await start(creator, id, { person: 'ines' })).json()
      await until(() => expect(page.heard.at(-1)).toMatchObject({ run_id, status: 'error', step: 0 }), {
        timeout: 100_000,
        interval: 20,
      })
      page.leave()
    }
    expect(app.errors).toEqual([])
  }, 240_000)
})
