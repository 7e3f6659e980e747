import { askedChoice, askedClause, askedThing } from '../brief/ask.ts'
import type { Aspect, Brief } from '../brief/brief.ts'
import type { Plan } from '../brief/plan.ts'
import { type Thing, type Told, thingOf } from '../brief/thing.ts'
import type { KnownQuestion, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { DECISION, NEEDS, STANCE } from '../purposes/deciding.ts'
import { AN_END, CHANGED, LIKED, MATTERS, OVERALL, USED } from '../purposes/feedback.ts'
import { isOfPeople } from '../request/people.ts'
import { type Style, shaped } from '../shape.ts'
import { whichOfTheTwo } from './affected.ts'
import { itOf, oneOf } from './antecedent.ts'
import { withBudget } from './budget.ts'
import { knownFor } from './find-known.ts'
import type { KnownAspect } from './known-aspect.ts'
import { ONE_MORE_THING } from './learning.ts'
import { CONTENT, EXPERIENCE, MATTERS_MOST } from './living-together.ts'
import { BRING, DATE, HELP_OUT, HINDERED, NAME, STILL_WANT } from './taking-part.ts'
import { CHANGE_ONE, KEEPS_THEM, WHY_SO, WOULD_STOP } from './using.ts'
import { ADVICE, COPING, GOES_WELL, HELPS, SUPPORTED, WEIGHS } from './wellbeing.ts'

interface Asked {
  question: AssistantQuestion
  known: KnownAspect | null
  /** What it was asked with, to see what would ask the same again. */
  words: string
}

const USUAL = 8
const BRIEFLY = 6
const FEW = 5
const isOpen = ({ question_type }: AssistantQuestion) => question_type === 'long_text'
const isFramed = ({ text }: KnownQuestion) => text.en.includes('{x}')

/** What each aspect is asked with: words that are known to be good, else its own, turned into a question. */
function askedOf(aspect: Aspect, brief: Brief, told: Told, thing: Thing | null, style: Style): Asked[] {
  if (aspect.is === 'thing' && aspect.options)
    return [{ question: askedChoice(aspect.text, aspect.options, style), known: null, words: aspect.text }]
  const wanted = aspect.is === 'clause' && aspect.options.length > 1 ? null : knownFor(aspect)
  const known = wanted === WHY_SO ? (WHY_HERE[brief.scenario?.id ?? ''] ?? WHY_SO) : wanted
  const about =
    known === STILL_WANT
      ? (oneOf(told, style.language) ?? itOf(thing, style.language, null))
      : itOf(thing, style.language, isOfPeople(told.title) ? null : told.title)
  if (known) return [{ question: shaped(known.question, about, style), known, words: aspect.text }]
  const question =
    aspect.is === 'clause' ? askedClause(aspect, brief, style) : askedThing(aspect.text, brief, style)
  return question ? [{ question, known: null, words: aspect.text }] : []
}

/** What can be asked wherever people want to know how others find something. */
function general(brief: Brief, thing: Thing | null, isPeople: boolean): KnownQuestion[] {
  if (brief.purpose === 'decision') return [...DECISION.slice(2), ...DECISION.slice(1, 2)]
  if (!thing) {
    const isOfLife = isPeople && brief.aspects.length === 0
    const known = isOfLife ? OF_LIFE : brief.scenario ? OF_PLANS : OF_ANYTHING
    return [...known.map((one) => one.question), ...(isOfLife || brief.scenario ? [] : [ONE_MORE_THING])]
  }
  const isOften = (thing.kind === 'place' || thing.kind === 'service') && brief.scenario?.id !== 'course'
  const often = isOften ? [USED] : []
  return [...often, OVERALL, LIKED, CHANGED, MATTERS[thing.kind], ONE_MORE_THING]
}

const OF_LIFE = [COPING, GOES_WELL, WEIGHS, HELPS, SUPPORTED, CHANGE_ONE, ADVICE, KEEPS_THEM]
const OF_PLANS = [MATTERS_MOST]
const OF_ANYTHING = [CONTENT, EXPERIENCE, MATTERS_MOST, CHANGE_ONE, HELPS, GOES_WELL]
/** Where a thing is only where people meet, or is not there yet, it is not what is asked about. */
const OF_NO_THING =
  /^(?:dispute|journey|outing|household|waiting|project|health|new life|newcomers|pupils|wellbeing)$/u

/** “I don’t know why”, in a situation that knows what to ask then. */
const WHY_HERE: Record<string, KnownAspect | undefined> = { staying: WOULD_STOP, availability: HINDERED }

const isAlike = (one: KnownAspect, asked: readonly Asked[]) =>
  asked.some(
    ({ known, question, words }) =>
      known === one ||
      question.question_text === one.question.text.en ||
      one.asked.test(words) ||
      one.asked.test(question.question_text),
  )

function countFor(brief: Brief, aspects: number): number {
  if (brief.count) return brief.count
  const isOther = brief.purpose === 'decision' && brief.scenario?.purpose !== 'decision'
  const most = isOther ? FEW : (brief.scenario?.most ?? USUAL)
  const wanted = brief.isShort ? Math.min(BRIEFLY, most) : most
  return Math.max(wanted, Math.min(aspects + 1, 12))
}

/** A day that is settled is not asked for. */
const DATED =
  /(?<!\p{L})(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|enero|febrero|abril|mayo|de \p{L}+|mär|mai|okt|dez)\p{L}*|(?:bank holiday|new year|easter|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)|am (?:\d{1,2}\.|samstag|sonntag|freitag)|el (?:sábado|domingo|viernes|\d{1,2} de))/iu
