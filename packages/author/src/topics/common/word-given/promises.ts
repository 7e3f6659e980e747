import { fold, MONTHS, numberOf, tokenise, WEEKDAYS } from '@youzine/words'
import type { Post } from '../../../model.ts'
import { fromDay } from '../../../reading/calendar.ts'
import { inOrder } from '../../../reading/in-order.ts'
import { once } from '../../../reading/once.ts'
import { stem } from '../../../reading/tokens.ts'
import { dueIn } from '../../../stories/due.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { stemsIn } from '../../../writing/shared-words.ts'
import { wordCount } from '../../../writing/telling.ts'
import { countedIn } from './counted-back.ts'
import type { WordGiven } from './model.ts'
import { linkedAfter, ownSentences, postsAfter, type Said, spanOf } from './own-voice.ts'
import { sameVerb, thingOf, thingSaid, wordsWritten } from './things.ts'
import { isOwedToMourner, linksOf } from './usable.ts'

/** That something will be: “Will have it open”, “it’ll be fixed”, “dejo el cigarro”, „bis Ostern fertig“. */
const WILL = {
  en: /(?<!\p{L})(?:(?:I|we|it|they|that)(?:['’]ll|['’]d| will| shall)|will (?:have|be|get|do|finish)|I(?:['’]m| am) (?!not)\p{L}+ing|we(?:['’]re| are) (?!not)\p{L}+ing|(?:done|ready|fixed|finished|open|up|in|sorted) by)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:voy a|vamos a|(?:lo|la|los|las|se lo|te lo) \p{L}{2,}o|\p{L}{3,}(?:aré|eré|iré|remos)|dejo|termino|acabo|empiezo|arreglo|pinto|aprendo|bajo|corro|devuelvo|hago|tengo|está|queda)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:werden?|wird|mach\p{L}{0,2}|hab\p{L}{0,2} (?:ich|wir)|ist|sind|steht|läuft|schaff\p{L}{0,2}|krieg\p{L}{0,2}|bring\p{L}{0,2}|fertig|lern\p{L}{0,2}|hör\p{L}{0,2}|bau\p{L}{0,2}|kommt)(?!\p{L})/iu,
}
/** Who tells everybody wants to be held to it. */
export const WITNESSED =
  /(?<!\p{L})(?:witness(?:ed|es)|told (?:the whole|everyone|everybody|half)|mark my words|on the (?:blackboard|noticeboard)|hold me to (?:it|that)|delante de testigos|acuérdense|anótenlo|lo escribo acá|así me retan|que conste|queda (?:escrito|firmado)|vor Zeugen|merkt euch|nehmt mich beim Wort|steht jetzt (?:hier|da)|hab['’]?s allen (?:gesagt|erzählt))(?!\p{L})/iu
const AGE = {
  en: /(?<!\p{L})before I(?:['’]m| am| turn) (\p{L}+|\d{2})(?!\p{L})/iu,
  es: /(?<!\p{L})antes de (?:los|cumplir(?: los)?) (\p{L}+|\d{2})(?!\p{L})/iu,
  de: /(?<!\p{L})(?:bevor ich (\p{L}+|\d{2}) (?:bin|werde)|vor meinem (\d{2})\.)/iu,
}
const LATE =
  /(?<!\p{L})(?:late|overdue|behind|tarde|de atraso|con atraso|zu spät|überfällig|verspätet)(?!\p{L})|(?<!\p{L})(?:I['’]ve|I have|we['’]ve|llevo|llevamos|bin ich|sitz(?:e)? ich) (?:been|at|\p{L}+(?:ando|iendo)|dran|an)(?!\p{L})/iu
const OVERDUE = /(?<!\p{L})(?:late|overdue|tarde|zu spät|überfällig)(?!\p{L})/iu
const WITHIN = 330
const FAILED = {
  en: /^(?:(?:Well|So|Right|OK)[,.] ?)?(?:I|We) (?:did not|didn['’]t|haven['’]t|have not)(?: \p{L}+){0,3}[.!]?$/iu,
  es: /^(?:Bueno[,.] ?)?No (?:(?:lo|la|los|las|me) )?(\p{L}+)[.!]?$/iu,
  de: /^(?:Tja[,.] ?|Nein[,.] ?)?(?:(?:Ich )?hab(?:e)?(?:['’]s| es| ich)? nicht (?:geschafft|gemacht|getan|aufgehört)|Nicht geschafft|Hat nicht geklappt)[.!]?$/iu,
}
const STILL = {
  en: /(?<!\p{L})(?:is|are|it['’]s) still(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sigue|siguen|todavía|aún)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:immer noch|noch immer)(?!\p{L})/iu,
}
const POSTPONED =
  /(?<!\p{L})(?:postponed|put (?:off|back)|delayed|moved to|aplazad\p{L}+|se (?:corrió|pospuso|atrasó)|verschoben|vertagt)(?!\p{L})/iu

const SOON_AFTER = 200
const FORGOTTEN = 400
const MOST_BETWEEN = 2
const STRENGTH = { counted: 4, age: 3.6, failed: 3.4, still: 2.8 }

const DAY_NAMES =
  /^(?:easter|christmas|xmas|summer|spring|autumn|winter|weekend|pascua|navidad|carnaval|verano|ostern|weihnachten|pfingsten|sommer|herbst|silvester|karneval|fasching)$/

const isDayName = (word: string) => {
  const key = fold(word.toLowerCase())
  return WEEKDAYS.has(key) || MONTHS.has(key) || DAY_NAMES.test(key)
}

/** What was announced for a day, an age or before witnesses, and the post that counts how late it came, or owns up. */
export const promisesGiven = once((d: Dossier): WordGiven[] =>
  ownSentences(d).flatMap((s): WordGiven[] => {
    if (isOwedToMourner(d, s.text) || isKnownDone(d, s.post)) return []
    const due = dueOf(d, s)
    const age = ageIn(d, s.text)
    const isSworn = isBeforeWitnesses(d, s)
    if (!isSworn && (!WILL[d.spoken].test(s.text) || (due === null && age === null))) return []
    const found = answerTo(d, s, due, age)
    return found ? [found] : []
  }),
)

/** In the sentence itself, or in one beside it that says nothing else. */
function isBeforeWitnesses(d: Dossier, s: Said): boolean {
  const all = d.sentences(s.post)
  const at = all.findIndex((x) => x.from === s.from)
  const next = all[at + 1]?.text ?? ''
  return (
    WITNESSED.test(s.text) ||
    (WITNESSED.test(next) && (wordCount(next) <= CURT || WILL[d.spoken].test(s.text)))
  )
}

const CURT = 5

/** What the stories have found the end of is told by them. */
const isKnownDone = (d: Dossier, post: number) =>
  d.stories.promises.some((p) => p.said.post === post && p.done !== null)

function dueOf(d: Dossier, s: Said): number | null {
  const tokens = tokenise(s.text)
  // A season is another in the south of the world.
  if (/(?<!\p{L})(?:summer|winter|spring|autumn|verano|invierno|primavera|otoño)(?!\p{L})/iu.test(s.text))
    return null
  const due = dueIn({ tokens, day: d.day(s.post), language: d.spoken }, 0, tokens.length)
  return due !== null && due > d.day(s.post) ? due : null
}

function ageIn(d: Dossier, text: string): number | null {
  const found = AGE[d.spoken].exec(text)
  const word = found?.[1] ?? found?.[2] ?? ''
  const age = word ? numberOf(fold(word.toLowerCase()), d.spoken) : null
  return age !== null && age >= 18 && age <= 90 ? age : null
}

function answerTo(d: Dossier, s: Said, due: number | null, age: number | null): WordGiven | null {
  const own = d.post(s.post)?.text ?? ''
  const said = { post: s.post, from: s.from, to: s.from + s.text.length }
  const given = (answer: number, links: readonly string[], strength: number, isOpen: boolean): WordGiven => {
    const between = betweenOf(d, s, due, answer)
    // What all of them speak of is what it was about.
    const inAll = links.filter((w) => between.every((id) => stemsIn(d, d.post(id)?.text ?? '').has(w)))
    return {
      kind: 'promise',
      said,
      between,
      answer,
      end: spanOf(d.sentences(answer).find((x) => countsBack(d, s, x.text, d.day(answer), due) !== null)),
      due,
      isOpen,
      noun: thingIn(inAll, answer) ?? thingIn(links, answer) ?? thingSaid(d, s.text),
      strength,
    }
  }
  const thingIn = (links: readonly string[], answer: number) =>
    links.length === 0 ? null : thingOf(d, links, d.post(answer)?.text ?? '', own)
  let still: WordGiven | null = null
  for (const p of candidatesOf(d, s, due)) {
    const links = linksOf(d, s.post, p.id)
    if (links.length > 0) {
      const counted = countsBack(d, s, p.text, d.day(p.id), due)
      if (counted && (links.length > 1 || LATE.test(p.text) || isPointedAt(p.text, links)))
        return given(p.id, links, STRENGTH.counted, counted === 'since' || WITHOUT.test(p.text))
      if (age !== null && isPast(d, s.post, p.id, age)) return given(p.id, links, STRENGTH.age, false)
    }
    if (isOwnedUp(d, s, p.id, due, links)) return given(p.id, links, STRENGTH.failed, true)
    const rare = due !== null && d.day(p.id) - due >= SOON_AFTER ? linksOf(d, s.post, p.id, 4) : []
    if (rare.length > 1 && STILL[d.spoken].test(p.text)) still ??= given(p.id, rare, STRENGTH.still, true)
  }
  return still
}

/** What shares a word with it, and what was posted in the months after it was to be. */
function candidatesOf(d: Dossier, s: Said, due: number | null): Post[] {
  const until = (due ?? d.day(s.post)) + SOON_AFTER
  return [...new Set([...linkedAfter(d, s.post, 2), ...postsAfter(d, s.post, 2, until)])].sort(inOrder)
}

/** Whether the later post counts back to the day it was said, or due, or to a year that the earlier names. */
function countsBack(
  d: Dossier,
  s: Said,
  text: string,
  day: number,
  due: number | null,
): 'day' | 'since' | null {
  const own = d.post(s.post)?.text ?? ''
  for (const { days, tolerance, years } of countedIn(text, d.spoken)) {
    if (days < 60) continue
    // “This summer”, and “four years late”: late for a day within the year.
    const ahead = day - days - d.day(s.post)
    if (due === null && OVERDUE.test(text) && ahead > 0 && ahead <= WITHIN) return 'day'
    if ([d.day(s.post), due].some((from) => from !== null && Math.abs(day - days - from) <= tolerance))
      return 'day'
    const since = [...own.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map((m) => Number(m[0]))
    const { y: year } = fromDay(day)
    if (years !== null && Number.isInteger(years) && since.some((y) => year - y === years)) return 'since'
  }
  return null
}

const WITHOUT = /(?<!\p{L})(?:without|sin|ohne) \p{L}/iu

/** “Sixteen years, that sock.” – „Elf Jahre ohne Markise.“ */
const isPointedAt = (text: string, links: readonly string[]) =>
  [
    ...text.matchAll(
      /(?<!\p{L})(?:that|this|without|sin|ohne|es[ae]|dies\p{L}{1,2}|jen\p{L}{1,2}) (\p{L}+)/giu,
    ),
  ].some((m) => links.includes(stem((m[1] ?? '').toLowerCase())))

/** “52, toga prestada”: older than what was to be done before that age, and as old as the years between make it. */
function isPast(d: Dossier, said: number, later: number, age: number): boolean {
  const between = Math.round((d.day(later) - d.day(said)) / 365.25)
  const then = numbersIn(d, d.post(said)?.text ?? '').filter((n) => n >= 16 && n < age)
  const now = numbersIn(d, d.post(later)?.text ?? '').filter((n) => n > age && n < age + 40)
  return now.some((n) => then.some((m) => Math.abs(n - m - between) <= 1))
}

const numbersIn = (d: Dossier, text: string) =>
  wordsWritten(text).flatMap((w) => {
    const n = numberOf(fold(w.toLowerCase()), d.spoken)
    return n === null ? [] : [n]
  })

/** “Bueno. No lo dejé.”, in the months after it was to be. */
function isOwnedUp(
  d: Dossier,
  s: Said,
  later: number,
  due: number | null,
  links: readonly string[],
): boolean {
  const after = d.day(later) - (due ?? d.day(s.post))
  if (after < 0 || after > SOON_AFTER || wordCount(d.post(later)?.text ?? '') > 14) return false
  return d.sentences(later).some(({ text }) => {
    const found = FAILED[d.spoken].exec(text)
    if (!found) return false
    const verb = found[1]
    return verb ? wordsWritten(s.text).some((w) => sameVerb(w, verb)) : links.length > 0
  })
}

/** Where the day itself is named again, or put off; else where the same is told in the first year. */
function betweenOf(d: Dossier, s: Said, due: number | null, answer: number): number[] {
  const names = wordsWritten(s.text).filter(isDayName)
  const posts = candidatesOf(d, s, due).filter((p) => d.day(p.id) < d.day(answer))
  const isOnDay = (id: number, text: string) =>
    due !== null &&
    Math.abs(d.day(id) - due) <= 8 &&
    names.some((w) => text.toLowerCase().includes(w.toLowerCase())) &&
    (POSTPONED.test(text) || linksOf(d, s.post, id).length > 0)
  const onDay = posts.filter((p) => isOnDay(p.id, p.text)).map((p) => p.id)
  if (onDay.length > 0) return onDay.slice(0, MOST_BETWEEN)
  const again = posts.filter(
    (p) => d.day(p.id) - d.day(s.post) <= FORGOTTEN && linksOf(d, s.post, p.id).length > 1,
  )
  return again.map((p) => p.id).slice(0, 1)
}
