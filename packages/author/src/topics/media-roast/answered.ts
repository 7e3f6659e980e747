import { fold, MONTHS } from '@youzine/words'
import type { Post } from '../../model.ts'
import { fromDay, toDay } from '../../reading/calendar.ts'
import { wordsOf } from '../../reading/tokens.ts'
import { MEASURES } from '../../stories/measures.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { rareInBoth, rareNeighbours } from '../../writing/shared-words.ts'
import { wordCount } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import { type Exhibit, inTime, isComic, thingsIn, wordsAt } from './exhibit.ts'

const SOON = 3
const SHORT = 24
const LONGEST = 65
/** A word that stands in more posts than this brings no two of them together. */
const RARE = 8

const pair = (
  d: Dossier,
  kind: Exhibit['kind'],
  ids: readonly number[],
  over: Partial<Exhibit>,
): Exhibit => ({
  kind,
  acts: ids.map((id) => wholeAct(d, id)),
  noun: null,
  line: null,
  beside: new Map(),
  n: 0,
  weight: 2,
  ...over,
})

const TAKES_BACK = {
  en: /^(?:Correction|I apologi[sz]e|Scrap that|I take (?:it|that) back|That['’]s that|I was wrong)(?!\p{L})|says it['’]s (?:\d|\p{L}+ty)|^It['’]s \d+\./iu,
  es: /^(?:Corrección|Fe de erratas|Me retracto|Rectifico|Perdón por|Retiro lo)(?!\p{L})|que son \d/u,
  de: /^(?:Korrektur|Berichtigung|Ich (?:entschuldige|nehme .{1,20} zurück|korrigiere)|Nachtrag|Doch nicht)(?!\p{L})|sagt, es sind \d/u,
}

/** Only who takes back what they said themselves: “It’s 112.” may set somebody else right. */
const OWNS_UP = {
  en: /^(?:Correction|I apologi[sz]e|Scrap that|I take (?:it|that) back|I was wrong)(?!\p{L})/iu,
  es: /^(?:Corrección|Fe de erratas|Me retracto|Rectifico|Retiro lo)(?!\p{L})/iu,
  de: /^(?:Korrektur|Berichtigung|Ich (?:entschuldige|nehme .{1,20} zurück|korrigiere)|Doch nicht)(?!\p{L})/iu,
}

/** What was said, and taken back within days. */
export function corrected(d: Dossier): Exhibit[] {
  const posts = inTime(d)
  return posts.flatMap((b, n) => {
    const a = posts[n - 1]
    if (!a || !TAKES_BACK[d.spoken].test(b.text) || d.day(b.id) - d.day(a.id) > SOON) return []
    if (![a, b].every((p) => isComic(d, p.id) && wordCount(p.text) <= SHORT)) return []
    if (endsTender(d, a.id, b.id)) return []
    const days = OWNS_UP[d.spoken].test(b.text) ? { days: d.day(b.id) - d.day(a.id) } : {}
    return [pair(d, 'corrected', [a.id, b.id], { weight: 2.6, n: loudOnly(d, a.id), ...days })]
  })
}

/** How many posts there are in all, where this one has the only exclamation mark of them. */
function loudOnly(d: Dossier, id: number): number {
  const isOnly = d.stories.claims.some((c) => c.kind === 'one-of-a-kind' && c.what === '!' && c.post === id)
  return isOnly ? d.analysis.totals.written : 0
}

/** “See 2013”, “the sentence of 2014”, “five years ago today I said”: what sends a reader back to an earlier post. */
const ITSELF = {
  en: /\bI (?:said|wrote|posted|promised|announced)\b[^.?!]{0,60}\bin (20\d\d)\b|\bsee (20\d\d)\b|\bpost (?:from|of) (20\d\d)\b|\byears? ago today I (?:said|wrote|promised|announced)\b/iu,
  es: /(?<!\p{L})(?:dije|escribí|prometí|anuncié)(?!\p{L})[^.?!]{0,60} en (20\d\d)|véase (20\d\d)|(?<!\p{L})(?:frase|publicación) de (20\d\d)|hoy hace .{2,14} años (?:dije|escribí|prometí|anuncié)/iu,
  de: /(?<!\p{L})(?:Satz|Beitrag|Vorsatz) von (20\d\d)|siehe (20\d\d)|(20\d\d) (?:hab|habe) ich [^.?!]{0,60}(?:gesagt|geschrieben|versprochen)|heute vor .{2,14} Jahren hab/iu,
}

/** “See 2013” sends to whatever was said; “the word I said in 2012” only to an announcement. */
const SENT = { en: /see 20|post (?:from|of)/iu, es: /véase|publicación de|frase de/iu, de: /siehe|von 20/iu }
const ANNOUNCES = {
  en: /(?<!\p{L})(?:I['’]ll|we['’]ll|will|going to|giving up|by (?:\p{Lu}\p{L}+|the)|this year|next year|from now on|promise)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:voy a|vamos a|para el|este año|el año que|prometo|juro|a partir de|\p{L}+(?:aré|eré|iré))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:werde|bis (?:zum|\p{Lu})|dieses Jahr|nächstes Jahr|ab (?:jetzt|morgen|sofort)|verspreche|Vorsatz|Grundsatz)(?!\p{L})/iu,
}

