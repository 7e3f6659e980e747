import { FIGURE } from './numbers.ts'
import { unitOf } from './units.ts'

/** What is added up or taken off in the note itself: “4h + 2h + 3h”, “3+2+4 h”, “9 h minus 1 hours for lunch”. */

const MOST = 9
/** Of what kind they are, and not what is counted. */
const EASY = 'cool|cooldown|warm|warmup|easy|slow|recovery|suaves?|locker'
const UNIT = `(?: ?(?!(?:${EASY})(?!\\p{L}))\\p{L}{1,9}(?!\\p{L}))?`
const ADDED = new RegExp(
  `(?<![\\d.:/+\\p{L}])${FIGURE}${UNIT}(?: ?\\+ ?${FIGURE}(?![\\d.:/])(?! ?(?:more|extra|más|mehr)(?!\\p{L}))${UNIT}){1,${MOST}}`,
  'giu',
)
const TERM = new RegExp(`(${FIGURE})(?: ?(\\p{L}+))?`, 'gu')
const short = (value: number) => String(Number(value.toFixed(4)))

/** The sum in the first unit that is said; null where they are of different kinds. */
function sumOf(terms: { figure: number; unit: string }[]): string | null {
  const said = terms.filter(({ unit }) => unit)
  const [first] = said
  if (!first) return short(terms.reduce((all, { figure }) => all + figure, 0))
  const { dimension, factor } = unitOf(first.unit)
  if (said.some(({ unit }) => unitOf(unit).dimension !== dimension)) return null
  const sum = terms.reduce((all, { figure, unit }) => all + figure * (unit ? unitOf(unit).factor : factor), 0)
  return `${short(sum / factor)} ${first.unit}`
}

export const withAddedUp = (text: string) =>
  text.replace(ADDED, (whole) => {
    const terms = [...whole.matchAll(TERM)].map(([, figure, unit = '']) => ({ figure: Number(figure), unit }))
    return sumOf(terms) ?? whole
  })

const TIME = 'h|hs|hrs?|hours?|horas?|std\\.?|stunden?|min|mins|minutes?|minutos?|minuten'
const TAKEN_OFF = new RegExp(
  `(?<![\\d.])(${FIGURE}) ?(${TIME})(,? [^\\d.,;!?]{0,20}?)?,? ?\\(?(?:minus|less|abzüglich|abzgl\\.?|abz\\.?|weniger|menos|quitando|descontando) (?:(?:the|einer?|una?|el|la|der|die) )?(${FIGURE}) ?(${TIME})(?!\\p{L})(?: (?:(?:for|of|de|del|para|por|für|fürs|zum) (?:the |la |el |das |die )?)?(\\p{L}{4,}))?\\)?`,
  'giu',
)

export const withTakenOff = (text: string, timedIn: (word: string) => string | null) =>
  text.replace(
    TAKEN_OFF,
    (whole, from: string, unit: string, between = '', off: string, offUnit: string, what = '') => {
      const { factor } = unitOf(unit.replace('.', ''))
      const left = Number(from) - (Number(off) * unitOf(offUnit.replace('.', '')).factor) / factor
      if (left <= 0) return whole
      // The break may be tracked, too.
      return `${short(left)} ${unit}${between}${timedIn(what) ? `, ${what} ${off} ${offUnit}` : ''}`
    },
  )
