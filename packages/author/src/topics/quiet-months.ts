import type { Finding, Sentence } from '../model.ts'
import { factsOf, lastPost } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { stem } from '../reading/tokens.ts'
import { commonWords } from '../reading/word-lists.ts'
import { count, type Desk } from '../writing/desk.ts'
import { dayNumber } from '../writing/slots.ts'
import { addFigure, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

const gentle = (m: Material, f: Finding) => !f.data.tender && f.posts.every((id) => m.clear(id))

/** Pauses, what stands before and after them, and nothing about why. */
export const quietMonths: Topic = {
  info: {
    key: 'quiet_months',
    name: 'The quiet months',
    description: 'Where your posts pause, and the first words after.',
    genre: 'essay',
    needs: ['facebook_posts'],
  },
  feeds: { silence: 2 },
  appetite: 3,
  least: 2,
  offers: (m) => m.findings('silence').filter((f) => gentle(m, f)).length >= 2,
  draft(desk, _own, _request) {
    const m = desk.material
    const archive = archiveSlots(m, desk.wording)
    const list = m
      .findings('silence')
      .filter((f) => gentle(m, f) && f.posts.every((id) => desk.fresh(id)))
      // Two pauses with one post between them would quote it twice.
      .filter((f, at, all) => !all.slice(0, at).some((x) => x.posts.some((id) => f.posts.includes(id))))
      .slice(0, 3)
    list.sort((a, b) => dayNumber(m, a.posts[0] as number) - dayNumber(m, b.posts[0] as number))
    const longest = list.reduce<Finding | null>(
      (best, f) => (!best || (f.data.gap as number) > (best.data.gap as number) ? f : best),
      null,
    )
    const standfirst = desk.say('quiet.standfirst', { ...archive.slots, k: Math.max(1, list.length) }, [
      ...archive.sources,
      count(list.length, { kind: 'score', of: 'pauses told' }),
    ])
    const used: number[] = []
    if (list.length === 0) desk.add('p', desk.say('quiet.steady', archive.slots, archive.sources))
    list.forEach((f, i) => {
      const facts = factsOf(f, m, desk.wording)
      if (i === 0)
        desk.add(
          'p',
          desk.say('quiet.rhythm', { ...facts.slots, ...archive.slots }, [
            ...facts.sources,
            ...archive.sources,
          ]),
        )
      const said: Sentence[] = []
      for (const part of ['quiet.before', 'quiet.length'])
        said.push(...desk.say(part, facts.slots, facts.sources))
      if (f === longest) said.push(...desk.say('quiet.why', {}, facts.sources))
      said.push(...desk.say('quiet.after', facts.slots, facts.sources))
      const word = shared(m, f)
      if (word) said.push(...desk.say('quiet.same', { word }, facts.sources))
      if (f === longest) said.push(...eitherSide(desk, f))
      desk.add('p', said)
      used.push(...f.posts)
    })
    const pauses = m.findings('silence').filter((f) => gentle(m, f))
    pauses.sort((a, b) => dayNumber(m, a.posts[0] as number) - dayNumber(m, b.posts[0] as number))
    addFigure(
      desk,
      'timeline',
      { en: 'The longest pauses, in days', es: 'Las pausas más largas, en días' },
      pauses.map((f) => ({
        label: desk.wording.month(dayNumber(m, f.posts[0] as number)),
        value: f.data.gap as number,
        source: count(f.data.gap as number, {
          kind: 'days-between',
          from: f.posts[0] as number,
          to: f.posts[1] as number,
        }),
      })),
      0,
    )
    const last = lastPost(m)
    if (m.clear(last) && desk.fresh(last)) desk.add('p', tell(desk, 'quiet.end', last))
    const title = titleAmong(
      desk,
      used,
      /\b(?:quiet|back|silence|nothing|still|later|again|silencio|nada|vuelta)\b/i,
      'quiet',
    )
    return { title, standfirst, description: desk.say('quiet.description', archive.slots, archive.sources) }
  },
}

/** How many posts there are in the year before the pause and in the year after it. */
function eitherSide(desk: Desk, f: Finding): Sentence[] {
  const m = desk.material
  const [before, after] = f.posts.map((id) => dayNumber(m, id)) as [number, number]
  const first = Date.parse(m.analysis.totals.first ?? '') / 86_400_000
  const last = Date.parse(m.analysis.totals.last ?? '') / 86_400_000
  if (before - first < 365 || last - after < 365) return []
  const within = (from: number, to: number) =>
    m.posts.filter((p) => {
      const day = p.text.trim() && p.at ? Math.floor(Date.parse(p.at) / 86_400_000) : 0
      return day >= from && day <= to
    }).length
  const [a, b] = [within(before - 364, before), within(after, after + 364)]
  return desk.say('quiet.either-side', { a, b }, [
    count(a, { kind: 'score', of: 'posts in the year before' }),
    count(b, { kind: 'score', of: 'posts in the year after' }),
    ...f.posts.map((id) => ({ type: 'post' as const, id })),
  ])
}

function shared(m: Material, f: Finding): string | null {
  const [a, b] = f.posts.map((id) => m.read(id))
  if (!a || !b) return null
  const common = commonWords(a.lang)
  const before = new Set(a.words.map(stem))
  return (
    b.words.find((w) => w.length > 3 && !common.has(w) && !common.has(stem(w)) && before.has(stem(w))) ?? null
  )
}
