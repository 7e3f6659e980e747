import { assistWithPrompts } from './assist-prompts.ts'
import { assistWithQuestions } from './assist-questions.ts'
import type { AssistantReply, AssistantRequest } from './model.ts'

/** The built-in author leads the conversation: a proposal, what a wish makes of it, or an answer. */
export const assist = (request: AssistantRequest): AssistantReply =>
  request.stage === 'questions' ? assistWithQuestions(request) : assistWithPrompts(request)
