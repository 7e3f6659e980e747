import type { Finding, Sentence, Source } from '../model.ts'
import { factsOf, lastPost } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { type CalendarDay, seasonDay } from '../reading/calendar.ts'
import { numberIn, stem, wordsOf } from '../reading/tokens.ts'
import { ASTRO_LABELS_EN } from '../writing/banks/en/astro.ts'
import { ASTRO_LABELS_ES } from '../writing/banks/es/astro.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber } from '../writing/slots.ts'
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
    weather: 0.8,
    ahead: 3,
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
      house(labels.sign, [
        ...desk.say(week.data.odd ? 'astro.sign.odd' : 'astro.sign.even', facts.slots, facts.sources),
        ...rising(desk),
      ])
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
    house(labels.number, luckyNumber(desk))
    house(labels.element, element(desk, own))
    house(labels.journeys, journeys(desk, own))
    house(labels.retrograde, retrograde(desk))
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
    omens(desk, own, labels.omens, house)
    house(labels.tonight, tonight(desk))
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
  const orbit = yearlyPlace(desk)
  if (orbit.length > 0) return orbit
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

/** The same place in the same weeks of three years or more, and when the window opens again. */
function yearlyPlace(desk: Desk): Sentence[] {
  const m = desk.material
  const w = desk.wording
  for (const f of m.findings('place')) {
    if (f.posts.length > 12) continue
    const visits = f.posts.filter((id) => m.read(id)?.when && m.clear(id))
    const days = visits.map((id) => m.read(id)?.when as CalendarDay)
    const years = [...new Set(days.map((d) => d.y))]
    if (years.length < 3) continue
    const sorted = [...days].sort((a, b) => seasonDay(a) - seasonDay(b))
    const [first, last] = [sorted[0] as CalendarDay, sorted.at(-1) as CalendarDay]
    if (seasonDay(last) - seasonDay(first) > 24) continue
    const short = (d: CalendarDay) =>
      w.language === 'es' ? `${d.d} de ${w.monthName(d.m)}` : `${d.d} ${w.monthName(d.m)}`
    const id = bestRight(desk, visits)
    const tally = [
      count(years.length, {
        kind: 'listed',
        posts: years.map((y) => visits[days.findIndex((d) => d.y === y)] as number),
      }),
      ...post(...visits),
    ]
    return [
      ...desk.say(
        'astro.transit.place',
        { k: years.length, from: short(first), to: short(last), place: String(f.data.name) },
        tally,
      ),
      ...(id === undefined ? [] : tell(desk, 'astro.transit.case', id)),
      ...desk.say('astro.transit.next', { from: short(first) }, tally),
    ]
  }
  return []
}

/** A thing that keeps to one day of the week. */
function rising(desk: Desk): Sentence[] {
  const f = desk.material.findings('weekday-habit')[0]
  if (!f) return []
  const k = f.data.count as number
  const of = f.data.of as number
  const same = f.data.weekday === desk.material.findings('weekday')[0]?.data.weekday
  return desk.say(
    same ? 'astro.rising.same' : 'astro.rising',
    { k, of, word: String(f.data.word), weekdayName: desk.wording.weekday(f.data.weekday as number) },
    [count(k, { kind: 'score', of: 'weekday' }), count(of, { kind: 'word', forms: [String(f.data.stem)] })],
  )
}

/** What the number has been the number of, in the posts' own words. */
function luckyNumber(desk: Desk): Sentence[] {
  const m = desk.material
  const number = m.findings('number')[0]
  if (!number) return []
  const n = number.data.n as number
  const k = number.data.count as number
  const things = governed(m, number.posts.slice(0, 60), n).slice(0, 3)
  const lucky = bestRight(desk, number.posts.slice(0, 60))
  const sources: Source[] = [
    count(k, { kind: 'listed', posts: number.posts }),
    count(n, { kind: 'score', of: 'number' }),
  ]
  const said = desk.say('astro.number', { n, k }, sources)
  if (things.length === 3)
    said.push(
      ...desk.say('astro.number.governs', { list: desk.wording.list(things.map((t) => `“${t.text}”`)) }, [
        ...post(...things.map((t) => t.id)),
        count(things.length, { kind: 'listed', posts: things.map((t) => t.id) }),
      ]),
    )
  else if (lucky !== undefined)
    said.push(...desk.say('astro.number.once', postSlots(desk, lucky), post(lucky)))
  return said
}