/** Of a post the sentences that announce or refuse something. */
const announcedIn = (d: Dossier, id: number) =>
  d
    .sentences(id)
    .filter((s) => FIRM.test(s.text) || ANNOUNCES[d.spoken].test(s.text))
    .map((s) => s.text)
    .join(' ')

/** “I take some of it back”: what somebody has come round to, against what they said of it years before. */
const TURNED = {
  en: /\bI (?:take|took) (?:(?:some|most|all) of )?(?:it|that|this) back\b|\bI (?:was|stand) (?:wrong|corrected)\b|\bnever thought I['’]?d\b|\bI (?:know|take back) what I said\b|\b(?:my|that|the) 20\d\d post\b|\bI(?:['’]ll)? eat my (?:words|hat)\b|\bwas (?:obviously |clearly )?a lie\b|\bso much for (?:never|the|my|no)\b|\bI know I said\b/iu,
  es: /(?<!\p{L})(?:me equivoqué|estaba equivocad[oa]|nunca pensé que|algo que no pensé|retiro lo dicho|me trago mis palabras|sé lo que dije|me como lo de|me como mis palabras|prometí y no)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich lag falsch|ich nehme? .{0,20}zurück|hätte nie gedacht, dass ich|ich wei(?:ß|ss),? was ich gesagt hab|so viel zu(?:m|r)? |Asche auf mein Haupt)/iu,
}
/** Hours and pounds are in everything. */
const isMeasure = (word: string) => word.length < 4 || MEASURES.test(word)

const FIRM =
  /(?<!\p{L})(?:never|hate|no|not|nothing|don['’]?t|won['’]?t|nunca|jamás|odio|no|nada|nie|nicht|kein\p{L}*|hasse)(?!\p{L})/iu

const FEW_WORDS = 20

/** The sentence that takes something back; of a few words all of them are about it. */
const takesBack = (d: Dossier, { id, text }: Post): string =>
  wordCount(text) <= FEW_WORDS
    ? text
    : d
        .sentences(id)
        .filter((s) => TURNED[d.spoken].test(s.text))
        .map((s) => s.text)
        .join(' ')

/** “Sat tight” has nothing to do with tights. */
function sameWord(a: string, b: string): boolean {
  const other = new Set(wordsOf(b))
  return wordsOf(a).some((w) => w.length > 4 && other.has(w))
}

const sharedWith = (d: Dossier, a: string, b: string) =>
  rareInBoth(d, a, b, RARE).filter((w) => !isMeasure(w))

