import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelCalls, users } from '#schema'
import { startScriptedModels, type Turn } from '#testing/scripted-models.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import type { ProviderName } from './model.ts'

let script: Turn[] = []
let models: Awaited<ReturnType<typeof startScriptedModels>>
let app: TestApp
let userId: number
beforeAll(async () => {
  models = await startScriptedModels(() => script.shift() ?? { say: 'Nothing is left to say.' })
  app = await startTestApp({
    settings: {
      OPENAI_BASE_URL: models.url,
      OPENAI_API_KEY: 'secret-openai',
      ANTHROPIC_BASE_URL: models.url,
      ANTHROPIC_API_KEY: 'secret-anthropic',
      MODEL_TIMEOUT_MS: '1500',
    },
    work: false,
  })
  const [user] = await app.platform.db.insert(users).values({}).returning()
  userId = user?.id ?? 0
})
afterAll(async () => {
  await app.close()
  models.close()
})

const SCHEMA = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] } as const
const ask = (provider: ProviderName, turns: Turn[], more = {}) => {
  script = turns
  const model = app.platform.llm.models[provider]
  if (!model) throw new Error('Not set up.')
  return model.ask(
    { userId, isGuest: true, purpose: 'test' },
    { system: 'Be brief.', prompt: 'Say hello.', ...more },
  )
}
const LONG = 'Hello there, this is an answer that comes in several pieces over the wire.'

describe.each(['openai', 'anthropic'] as const)('%s, over its own wire', (provider) => {
  test('streams text and counts tokens', async () => {
    const pieces: string[] = []
    const answer = await ask(provider, [{ say: LONG }], { onText: (piece: string) => pieces.push(piece) })
    expect(answer).toMatchObject({ text: LONG, inputTokens: 11, outputTokens: 7 })
    expect(pieces.length).toBeGreaterThan(1)
    const { path, body } = models.seen.at(-1) ?? { path: '', body: { messages: [] } }
    expect(path).toBe(provider === 'openai' ? '/v1/chat/completions' : '/v1/messages')
    expect(JSON.stringify(body.messages)).toContain('Say hello.')
  })

  test('answers in the form of a schema', async () => {
    const answer = await ask(provider, [{ say: '{"title": "A day"}' }], { schema: SCHEMA })
    expect(answer.json).toEqual({ title: 'A day' })
  })

  test('is asked again after 429, 500, malformed JSON, silence and a cut line, three times in all', async () => {
    const good = { say: '{"title": "At last"}' }
    const troubles: Turn[] = [
      { status: 429, retryAfter: 0 },
      { status: 500 },
      { say: '{"title": ' },
      'never answer',
      { hangAfter: '{"ti' },
      { cutAfter: '{"ti' },
    ]
    for (const trouble of troubles)
      expect((await ask(provider, [trouble, trouble, good], { schema: SCHEMA })).json).toEqual({
        title: 'At last',
      })
    for (const trouble of troubles)
      await expect(ask(provider, [trouble, trouble, trouble, good], { schema: SCHEMA })).rejects.toThrow(
        /^The model/,
      )
  }, 180_000)

  test('is not heard for ever: neither as fast as it can speak, nor a little at a time', async () => {
    let heard = 0
    const onText = (piece: string) => {
      heard += piece.length
    }
    const endless: Turn = { endless: LONG.repeat(300) }
    await expect(ask(provider, [endless], { onText })).rejects.toThrow('The model did not come to an end.')
    expect(heard).toBeLessThan(600_000)
    const slow: Turn = { drip: 'a little', everyMs: 300 }
    const began = Date.now()
    await expect(ask(provider, [slow, slow, slow])).rejects.toThrow('The model did not answer in time.')
    // Three times the whole time that a call may take, and the pauses between them.
    expect(Date.now() - began).toBeGreaterThan(3 * 6000)
  }, 90_000)

  test('is not asked again when it refuses the key or the request', async () => {
    for (const status of [401, 400]) {
      const before = models.seen.length
      await expect(ask(provider, [{ status }])).rejects.toThrow(/does not accept the key|refused/)
      expect(models.seen.length).toBe(before + 1)
    }
  })

  test('a listener that fails ends the call, and nothing else', async () => {
    const onText = () => {
      throw new Error('No ears.')
    }
    await expect(ask(provider, [{ say: LONG }, { say: LONG }, { say: LONG }], { onText })).rejects.toThrow(
      /^The model/,
    )
    expect((await ask(provider, [{ say: LONG }])).text).toBe(LONG)
  })

  test('ends at once when nobody wants the answer any more', async () => {
    const controller = new AbortController()
    const asked = ask(provider, ['never answer'], { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 50)
    await expect(asked).rejects.toThrow('enough')
  })
})

test.each<Turn>([{ say: LONG }, { status: 401 }, { hangAfter: LONG }])(
  'nothing of a call is kept when it is over: %j',
  async (turn) => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const { signal } = new AbortController()
    const trace = await (async () => {
      const onText = () => {}
      await ask('openai', [turn, { say: LONG }], { onText, signal }).catch(() => {})
      return new WeakRef(onText)
    })()
    await until(() => {
      collect()
      // An expectation would hold it itself.
      if (trace.deref()) throw new Error('It is still there.')
    })
    expect(signal.aborted).toBe(false)
  },
)

