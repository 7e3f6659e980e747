import type { Finding, Sentence } from '../model.ts'
import { factsOf, lastPost } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { stem } from '../reading/tokens.ts'
import { commonWords } from '../reading/word-lists.ts'
import { count } from '../writing/desk.ts'
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
      .slice(0, 3)
    list.sort((a, b) => (a.data.gap as number) - (b.data.gap as number))
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
      if (i === list.length - 1) said.push(...desk.say('quiet.why', {}, facts.sources))
      said.push(...desk.say('quiet.after', facts.slots, facts.sources))
      const word = shared(m, f)
      if (word) said.push(...desk.say('quiet.same', { word }, facts.sources))
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

function shared(m: Material, f: Finding): string | null {
  const [a, b] = f.posts.map((id) => m.read(id))
  if (!a || !b) return null
  const common = commonWords(a.lang)
  const before = new Set(a.words.map(stem))
  return (
    b.words.find((w) => w.length > 3 && !common.has(w) && !common.has(stem(w)) && before.has(stem(w))) ?? null
  )
}
