import {
  analyse,
  assist,
  dress,
  fillSchema,
  findings,
  front,
  type Post,
  suggestQuestions,
  takeNotes,
  talk,
  topicsFor,
  write,
} from '@youzine/author'
import { readNote } from '@youzine/author/notes'
import { answerIn } from '#platform/thread-side.ts'
import type { AuthorReply, AuthorRequest } from './author.ts'

// In a thread: reading ten thousand posts takes seconds of pure computing.
let known: { reader: string; posts: Post[] } = { reader: '', posts: [] }
let learning: Post[] = []

answerIn((request: AuthorRequest): AuthorReply => {
  if (request.kind === 'learn') {
    if (request.isFirst) learning = []
    learning.push(...request.posts)
    // One that broke off in the middle is nobody's.
    known = request.isLast ? { reader: request.reader, posts: learning } : { reader: '', posts: [] }
    return { kind: 'learnt' }
  }
  if (request.kind === 'wake') return { kind: 'awake' }
  if (request.kind === 'read note') return { kind: 'read', values: readNote(request.note, request.features) }
  if (request.kind === 'assist') return { kind: 'assisted', reply: assist(request.request) }
  if (request.reader !== known.reader) return { kind: 'unknown reader' }
  const { posts } = known
  switch (request.kind) {
    case 'write':
      return { kind: 'article', article: write({ ...request.request, posts }) }
    case 'talk':
      return { kind: 'talked', answer: talk({ ...request.request, posts }) }
    case 'suggest':
      return { kind: 'suggested', questions: suggestQuestions({ ...request.request, posts }) }
    case 'dress':
      return { kind: 'dress', dress: dress({ ...request.request, posts }) }
    case 'front': {
      const { analysis, person } = request
      return { kind: 'front', front: front({ analysis, posts, person }) }
    }
    case 'find':
      return { kind: 'findings', findings: findings({ ...request.request, posts }) }
    case 'note':
      return { kind: 'notes', text: takeNotes({ ...request.request, posts }) }
    case 'fill':
      return { kind: 'filled', value: fillSchema({ ...request.request, posts }) }
    case 'offer':
      return { kind: 'topics', keys: topicsFor(request.analysis, posts, request.person) }
    case 'analyse': {
      const { today, firstName } = request
      return { kind: 'analysis', analysis: analyse(posts, { today, firstName }) }
    }
  }
})
