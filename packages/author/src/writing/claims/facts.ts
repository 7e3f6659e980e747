import { fromDay } from '../../reading/calendar.ts'
import type { Claim } from '../../stories/model.ts'
import type { Dossier } from '../dossier.ts'
import { withArticle } from '../with-article.ts'

/** What the sentences about claims are made of; every language words it its own way. */
export interface ClaimWords {
  right(q: string): string
  /** `thing` with its article, where the posts give it one. */
  late(q: string, name: string, said: string, thing: string | null, days: string): string
  onTime(q: string, name: string, said: string, done: string): string
  held(q: string, name: string, said: string, days: string): string
  open(q: string, said: string): string
  series(subject: string, values: string, from: string, to: string): string
  refrain(q: string, posts: string): string
  twice(q: string, first: string, second: string, gap: string): string
  changed(first: string, q1: string, second: string, q2: string): string
  anniversary(subject: string, first: string, second: string, years: string): string
  clock(within: string, of: string, minutes: string, hour: string): string
  never(a: string, b: string, posts: string): string
  figures(noun: string, values: { value: string; posts: number }[]): string
  step(rank: string, year: string): string
  ladder(person: string, steps: string): string
  allotted(person: string, posts: string, words: string): string
  silent(person: string, posts: string): string
  article(noun: string, first: string, last: string): string
  tally(name: string, stated: string, counted: string): string
  longest(what: string, days: string): string
  knew(name: string, person: string, days: string): string
  kind(what: string, posts: string): string
  meet(value: string, things: string): string
  alike(q: string, posts: string, what: 'speaker' | 'month' | 'weekday' | 'place', value: string): string
  marks(mark: string, who: string): string
  exception(q: string, posts: string, k: string, rule: string): string
}

/** Without its stop, and without marks around all of it: ours stand there. */
export const clip = (text: string) =>
  text
    .trim()
    .replace(/[.,;:]+$/, '')
    .replace(/^[“‘"'„]([^“”‘’"']*?)[.,]?[”’"'“]$/u, '$1')
    .replace(/^[“‘"'„](?=[^“”‘’"']*$)/u, '')

/** One claim as one sentence, or null where it wants a form of its own. */
export function wordClaim(d: Dossier, claim: Claim, t: ClaimWords): string | null {
  const { w } = d
  const q = (text: string) => w.quoted(clip(text))
  const day = (id: number) => w.day(d.day(id))
  const year = (id: number) => String(fromDay(d.day(id)).y)
  switch (claim.kind) {
    case 'span-checked':
      return t.right(q(claim.words))
    case 'deadline': {
      const p = d.pledge(claim.pledge)
      if (!p?.done || p.days === null) return null
      if (p.state !== 'late' || p.days <= 0)
        return t.onTime(q(p.words), d.name, day(p.said.post), day(p.done.post))
      const due = p.due ? w.day(dayNumber(p.due)) : null
      return due
        ? t.late(q(p.words), d.name, day(p.said.post), withArticle(d, p.object), w.days(p.days))
        : null
    }
    case 'vow-undone': {
      const p = d.pledge(claim.pledge)
      return p ? t.held(q(p.words), d.name, day(p.said.post), w.days(claim.days)) : null
    }
    case 'still-open': {
      const p = d.pledge(claim.pledge)
      return p ? t.open(q(p.words), day(p.said.post)) : null
    }
    case 'series': {
      const s = d.series(claim.series)
      const points = s?.points.filter((p) => d.clear(p.post)) ?? []
      if (!s || points.length < 4) return null
      return t.series(
        s.subject,
        w.list(points.map((p) => p.label.toLowerCase())),
        (points[0] as { date: string }).date.slice(0, 4),
        (points.at(-1) as { date: string }).date.slice(0, 4),
      )
    }
    case 'refrain':
      return t.refrain(q(claim.phrase), w.posts(claim.posts.length))
    case 'all-alike': {
      if (claim.what === 'speaker' && /^[?!]$/.test(claim.set)) return t.marks(claim.set, claim.value)
      const value =
        claim.what === 'month'
          ? w.monthName(Number(claim.value))
          : claim.what === 'weekday'
            ? w.weekday(Number(claim.value))
            : claim.value
      return t.alike(q(claim.set), w.posts(claim.posts.length), claim.what, value)
    }
    case 'one-exception':
      return t.exception(q(claim.word), w.posts(claim.posts.length), w.number(claim.ruleCount), claim.rule)
    case 'same-words':
      return t.twice(
        q(claim.words),
        day(claim.then),
        day(claim.now),
        w.gap(d.day(claim.then), d.day(claim.now)),
      )
    case 'one-slot': {
      const first = asWritten(d, claim.then.post, claim.shell.replace('…', claim.then.text))
      const second = asWritten(d, claim.now.post, claim.shell.replace('…', claim.now.text))
      return first && second
        ? t.changed(year(claim.then.post), q(first), year(claim.now.post), q(second))
        : null
    }
    case 'to-the-day': {
      const subject = d.saga(claim.saga)?.subject
      return subject ? t.anniversary(subject, day(claim.then), day(claim.now), w.number(claim.years)) : null
    }
    case 'clock':
      return t.clock(w.number(claim.within), w.number(claim.of), w.number(claim.minutes), String(claim.hour))
    case 'never-meet':
      return t.never(claim.a, claim.b, w.number(claim.together))
    case 'number-against-itself':
      return t.figures(
        claim.noun,
        claim.values.map((v) => ({ value: w.digits(v.value), posts: v.posts.length })),
      )
    case 'ladder': {
      // Whose child somebody is is not a step on a ladder.
      const steps = claim.steps.filter((s) => !/['’]s |^(?:the|who) /.test(s.rank))
      return steps.length < 2
        ? null
        : t.ladder(
            claim.person,
            w.list(steps.map((s) => t.step(s.rank.replace(/\bI\b/g, d.name), year(s.post)))),
          )
    }
    case 'words-allotted': {
      const n = d.person(claim.person)?.posts.length ?? claim.posts.length
      return claim.words === 0
        ? t.silent(claim.person, w.number(n))
        : t.allotted(claim.person, w.number(n), w.number(claim.words))
    }
    case 'a-to-the':
      return t.article(claim.noun, year(claim.first), year(claim.last))
    case 'tally':
      return t.tally(d.name, w.number(claim.stated), w.number(claim.counted))
    case 'longest':
      return t.longest(claim.what, w.days(claim.days))
    case 'knew-first':
      return t.knew(d.name, claim.person, w.days(claim.days))
    case 'one-of-a-kind':
      return t.kind(claim.what, w.digits(d.analysis.totals.written))
    case 'numbers-meet':
      return t.meet(String(claim.value), w.list(claim.things.map((x) => x.noun)))
    case 'changed-hands':
    case 'verb-arc':
    case 'two-versions':
    case 'denial':
    case 'first-and-last':
      return null
  }
}

/** The words as the post has them, capitals and marks included. */
function asWritten(d: Dossier, id: number, words: string): string | null {
  const text = d.post(id)?.text ?? ''
  const bare = words.replace(/[.!?]+$/, '')
  const at = text.toLowerCase().indexOf(bare.toLowerCase())
  return at < 0 ? null : text.slice(at, at + bare.length)
}

const dayNumber = (iso: string) => Math.floor(Date.parse(iso) / 86_400_000)