/** Somebody who has come round, beside the firmest thing they had said of it before. */
export function turned(d: Dossier): Exhibit[] {
  return inTime(d).flatMap((now) => {
    if (!TURNED[d.spoken].test(now.text) || !isComic(d, now.id) || wordCount(now.text) > LONGEST) return []
    const year = Number(/(?<!\d)20\d\d(?!\d)/.exec(now.text)?.[0] ?? 0)
    const akin = rareNeighbours(d, now.text)
    const turning = takesBack(d, now)
    const isThen = (id: number, text: string) =>
      year > 0
        ? fromDay(d.day(id)).y === year
        : d.day(now.id) - d.day(id) >= 200 && (FIRM.test(text) || ANNOUNCES[d.spoken].test(text))
    const [best] = inTime(d)
      .filter((p) => akin.has(p.id) && d.day(p.id) < d.day(now.id) && wordCount(p.text) <= LONGEST)
      .filter((p) => isThen(p.id, p.text))
      .map((p) => ({
        p,
        shared: sharedWith(d, p.text, now.text).length,
        taken: sharedWith(d, p.text, turning).length,
      }))
      // One word anywhere in two posts says nothing; the same in the very sentence that takes it back does.
      .filter(({ p, taken, shared }) => shared > 1 || (taken > 0 && sameWord(p.text, turning)))
      .filter(({ p }) => isComic(d, p.id) && !endsTender(d, p.id, now.id))
      .sort((a, b) => b.taken - a.taken || b.shared - a.shared || d.day(a.p.id) - d.day(b.p.id))
    const then = best?.p.id ?? swornBefore(d, now.id)
    if (then === null) return []
    const also = new Set(thingsIn(d, now.id))
    const noun = thingsIn(d, then).find((x) => also.has(x)) ?? null
    return [pair(d, 'recalled', [then, now.id], { weight: 3, noun })]
  })
}

const KNOWS = {
  en: /\bI (?:know what I said|take back what I said)\b/iu,
  es: /(?<!\p{L})(?:sé lo que dije|retiro lo que dije|me trago lo dicho)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich wei(?:ß|ss),? was ich gesagt hab|ich nehme? (?:alles )?zurück,? was ich gesagt hab)/iu,
}
const SWORN = {
  en: /(?<!\p{L})(?:never again|I(?:['’]ll| will| shall) never [^.!?]{1,60} again|I(?:['’]m| am) not doing|no more|that was the last)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nunca más|no vuelvo a|ni una más|la última vez)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nie wieder|nie mehr|das letzte Mal|Schluss mit)(?!\p{L})/iu,
}
const REMEMBERED = 365

/** “I know what I said.”: the last thing that was sworn, within a year, where only one was. */
function swornBefore(d: Dossier, id: number): number | null {
  if (!KNOWS[d.spoken].test(d.post(id)?.text ?? '')) return null
  const sworn = inTime(d).filter((p) => {
    const before = d.day(id) - d.day(p.id)
    return before > 0 && before <= REMEMBERED && SWORN[d.spoken].test(p.text)
  })
  const [only] = sworn
  return only && sworn.length === 1 && isComic(d, only.id) ? only.id : null
}

/** Somebody who looks up what they once announced, and says what became of it. */
export function recalled(d: Dossier): Exhibit[] {
  return inTime(d).flatMap((now) => {
    const m = ITSELF[d.spoken].exec(now.text)
    if (!m || !isComic(d, now.id) || wordCount(now.text) > LONGEST) return []
    const year = Number(m.slice(1).find((x) => x !== undefined) ?? 0)
    const isSent = SENT[d.spoken].test(m[0])
    const day = d.day(now.id)
    const today = fromDay(day)
    const earlier = inTime(d).filter((p) => {
      if (day - d.day(p.id) < 200 || wordCount(p.text) > LONGEST) return false
      const c = fromDay(d.day(p.id))
      const isThen = year > 0 ? c.y === year && c.y < today.y : c.m === today.m && c.d === today.d
      return isThen && isComic(d, p.id)
    })
    const [best] = earlier
      .map((p) => ({ p, shared: rareInBoth(d, isSent ? p.text : announcedIn(d, p.id), now.text, RARE) }))
      .filter((x) => x.shared.length > 0 && !endsTender(d, x.p.id, now.id))
      .sort((a, b) => b.shared.length - a.shared.length || a.p.id - b.p.id)
    if (!best) return []
    const noun = storiesOf(d, best.p.id, now.id)
      .filter((s) => s.kind === 'object' || s.kind === 'promise')
      .map((s) => withArticle(d, s.subject))
      .find((x) => x !== null)
    return [
      pair(d, 'recalled', [best.p.id, now.id], {
        weight: 3.2,
        noun: noun ?? written(d, best.shared, now.text),
      }),
    ]
  })
}

const MONTH_NAMES = {
  en: /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?(?: of)? (\p{Lu}\p{L}+),? (20\d\d)(?!\d)/u,
  es: /(?<!\d)(\d{1,2}) de (\p{Ll}+) (?:de|del) (20\d\d)(?!\d)/u,
  de: /(?<!\d)(\d{1,2})\. (\p{Lu}\p{L}+) (20\d\d)(?!\d)/u,
}