/** Who it is has to be known where it matters who comes, stays or still wants it. */
const BY_NAME =
  /^(?:who|qui[eé]n(?:es)?|wer)(?:['’]s)?(?!\p{L}).*(?:coming|comes?|staying|stays?|(?<!\p{L})in$|joins?|joining|continu\p{L}*|carrying on|still|signing up|playing|viene|vendrá|sigue|se queda|asiste|todavía|kommt|bleibt|weitermacht|mitkommt|mitfährt|noch|dabei)/iu

/** What somebody said that they want to know, each as a question. */
export function inquiredOf(brief: Brief, told: Told, own: Language, style: Style): AssistantQuestion[] {
  const thing = isOfPeople(told.title) || isAsking(told) ? null : thingOf(told, own, style.language, true)
  return alone(brief.aspects.flatMap((aspect) => askedOf(aspect, brief, told, thing, style))).map(
    ({ question }) => question,
  )
}

/** A survey by somebody who said what they want to know: that first, then what helps to understand it. */
export function inquired(brief: Brief, told: Told, own: Language, style: Style): Plan {
  const isPeople = isOfPeople(told.title)
  const found = thingOf(told, own, style.language, true)
  const isBeside =
    (isPeople && !brief.scenario) ||
    isAsking(told) ||
    brief.purpose === 'opinion' ||
    OF_NO_THING.test(brief.scenario?.id ?? '')
  const thing = isBeside ? null : found
  const { language } = style
  const about = itOf(thing, language, isBeside ? null : told.title)
  const asks = brief.aspects.flatMap((aspect) => askedOf(aspect, brief, told, thing, style))
  const stance: Asked[] = brief.matter
    ? [{ question: shaped(STANCE, { phrase: brief.matter, language: own }, style), known: null, words: '' }]
    : []
  const two = brief.matter ? whichOfTheTwo(told.description, style) : null
  const sided: Asked[] = two ? [{ question: two, known: null, words: 'people with and without them' }] : []
  const asked = alone([...sided, ...stance, ...asks]).map((one, at) =>
    at === 0 && brief.purpose === 'decision'
      ? {
          ...one,
          question: {
            ...one.question,
            question_text: withBudget(one.question.question_text, told.description, language),
          },
        }
      : one,
  )
  const isWedding = /(?<!\p{L})(?:wedding|boda|hochzeit)/iu.test(`${told.title} ${told.description}`)
  const isFitting =
    brief.purpose !== 'decision' ||
    brief.scenario?.purpose === 'decision' ||
    brief.scenario?.isByName === true
  const fitting = (isFitting ? (brief.scenario?.asks ?? []) : []).filter(
    (one) =>
      !isAlike(one, asked) &&
      !(isWedding && (one === BRING || one === HELP_OUT)) &&
      !(one === DATE && DATED.test(told.description)),
  )
  const rest = general(brief, thing, isPeople).filter((one) => thing !== null || !isFramed(one))
  const others = distinct(
    [...fitting.map((one) => one.question), ...rest].map((one) => shaped(one, about, style)),
  ).filter((one) => !asked.some(({ question }) => isSame(question, one)))
  const isByName =
    brief.isAnonymous !== true &&
    (brief.scenario?.isByName === true || asks.some(({ words }) => BY_NAME.test(words)))
  const isTaken = asks.some(({ known }) => known === NAME)
  const name = isByName && !isTaken ? [shaped(NAME.question, null, style)] : []
  const count = countFor(brief, asked.length + name.length)
  const end =
    brief.purpose === 'decision' && !brief.scenario?.isByName
      ? shaped(DECISION[0] ?? AN_END, about, style)
      : thing
        ? shaped(AN_END, about, style)
        : shaped(NEEDS.at(-1) ?? AN_END, about, style)
  const room = Math.max(0, count - asked.length - name.length - 1)
  const inner = others.filter((one) => one.question_text !== end.question_text).slice(0, room)
  const isEnded = asked.length + name.length + inner.length < count
  const questions = distinct([
    ...asked.map(({ question }) => question),
    ...inner.filter((one) => !isOpen(one)),
    ...inner.filter(isOpen),
    ...name,
    ...(isEnded ? [end] : []),
  ])
  return {
    questions,
    spare: distinct([...others, end]).filter((one) => !questions.some((other) => isSame(one, other))),
    essential: [
      ...asked.map(({ question }) => question.question_text),
      ...name.map((one) => one.question_text),
    ],
  }
}

/** “Wir vom Elternbeirat”: who asks is not what is asked about. */
function isAsking({ title, description }: Told): boolean {
  const [name = ''] = title.match(/[\p{L}-]{4,}/u) ?? []
  const asker =
    /(?<!\p{L})(?:wir|ich|we|i|soy|somos)(?: are| am| bin| sind|['’]m|['’]re)? (?:vom|von der|von den|from the|at the|on the|in the|del|de la|miembros del|der|die|das|the)\s+((?:\p{L}+\s+){0,2}\p{L}+)/iu.exec(
      description,
    )?.[1]
  return name !== '' && (asker?.toLowerCase().includes(name.toLowerCase()) ?? false)
}

const isSame = (one: AssistantQuestion, other: AssistantQuestion) => one.question_text === other.question_text

const distinct = (list: AssistantQuestion[]) =>
  list.filter((one, at) => list.findIndex((other) => isSame(one, other)) === at)

const alone = (list: Asked[]) =>
  list.filter((one, at) => list.findIndex((other) => isSame(one.question, other.question)) === at)
