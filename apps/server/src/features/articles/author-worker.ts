import { analyse, answerQuestion, type Post, topicsFor, write } from '@youzine/author'
import { answerIn } from '#platform/thread-side.ts'
import type { AuthorReply, AuthorRequest } from './author.ts'

// In a thread: reading ten thousand posts takes seconds of pure computing.
let known: { reader: string; posts: Post[] } = { reader: '', posts: [] }

answerIn((request: AuthorRequest): AuthorReply => {
  if (request.kind === 'learn') {
    known = request
    return { kind: 'learnt' }
  }
  if (request.reader !== known.reader) return { kind: 'unknown reader' }
  const { posts } = known
  switch (request.kind) {
    case 'write':
      return { kind: 'article', article: write({ ...request.request, posts }) }
    case 'answer':
      return { kind: 'answer', answer: answerQuestion({ ...request.request, posts }) }
    case 'offer':
      return { kind: 'topics', keys: topicsFor(request.analysis, posts, request.person) }
    case 'analyse': {
      const { today, firstName } = request
      return { kind: 'analysis', analysis: analyse(posts, { today, firstName }) }
    }
  }
})
