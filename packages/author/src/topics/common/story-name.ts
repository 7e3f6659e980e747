import { fold, MONTHS, stopWords, WEEKDAYS } from '@youzine/words'
import { escaped } from '../../reading/escaped.ts'
import { wordsOf } from '../../reading/tokens.ts'
import { MEASURES } from '../../stories/measures.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { isVerbForm } from '../../stories/verb-forms.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { setMarks } from '../../writing/quote.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import { asWritten } from './as-written.ts'
import { countedName } from './counted-name.ts'

const SENTENCE = 3
const LONGEST = 6
const MOSTLY = 2 / 3

/** What a story is called where nobody has read it yet: its thing, its person, its day, or the words that return in it. */
export function nameOf(d: Dossier, saga: Saga, acts: readonly Act[]): string | null {
  const { subject } = saga
  if (/^\d/.test(subject) && saga.kind !== 'day') return null
  switch (saga.kind) {
    case 'person':
      return d.person(subject)?.isParted
        ? null
        : shown(d, titled(d, asWritten(d, d.person(subject)?.fullName || subject)))
    case 'day':
      return dayName(d, subject)
    case 'phrase':
      return phraseName(d, saga, acts)
    case 'series': {
      const counted = countedName(d, saga, acts)
      return counted ? shown(d, counted) : thingName(d, saga, acts)
    }
    default:
      return thingName(d, saga, acts)
  }
}

const TITLED = /(?<!\p{L})((?:Frau|Herrn?|Mrs?|Ms|Miss|Do[nñ]a?|Señora?|Sra?)\.? (?:(?:Dr|Prof)\.? )?)$/u

/** “Frau Dr. Achterberg”, as the posts address her. */
function titled(d: Dossier, name: string): string {
  const own = name.replace(/^(?:(?:Frau|Herr|Dr|Prof|Mrs?|Ms)\.? )+/u, '')
  const titles = d.posts.flatMap(({ text }) => {
    const at = text.indexOf(own)
    return at < 0 ? [] : (TITLED.exec(text.slice(0, at))?.[1] ?? '')
  })
  const [best] = [...new Set(titles)].sort((a, b) => times(titles, b) - times(titles, a) || (a < b ? -1 : 1))
  return best && times(titles, best) * 2 > titles.length ? `${best.replace(/^Herrn/, 'Herr')}${own}` : name
}

const times = (list: readonly string[], x: string) => list.filter((y) => y === x).length

const shown = (d: Dossier, text: string) => withoutNumber(setMarks(d.w.capital(text), d.spoken))

