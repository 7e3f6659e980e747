import type { AssistantRequest } from '@youzine/author'
import { BUILT_IN_AUTHOR, type BuiltInAuthor } from '#features/author/index.ts'
import type { StepModels } from '#features/chains/index.ts'
import type { Llm, Model } from '#platform/llm/llm.ts'
import { type Checked, checkPrompts, checkQuestions } from './proposals.ts'
import { briefFor, REPLY, SYSTEM } from './protocol.ts'
import { sayStream } from './say-stream.ts'

/** How often a proposal with faults goes back before it is shown with them. */
const MENDING_TRIES = 2
const PIECE_MS = 25

export interface AssistantTurn {
  type: 'text' | 'questions' | 'prompt'
  content: string
  raw: Record<string, unknown> | null
  writtenBy: string
}

interface Listener {
  signal: AbortSignal
  onText(text: string): void
}

interface Options {
  llm: Llm
  author: Pick<BuiltInAuthor, 'assist'>
  models: StepModels
}

export type Assistant = ReturnType<typeof createAssistant>

/** Who leads the conversation: a model under a checked protocol, or the built-in author. */
export function createAssistant({ llm, author, models }: Options) {
  const check = (request: AssistantRequest, given: unknown): Checked<unknown[]> =>
    request.stage === 'questions'
      ? checkQuestions(given)
      : checkPrompts(given, { aliases: request.requirements.map(({ alias }) => alias), models })

  const turnOf = (
    request: AssistantRequest,
    content: string,
    given: unknown,
    faults: string[],
    writtenBy: string,
  ): AssistantTurn => ({
    type: request.stage,
    content,
    raw: rawOf(request.stage, given, faults),
    writtenBy,
  })

  async function byAuthor(
    userId: number,
    request: AssistantRequest,
    { signal, onText }: Listener,
  ): Promise<AssistantTurn> {
    const reply = await author.assist(userId, request, signal)
    for (const piece of reply.content.match(/\S+\s*/g) ?? []) {
      signal.throwIfAborted()
      onText(piece)
      await new Promise((over) => setTimeout(over, PIECE_MS))
    }
    if (reply.type === 'text')
      return { type: 'text', content: reply.content, raw: null, writtenBy: BUILT_IN_AUTHOR }
    const given = reply.type === 'questions' ? reply.questions : reply.prompts
    const checked = check(request, given)
    return turnOf(request, reply.content, checked.value ?? given, checked.faults, BUILT_IN_AUTHOR)
  }

  async function byModel(
    model: Model,
    userId: number,
    request: AssistantRequest,
    { signal, onText }: Listener,
  ) {
    const caller = { userId, isGuest: false, purpose: `wizard:${request.stage}` }
    const brief = briefFor(request)
    const said = sayStream(onText)
    let prompt = brief
    for (let tries = 0; ; tries += 1) {
      const { json, text } = await model.ask(caller, {
        system: SYSTEM,
        prompt,
        temperature: 0.6,
        schema: REPLY[request.stage],
        signal,
        onText: tries === 0 ? said.take : undefined,
        onRetry: said.restart,
      })
      const answer = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>
      const content = typeof answer.say === 'string' ? answer.say.trim().slice(0, 4000) : ''
      const given = answer[request.stage === 'questions' ? 'questions' : 'prompts']
      // A question of theirs that it merely answered.
      if (content && Array.isArray(given) && given.length === 0 && request.wish)
        return { type: 'text' as const, content, raw: null, writtenBy: model.name }
      const checked = check(request, given)
      if (checked.value)
        return turnOf(request, content || 'Here is a proposal.', checked.value, [], model.name)
      if (tries < MENDING_TRIES) {
        prompt = `${brief}\n\nYou answered:\n${text.slice(0, 20_000)}\n\nThis cannot be used:\n${checked.faults
          .slice(0, 20)
          .map((fault) => `- ${fault}`)
          .join('\n')}\n\nAnswer again, whole, in the form that was asked for.`
        continue
      }
      const isList = Array.isArray(given) && given.length > 0
      if (isList)
        return turnOf(
          request,
          content || 'This proposal has faults.',
          given.slice(0, 100),
          checked.faults,
          model.name,
        )
      return {
        type: 'text' as const,
        content:
          content ||
          'I could not make a proposal of this. Say it in other words, or ask for something smaller.',
        raw: null,
        writtenBy: model.name,
      }
    }
  }

  return {
    reply(userId: number, request: AssistantRequest, listener: Listener): Promise<AssistantTurn> {
      const model = llm.chosenFor('wizard')
      return model ? byModel(model, userId, request, listener) : byAuthor(userId, request, listener)
    },
    check,
  }
}

/** What a message carries beside its words. */
export function rawOf(
  stage: AssistantRequest['stage'],
  given: unknown,
  faults: string[],
): Record<string, unknown> {
  const wrong = faults.length > 0 ? { faults } : {}
  if (stage === 'questions') return { questions: given, ...wrong }
  const prompts = Array.isArray(given) ? given : []
  const texts = prompts.map((prompt) => String((prompt as { system_prompt?: unknown }).system_prompt ?? ''))
  return { prompt_template: texts.join('\n\n---\n\n'), prompts, ...wrong }
}
