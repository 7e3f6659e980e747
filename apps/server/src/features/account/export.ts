import { Readable } from 'node:stream'
import { getUserRow } from '#features/auth/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { asJson, type ExportedFile, type PersonalData } from '#platform/personal-data.ts'
import { openThread, type Thread } from '#platform/threads.ts'

export type ExportRequest =
  | { kind: 'file'; name: string }
  | { kind: 'text'; text: string | Uint8Array }
  | { kind: 'end of file' }
  | { kind: 'end' }
export type ExportReply = Uint8Array[]

const LIMIT = { limitMs: 30_000 }

const README = (day: string) => `Everything that Youzine keeps about you, as of ${day}.

account.json   your name, your e-mail address and when you joined
*.json         what else there is, one file for each part of Youzine
photos/        pictures that you sent along with your archive
articles/      your articles as web pages; open them in any browser

The files are yours to keep. Deleting your account removes all of this from Youzine.
`

async function* filesOf(db: Queryable, userId: number, parts: PersonalData[], now: Date) {
  const { firstName, lastName, email, emailValidatedAt, createdAt } = await getUserRow(db, userId)
  yield ['README.txt', README(now.toISOString().slice(0, 10))] as const
  const account = { firstName, lastName, email, emailValidated: emailValidatedAt !== null, createdAt }
  yield ['account.json', asJson({ id: userId, ...account })] as const
  for (const part of parts) yield* Object.entries(await part.exportFiles(db, userId))
}

const piecesOf = (text: ExportedFile) => (typeof text === 'string' ? [text] : text)

/** A zip that is sent while it is made, page by page: nobody else waits for it, and it never stands in memory whole. */
export function exportZip(db: Queryable, userId: number, parts: PersonalData[], now: Date): Readable {
  async function* zip() {
    const thread: Thread<ExportRequest, ExportReply> = openThread(
      new URL('./export-worker.ts', import.meta.url),
    )
    try {
      for await (const [name, text] of filesOf(db, userId, parts, now)) {
        yield* await thread.ask({ kind: 'file', name }, LIMIT)
        for await (const piece of piecesOf(text))
          yield* await thread.ask({ kind: 'text', text: piece }, LIMIT)
        yield* await thread.ask({ kind: 'end of file' }, LIMIT)
      }
      yield* await thread.ask({ kind: 'end' }, LIMIT)
    } finally {
      await thread.close()
    }
  }
  return Readable.from(zip())
}
