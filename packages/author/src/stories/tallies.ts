import { dayFrom, type Token } from '@youzine/words'
import { type Draft, draft } from './draft.ts'
import { newKey, place } from './key.ts'
import { numberTold } from './number-told.ts'
import { standingsIn } from './standings.ts'
import { isFunction, type Told } from './told.ts'

const LEAST = 4
const YEARS = 3
const HEAD_WORDS = 3
const MOSTLY = 0.6
const MOST = 60

/**
 * What somebody counts year after year. Some put the same words over it each time (“Corte de caja 2013: 40 tocadas”);
 * some do so once, and after that the day says what is counted (“14. Up three on last year.”).
 */
export function talliesIn(posts: readonly Told[]): Draft[] {
  const headed = headedRuns(posts)
  const taken = new Set(headed.flatMap((d) => d.posts))
  const yearly = keptYearly(posts, taken)
  for (const d of yearly) for (const n of d.posts) taken.add(n)
  const standings = standingsIn(posts).filter(
    ({ posts: run }) => run.filter((p) => taken.has(p.n)).length <= run.length / 2,
  )
  return [...headed, ...yearly, ...standings.map((s) => tally(s.label, s.posts, `stands:${s.posts[0]?.n}`))]
}

/** Posts that begin with the same few words and then give a number. */
function headedRuns(posts: readonly Told[]): Draft[] {
  const byHead = new Map<string, Told[]>()
  for (const post of posts) {
    const head = headOf(post)
    if (!head) continue
    const list = byHead.get(head)
    if (list) list.push(post)
    else byHead.set(head, [post])
  }
  return [...byHead].flatMap(([head, members]) => {
    if (members.length < LEAST || members.length > MOST || yearsOf(members) < YEARS) return []
    if (members.filter((p) => countsIn(p)).length < members.length * MOSTLY || areAges(members)) return []
    return [tally(labelOf(members[0] as Told), members, `headed:${head}`)]
  })
}

/** Its first words up to a number or a mark, where these are a label and no sentence. */
function headOf(post: Told): string | null {
  const words = headTokens(post)
  const content = words.filter((_, at) => !isFunction(post, at))
  if (words.length === 0 || words.length > HEAD_WORDS || content.length === 0) return null
  if (isFunction(post, 0) || isFunction(post, words.length - 1)) return null
  return words.map((_, at) => post.lemmas[at]).join(' ')
}

function headTokens(post: Told): Token[] {
  const found: Token[] = []
  for (const token of post.tokens) {
    if (token.sentence !== 0 || /^\d/.test(token.key) || found.length > HEAD_WORDS) break
    found.push(token)
    if (/^\s*[:.,]/.test(post.text.slice(token.to, token.to + 3))) break
  }
  return found
}

const labelOf = (post: Told) => {
  const words = headTokens(post)
  return post.text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? 0)
}

const EVERY_YEAR =
  /(?<!\p{L})(?:every (?:year|january|december|new year|christmas|summer|spring|autumn)|each (?:year|january|december)|from (?:here|now) on|cada (?:año|enero|diciembre|31)|todos los años|de aquí en adelante|jedes jahr|jeden (?:januar|dezember|silvester)|ab jetzt|jährlich)(?!\p{L})/iu
/** That something is counted says nothing of when it will be again: the later posts have to say so. */
const KEEPS_COUNT =
  /(?<!\p{L})(?:keep(?:ing)? (?:a |the )?(?:tally|count|score)|llevar la cuenta|(?:strich|zähl)liste)(?!\p{L})/iu
