import { asWords } from '../plain-text.ts'
import type { Change } from './change.ts'
import { type Changing, edit, noted } from './standing.ts'

const MOST_OPTIONS = 100
const LEAST_OPTIONS = 2
const LONGEST_OPTION = 200

const asOptions = (texts: readonly string[]) => {
  const given = texts.map((text) => asWords(text, LONGEST_OPTION)).filter(Boolean)
  return [...new Map(given.map((option_text) => [option_text.toLocaleLowerCase(), { option_text }])).values()]
}

const change = (state: Changing, place: number, options: { option_text: string }[]): Changing =>
  options.length < LEAST_OPTIONS || options.length > MOST_OPTIONS
    ? noted(state, { not: 'optional', place: place + 1 })
    : noted(
        edit(state, [place], (question) => ({ ...question, options })),
        { did: 'options', place: place + 1 },
      )

/** What stays last, whatever is added. */
const WAY_OUT =
  /do not mind|me da igual|ist mir gleich|no opinion|sin opinión|keine Meinung|none of|something else|otra cosa|etwas anderes/iu

/** Some more, or some fewer. */
export function optionsChanged(
  state: Changing,
  { to, place, options }: Extract<Change, { to: 'add options' | 'drop options' }>,
): Changing {
  const standing = state.list.find(({ was }) => was === place)?.question.options
  if (!standing) return noted(state, { not: 'optional', place: place + 1 })
  const given = asOptions(options)
  const isGiven = (text: string) =>
    given.some(({ option_text }) => option_text.toLocaleLowerCase() === text.toLocaleLowerCase())
  const kept = standing.filter(({ option_text }) => !isGiven(option_text))
  if (to === 'drop options') return change(state, place, kept)
  const has = (text: string) =>
    standing.some(({ option_text }) => option_text.toLocaleLowerCase() === text.toLocaleLowerCase())
  const fresh = given.filter(({ option_text }) => !has(option_text))
  const last = standing.findIndex(({ option_text }) => WAY_OUT.test(option_text))
  const at = last > 0 && last === standing.length - 1 ? last : standing.length
  return change(state, place, [...standing.slice(0, at), ...fresh, ...standing.slice(at)])
}

/** The first ones, more than half of them. */
export function optionsFewer(state: Changing, place: number): Changing {
  const standing = state.list.find(({ was }) => was === place)?.question.options
  if (!standing || standing.length <= LEAST_OPTIONS)
    return noted(state, { not: 'optional', place: place + 1 })
  const count = Math.max(LEAST_OPTIONS, Math.min(standing.length - 1, Math.ceil(standing.length * 0.6)))
  return change(state, place, standing.slice(0, count))
}
