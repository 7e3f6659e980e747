import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'

export interface IncomingFile {
  path: string
  bytes: number
  remove(): Promise<void>
}

export type Incoming = ReturnType<typeof createIncoming>

/** Files on their way in: on disk from the first byte, so that a hundred uploads weigh no more than one. */
export function createIncoming(folder: string) {
  return {
    async take(stream: Readable, mostBytes: number): Promise<IncomingFile> {
      await mkdir(folder, { recursive: true })
      const path = join(folder, publicName())
      const remove = () => rm(path, { force: true })
      let bytes = 0
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          bytes += chunk.length
          if (bytes <= mostBytes) return done(null, chunk)
          const message = 'These files are too large together. Please send fewer at a time.'
          done(new Problem('too_large', { message }))
        },
      })
      try {
        await pipeline(stream, counted, createWriteStream(path))
        return { path, bytes, remove }
      } catch (error) {
        await remove()
        throw error
      }
    },

    /** What a process left behind that did not live to clean up. */
    async sweep(olderThan: Date) {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name)
        const found = await stat(path).catch(() => null)
        if (found && found.mtime < olderThan) await rm(path, { force: true })
      }
    },
  }
}
