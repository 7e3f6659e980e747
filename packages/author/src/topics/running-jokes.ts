import type { Finding, Sentence } from '../model.ts'
import { aroundWord, factsOf } from '../planning/facts.ts'
import { JOKES_LABELS_EN } from '../writing/banks/en/jokes.ts'
import { JOKES_LABELS_ES } from '../writing/banks/es/jokes.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { dayNumber } from '../writing/slots.ts'
import { freshFinding, freshLines, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Three to six gags, each with its whole history, the best one last. */
export const runningJokes: Topic = {
  info: {
    key: 'running_jokes',
    name: 'The running jokes',
    description: 'What you said, and what came back years later.',
    genre: 'set list',
    needs: ['facebook_posts'],
  },
  feeds: { thread: 2, catchphrase: 1.5, series: 1, 'list-sting': 1.5, opening: 1, reversal: 1.2 },
  appetite: 7,
  offers: (m) => m.findings('thread', 'catchphrase', 'series', 'list-sting').length >= 3,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const labels = w.language === 'es' ? JOKES_LABELS_ES : JOKES_LABELS_EN
    const archive = archiveSlots(m, w)
    const threads = freshFinding(desk, own, 'thread')
      .filter((f) => !f.data.tender)
      .slice(0, 4)
      .reverse()
    const phrases = distinctPhrases(
      m
        .findings('catchphrase', 'opening')
        .filter((f) =>
          [f.posts[0], f.posts.at(-1)].every((id) => m.clear(id as number) && desk.fresh(id as number)),
        ),
    ).slice(0, 2)
    const series = freshFinding(desk, own, 'series', 'reversal').slice(0, 1)
    const lists = freshFinding(desk, own, 'list-sting').slice(0, 2)
    const gags = threads.length + Math.min(1, lists.length) + phrases.length + series.length
    const kSource = count(gags, { kind: 'score', of: 'gags told' })
    const standfirst = desk.say('jokes.standfirst', { ...archive.slots, k: Math.max(1, gags) }, [
      ...archive.sources,
      kSource,
    ])
    desk.add('p', desk.say('jokes.open', archive.slots, archive.sources))
    const used: number[] = []
    const note = (f: Finding) => used.push(...f.posts.slice(0, 3))
    if (lists.length) {
      const said: Sentence[] = []
      for (const f of lists) {
        const facts = factsOf(f, m, w)
        said.push(...desk.say('jokes.list', facts.slots, facts.sources))
        note(f)
      }
      desk.add('item', said, labels.list)
    }
    for (const f of phrases) {
      const facts = factsOf(f, m, w)
      desk.add(
        'item',
        desk.say(f.kind === 'opening' ? 'jokes.opening' : 'jokes.phrase', facts.slots, facts.sources),
        f.kind === 'opening' ? labels.opening : labels.phrase,
      )
      note(f)
    }
    for (const f of series) {
      const facts = factsOf(f, m, w)
      desk.add(
        'item',
        desk.say(`jokes.${f.kind}`, facts.slots, facts.sources),
        f.kind === 'series' ? labels.series : labels.reversal,
      )
      note(f)
    }
    for (const f of threads) {
      gag(desk, f, labels.thread)
      note(f)
    }
    if (gags < 3)
      for (const id of freshLines(desk, own).slice(0, 3)) {
        used.push(id)
        desk.add('p', tell(desk, 'jokes.oneoff', id))
      }
    const kick = freshLines(desk, own, (id) => (m.kicker(id)?.quote.split(/\s+/).length ?? 99) <= 5)[0]
    if (kick !== undefined) desk.add('p', tell(desk, 'jokes.end', kick))
    const title = titleAmong(
      desk,
      used,
      /\b(?:still|again|back|never|joke|funny|todavía|otra vez|sigue)\b/i,
      'jokes',
    )
    return { title, standfirst, description: desk.say('jokes.description', archive.slots, archive.sources) }
  },
}

/** “Found in” is not a second joke beside “found in a piano”. */
function distinctPhrases(list: readonly Finding[]): Finding[] {
  const text = (f: Finding) => String(f.data.text ?? f.data.word ?? '').toLowerCase()
  return list.filter(
    (f, at) => !list.slice(0, at).some((x) => text(x).includes(text(f)) || text(f).includes(text(x))),
  )
}

function gag(desk: Desk, f: Finding, label: string) {
  const m = desk.material
  const facts = factsOf(f, m, desk.wording)
  const said = desk.say('jokes.setup', facts.slots, facts.sources)
  // The wait is counted from the last appearance that was told.
  let before = f.posts[0] as number
  for (const id of f.posts
    .slice(1, -1)
    .filter((x) => desk.fresh(x))
    .slice(0, 2)) {
    const q = aroundWord(m, id, String(f.data.stem ?? f.data.word))
    const told = tell(desk, 'jokes.middle', id, { q }, 22)
    if (told.length > 0) before = id
    said.push(...told)
  }
  const last = f.posts.at(-1) as number
  const wait = dayNumber(m, last) - dayNumber(m, before)
  const back = desk.say('jokes.callback', { ...facts.slots, gap: desk.wording.span(wait) }, [
    ...facts.sources,
    count(wait, { kind: 'days-between', from: before, to: last }),
  ])
  if (said.length === 0 || back.length === 0) return
  said.push(...back)
  if (f.posts.length > 2)
    said.push(
      ...desk.say('jokes.tag', { k: f.posts.length, gap: facts.slots.gap }, [
        ...post(...f.posts.slice(0, 6)),
        count(f.posts.length, { kind: 'listed', posts: f.posts }),
        ...facts.sources,
      ]),
    )
  desk.add('item', said, label.replace('{word}', String(f.data.word)))
}
