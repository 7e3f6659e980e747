import { numberOf } from '@youzine/words'
import { recount } from '../../checks/recount.ts'
import type { CountQuery, Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { escaped } from '../../reading/escaped.ts'
import { once } from '../../reading/once.ts'
import { wordsOf } from '../../reading/tokens.ts'
import type { Claim, Series } from '../../stories/model.ts'
import { clip } from '../../writing/claims/facts.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { plainPledges } from '../said-you-would/index.ts'
import { WORDS } from './words.ts'

/** Lines in groups; the index takes from each, so that no kind of count fills it. */
export function indexLines(d: Dossier): Sentence[][] {
  return [series(d), refrains(d), pledges(d), shortPosts(d), meetings(d)]
}

const again = (d: Dossier, of: CountQuery) => recount(d.posts, of) ?? 0
const quoteAll = (d: Dossier, ids: readonly number[]) =>
  ids.map((id) => d.w.quoted(d.post(id)?.text ?? '', true)).join(' ')

/** A word that was all there was to say, more than once. */
function shortPosts(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const one = d.posts.filter(
    (p) => wordsOf(p.text).length === 1 && d.clear(p.id) && !isShadowed(d, p.id) && /\p{L}/u.test(p.text),
  )
  const said = one.map((p) => wordsOf(p.text)[0] as string)
  if (
    one.length > 5 ||
    new Set(said).size === said.length ||
    said.some((w) => numberOf(w, d.spoken) !== null)
  )
    return []
  const ids = one.map((p) => p.id).sort((a, b) => d.day(a) - d.day(b))
  return [
    say(t.short(d.w.digits(ids.length), quoteAll(d, ids)), [
      ...post(...ids),
      count(ids.length, { kind: 'listed', posts: ids }),
    ]),
  ]
}

/** A saying that ends in an article or an open bracket was cut off. */
const CUT = /\([^)]*$|(?<!\p{L})(?:the|an?|of|to|and|el|la|de|y|que|der|die|das|und|zu)$/iu

const GREETING = /(?<!\p{L})(?:mubarak|happy|merry|feliz|felices|frohe|alles gute)(?!\p{L})/iu

/** Two sayings of the same posts are one. */
const SAME = 0.6
const shareOf = (of: readonly number[], here: readonly number[]) =>
  of.filter((id) => here.includes(id)).length / of.length

function refrains(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  return d.stories.claims.flatMap((c, n) => {
    if (c.kind !== 'refrain' || CUT.test(c.phrase)) return []
    const ids = c.posts.filter((id) => d.clear(id)).sort((a, b) => d.day(a) - d.day(b))
    if (ids.length < 3 || ids.length !== c.posts.length || ids.some((id) => isShadowed(d, id))) return []
    // One word that returns is a habit of anybody's.
    if (wordCount(c.phrase) < 2 || GREETING.test(c.phrase)) return []
    if (alikeIn(d).some((a) => isPart(a.set, c.phrase))) return []
    const isSame = (o: Claim) =>
      o.kind === 'refrain' && shareOf(c.posts, o.posts) >= SAME && shareOf(o.posts, c.posts) >= SAME
    if (d.stories.claims.slice(0, n).some(isSame)) return []
    const year = (id: number | undefined) => String(fromDay(d.day(id ?? 0)).y)
    return [
      say(t.phrase(d.w.quoted(clip(c.phrase)), d.w.digits(ids.length), year(ids[0]), year(ids.at(-1))), [
        ...post(ids[0] as number, ids.at(-1) as number),
        count(ids.length, { kind: 'listed', posts: ids }),
      ]),
    ]
  })
}

/** “47 courgettes”, “Buckets: zero”: the thing as it is written, beside its number. */
function isCounted(d: Dossier, id: number, label: string, thing: string): boolean {
  const text = (d.post(id)?.text ?? '').toLowerCase()
  const [n, noun] = [label.toLowerCase(), thing.toLowerCase()]
  return new RegExp(
    `${escaped(n)} (?:\\p{L}+ )?${escaped(noun)}(?!\\p{L})|${escaped(noun)}[^.!?]{0,16}: ?${escaped(n)}`,
    'u',
  ).test(text)
}

/** Who is in every one of these posts, where it is one person and nobody else is in all of them. */
function whoAlone(d: Dossier, posts: readonly number[]): string | null {
  const [first = [], ...rest] = posts.map((id) => namesIn(d, d.post(id)?.text ?? ''))
  const always = first.filter((name) => rest.every((names) => names.includes(name)))
  return always.length === 1 ? (always[0] as string) : null
}

/** The steps of a pier, a tower and a house are no row of numbers: a year has one of them, and it goes up, down or to an end. */
function goesSomewhere(points: Series['points']): boolean {
  const years = points.map((p) => p.date.slice(0, 4))
  const [first, ...more] = points.map((p) => p.value)
  const steps = more.map((v, n) => Math.sign(v - (points[n]?.value ?? 0)))
  const turns = steps.filter((s, n) => n > 0 && s !== 0 && s !== steps[n - 1]).length
  return new Set(years).size === years.length && first !== undefined && turns <= 1
}

function series(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  return d.stories.series.flatMap((s) => {
    const whose = whoAlone(
      d,
      s.points.map((p) => p.post),
    )
    const points = s.points.filter((p) => d.clear(p.post))
    if (
      points.length < 3 ||
      points.length > 9 ||
      new Set(points.map((p) => p.value)).size < 3 ||
      s.isRank ||
      !goesSomewhere(points) ||
      !points.every((p) => isCounted(d, p.post, p.label, s.subject)) ||
      !/^[\p{L}]+(?: [\p{L}]+)*$/u.test(s.subject)
    )
      return []
    const values = d.w.list(points.map((p) => `${d.w.digits(p.value)} (${p.date.slice(0, 4)})`))
    return [
      say(d.w.capital(t.series(whose ? `${whose}, ${s.subject}` : s.subject, values)), [
        ...post(...points.map((p) => p.post)),
        ...points.map((p) => count(p.value, { kind: 'score', of: 'as the post says' })),
      ]),
    ]
  })
}

/** A first post that meets the last, and phrases that are always of one month, one day or one person. */
function meetings(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const out: Sentence[] = []
  for (const c of d.stories.claims) {
    if (!c.posts.every((id) => d.clear(id) && !isShadowed(d, id))) continue
    if (c.kind === 'first-and-last') {
      const between = again(d, { kind: 'between', from: c.first, to: c.last })
      const line = (id: number) => {
        const spans = d.sentences(id)
        const with_ = spans.find((s) => s.text.toLowerCase().includes(c.shared.toLowerCase())) ?? spans.at(-1)
        return d.w.quoted(clip(with_?.text ?? ''))
      }
      if (between > 5 && line(c.first).split(' ').length < 14 && line(c.last).split(' ').length < 14)
        out.push(
          say(t.between(line(c.first), line(c.last), d.w.digits(between)), [
            ...post(c.first, c.last),
            count(between, { kind: 'between', from: c.first, to: c.last }),
          ]),
        )
    }
  }
  return [...out, ...alikeIn(d).flatMap((c) => claimSentence(d, c) ?? [])]
}

const CHANCE = 0.001

/** What is always in one month says something of a phrase; on one weekday, where that weekday is rare. */
function isTelling(d: Dossier, c: Claim): c is Extract<Claim, { kind: 'all-alike' }> {
  if (c.kind !== 'all-alike') return false
  if (c.what !== 'weekday') return c.what === 'speaker' || wordCount(c.set) > 1
  const { weekdays } = d.calendar
  const all = weekdays.reduce((a, b) => a + b, 0)
  return ((weekdays[Number(c.value)] ?? all) / all) ** c.posts.length < CHANCE
}

/** Phrases of which more can be said than how often they return; of two that hold each other, the first. */
const alikeIn = once((d: Dossier): Extract<Claim, { kind: 'all-alike' }>[] => {
  const isFine = (id: number) => d.clear(id) && !isShadowed(d, id)
  const found = d.stories.claims.filter((c) => isTelling(d, c)).filter((c) => c.posts.every(isFine))
  return found.filter((c, n) => !found.slice(0, n).some((o) => isPart(o.set, c.set)))
})

const isPart = (a: string, b: string) =>
  a.toLowerCase().includes(b.toLowerCase()) || b.toLowerCase().includes(a.toLowerCase())

/** What a post begins with, as far as a line has room. */
const opening = (d: Dossier, id: number) => d.sentences(id)[0]?.text ?? ''

/** A vow of two words is a riddle to a stranger. */
const SAYS = 4
const ROOM = 14

function pledges(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  return plainPledges(d)
    .filter((p) => p.done && d.day(p.done.post) - d.day(p.said.post) > 60 && wordCount(p.words) >= SAYS)
    .filter((p) => wordCount(opening(d, p.done?.post as number)) <= ROOM)
    .slice(0, 2)
    .map((p) => {
      const [from, to] = [p.said.post, p.done?.post as number]
      const days = again(d, { kind: 'days-between', from, to })
      return say(t.days(d.w.quoted(clip(p.words)), d.w.quoted(clip(opening(d, to))), d.w.digits(days)), [
        ...post(from, to),
        count(days, { kind: 'days-between', from, to }),
      ])
    })
}

const RARE = 2

/** The mark that somebody hardly ever uses. */
export function rareMark(d: Dossier): { mark: '!' | '?'; times: number } | null {
  for (const mark of ['!', '?'] as const) {
    const times = again(d, { kind: 'mark', mark, per: 'times' })
    if (times <= RARE) return { mark, times }
  }
  return null
}
