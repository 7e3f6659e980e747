import type { Finding } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import { MINUTES_LABELS_EN } from '../writing/banks/en/minutes.ts'
import { MINUTES_LABELS_ES } from '../writing/banks/es/minutes.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { addFigure, freshFinding, freshLines, ruleLine, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Minutes: matters arising, done, undone, open, and what was done without being promised. */
export const saidYouWould: Topic = {
  info: {
    key: 'said_you_would',
    name: 'What you said you would do',
    description: 'Your announcements, and what your posts say about them since.',
    genre: 'minutes',
    needs: ['facebook_posts'],
  },
  feeds: {
    'promise-open': 2,
    'promise-revisited': 1.6,
    'vow-undone': 1.6,
    'first-time': 1,
    'list-sting': 0.5,
    denial: 0.5,
    rule: 0.5,
  },
  appetite: 9,
  offers: (m) =>
    m
      .findings('promise-open', 'promise-revisited', 'vow-undone')
      .filter((f) => f.posts.every((id) => m.clear(id))).length >= 3,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const labels = w.language === 'es' ? MINUTES_LABELS_ES : MINUTES_LABELS_EN
    const archive = archiveSlots(m, w)
    const standfirst = desk.say('minutes.standfirst', archive.slots, archive.sources)
    opening(desk)
    const used: number[] = []
    const promised = freshFinding(desk, own, 'promise-revisited')
    section(desk, labels.done, 'minutes.done', promised.filter((f) => f.data.done).slice(0, 2), used)
    section(
      desk,
      labels.revisited,
      'minutes.revisited',
      promised.filter((f) => !f.data.done).slice(0, 2),
      used,
    )
    section(desk, labels.vow, 'minutes.vow', freshFinding(desk, own, 'vow-undone').slice(0, 2), used)
    const open = freshFinding(desk, own, 'promise-open')
    section(desk, labels.open, 'minutes.open-item', open.slice(1, 5), used)
    section(
      desk,
      labels.unpromised,
      'minutes.unpromised',
      freshFinding(desk, own, 'first-time').slice(0, 3),
      used,
    )
    if (used.length === 0) {
      const id = freshLines(desk, own)[0]
      if (id !== undefined) desk.add('p', tell(desk, 'minutes.thin', id))
    }
    if (used.length < 4)
      section(
        desk,
        labels.any,
        'minutes.any',
        freshFinding(desk, own, 'list-sting', 'denial', 'mishap').slice(0, 2),
        used,
      )
    const last = open.find((f) => f.posts.every((id) => desk.fresh(id)))
    const rule = ruleLine(desk, own)
    if (last) {
      const facts = factsOf(last, m, w)
      desk.add('p', desk.say('minutes.actions', facts.slots, facts.sources))
      used.push(last.posts[0] as number)
    } else if (rule) desk.add('p', desk.say('minutes.close', rule.slots, post(rule.id)))
    figure(desk)
    const title = titleAmong(
      desk,
      used,
      /\b(?:will|going|never|again|year|tomorrow|next|day|nunca|voy|año|mañana)\b/i,
      'minutes',
    )
    return { title, standfirst, description: desk.say('minutes.description', archive.slots, archive.sources) }
  },
}

function announced(desk: Desk, kind: string, test: (done: boolean) => boolean = () => true): Finding[] {
  const m = desk.material
  return m.findings(kind).filter((f) => test(!!f.data.done) && f.posts.every((id) => m.tone(id) === 'clear'))
}

/** The state of business: how many undertakings there are, and how they stand. */
function opening(desk: Desk) {
  const archive = archiveSlots(desk.material, desk.wording)
  const open = announced(desk, 'promise-open').length
  const done = announced(desk, 'promise-revisited', (x) => x).length
  const others = announced(desk, 'promise-revisited', (x) => !x).length + announced(desk, 'vow-undone').length
  const k = open + done + others
  desk.add(
    'p',
    desk.say(k >= 3 ? 'minutes.open' : 'minutes.open.few', { ...archive.slots, k, a: open, b: done }, [
      ...archive.sources,
      count(k, { kind: 'score', of: 'undertakings' }),
      count(open, { kind: 'score', of: 'open' }),
      count(done, { kind: 'score', of: 'done' }),
    ]),
  )
}

function postsAfter(desk: Desk, id: number): number {
  const at = desk.material.read(id)?.post.at
  return at ? desk.material.posts.filter((p) => p.text.trim() && p.at && p.at > at).length : 0
}

/** All that was announced, by what the posts say of it since. */
function figure(desk: Desk) {
  const es = desk.wording.language === 'es'
  const all = (kind: string, test?: (done: boolean) => boolean) => announced(desk, kind, test)
  const groups = [
    [es ? 'Hecho' : 'Done', all('promise-revisited', (done) => done)],
    [es ? 'Retomado' : 'Taken up again', all('promise-revisited', (done) => !done)],
    [es ? 'Pendiente' : 'Still open', all('promise-open')],
    [es ? 'Voto roto' : 'Vow undone', all('vow-undone')],
  ] as const
  const total = groups.reduce((n, [, list]) => n + list.length, 0)
  if (total < 3 || groups.filter(([, list]) => list.length > 0).length < 2) return
  addFigure(
    desk,
    'bars',
    { en: 'What was announced, and what became of it', es: 'Lo anunciado, y qué fue de ello' },
    groups.map(([label, list]) => ({
      label,
      value: list.length,
      source: count(list.length, { kind: 'listed', posts: list.map((f) => f.posts[0] as number) }),
    })),
  )
}

function section(
  desk: Desk,
  label: string,
  key: string,
  list: ReturnType<typeof freshFinding>,
  used: number[],
) {
  let headed = false
  for (const f of list) {
    if (!f.posts.slice(0, 2).every((id) => desk.fresh(id))) continue
    const facts = factsOf(f, desk.material, desk.wording)
    const since = f.kind === 'promise-open' ? postsAfter(desk, f.posts[0] as number) : 0
    const said = desk.say(key, { ...facts.slots, n: since || null }, [
      ...facts.sources,
      count(since, { kind: 'score', of: 'posts after it' }),
    ])
    if (said.length === 0) continue
    if (!headed) desk.heading(label, facts.sources)
    headed = true
    desk.add('p', said)
    used.push(...f.posts.slice(0, 2))
  }
}
