import {
  type Analysis,
  analyse,
  dress,
  fillSchema,
  findings,
  front,
  type Post,
  suggestQuestions,
  takeNotes,
  talk,
  topicsFor,
  warmUp,
  write,
} from '@youzine/author'
import { readNote } from '@youzine/author/notes'
import { answerIn } from '#platform/thread-side.ts'
import type { AuthorReply, AuthorRequest } from './author.ts'

// In a thread: reading ten thousand posts takes seconds of pure computing.
interface Known {
  reader: string
  posts: Post[]
  /** Kept as one object: much that is read from it is worked out once for it. */
  analysis?: Analysis
}
let known: Known = { reader: '', posts: [] }
let learning: Post[] = []
let isWarm = false

answerIn(async (request: AuthorRequest): Promise<AuthorReply> => {
  if (request.kind === 'learn') {
    if (request.isFirst) learning = []
    learning.push(...request.posts)
    // One that broke off in the middle is nobody's.
    known = request.isLast ? { reader: request.reader, posts: learning } : { reader: '', posts: [] }
    return { kind: 'learnt' }
  }
  if (request.kind === 'wake') {
    if (!isWarm) warmUp()
    isWarm = true
    return { kind: 'awake' }
  }
  if (request.kind === 'rehearse') {
    analyse(request.posts, { today: '2020-01-01', firstName: 'Ada' })
    return { kind: 'rehearsed' }
  }
  if (request.kind === 'read note') return { kind: 'read', values: readNote(request.note, request.features) }
  if (request.kind === 'assist') {
    // Whoever waits for a magazine does not wait for these modules.
    const { assist } = await import('@youzine/author/assistant')
    return { kind: 'assisted', reply: assist(request.request) }
  }
  if (request.reader !== known.reader) return { kind: 'unknown reader' }
  if (request.kind === 'recall') {
    known.analysis = request.analysis
    return { kind: 'learnt' }
  }
  const { posts } = known
  if (request.kind === 'analyse') {
    const { today, firstName } = request
    known.analysis = analyse(posts, { today, firstName })
    return { kind: 'analysis', analysis: known.analysis }
  }
  const { analysis } = known
  if (!analysis) return { kind: 'unknown analysis' }
  switch (request.kind) {
    case 'write':
      return { kind: 'article', article: write({ ...request.request, analysis, posts }) }
    case 'talk':
      return { kind: 'talked', answer: talk({ ...request.request, analysis, posts }) }
    case 'suggest':
      return { kind: 'suggested', questions: suggestQuestions({ ...request.request, analysis, posts }) }
    case 'dress':
      return { kind: 'dress', dress: dress({ ...request.request, analysis, posts }) }
    case 'front':
      return { kind: 'front', front: front({ analysis, posts, person: request.person }) }
    case 'find':
      return { kind: 'findings', findings: findings({ ...request.request, analysis, posts }) }
    case 'note':
      return { kind: 'notes', text: takeNotes({ ...request.request, analysis, posts }) }
    case 'fill':
      return { kind: 'filled', value: fillSchema({ ...request.request, analysis, posts }) }
    case 'offer':
      return { kind: 'topics', keys: topicsFor(analysis, posts, request.person) }
  }
})
