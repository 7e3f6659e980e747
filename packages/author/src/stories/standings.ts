import { before, dayFrom, spans, stopWords, type Token } from '@youzine/words'
import { numberTold } from './number-told.ts'
import type { Told } from './told.ts'

const LEAST = 4
const YEARS = 2
/** From one post to the next a place in a queue, a rating, a weight moves by less. */
const STEP = 2
const HIGHEST = 100_000
const LARGE = 3000
const LATE = 3 * 366

/** A post of a number, and what it may be of: “58 now”, “update: 47. I’m 44 on Saturday” says two. */
interface Standing {
  post: Told
  values: number[]
}

/**
 * “I’m number 64.” – “58 now.” – “26. Some poor souls must have given up.”: a number that stands for itself says how
 * something stands, and the next one says it again. With the post that says how it ended, where that counts back to the
 * first.
 */
export function standingsIn(posts: readonly Told[]): { label: string; posts: Told[] }[] {
  if (posts.length > LARGE) return []
  const bare = posts.flatMap((post) => {
    const values = isSilent(post) ? [] : bareNumbers(post)
    return values.length > 0 ? [{ post, values }] : []
  })
  const found: { label: string; posts: Told[] }[] = []
  const used = new Set<number>()
  for (const first of bare) {
    if (used.has(first.post.n)) continue
    const run = runFrom(
      first,
      bare.filter((s) => s.post.n > first.post.n && !used.has(s.post.n)),
    )
    if (run.length < LEAST || spanOf(run) < YEARS || areAges(run) || !isMostOf(run, bare)) continue
    const members = [...withPassing(run, posts), ...outcomeOf(run, posts)]
    for (const p of members) used.add(p.n)
    found.push({ label: String(run[0]?.value), posts: members })
  }
  return found
}

const GREETS =
  /(?<!\p{L})(?:birthday|thanks|thank you|wishes|today|cumple\p{L}*|felicidades|felicitaciones|gracias|hoy|geburtstag|glückwünsche|danke|heute|years?|años|jahre)(?!\p{L})/iu
const isSilent = (p: Told) => p.tone === 'hidden' || p.tone === 'red' || GREETS.test(p.text)

/** What may stand beside it and counts nothing: “58 now”, “1874 and rising”, “eleven. one one”. */
const BESIDE =
  /^(?:now|already|still|again|only|and|next|ya|ahora|otra|vez|y|ahorita|jetzt|schon|noch|wieder|nur|und)$/
