import type { ImportFacts } from '@youzine/contract'
import type { Embedder } from '@youzine/embedder'
import { z } from 'zod'
import {
  countEmbedded,
  countPosts,
  eachText,
  insertPosts,
  insertVectors,
  listEmbedded,
  listTexts,
  listToEmbed,
  recount,
} from '#features/posts/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { type Attempt, handler, jobType } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { factCounter } from './facts.ts'
import { createGiveBack } from './give-back.ts'
import type { ImportNews } from './news.ts'
import { changeStatus, findById, type ImportRow, listUploads, markStored, updateImport } from './queries.ts'
import { readInBatches } from './reader.ts'
import { chooseSamples, quotePool } from './samples.ts'
import { MOST_POSTS, themeCounter } from './themes.ts'
import { findThemesInThread } from './themes-thread.ts'

const One = z.object({ userId: z.int(), importId: z.int() })
const patient = { input: One, retries: 20, retryDelay: 2, timeoutSeconds: 6 * 3600 }

export const runImport = jobType({ name: 'imports.run', ...patient })
/** What was not needed before writing began; it goes on behind everything else. */
export const embedRest = jobType({ name: 'imports.embed-rest', ...patient })

/** A magazine never waits for more than this many; the rest is embedded behind it. */
const MOST_BEFORE_WRITING = 4000
const ALL = 2_000_000
const EMBED_BATCH = 64
const QUOTE_POOL = 4000

export const NO_OWN_WORDS =
  'Your archive has posts, but none with words of your own, so there is nothing to write from. Try one of the surveys instead: they lead to articles, too.'
export const GAVE_UP =
  'We could not finish reading your archive. Please try again; what was read so far is kept.'

export interface ImportJobOptions {
  db: Queryable
  clock: Clock
  jobs: Jobs
  storage: Storage
  embedder: Embedder
  news: ImportNews
  /** The magazine feature takes over; in the same transaction as the status. */
  beginMagazine(tx: Transaction, owner: { userId: number; importId: number }): Promise<void>
}

export function importJobs({ db, clock, jobs, storage, embedder, news, beginMagazine }: ImportJobOptions) {
  const giveBack = createGiveBack()

  async function change(row: ImportRow, values: Parameters<typeof updateImport>[2]) {
    await updateImport(db, row.id, values)
    await news.publish(db, row.id)
  }

  /** Each batch is stored as it is read; a file that was stored whole is never read again. */
  async function storePosts(row: ImportRow, signal: AbortSignal) {
    for (const file of await listUploads(db, row.id)) {
      if (file.storedAt) continue
      const bytes = await storage.get(file.storageKey)
      if (bytes)
        await readInBatches(bytes, clock().getTime(), async (rows) => {
          signal.throwIfAborted()
          await insertPosts(db, row.userId, rows)
        })
      await markStored(db, file.id, clock())
      await storage.remove(file.storageKey)
    }
  }

  async function tellFacts(row: ImportRow): Promise<ImportFacts> {
    const counter = factCounter(row.timeZone)
    const quotes = quotePool(QUOTE_POOL)
    for await (const post of eachText(db, row.userId)) {
      counter.add(post)
      quotes.add(post)
    }
    const facts = counter.facts()
    await change(row, { facts, samples: chooseSamples(quotes.all()) })
    return facts
  }

  /** From what is embedded so far; counted in everything that was posted. */
  async function tellThemes(row: ImportRow, facts: ImportFacts) {
    const posts = await listEmbedded(db, row.userId, MOST_POSTS)
    const counter = themeCounter(await findThemesInThread(posts))
    for await (const { text } of eachText(db, row.userId)) counter.add(text)
    await change(row, { facts: { ...facts, themes: counter.themes() } })
  }

  async function count(row: ImportRow) {
    const { total, withWords } = await countPosts(db, row.userId)
    const embedded = await countEmbedded(db, row.userId, embedder.name)
    return { totalCount: total, postsWithWords: withWords, postCount: total - withWords + embedded }
  }

  async function embed(row: ImportRow, ids: number[], signal: AbortSignal) {
    let { postCount } = await count(row)
    for (let from = 0; from < ids.length; from += EMBED_BATCH) {
      signal.throwIfAborted()
      const texts = await listTexts(db, row.userId, ids.slice(from, from + EMBED_BATCH))
      const vectors = await embedder.embed(texts.map(({ text }) => text))
      await insertVectors(
        db,
        row.userId,
        embedder.name,
        texts.flatMap(({ id }, at) => (vectors[at] ? [{ postId: id, vector: vectors[at] }] : [])),
      )
      postCount += texts.length
      await change(row, { postCount })
      giveBack()
    }
  }

  const next = (userId: number, most: number) => listToEmbed(db, userId, embedder.name, most)

  async function run({ input, signal }: Attempt<z.infer<typeof One>>) {
    const row = await findById(db, input.importId)
    if (row?.status !== 'embedding') return
    await storePosts(row, signal)
    await recount(db)
    const counts = await count(row)
    await change(row, counts)
    if (counts.postsWithWords === 0) {
      await change(row, { status: 'failed', error: NO_OWN_WORDS, postCount: counts.totalCount })
      return
    }
    const facts = await tellFacts(row)
    await embed(row, await next(row.userId, MOST_BEFORE_WRITING), signal)
    await tellThemes(row, facts)
    const { postCount, totalCount } = await count(row)
    const isMoreLeft = postCount < totalCount
    await db.transaction(async (tx) => {
      if (!(await changeStatus(tx, row.id, ['embedding'], 'generating_magazine'))) return
      await beginMagazine(tx, { userId: row.userId, importId: row.id })
      if (isMoreLeft) await jobs.enqueue(tx, embedRest, input)
      await news.publish(tx, row.id)
    })
  }

  async function goOn({ input, signal }: Attempt<z.infer<typeof One>>) {
    const row = await findById(db, input.importId)
    if (!row) return
    await embed(row, await next(row.userId, ALL), signal)
  }

  async function giveUp({ importId }: z.infer<typeof One>) {
    await updateImport(db, importId, { status: 'failed', error: GAVE_UP })
    await news.publish(db, importId)
  }

  return [handler(runImport, run, giveUp), handler(embedRest, goOn)]
}
