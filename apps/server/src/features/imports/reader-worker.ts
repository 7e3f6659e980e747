import { createHash } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { type ArchivePost, decodeFile, identityOf, NotAnArchiveFile, readPosts } from '@youzine/archive'
import type { ReaderReply, ReaderRequest } from './reader.ts'

// Runs in a worker: reading is pure computing, and what is read may have been made to hurt.
if (!parentPort) throw new Error('This file runs as a worker.')
const port = parentPort
const BATCH = 100
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

const toRow = (post: ArchivePost) => ({
  identity: createHash('sha256').update(identityOf(post)).digest('base64url'),
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
    posts = readPosts(decodeFile(request.bytes), request.now)
    return { rows: [], isEnd: false }
  }
  if (request.kind === 'count') {
    let records = 0
    for (const _ of readPosts(decodeFile(request.bytes), request.now)) records += 1
    return { records }
  }
  const rows = []
  for (let next = posts?.next(); next && !next.done; next = posts?.next()) {
    rows.push(toRow(next.value))
    if (rows.length === BATCH) return { rows, isEnd: false }
  }
  return { rows, isEnd: true }
}

port.on('message', async (request: ReaderRequest) => {
  try {
    port.postMessage(await answer(request))
  } catch (error) {
    const isBroken = error instanceof NotAnArchiveFile
    port.postMessage({ error: (error as Error).message, isBroken } satisfies ReaderReply)
  }
})
