import nlp from 'compromise'
import type { InLanguages, Language } from './known-question.ts'
import { asWords, folded } from './plain-text.ts'
import { quoted } from './voice.ts'

const LEAD: InLanguages<RegExp> = {
  en: /^(?:please )?(?:(?:make|create|write|i want|i would like) )?(?:a |an |the |some )?(?:short |long |little )?(?:survey|questionnaire|topic|article|questions?)s? (?:about|on|for|around) /i,
  es: /^(?:(?:haz|crea|quiero) )?(?:una? )?(?:encuesta|cuestionario|artículo|preguntas?) (?:sobre|acerca de|para) /i,
  de: /^(?:(?:mach|erstelle|ich möchte) )?(?:eine? |der |die |ein )?(?:umfrage|fragebogen|artikel|thema|fragen?) (?:darüber,|über|zu|zum|zur|für) /i,
}

/** The doubled consonant of “running” is in verbs of one short syllable. */
const gerund = (verb: string) => {
  if (/ie$/.test(verb)) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb)
    ? `${verb}${verb.at(-1)}ing`
    : `${verb.replace(/s$/, (s) => (/ss$/.test(verb) ? s : ''))}ing`
}

const OURS_TO_YOURS: InLanguages<[RegExp, string][]> = {
  en: [
    [/\b(?:my|our)\b/gi, 'your'],
    [/\bmyself\b/gi, 'yourself'],
    [/\b(?:I|we) am\b/g, 'you are'],
    [/\b(?:I|we)\b/g, 'you'],
    [/\b(?:me|us)\b/g, 'you'],
  ],
  es: [
    [/\b(?:mi|nuestr[oa])\b/gi, 'tu'],
    [/\b(?:mis|nuestr[oa]s)\b/gi, 'tus'],
  ],
  de: [[/\b(?:mein|unser)(e[mnrs]?)?\b/gi, 'dein$1']],
}

const ENGLISH_CLAUSE =
  /^(how|why|when|where)\s+(?:to\s+|(?:people|we|you|i|they|others|everybody|friends|families)\s+(?:can\s+|should\s+)?)(\p{L}+)(.*)$/iu
const CLAUSE: InLanguages<RegExp> = {
  en: /^(?:how|why|what|when|where|who|which)\b/i,
  es: /^(?:cómo|como|por qué|qué|cuándo|dónde|quién|cuál)(?!\p{L})/iu,
  de: /^(?:wie|warum|was|wann|wo|wer|welche[rsnm]?|wovor|woran|worüber)\b/i,
}
const MASCULINE =
  /(?:hund|garten|vater|opa|bruder|freund|chef|lehrer|nachbar|onkel|sohn|job|weg|ort|alltag|morgen|abend|tag|beruf|traum|körper|verein|chor|balkon|umzug|schlaf|mut|kaffee|tee|ling|ismus|or|er)$/i

/** English titles shout; inside a sentence only names keep their capitals. */
const lowered = (text: string) =>
  nlp(text)
    .json()
    .flatMap(
      (sentence: { terms: { text: string; tags: string[]; pre: string; post: string }[] }) => sentence.terms,
    )
    .map(({ text: word, tags, pre, post }: { text: string; tags: string[]; pre: string; post: string }) => {
      const isName = tags.some((tag) =>
        ['Place', 'Person', 'Organization', 'Acronym', 'Month', 'WeekDay', 'Holiday', 'Demonym'].includes(
          tag,
        ),
      )
      const keeps = isName || word === 'I' || /^\p{Lu}{2,}/u.test(word)
      return `${pre}${keeps ? word : word.toLowerCase()}${post}`
    })
    .join('')
    .trim()

const asObject = (text: string) =>
  text
    .replace(/^der (?=\p{Lu})/u, 'den ')
    .replace(/^Der (?=\p{Lu})/u, 'den ')
    .replace(/^(Die|Das|Den|Ein|Eine|Einen|Dein|Deine|Deinen)\b/, (word) => word.toLowerCase())
    .replace(/^ein (?=(\S+))/u, (all, noun: string) => (MASCULINE.test(noun) ? 'einen ' : all))
    .replace(/^dein (?=(\S+))/u, (all, noun: string) => (MASCULINE.test(noun) ? 'deinen ' : all))

/** “Wie Menschen Abschied nehmen” is “das Abschiednehmen”. */
function nominalised(text: string): string | null {
  const [, noun = '', verb] =
    /^wie (?:wir|menschen|leute|alle|die leute) (?:(\p{Lu}\p{L}+) )?(\p{Ll}+e?n)$/iu.exec(text) ?? []
  if (!verb) return null
  return noun ? `das ${noun}${verb}` : `das ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`
}

