import { afterEach, describe, expect, test, vi } from 'vitest'
import { ModelFailed } from '#platform/llm/model.ts'
import { problem } from '#platform/problem.ts'
import { sentenceOf } from '#platform/spoken-error.ts'
import { articles, chatChunks, chatMessages, conversations, magazines } from '#schema'
import { FakeSocket } from '#testing/fake-socket.ts'
import { aMember } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { createAnswerRuns } from './answer-runs.ts'
import type { AuthorSide } from './author-side.ts'
import { createChat } from './chat.ts'
import { listMessages } from './queries.ts'
import { serveChat } from './socket.ts'
import type { WriteAnswer } from './write-answer.ts'

const app = useTestApp()
const WORDS = Array.from({ length: 60 }, (_, at) => `word${at} `)
const TEXT = WORDS.join('')

/** Says a word every 20 ms. */
const writeAnswer: WriteAnswer = async (_message, { onChunk }) => {
  for (const word of WORDS) {
    onChunk(word)
    await new Promise((over) => setTimeout(over, 20))
  }
  return { text: TEXT, sources: [], writtenBy: 'test' }
}

async function aConversation() {
  const { id: userId } = await aMember(app)
  const { db } = app.platform
  const [magazine] = await db.insert(magazines).values({ userId }).returning()
  const values = { userId, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>b</p>' }
  const [article] = await db.insert(articles).values(values).returning()
  const [row] = await db
    .insert(conversations)
    .values({ userId, articleId: article?.id ?? 0 })
    .returning()
  const actor = { userId, sessionId: 1, role: 'member' as const, emailValidated: true }
  return { actor, conversationId: row?.id ?? 0 }
}

const author: AuthorSide = {
  material: () => Promise.reject(new Error('Nobody asks for it here.')),
  talk: () => Promise.reject(new Error('Nobody asks for it here.')),
  suggest: () => Promise.resolve([]),
}

const aProcess = (written = writeAnswer) => {
  const runs = createAnswerRuns({ ...app.platform, writeAnswer: written })
  return { runs, chat: createChat({ ...app.platform, runs, author }) }
}

const open = new Set<FakeSocket>()
afterEach(() => {
  for (const socket of open) {
    socket.readyState = 3
    socket.emit('close')
  }
  open.clear()
})

function aSocket(
  on: ReturnType<typeof aProcess>,
  scene: Awaited<ReturnType<typeof aConversation>>,
  db = app.platform.db,
) {
  const socket = new FakeSocket()
  open.add(socket)
  serveChat(socket.asSocket, {
    db,
    ...on,
    ...scene,
    log: (error) => {
      throw error
    },
  })
  socket.says({ type: 'get_history' })
  return socket
}

describe('sockets of a conversation', () => {
  // The embedded database belongs to one process.
  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'a page on another process sees every piece once, in order',
    async () => {
      const scene = await aConversation()
      const [writing, watching] = [aProcess(), aProcess()]
      const { page } = aSocket(watching, scene)
      await writing.chat.ask(scene.actor, scene.conversationId, 'Well?', null)
      const { message_id, content } = await page.next('complete')
      expect(content).toBe(TEXT)
      expect(page.shown(message_id)).toBe(TEXT)
      expect(page.all('chunk').length).toBeGreaterThan(10)
      expect(await app.platform.db.select().from(chatMessages)).toHaveLength(2)
      await writing.runs.close()
      await watching.runs.close()
    },
  )

  test('a slow reader is handed nothing until it has caught up, and then every piece once', async () => {
    const scene = await aConversation()
    const here = aProcess()
    const slow = aSocket(here, scene)
    const fast = aSocket(here, scene)
    await here.chat.ask(scene.actor, scene.conversationId, 'Well?', null)
    await slow.page.next('chunk')
    slow.bufferedAmount = 100_000
    const before = slow.page.all('chunk').length
    await until(() => expect(fast.page.all('chunk').length).toBeGreaterThan(before + 20))
    expect(slow.page.all('chunk').length).toBeLessThanOrEqual(before + 1)
    slow.bufferedAmount = 0
    const { message_id } = await slow.page.next('complete')
    expect(slow.page.shown(message_id)).toBe(TEXT)
    expect(slow.isTerminated).toBe(false)
    await here.runs.close()
  })

  test('one that is gone is not looked after any more, however much it had still to read', async () => {
    const scene = await aConversation()
    const here = aProcess()
    const gone = aSocket(here, scene)
    await here.chat.ask(scene.actor, scene.conversationId, 'Well?', null)
    await gone.page.next('chunk')
    const howFull = vi.fn(() => 100_000)
    Object.defineProperty(gone, 'bufferedAmount', { get: howFull })
    await until(() => expect(howFull).toHaveBeenCalled())
    gone.readyState = 3
    gone.emit('close')
    howFull.mockClear()
    await aSocket(here, scene).page.next('complete')
    expect(howFull).not.toHaveBeenCalled()
    await here.runs.close()
  })

  test('an answer that ends while the snapshot is taken ends on the page too', async () => {
    const scene = await aConversation()
    const here = aProcess()
    await here.chat.ask(scene.actor, scene.conversationId, 'Well?', null)
    const early = await here.chat.history(scene.conversationId)
    expect(early.at(-1)?.pending).toBe(true)
    const late = { ...here.chat, history: async () => early }
    await until(async () =>
      expect((await here.chat.history(scene.conversationId)).at(-1)?.pending).toBe(false),
    )
    const { page } = aSocket({ ...here, chat: late }, scene)
    expect(await page.next('complete')).toMatchObject({ content: TEXT })
    await here.runs.close()
  })

  test('one that is hopelessly behind is let go', async () => {
    const scene = await aConversation()
    const here = aProcess()
    const lost = aSocket(here, scene)
    lost.bufferedAmount = 2_000_000
    lost.says({ type: 'get_history' })
    await until(() => expect(lost.isTerminated).toBe(true))
    await here.runs.close()
  })

  test('a history costs the same few statements, however long it is', async () => {
    const spent = async (messages: number) => {
      const scene = await aConversation()
      const { actor, conversationId } = scene
      const said = { userId: actor.userId, conversationId, status: 'complete', content: 'So.' } as const
      await app.platform.db
        .insert(chatMessages)
        .values(
          Array.from(
            { length: messages },
            (_, n) => ({ ...said, role: n % 2 ? 'assistant' : 'user' }) as const,
          ),
        )
      let statements = 0
      const counted = new Set(['select', 'execute', 'insert', 'update', 'delete', 'transaction'])
      const db = new Proxy(app.platform.db, {
        get(target, name, receiver) {
          if (counted.has(String(name))) statements += 1
          return Reflect.get(target, name, receiver)
        },
      })
      const platform = { ...app.platform, db }
      const runs = createAnswerRuns({ ...platform, writeAnswer })
      const here = { runs, chat: createChat({ ...platform, runs, author }) }
      const reader = aSocket(here, scene, db)
      expect((await reader.page.next('history')).messages).toHaveLength(messages)
      await runs.close()
      return statements
    }
    const few = await spent(2)
    expect(few).toBeGreaterThan(0)
    expect(await spent(48)).toBe(few)
  })

  test('a history of any length is sent, and is no reason to let its reader go', async () => {
    const scene = await aConversation()
    const { actor, conversationId } = scene
    const content = 'x'.repeat(30_000)
    const said = {
      userId: actor.userId,
      conversationId,
      role: 'assistant',
      status: 'complete',
      content,
    } as const
    await app.platform.db.insert(chatMessages).values(Array.from({ length: 50 }, () => said))
    const here = aProcess()
    const reader = aSocket(here, scene)
    const sent = reader.send
    reader.send = (text) => {
      reader.bufferedAmount += text.length
      sent(text)
    }
    expect((await reader.page.next('history')).messages).toHaveLength(50)
    expect(reader.isTerminated).toBe(false)
    await here.runs.close()
  })
})

