import type { Language } from '../known-question.ts'
import type { About } from '../shape.ts'
import { bareNoun, determinerOf, headOf, type NounClass, nounNamed } from './nouns.ts'

export interface NounPhrase extends About {
  is: NounClass
}

const FEMININE_ES =
  /(?:[^rmh]a|[cs]i[oó]n|dad|tad|tud|umbre|ez)$|^(?:mano|foto|radio|moto|noche|tarde|gente|clase|calle|leche|llave|luz|voz|red|imagen|parte|sede|nieve)$/u
const MASCULINE_ES = /^(?:día|mapa|tema|problema|programa|sistema|clima|idioma|agua|aula|área)$/u

function spanish(bare: string): string {
  const [head = ''] = bare.toLowerCase().split(' ')
  const isPlural = /[^sí]s$/u.test(head) && !/^(?:autobús|lunes|jueves|viernes|crisis)$/u.test(head)
  const one = isPlural ? head.replace(/(?<=[^aeo])es$|s$/u, '') : head
  const isHer = !MASCULINE_ES.test(one) && (FEMININE_ES.test(one) || /[rmh]a$/u.test(one))
  return `${isPlural ? (isHer ? 'las' : 'los') : isHer ? 'la' : 'el'} ${bare}`
}

const FEMININE_DE = /(?:ung|heit|keit|schaft|ion|tät|ik|ei|ur|enz|anz|in|[^gl]e)$/u
const NEUTER_DE = /(?:chen|lein|um|ment|nis|tum|werk|haus|zeug|bad|fest|buch|[lmnrtzkgbpdfhs]en)$/u
const MASCULINE_DE = /^service$|(?:er|ling|or|ismus|us|ig|ant|ist|weg|raum|platz|garten|tag|plan|lauf)$/u

/** Null where the ending tells nothing. */
function genderOf(noun: string): 'm' | 'f' | 'n' | null {
  if (/(?:office|image|interface|college|team|meeting|training)$/u.test(noun)) return 'n'
  if (MASCULINE_DE.test(noun)) return 'm'
  if (FEMININE_DE.test(noun)) return 'f'
  return NEUTER_DE.test(noun) ? 'n' : null
}

const DATIVE_PLURAL =
  /^(?:Preis|Zeit|Kur|Tag|Gäst|Stühl|Plätz|Räum|Wein|Bier|Weg|Tisch|Freund|Angebot|Ding|Spiel|Fest|Geschenk|Gerät|Gericht|Getränk)en$/u

/** “zu Preisen”: what stands in the dative there is asked about in the accusative. */
const nominativeOf = (noun: string): string | null =>
  DATIVE_PLURAL.test(noun) ? (/^(?:Zeit|Kur)en$/u.test(noun) ? noun : noun.slice(0, -1)) : null

const OBJECT = { m: 'den', f: 'die', n: 'das' }

function german(text: string, bare: string): string {
  const [given] = [determinerOf(text, 'de')]
  const noun =
    bare
      .split(/ (?:\p{Ll}+ )?(?=(?:der|des|in|im|am|auf|für|mit|von|bei) )/u)[0]
      ?.match(/\p{Lu}[\p{L}-]+/gu)
      ?.at(-1) ?? bare
  const plural = nominativeOf(noun)
  if (plural) return `die ${bare.replace(noun, plural)}`
  const known = headOf(noun, 'de')?.said.de.split(' ')[0]
  const article = known ?? OBJECT[genderOf(noun.toLowerCase()) ?? 'n']
  const isSure = known !== undefined || genderOf(noun.toLowerCase()) !== null
  if (given && /^(?:die|das|den|diese|dieses|diesen|eine|einen|unsere|unseren)$/.test(given))
    return given === 'den' && known === 'die' ? `die ${bare}` : `${given} ${bare}`
  if (given && /^(?:der|zur|dieser|einer|unserer)$/.test(given))
    return `${known ?? (given === 'der' && genderOf(noun.toLowerCase()) === 'm' ? 'den' : 'die')} ${bare}`
  if (given) return `${known ?? (genderOf(noun.toLowerCase()) === 'm' ? 'den' : 'das')} ${bare}`
  return isSure ? `${article} ${bare}` : `das Thema ${bare}`
}

const NO_ARTICLE =
  /^(?:some(?:one|body|thing)|any(?:one|body|thing)|every(?:one|body|thing)|being|having|more|less|fewer|better|\p{Lu}\p{Ll}+ \p{Lu}|\d|two|three|four|five|how|what)/u

function english(text: string, bare: string, isKnown: boolean): string {
  const given = determinerOf(text, 'en')
  if (given === 'their' || given === 'my') return `your ${bare}`
  if (given === 'our' || given === 'your') return `${given} ${bare}`
  if (given === null && (NO_ARTICLE.test(bare) || (!isKnown && /^\p{Ll}+ing(?:\s|$)/u.test(bare))))
    return bare
  return `the ${bare}`
}

const isVerb = (text: string) =>
  /^\p{L}+(?:ar|er|ir)(?:se)?(?:\s|$)/u.test(text) &&
  !/^(?:lugar|mar|mujer|taller|alquiler|bar|hogar)(?:\s|$)/u.test(text)

/** What somebody named, as it can stand after “How do you find …?” in its own language. */
export function nounPhrase(text: string, language: Language): NounPhrase {
  const named = bareNoun(text, language)
  const bare = language === 'es' ? lowerFirst(named) : named
  const is = headOf(text, language)?.is ?? 'other'
  const known = nounNamed(text, language)
  const given = determinerOf(text, language)
  if (known && (given === null || language !== 'en')) return { phrase: known.said[language], language, is }
  if (language === 'en') return { phrase: english(text, lowerFirst(bare), is !== 'other'), language, is }
  if (language === 'de') return { phrase: german(text, bare), language, is }
  if (isVerb(bare)) return { phrase: bare, language, is }
  const kept = given && !/^(?:sus?|un|una|unos|unas)$/.test(given) ? `${given} ${bare}` : spanish(bare)
  return { phrase: kept, language, is }
}

const lowerFirst = (text: string) =>
  !/^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/u.test(text) &&
  /^\p{Lu}\p{Ll}/u.test(text) &&
  !/\s\p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