/** “How our school cafeteria could be better” is about the cafeteria. */
const THING_OF_CLAUSE: InLanguages<RegExp> = {
  en: /^(?:how|why|what|whether)\s+((?:our|the|my|your|this|these)\s+(?:[\p{L}’'-]+\s+){0,3}?[\p{L}’'-]+)\s+(?:could|can|should|would|might|must|will|is|are|was|were|works?|feels?|looks?|has|have|does|do)(?!\p{L})/iu,
  es: /^cómo (?:podríamos |podemos |se puede |podría |puede )?(?:mejorar|cambiar|arreglar|organizar|ser) ((?:nuestr[oa]s?|el|la|los|las|mi|mis|tu|tus) (?:\p{L}+ ?){1,5})$/iu,
  de: /^(?:[Ww]ie|[Ww]arum|[Ww]as|[Oo]b) ((?:unsere?|die|der|das|meine?|deine?) (?:\p{Ll}+ )?\p{Lu}[\p{L}-]+) (?=\p{Ll})/u,
}

function clause(text: string, language: Language): string {
  const thing = THING_OF_CLAUSE[language].exec(text)?.[1]
  if (thing) return language === 'en' ? lowered(thing) : language === 'de' ? asObject(thing) : thing.trim()
  if (language === 'en') {
    const [, , verb, rest] = ENGLISH_CLAUSE.exec(text) ?? []
    return verb ? `${gerund(verb.toLowerCase())}${rest ?? ''}` : lowered(text)
  }
  const inner = text.charAt(0).toLocaleLowerCase() + text.slice(1)
  if (language === 'de') return nominalised(text) ?? `die Frage, ${inner},`
  const manner = /^cómo (nos )?(\p{L}+)(a|e|i)mos$/iu.exec(inner)
  if (manner) return `la manera de ${manner[2]}${manner[3]}r${manner[1] ? 'se' : ''}`
  return inner.startsWith('cómo ') ? `la manera en que ${inner.slice(5)}` : `la cuestión de ${inner}`
}

/** A title as it can stand inside a sentence of its own language: “My dog” is “your dog”. */
export function phraseOf(title: string, language: Language): string {
  const words = asWords(title, 80)
    .replace(LEAD[language], '')
    .replace(/^[“”"'«»„‘’\s]+|[“”"'«»„‘’.?!¿¡,;:\s]+$/g, '')
  if (!/\p{L}{2}/u.test(words)) return { en: 'this subject', es: 'este tema', de: 'dieses Thema' }[language]
  // A whole sentence, or two: its words stay together between quotes.
  if (/[.;!?:()]|--/.test(words) || words.split(' ').length > 9)
    return { en: quoted(words, 'en'), es: quoted(words, 'es'), de: `das Thema ${quoted(words, 'de')}` }[
      language
    ]
  if (CLAUSE[language].test(words)) return toYou(clause(words, language), language)
  const yours = toYou(words, language)
  if (language === 'en') return lowered(yours)
  if (language === 'es') return yours.charAt(0).toLocaleLowerCase('es') + yours.slice(1)
  return asObject(yours)
}

const toYou = (text: string, language: Language) =>
  OURS_TO_YOURS[language].reduce((out, [from, to]) => out.replace(from, to), text)

/** In another language than its own it stays as it was written, between quotes. */
export const foreignPhrase = (phrase: string, language: Language) =>
  quoted(phrase.replace(/^[“«„]|[”»“]$/g, ''), language)

const PEOPLE: InLanguages<RegExp> = {
  en: /^(?:(?:my|your|the|their|a|our)\s+)?((?:great-?)?(?:grand)?(?:mother|father|parents|ma|pa)|mum|mom|dad|granny|grandad|nan|nana|grandma|grandpa|gran|sister|brother|siblings|aunt|uncle|cousin|husband|wife|partner|boss|teacher|neighbou?rs?|best friend|daughter|son|children|first love|colleagues?)s?$/i,
  es: /^(?:(?:mi|tu|la|el|su|una?|mis|tus|las|los)\s+)?(abuel[oa]s?|madre|padre|padres|mamá|papá|herman[oa]s?|tí[oa]s?|prim[oa]s?|marido|esposa|pareja|jef[ea]|maestr[oa]|profesora?|vecin[oa]s?|mejor amig[oa]|hij[oa]s?)$/iu,
  de: /^(?:(?:mein|dein|ein|der|die|das|den|unser)(?:e[nmrs]?)?\s+)?(großmutter|großvater|großeltern|oma|opa|mutter|vater|eltern|schwester|bruder|geschwister|tante|onkel|cousine|cousin|mann|frau|partner(?:in)?|chef(?:in)?|lehrer(?:in)?|nachbar(?:n|in)?|freundin|freund|tochter|sohn|kinder|kind)$/iu,
}

const MALE = /^(?:großvater|opa|vater|bruder|onkel|cousin|mann|partner|chef|lehrer|nachbar|freund|sohn)$/i

/** “my grandmother” and “the grandmother” are both theirs. */
export function personOf(text: string, language: Language): string | null {
  const who = PEOPLE[language].exec(text.trim())?.[1]
  if (!who) return null
  if (language === 'en') return `your ${who.toLowerCase()}${/s$/.test(text) && !/s$/.test(who) ? 's' : ''}`
  if (language === 'es') return `${/s$/.test(who) ? 'tus' : 'tu'} ${who.toLowerCase()}`
  const name = who.charAt(0).toUpperCase() + who.slice(1)
  return `${MALE.test(who) ? 'deinen' : folded(who) === 'kind' ? 'dein' : 'deine'} ${name}`
}
