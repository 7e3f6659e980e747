import type { Sentence, Source } from '../model.ts'
import { factsOf, lastPost } from '../planning/facts.ts'
import { ASTRO_LABELS_EN } from '../writing/banks/en/astro.ts'
import { ASTRO_LABELS_ES } from '../writing/banks/es/astro.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import {
  addFigure,
  bestRight,
  freshFinding,
  freshLines,
  postSlots,
  ruleLine,
  tell,
  titleAmong,
} from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Houses of a chart, each a habit: day of the week, season, number, weather, places, silence, company. */
export const astrology: Topic = {
  info: {
    key: 'astrology',
    name: 'Your horoscope',
    description: 'What your habits foretell. No stars were consulted.',
    genre: 'horoscope',
    needs: ['facebook_posts'],
  },
  feeds: {
    season: 1.6,
    weather: 1,
    ahead: 1.6,
    purchase: 1,
    number: 1.2,
    place: 0.6,
    silence: 1,
    mishap: 0.6,
    rule: 0.7,
    line: 0.45,
  },
  appetite: 8,
  least: 2,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const labels = w.language === 'es' ? ASTRO_LABELS_ES : ASTRO_LABELS_EN
    const archive = archiveSlots(m, w)
    const standfirst = desk.say('astro.standfirst', archive.slots, archive.sources)
    const used: number[] = []
    const house = (label: string, said: Sentence[]) => {
      for (const s of said) for (const x of s.sources) if (x.type === 'post') used.push(x.id)
      desk.add('item', said, label)
    }
    const week = m.findings('weekday')[0]
    if (week) {
      const facts = factsOf(week, m, w)
      house(
        labels.sign,
        desk.say(week.data.odd ? 'astro.sign.odd' : 'astro.sign.even', facts.slots, facts.sources),
      )
    }
    addFigure(
      desk,
      'bars',
      { en: 'Posts by day of the week', es: 'Publicaciones por día de la semana' },
      m.analysis.totals.weekdays.map((value, weekday) => ({
        label: w.weekday(weekday),
        value,
        source: count(value, { kind: 'weekday', weekday }),
      })),
    )
    house(labels.transit, transit(desk, own))
    const number = m.findings('number')[0]
    const lucky = bestRight(desk, number?.posts.slice(0, 400) ?? [])
    if (number && lucky !== undefined) {
      const k = number.data.count as number
      house(
        labels.number,
        desk.say('astro.number', { ...postSlots(desk, lucky), n: number.data.n as number, k }, [
          ...post(lucky),
          count(k, { kind: 'listed', posts: number.posts }),
          count(number.data.n as number, { kind: 'score', of: 'number' }),
        ]),
      )
    }
    house(labels.element, element(desk, own))
    house(labels.journeys, journeys(desk, own))
    const silence = m
      .findings('silence')
      .find((f) => !f.data.tender && f.posts.every((id) => m.clear(id) && desk.fresh(id)))
    if (silence) {
      const facts = factsOf(silence, m, w)
      house(labels.retrograde, desk.say('astro.retrograde', facts.slots, facts.sources))
    }
    house(labels.company, company(desk))
    for (const [kind, label] of [
      ['purchase', labels.money],
      ['mishap', labels.household],
    ] as const) {
      const f = freshFinding(desk, own, kind)[0]
      if (!f) continue
      const facts = factsOf(f, m, w)
      house(
        label,
        desk.say(kind === 'purchase' ? 'astro.money' : 'astro.household', facts.slots, facts.sources),
      )
    }
    const rule = ruleLine(desk, own)
    if (rule) {
      used.push(rule.id)
      house(labels.advice, desk.say('astro.advice', rule.slots, post(rule.id)))
    }
    house(labels.ahead, ahead(desk, own))
    const title = titleAmong(
      desk,
      used,
      /\b(?:tonight|tomorrow|future|star|stars|moon|sky|luck|lucky|never|always|again|mañana|noche|suerte|futuro|siempre)\b/i,
      'astro',
    )
    return {
      title: title ?? labels.sign.replace(/\.$/, ''),
      standfirst,
      description: desk.say('astro.description', archive.slots, archive.sources),
    }
  },
}

