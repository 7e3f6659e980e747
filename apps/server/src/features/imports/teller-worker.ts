import { toneOfText } from '@youzine/words'
import { answerIn } from '#platform/thread-side.ts'
import { chooseSamples } from './samples.ts'
import type { TellerReply, TellerRequest } from './teller.ts'

// In a thread: whether thousands of posts may be met in passing is seconds of pure computing.
answerIn((request: TellerRequest): TellerReply => {
  if (request.kind === 'samples') return { kind: 'samples', samples: chooseSamples(request.posts) }
  return {
    kind: 'clear',
    areClear: request.texts.every(({ text, language }) => toneOfText(text, language) === 'clear'),
  }
})
