import { fileName, NotAnArchiveFile } from '@youzine/archive'
import { importTexts, UploadForm, type uploadArchive } from '@youzine/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { getUserRow, updateUser } from '#features/auth/index.ts'
import type { BuiltInAuthor } from '#features/author/index.ts'
import type { Allowance } from '#platform/allowance.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import type { Actor } from '#platform/http/actor.ts'
import { CallerGone } from '#platform/http/errors.ts'
import {
  UPLOADS_AT_ONCE,
  UPLOADS_OF_NETWORK,
  UPLOADS_WAITING,
  UPLOADS_WAITING_OF_NETWORK,
} from '#platform/http/limits.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { signalOf } from '#platform/http/server.ts'
import { invalid } from '#platform/http/validation.ts'
import type { Log } from '#platform/log.ts'
import { Problem, problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import { oneEach } from '#platform/semaphore.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { turns } from '#platform/turns.ts'
import type { Incoming, IncomingFile } from './incoming.ts'
import { insertImport, insertUploads } from './queries.ts'
import { countRecords, readingOfUpload } from './reader.ts'
import { createRoom, type KeptFile, tooLarge } from './room.ts'
import type { Sample } from './sample.ts'
import { sampleContent } from './sample-content.ts'

type Uploaded = z.input<(typeof uploadArchive)['response']>

const NO_POSTS = 'No valid Facebook posts found in archive'

interface Options {
  db: Queryable
  clock: Clock
  log: Log
  storage: Storage
  incoming: Incoming
  rateLimiter: RateLimiter
  sample: Sample
  author: Pick<BuiltInAuthor, 'wake'>
  limits: Env['uploads']
}

interface UploadCall {
  actor: Actor
  network: string
  request: FastifyRequest
  reply: FastifyReply
}

/** What a record takes, about; how many there are is known when they are read. */
const BYTES_PER_POST = 250

export function createUpload({
  db,
  clock,
  log,
  storage,
  incoming,
  rateLimiter,
  sample,
  author,
  limits,
}: Options) {
  const places = turns<string>(
    {
      places: UPLOADS_AT_ONCE,
      ofEach: UPLOADS_OF_NETWORK,
      waiting: UPLOADS_WAITING,
      waitingOfEach: UPLOADS_WAITING_OF_NETWORK,
    },
    () => problem('unavailable'),
  )
  const room = createRoom({ db, clock, storage, keptBytes: limits.keptBytes })
  const isOfSample = sampleContent()
  const oneOfTheirs = oneEach<number>(() => problem('conflict', importTexts.uploadRunning))

  /** Streams the form: each file goes to disk, is judged and stored before the next one is taken. */
  async function take(
    request: FastifyRequest,
    signal: AbortSignal,
    kept: KeptFile[],
    skipped: Uploaded['skipped'],
  ) {
    if (!request.isMultipart()) throw problem('unsupported_media', 'Please send the post files as a form.')
    const reading = readingOfUpload()
    const fields: Record<string, unknown> = {}
    let bytes = 0
    let records = 0
    const parts = request.parts({
      limits: { fileSize: limits.fileBytes, files: limits.files, fields: 20, fieldSize: 1024 },
    })
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      const name = fileName(part.filename ?? '')
      const file = await incoming.take(part.file, limits.totalBytes - bytes)
      try {
        if (part.file.truncated) throw tooLarge(`${name} is too large to be a list of posts.`)
        if (part.fieldname !== 'files' || file.bytes === 0) continue
        bytes += file.bytes
        const found = await judge(name, file, skipped, { signal, reading })
        if (found === null) continue
        records += found.records
        if (records > limits.posts) throw tooLarge(`An archive may hold at most ${limits.posts} posts.`)
        const key = `uploads/${publicName()}.json`
        kept.push({ name, key, bytes: file.bytes, ...found })
        await storage.putFile(key, file.path, 'application/json')
      } finally {
        await file.remove()
      }
    }
    return { fields, records }
  }

  async function judge(
    name: string,
    file: IncomingFile,
    skipped: Uploaded['skipped'],
    { signal, reading }: { signal: AbortSignal; reading: Allowance },
  ): Promise<Pick<KeptFile, 'records' | 'isSample'> | null> {
    try {
      const { records, identities } = await countRecords(file, clock().getTime(), signal, reading)
      return { records, isSample: await isOfSample(identities) }
    } catch (error) {
      if (!(error instanceof NotAnArchiveFile)) throw error
      skipped.push({ file: name, reason: error.message })
      return null
    }
  }

  function mustHavePosts(kept: KeptFile[], records: number, skipped: Uploaded['skipped']) {
    if (kept.length > 0 && records > 0) return
    log.info(NO_POSTS)
    const [broken] = skipped
    const why = broken ? ` ${broken.file}: ${broken.reason}` : ''
    throw new Problem('invalid', {
      message: `No valid posts found in archive.${why} Please ask for a new download in the JSON format.`,
    })
  }

  async function upload(actor: Actor, request: FastifyRequest, signal: AbortSignal): Promise<Uploaded> {
    await rateLimiter.take('upload', actor.userId)
    const announced = Number(request.headers['content-length'] ?? 0)
    await room.mustTake(actor, announced)
    author.wake(announced / BYTES_PER_POST)
    const kept: KeptFile[] = []
    const skipped: Uploaded['skipped'] = []
    try {
      const { fields, records } = await take(request, signal, kept, skipped)
      const form = UploadForm.safeParse(fields)
      if (!form.success) throw invalid('body', form.error)
      mustHavePosts(kept, records, skipped)
      await room.mustKeep(actor, kept, signal)
      const { first_name: firstName, time_zone: timeZone, reminder_lookup_code: reminderCode } = form.data
      const isSample = kept.every((file) => file.isSample || file.records === 0)
      return await db.transaction(async (tx) => {
        await sample.makeWay(tx, actor.userId, isSample)
        const user = await getUserRow(tx, actor.userId)
        if (!user.firstName && !isSample) await updateUser(tx, user.id, { firstName })
        const row = await insertImport(tx, {
          userId: user.id,
          status: 'uploaded',
          totalCount: records,
          timeZone: knownZone(timeZone),
          reminderCode,
          isSample,
        })
        await insertUploads(
          tx,
          kept.map(({ name, key, bytes }) => ({
            userId: user.id,
            importId: row.id,
            name,
            storageKey: key,
            bytes,
          })),
        )
        return { job_id: row.id, skipped }
      })
    } catch (error) {
      // Refused or cut off in the middle: nothing is left behind.
      for (const { key } of kept) await storage.remove(key)
      throw error
    }
  }

  return ({ actor, network, request, reply }: UploadCall): Promise<Uploaded> =>
    oneOfTheirs(actor.userId, async () => {
      // Nothing more is heard of somebody who has left already.
      if (request.raw.destroyed) throw new CallerGone()
      const signal = signalOf(request, reply)
      return places.take(network, signal, () => {
        request.isWaitedFor = () => places.isWaitedFor(network)
        return upload(actor, request, signal)
      })
    })
}

function knownZone(name: string | undefined): string | null {
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : null
  } catch {
    return null
  }
}