test('every call is recorded with its tokens and time, and no word of it', async () => {
  const calls = await app.platform.db.select().from(modelCalls).where(eq(modelCalls.userId, userId))
  expect(calls.length).toBe(models.seen.length)
  expect(calls.some(({ error }) => error === 'The model is busy.')).toBe(true)
  expect(JSON.stringify(calls)).not.toContain('Say hello')
  expect(JSON.stringify(calls)).not.toContain('secret-')
})

test('the day’s budget is booked before a call is made', async () => {
  const limited = await startTestApp({
    settings: { OPENAI_BASE_URL: models.url, RATE_LIMITS: 'on' },
    work: false,
  })
  const [guest] = await limited.platform.db.insert(users).values({}).returning()
  const model = limited.platform.llm.first()
  const before = models.seen.length
  const call = () =>
    model?.ask({ userId: guest?.id ?? 0, isGuest: true, purpose: 'test' }, { system: '', prompt: 'x' })
  for (let calls = 0; calls < 60; calls += 1) await call()
  await expect(call()).rejects.toMatchObject({ status: 429 })
  expect(models.seen.length).toBe(before + 60)
  await limited.close()
}, 240_000)

describe('embeddings from a provider', () => {
  test('texts become comparable bytes, asked for again after a failure, in pages', async () => {
    const { providerEmbedder } = await import('./embeddings.ts')
    const embedder = providerEmbedder({
      settings: { apiKey: 'k', baseURL: models.url },
      model: 'm',
      timeoutMs: 300,
      log: app.platform.log,
    })
    script = [{ status: 500 }, { say: 'yes' }, { say: 'yes' }]
    const texts = Array.from({ length: 70 }, (_, at) => (at === 69 ? 'zzz' : 'aaa'))
    const vectors = await embedder.embed(texts)
    expect(vectors).toHaveLength(70)
    expect(vectors[0]).toEqual(vectors[1])
    expect(vectors[69]).not.toEqual(vectors[0])
    expect(models.seen.at(-1)).toMatchObject({ path: '/v1/embeddings', body: { model: 'm' } })
    script = [{ status: 401 }]
    await expect(embedder.embed(['a'])).rejects.toThrow('does not accept the key')
  })
})

test('a day’s tokens end, with a time to come back', async () => {
  const limited = await startTestApp({
    settings: { OPENAI_BASE_URL: models.url, OPENAI_API_KEY: 'k', RATE_LIMITS: 'on' },
    work: false,
  })
  const [person] = await limited.platform.db.insert(users).values({}).returning()
  const caller = { userId: person?.id ?? 0, isGuest: true, purpose: 'test' }
  const call = () => limited.platform.llm.models.openai?.ask(caller, { system: 's', prompt: 'p' })
  script = [{ say: 'Hello.' }]
  await expect(call()).resolves.toMatchObject({ text: 'Hello.' })
  await limited.platform.db.insert(modelCalls).values({
    userId: caller.userId,
    provider: 'openai',
    model: 'm',
    purpose: 'test',
    inputTokens: 800_000,
    outputTokens: 0,
    ms: 1,
  })
  await expect(call()).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfterSeconds: expect.any(Number),
  })
  await limited.close()
})
