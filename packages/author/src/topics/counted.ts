import { wordForms } from '../checks/recount.ts'
import type { Finding, Source } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import { compareText } from '../reading/seeded.ts'
import { wordsOf } from '../reading/tokens.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import type { Slots } from '../writing/template.ts'
import { MONTHS_EN } from '../writing/wording-en.ts'
import { MONTHS_ES } from '../writing/wording-es.ts'
import { company, type Item, opposites } from './counted-pairs.ts'
import { addFigure, freshFinding, freshLines, postSlots, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** An index of counts, arranged so that neighbours comment on each other; a bar for every month. */
export const counted: Topic = {
  info: {
    key: 'counted',
    name: 'You, counted',
    description: 'An index: every number can be counted again.',
    genre: 'index',
    needs: ['facebook_posts'],
  },
  feeds: { object: 0.9, shortest: 1, longest: 0.8, habit: 0.5 },
  appetite: 8,
  least: 0,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const t = m.analysis.totals
    const archive = archiveSlots(m, w)
    const standfirst = desk.say('index.standfirst', archive.slots, archive.sources)
    const item = (key: string, slots: Slots, sources: Source[]) =>
      desk.add('item', desk.say(key, slots, sources))
    const used: number[] = []
    item('index.written', archive.slots, archive.sources)
    item('index.words', archive.slots, archive.sources)
    item('index.average', { avg: t.averageWords }, [count(t.averageWords, { kind: 'average-words' })])
    wording(desk, item)
    for (const kind of ['longest', 'shortest']) {
      const f = freshFinding(desk, own, kind)[0]
      const id = f?.posts[0] as number
      if (!f || desk.rank(id) < 2) continue
      const words = m.read(id)?.words.length ?? 0
      const slots = {
        ...postSlots(desk, id, 24),
        words,
        ...(kind === 'shortest' ? { q: m.whole(id, 8) } : {}),
      }
      const sources = [...post(id), count(words, { kind: 'post-words', post: id })]
      item(`index.${kind}`, slots, sources)
      if (kind === 'longest') item('index.longest.quote', slots, sources)
      used.push(id)
    }
    links(desk, item)
    const week = m.findings('weekday')[0]
    if (week) item('index.weekday', factsOf(week, m, w).slots, factsOf(week, m, w).sources)
    for (const [mark, key] of [
      ['?', 'index.question'],
      ['!', 'index.bang'],
    ] as const) {
      const k = m.posts.filter((p) => p.text.includes(mark)).length
      item(key, { k }, [count(k, { kind: 'mark', mark, per: 'posts' })])
    }
    opposites(desk, item, m.analysis.totals.written > 300 ? 5 : 4)
    quantities(desk, own, item, used)
    habits(desk, item)
    company(desk, item)
    persons(desk, item)
    for (const f of [
      freshFinding(desk, own, 'series').find((x) => x.posts.every((id) => desk.rank(id) === 2)),
      m.findings('number')[0],
      m.findings('emoji')[0],
      m.findings('shouting')[0],
    ]) {
      if (!f) continue
      const facts = factsOf(f, m, w)
      if (f.kind === 'number')
        item('index.number', { n: f.data.n as number, k: f.data.count as number }, [
          ...post(...f.posts.slice(0, 6)),
          count(f.data.count as number, { kind: 'listed', posts: f.posts }),
          count(f.data.n as number, { kind: 'score', of: 'number' }),
        ])
      else item(`index.${f.kind === 'shouting' ? 'shout' : f.kind}`, facts.slots, facts.sources)
    }
    const silence = m
      .findings('silence')
      .find(
        (f) => !f.data.tender && f.posts.every((id) => m.clear(id) && desk.fresh(id) && desk.rank(id) === 2),
      )
    if (silence) item('index.silence', factsOf(silence, m, w).slots, factsOf(silence, m, w).sources)
    figureAndYear(desk)
    const end = freshLines(desk, own).find((id) => desk.rank(id) === 2)
    if (end !== undefined) {
      item('index.end', postSlots(desk, end, 20), post(end))
      used.push(end)
    }
    const title = titleAmong(
      desk,
      used,
      /\b(?:\d+|one|two|three|many|much|count|number|only|half|more|mil|dos|tres|muchos|solo)\b/i,
      'index',
    )
    return { title, standfirst, description: desk.say('index.description', archive.slots, archive.sources) }
  },
}

/** Somebody else may bear the writer's own name. */
const isName = (m: Desk['material'], f: Finding) => String(f.data.stem) === m.name.toLowerCase()

