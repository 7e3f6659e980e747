import { fileName, NotAnArchiveFile } from '@youzine/archive'
import { UploadForm, type uploadArchive } from '@youzine/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { getUserRow, updateUser } from '#features/auth/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Env } from '#platform/env.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { invalid } from '#platform/http/validation.ts'
import type { Log } from '#platform/log.ts'
import { Problem, problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { insertImport, insertUploads } from './queries.ts'
import { countRecords } from './reader.ts'

type Uploaded = z.input<(typeof uploadArchive)['response']>

const NO_POSTS = 'No valid Facebook posts found in archive'

interface Options {
  db: Queryable
  clock: Clock
  log: Log
  storage: Storage
  rateLimiter: RateLimiter
  limits: Env['uploads']
}

interface Kept {
  name: string
  key: string
  records: number
}

export function createUpload({ db, clock, log, storage, rateLimiter, limits }: Options) {
  const tooLarge = (message: string) => new Problem('too_large', { message })

  /** Streams the form: each file is judged and stored before the next one is taken. */
  async function take(request: FastifyRequest, kept: Kept[], skipped: Uploaded['skipped']) {
    if (!request.isMultipart()) throw problem('unsupported_media', 'Please send the post files as a form.')
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
      const data = await part.toBuffer()
      const name = fileName(part.filename ?? '')
      if (part.fieldname !== 'files' || data.length === 0) continue
      bytes += data.length
      if (bytes > limits.totalBytes)
        throw tooLarge('These files are too large together. Please send fewer at a time.')
      const found = await judge(name, data, skipped)
      if (found === null) continue
      records += found
      if (records > limits.posts) throw tooLarge(`An archive may hold at most ${limits.posts} posts.`)
      const key = `uploads/${publicName()}.json`
      await storage.put(key, data, 'application/json')
      kept.push({ name, key, records: found })
    }
    return { fields, records }
  }

  async function judge(name: string, data: Buffer, skipped: Uploaded['skipped']): Promise<number | null> {
    try {
      return await countRecords(data, clock().getTime())
    } catch (error) {
      if (!(error instanceof NotAnArchiveFile)) throw error
      skipped.push({ file: name, reason: error.message })
      return null
    }
  }

  function mustHavePosts(kept: Kept[], records: number, skipped: Uploaded['skipped']) {
    if (kept.length > 0 && records > 0) return
    log.info(NO_POSTS)
    const [broken] = skipped
    const why = broken ? ` ${broken.file}: ${broken.reason}` : ''
    throw new Problem('invalid', {
      message: `No valid posts found in archive.${why} Please ask for a new download in the JSON format.`,
    })
  }

  return async function upload(actor: Actor, request: FastifyRequest): Promise<Uploaded> {
    await rateLimiter.take('upload', actor.userId)
    const kept: Kept[] = []
    const skipped: Uploaded['skipped'] = []
    try {
      const { fields, records } = await take(request, kept, skipped)
      const form = UploadForm.safeParse(fields)
      if (!form.success) throw invalid('body', form.error)
      mustHavePosts(kept, records, skipped)
      const { first_name: firstName, time_zone: timeZone, reminder_lookup_code: reminderCode } = form.data
      return await db.transaction(async (tx) => {
        const user = await getUserRow(tx, actor.userId)
        if (!user.firstName) await updateUser(tx, user.id, { firstName })
        const row = await insertImport(tx, {
          userId: user.id,
          status: 'uploaded',
          totalCount: records,
          timeZone: knownZone(timeZone),
          reminderCode,
        })
        await insertUploads(
          tx,
          kept.map(({ name, key }) => ({ userId: user.id, importId: row.id, name, storageKey: key })),
        )
        return { job_id: row.id, skipped }
      })
    } catch (error) {
      // Refused or cut off in the middle: nothing is left behind.
      for (const { key } of kept) await storage.remove(key)
      throw error
    }
  }
}

function knownZone(name: string | undefined): string | null {
  try {
    return name ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : null
  } catch {
    return null
  }
}