const LED = /^(?:update|number|no|nr|num|numero|nummer|platz|puesto|posicion|stand|place|position)$/
const MINE = /^(?:i'm|im|i|am|voy|soy|bin|ich)$/

/** The numbers with which a post opens and says nothing else, or which stand alone as a sentence. */
function bareNumbers(post: Told): number[] {
  const found = post.sentences.flatMap(({ first, end }) => {
    const words = post.tokens.slice(first, end)
    const at = words.findIndex((t) => numberIn(t, post) !== null)
    const lead = words.slice(0, at)
    const isLed = lead.some((t) => LED.test(t.key)) && lead.every((t) => LED.test(t.key) || MINE.test(t.key))
    if (at < 0 || !(isLed || (at === 0 && first === 0))) return []
    const size = isTwo(words, at, post) ? 2 : 1
    const behind = words[at + size]
    const gap = post.text.slice((words[at + size - 1] as Token).to, behind?.from ?? post.text.length)
    const isParted = /^\s*(?:,\s|[;!?…])/.test(gap)
    // “I’m number 71 on the list”
    const isOwn = isLed && lead.some((t) => MINE.test(t.key))
    if (behind !== undefined && !isParted && !isOwn && !isGoing(words.slice(at + size))) return []
    const value = size === 2 ? twoOf(words, at, post) : numberIn(words[at] as Token, post)
    return value === null || value < 2 || value > HIGHEST ? [] : [value]
  })
  return [...new Set(found)]
}

/** “now”, “y subiendo”: no noun that it would count. */
const isGoing = (words: readonly Token[]) => words.length <= 2 && BESIDE.test(words[0]?.key ?? '')

function isTwo(words: readonly Token[], at: number, post: Told): boolean {
  return twoOf(words, at, post) !== null
}

function twoOf(words: readonly Token[], at: number, post: Told): number | null {
  const [tens, ones] = [words[at], words[at + 1]]
  return tens && ones && /^\p{L}/u.test(tens.key) && post.language === 'en'
    ? numberTold(post, ones, `${tens.key}-${ones.key}`)
    : null
}

const isYear = (n: number) => n >= 1900 && n < 2100

function numberIn(token: Token, post: Told): number | null {
  const value = numberTold(post, token)
  return value === null || isYear(value) || ARTICLE.test(token.key) ? null : value
}

const ARTICLE = /^(?:a|an|one|un|una|uno|ein|eine|einen|eins)$/

/** The longest way from one to the next in small steps; of two numbers of a post the nearer one counts. */
function runFrom(first: Standing, later: readonly Standing[]): (Standing & { value: number })[] {
  const run = first.values.slice(0, 1).map((value) => ({ ...first, value }))
  for (const s of later) {
    const last = (run.at(-1) as { value: number }).value
    const near = [...s.values].sort((a, b) => Math.abs(a - last) - Math.abs(b - last))[0] as number
    if (Math.max(near, last) <= Math.min(near, last) * STEP) run.push({ ...s, value: near })
  }
  return run
}

const MOSTLY = 0.6

/** Whoever opens post after post with a number counts this and that. */
function isMostOf(run: readonly Standing[], bare: readonly Standing[]): boolean {
  const [from, to] = [(run[0] as Standing).post.n, (run.at(-1) as Standing).post.n]
  return run.length >= bare.filter((s) => s.post.n >= from && s.post.n <= to).length * MOSTLY
}

const spanOf = (run: readonly Standing[]) =>
  ((run.at(-1) as Standing).post.day - (run[0] as Standing).post.day) / 365

/** Who is a year older each year counts nothing. */
function areAges(run: readonly (Standing & { value: number })[]): boolean {
  const born = run.map(({ post, value }) => dayFrom(post.day).year - value)
  return born.some((year) => born.filter((b) => b === year).length > run.length / 2)
}

/** “I was 39 on the old list and I’m 43 on the new one”: told in a sentence, between the numbers before and after it. */
function withPassing(run: readonly (Standing & { value: number })[], posts: readonly Told[]): Told[] {
  const members = run.map((s) => s.post)
  const between = run.slice(1).flatMap((after, n) => {
    const ahead = run[n] as Standing & { value: number }
    const [low, high] = [ahead.value, after.value].sort((a, b) => a - b) as [number, number]
    return posts.slice(ahead.post.n + 1, after.post.n).filter((p) => {
      const own = p.tokens.flatMap((t, at) => {
        const value = numberIn(t, p)
        const isOwn = p.tokens.slice(Math.max(0, at - 2), at).some((x) => MINE.test(x.key) || LED.test(x.key))
        return value !== null && isOwn && value >= low && value <= high ? [value] : []
      })
      return own.length >= 2 && !isSilent(p)
    })
  })
  return [...members, ...between].sort((a, b) => a.n - b.n)
}

/** “It’s come. Plot 17B. Eleven years.”: a word of the first post, and a span that goes back to it. */
function outcomeOf(run: readonly Standing[], posts: readonly Told[]): Told[] {
  const first = (run[0] as Standing).post
  const last = (run.at(-1) as Standing).post
  const stop = stopWords(first.language)
  const words = new Set(first.lemmas.filter((l) => l.length > 2 && !stop.has(l)))
  const end = posts.slice(last.n + 1).find((p) => {
    if (p.tone === 'hidden' || p.tone === 'red' || p.day - last.day > LATE) return false
    const goesBack = spans(p.tokens, p.language).some(
      (s) => s.unit === 'year' && s.count >= YEARS && Math.abs(before(p.day, s) - first.day) < SLACK,
    )
    return goesBack && p.lemmas.some((l) => words.has(l))
  })
  return end ? [end] : []
}

/** Who says eleven years means anything from ten and a half to eleven and a half. */
const SLACK = 184
