import type { Queryable, Transaction } from './db/database.ts'

/** What is large comes piece by piece; pictures as they are. */
export type ExportedFile = string | AsyncIterable<string | Uint8Array>

/** What a feature that keeps things of people answers for. Rows go with their owner by themselves (cascade). */
export interface PersonalData {
  /** A guest logs in: their things become the member's. */
  move(tx: Transaction, guestId: number, memberId: number): Promise<void>
  /** Files of the person's export, by name. */
  exportFiles(db: Queryable, userId: number): Promise<Record<string, ExportedFile>>
  /** Stored files that must go with the person. */
  storedFiles?(db: Queryable, userId: number): Promise<string[]>
  /** What must happen while the person is still there, e.g. to things that others may go on using. */
  beforeRemoval?(tx: Transaction, userId: number): Promise<void>
}

export const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A list as JSON, an entry at a time. */
export async function* listAsJson(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entry of entries) {
    yield `${before}${JSON.stringify(entry, null, 1)}`
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}