function links(desk: Desk, item: Item) {
  const t = desk.material.analysis.totals
  if (t.links === 0) return
  item('index.links', { links: t.links }, [count(t.links, { kind: 'links' })])
  const [domain, k] = t.domains[0] ?? []
  if (domain && k && k > 1) item('index.domain', { domain, k }, [count(k, { kind: 'domain', domain })])
}

function wording(desk: Desk, item: Item) {
  const all = desk.material.posts.map((p) => wordsOf(p.text)).filter((words) => words.length > 0)
  const distinct = new Set(all.flat()).size
  item('index.distinct', { k: distinct }, [count(distinct, { kind: 'distinct-words' })])
  const brief = all.filter((words) => words.length <= 10).length
  item('index.brief', { k: brief }, [
    count(brief, { kind: 'at-most-words', words: 10 }),
    count(10, { kind: 'score', of: 'words' }),
  ])
  const openings = new Map<string, number>()
  for (const [word = ''] of all) openings.set(word, (openings.get(word) ?? 0) + 1)
  const [top] = [...openings].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
  if (top && top[1] >= 3)
    item('index.begins', { word: top[0], k: top[1] }, [count(top[1], { kind: 'begins', word: top[0] })])
}

function habits(desk: Desk, item: Item) {
  const m = desk.material
  const list = m
    .findings('habit')
    .filter((f) => !isName(m, f))
    .slice(0, 5)
  const facts = (f: Finding) => {
    const { k, posts } = wordForms(m.posts, String(f.data.stem))
    return { k, source: count(k, { kind: 'word', forms: [String(f.data.stem)] }), posts }
  }
  const [a, b, ...rest] = list
  if (a && b) {
    const x = facts(a)
    const y = facts(b)
    item('index.pair', { word: String(a.data.word), k: x.k, word2: String(b.data.word), k2: y.k }, [
      x.source,
      y.source,
    ])
  }
  for (const f of a && !b ? [a] : rest) {
    const x = facts(f)
    item('index.habit', { word: String(f.data.word), k: x.k }, [x.source])
  }
}

function persons(desk: Desk, item: Item) {
  const m = desk.material
  // The first two have been told together.
  const all = m.findings('person').filter((f) => f.data.named && !f.data.tender && f.posts.length >= 2)
  const named = all.filter((f) => f.posts.length >= 3).length >= 2 ? all.slice(2) : all
  const role = m.findings('person').find((f) => !f.data.named && f.posts.length >= 2)
  const counted2 = (f: Finding) => count(f.posts.length, { kind: 'listed', posts: f.posts })
  const [a, b] = named
  if (a && role)
    item(
      'index.role',
      {
        name: String(a.data.label),
        k: a.posts.length,
        label: String(role.data.label),
        k2: role.posts.length,
      },
      [counted2(a), counted2(role)],
    )
  else if (a) item('index.person', { name: String(a.data.label), k: a.posts.length }, [counted2(a)])
  if (b) item('index.person', { name: String(b.data.label), k: b.posts.length }, [counted2(b)])
}

/** Quantities the person counted out loud: "61 rounds", "300 leaflets". */
function quantities(desk: Desk, own: ReadonlySet<number>, item: Item, used: number[]) {
  const m = desk.material
  for (const f of freshFinding(desk, own, 'object')
    .filter((x) => typeof x.data.count === 'number' && (x.data.count as number) > 1)
    .filter((x) => desk.rank(x.posts[0] as number) === 2)
    .slice(0, 4)) {
    const facts = factsOf(f, m, desk.wording)
    item('index.quantity', facts.slots, facts.sources)
    used.push(f.posts[0] as number)
  }
}

function figureAndYear(desk: Desk) {
  const years = Object.entries(desk.material.analysis.totals.years).sort(
    (a, b) => Number(a[0]) - Number(b[0]),
  )
  if (years.length < 2) return
  const es = desk.wording.language === 'es'
  addFigure(
    desk,
    'bars',
    { en: 'Posts by month of the year', es: 'Publicaciones por mes del año' },
    desk.material.analysis.totals.months.map((value, at) => ({
      label: (es ? MONTHS_ES : MONTHS_EN)[at]?.slice(0, 3) ?? '',
      value,
      source: count(value, { kind: 'month', month: at + 1 }),
    })),
    desk.paragraphs.length - 1,
  )
  const [year, k] = [...years].sort((a, b) => b[1] - a[1] || Number(a[0]) - Number(b[0]))[0] as [
    string,
    number,
  ]
  desk.add('item', desk.say('index.year', { year, k }, [count(k, { kind: 'year', year: Number(year) })]))
}
