import { checkChain } from '@youzine/chains/templates'
import { assist } from '../assist.ts'
import { languageIn } from '../choose-language.ts'
import type { AssistantQuestion, AssistantReply, AssistantRequest, AssistantStep } from '../model.ts'
import type { Expected, RequestRow } from './request-row.ts'

export const POSTS = 'facebook_posts_sample'

const key = ({ question_text, question_type, options }: AssistantQuestion) =>
  JSON.stringify([question_text, question_type, options ?? []])

function base(row: RequestRow): AssistantRequest {
  return {
    stage: 'questions',
    title: row.title,
    description: row.description ?? '',
    customInstructions: row.instructions ?? null,
    requirements: [],
    questions: null,
    prompts: null,
    wish: null,
    earlier: [],
  }
}

const questionsIn = (reply: AssistantReply) => (reply.type === 'questions' ? reply.questions : [])
const promptsIn = (reply: AssistantReply) => (reply.type === 'prompt' ? reply.prompts : [])

export interface Played {
  before: AssistantQuestion[]
  /** After the very first proposal, which is what undoing everything leads back to. */
  reply: AssistantReply
  aliases: string[]
}

/** Plays a row as a conversation: the first proposal, the wishes before, then the one in question. */
export function play(row: RequestRow): Played {
  const first = base(row)
  let standing = questionsIn(assist(first))
  const earlier: string[] = []
  for (const wish of row.before ?? []) {
    const reply = assist({ ...first, questions: standing, wish, earlier: [...earlier] })
    if (reply.type === 'questions') standing = reply.questions
    earlier.push(wish)
  }
  if (row.wish?.startsWith('PROMPT')) return playPrompt(row, standing)
  if (row.wish === undefined) return { before: [], reply: assist(first), aliases: [] }
  const reply = assist({ ...first, questions: standing, wish: row.wish, earlier })
  return { before: standing, reply, aliases: [] }
}

function playPrompt(row: RequestRow, standing: AssistantQuestion[]): Played {
  const material = row.material ?? 'survey'
  const survey = {
    alias: 'survey_answers',
    requirement_type: 'survey' as const,
    survey_title: row.title,
    questions: standing.map(({ question_text }) => question_text),
  }
  const posts = {
    alias: POSTS,
    requirement_type: 'facebook_posts' as const,
    survey_title: null,
    questions: [],
  }
  const requirements = { survey: [survey], posts: [posts], both: [survey, posts] }[material]
  const request: AssistantRequest = { ...base(row), stage: 'prompt', requirements }
  const first = assist(request)
  const wish = row.wish?.slice('PROMPT'.length).trim()
  const reply = wish ? assist({ ...request, prompts: promptsIn(first), wish }) : first
  return { before: standing, reply, aliases: requirements.map(({ alias }) => alias) }
}

const within = (value: number, range: number | [number, number]) =>
  typeof range === 'number' ? value === range : value >= range[0] && value <= range[1]

const wordsOf = (reply: AssistantReply) =>
  reply.type === 'questions'
    ? reply.questions
        .map((one) => [one.question_text, ...(one.options ?? []).map((o) => o.option_text)].join('\n'))
        .join('\n')
    : reply.type === 'prompt'
      ? reply.prompts.map(({ system_prompt }) => system_prompt).join('\n')
      : reply.content

/** Every way in which a reply is not what its row asks for. */
export function faultsOf(row: RequestRow, { before, reply }: Played): string[] {
  const { expect } = row
  const faults: string[] = []
  const want = (isMet: boolean, what: string) => {
    if (!isMet) faults.push(what)
  }
  const now = questionsIn(reply)
  const text = wordsOf(reply)
  const wanted = expect.reply ?? (row.wish?.startsWith('PROMPT') ? 'prompt' : 'questions')
  want(reply.type === wanted, `is ${reply.type}, not ${wanted}`)
  want(reply.content.trim().length > 0, 'says nothing')
  if (expect.count !== undefined) want(within(now.length, expect.count), `count ${now.length}`)
  for (const type of expect.types ?? [])
    want(
      now.some((one) => one.question_type === type),
      `no ${type}`,
    )
  for (const words of expect.words ?? []) want(words.test(text), `lacks ${words}`)
  for (const words of expect.not ?? []) want(!words.test(text), `has ${words}: ${words.exec(text)?.[0]}`)
  if (expect.says) want(expect.says.test(reply.content), `says ${reply.content}`)
  if (expect.language) want(languageIn(text) === expect.language, `speaks ${languageIn(text)}`)
  if (expect.steps !== undefined)
    want(within(promptsIn(reply).length, expect.steps), `steps ${promptsIn(reply).length}`)
  if (expect.ends) want(promptsIn(reply).at(-1)?.prompt_type === expect.ends, 'ends otherwise')
  return [...faults, ...faultsOfPlaces(expect, before, now)]
}

