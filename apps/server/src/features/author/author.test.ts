import type { AssistantRequest } from '@youzine/author'
import { importTexts } from '@youzine/contract'
import { READ_AT_MOST } from '@youzine/words'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '#platform/problem.ts'
import { ThreadTooSlow } from '#platform/threads.ts'
import { type BuiltInAuthor, createBuiltInAuthor, limitFor } from './author.ts'
import { createPatience } from './patience.ts'
import type { Reader } from './seat.ts'

const about = { today: '2026-01-01', firstName: 'Ada' }

const aReader = (key: string, count: number, more: Partial<Reader> = {}): Reader => ({
  key,
  who: key,
  size: count,
  load: async () =>
    Array.from({ length: count }, (_, n) => ({
      id: n + 1,
      at: new Date(Date.UTC(2012, 0, 1 + n)).toISOString(),
      text: `Day ${n}: the kettle is back, and Marta has the key to shed ${n % 7} again.`,
      place: null,
      people: [],
      links: [],
      kind: 'status',
      language: 'en',
    })),
  ...more,
})

const wordless = (key: string, count: number): Reader => {
  const reader = aReader(key, count)
  return { ...reader, load: async () => (await reader.load()).map((post) => ({ ...post, text: '' })) }
}

let author: BuiltInAuthor | undefined
afterEach(() => author?.close())

test('whoever takes too long fails alone, with a sentence; others are answered', async () => {
  author = createBuiltInAuthor((posts) => (posts > 1000 ? 1 : 60_000))
  const slow = author.analyse(aReader('slow', 3000), about)
  const quick = author.analyse(aReader('quick', 20), about)
  await expect(slow).rejects.toMatchObject({ code: 'invalid', message: importTexts.tooSlow })
  expect((await quick).totals.records).toBe(20)
  expect((await author.analyse(aReader('next', 30), about)).totals.records).toBe(30)
})

test('whoever asks for much waits behind themselves: somebody else is next', async () => {
  author = createBuiltInAuthor()
  const done: string[] = []
  // More posts than the first thread takes: all of them want the second.
  const ask = (who: string, n: number) =>
    author
      ?.analyse({ ...wordless(`${who} ${n}`, 3), who, size: 900_000 }, about)
      .then(() => done.push(`${who} ${n}`))
  await Promise.all([...[1, 2, 3, 4].map((n) => ask('busy', n)), ask('other', 1)])
  expect(done).toEqual(['busy 1', 'busy 2', 'other 1', 'busy 3', 'busy 4'])
})

test('what took too long once is not tried again at once; other posts of the same person are', async () => {
  const now = new Date('2026-01-01T12:00:00Z')
  let tries = 0
  const patience = createPatience(() => now)
  const slow = () => {
    tries += 1
    const message = importTexts.tooSlow
    return Promise.reject(new Problem('invalid', { message, cause: new ThreadTooSlow('late') }))
  }
  const refused = { code: 'invalid', message: importTexts.tooSlow }
  await expect(patience.spent('a', slow)).rejects.toMatchObject(refused)
  await expect(patience.spent('a', slow)).rejects.toMatchObject(refused)
  expect(tries).toBe(1)
  expect(await patience.spent('b', async () => 'read')).toBe('read')
  now.setMinutes(11)
  expect(await patience.spent('a', async () => 'read')).toBe('read')
})

test('however many posts there are, nobody else waits longer than a minute', () => {
  for (const posts of [0, 40_000, 900_000]) expect(limitFor(posts)).toBeLessThanOrEqual(60_000)
})

test('when nobody waits for it any more, it stops in the middle', async () => {
  author = createBuiltInAuthor()
  const gone = new AbortController()
  const asked = author.analyse(aReader('gone', 20_000, { signal: gone.signal }), about)
  setTimeout(() => gone.abort(new Error('the job was ended')), 300)
  await expect(asked).rejects.toThrow('the job was ended')
})

test('all posts arrive, in however many pieces they are handed over', async () => {
  author = createBuiltInAuthor()
  for (const count of [0, 1, 1000, 1001, 2500])
    expect((await author.analyse(wordless(`of ${count}`, count), about)).totals.records).toBe(count)
})

const aTurn: AssistantRequest = {
  stage: 'questions',
  title: 'Sleep',
  description: 'How well people sleep, and what keeps them awake.',
  customInstructions: null,
  requirements: [],
  questions: null,
  prompts: null,
  wish: null,
  earlier: [],
}

test('a turn of the assistant that takes too long ends alone, and says what to do', async () => {
  author = createBuiltInAuthor(() => 1)
  const late = author.assist(1, aTurn, new AbortController().signal)
  await expect(late).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('fewer words'),
  })
})

test('the assistant reads in the thread, as far as anything is read', async () => {
  author = createBuiltInAuthor()
  const { signal } = new AbortController()
  const first = await author.assist(1, aTurn, signal)
  if (first.type !== 'questions') throw new Error('It proposed none.')
  const begun = { ...aTurn, questions: first.questions }
  const near = await author.assist(1, { ...begun, wish: 'In Spanish.' }, signal)
  expect(near.content).toContain('Spanish')
  const far = await author.assist(1, { ...begun, wish: `${' '.repeat(READ_AT_MOST)}In Spanish.` }, signal)
  expect(far.content).not.toContain('Spanish')
})

test('what was found is handed to a thread that has not found it, and the posts only once', async () => {
  author = createBuiltInAuthor()
  let loaded = 0
  const known = aReader('known', 120)
  const reader = {
    ...known,
    load() {
      loaded += 1
      return known.load()
    },
  }
  const request = { topic: 'profile', person: { firstName: 'Ada' }, today: about.today }
  const analysis = await author.analyse(reader, about)
  const written = await author.write(reader, { ...request, analysis })
  expect(loaded).toBe(1)
  await author.close()
  author = createBuiltInAuthor()
  expect(await author.write(reader, { ...request, analysis })).toEqual(written)
  expect(loaded).toBe(2)
})

test('an invented life is read only while nobody asks, and once', async () => {
  let asked = 0
  const counting = () => {
    asked += 1
    return 60_000
  }
  author = createBuiltInAuthor(counting)
  const reading = author.analyse(aReader('ada', 20), about)
  await author.rehearse()
  expect((await reading).totals.records).toBe(20)
  expect(asked).toBe(1)
  await author.close()

  author = createBuiltInAuthor(counting)
  await author.rehearse()
  const pieces = asked - 1
  expect(pieces).toBeGreaterThan(1)
  await author.rehearse()
  expect(asked).toBe(1 + pieces)
})
