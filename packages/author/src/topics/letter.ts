import type { Finding } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { dayOf } from '../reading/calendar.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber, whenSlots } from '../writing/slots.ts'
import { freshFinding, freshLines, inOrder, postSlots, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** A letter from the first third of the archive; only the margin knows what came after. */
export const letter: Topic = {
  info: {
    key: 'letter',
    name: 'A letter from your earlier self',
    description: 'What you knew then, annotated by what you wrote since.',
    genre: 'letter',
    needs: ['facebook_posts'],
  },
  feeds: { 'promise-revisited': 1.8, thread: 1.7, line: 0.7, 'promise-open': 1.3, rule: 0.6 },
  appetite: 9,
  suits: (when) => when.share < 0.45,
  offers: (m) => m.analysis.lines.length >= 10,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const archive = archiveSlots(m, w)
    const stamp = letterDate(desk, own)
    if (stamp === null)
      return {
        title: m.name,
        standfirst: [],
        description: desk.say('letter.description', { month: archive.slots.first }, archive.sources),
      }
    const until = dayNumber(m, stamp)
    const early = (id: number) => dayNumber(m, id) <= until && id !== stamp && dayNumber(m, id) > 0
    const span = (dayOf(m.today)?.day ?? until) - until
    const slots = postSlots(desk, stamp)
    const standfirst = desk.say('letter.standfirst', { ...slots, span: w.span(Math.max(1, span)) }, [
      ...post(stamp),
      count(span, { kind: 'date', iso: m.today }),
    ])
    const before = m.posts
      .filter((p) => p.text && (dayOf(p.at)?.day ?? Number.POSITIVE_INFINITY) <= until)
      .map((p) => p.id)
    desk.add(
      'p',
      desk.say('letter.open', { ...slots, k: before.length }, [
        ...post(stamp),
        count(before.length, { kind: 'listed', posts: before }),
      ]),
    )
    const used = [stamp]
    const lines = freshLines(desk, own, early).slice(0, 16)
    // What can be told in the letter's own voice comes before what can only be quoted.
    const where = inOrder(
      m,
      [
        ...lines.filter((id) => m.retold(id, 'me')).slice(0, 4),
        ...lines.filter((id) => !m.retold(id, 'me')),
      ].slice(0, 6),
    )
    for (const part of [where.slice(0, 3), where.slice(3)])
      desk.add(
        'p',
        part.flatMap((id) => tell(desk, 'letter.where', id)),
      )
    used.push(...where)
    const sure = freshFinding(desk, own, 'rule').find((f) => early(f.posts[0] as number))
    if (sure) {
      const facts = factsOf(sure, m, w)
      desk.add('p', desk.say('letter.sure', facts.slots, facts.sources))
      used.push(sure.posts[0] as number)
    }
    company(desk, until)
    questions(desk, own, until)
    const open = freshFinding(desk, own, 'promise-open').find((f) => early(f.posts[0] as number))
    if (open) {
      const facts = factsOf(open, m, w)
      desk.add('p', desk.say('letter.open-question', facts.slots, facts.sources))
      used.push(open.posts[0] as number)
    }
    desk.add('p', desk.say('letter.close', { month: slots.month }, post(stamp)))
    yetToCome(desk, stamp)
    const title = titleAmong(
      desk,
      used,
      /\b(?:tomorrow|future|year|wait|waiting|still|ever|remember|never|mañana|futuro|año|nunca)\b/i,
      'letter',
      { month: slots.month },
    )
    return {
      title,
      standfirst,
      description: desk.say('letter.description', { month: slots.month }, post(stamp)),
    }
  },
}

/** Somebody who is written of before and after alike; of whoever is not, a letter does not speak. */
function company(desk: Desk, until: number) {
  const m = desk.material
  const seen = (f: Finding) => f.posts.filter((id) => dayNumber(m, id) <= until)
  const person = m
    .findings('person')
    .filter((f) => f.data.named && !f.data.tender && seen(f).length >= 2)
    .filter((f) => f.posts.length >= seen(f).length * 2)
    .sort((a, b) => seen(b).length - seen(a).length || (a.id < b.id ? -1 : 1))[0]
  if (!person) return
  const k = seen(person).length
  const all = person.posts.length
  const name = String(person.data.label)
  const sources = [count(k, { kind: 'listed', posts: seen(person) })]
  if (!desk.add('p', desk.say('letter.people', { name, k }, sources))) return
  desk.add(
    'note',
    desk.say('letter.people.margin', { name, all }, [count(all, { kind: 'listed', posts: person.posts })]),
  )
}

