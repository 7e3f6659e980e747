import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { centred, cosine, createEmbedder, DIMENSIONS } from './index.ts'

const embedder = createEmbedder({ threads: 1 })
afterAll(() => embedder.close())

const TEXTS = [
  'Ran ten kilometres along the canal before breakfast.',
  'Long run today, my knees are not speaking to me.',
  'The sourdough finally rose. Number nineteen.',
  'Baked two loaves and burnt the third.',
  'Council meeting about the lido, four hours on plastic chairs.',
  'The lido is saved! The council voted for it.',
]

describe('the embedder', () => {
  let vectors: Int8Array[]
  beforeAll(async () => {
    vectors = await embedder.embed(TEXTS)
  }, 180_000)

  test('gives each text its own 384 bytes', () => {
    expect(vectors).toHaveLength(TEXTS.length)
    for (const vector of vectors) expect(vector).toHaveLength(DIMENSIONS)
  })

  test('puts what belongs together nearer than what does not', () => {
    const centre = centred(vectors)
    for (const [at, vector] of centre.entries()) {
      const others = centre.map((other, index) => (index === at ? -2 : cosine(vector, other)))
      const nearest = others.indexOf(Math.max(...others))
      expect(nearest, TEXTS[at]).toBe(at % 2 === 0 ? at + 1 : at - 1)
    }
  })

  test('answers the same for the same text, whatever stands beside it', async () => {
    const [alone] = await embedder.embed([TEXTS[2] ?? ''])
    expect(cosine(alone ?? [], vectors[2] ?? [])).toBeGreaterThan(0.99)
  })

  test('takes empty, very long and strange texts', async () => {
    const strange = await embedder.embed(['', 'x'.repeat(100_000), '🎉👨‍👩‍👧', 'שלום', 'word '.repeat(5000)])
    for (const vector of strange) expect(vector.some((value) => value !== 0)).toBe(true)
  }, 180_000)

  test('the scale leaves room: no component is cut', () => {
    expect(Math.max(...vectors.flatMap((vector) => [...vector].map(Math.abs)))).toBeLessThan(127)
  })

  test('nothing asked, nothing done', async () => {
    expect(await embedder.embed([])).toEqual([])
  })

  test('ends its thread when nobody needs it, and starts another', async () => {
    const begun: Worker[] = []
    const note = (worker: Worker) => begun.push(worker)
    process.on('worker', note)
    const brief = createEmbedder({ threads: 1, idleMs: 1 })
    const [first] = await brief.embed([TEXTS[0] ?? ''])
    if (begun[0]?.threadId !== -1) await once(begun[0] as Worker, 'exit')
    expect(await brief.embed([TEXTS[0] ?? ''])).toEqual([first])
    expect(begun).toHaveLength(2)
    process.off('worker', note)
    await brief.close()
  }, 180_000)

  test('closed in the middle of its work, it finishes what it has in hand', async () => {
    const leaving = createEmbedder({ threads: 1 })
    const asked = leaving.embed(TEXTS)
    await leaving.close()
    expect(await asked).toHaveLength(TEXTS.length)
  }, 180_000)

  test('nobody waits for ever for it to go, and still it is not killed in the middle of its work', async () => {
    const begun: Worker[] = []
    const note = (worker: Worker) => begun.push(worker)
    process.on('worker', note)
    const leaving = createEmbedder({ threads: 1, goodbyeMs: 1 })
    const asked = leaving.embed(Array.from({ length: 40 }, (_, n) => `${TEXTS[n % TEXTS.length]} ${n}`))
    await leaving.close()
    process.off('worker', note)
    const [thread] = begun as [Worker]
    expect(thread.threadId).not.toBe(-1)
    const gone = once(thread, 'exit')
    expect(await asked).toHaveLength(40)
    expect(await gone).toEqual([0])
  }, 180_000)
})
