import { asRead } from '@youzine/words'
import { assistWithPrompts } from './assist-prompts.ts'
import { assistWithQuestions } from './assist-questions.ts'
import type { AssistantReply, AssistantRequest } from './model.ts'

/** The built-in author leads the conversation: a proposal, what a wish makes of it, or an answer. */
export function assist(given: AssistantRequest): AssistantReply {
  const request = {
    ...given,
    title: asRead(given.title),
    description: asRead(given.description),
    customInstructions: given.customInstructions && asRead(given.customInstructions),
    wish: given.wish && asRead(given.wish),
    earlier: given.earlier.map(asRead),
  }
  return request.stage === 'questions' ? assistWithQuestions(request) : assistWithPrompts(request)
}
