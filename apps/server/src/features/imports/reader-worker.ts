import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type ArchivePost, decodeFile, identityOf, NotAnArchiveFile, readPosts } from '@youzine/archive'
import { answerIn } from '#platform/thread-side.ts'
import type { ReaderReply, ReaderRequest } from './reader.ts'

// In a thread: reading is pure computing, and what is read may have been made to hurt.
const BATCH = 200
/** Shorter texts are guesswork: "Ja!" is half of Europe. */
const LEAST_LETTERS_FOR_LANGUAGE = 12

let posts: Generator<ArchivePost> | undefined
/** Weighs 150 MB: whoever only counts does without. */
const detector = () => import('eld/small').then(({ eld }) => eld)
let eld: Awaited<ReturnType<typeof detector>> | undefined

function languageOf(text: string): string | null {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS_FOR_LANGUAGE) return null
  return eld?.detect(text.slice(0, 500)).language || null
}

const identityKey = (post: ArchivePost) => createHash('sha256').update(identityOf(post)).digest('base64url')

/** The sample has 1,200: of more than these nothing need be worked out. */
const MOST_OF_SAMPLE = 2000

function count(found: Iterable<ArchivePost>): ReaderReply {
  let records = 0
  let identities: string[] | null = []
  for (const post of found) {
    records += 1
    if (records > MOST_OF_SAMPLE) identities = null
    identities?.push(identityKey(post))
  }
  return { kind: 'counted', records, identities }
}

const toRow = (post: ArchivePost) => ({
  identity: identityKey(post),
  postedAt: post.at === null ? null : new Date(post.at),
  text: post.text,
  title: post.title,
  place: post.place,
  people: post.people,
  links: post.links,
  context: post.context,
  kind: post.kind,
  language: post.text ? languageOf(post.text) : null,
})

async function answer(request: ReaderRequest): Promise<ReaderReply> {
  if (request.kind === 'open') {
    eld = await detector()
    posts = readPosts(decodeFile(readFileSync(request.path)), request.now)
    return { kind: 'opened' }
  }
  if (request.kind === 'count') return count(readPosts(decodeFile(readFileSync(request.path)), request.now))
  if (request.kind === 'sample') {
    const { sampleRecords } = await import('@youzine/sample')
    return count(readPosts(JSON.stringify(sampleRecords()), Date.now()))
  }
  const rows = []
  for (let next = posts?.next(); next && !next.done; next = posts?.next()) {
    rows.push(toRow(next.value))
    if (rows.length === BATCH) return { kind: 'rows', rows, isEnd: false }
  }
  return { kind: 'rows', rows, isEnd: true }
}

answerIn(async (request: ReaderRequest): Promise<ReaderReply> => {
  try {
    return await answer(request)
  } catch (error) {
    if (error instanceof NotAnArchiveFile) return { kind: 'broken', reason: error.message }
    throw error
  }
})
