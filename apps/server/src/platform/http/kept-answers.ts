import { gzipSync } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const MOST_CHARACTERS = 24_000_000
const WORTH_PACKING = 1024

interface Kept {
  marks: string
  text: string
  packed?: Buffer
}

interface Wanted {
  /** Whose it is, and which: nobody is ever given what was made for another key. */
  key: string
  /**
   * What changes whenever a row changes that the answer was made from (PostgreSQL's own `xmin` of each of them), looked
   * up every time, so that it holds for every process. Null where there is nothing to answer from.
   */
  marks: () => Promise<string | null>
  /** What the call's schema writes down, or a page as it is. */
  make: () => Promise<unknown>
  type?: string
}

const written = (reply: FastifyReply, made: unknown) =>
  typeof made === 'string' ? made : String(reply.serialize(made))

/** Answers that take long to make and are asked for again and again, as they were sent the last time. */
export function keptAnswers(most = MOST_CHARACTERS) {
  const all = new Map<string, Kept>()
  let held = 0

  function forget(key: string) {
    held -= all.get(key)?.text.length ?? 0
    all.delete(key)
  }

  function keep(key: string, one: Kept) {
    forget(key)
    all.set(key, one)
    held += one.text.length
    for (const oldest of all.keys()) {
      if (held <= most) break
      forget(oldest)
    }
  }

  return async (
    reply: FastifyReply,
    { key, marks, make, type = 'application/json; charset=utf-8' }: Wanted,
  ): Promise<FastifyReply> => {
    // Looked up first: what changes while the answer is made makes it old, never wrongly new.
    const now = await marks()
    const before = all.get(key)
    const one =
      before && before.marks === now ? before : { marks: now ?? '', text: written(reply, await make()) }
    if (now !== null) keep(key, one)
    reply.type(type)
    if (one.text.length < WORTH_PACKING || !/\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? ''))
      return reply.send(one.text)
    one.packed ??= gzipSync(one.text)
    return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(one.packed)
  }
}
