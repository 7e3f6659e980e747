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
/** Farther apart they are of different things. */
const FARTHEST = 2

export const withMeasuredAfter = (text: string) =>
  text.replace(AGAIN, (whole, first: string, unit = '', between = '', second: string, otherUnit?: string) => {
    const ratio = Number(second) / Number(first)
    const isAlike = ratio <= FARTHEST && ratio >= 1 / FARTHEST
    const isSameUnit = otherUnit === undefined || otherUnit.toLowerCase() === unit.toLowerCase()
    return isAlike && isSameUnit ? `${first}${unit && ` ${unit}`}${between}, no, ${second}` : whole
  })