function faultsOfPlaces(expect: Expected, before: AssistantQuestion[], now: AssistantQuestion[]): string[] {
  const faults: string[] = []
  const was = before.map(key)
  const is = now.map(key)
  const at = (place: number, length: number) => (place < 0 ? length + place : place)
  if (expect.gone) {
    const gone = expect.gone.map((place) => at(place, was.length))
    const left = was.filter((_, place) => !gone.includes(place))
    if (JSON.stringify(left) !== JSON.stringify(is)) faults.push('others were touched, or they are not gone')
  }
  if (expect.changed) {
    const changed = expect.changed.map((place) => at(place, was.length))
    if (is.length !== was.length) faults.push('another number of questions')
    was.forEach((one, place) => {
      if ((one === is[place]) === changed.includes(place))
        faults.push(`place ${place + 1} ${changed.includes(place) ? 'stands' : 'was touched'}`)
    })
  }
  if (expect.added !== undefined) {
    const kept = is.filter((one) => was.includes(one))
    const isAfterUndo = was.length === is.length
    if (!isAfterUndo && JSON.stringify(kept) !== JSON.stringify(was)) faults.push('some of before are lost')
    if (is.length - was.length !== expect.added) faults.push(`added ${is.length - was.length}`)
  }
  if (expect.order) {
    const order = expect.order(was.length).map((place) => was[place])
    if (JSON.stringify(order) !== JSON.stringify(is)) faults.push('another order')
  }
  for (const { place, type, text, options, notOptions } of expect.at ?? []) {
    const one = now[at(place, now.length)]
    const listed = (one?.options ?? []).map(({ option_text }) => option_text).join('\n')
    if (type && one?.question_type !== type) faults.push(`place ${place} is ${one?.question_type}`)
    if (text && !text.test(one?.question_text ?? ''))
      faults.push(`place ${place} reads ${one?.question_text}`)
    for (const words of options ?? []) if (!words.test(listed)) faults.push(`no option ${words}`)
    for (const words of notOptions ?? []) if (words.test(listed)) faults.push(`option ${words}`)
  }
  return faults
}

/** The rules that the editors keep, whatever was asked. */
export function ruleFaults(reply: AssistantReply, aliases: string[]): string[] {
  if (reply.type === 'text') return []
  return reply.type === 'questions' ? questionFaults(reply.questions) : promptFaults(reply.prompts, aliases)
}

function questionFaults(questions: AssistantQuestion[]): string[] {
  const faults: string[] = []
  if (questions.length < 1 || questions.length > 100) faults.push(`${questions.length} questions`)
  const texts = questions.map(({ question_text }) => question_text.trim().toLocaleLowerCase())
  if (new Set(texts).size < texts.length) faults.push('the same words twice')
  for (const { question_text, question_type, options, question_config } of questions) {
    if (question_text.trim().length < 1 || question_text.length > 2000)
      faults.push(`length of ${question_text.slice(0, 40)}`)
    if (/[{}[\]|⟦⟧]|undefined|\s,|\?\?|,\?|\s\?/.test(question_text))
      faults.push(`leftovers in ${question_text}`)
    if (['single_select', 'multi_select', 'ranking'].includes(question_type)) {
      const listed = (options ?? []).map(({ option_text }) => option_text.trim())
      if (listed.length < 2 || listed.length > 100 || listed.some((one) => !one || /[{}[\]|]/.test(one)))
        faults.push(`options of ${question_text}`)
      if (new Set(listed).size < listed.length) faults.push(`options twice in ${question_text}`)
    }
    const scale = question_config?.options
    if (question_type === 'rating_scale' && !scale) faults.push(`no scale in ${question_text}`)
    if (scale && (scale.min >= scale.max || scale.step < 0.1 || !scale.labels.min || !scale.labels.max))
      faults.push(`scale of ${question_text}`)
  }
  return faults
}

function promptFaults(prompts: AssistantStep[], aliases: string[]): string[] {
  const steps = prompts.map(({ system_prompt, output_key }) => ({
    systemPrompt: system_prompt,
    outputKey: output_key,
  }))
  const keys = prompts.flatMap(({ output_key }) => output_key ?? [])
  const last = prompts.at(-1)
  return [
    ...checkChain(steps, aliases).flatMap(({ fault, unknown, hints }) => [
      ...(fault ? [fault.message] : []),
      ...unknown.map(({ name }) => `unknown ${name}`),
      ...(aliases.length > 0 ? hints : []),
    ]),
    ...(new Set([...keys, ...aliases]).size < keys.length + aliases.length
      ? ['a key twice, or an alias']
      : []),
    ...keys.filter((one) => !/^[a-z_]\w*$/i.test(one)).map((one) => `key ${one}`),
    ...(prompts.length < 2 || prompts.length > 4 ? [`${prompts.length} steps`] : []),
    ...(last?.prompt_type === 'function' && last.function_name && last.function_schema
      ? []
      : ['no function at the end']),
  ]
}