/** “Exhibit A: 17 January 2010, on this very page.”: a day that is named, and what was posted on it. */
export function dated(d: Dossier): Exhibit[] {
  return inTime(d).flatMap((now) => {
    const m = MONTH_NAMES[d.spoken].exec(now.text)
    const month = m ? MONTHS.get(fold((m[2] as string).toLowerCase())) : undefined
    if (!m || month === undefined || !isComic(d, now.id) || wordCount(now.text) > LONGEST) return []
    const day = toDay(Number(m[3]), month + 1, Number(m[1]))
    const then = inTime(d).filter((p) => d.day(p.id) === day)
    const [only] = then
    if (!only || then.length > 1 || d.day(now.id) - day < 200 || !isComic(d, only.id)) return []
    if (wordCount(only.text) > LONGEST || endsTender(d, only.id, now.id)) return []
    return [pair(d, 'recalled', [only.id, now.id], { weight: 3.4, isDated: true })]
  })
}

/** German names a thing without its article. */
const written = (d: Dossier, stems: readonly string[], text: string) =>
  d.spoken === 'de'
    ? (text
        .match(/(?<=\p{L} )\p{Lu}[\p{L}-]+/gu)
        ?.find((w) => stems.some((x) => w.toLowerCase().includes(x))) ?? null)
    : null

const storiesOf = (d: Dossier, a: number, b: number) =>
  d.stories.sagas.filter((s) => [a, b].every((id) => s.acts.some((x) => x.post === id)))

/** A story that goes on into a loss or an illness is no joke at its beginning either. */
export const endsTender = (d: Dossier, a: number, b: number) =>
  storiesOf(d, a, b).some((s) => s.kind !== 'day' && s.acts.at(-1)?.tone !== 'clear')

const RULE = {
  en: /(?<!\p{L})(?:no exceptions|without exception|house rule|new rule|rule (?:one|1|number|of the)|the rule is|on principle I)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:sin excepci[oó]n(?:es)?|regla de|la regla es|reglamento:|por principio)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ohne Ausnahme|Grundsatz|die Regel (?:ist|lautet)|Hausregel|aus Prinzip)(?!\p{L})/iu,
}
const EXCEPTION = {
  en: /(?<!\p{L})(?:exception|just (?:this|the) once|that (?:was )?once|for once|the rule)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:excepci[oó]n|(?:una|UNA) vez|por esta vez|al reglamento|a la regla)(?!\p{L})/u,
  de: /(?<!\p{L})(?:Ausnahme|dieses eine Mal|nur einmal|die Regel)(?!\p{L})/u,
}
const AFTERMATH = 200

/** A rule by the writer's own hand, and the one time it did not hold. */
export function rules(d: Dossier): Exhibit[] {
  const stated = inTime(d).filter(
    (p) => RULE[d.spoken].test(p.text) && wordCount(p.text) <= LONGEST && isComic(d, p.id),
  )
  if (stated.length === 0) return []
  const posts = inTime(d).filter((p) => wordCount(p.text) <= LONGEST)
  for (const rule of stated) {
    const line = d.sentences(rule.id).find((s) => RULE[d.spoken].test(s.text))
    if (!line) continue
    const breach = posts.find(
      (p) =>
        d.day(p.id) > d.day(rule.id) + 30 &&
        EXCEPTION[d.spoken].test(p.text) &&
        isComic(d, p.id) &&
        rareInBoth(d, rule.text, p.text, RARE * 2).length > 0,
    )
    if (!breach) continue
    // What the exception speaks of may have been told before.
    const told = posts
      .filter((p) => {
        const before = d.day(breach.id) - d.day(p.id)
        return p.id !== rule.id && before > 0 && before <= AFTERMATH && d.day(p.id) > d.day(rule.id)
      })
      .filter((p) => isComic(d, p.id) && rareInBoth(d, p.text, breach.text, 3).length > 0)
      .at(-1)
    const ids = [rule.id, ...(told ? [told.id] : []), breach.id]
    const also = new Set(thingsIn(d, breach.id))
    const noun = thingsIn(d, rule.id).find((x) => also.has(x) && !EXCEPTION[d.spoken].test(x)) ?? null
    return [pair(d, 'rule', ids, { weight: 3, noun, line: wordsAt(d, rule.id, line.text) })]
  }
  return []
}
