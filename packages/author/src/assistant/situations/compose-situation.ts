import type { Facet } from '../facets/facet.ts'
import { asksFor } from '../facets/find-facet.ts'
import type { InLanguages, KnownQuestion, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { folded, wordsIn } from '../plain-text.ts'
import { isLikeAny } from '../request/alike.ts'
import type { Manner } from '../request/manner.ts'
import { headOf } from '../request/nouns.ts'
import { type About, type Style, shaped, textOf } from '../shape.ts'
import { meaning, speaksOfIt } from '../turns/concepts.ts'
import type { Situation } from './situation.ts'

interface Told {
  title: string
  description: string
}

const USUAL = 10
const SHORT = 7
const LONG = 12
const FEWEST = 2

/** What a title calls it, where that is a noun that stands in a sentence as it is; else the situation's own name. */
export function nameFor({ name, words }: Situation, title: string, language: Language): InLanguages<string> {
  const called = new RegExp(`(?<!\\p{L})(?:${words[language]})(?!\\p{L})`, 'iu').exec(title)?.[0]
  return (called ? headOf(called, language)?.said : null) ?? name
}

/** Words that every survey has. */
const NO_MATTER =
  /^(?:what|which|when|where|with|your|would|could|should|like|have|does|best|most|more|than|there|that|this|order|question|survey|about|people|everyone|everybody|think|want|know|time|other|others|need|really|just|good|idea|ideas|much|many|often|make|help|year|week|same|from|they|them|what|will|come|coming|usually|suits?|alle|wird|sind|oder|nicht|eine?[nmrs]?|wenn|aber|jetzt|noch|auch|wieder|immer|machen|haben|dieses?|jahr|umfrage|fragen|leute|gibt|soll\p{L}*|cada|para|pero|como|este|esta|todos?|todas?|gente|quiero|saber|encuesta|hacer|sobre)$/u

const matters = (text: string) => wordsIn(text).filter((word) => word.length > 3 && !NO_MATTER.test(word))

/** How much of what was told a question is about. */
function nearness(known: KnownQuestion, told: readonly string[], language: Language): number {
  const words = wordsIn(known.text[language].replace(/[[\]|]/gu, ' '))
  const options = wordsIn((known.options?.[language] ?? []).join(' '))
  return told.reduce((sum, word) => {
    const own = folded(word).slice(0, Math.max(4, word.length - 2))
    if (words.some((one) => one.startsWith(own))) return sum + 2
    if (meaning(word).some((one) => speaksOfIt(words, one))) return sum + 1.5
    return options.some((one) => one.startsWith(own)) ? sum + 1 : sum
  }, 0)
}

export interface OfSituation {
  questions: AssistantQuestion[]
  spare: AssistantQuestion[]
  essential: AssistantQuestion[]
}

const LONGEST_FOR_CHILDREN = 90
/** What was listed is asked before anything else. */
const NAMED = 20
/** One of its words means what a word of the question means. */
const SPOKEN = 1.5

/** What a situation asks, with what was spoken of first in line, in the order in which it is asked. */
export function composedOf(
  situation: Situation,
  told: Told,
  manner: Manner,
  own: Language,
  style: Style,
  listed: readonly Facet[] = [],
): OfSituation {
  const { questions, spare = [] } = situation
  const name = nameFor(situation, told.title, own)
  const about: About = { phrase: name[style.language], language: style.language }
  const spoken = matters(`${told.title} ${told.description}`)
  const wanted = manner.count ?? (manner.isShort ? SHORT : manner.isLong ? LONG : USUAL)
  const count = Math.max(FEWEST, wanted)
  const isFit = (known: KnownQuestion) =>
    !(manner.isForChildren && textOf(known, about, style).length > LONGEST_FOR_CHILDREN) &&
    !(manner.isClosed && known.type === 'long_text')
  const standing = [...questions, ...spare]
  const askedBy = (facet: Facet) =>
    standing.find((known) => known === facet.question) ??
    standing.find(
      (known) => asksFor(facet, known.text[own], own) || nearness(known, wordsIn(facet.id), 'en') >= SPOKEN,
    ) ??
    (isLikeAny(facet.question, standing, [], style) ? null : facet.question)
  const named = new Set(listed.flatMap((facet) => askedBy(facet) ?? []))
  const added = [...named].filter((known) => !standing.includes(known))
  const all = [...questions.slice(0, -1), ...spare, ...added, ...questions.slice(-1)].filter(isFit)
  const worth = (known: KnownQuestion) => {
    if (named.has(known)) return NAMED
    const at = questions.indexOf(known)
    const isLast = at === questions.length - 1
    return nearness(known, spoken, own) * 0.8 + (at < 0 ? 0 : isLast ? 4.5 : at === 0 ? 4.4 : 4 - at * 0.15)
  }
  const chosen = [...all].sort((a, b) => worth(b) - worth(a)).slice(0, count)
  const asked = all.filter((known) => chosen.includes(known))
  const say = (known: KnownQuestion) => shaped(known, about, style)
  const said = new Map(asked.map((known) => [known, say(known)] as const))
  const essential = asked.filter((known) => nearness(known, spoken, own) >= 2)
  return {
    questions: [...said.values()],
    spare: [...questions, ...spare].filter((known) => !said.has(known)).map(say),
    essential: essential.flatMap((known) => said.get(known) ?? []),
  }
}
