import { convertSchema, isObject, type JsonObject, schemaFaults } from '@youzine/chains'
import { chainTexts, checkChain, syntaxText } from '@youzine/chains/templates'
import { MAX_PROMPTS, PromptDraft, QuestionDraft } from '@youzine/contract'
import { MAX_QUESTIONS } from '@youzine/questions'
import { z } from 'zod'
import type { StepModels } from '#features/chains/index.ts'

const Questions = z.array(QuestionDraft).min(1, 'Propose at least one question.').max(MAX_QUESTIONS)
export type Questions = z.output<typeof Questions>

/** What a step needs beyond what an assistant says of it: who answers it, and how freely. */
const Prompts = z.array(PromptDraft).min(1, 'Propose at least one prompt.').max(MAX_PROMPTS)
export type Prompts = z.output<typeof Prompts>

export type Checked<Value> = { value: Value; faults: [] } | { value: null; faults: string[] }

const placed = ({ path, message }: { path: readonly PropertyKey[]; message: string }, what: string) => {
  const [at, ...rest] = path
  return typeof at === 'number'
    ? `${what} ${at + 1}${rest[0] ? ` (${String(rest[0])})` : ''}: ${message}`
    : message
}

/** Questions that the survey editor would take. */
export function checkQuestions(given: unknown): Checked<Questions> {
  const read = Questions.safeParse(given)
  if (!read.success)
    return { value: null, faults: read.error.issues.map((issue) => placed(issue, 'Question')) }
  const words = read.data.map(({ question_text }) => question_text.toLocaleLowerCase())
  const twice = words.findIndex((text, at) => words.indexOf(text) !== at)
  return twice < 0
    ? { value: read.data, faults: [] }
    : { value: null, faults: [`Question ${twice + 1}: the same question stands there twice.`] }
}

/** Prompts that the topic editor would take, without a name that nobody knows. */
export function checkPrompts(
  given: unknown,
  { aliases, models }: { aliases: readonly string[]; models: StepModels },
): Checked<Prompts> {
  const read = Prompts.safeParse(
    Array.isArray(given) ? given.map((prompt) => complete(prompt, models)) : given,
  )
  if (!read.success) return { value: null, faults: read.error.issues.map((issue) => placed(issue, 'Step')) }
  const readings = checkChain(
    read.data.map(({ system_prompt, output_key }) => ({
      systemPrompt: system_prompt,
      outputKey: output_key,
    })),
    aliases,
  )
  const faults = read.data.flatMap((prompt, at) => {
    const { fault, unknown } = readings[at] ?? { fault: null, unknown: [] }
    const provider = models.providerOf(prompt.model_id) ?? 'openai'
    const wrong = prompt.prompt_type === 'function' ? schemaFaults(prompt.function_schema, provider) : []
    return [
      ...(fault ? [syntaxText(fault)] : []),
      ...unknown.map(({ name, expression }) => chainTexts.unknown(name, expression)),
      ...wrong.map(({ message }) => message),
    ].map((message) => `Step ${at + 1}: ${message}`)
  })
  return faults.length > 0 ? { value: null, faults } : { value: read.data, faults: [] }
}

/** Models and temperatures are the house's choice; an assistant speaks of words only. */
function complete(prompt: unknown, models: StepModels): unknown {
  if (!isObject(prompt)) return prompt
  const model_id = prompt.model_id ?? models.usual(prompt.prompt_type === 'function' ? 'writing' : 'reading')
  const provider = models.providerOf(model_id as string | number) ?? 'openai'
  const schema = isObject(prompt.function_schema)
    ? convertSchema(prompt.function_schema as JsonObject, provider).schema
    : prompt.function_schema
  return { ...prompt, model_id, function_schema: schema }
}
