import { numberOf } from '@youzine/words'
import { isWithin, type Passage } from '../find.ts'
import type { Shelved } from '../library.ts'
import { wordId } from '../word-matches.ts'
import { type Asked, dayIn, evidence, passageAbout, type Reply, sayIn } from './asked.ts'

interface Measure {
  unit: string
  value: number
  label: string
}

const MEASURES: readonly (readonly [unit: string, pattern: RegExp])[] = [
  ['weight', /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?) ?(?:kilos?|kg|stone|lbs?|pounds|Gramm|g)(?!\p{L})/u],
  [
    'length',
    /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?) ?(?:cm|metres?|meters?|m|km|miles?|inch(?:es)?|feet|foot|metros|Meter|Zentimeter|Kilometer)(?!\p{L})/u,
  ],
  ['money', /[£$€] ?(\d[\d.,]*\d|\d)/u],
  ['heat', /(?<![\d.,])(-?\d{1,3}) ?(?:degrees|grados|Grad|°)/u],
]
const CLOCK = /(?<![\d:.,])(?:(\d{1,2})[:.])?(\d{1,2})[:.](\d\d)(?![\d:.]|\d? ?(?:am|pm|Uhr))/u
const HOURS = /(?<![\p{L}\d])(\d{1,2}) ?(?:hrs?|hours?|h|horas?|Stunden?) ?(?:and |y |und )?(\d{1,2})?/u

function measureIn(text: string, isTime: boolean): Measure | null {
  if (isTime) {
    const clock = CLOCK.exec(text)
    if (clock)
      return {
        unit: 'time',
        value: Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]),
        label: clock[0],
      }
    const hours = HOURS.exec(text)
    return hours
      ? { unit: 'time', value: Number(hours[1]) * 3600 + Number(hours[2] ?? 0) * 60, label: hours[0].trim() }
      : null
  }
  for (const [unit, pattern] of MEASURES) {
    const m = pattern.exec(text)
    if (m)
      return {
        unit,
        value: Number((m[1] as string).replace(/[,.](?=\d{3}(?!\d))/g, '').replace(',', '.')),
        label: m[0],
      }
  }
  return null
}

const MOST_OF =
  /(?<!\p{L})(?:most|fewest|más|menos|(?:die )?meisten|(?:die )?wenigsten|record number of) (\p{L}{3,40})/iu

/** “62 courgettes”, “eleven more buckets”, “Buckets: zero”: so many of the thing itself. */
function countIn({ tokens, text, language }: Shelved, spots: readonly number[]): Measure | null {
  for (const spot of spots)
    for (const place of [spot - 1, spot - 2, spot + 1]) {
      const number = tokens[place]
      const thing = tokens[spot]
      const value = number ? numberOf(number.key, language) : null
      if (!number || !thing || value === null || number.sentence !== thing.sentence) continue
      if (place < spot || text.slice(thing.to, number.from) === ': ')
        return { unit: 'count', value, label: number.raw }
    }
  return null
}

/** The most of one thing that any post counts. */
export function mostOf(asked: Asked): Reply | null {
  const { question, library } = asked
  const label = MOST_OF.exec(question.text)?.[1]
  const term = question.terms.find((t) => t.label === label && !t.isDeed && !t.person)
  if (!term) return null
  const counted = library.posts.flatMap((post) => {
    if (!term.matches.posts.has(post.n) || post.tone !== 'clear' || post.day === null || post.isForeign)
      return []
    if (!isWithin(post, question.spans)) return []
    const spots = post.tokens.flatMap((t, n) =>
      term.matches.words.has(wordId(post.language, t.key)) ? [n] : [],
    )
    const measure = countIn(post, spots)
    const passage = passageAbout(post, [term])
    return measure && passage ? [{ passage, measure }] : []
  })
  if (counted.length < FEWEST) return null
  const { passage, measure } = counted.reduce((a, b) =>
    (question.degree.isLeast ? b.measure.value < a.measure.value : b.measure.value > a.measure.value) ? b : a,
  )
  return said(asked, passage, measure.label)
}

const TIME =
  /(?<!\p{L})(?:times?|fastest|slowest|quickest|tiempo|rápid[oa]|Zeit|Bestzeit|schnellste\p{L}*)(?!\p{L})/iu
const FAST =
  /(?<!\p{L})(?:best|fastest|quickest|record|mejor|récord|más rápid[oa]|beste\p{L}*|schnellste\p{L}*|Bestzeit|Rekord)(?!\p{L})/iu
const HALF = 0.5
const FEWEST = 3

/** A best time is the best of several, or none. */
export const isOfTime = ({ question }: Asked): boolean => TIME.test(question.text)

/** The heaviest, the highest, the best time: the furthest of all that posts measure of one thing. */
export function record(asked: Asked): Reply | null {
  const { text, degree } = asked.question
  const isTime = TIME.test(text)
  const measured = asked.passages
    .filter((p) => p.coverage >= HALF && p.post.day !== null)
    .flatMap((passage) => {
      const measure = measureIn(passage.sentence.text, isTime) ?? measureIn(passage.post.text, isTime)
      return measure ? [{ passage, measure }] : []
    })
  const [first] = measured
  const alike = measured.filter((m) => m.measure.unit === first?.measure.unit)
  if (!first || alike.length < FEWEST) return null
  const isLow = isTime ? FAST.test(text) : degree.isLeast
  const found = alike.reduce((a, b) =>
    (isLow ? b.measure.value < a.measure.value : b.measure.value > a.measure.value) ? b : a,
  )
  return said(asked, found.passage, found.measure.label)
}

function said(asked: Asked, passage: Pick<Passage, 'post' | 'sentence'>, label: string): Reply {
  const lead = sayIn(asked).record(label, dayIn(asked, passage.post.day as number))
  return { text: `${lead} ${evidence(asked, passage)}`, posts: [passage.post.id], isCounted: true }
}
