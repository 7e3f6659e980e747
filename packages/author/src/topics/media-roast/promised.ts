import { WEEKDAYS } from '@youzine/words'
import { toDay } from '../../reading/calendar.ts'
import { inOrder } from '../../reading/in-order.ts'
import { wordsOf } from '../../reading/tokens.ts'
import type { Act, Pledge } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { rareInBoth, stemsIn } from '../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import type { Beside } from '../common/in-posts.ts'
import { clearPledges } from '../said-you-would/index.ts'
import { type Exhibit, inTime, isComic, NEGATED, wordsAt } from './exhibit.ts'
import { WORDS } from './words.ts'

const LONGEST_VOW = 24
const LONGEST_POST = 60

/** What was announced and how it came out: said, said again, on the day it was due, and in the end. */
export function promised(d: Dossier): Exhibit[] {
  const own = clearPledges(d, LONGEST_VOW).filter((p) => isOwn(d, p))
  const late = own.flatMap((p) => exhibitOf(d, p))
  const boast = late.some((x) => x.kind === 'late') ? boastIn(d) : null
  return boast ? [boast, ...late] : late
}

function exhibitOf(d: Dossier, p: Pledge): Exhibit[] {
  const { done, days } = p
  if (!done || days === null || days < 2 || p.state === 'kept') return []
  const kind = p.isVow || p.state === 'undone' ? 'vow' : 'late'
  const ids = [p.said.post, ...between(d, p, kind), done.post, ...(kind === 'vow' ? echoes(d, p) : [])]
  const acts = ids.map((id) => wholeAct(d, id))
  if (!acts.every((a) => isComic(d, a.post) && wordCount(d.wordsOf(a)) <= LONGEST_POST)) return []
  return [
    {
      kind,
      acts,
      noun: nounOf(d, p),
      line: wordsAt(d, p.said.post, p.words),
      beside: new Map([[done.post, outcome(d, p, kind)]]),
      days,
      ...weekdayOf(d, p),
      n: kind === 'vow' ? refusalsBefore(d, p, acts) : plannedDays(d, p),
      weight: (kind === 'vow' ? 2.6 : 2) + acts.length * 0.3 + (days > 365 ? 0.5 : 0),
    },
  ]
}

/** “the dog”; German can name a thing without its article. */
const nounOf = (d: Dossier, p: Pledge) =>
  withArticle(d, p.object) ??
  withArticle(d, d.saga(p.saga)?.subject ?? '') ??
  (d.spoken === 'de' && /^\p{Lu}[\p{L}-]+$/u.test(p.object) ? p.object : null)

const refusalsBefore = (d: Dossier, p: Pledge, acts: readonly Act[]) =>
  acts.filter((a) => d.day(a.post) < d.day((p.done as Act).post) && isRefusal(d, p, a.post)).length

const ECHO = 32

/** After a vow is broken: where it is sworn again, where its words return, and how it ended. No further than a loss. */
function echoes(d: Dossier, p: Pledge): number[] {
  const end = d.day((p.done as Act).post)
  const saga = d.saga(p.saga)
  const grave = saga?.acts.filter((a) => a.tone !== 'clear' && d.day(a.post) > end).map((a) => d.day(a.post))
  const until = Math.min(...(grave ?? []), Number.POSITIVE_INFINITY)
  const later = inTime(d).filter((x) => {
    const day = d.day(x.id)
    if (day <= end || day >= until || wordCount(x.text) > ECHO) return false
    return sharesAll(d, p.object, x.text) && isComic(d, x.id)
  })
  const said = d.post(p.said.post)?.text ?? ''
  const again = later.filter(
    (x) => isSwornAgain(d, x.id) || rareInBoth(d, said, x.text, 3).some((w) => !stemsIn(d, p.object).has(w)),
  )
  const last = saga && until === Number.POSITIVE_INFINITY ? later.at(-1) : undefined
  const isEnd = last && saga?.acts.at(-1)?.post === last.id
  const ids = [...new Set([...again.slice(0, ECHOES).map((x) => x.id), ...(isEnd ? [last.id] : [])])]
  // After so many years nobody knows any longer what has happened since.
  const gone = ids.findIndex((id, n) => d.day(id) - (n === 0 ? end : d.day(ids[n - 1] as number)) > FORGOTTEN)
  return (gone < 0 ? ids : ids.slice(0, gone)).slice(-ECHOES)
}

const ECHOES = 2
const FORGOTTEN = 5 * 365

const sharesAll = (d: Dossier, a: string, b: string) => {
  const other = stemsIn(d, b)
  return [...stemsIn(d, a)].every((w) => other.has(w))
}

const dayOfIso = (iso: string) => {
  const [y, m, dd] = iso.split('-').map(Number)
  return toDay(y as number, m as number, dd as number)
}

const plannedDays = (d: Dossier, p: Pledge) => (p.due ? dayOfIso(p.due) - d.day(p.said.post) : 0)

/** The weekday that was promised, where it was done on one. */
function weekdayOf(d: Dossier, p: Pledge): { weekday?: number } {
  const weekday = wordsOf(p.words)
    .map((w) => WEEKDAYS.get(w))
    .find((x) => x !== undefined)
  return weekday !== undefined && d.when((p.done as Act).post)?.wd === weekday ? { weekday } : {}
}

/** Beside the end, how long it took: where a weekday was promised, in these. */
function outcome(d: Dossier, p: Pledge, kind: Exhibit['kind']): Beside {
  const t = WORDS[d.spoken]
  // How long a vow held is said after it.
  if (kind === 'vow') return {}
  const late = p.days as number
  if (!p.due) return { elapsed: t.later(d.w.digits(late)) }
  const { weekday } = weekdayOf(d, p)
  const isWhole = weekday !== undefined && late % 7 === 0 && late >= 14
  return {
    elapsed: isWhole
      ? t.overdueWeeks(d.w.digits(late / 7), d.w.weekday(weekday))
      : t.overdue(d.w.digits(late)),
  }
}

