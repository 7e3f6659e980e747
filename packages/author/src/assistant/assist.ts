import { asRead } from '@youzine/words'
import { assistWithPrompts } from './assist-prompts.ts'
import { assistWithQuestions } from './assist-questions.ts'
import { languageIn } from './choose-language.ts'
import type { AssistantReply, AssistantRequest } from './model.ts'
import { isSituated } from './propose-questions.ts'
import { plainlyTold } from './request/long-request.ts'
import { withTold } from './request/told-first.ts'

/** The built-in author leads the conversation: a proposal, what a wish makes of it, or an answer. */
export function assist(asked: AssistantRequest): AssistantReply {
  const given = asked.stage === 'questions' ? withTold(asked) : asked
  const language = languageIn(`${asRead(given.title)} ${asRead(given.description)}`)
  const typed = { title: asRead(given.title), description: asRead(given.description) }
  const told = isSituated(typed) ? typed : plainlyTold(typed, language)
  const request = {
    ...given,
    ...(given.stage === 'questions' ? told : typed),
    customInstructions: given.customInstructions && asRead(given.customInstructions),
    wish: given.wish && asRead(given.wish),
    earlier: given.earlier.map(asRead),
  }
  return request.stage === 'questions' ? assistWithQuestions(request) : assistWithPrompts(request)
}