const OF_THE_YEAR =
  /(?<!\p{L})(?:this year|last year|this january|last january|year['’]s|figure|tally|total|record|este año|el año pasado|en total|récord|heuer|dieses jahr|letztes jahr|vorjahr|bilanz|\p{L}*bilanz|stand(?=:| \d)|rekord|höchststand)(?!\p{L})/iu
const GREETS =
  /(?<!\p{L})(?:birthday|thanks|thank you|wishes|cumple\p{L}*|felicidades|gracias|geburtstag|glückwünsche|danke|merci)(?!\p{L})/iu
const AROUND = 12
const YEAR = 365.25

/** One post counts something and says that it will again; in later years the same days bring a number. */
function keptYearly(posts: readonly Told[], taken: ReadonlySet<number>): Draft[] {
  if (posts.length > LARGE) return []
  const counting = posts.filter((p) => countsIn(p) && !isOpen(p) && !taken.has(p.n))
  const found: Draft[] = []
  const used = new Set<number>()
  for (const first of posts) {
    const isYearly = EVERY_YEAR.test(first.text)
    if (!(isYearly || KEEPS_COUNT.test(first.text)) || !/\d|\p{Lu}{3,}/u.test(first.text)) continue
    if (used.has(first.n)) continue
    if (!numbersIn(first).length || isOpen(first) || taken.has(first.n)) continue
    const members = [
      first,
      ...onePerYear(
        first,
        counting.filter((p) => p.n > first.n && isSeason(first, p) && (isYearly || OF_THE_YEAR.test(p.text))),
      ),
    ]
    if (members.length < LEAST || yearsOf(members) < LEAST || areAges(members)) continue
    for (const p of members) used.add(p.n)
    found.push(tally(labelOf(first), members, `yearly:${first.n}`))
  }
  return found
}

/** Somebody who writes every day writes on every date. */
const LARGE = 3000

const isOpen = (p: Told) => p.tone === 'hidden' || p.tone === 'red' || GREETS.test(p.text)

function isSeason(a: Told, b: Told): boolean {
  const off = Math.abs(a.day - b.day) % YEAR
  return b.day - a.day > 300 && Math.min(off, YEAR - off) <= AROUND
}

/** The one that says so, or that is nearest to the day. */
function onePerYear(first: Told, posts: readonly Told[]): Told[] {
  const off = (p: Told) => {
    const gap = Math.abs(first.day - p.day) % YEAR
    return Math.min(gap, YEAR - gap)
  }
  const byYear = new Map<number, Told>()
  for (const p of posts) {
    // New Year's Eve and the days after it are one season.
    const year = Math.round((p.day - first.day) / YEAR)
    const best = byYear.get(year)
    const isBetter = best && OF_THE_YEAR.test(p.text) && !OF_THE_YEAR.test(best.text)
    const isNearer = best && OF_THE_YEAR.test(p.text) === OF_THE_YEAR.test(best.text) && off(p) < off(best)
    if (!best || isBetter || isNearer) byYear.set(year, p)
  }
  return [...byYear.values()].sort((a, b) => a.n - b.n)
}

/** A number that opens the post, stands as a sentence of its own, follows a colon, or is said to be of a year. */
function countsIn(post: Told): boolean {
  const [first] = post.tokens
  if (first && countIn(first, post) !== null) return true
  if (isRanking(post)) return false
  const isAlone = post.sentences.some((s) => {
    const words = post.tokens.slice(s.first, s.end)
    return words.length <= 2 && words.every((t) => countIn(t, post) !== null)
  })
  if (isAlone) return true
  return numbersIn(post).some(
    (t) => /:\s?$/.test(post.text.slice(Math.max(0, t.from - 2), t.from)) || OF_THE_YEAR.test(post.text),
  )
}

/** “1. Trebsen, 2. Nerchau, 3. ours”: places, and no count. */
const isRanking = (post: Told) => /(?<!\d)1[.)] \p{L}.{1,80}(?<!\d)2[.)] \p{L}/su.test(post.text)

/** “4:12 Uhr” is an hour. */
const isHour = ({ from, to }: Token, { text }: Told) =>
  /\d[:.]$/.test(text.slice(Math.max(0, from - 2), from)) ||
  /^(?::\d|[.,]\d\d (?:uhr|h)(?!\p{L})| ?(?:uhr|am|pm|a\.m|p\.m|h)(?!\p{L}))/iu.test(text.slice(to, to + 8))

const HIGHEST = 100_000
const isYear = (n: number) => n >= 1900 && n < 2100

function countIn(token: Token, post: Told): number | null {
  const n = numberTold(post, token)
  return n === null || n > HIGHEST || isYear(n) || isHour(token, post) ? null : n
}

const numbersIn = (post: Told) => post.tokens.filter((t) => countIn(t, post) !== null)

const yearsOf = (posts: readonly Told[]) => new Set(posts.map((p) => dayFrom(p.day).year)).size

/** “38.”, “39.”, “40.”: who is a year older each year counts nothing. */
function areAges(posts: readonly Told[]): boolean {
  const born = posts.flatMap((p) => {
    const [first] = numbersIn(p)
    const value = first ? countIn(first, p) : null
    return value === null ? [] : [dayFrom(p.day).year - value]
  })
  const counts = new Map<number, number>()
  for (const year of born) counts.set(year, (counts.get(year) ?? 0) + 1)
  return Math.max(0, ...counts.values()) > posts.length / 2
}

function tally(label: string, members: readonly Told[], id: string): Draft {
  const key = newKey(
    'phrase',
    `${id}#`,
    label,
    members.map((p) => p.n),
    1,
  )
  key.isTelling = true
  for (const p of members) place(key, p, 0)
  return { ...draft('series', label, [key], key.posts, id), firmness: SURE }
}

const SURE = 0.95
