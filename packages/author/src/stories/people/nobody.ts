import { FIRST_NAMES } from '../../reading/first-names.ts'
import { once } from '../../reading/once.ts'
import type { Told } from '../told.ts'
import type { Name } from './names.ts'

/** A streetcorner, a street, somewhere to go to. */
const PLACE = [
  '(?:calle|avenida|av\\.|pasaje|esquina(?: de)?|cruza|barrio|plaza|corner of|Ecke) X',
  'X (?:Street|St|Road|Rd|Avenue|Lane|Square|Corner|Straße|Platz)(?!\\p{L})',
  '(?:en|in|an) X (?:y|and|und) \\p{Lu}',
  "X (?:y|and|und|&) \\p{Lu}\\p{Ll}+,? \\d{1,2} ?(?:hs|hrs?|h|Uhr|o[’']clock)(?!\\p{L})",
  'X (?:está|esta|queda|is|ist|liegt) (?:(?:muy|so|very|too|sehr|zu) )?(?:lejos|cerca|far|near|weit|nah)(?!\\p{L})',
  '(?:ir|fui|fuimos|vamos|viaje|volar|llegar|llegamos|llevar a \\p{L}+) a X',
  '(?:trip|flight|fly|flew|went|drove|moved) to X(?! and (?:said|asked))',
]
/** A side that plays: its results, its shirts, its full name. */
const CLUB = [
  'X \\d{1,2} ?(?:,|[-–:]|a) ?(?:\\d|\\p{Lu}[\\p{L} ]+ \\d)',
  '\\d{1,2} ?[-–:,]? X \\d{1,2}(?!\\d)',
  'X (?:perdió|ganó|empató|perdimos|lost|won|drew|beat|verliert|verlor|gewinnt|gewann) (?:\\d|la final|el clásico|the (?:final|cup|derby)|das (?:Finale|Derby)|en penales|on penalties|auswärts|away)',
  '(?:Sportivo|Club|Atlético|Deportivo|Racing|Unión|FC|SV|TSV|VfL|VfB) X',
  'X (?:FC|United|City|Rovers|Athletic|Wanderers|Town)(?!\\p{L})',
  '(?:camisetas?|hinchas?|cancha|Trikots?) (?:de|von) X',
]
/** What is mended, or is one of many of its make. */
const THING = [
  "X(?:[’']s| is| was| has been| wurde| ist| está| quedó)? ?(?:leaking|fixed|repaired|serviced|descaled|resprayed|undicht|repariert|arreglad[oa]|reparad[oa])(?!\\p{L})",
  '(?:an?|the) X(?! (?:called|named))',
]
const LEAST = 2
const SHARE = 1 / 3

/** A letter of no script: a pattern for each name anew would take longer than all of the reading. */
const STANDS_FOR_IT = '\u{E000}'
const SAYS = new RegExp(
  [...PLACE, ...CLUB, ...THING].map((p) => `(?<!\\p{L})${p.replace('X', STANDS_FOR_IT)}(?!\\p{L})`).join('|'),
  'u',
)

/** Whether a name that does things, as a person does, is a street, a club or a machine all the same. */
export function isNobody(name: Name, members: readonly Told[]): boolean {
  if (name.isKin || name.title || members.length < LEAST) return false
  const found = members.filter(
    (p) => p.people.length === 0 && SAYS.test(p.text.replaceAll(name.name, STANDS_FOR_IT)),
  ).length
  return found >= LEAST && found >= members.length * SHARE
}

const ARTICLES = new Set(
  'a an the my our this that no another foot el la un una mi nuestro nuestra este esta ningún ninguna otro otra'.split(
    ' ',
  ),
)
const OFTEN = 2

/** “Tree up.” – “Carried a tree up the ladder.”: only ever great at the beginning, and small where it has an article. */
export function isCommonWord(name: Name, posts: readonly Told[]): boolean {
  // “our julie” is somebody’s sister.
  if (name.isKin || name.title || /\s/.test(name.name) || FIRST_NAMES.has(name.key)) return false
  const { small, great } = spellingsIn(posts)
  if (great.has(name.key)) return false
  // “Clocks went forward.” – “The clock is slow.”
  return [name.key, name.key.replace(/s$/, '')].some((key) => (small.get(key) ?? 0) >= OFTEN)
}

const spellingsIn = once((posts: readonly Told[]) => {
  const small = new Map<string, number>()
  const great = new Set<string>()
  for (const { tokens, language } of posts) {
    if (language === 'de') continue
    for (const [at, { key, raw, isCapital, isOpening }] of tokens.entries()) {
      if (isCapital && !isOpening && raw !== raw.toUpperCase()) great.add(key)
      if (!isCapital && ARTICLES.has(tokens[at - 1]?.key ?? '')) small.set(key, (small.get(key) ?? 0) + 1)
    }
  }
  return { small, great }
})