const WRITER = /(?<!\p{L})(?:I|we|we['’](?:re|ll|ve)|I['’](?:m|ll|ve)|yo|ich|wir)(?!\p{L})/iu
const CURT = 6

/** The same thing, refused in as many words again. */
const isRefusal = (d: Dossier, p: Pledge, id: number) =>
  id === p.said.post ||
  d
    .sentences(id)
    .some(
      (s) =>
        NEGATED.test(s.text) &&
        shares(d, p.object, s.text) &&
        (WRITER.test(s.text) || wordCount(s.text) <= CURT),
    )

/** “And that was the last one. Never again.” */
const isSwornAgain = (d: Dossier, id: number) =>
  d.sentences(id).some((s) => NEGATED.test(s.text) && wordCount(s.text) <= CURT)

const shares = (d: Dossier, a: string, b: string) => {
  const own = [...stemsIn(d, a)]
  if (!mayHold(own, b)) return false
  const other = stemsIn(d, b)
  return own.some((w) => other.has(w))
}

/** A look at the letters, before the words are cut out: most texts hold none of them. */
const mayHold = (stems: readonly string[], text: string) => {
  const low = text.toLowerCase()
  return stems.some((w) => low.includes(w.replace(/y$/, '')))
}

/** Of a vow, where it was sworn again; of a date, the day itself. */
function between(d: Dossier, p: Pledge, kind: Exhibit['kind']): number[] {
  const [from, to] = [d.day(p.said.post), d.day((p.done as Act).post)]
  const due = p.due ? dayOfIso(p.due) : null
  const onTheDay = inTime(d)
    .filter((x) => {
      const day = d.day(x.id)
      if (day <= from || day >= to) return false
      if (kind === 'vow') return shares(d, p.object, x.text) && isRefusal(d, p, x.id) && isComic(d, x.id)
      // “Easter.”: on the day itself, by the name that the promise gave it.
      const isDay = due !== null && (day === due || day === due + 1)
      return isDay && [p.object, p.words].some((words) => shares(d, words, x.text)) && isComic(d, x.id)
    })
    .map((x) => x.id)
    .slice(0, 2)
  if (onTheDay.length > 0 || kind !== 'late' || due === null) return onTheDay
  // Or one post from the years of waiting.
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  return inTime(d)
    .filter(
      (x) => d.day(x.id) > due && d.day(x.id) < to && sharesAll(d, p.object, x.text) && isComic(d, x.id),
    )
    .filter((x) => wordCount(x.text) <= ECHO)
    .sort((a, b) => (lines.get(b.id) ?? 0) - (lines.get(a.id) ?? 0) || inOrder(a, b))
    .slice(0, 1)
    .map((x) => x.id)
}

const SPOKEN =
  /^[“‘"'„«]|(?<!\p{L})(?:he|she|they) sa(?:ys|id)(?!\p{L})|(?<!\p{L})(?:dice|dicen|sagt)(?!\p{L})/iu
/** Somebody else's word. */
export const ASSURED =
  /(?<!\p{L})(?:(?:he|she|they|council|landlord|company) (?:said|promised)|said so|says so|lo dij\p{L}+|prometi\p{L}+|hat (?:er|sie) gesagt|versprochen)(?!\p{L})/iu

/** What somebody else promised is not held against the writer. */
const isOwn = (d: Dossier, p: Pledge) => {
  const text = d.post(p.said.post)?.text ?? ''
  if (GAVE_A_DATE[d.spoken].test(text)) return true
  return !SPOKEN.test(p.words.trim()) && !ASSURED.test(text) && namesIn(d, p.words).length === 0
}

/** Whoever asked for it, the date is the writer's: “I said by August.” */
const GAVE_A_DATE = {
  en: /(?<!\p{L})I (?:said|told (?:him|her|them)) (?:by|before|until|on|next) /iu,
  es: /(?<!\p{L})(?:le|les) dije que (?:para|antes de|el) /iu,
  de: /(?<!\p{L})ich (?:hab|habe) gesagt:? (?:bis|vor|am|nächst)/iu,
}

const PUNCTUAL = {
  en: /^I (?:(?:was|am|have|had|['’]ve)(?: been)? never(?: been)?|never (?:was|am)) late\b|^I(?:['’]m| am| was|['’]ve been) always (?:on time|punctual)\b/i,
  es: /^(?:Yo )?(?:nunca (?:he llegado|llego|llegué|llegaba)(?: tarde)|siempre (?:llego|llegué|fui|soy) (?:a tiempo|puntual))/iu,
  de: /^Ich (?:bin|war|kam|komme) (?:noch )?(?:nie(?:mals)? zu spät|immer pünktlich)/u,
}

/** Whoever was never late, and says so, can be held to a date. */
function boastIn(d: Dossier): Exhibit | null {
  for (const p of inTime(d)) {
    if (!isComic(d, p.id) || wordCount(p.text) > LONGEST_POST) continue
    const line = d.sentences(p.id).find((s) => PUNCTUAL[d.spoken].test(s.text))
    if (!line) continue
    return {
      kind: 'boast',
      acts: [wholeAct(d, p.id)],
      noun: null,
      line: { post: p.id, from: line.from, to: line.from + line.text.length },
      beside: new Map(),
      n: 0,
      weight: 4,
    }
  }
  return null
}
