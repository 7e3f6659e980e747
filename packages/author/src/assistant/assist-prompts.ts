import { answerTo } from './answers.ts'
import { languageIn } from './choose-language.ts'
import type { Language } from './known-question.ts'
import type { AssistantReply, AssistantRequest, AssistantStep } from './model.ts'
import { asWords } from './plain-text.ts'
import { proposePrompts } from './prompts/propose-prompts.ts'
import { readPromptWish, wantsRestart, wantsUndo } from './prompts/read-wish.ts'
import { type Recipe, usualRecipe } from './prompts/recipe.ts'
import { PROMPT_LEAD, PROMPT_NOTES, sayChange } from './prompts/say.ts'
import { PROMPT_WORDING } from './prompts/wording.ts'
import { languageOfTopic } from './propose-questions.ts'

/** The article speaks as the survey does: its questions may have been put into another language than the title. */
function firstRecipe({ requirements, title, description }: AssistantRequest): Recipe {
  const asked = requirements.flatMap(({ questions }) => questions).join(' ')
  return usualRecipe(languageIn(asked) ?? languageOfTopic({ title, description }))
}

const withWish = (recipe: Recipe, wish: string) =>
  readPromptWish(wish).reduce((next, { apply }) => apply(next), recipe)

/** The recipe after each wish, the last at the end. */
function recipesAfter(request: AssistantRequest, wishes: readonly string[]): Recipe[] {
  const recipes = [firstRecipe(request)]
  for (const wish of wishes) {
    if (wantsRestart(wish)) recipes.push(firstRecipe(request))
    else if (wantsUndo(wish)) {
      if (recipes.length > 1) recipes.pop()
    } else if (answerTo(wish, 'en') === null)
      recipes.push(withWish(recipes.at(-1) ?? firstRecipe(request), wish))
  }
  return recipes
}

const isSame = (a: readonly AssistantStep[], b: readonly AssistantStep[]) =>
  a.length === b.length &&
  a.every(({ system_prompt }, at) => system_prompt.trim() === b[at]?.system_prompt.trim())

/** What was edited by hand stays: the wish is added to the step that writes. */
function withSentence(prompts: readonly AssistantStep[], wish: string, language: Language): AssistantStep[] {
  const sentence = PROMPT_WORDING[language].asked(asWords(wish, 300))
  return prompts.map((step, at) =>
    at === prompts.length - 1 ? { ...step, system_prompt: `${step.system_prompt}\n\n${sentence}` } : step,
  )
}

export function assistWithPrompts(request: AssistantRequest): AssistantReply {
  const { prompts, earlier } = request
  const wish = request.wish?.trim()
  const own = languageOfTopic(request)
  if (!wish) {
    const steps = proposePrompts(request, firstRecipe(request), own)
    return { type: 'prompt', content: PROMPT_LEAD[own](steps.length), prompts: steps }
  }
  const spoken = languageIn(wish) ?? own
  const answer = answerTo(wish, spoken)
  if (answer) return { type: 'text', content: answer }
  const before = recipesAfter(request, earlier)
  const made = proposePrompts(request, before.at(-1) ?? firstRecipe(request), own)
  const say = PROMPT_NOTES[spoken]
  if (wantsRestart(wish))
    return {
      type: 'prompt',
      content: say.restarted,
      prompts: proposePrompts(request, firstRecipe(request), own),
    }
  const isOurs = !prompts || isSame(prompts, made)
  if (wantsUndo(wish)) {
    const previous = isOurs ? before.at(-2) : undefined
    return previous
      ? { type: 'prompt', content: say.undone, prompts: proposePrompts(request, previous, own) }
      : { type: 'prompt', content: say.undoable, prompts: prompts ?? made }
  }
  if (!isOurs) return { type: 'prompt', content: say.edited, prompts: withSentence(prompts, wish, own) }
  const changes = readPromptWish(wish)
  const recipe = changes.reduce((next, { apply }) => apply(next), before.at(-1) ?? firstRecipe(request))
  return {
    type: 'prompt',
    content: changes.map((change) => sayChange(change, spoken)).join(' '),
    prompts: proposePrompts(request, recipe, own),
  }
}
