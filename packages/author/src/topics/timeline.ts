import type { Sentence } from '../model.ts'
import { factsOf, lastPost } from '../planning/facts.ts'
import { dayOf } from '../reading/calendar.ts'
import { wordsOf } from '../reading/tokens.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { addFigure, freshLines, inOrder, postSlots, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Straight through, a paragraph to a year: the count, the turn, a line or two. */
export const timeline: Topic = {
  info: {
    key: 'timeline',
    name: 'The story so far',
    description: 'Your years in order, in your words.',
    genre: 'chronicle',
    needs: ['facebook_posts'],
  },
  feeds: { turn: 1.7, 'first-time': 0.9, line: 0.8 },
  appetite: 16,
  everyYear: true,
  offers: (m) => Object.keys(m.analysis.totals.years).length >= 3 && m.analysis.lines.length >= 10,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const archive = archiveSlots(m, w)
    const standfirst = desk.say('timeline.standfirst', archive.slots, archive.sources)
    const years = Object.entries(m.analysis.totals.years)
      .map(([y, k]) => ({ year: Number(y), k }))
      .sort((a, b) => a.year - b.year)
    const told = years.length > 12 ? fullest(years, 12) : years
    const used: number[] = []
    const newest = lastPost(m)
    told.forEach(({ year, k }, i) => {
      const before = told[i - 1]
      if (years.length <= 12 && before && year - before.year > 1)
        desk.add(
          'p',
          desk.say(
            'timeline.gap',
            { a: String(before.year + 1), b: year - before.year > 2 ? String(year) : null },
            [count(0, { kind: 'year', year: before.year + 1 }), count(k, { kind: 'year', year })],
          ),
        )
      const said: Sentence[] = []
      const key = !before
        ? 'timeline.first'
        : k > before.k * 1.15
          ? 'timeline.year.more'
          : k < before.k * 0.85
            ? 'timeline.year.less'
            : 'timeline.year.same'
      const next = before && before.year === year - 1 ? before : null
      said.push(
        ...desk.say(key, { year: String(year), k, before: next?.k ?? null }, [
          count(k, { kind: 'year', year }),
          ...(next ? [count(next.k, { kind: 'year', year: next.year })] : []),
        ]),
      )
      const lines = yearLines(desk, own, year, told.length > 7 ? 2 : 3, newest, used)
      // A year whose posts are all told elsewhere is not worth its number alone.
      if (lines.length > 0) desk.add('p', [...said, ...lines])
      tender(desk, year)
    })
    if (m.clear(newest) && desk.untold(newest)) {
      desk.add('p', tell(desk, 'timeline.now', newest, {}, 28))
      used.push(newest)
    }
    figure(desk, years)
    const title = titleAmong(
      desk,
      used,
      /\b(?:year|years|first|began|start|last|now|then|still|años?|primer[oa]?|ahora|todavía)\b/i,
      'timeline',
    )
    return {
      title,
      standfirst,
      description: desk.say('timeline.description', archive.slots, archive.sources),
    }
  },
}

function fullest(years: { year: number; k: number }[], keep: number) {
  const ends = [years[0], years.at(-1)].flatMap((y) => (y ? [y.year] : []))
  const top = new Set([
    ...ends,
    ...[...years]
      .filter((y) => !ends.includes(y.year))
      .sort((a, b) => b.k - a.k || a.year - b.year)
      .slice(0, keep - ends.length)
      .map((y) => y.year),
  ])
  return years.filter((y) => top.has(y.year))
}

function yearLines(
  desk: Desk,
  own: ReadonlySet<number>,
  year: number,
  keep: number,
  skip: number,
  used: number[],
): Sentence[] {
  const m = desk.material
  const ofYear = (id: number) => m.read(id)?.when?.y === year && id !== skip && !!m.excerpt(id, 28)
  const turns = m
    .findings('turn')
    .filter(
      (f) =>
        ofYear(f.posts[0] as number) && m.clear(f.posts[0] as number) && desk.fresh(f.posts[0] as number),
    )
  const turn =
    turns.find((f) => own.has(f.posts[0] as number)) ?? turns.find((f) => desk.rank(f.posts[0] as number) > 0)
  const chosen = freshLines(desk, own, ofYear, 1)
    .filter((id) => id !== turn?.posts[0])
    .slice(0, turn ? keep - 1 : keep)
  const ids = inOrder(m, [...(turn ? [turn.posts[0] as number] : []), ...chosen])
  const out: Sentence[] = []
  for (const id of ids) {
    const when = m.read(id)?.when
    const monthOnly = when ? desk.wording.monthName(when.m) : ''
    const first = m.analysis.findings.find(
      (f) => f.kind === 'first-time' && f.posts[0] === id && f.score > 0.9,
    )
    const isTurn = id === turn?.posts[0]
    const facts =
      isTurn && turn ? factsOf(turn, m, desk.wording) : first ? factsOf(first, m, desk.wording) : null
    const slots = { ...postSlots(desk, id, 20), ...(facts ? { q: facts.slots.q } : {}), monthOnly }
    let said = isTurn
      ? desk.say('timeline.turn', slots, post(id))
      : first
        ? desk.say('timeline.first-time', slots, post(id))
        : []
    if (said.length === 0) said = desk.say('timeline.line', slots, post(id))
    out.push(...said)
    used.push(id)
  }
  return out
}

/** A loss is part of a life told in order: once a year at most, alone, verbatim. */
function tender(desk: Desk, year: number) {
  const m = desk.material
  const id = m.analysis.red.find(
    (r) =>
      m.read(r)?.when?.y === year &&
      !m.analysis.unquotable.includes(r) &&
      m.whole(r, 40) &&
      (m.read(r)?.words.length ?? 0) >= 5 &&
      desk.fresh(r),
  )
  if (id === undefined) return
  desk.add('p', desk.say('timeline.tender', { ...postSlots(desk, id), q: m.whole(id, 40) }, post(id)))
}

/** How much was written, year by year; how often is the portrait's figure. */
function figure(desk: Desk, years: { year: number; k: number }[]) {
  if (years.length < 3) return
  const words = new Map<number, number>()
  for (const p of desk.material.posts) {
    const y = dayOf(p.at)?.y
    if (y !== undefined) words.set(y, (words.get(y) ?? 0) + wordsOf(p.text).length)
  }
  addFigure(
    desk,
    'line',
    { en: 'Words written in each year', es: 'Palabras escritas cada año' },
    years.map(({ year }) => ({
      label: String(year),
      value: words.get(year) ?? 0,
      source: count(words.get(year) ?? 0, { kind: 'score', of: `words in ${year}` }),
    })),
    0,
  )
}