/** "four hours", "four slices": the number with the noun it counts, each noun once. */
function governed(m: Material, ids: readonly number[], n: number): { id: number; text: string }[] {
  const found: { id: number; text: string }[] = []
  const nouns = new Set<string>()
  for (const id of ids) {
    const r = m.read(id)
    if (!r || !m.clear(id)) continue
    for (const match of r.text.matchAll(/(?<![\p{L}\p{N}.,:£$€-])(\p{L}+|\d{1,2}) (\p{Ll}{3,})\b/gu)) {
      const noun = match[2] as string
      if (numberIn((match[1] as string).toLowerCase()) !== n || nouns.has(noun)) continue
      if (!/s$|people|children/.test(noun) || /^(?:times|yes|less|this|was|has)$/.test(noun)) continue
      nouns.add(noun)
      found.push({ id, text: match[0].toLowerCase() })
      break
    }
  }
  return found
}

function retrograde(desk: Desk): Sentence[] {
  const m = desk.material
  const f = m.findings('silence').find((x) => !x.data.tender && x.posts.every((id) => m.clear(id)))
  if (!f) return []
  const facts = factsOf(f, m, desk.wording)
  const back = f.posts.at(-1) as number
  if (!desk.fresh(back)) facts.slots.q2 = null
  const bare = [
    ...facts.sources.filter((x) => x.type !== 'post'),
    count(f.posts.length, { kind: 'listed', posts: f.posts }),
    ...f.posts.map((id) => count(dayNumber(m, id), { kind: 'date', iso: m.read(id)?.post.at ?? '' })),
  ]
  return facts.slots.q2
    ? desk.say('astro.retrograde', facts.slots, facts.sources)
    : desk.say('astro.retrograde.bare', facts.slots, bare)
}

const ELEMENTS: Record<string, Record<string, string>> = {
  es: { water: 'agua', fire: 'fuego', earth: 'tierra', air: 'aire' },
}

function element(desk: Desk, own: ReadonlySet<number>): Sentence[] {
  const m = desk.material
  const found = m.findings('element')[0]
  if (found) {
    const k = found.data.count as number
    const j = found.data.weakestCount as number
    const stems = new Set(found.data.stems as string[])
    const name = (element: string) => ELEMENTS[desk.wording.language]?.[element] ?? element
    const said = desk.say(
      j > 0 ? 'astro.element' : 'astro.element.only',
      {
        element: name(String(found.data.element)),
        k,
        written: m.analysis.totals.written,
        list: desk.wording.list((found.data.seen as string[]).map((x) => `“${x}”`)),
        weakest: name(String(found.data.weakest)),
        j,
      },
      [
        count(k, { kind: 'word', forms: [...stems] }),
        count(j, { kind: 'word', forms: found.data.weakestStems as string[] }),
        count(m.analysis.totals.written, { kind: 'written' }),
      ],
    )
    const id = bestRight(desk, found.posts)
    if (id !== undefined && desk.rank(id) > 0) {
      const at = m.read(id)?.sentences.findIndex((x) => wordsOf(x.text).some((w) => stems.has(stem(w)))) ?? -1
      said.push(...tell(desk, 'astro.element.case', id, { q: at >= 0 ? m.passage(id, at, 26) : null }))
    }
    return said
  }
  const id = freshLines(desk, own)[0]
  return id === undefined ? [] : tell(desk, 'astro.element.other', id)
}

function journeys(desk: Desk, own: ReadonlySet<number>): Sentence[] {
  const m = desk.material
  // Where somebody posts all the time is home, not a journey.
  const home = Math.max(6, m.analysis.totals.written * 0.02)
  const names = (f: Finding) => String(f.data.name)
  const places = m
    .findings('place')
    .filter((f) => f.posts.length <= home && f.posts.some((id) => m.clear(id) && desk.fresh(id)))
    .filter(
      (f, i, all) => !all.slice(0, i).some((x) => names(f).includes(names(x)) || names(x).includes(names(f))),
    )
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

const LEAST_HOUSES = 7

/** Where habits do not fill the chart, single posts are read as signs. */
function omens(
  desk: Desk,
  own: ReadonlySet<number>,
  labels: readonly string[],
  house: (label: string, said: Sentence[]) => void,
) {
  for (const label of labels) {
    if (desk.paragraphs.length >= LEAST_HOUSES) return
    const id = freshLines(desk, own, () => true, 0)[0]
    if (id === undefined) return
    house(label, tell(desk, 'astro.omen', id))
  }
}

/** How often the evening has been announced, and the best of it. */
function tonight(desk: Desk): Sentence[] {
  const m = desk.material
  const found = m.findings('evening')[0]
  const id = found && bestRight(desk, found.posts)
  if (!found || id === undefined) return []
  const word = String(found.data.word)
  const k = found.data.count as number
  const at = m.read(id)?.sentences.findIndex((x) => wordsOf(x.text).includes(word)) ?? -1
  const q = at >= 0 ? m.passage(id, at, 20) : null
  return [
    ...desk.say('astro.tonight', { k, word }, [count(k, { kind: 'form', word })]),
    ...desk.say('astro.tonight.case', { ...postSlots(desk, id), q }, post(id)),
  ]
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