const NUMBERED = /[,;:]? (?:(?:n|no|nr|núm|num)\.?[º°]? ?\d+|(?:n|nr|núm|num)\.?[º°]?)(?=[”“"]?$)/iu

/** “Lost property, No. 4”: all of them are the story. */
export const withoutNumber = (title: string) => title.replace(NUMBERED, '')

const THE = { en: 'the ', es: 'el ', de: '' }

/** “The first Saturday of September”; a date needs no article. */
const dayName = (d: Dossier, subject: string) =>
  d.w.capital(/^\d/.test(subject) ? subject : `${THE[d.spoken]}${subject}`)

/** With its article; a name has none, and where nothing came of it, it is only a place. */
function thingName(d: Dossier, saga: Saga, acts: readonly Act[]): string | null {
  const { subject } = saga
  const low = fold(subject.toLowerCase())
  if (WEEKDAYS.has(low) || MONTHS.has(low) || SHORT_MONTH.test(low) || MEASURES.test(subject)) return null
  // A whole sentence, a picture and “gutted” are no names of a thing.
  if (wordsOf(subject).length > LONGEST || !/\p{L}/u.test(subject)) return null
  if (d.spoken === 'en' && isVerbForm(low)) return null
  if (isChristened(d, saga, acts)) return shown(d, subject)
  if (!isSaidWhole(d, subject, acts)) return null
  const whole = withWhatFollows(d, subject, acts)
  if (whole) return shown(d, withArticle(d, whole) ?? whole)
  const numbered = withNumber(d, subject, acts)
  if (numbered) return shown(d, numbered)
  const label = countedUnder(d, saga, acts)
  if (label) return shown(d, label)
  const doing = d.spoken === 'en' ? inProgress(d, low) : null
  if (doing) return shown(d, doing)
  const article = withArticle(d, subject)
  if (article) return shown(d, article)
  if (d.spoken === 'es' && /^\p{Ll}/u.test(subject)) return null
  if (d.spoken === 'de' && /^\p{Ll}/u.test(subject)) return null
  const isNamed = d.person(subject) !== null || saga.hasOutcome || /\s/.test(subject)
  return isNamed || d.spoken === 'de' ? shown(d, subject) : null
}

/** “Bank holiday” says nothing of a Penny Bank: a name of several words is a story's where its posts say it more than once. */
const isSaidWhole = (d: Dossier, subject: string, acts: readonly Act[]) =>
  !/^\p{Lu}\S* \p{Lu}/u.test(subject) || acts.filter((a) => d.wordsOf(a).includes(subject)).length > 1

/** “The nov” is a date. */
const SHORT_MONTH = /^(?:feb|apr|aug|sept?|oct|nov|dec|ene|abr|ago|set|dic|okt|dez|thurs?|tues?|weds?)$/u

/** “The empty chair”, where hardly anything else is empty. */
function withWhatFollows(d: Dossier, subject: string, acts: readonly Act[]): string | null {
  if (!/^\p{Ll}{3,}$/u.test(subject) || d.spoken !== 'en') return null
  const pattern = new RegExp(`(?<!\\p{L})${escaped(subject)}(?: (\\p{Ll}{3,}))?(?!\\p{L})`, 'giu')
  const found = acts.flatMap((a) => [...d.wordsOf(a).matchAll(pattern)].map((m) => m[1] ?? ''))
  const [next = ''] = found.toSorted((x, y) => times(found, y) - times(found, x))
  const isNoun = next !== '' && !stopWords(d.spoken).has(next) && !isVerbForm(next)
  return isNoun && times(found, next) > 1 && times(found, next) > found.length * MOSTLY
    ? `${subject} ${next}`
    : null
}

/** “Swimming”, where the posts speak of that more than of a swim. */
function inProgress(d: Dossier, word: string): string | null {
  if (!/^\p{L}{3,}$/u.test(word)) return null
  const form = new RegExp(`(?<!\\p{L})${word}(?:${word.at(-1)})?ing(?!\\p{L})`, 'iu')
  const bare = new RegExp(`(?<!\\p{L})(?:an?|the|my|our|one|this) ${word}(?!\\p{L})`, 'iu')
  const found = d.posts.flatMap(({ text }) => form.exec(text)?.[0].toLowerCase() ?? [])
  return found.length > 1 && !d.posts.some(({ text }) => bare.test(text)) ? (found[0] as string) : null
}

/** “Truhe 3”: one of several, and always the same. */
function withNumber(d: Dossier, subject: string, acts: readonly Act[]): string | null {
  const noun = escaped(subject)
  const pattern = new RegExp(`(?<!\\p{L})${noun} (\\d{1,3})(?![\\d.,:%]\\d|\\d)`, 'iu')
  const numbers = acts.flatMap((a) => pattern.exec(d.wordsOf(a))?.[1] ?? [])
  const [first] = numbers
  return first && numbers.length >= acts.length * COUNTED && numbers.every((n) => n === first)
    ? `${subject} ${first}`
    : null
}

/** “His name is Bertil.”: what the posts give a name to. */
function isChristened(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  const name = escaped(saga.subject)
  const gives = new RegExp(
    `(?<!\\p{L})(?:name is|(?:called|named|calls?|calling)(?: (?:him|her|it|them))?|se llama|le puse|heißt|getauft auf|nenn\\p{L}* (?:ihn|sie|es)) ${name}(?!\\p{L})`,
    'iu',
  )
  return acts.some((a) => gives.test(d.wordsOf(a)))
}

/**
 * “Chess. Lost in 31 moves.”: what is only ever counted is a measure, and the story is called by the word that its posts
 * open with.
 */
function countedUnder(d: Dossier, saga: Saga, acts: readonly Act[]): string | null {
  const counted = new RegExp(`\\d (?:\\p{L}+ )?${escaped(saga.subject)}`, 'iu')
  const texts = acts.map((a) => d.wordsOf(a))
  if (texts.filter((t) => counted.test(t)).length < acts.length * COUNTED) return null
  const heads = texts.flatMap((t) => /^\p{Lu}\p{L}{2,}/u.exec(t)?.[0] ?? [])
  const [head] = heads.filter((h) => heads.filter((x) => x === h).length >= acts.length * HEADED)
  return head && !stopWords(d.spoken).has(head.toLowerCase()) ? head : null
}

const COUNTED = 0.5
const HEADED = 0.4

/** The words themselves, where they say something and lean on nobody; else whoever is in nearly all of it. */
function phraseName(d: Dossier, saga: Saga, acts: readonly Act[]): string | null {
  const who = d.stories.people.find(
    (p) =>
      p.kind === 'person' &&
      !p.isTender &&
      !p.isParted &&
      acts.filter((a) => namesIn(d, d.wordsOf(a)).includes(p.name)).length >= acts.length * MOSTLY,
  )
  const words = wordsOf(saga.subject)
  const stop = stopWords(d.spoken)
  const content = words.filter((w) => !stop.has(w)).length
  const isShown = acts.some((a) => d.clear(a.post) && !isShadowed(d, a.post))
  const isClear = isShown && !LEANS[d.spoken].test(saga.subject)
  if (words.length >= SENTENCE && content >= 2 && isClear) return d.w.quoted(shown(d, saga.subject))
  // “Nativity.” files a post under what it is about; “Lost.” says how it went.
  const isLabel = acts.every((a) => d.wordsOf(a).toLowerCase().startsWith(saga.subject.toLowerCase()))
  if (isLabel && words.length === 1 && !DEED[d.spoken].test(saga.subject)) return shown(d, saga.subject)
  if (isShown && isRefrain(saga.subject, acts, d)) return d.w.quoted(shown(d, saga.subject))
  // Whoever is not in its last post has no story that goes on until then.
  const isThere = who && namesIn(d, d.wordsOf(acts.at(-1) as Act)).includes(who.name)
  if (isThere) return shown(d, titled(d, who.fullName || who.name))
  return words.length === 2 && content === 2 ? shown(d, saga.subject) : null
}

/** “Löppt.”: a sentence of its own, said again and again. */
function isRefrain(words: string, acts: readonly Act[], d: Dossier): boolean {
  const alone = new RegExp(`(?:^|[.!?…]["”“’]? )${escaped(words)}[.!](?=\\s|$)`, 'iu')
  return !stopWords(d.spoken).has(words.toLowerCase()) && acts.every((a) => alone.test(d.wordsOf(a)))
}

const DEED = {
  en: /^(?:\p{L}+ed|lost|won|went|got|made|found|bought|sold|left|came|back|home|done|gone|again|still|today|tonight|tomorrow)$/iu,
  es: /(?:[éíó]|ado|ido)$|^(?:otra|hoy|ayer|mañana|ya)$/iu,
  de: /^(?:ge\p{L}+t|wieder|heute|gestern|morgen|noch)$/iu,
}

/** Somebody or something that the words do not name. */
const LEANS = {
  en: /(?<!\p{L})(?:he|she|it|they|him|her|them|his|its|their|this|that)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:él|ella|lo|le|les|su|sus|mí|eso|esto)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:er|sie|es|ihn|ihm|ihr|sein\p{L}*|das)(?!\p{L})/iu,
}
