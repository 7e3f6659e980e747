import { escaped } from '../reading/escaped.ts'
import { CHOICE_QUESTIONS } from './brief/choice-questions.ts'
import { DOMAINS } from './domains/all.ts'
import { OWN_THINGS } from './domains/own-things.ts'
import { THEMES } from './domains/themes/all.ts'
import { FACET_QUESTIONS } from './facets/find-facet.ts'
import { ENDINGS, FRAME, PEOPLE_FRAME, PLAYFUL, PLAYFUL_OF_ME, TENDER_FRAME } from './frame.ts'
import { KIND_QUESTIONS } from './kinds/kind.ts'
import type { KnownQuestion, Language } from './known-question.ts'
import type { AssistantQuestion } from './model.ts'
import { PURPOSE_QUESTIONS } from './purposes/all.ts'
import { ASPECT_QUESTIONS } from './request/named-aspects.ts'
import { type About, type Style, textOf } from './shape.ts'
import { shortened } from './shorten.ts'
import { SITUATION_QUESTIONS } from './situations/all.ts'
import { inEverydayWords } from './turns/everyday-words.ts'
import type { Address } from './voice.ts'
import { unwrapped } from './wishes/retype.ts'

/** A question of a survey that is one of the known ones, so that it can be said otherwise. */
export interface Recognised {
  known: KnownQuestion
  about: About | null
  style: Style
  isShort: boolean
}

const STYLES: Style[] = (['en', 'es', 'de'] as Language[]).flatMap((language) =>
  (['plain', 'casual', 'formal'] as Address[]).map((address) => ({ language, address })),
)

const HOLE = 'Qxq'
type Known = Omit<Recognised, 'about'>
let exact: Map<string, Known> | undefined
let framed: (Known & { pattern: RegExp })[] | undefined

const isFramed = ({ text }: KnownQuestion) => text.en.includes('{x}')

function index() {
  const words = new Map<string, Known>()
  const note = (text: string, known: Known) => {
    if (!words.has(text)) words.set(text, known)
  }
  for (const style of STYLES)
    for (const known of [
      ...[...DOMAINS, ...OWN_THINGS, ...THEMES].flatMap(({ questions }) => questions),
      ...PLAYFUL_OF_ME,
      ...KIND_QUESTIONS.filter((one) => !isFramed(one)),
      ...SITUATION_QUESTIONS.filter((one) => !isFramed(one)),
      ...FACET_QUESTIONS,
      ...[...TENDER_FRAME, ...PURPOSE_QUESTIONS, ...Object.values(CHOICE_QUESTIONS)].filter(
        (one) => !isFramed(one),
      ),
    ]) {
      const text = textOf(known, null, style)
      note(text, { known, style, isShort: false })
      // A ranking says “Put it in order”, which a choice made of it does not.
      note(unwrapped(text), { known, style, isShort: false })
      note(shortened(text), { known, style, isShort: true })
      note(inEverydayWords(text, style.language), { known, style, isShort: false })
    }
  return words
}

function patterns() {
  return STYLES.flatMap((style) =>
    [
      ...FRAME,
      ...TENDER_FRAME,
      ...PEOPLE_FRAME,
      ...PLAYFUL,
      ...ENDINGS,
      ...KIND_QUESTIONS,
      ...SITUATION_QUESTIONS,
      ...FACET_QUESTIONS,
      ...ASPECT_QUESTIONS,
      ...PURPOSE_QUESTIONS,
    ]
      .filter(isFramed)
      .flatMap((known) => {
        const text = textOf(known, { phrase: HOLE, language: style.language }, style)
        const everyday = inEverydayWords(text, style.language)
        const said = [
          { said: text, isShort: false },
          { said: shortened(text), isShort: true },
          ...(everyday === text ? [] : [{ said: everyday, isShort: false }]),
        ]
        return said.map(({ said, isShort }) => {
          const words = escaped(said).replace(/\b(de|a) Qxq/g, '$1(?: |(?=l ))Qxq')
          return { known, style, isShort, pattern: new RegExp(`^${words.replaceAll(HOLE, '(.+?)')}$`, 'u') }
        })
      }),
  )
}

/** “del trabajo” leaves “l trabajo”; and a formal “Ihren Hund” was “deinen Hund”. */
const asSaid = (phrase: string, { language, address }: Style): About => ({
  phrase:
    language === 'es'
      ? phrase.replace(/^l /, 'el ')
      : language === 'de' && address === 'formal'
        ? phrase.replace(/\bIhr(e[mnrs]?)?\b/g, 'dein$1')
        : phrase,
  language,
})

export const recognised = (question: AssistantQuestion): Recognised | null =>
  inWords(question.question_text, question) ?? withoutWraps(question)

const MARK = /\s\((?:optional|opcional|freiwillig)\)$/u
export const withoutMark = (text: string) => text.replace(MARK, '')

function withoutWraps(question: AssistantQuestion): Recognised | null {
  const bare = unwrapped(withoutMark(question.question_text))
  const plain = bare.replace(
    /^[^:?¿]{3,24}: (¿?)(\p{L})/u,
    (_, mark: string, letter: string) => mark + letter.toUpperCase(),
  )
  return (
    (bare === question.question_text ? null : inWords(bare, question)) ??
    (plain === bare ? null : inWords(plain, question))
  )
}

/** Several questions share their words and differ in their answers. */
function isAnsweredSo({ known, style }: Known, { options, question_config }: AssistantQuestion): boolean {
  const [first] = options ?? []
  if (first) return known.options?.[style.language].includes(first.option_text) === true
  const labels = question_config?.options.labels
  return labels ? known.ends?.[style.language][0] === labels.min : !known.options && !known.ends
}

function inWords(text: string, question: AssistantQuestion): Recognised | null {
  exact ??= index()
  const found = exact.get(text)
  if (found) return { ...found, about: null }
  framed ??= patterns()
  let second: Recognised | null = null
  for (const { pattern, ...known } of framed) {
    const phrase = pattern.exec(text)?.slice(1).find(Boolean)
    if (!phrase) continue
    const one = { ...known, about: asSaid(phrase, known.style) }
    if (isAnsweredSo(known, question)) return one
    second ??= one
  }
  return second
}
