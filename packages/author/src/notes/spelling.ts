import { isKnownWord, plain, titleWords, wordsMeaning } from './forms.ts'
import type { TrackedFeature } from './model.ts'
import { type Language, numberWords } from './number-words.ts'
import { GRAMMAR, nearest, withSmallWords } from './slips.ts'

/** Slips of a thumb in the words that a note is read by: two letters swapped, one typed twice, a vowel left out. */

const UNIT_WORDS: Record<Language, string> = {
  en: 'minutes minute hours hour glasses glass pages page miles mile cups steps words lengths pounds half',
  es: 'minutos minuto horas hora vasos vaso páginas página pasos palabras largos kilos media',
  de: 'Minuten Minute Stunden Stunde Gläser Glas Seiten Seite Schritte Tassen Wörter Bahnen halbe',
}
/** Of which day it is must be understood, however it is typed. */
const DAYS: Record<Language, string> = {
  en: 'tomorrow yesterday today tonight morning evening afternoon',
  es: 'mañana ayer anteayer anoche tarde noche',
  de: 'morgen gestern vorgestern heute morgens mittags abends',
}
/** As people shorten them. */
const SHORT_DAYS: [RegExp, string][] = [
  [/(?<![\p{L}\d])(?:2mor+ow?|2moz|tmrw|tmw|tmr|tomoz|tomo)(?![\p{L}\d])/giu, 'tomorrow'],
  [/(?<![\p{L}\d])(?:yday|yest|ystrday|yesterd)(?![\p{L}\d])/giu, 'yesterday'],
  [/(?<![\p{L}\d])(?:2day|tday)(?![\p{L}\d])/giu, 'today'],
  [/(?<![\p{L}\d])(?:2nite|tonite)(?![\p{L}\d])/giu, 'tonight'],
]
const MADE_SMALL: [RegExp, string][] = [
  [/(?<!\p{L})minut(?:ill|it)os(?!\p{L})/giu, 'minutos'],
  [/(?<!\p{L})horit(as?)(?!\p{L})/giu, 'hor$1'],
  [/(?<!\p{L})Stündchen(?!\p{L})/gu, 'Stunde'],
]
/** They are words, although they look like a slip. */
const WORDS = new Set(
  'there their cuarto cuartos from form diary dairy trail trial calm clam dear beard bread cost coast pint paint pant clan clean past paste best beast quite quiet chin chain bored board stop spin sept sent went meet meat feel fell wake weak weeks late plan plane plant play place able about made make male mile mill will wine wind ride rode road read reed lead line like list lost most meal mean main many mano mata mapa paso peso piso caso cosa casa cama come coma como corte corto carta carro cerro perro pero pelo libre libro leer lees leche noche ocho hecho pecho Wein Bein sein Seite Saite Leute laute Stunde Stand Stadt statt Rad Rat Tage Tante tardes noches todas Abend arde tare norte notice nice evenings schnitte tasten taschen klassen kassen waffen laden weiten reisen steppe stop stops rest reset nest tests sites site seats streets slips nothings walker talker planned glassed gemessen vergessen gesessen besessen becken'
    .toLowerCase()
    .split(' '),
)
const SHORTEST = 4
const SHORTEST_SYNONYM = 6
const UNSPEAKABLE = /[bcdfghjklmnpqrstvwxz]{3}/
/** Of so long a word no other is one letter away. */
const LONG = 7

/** Written as it sounds. */
const asHeard = (word: string) =>
  plain(word)
    .replace(/[cz](?=[ei])|z/g, 's')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/(?<!c)h/g, '')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/g(?=[ei])/g, 'j')

const VOWEL = /[aeiouäöüy]/
const VOWELS = ['a', 'e', 'i', 'o', 'u']

