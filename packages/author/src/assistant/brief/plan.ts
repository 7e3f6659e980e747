import { knownFor } from '../inquiry/find-known.ts'
import { inquired, inquiredOf } from '../inquiry/plan-inquiry.ts'
import type { KnownQuestion, Language } from '../known-question.ts'
import type { AssistantQuestion } from '../model.ts'
import { IMPROVED } from '../purposes/aspects.ts'
import { DECISION, NEEDS, OPINION, STANCE } from '../purposes/deciding.ts'
import {
  AN_END,
  FEEDBACK,
  FOR_CHILDREN,
  GENTLE,
  HEARD,
  LIKED,
  MATTERS,
  SINCE,
  USED,
} from '../purposes/feedback.ts'
import { nounPhrase } from '../request/noun-phrase.ts'
import { type About, type Style, shaped } from '../shape.ts'
import { askedChoice, askedClause, askedThing } from './ask.ts'
import type { Aspect, Brief } from './brief.ts'
import { type Thing, type Told, thingOf } from './thing.ts'

const OPENER = { group: SINCE, place: USED, service: USED, event: HEARD }
const isFramed = ({ text }: KnownQuestion) => text.en.includes('{x}')

/** What is asked about beside the aspects, the most fitting first and an open one last. */
function around(
  brief: Brief,
  thing: Thing | null,
): { opener: KnownQuestion[]; middle: KnownQuestion[]; end: KnownQuestion[] } {
  const { purpose } = brief
  if (purpose === 'decision') return { opener: [], middle: DECISION.slice(1), end: DECISION.slice(0, 1) }
  if (purpose === 'opinion') return { opener: [], middle: OPINION.slice(0, -1), end: OPINION.slice(-1) }
  if (brief.isGentle) return { opener: [], middle: GENTLE.slice(0, -1), end: GENTLE.slice(-1) }
  if (brief.isForChildren)
    return {
      opener: [],
      middle: [
        ...FOR_CHILDREN.slice(0, 4),
        ...FOR_CHILDREN.slice(5),
        ...(thing ? [OPENER[thing.kind], MATTERS[thing.kind]] : []),
      ],
      end: FOR_CHILDREN.slice(4, 5),
    }
  if (purpose === 'needs') return { opener: [], middle: NEEDS.slice(0, -1), end: NEEDS.slice(-1) }
  if (!thing) return { opener: [], middle: FEEDBACK, end: NEEDS.slice(-1) }
  return {
    opener: [OPENER[thing.kind]],
    middle: [...FEEDBACK.slice(0, 3), MATTERS[thing.kind], ...FEEDBACK.slice(3)],
    end: [AN_END],
  }
}

const FULL = 10
const BRIEFLY = 6

function countFor(brief: Brief, aspects: number): number {
  if (brief.count) return brief.count
  if (brief.purpose === 'decision') return Math.max(aspects + 1, 3)
  if (brief.purpose === 'needs' && aspects > 0) return aspects + 4
  return Math.max(aspects + 1, brief.isShort ? BRIEFLY : brief.isGentle ? 7 : FULL)
}

const isOpen = ({ question_type }: AssistantQuestion) => question_type === 'long_text'

export interface Plan {
  questions: AssistantQuestion[]
  /** What was left out, for when more is wanted. */
  spare: AssistantQuestion[]
  /** The words of those that were asked for: the last to go. */
  essential: string[]
}

/** The whole survey that a brief asks for: each aspect, and around them what its purpose needs. */
export function planned(brief: Brief, told: Told, own: Language, style: Style): Plan {
  if (brief.isInquiry && !brief.isGentle && !brief.isForChildren) return inquired(brief, told, own, style)
  const thing = thingOf(told, own, style.language)
  const about: About | null = thing?.about ?? null
  const asked = askedAspects(brief, style)
  const lead =
    brief.purpose === 'opinion' && asked.length === 0
      ? [shaped(STANCE, about ?? nounPhrase(told.title, own), style)]
      : []
  const aspects = distinct([...lead, ...asked])
  const { opener, middle, end } = around(brief, thing)
  const shape = (list: KnownQuestion[]) =>
    list.filter((known) => about || !isFramed(known)).map((known) => shaped(known, about, style))
  const filling = shape(middle)
  const second =
    brief.purpose === 'feedback' && !brief.isClosed
      ? brief.aspects.flatMap((aspect) =>
          aspect.is === 'thing' ? shaped(IMPROVED, nounPhrase(aspect.text, style.language), style) : [],
        )
      : []
  const pool = distinct([...filling, ...second]).filter(
    (one) => !aspects.some(({ question_text }) => question_text === one.question_text),
  )
  const ordered = brief.isClosed ? [...pool.filter((one) => !isOpen(one)), ...pool.filter(isOpen)] : pool
  const count = countFor(brief, aspects.length)
  const last = shape(end).slice(0, count > aspects.length ? 1 : 0)
  const first = shape(opener).slice(0, count > aspects.length + last.length + 1 ? 1 : 0)
  const room = Math.max(0, count - aspects.length - last.length - first.length)
  const inner = ordered
    .filter((one) => !last.includes(one) && !(brief.isClosed && brief.count === null && isOpen(one)))
    .slice(0, room)
  const questions = distinct([...first, ...aspects, ...closedFirst(inner), ...last]).slice(0, count)
  const isIn = (one: AssistantQuestion) =>
    questions.some(({ question_text }) => question_text === one.question_text)
  return {
    questions,
    spare: distinct([...ordered, ...shape([...opener, LIKED, ...end])]).filter((one) => !isIn(one)),
    essential: aspects.map(({ question_text }) => question_text),
  }
}

const askedAspects = (brief: Brief, style: Style): AssistantQuestion[] =>
  brief.aspects.flatMap((aspect) =>
    aspect.is === 'thing'
      ? [
          aspect.options
            ? askedChoice(aspect.text, aspect.options, style)
            : askedThing(aspect.text, brief, style),
        ]
      : (askedKnown(aspect, style) ?? askedClause(aspect, brief, style) ?? []),
  )

/** What was named in a brief, each as a question. */
export function askedIn(brief: Brief, told: Told, own: Language, style: Style): AssistantQuestion[] {
  if (brief.isInquiry) return inquiredOf(brief, told, own, style)
  return distinct(askedAspects(brief, style))
}

/** Where it asks for what is asked for again and again, in words that were thought about. */
function askedKnown(aspect: Aspect, style: Style): AssistantQuestion | null {
  const known = aspect.is === 'clause' && aspect.options.length > 1 ? null : knownFor(aspect)
  return known && !isFramed(known.question) ? shaped(known.question, null, style) : null
}

const closedFirst = (list: AssistantQuestion[]) => [
  ...list.filter((one) => !isOpen(one)),
  ...list.filter(isOpen),
]

function distinct(list: AssistantQuestion[]): AssistantQuestion[] {
  return list.filter(
    (one, at) => list.findIndex(({ question_text }) => question_text === one.question_text) === at,
  )
}
