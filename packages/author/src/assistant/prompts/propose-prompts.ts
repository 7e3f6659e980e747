import type { Language } from '../known-question.ts'
import type { AssistantRequest, AssistantStep } from '../model.ts'
import { asWords } from '../plain-text.ts'
import { quoted } from '../voice.ts'
import { placesAbout } from '../wishes/places.ts'
import type { Recipe } from './recipe.ts'
import { PROMPT_WORDING, type PromptWording } from './wording.ts'

type Requirements = AssistantRequest['requirements']
const RESERVED = ['first_name', 'today', 'findings', 'chosen_title', 'told_before']

/** A name that no alias and no other step has. */
function freeKey(wanted: string, taken: string[]): string {
  let key = wanted
  for (let number = 2; taken.includes(key) || RESERVED.includes(key); number += 1) key = `${wanted}_${number}`
  taken.push(key)
  return key
}

const STORY =
  /^(?:tell|describe|please|walk|take us|which|who|what did|when|[¿]?(?:cuén|descri|hábl|qué|quién|cuándo|si )|erzähl|beschreib|welche|wer|nimm|worüber|was)/iu
const CLOSING =
  /\b(?:nobody ever asked|nadie sobre|noch nie jemand|should not be missing|debería faltar|keinen fall fehlen)/iu

/** The two or three questions that an article can stand on: what the creator named, then the longest stories. */
function carryingQuestions(requirements: Requirements, more: readonly string[]): string[] {
  const all = requirements.flatMap(({ questions }) => questions)
  const asked = all.map((question_text) => ({ question_text, question_type: 'long_text' as const }))
  const named = more.flatMap((about) =>
    placesAbout(about.replace(/\b(?:the|question|answers?|pregunta|frage)\b/giu, ' '), asked),
  )
  const stories = all
    .map((text, at) => ({
      at,
      weight: (STORY.test(text) ? 100 : 0) + Math.min(text.length, 120) - (CLOSING.test(text) ? 200 : 0),
    }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ at }) => at)
  return [...new Set([...named, ...stories])]
    .slice(0, Math.max(3, named.length))
    .flatMap((at) => (all[at] ? [asWords(all[at], 300)] : []))
}

function materialIn(requirements: Requirements, say: PromptWording): string {
  if (requirements.length === 0) return say.nothing
  return requirements
    .map(({ alias, requirement_type, survey_title }) =>
      requirement_type === 'survey'
        ? `${say.answers(survey_title ? asWords(survey_title, 120) : null)}\n{{ ${alias} }}`
        : `${say.posts}\n{{ ${alias} }}\n\n${say.findings}\n{{ findings }}`,
    )
    .join('\n\n')
}

const paragraphs = (...parts: (string | null | false)[]) => parts.filter(Boolean).join('\n\n')
const lines = (...parts: (string | null | false)[]) => parts.filter(Boolean).join('\n')

function rulesOf(recipe: Recipe, say: PromptWording, language: Language): string {
  return lines(
    recipe.form && say.form(recipe.form),
    recipe.title && say.title(recipe.title),
    say.person[recipe.person],
    say.tone[recipe.tone],
    say.quotes[recipe.quotes],
    say.honest,
    say.care,
    recipe.more.length > 0 && say.more(recipe.more.map((one) => quoted(one, language)).join(', ')),
    recipe.less.length > 0 && say.less(recipe.less.map((one) => quoted(one, language)).join(', ')),
    ...recipe.asked.map(say.asked),
    say.length(recipe.mostWords),
    say.language[recipe.language],
  )
}

const textStep = (name: string, system_prompt: string, output_key: string): AssistantStep => ({
  name,
  prompt_type: 'text',
  system_prompt,
  output_key,
  function_name: null,
  function_schema: null,
})

const articleStep = (
  name: string,
  system_prompt: string,
  output_key: string,
  say: PromptWording,
): AssistantStep => ({
  name,
  prompt_type: 'function',
  system_prompt,
  output_key,
  function_name: 'write_article',
  function_schema: {
    name: 'write_article',
    description: say.functionSays,
    parameters: {
      type: 'object',
      properties: {
        title: { type: 'string', description: say.titleSays },
        body: { type: 'string', description: say.bodySays },
      },
      required: ['title', 'body'],
    },
  },
})

/** Read, plan, write; with a check at the end if it is wished for. Each step uses only names that exist when it runs. */
export function proposePrompts(
  request: AssistantRequest,
  recipe: Recipe,
  language: Language,
): AssistantStep[] {
  const { requirements, description, customInstructions } = request
  const say = PROMPT_WORDING[language]
  const title = asWords(request.title, 120) || '…'
  const taken = requirements.map(({ alias }) => alias)
  const [notes, plan, draft, article] = ['notes', 'plan', 'draft', 'article'].map((key) =>
    freeKey(key, taken),
  ) as [string, string, string, string]
  const material = materialIn(requirements, say)
  const carrying = carryingQuestions(requirements, recipe.more)
  const hasPosts = requirements.some(({ requirement_type }) => requirement_type === 'facebook_posts')
  const hasAnswers = requirements.some(({ requirement_type }) => requirement_type === 'survey')
  const wanted = lines(
    description.trim() && say.wanted(asWords(description, 600)),
    customInstructions?.trim() ? say.instructions(asWords(customInstructions, 600)) : null,
  )
  const rules = rulesOf(recipe, say, language)
  const printed = (label: string, key: string) => `${label}\n{{ ${key} }}`
  const read = textStep(
    say.names.read,
    paragraphs(
      lines(say.task(title), wanted),
      material,
      carrying.length > 0 && say.carrying(carrying),
      say.list,
      hasAnswers && (hasPosts ? say.contradictions : say.contradictionsInAnswers),
      lines(recipe.quotes !== 'none' && say.quotes.some, say.honest, say.care),
    ),
    notes,
  )
  if (recipe.steps === 2 && !recipe.checksQuotes)
    return [
      read,
      articleStep(
        say.names.write,
        paragraphs(say.writeFromNotes(title), rules, printed(say.notesAre, notes)),
        article,
        say,
      ),
    ]
  const planning = textStep(
    say.names.plan,
    paragraphs(say.plan(title), say.planParts, printed(say.notesAre, notes)),
    plan,
  )
  const sources = paragraphs(printed(say.planIs, plan), printed(say.notesAre, notes))
  if (!recipe.checksQuotes)
    return [
      read,
      planning,
      articleStep(say.names.write, paragraphs(say.writeByPlan(title), rules, sources), article, say),
    ]
  return [
    read,
    planning,
    textStep(say.names.draft, paragraphs(say.draft(title), rules, sources), draft),
    articleStep(
      say.names.check,
      paragraphs(
        lines(say.check, say.checkRules, say.language[recipe.language]),
        printed(say.draftIs, draft),
        material,
      ),
      article,
      say,
    ),
  ]
}