/** Every way in which a word is typed by mistake. */
function slipsOf(word: string): string[] {
  const letters = [...word]
  return letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1).join('')]
    const next = letters[at + 1]
    const isInside = at > 0 && at < letters.length - 1
    const isDouble = letter === letters[at - 1]
    return [
      ...(next && next !== letter ? [`${before}${next}${letter}${letters.slice(at + 2).join('')}`] : []),
      ...((isInside && (VOWEL.test(letter) || letters.length >= LONG)) || isDouble ? [before + after] : []),
      `${before}${letter}${letter}${after}`,
      ...(isInside && letters.length >= LONG && VOWEL.test(letter)
        ? VOWELS.map((vowel) => before + vowel + after)
        : []),
    ]
  })
}

const SLIPS_OF_DAYS = new Map<Language, Map<string, string>>()
/** Of the long ones also two slips in one word: “tommorow”. */
function slipsOfDays(language: Language): Map<string, string> {
  const known = SLIPS_OF_DAYS.get(language)
  if (known) return known
  const long = DAYS[language].split(' ').filter(({ length }) => length > LONG)
  const slips = new Map(
    long.flatMap((word) =>
      slipsOf(word)
        .flatMap(slipsOf)
        .map((slip): [string, string] => [slip, word]),
    ),
  )
  SLIPS_OF_DAYS.set(language, slips)
  return slips
}

/** The note with such words mended; of two that may be meant, the one that is tracked comes before units and numbers. */
export function withSpelling(note: string, features: readonly TrackedFeature[], language: Language): string {
  const known = new Set(
    [
      ...features.flatMap(({ title }) => wordsMeaning(title)),
      ...features.flatMap(({ unit }) => unit?.split(/\s+/) ?? []),
      ...numberWords(language),
      ...UNIT_WORDS[language].split(' '),
      ...DAYS[language].split(' '),
      ...GRAMMAR[language].split(' '),
    ]
      .map((word) => word.toLowerCase())
      .filter((word) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST),
  )
  const titles = features.flatMap(({ title, unit }) => [...titleWords(title), ...(unit?.split(/\s+/) ?? [])])
  const own = [...new Set(titles.map((word) => word.toLowerCase()))]
  const synonyms = new Set(
    features.flatMap(({ title }) => wordsMeaning(title)).filter((word) => !own.includes(word)),
  )
  const grammar = new Set(GRAMMAR[language].split(' '))
  const slips = new Map<string, string>()
  for (const word of known) {
    // What is left of a short word may be another one, unless nobody could say it.
    const isShort = synonyms.has(word) && word.length < SHORTEST_SYNONYM && !grammar.has(word)
    for (const slip of slipsOf(word))
      if (!slips.has(slip) && !(isShort && !UNSPEAKABLE.test(slip))) slips.set(slip, word)
    if (language === 'es') {
      slips.set(asHeard(word), word)
      for (const slip of slipsOf(plain(word))) if (!slips.has(slip) && !isShort) slips.set(slip, word)
    }
  }
  const slipsTwice = slipsOfDays(language)
  const mended = (typed: string) => {
    const word = typed.toLowerCase()
    if (known.has(word) || WORDS.has(word) || word.length < SHORTEST) return typed
    if (language === 'es' && /[áéíóú]/.test(word)) return typed
    // Whoever has set an accent meant it: “paseó” is somebody else's “paseé”.
    const isAsHeard = language === 'es' && word === plain(word)
    const shorter = word.length > LONG ? [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1)) : []
    const meant = shorter.find((one) => known.has(one) && one.length >= LONG)
    return (
      meant ??
      slips.get(word) ??
      slipsTwice.get(word) ??
      (isAsHeard ? slips.get(asHeard(word)) : undefined) ??
      (isKnownWord(word) ? undefined : nearest(word, own)) ??
      typed
    )
  }
  const joined = withSmallWords(note, language).replace(
    /(\p{L}{3,40}) (?=(\p{L}{3,40}))/gu,
    (whole, one: string, other: string) => (known.has(`${one}${other}`.toLowerCase()) ? one : whole),
  )
  const spelt = joined.replace(/\p{L}+/gu, mended)
  return (language === 'en' ? SHORT_DAYS : MADE_SMALL).reduce(
    (text, [pattern, plainly]) => text.replace(pattern, plainly),
    spelt,
  )
}