/** Gives up when it is told to. */
const untilStopped: WriteAnswer = async (message, listener) => {
  const { signal } = listener
  signal.throwIfAborted()
  const stopped = new Promise<never>((_, stop) => signal.addEventListener('abort', () => stop(signal.reason)))
  return Promise.race([writeAnswer(message, listener), stopped])
}

describe('what is stored of an answer', () => {
  const rowsOf = async ({ conversationId }: { conversationId: number }) => ({
    chunks: await app.platform.db.select().from(chatChunks),
    answer: (await listMessages(app.platform.db, conversationId, 1)).at(-1),
  })

  test('pieces go with the end of the answer, also when the server closes in the middle', async () => {
    const scene = await aConversation()
    const here = aProcess(untilStopped)
    const { page } = aSocket(here, scene)
    await here.chat.ask(scene.actor, scene.conversationId, 'Well?', null)
    await until(() => expect(page.all('chunk').length).toBeGreaterThan(3))
    await here.runs.close()
    const { chunks, answer } = await rowsOf(scene)
    expect(answer).toMatchObject({ status: 'failed', error: 'The answer was interrupted. Please ask again.' })
    expect(TEXT.startsWith(answer?.content ?? '-')).toBe(true)
    // On a database with several processes the others read to the end first.
    if (process.env.TEST_DATABASE === 'embedded') expect(chunks).toEqual([])
  })

  test('a question that comes while the server closes is answered as interrupted, and does not hold it up', async () => {
    const [running, late] = [await aConversation(), await aConversation()]
    const here = aProcess(untilStopped)
    await here.chat.ask(running.actor, running.conversationId, 'Well?', null)
    const asked = here.chat.ask(late.actor, late.conversationId, 'And?', null)
    await Promise.all([asked, here.runs.close()])
    await until(async () => expect((await rowsOf(late)).answer?.status).not.toBe('pending'))
    expect((await rowsOf(late)).answer).toMatchObject({ status: 'failed', content: '' })
  })

  test('what the database cannot store is left out, and everything else is there', async () => {
    const scene = await aConversation()
    const hostile = ['One\u0000 ', 'two \ud83d', '\ude00 three \ud83d']
    const here = aProcess(async (_message, { onChunk }) => {
      for (const piece of hostile) {
        onChunk(piece)
        await new Promise((over) => setTimeout(over, 300))
      }
      return { text: hostile.join(''), sources: [], writtenBy: 'test' }
    })
    const { page } = aSocket(here, scene)
    await here.chat.ask(scene.actor, scene.conversationId, 'Well?', null)
    const { content } = await page.next('complete')
    expect(content).toBe('One two 😀 three \ufffd')
    expect((await rowsOf(scene)).answer).toMatchObject({ status: 'complete', content })
    await here.runs.close()
  })
})

test('of what went wrong only words for people are told', () => {
  expect(sentenceOf(problem('too_many_requests'))).toMatch(/^Too many requests/)
  expect(sentenceOf(new ModelFailed('The model could not be reached.', { isRetryable: true }))).toBe(
    'The model could not be reached.',
  )
  const inner = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' })
  expect(sentenceOf(inner)).toBe('Something went wrong on our side. Please try again.')
})
