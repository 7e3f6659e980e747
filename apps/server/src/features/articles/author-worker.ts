import { parentPort } from 'node:worker_threads'
import { analyse, answerQuestion, type Post, topicsFor, write } from '@youzine/author'
import type { AuthorReply, AuthorRequest } from './author.ts'

// Runs in a worker: reading ten thousand posts takes seconds of pure computing.
if (!parentPort) throw new Error('This file runs as a worker.')
const port = parentPort
let known: { reader: string; posts: Post[] } = { reader: '', posts: [] }

function answer(request: AuthorRequest): AuthorReply {
  if (request.kind === 'learn') {
    known = request
    return { kind: 'learnt' }
  }
  if (request.reader !== known.reader) return { kind: 'unknown reader' }
  const { posts } = known
  if (request.kind === 'write') return { kind: 'article', article: write({ ...request.request, posts }) }
  if (request.kind === 'answer')
    return { kind: 'answer', answer: answerQuestion({ ...request.request, posts }) }
  if (request.kind === 'offer')
    return { kind: 'topics', keys: topicsFor(request.analysis, posts, request.person) }
  const { today, firstName, vectors } = request
  return {
    kind: 'analysis',
    analysis: analyse(posts, { today, firstName, vectors: (id) => vectors.get(id) }),
  }
}

port.on('message', (request: AuthorRequest) => {
  try {
    port.postMessage(answer(request))
  } catch (error) {
    port.postMessage({
      kind: 'failed',
      message: (error as Error).stack ?? String(error),
    } satisfies AuthorReply)
  }
})
