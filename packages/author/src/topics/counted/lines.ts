import { recount } from '../../checks/recount.ts'
import type { CountQuery, Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import { wordsOf } from '../../reading/tokens.ts'
import { clip } from '../../writing/claims/facts.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { roleOf } from '../../writing/introducing.ts'
import { count, post, say } from '../../writing/page.ts'
import { castOf } from '../people/index.ts'
import { plainPledges } from '../said-you-would/index.ts'
import { WORDS } from './words.ts'

/** Lines in groups; the index takes from each, so that no kind of count fills it. */
export function indexLines(d: Dossier): Sentence[][] {
  return [
    shortPosts(d),
    refrains(d),
    series(d),
    calendar(d),
    meetings(d),
    pledges(d),
    marksAndLengths(d),
    people(d),
  ]
}

const again = (d: Dossier, of: CountQuery) => recount(d.posts, of) ?? 0
const quoteAll = (d: Dossier, ids: readonly number[]) =>
  ids.map((id) => d.w.quoted(d.post(id)?.text ?? '', true)).join(' ')

function shortPosts(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const one = d.posts.filter(
    (p) => wordsOf(p.text).length === 1 && d.tone(p.id) === 'clear' && /\p{L}/u.test(p.text),
  )
  if (one.length < 2 || one.length > 5) return []
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

function refrains(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  return d.stories.claims.flatMap((c) => {
    if (c.kind !== 'refrain' || CUT.test(c.phrase)) return []
    const ids = c.posts.filter((id) => d.clear(id)).sort((a, b) => d.day(a) - d.day(b))
    if (ids.length < 3 || ids.length !== c.posts.length) return []
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function series(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  return d.stories.series.flatMap((s) => {
    const points = s.points.filter((p) => d.clear(p.post))
    if (
      points.length < 3 ||
      points.length > 9 ||
      new Set(points.map((p) => p.value)).size < 3 ||
      s.isRank ||
      !points.every((p) => isCounted(d, p.post, p.label, s.subject)) ||
      !/^[\p{L}]+(?: [\p{L}]+)*$/u.test(s.subject)
    )
      return []
    const values = d.w.list(points.map((p) => `${d.w.digits(p.value)} (${p.date.slice(0, 4)})`))
    return [
      say(d.w.capital(t.series(s.subject, values)), [
        ...post(...points.map((p) => p.post)),
        ...points.map((p) => count(p.value, { kind: 'score', of: 'as the post says' })),
      ]),
    ]
  })
}

function calendar(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const { weekdays, months, years } = d.calendar
  const out: Sentence[] = []
  const all = again(d, { kind: 'dated' })
  const top = (list: number[]) => list.indexOf(Math.max(...list))
  const least = (list: number[]) => list.indexOf(Math.min(...list))
  const [a, b] = [top(weekdays), least(weekdays)]
  if ((weekdays[a] as number) >= all * 0.25)
    out.push(
      say(
        t.weekday(
          d.w.weekday(a),
          d.w.digits(weekdays[a] as number),
          d.w.digits(all),
          d.w.weekday(b),
          d.w.digits(weekdays[b] as number),
        ),
        [
          count(weekdays[a] as number, { kind: 'weekday', weekday: a }),
          count(weekdays[b] as number, { kind: 'weekday', weekday: b }),
          count(all, { kind: 'dated' }),
        ],
      ),
    )
  const [m, n] = [top(months), least(months)]
  if ((months[m] as number) >= 2 * Math.max(1, months[n] as number))
    out.push(
      say(
        t.month(
          d.w.monthName(m + 1),
          d.w.digits(months[m] as number),
          d.w.monthName(n + 1),
          d.w.digits(months[n] as number),
        ),
        [
          count(months[m] as number, { kind: 'month', month: m + 1 }),
          count(months[n] as number, { kind: 'month', month: n + 1 }),
        ],
      ),
    )
  const busy = [...years].sort((x, y) => y[1] - x[1] || x[0] - y[0])
  const [first, last] = [busy[0], busy.at(-1)]
  if (busy.length >= 5 && first && last && first[1] >= 3 * last[1])
    out.push(
      say(t.years(String(first[0]), d.w.digits(first[1]), String(last[0]), d.w.digits(last[1])), [
        count(first[1], { kind: 'year', year: first[0] }),
        count(last[1], { kind: 'year', year: last[0] }),
      ]),
    )
  return out
}

/** Numbers that turn up in several stories, and a first post that meets the last. */
function meetings(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const out: Sentence[] = []
  for (const c of d.stories.claims) {
    if (!c.posts.every((id) => d.clear(id))) continue
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
    if (c.kind === 'all-alike' || c.kind === 'one-exception' || c.kind === 'tally') {
      const said = claimSentence(d, c)
      if (said) out.push(said)
    }
    if (c.kind === 'numbers-meet' && c.things.length >= 3)
      out.push(
        say(
          `${d.w.digits(c.value)}: ${c.things.map((x) => x.noun).join(', ')}.`,
          post(...c.things.map((x) => x.post)),
        ),
      )
    if (c.kind === 'number-against-itself')
      out.push(
        say(
          `${d.w.capital(c.noun)}: ${c.values.map((v) => `${d.w.digits(v.value)} (${d.w.posts(v.posts.length)})`).join(', ')}.`,
          post(...c.posts),
        ),
      )
  }
  return out
}

function pledges(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  return plainPledges(d)
    .filter((p) => p.done && d.day(p.done.post) - d.day(p.said.post) > 60)
    .slice(0, 2)
    .map((p) => {
      const [from, to] = [p.said.post, p.done?.post as number]
      const days = again(d, { kind: 'days-between', from, to })
      return say(t.days(d.w.quoted(clip(p.words)), d.w.digits(days)), [
        ...post(from, to),
        count(days, { kind: 'days-between', from, to }),
      ])
    })
}

function marksAndLengths(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const out: Sentence[] = []
  const [e, q] = (['!', '?'] as const).map((mark) => again(d, { kind: 'mark', mark, per: 'times' })) as [
    number,
    number,
  ]
  if ((e > 0 || q > 0) && (e <= 5 || q <= 5 || e > q * 8 || q > e * 8))
    out.push(
      say(t.marks(d.w.digits(e), d.w.digits(q)), [
        count(e, { kind: 'mark', mark: '!', per: 'times' }),
        count(q, { kind: 'mark', mark: '?', per: 'times' }),
      ]),
    )
  const clear = d.posts
    .filter((p) => d.clear(p.id) && /\p{L}/u.test(p.text))
    .map((p) => ({ id: p.id, n: wordsOf(p.text).length }))
  const sorted = clear.sort((a, b) => b.n - a.n || d.day(a.id) - d.day(b.id))
  const [long, short] = [sorted[0], sorted.at(-1)]
  if (long && short && long.n >= 40 && short.n <= 3)
    out.push(
      say(
        t.longest(
          d.w.digits(long.n),
          d.w.day(d.day(long.id)),
          d.w.digits(short.n),
          d.w.quoted(d.post(short.id)?.text ?? '', true),
        ),
        [
          ...post(long.id, short.id),
          count(long.n, { kind: 'post-words', post: long.id }),
          count(short.n, { kind: 'post-words', post: short.id }),
        ],
      ),
    )
  return out
}

/** The last lines: two people against each other, then the one who has the smallest part. */
function people(d: Dossier): Sentence[] {
  const t = WORDS[d.spoken]
  const cast = castOf(d).filter((p) => p.posts.length >= 4)
  const out: Sentence[] = []
  const named = (p: (typeof cast)[number]) => {
    const role = roleOf(d, p, d.day(p.posts.at(-1) ?? 0))
    return role && role.toLowerCase() !== p.name.toLowerCase() ? `${p.name}, ${role}` : p.name
  }
  const [a, b] = cast
  if (a && b) {
    const both = a.posts.filter((id) => b.posts.includes(id))
    out.push(
      say(
        t.people(
          named(a),
          d.w.digits(a.posts.length),
          named(b),
          d.w.digits(b.posts.length),
          d.w.digits(both.length),
        ),
        [
          ...post(
            a.posts[0] as number,
            b.posts[0] as number,
            ...(a.roles[0]?.posts ?? []),
            ...(b.roles[0]?.posts ?? []),
          ),
          count(a.posts.length, { kind: 'listed', posts: a.posts }),
          count(b.posts.length, { kind: 'listed', posts: b.posts }),
          count(both.length, { kind: 'listed', posts: both }),
        ],
      ),
    )
  }
  const words = (p: (typeof cast)[number]) =>
    p.speech.filter((s) => d.clear(s.post)).reduce((n, s) => n + wordsOf(s.text).length, 0)
  // A sum is stated where it is all of it: nothing unclear, nothing left out.
  const talkers = cast
    .filter((p) => words(p) > 0 && p.unclear === 0 && p.speech.every((s) => d.clear(s.post)))
    .sort((x, y) => words(y) - words(x) || (x.name < y.name ? -1 : 1))
  const [loud, quiet] = [talkers[0], talkers.at(-1)]
  if (loud && quiet && loud !== quiet)
    out.push(
      say(t.spoken(loud.name, d.w.digits(words(loud)), quiet.name, d.w.digits(words(quiet))), [
        ...post(
          ...loud.speech.map((s) => s.post).slice(0, 6),
          ...quiet.speech.map((s) => s.post).slice(0, 6),
        ),
        count(words(loud), { kind: 'score', of: `words of ${loud.name}` }),
        count(words(quiet), { kind: 'score', of: `words of ${quiet.name}` }),
      ]),
    )
  return out
}