/** What the letter cannot know: the next name to be written for the first time, and the next word. */
function yetToCome(desk: Desk, stamp: number) {
  const m = desk.material
  const until = dayNumber(m, stamp)
  const after = (f: Finding) => dayNumber(m, f.posts[0] as number) > until
  const soonest = (list: Finding[]) =>
    list
      .filter(after)
      .sort((a, b) => dayNumber(m, a.posts[0] as number) - dayNumber(m, b.posts[0] as number))[0]
  const floor = Math.max(5, m.analysis.totals.written * 0.01)
  const person = soonest(
    m
      .findings('person')
      .filter((f) => f.data.named && !f.data.tender && f.posts.length >= floor && lasts(m, f)),
  )
  const thing = soonest(
    m.findings('habit').filter((f) => f.posts.length >= 4 && f.posts.every((id) => m.clear(id))),
  )
  for (const [key, f] of [
    ['letter.next-name', person],
    ['letter.next-word', thing],
  ] as const) {
    if (!f) continue
    const first = f.posts[0] as number
    const gap = dayNumber(m, first) - until
    const k = (f.data.count as number) ?? f.posts.length
    const tally =
      f.kind === 'habit'
        ? count(k, { kind: 'word', forms: [String(f.data.stem)] })
        : count(k, { kind: 'listed', posts: f.posts })
    desk.add(
      'note',
      desk.say(
        key,
        {
          ...whenSlots(m, desk.wording, first),
          name: String(f.data.label ?? ''),
          word: String(f.data.word ?? ''),
          k,
          gap: desk.wording.span(gap),
        },
        [
          tally,
          count(gap, { kind: 'days-between', from: stamp, to: first }),
          count(2, { kind: 'listed', posts: [stamp, first] }),
          ...post(first),
        ],
      ),
    )
  }
}

/** Still written of in the last quarter. */
function lasts(m: Material, f: Finding): boolean {
  const from = dayOf(m.analysis.totals.first)?.day ?? 0
  const to = dayOf(m.analysis.totals.last)?.day ?? 0
  return dayNumber(m, f.posts.at(-1) as number) >= to - (to - from) / 4
}

/** Far enough in to have something to say, early enough to be wrong about what comes. */
function letterDate(desk: Desk, own: ReadonlySet<number>): number | null {
  const m = desk.material
  const all = m.analysis.lines
    .map((l) => l.post)
    .filter((id) => m.clear(id) && desk.fresh(id) && m.read(id)?.when && m.excerpt(id, 28))
  const dated = inOrder(m, [...new Set(all)])
  if (dated.length < 4) return dated[0] ?? null
  const slice = dated.slice(Math.floor(dated.length * 0.22), Math.max(2, Math.floor(dated.length * 0.42)))
  const third =
    [2, 1, 0].map((r) => slice.filter((id) => desk.rank(id) === r)).find((l) => l.length > 0) ?? slice
  const best = (list: number[]) =>
    [...list].sort((a, b) => (m.line(b)?.score ?? 0) - (m.line(a)?.score ?? 0) || a - b)[0]
  return best(third.filter((id) => own.has(id))) ?? best(third) ?? null
}

/** English only needs to know whether the thing is many. */
function agreement(word: string) {
  const many = /[^s]s$/.test(word)
  return { is: many ? 'Are' : 'Is', does: many ? 'Do' : 'Does' }
}

function questions(desk: Desk, own: ReadonlySet<number>, until: number) {
  const m: Material = desk.material
  const fits = (f: Finding) =>
    !f.data.tender &&
    dayNumber(m, f.posts[0] as number) <= until &&
    dayNumber(m, f.posts.at(-1) as number) > until
  const asked = [...freshFinding(desk, own, 'promise-revisited'), ...freshFinding(desk, own, 'thread')]
    .filter(fits)
    .slice(0, 3)
  for (const f of asked) {
    if (!f.posts.every((id) => desk.fresh(id))) continue
    const facts = factsOf(f, m, desk.wording)
    const first = f.posts[0] as number
    const slots = {
      ...facts.slots,
      ...postSlots(desk, first, 24),
      word: facts.slots.word,
      ...agreement(String(facts.slots.word ?? '')),
      ...(f.kind === 'thread' ? { q: facts.slots.q1 } : {}),
    }
    const said = desk.say(f.kind === 'thread' ? 'letter.ask' : 'letter.waiting', slots, facts.sources)
    if (said.length === 0) continue
    desk.add('p', said)
    desk.add('note', desk.say('letter.margin', facts.slots, facts.sources))
  }
}
