import { stat } from 'node:fs/promises'
import type { Embedder } from '@youzine/embedder'
import { z } from 'zod'
import type { BuiltInAuthor } from '#features/author/index.ts'
import { removeLeftOutPhotos } from '#features/photos/index.ts'
import {
  countPosts,
  hasManyPosts,
  insertPosts,
  insertVectors,
  listTexts,
  listToEmbed,
  MANY_POSTS,
  refreshStatistics,
  settleLeaveOuts,
} from '#features/posts/index.ts'
import { type Clock, later } from '#platform/clock.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import { UNSTARTED_HOURS } from '#platform/http/limits.ts'
import { type Attempt, handler, jobType, RetryLater } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { removeFiles } from '#platform/storage/jobs.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createGiveBack } from './give-back.ts'
import type { Incoming } from './incoming.ts'
import type { ImportStanding } from './progress.ts'
import { deleteImport, findById, type ImportRow, listUnstarted, listUploads, markStored } from './queries.ts'
import { readInBatches } from './reader.ts'
import { createTelling } from './telling.ts'

const One = z.object({ userId: z.int(), importId: z.int() })

async function thousandsOfPosts(on: Queryable, { importId }: z.infer<typeof One>): Promise<number> {
  return 1 + Math.floor(((await findById(on, importId))?.totalCount ?? 0) / 1000)
}
const patient = { input: One, retries: 20, retryDelay: 2, timeoutSeconds: 6 * 3600, size: thousandsOfPosts }

export const runImport = jobType({
  name: 'imports.run',
  ...patient,
  isLarge: async (on, { importId }) => ((await findById(on, importId))?.totalCount ?? 0) > MANY_POSTS,
})
/** What is told while somebody waits; the writing does not wait for it. */
export const tellOfPosts = jobType({
  name: 'imports.tell',
  ...patient,
  isLarge: (on, { userId }) => hasManyPosts(on, userId),
})
/** Vectors are for searching; the writing does not wait for them, they wait for the first article. */
export const embedPosts = jobType({
  name: 'imports.embed',
  ...patient,
  isLarge: (on, { userId }) => hasManyPosts(on, userId),
})
export const sweepUploads = jobType({
  name: 'imports.sweep',
  input: z.object({}),
  schedule: '41 * * * *',
})

const ALL = 2_000_000
const EMBED_BATCH = 64
/** Enough to tell what somebody keeps returning to. */
const ENOUGH_FOR_THEMES = 4000
const TELL_EVERY_MS = 400
const LOOK_AGAIN_SECONDS = 1

export const NO_OWN_WORDS =
  'Your archive has posts, but none with words of your own, so there is nothing to write from. Try one of the surveys instead: they lead to articles, too.'
export const GAVE_UP =
  'We could not finish reading your archive. Please try again; what was read so far is kept.'

export interface ImportJobOptions {
  db: Queryable
  clock: Clock
  jobs: Jobs
  storage: Storage
  incoming: Incoming
  embedder: Embedder
  /** Writes as soon as the posts are stored. */
  author: Pick<BuiltInAuthor, 'wake'>
  progress: ImportStanding
  /** The magazine feature takes over; in the same transaction as the status. */
  beginMagazine(tx: Transaction, owner: { userId: number; importId: number }): Promise<void>
}

export function importJobs(options: ImportJobOptions) {
  const { db, clock, jobs, storage, incoming, embedder, author, progress, beginMagazine } = options
  const giveBack = createGiveBack()
  const { tellFacts, tellThemes } = createTelling({ db, progress })

  /** Each batch is stored as it is read; a file that was stored whole is never read again. */
  async function storePosts(row: ImportRow, signal: AbortSignal) {
    let { postCount } = row
    let told = performance.now()
    const store = async (rows: Parameters<typeof insertPosts>[2]) => {
      await insertPosts(db, row.userId, rows)
      postCount = Math.min(postCount + rows.length, row.totalCount)
      if (performance.now() - told < TELL_EVERY_MS) return
      told = performance.now()
      await progress.tell(db, row.id, { postCount })
    }
    for (const file of await listUploads(db, row.id)) {
      if (file.storedAt) continue
      await storage.withFile(file.storageKey, async (path) => {
        const { size: bytes } = await stat(path)
        await readInBatches({ path, bytes }, clock().getTime(), signal, store)
      })
      await markStored(db, file.id, clock())
      await storage.remove(file.storageKey)
    }
  }

  async function run({ input, signal }: Attempt<z.infer<typeof One>>) {
    const row = await findById(db, input.importId)
    if (row?.status !== 'embedding') return
    author.wake(row.totalCount)
    await storePosts(row, signal)
    await settleLeaveOuts(
      db,
      row.userId,
      (known) => known,
      (tx) => removeLeftOutPhotos(tx, jobs, row.userId),
    )
    await refreshStatistics(db)
    const { total, withWords } = await countPosts(db, row.userId)
    await progress.tell(db, row.id, { totalCount: total, postsWithWords: withWords, postCount: total })
    if (withWords === 0) return progress.fail(db, row.id, NO_OWN_WORDS)
    await db.transaction(async (tx) => {
      if (!(await progress.advance(tx, row.id, ['embedding'], 'generating_magazine'))) return
      await beginMagazine(tx, { userId: row.userId, importId: row.id })
      await jobs.enqueue(tx, tellOfPosts, { userId: row.userId, importId: row.id })
    })
  }

  async function tell({ input, signal }: Attempt<z.infer<typeof One>>) {
    const row = await findById(db, input.importId)
    if (!row) return
    await tellFacts(row, signal)
    await jobs.enqueue(db, embedPosts, input)
  }

  /** On two cores the author and the language model would take from each other. */
  const isFirstArticleComing = ({ status, articlesDone }: ImportRow) =>
    status === 'generating_magazine' && articlesDone === 0

  async function embed({ input, signal }: Attempt<z.infer<typeof One>>) {
    const row = await findById(db, input.importId)
    if (!row) return
    if (isFirstArticleComing(row)) throw new RetryLater(LOOK_AGAIN_SECONDS, 'The first article comes first.')
    const ids = await listToEmbed(db, row.userId, embedder.name, ALL)
    let isThemed = row.facts?.themes !== undefined
    const theme = async () => {
      const facts = (await findById(db, row.id))?.facts
      if (!isThemed && facts) await tellThemes(row, facts)
      isThemed = true
    }
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
      giveBack()
      if (from >= ENOUGH_FOR_THEMES) await theme()
    }
    await theme()
  }

  const giveUp = ({ importId }: z.infer<typeof One>) => progress.fail(db, importId, GAVE_UP)

  async function sweep() {
    const before = later(clock(), { hours: -UNSTARTED_HOURS })
    for (const { id } of await listUnstarted(db, before))
      await db.transaction(async (tx) => {
        const keys = await deleteImport(tx, id)
        if (keys.length) await jobs.enqueue(tx, removeFiles, { keys })
      })
    await incoming.sweep(before)
  }

  return [
    handler(runImport, run, giveUp),
    handler(tellOfPosts, tell, (input) => jobs.enqueue(db, embedPosts, input)),
    handler(embedPosts, embed),
    handler(sweepUploads, sweep),
  ]
}
