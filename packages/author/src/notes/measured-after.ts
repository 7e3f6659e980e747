import { FIGURE } from './numbers.ts'

/** “ran 5k. Checked the watch: 4.6”, “6 km, waren aber nur 5”: the later figure takes the place of the first, where both
 * can be of the same. In the form of any correction: “, no, 4.6”. */

const DEVICE =
  '(?:watch|app|garmin|strava|fitbit|tracker|phone|scales?|pedometer|counter|kindle|map|reloj|báscula|móvil|aplicación|pulsera|podómetro|uhr|waage|handy|schrittzähler|karte|computer)'
const THE = '(?:the |my |der |die |das |meine[rm]? |el |la |mi |apple |smart)*'
const CUES = [
  "(?:but )?(?:it|that)(?: was|['’]s| is) (?:really|actually|only|more like|in fact|in reality|just|truly) ?(?:only |just )?",
  '(?:but|though) (?:it|that) was ',
  `(?:i )?(?:just )?(?:checked|looked at|according to|per|going by) ${THE}${DEVICE}(?: and it (?:was|said|says))?`,
  `${THE}${DEVICE} (?:says|said|shows|showed|reckons|has it at|logged|measured|made it|dice|decía|marca|marcó|pone|ponía|sagt|sagte|zeigt|zeigte|meint)(?: it was| que)?`,
  `(?:laut|según) ${THE}${DEVICE}`,
  '(?:es )?(?:waren|sind|war)(?: es)? (?:aber |eigentlich |in wirklichkeit |tatsächlich |doch |wohl ){1,3}(?:nur )?',
  '(?:aber )?(?:eigentlich|in wirklichkeit|tatsächlich) (?:waren es |waren |sind es |nur )+',
  '(?:pero )?en realidad (?:fueron|eran|son|era|fue|han sido)?',
  'pero (?:fueron|eran|son|han sido) ',
]
const AGAIN = new RegExp(
  `(?<![\\d.:/])(${FIGURE})(?: ?(k|\\p{L}{1,14}))?((?: \\p{L}{2,14}){0,2})[,.;(–—-]* (?:${CUES.join('|')}):? ?(?:about |around |unos |etwa )?(${FIGURE})(?![\\d:/])(?=(?: ?(\\p{L}{1,14}))?\\s*(?:$|[.,;!?)](?!\\d)))`,
  'giu',
)
/** “3 miles, or 3.2 says strava”. */
const AS_A_DEVICE_SAYS = new RegExp(
  `(?<![\\d.:/])(${FIGURE})(?: ?(k|\\p{L}{1,14}))?[,.;(–—-]* (?:or |o |oder |well |bueno |actually )?(${FIGURE})(?: ?(?:k|km|mi|miles|kg|h|steps|pasos|schritte))? (?:says|according to|per|by|on|laut|según|dice|sagt|nach) ${THE}${DEVICE}(?!\\p{L})`,
  'giu',
)
/** Farther apart they are of different things. */
const FARTHEST = 2

const instead = (whole: string, first: string, unit: string, between: string, second: string) => {
  const ratio = Number(second) / Number(first)
  const isAlike = ratio <= FARTHEST && ratio >= 1 / FARTHEST
  return isAlike ? `${first}${unit && ` ${unit}`}${between}, no, ${second}` : whole
}

export const withMeasuredAfter = (text: string) =>
  text
    .replace(AGAIN, (whole, first: string, unit = '', between = '', second: string, other?: string) =>
      other === undefined || other.toLowerCase() === unit.toLowerCase()
        ? instead(whole, first, unit, between, second)
        : whole,
    )
    .replace(AS_A_DEVICE_SAYS, (whole, first: string, unit = '', second: string) =>
      instead(whole, first, unit, '', second),
    )
