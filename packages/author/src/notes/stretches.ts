/** Stretches of time, from one hour to another, that the words around them tell from amounts: “9 til 12 then 1 to 2:30”,
 * “worked 8 to 5”, “8-10 und 11-12:30 gelernt”. */

const HOUR = '(?:2[0-4]|1\\d|0?\\d)(?:[:.h][0-5]\\d(?!\\d))?(?: ?(?:[ap]m|uhr)(?!\\p{L}))?'
const TO = '(?: ?[-–—] ?| (?:to|till?|until|til|bis|a|hasta)(?: las?)? )'
const FROM = '(?:(?:from|von|de|desde|between|entre)(?: las?)? )?'
const ONE = `${FROM}${HOUR}${TO}${HOUR}`
const AND =
  '(?:,? ?(?:and then|and|then|y luego|y|luego|und dann|und|dann|&|\\+)(?: again| nochmal| otra vez)? |, ?)'
const EDGE = '(?<![\\d.:/,\\p{L}-])'
/** What follows a time, and is not what the number counts. */
const NO_UNIT =
  '(?![\\d:]|[.,]\\d| ?[%€£$°]| ?(?:h|hs|hrs?|hours?|horas?|std|stunden?|min|mins|minutes?|minutos?|minuten|km|k|m|mi|miles?|kg|g|l|ml|pages?|páginas?|seiten?|cups?|glass|glasses|vasos|tazas|gläser|tassen|reps?|steps|pasos|schritte|times|veces|mal|portions?|pm|x)(?!\\p{L}))'
const SEVERAL = new RegExp(`${EDGE}${ONE}(?:${AND}${ONE}){1,5}${NO_UNIT}`, 'giu')
const PARTS = new RegExp(`(${HOUR})(${TO})(${HOUR})`, 'giu')
const SURE =
  /:|[ap]m(?!\p{L})|uhr|(?<!\p{L})(?:from|von|desde|till?|until|hasta|las?)(?!\p{L})|(?<!\p{L})de \d/iu
const UNTIL = /till?|until|hasta|bis/iu

interface Moment {
  hours: number
  /** “20:00”. */
  isExact: boolean
  /** “8 pm”. */
  isMarked: boolean
}
function momentOf(time: string): Moment {
  const [, hour, minutes = '0', half] = /^(\d{1,2})(?:[:.h](\d\d))?(?: ?([ap])m| ?uhr)?/iu.exec(time) ?? []
  const hours = Number(hour) + Number(minutes) / 60
  if (!half) return { hours, isExact: hours >= 13, isMarked: false }
  return { hours: (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0), isExact: true, isMarked: true }
}

function between(from: string, to: string): number {
  const [begin, end] = [momentOf(from), momentOf(to)]
  const hours = (end.hours - begin.hours + 24) % 24
  // “8-10 pm”: both of the evening.
  return hours > 12 && !begin.isExact && (!end.isExact || end.isMarked) ? hours - 12 : hours
}

const short = (value: number) => String(Number(value.toFixed(4)))
const isRising = (from: string, to: string) => momentOf(from).hours < momentOf(to).hours

/** Two stretches or more, one of which can only be of the clock, or that go on from each other. */
export const withSeveralStretches = (text: string) =>
  text.replace(SEVERAL, (whole) => {
    const parts = [...whole.matchAll(PARTS)].map(([, from = '', , to = '']) => ({ from, to }))
    const goesOn = parts.every(
      ({ from }, at) => at === 0 || momentOf(from).hours !== momentOf(parts[at - 1]?.from ?? '').hours,
    )
    if (!SURE.test(whole) && !(goesOn && parts.some(({ from, to }) => isRising(from, to)))) return whole
    return `${short(parts.reduce((all, { from, to }) => all + between(from, to), 0))} h`
  })

/** An hour or two apart it may be how long: “slept 7 to 8”. */
const CLEARLY_APART = 3

const AFTER_NAME = new RegExp(
  `(?<!\\p{L})(\\p{L}{3,})(:? (?:was )?(?:from |von |de |desde )?)(${HOUR})(${TO})(${HOUR})${NO_UNIT}`,
  'giu',
)
const BEFORE_NAME = new RegExp(
  `${EDGE}(?:von |from |de )?(${HOUR})(${TO})(${HOUR}) (?=(\\p{L}{3,}))${NO_UNIT}`,
  'giu',
)

function hoursOf(from: string, joint: string, to: string, isInHours: boolean): string | null {
  const isSure = /[:h]|[ap]m|uhr/iu.test(from + to)
  const isFalling = !isRising(from, to)
  const isApart = momentOf(to).hours - momentOf(from).hours >= CLEARLY_APART
  const isUntil = UNTIL.test(joint) && (isApart || !/bis/iu.test(joint))
  if (!isSure && !isFalling && !(isInHours && (isApart || isUntil))) return null
  const hours = between(from, to)
  return hours > 0 ? `${short(hours)} h` : null
}

/** Beside the name of something that is timed; `timedIn` says in what, if anything. */
export function withNamedStretches(text: string, timedIn: (word: string) => 'h' | 'min' | null): string {
  return text
    .replace(AFTER_NAME, (whole, word: string, before: string, from: string, joint: string, to: string) => {
      const unit = timedIn(word)
      const hours = unit && hoursOf(from, joint, to, unit === 'h')
      return hours ? `${word}${before.replace(/(?:from|von|de|desde) $/iu, '')}${hours}` : whole
    })
    .replace(BEFORE_NAME, (whole, from: string, joint: string, to: string, word: string) => {
      const unit = timedIn(word)
      const hours = unit && hoursOf(from, joint, to, unit === 'h')
      return hours ? `${hours} ` : whole
    })
}
