import { isCount, type Meant, placeOf } from './meant.ts'
import type { Reader } from './reader.ts'

/** What is counted in occasions: “walked the dog twice”, “3 veces”, “Morgenrunde und Abendrunde”. */

const OCCASION =
  /^(?:feeds?|tomas?|walks?|runs?|rides?|rounds?|swims?|pick-?ups?|unlocks?|sessions?|times?|visits?|trips?|calls?|naps?|showers?|outings?|workouts?|classes|checks?|breaks?|paseos?|vueltas?|rondas?|veces|vez|sesion(?:es)?|sesión|visitas?|viajes?|llamadas?|siestas?|duchas?|salidas?|clases?|pausas?|baños?|runden?|mal|male|gänge|gang|spaziergänge|einheiten|besuche?|fahrten?|anrufe?|duschen?|pausen?|trainings|ausflüge?|saunagänge)$/iu
const TIMES =
  /(?<![\p{L}\d.])(?:(once|una vez|einmal)|(twice|dos veces|zweimal)|(thrice|tres veces|dreimal)|(viermal)|(fünfmal)|(sechsmal)|(\d{1,4}) ?(?:times|veces|mal))(?!\p{L})/giu
/** “twice as long”, “three times a week”, “por enésima vez”: nothing was counted. */
const NOT_COUNTED =
  /(?<!\p{L})(?:(?:this|last|all|every|each) (?:week|month|year)|(?:esta|la) semana|este mes|diese woche|diesen monat|pro woche)(?!\p{L})|(?:times|twice|once|veces|vez|mal) (?:as|a (?:week|day|month)|más|so|faster|per|por semana|al día|a la semana|pro|die woche|am tag|in the past|before|on the)(?!\p{L})|(?<!\p{L})(?:almost|nearly|casi|fast|beinahe)(?!\p{L})/iu

/** “fed her 9 times”: whom else one feeds is not counted in feeds. */
const isOfFeeds = ({ feature }: Meant) => /^(?:feeds?|tomas?)$/iu.test(feature.unit ?? '')

/** “veg twice”: what is had is had so often. */
const isHadSoOften = ({ dimension }: Meant) =>
  dimension === 'count:serving' || dimension === 'count:cup' || dimension === 'count:glass'
const AT_A_TIME = /(?<!\p{L})(?:at|around|um|gegen|a las?|sobre las?) \d{1,2}(?::\d\d)?(?![\d.])/iu
export const isOccasion = (meant: Meant) => isCount(meant) && OCCASION.test(meant.feature.unit ?? '')

/** How often the one thing was done that a part speaks of and that is counted in occasions. */
export function readOccasions(part: string, reader: Reader): Meant | null {
  const times = [...part.matchAll(TIMES)]
  const [found, ...more] = times
  if (!found || more.length > 0 || NOT_COUNTED.test(part)) return null
  const [owner, ...others] = reader.meants.filter(
    (meant) => (isOccasion(meant) || isHadSoOften(meant)) && placeOf(meant, part, isOfFeeds(meant)),
  )
  const rest = part.replace(found[0], ' ').replace(AT_A_TIME, ' ')
  if (!owner || others.length > 0 || /\d/.test(rest)) return null
  const at = found.slice(1).findIndex((one) => one !== undefined)
  reader.give(owner, at === 6 ? Number(found[7]) : at + 1, false)
  return owner
}

const PARTS_OF_DAY: RegExp[] = [
  /(?<!\p{L})(?:morning|mañana|morgens?|morgen(?=\p{L}{4})|früh|mornin)/iu,
  /(?<!\p{L})(?:lunch(?:time)?|midday|noon|mediodía|mittags?)/iu,
  /(?<!\p{L})(?:afternoon|tarde|nachmittags?)/iu,
  /(?<!\p{L})(?:evening|night|noche|abends?|abend(?=\p{L}{4})|nachts?|bedtime)/iu,
]
const ANOTHER = /(?<![\p{L}\d.])\+1(?! ?\d)(?![\d.])/gu

/** “morning walk and evening walk”: as many as there are times of day, where each has its own. */
export function readTimesOfDay(sentence: string, reader: Reader) {
  for (const meant of reader.meants.filter(isOccasion)) {
    const found = reader.found.get(meant.feature.id)
    if (!found || found.value !== null || reader.hasUnread) continue
    const parts = PARTS_OF_DAY.filter((part) => part.test(sentence)).length
    const words = sentence.match(/\p{L}+/gu) ?? []
    const mentions = Math.max(...meant.forms.all.map(({ isSure }) => words.filter(isSure).length))
    const all = mentions + (sentence.match(ANOTHER)?.length ?? 0)
    if (parts > 1 && parts === all) reader.give(meant, all, true)
  }
}
