import type { Sentence } from '../../model.ts'
import { fromDay, isoDay } from '../../reading/calendar.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import type { Exhibit } from './exhibit.ts'
import { WORDS } from './words.ts'

/**
 * What the prosecution says before it hands over to the accused: what is on file, flat and counted, and nothing of how it
 * ended. Only where a thing of theirs is in it.
 */
export function setUp(d: Dossier, x: Exhibit): Sentence | null {
  const t = WORDS[d.spoken]
  const [first, last] = [x.acts[0], x.acts.at(-1)]
  if (!first || !last || first === last) return null
  const between = d.day(last.post) - d.day(first.post)
  if (x.kind === 'belied')
    return held(d, t.clean(d.w.day(d.day(first.post)), d.w.days(between)), first, last, between)
  if (x.kind === 'forecast') return held(d, t.forecast(d.w.days(between)), first, last, between)
  if (!x.noun) return null
  switch (x.kind) {
    case 'vow': {
      if (!d.hasName) return null
      const sworn = x.acts.slice(0, Math.max(1, x.n)).map((a) => a.post)
      return said(d, t.sworn(x.noun, d.name, sworn.length, d.w.number(sworn.length)), sworn, sworn.length)
    }
    case 'late': {
      if (x.days === undefined || x.days <= 0) return null
      const done = x.acts.find((a) => x.beside.get(a.post)?.elapsed) ?? last
      const due = d.day(done.post) - x.days
      if (due <= d.day(first.post)) return null
      const day = count(fromDay(due).y, { kind: 'date', iso: isoDay(due) })
      return say(d.w.capital(t.dated(x.noun, d.w.day(due))), [...post(first.post, done.post), day], 'set-up')
    }
    case 'overdue':
      return x.allowed ? held(d, t.allowed(x.noun, d.w.days(x.allowed)), first, last, x.allowed) : null
    case 'announced': {
      const then = x.acts.length > 2 ? x.acts[1] : undefined
      const left = then ? d.day(then.post) - d.day(first.post) : 0
      const text =
        left > 0 ? t.announcedAhead(x.noun, d.w.days(left)) : t.announced(x.noun, d.w.day(d.day(first.post)))
      return held(d, text, first, then ?? first, left)
    }
    case 'ease':
      return held(d, t.easy(d.w.day(d.day(first.post))), first, first, 0)
    case 'excuse':
      return held(d, t.explained(x.noun, d.w.days(between)), first, last, between)
    case 'versions': {
      const told = x.acts.slice(0, x.n).map((a) => a.post)
      const [from, to] = [told[0] ?? 0, told.at(-1) ?? 0]
      if (told.length < 2) return null
      return said(
        d,
        t.accounts(x.noun, d.w.number(told.length), d.w.gap(d.day(from), d.day(to))),
        told,
        told.length,
      )
    }
    default:
      return null
  }
}

const held = (d: Dossier, text: string, from: Act, to: Act, days: number): Sentence => {
  const start = d.day(from.post)
  return say(
    d.w.capital(text),
    [...post(from.post, to.post), count(days, { kind: 'difference', of: [start + days, start] })],
    'set-up',
  )
}

const said = (d: Dossier, text: string, posts: readonly number[], n: number): Sentence =>
  say(d.w.capital(text), [...post(...posts), count(n, { kind: 'listed', posts: [...posts] })], 'set-up')