function transit(desk: Desk, own: ReadonlySet<number>): Sentence[] {
  const m = desk.material
  const f = freshFinding(desk, own, 'season')[0]
  if (f) {
    const facts = factsOf(f, m, desk.wording)
    const years = f.data.years as number
    return desk.say(
      'astro.transit',
      { ...facts.slots, monthName: desk.wording.monthName(f.data.month as number), years },
      [...facts.sources, count(years, { kind: 'score', of: 'years' })],
    )
  }
  const thread = freshFinding(desk, own, 'thread').find((x) => !x.data.tender)
  if (!thread) return []
  const facts = factsOf(thread, m, desk.wording)
  return desk.say('astro.transit.thread', facts.slots, facts.sources)
}

function element(desk: Desk, own: ReadonlySet<number>): Sentence[] {
  const m = desk.material
  const wet = freshFinding(desk, own, 'weather')
  if (wet.length >= 3 && wet[0]) {
    const facts = factsOf(wet[0], m, desk.wording)
    const all = m.findings('weather')
    return desk.say('astro.element.wet', { ...facts.slots, k: all.length }, [
      ...facts.sources,
      count(all.length, { kind: 'listed', posts: all.map((f) => f.posts[0] as number) }),
    ])
  }
  const id = freshLines(desk, own)[0]
  return id === undefined ? [] : tell(desk, 'astro.element.other', id)
}

function journeys(desk: Desk, own: ReadonlySet<number>): Sentence[] {
  const m = desk.material
  const places = m.findings('place').filter((f) => f.posts.some((id) => m.clear(id) && desk.fresh(id)))
  const back = places.find(
    (f) => (f.data.visits as number) >= 2 && f.posts.every((id) => m.clear(id) && desk.fresh(id)),
  )
  if (back && (back.posts.some((p) => own.has(p)) || places.length < 3)) {
    const facts = factsOf(back, m, desk.wording)
    return desk.say('astro.journeys.return', { ...facts.slots, place: String(back.data.name) }, facts.sources)
  }
  const top = places.slice(0, 3)
  if (top.length < 2) return []
  const id = bestRight(
    desk,
    top.flatMap((f) => f.posts.slice(0, 100)),
  )
  if (id === undefined) return []
  return desk.say(
    'astro.journeys',
    { ...postSlots(desk, id), list: desk.wording.list(top.map((f) => String(f.data.name))) },
    post(id, ...top.map((f) => f.posts[0] as number)),
  )
}

function company(desk: Desk): Sentence[] {
  const m = desk.material
  const [a, b] = m.findings('person').filter((f) => f.data.named && !f.data.tender && f.posts.length >= 2)
  if (!a) return []
  const id = bestRight(desk, a.posts.slice(0, 200))
  if (id === undefined) return []
  const ka = a.data.count as number
  const sources: Source[] = [...post(id), count(ka, { kind: 'listed', posts: a.posts })]
  const slots = { ...postSlots(desk, id), a: String(a.data.label), ka }
  if (!b) return desk.say('astro.company.one', slots, sources)
  const kb = b.data.count as number
  return desk.say('astro.company', { ...slots, b: String(b.data.label), kb }, [
    ...sources,
    count(kb, { kind: 'listed', posts: b.posts }),
  ])
}

function ahead(desk: Desk, own: ReadonlySet<number>): Sentence[] {
  const m = desk.material
  const f = freshFinding(desk, own, 'ahead')[0]
  if (f) {
    const facts = factsOf(f, m, desk.wording)
    return desk.say('astro.ahead', facts.slots, facts.sources)
  }
  const last = lastPost(m)
  return m.clear(last) && desk.fresh(last) ? tell(desk, 'astro.close', last) : []
}
