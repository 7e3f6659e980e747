import type { Finding, Sentence, Source } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { wordsOf } from '../reading/tokens.ts'
import { JOKES_LABELS_EN } from '../writing/banks/en/jokes.ts'
import { JOKES_LABELS_ES } from '../writing/banks/es/jokes.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { isQuote } from '../writing/quote.ts'
import { type Borrower, borrowFrom } from './borrowing.ts'
import { freshFinding, freshLines, tell, titleAmong } from './parts.ts'
import { gagSpan, holds, tellGag } from './running-gag.ts'
import { archiveSlots, type Topic } from './topic.ts'

type Labels = typeof JOKES_LABELS_EN

/** Gags with their whole history, the best one last. */
export const runningJokes: Topic = {
  info: {
    key: 'running_jokes',
    name: 'The running jokes',
    description: 'What you said, and what came back years later.',
    genre: 'set list',
    needs: ['facebook_posts'],
  },
  feeds: { gag: 2.2, catchphrase: 1.2, series: 1.2, reversal: 1.2, 'list-sting': 0.6 },
  appetite: 7,
  offers: (m) => strongGags(m).length + Math.min(1, m.findings('catchphrase').length) >= 3,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const labels: Labels = w.language === 'es' ? JOKES_LABELS_ES : JOKES_LABELS_EN
    const archive = archiveSlots(m, w)
    const borrower = borrowFrom(desk)
    const gags = chosenGags(desk, borrower)
    const phrases = distinctPhrases(
      m
        .findings('catchphrase', 'opening')
        .filter((f) => !gags.some((g) => String(f.data.text).includes(String(g.data.stem))))
        .filter((f) =>
          [f.posts[0], f.posts.at(-1)].every((id) => m.clear(id as number) && desk.fresh(id as number)),
        ),
    ).slice(0, gags.length >= 3 ? 1 : 2)
    const others = freshFinding(desk, own, 'series', 'reversal')
      .filter((f) => f.posts.every((id) => !gags.some((g) => g.posts.includes(id))))
      .slice(0, 1)
    const lists = freshFinding(desk, own, 'list-sting').slice(0, gags.length >= 3 ? 0 : 2)
    const k = gags.length + phrases.length + others.length + Math.min(1, lists.length)
    const kSource = count(k, { kind: 'score', of: 'gags told' })
    const standfirst = desk.say('jokes.standfirst', { ...archive.slots, k: Math.max(1, k) }, [
      ...archive.sources,
      kSource,
    ])
    open(desk, gags, archive.sources)
    const used: number[] = []
    list(desk, lists, labels, used)
    for (const f of [...phrases, ...others]) {
      const { slots, sources } = factsOf(f, m, w)
      const unfinished = isQuote(slots.q1) && slots.q1.quote.endsWith(':')
      desk.add(
        'item',
        desk.say(keyOf(f), unfinished ? { ...slots, q1: null } : slots, sources),
        labelOf(f, labels),
      )
      used.push(...f.posts.slice(0, 3))
    }
    for (const f of gags) used.push(...tellGag(desk, f, borrower, labels.thread))
    if (k < 3)
      for (const id of freshLines(desk, own).slice(0, 3)) {
        used.push(id)
        desk.add('p', tell(desk, 'jokes.oneoff', id))
      }
    close(desk, gags, used)
    const title = titleAmong(
      desk,
      used,
      /\b(?:still|again|back|never|joke|funny|todavía|otra vez|sigue)\b/i,
      'jokes',
    )
    return { title, standfirst, description: desk.say('jokes.description', archive.slots, archive.sources) }
  },
}

/** Two mentions among a thousand posts are hardly a habit. */
const strongGags = (m: Material) =>
  m
    .findings('gag')
    .filter((f) => f.posts.length >= 3 || ((f.data.calls as number) > 0 && m.analysis.totals.written <= 300))

/** The best of them, told in rising order. */
function chosenGags(desk: Desk, borrower: Borrower): Finding[] {
  const m = desk.material
  const room = m.analysis.totals.written > 300 ? 5 : 4
  const right = (f: Finding) => Number(f.posts.some((id) => desk.rank(id) === 2))
  const all = strongGags(m).sort((a, b) => right(b) - right(a) || b.score - a.score || (a.id < b.id ? -1 : 1))
  const chosen: Finding[] = []
  const taken = new Set<number>()
  for (const f of all) {
    if (chosen.length >= room) break
    const free = f.posts.filter((id) => m.clear(id) && !taken.has(id) && borrower.may(id))
    if (free.length < 2 || !borrower.may(f.posts[0] as number) || free.length < Math.min(3, f.posts.length))
      continue
    borrower.take(...free.slice(0, 4))
    for (const id of free) taken.add(id)
    chosen.push(f)
  }
  return chosen.sort((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1))
}

/** The longest run and the quickest return, over what is told here. */
function open(desk: Desk, gags: readonly Finding[], sources: Source[]) {
  const archive = archiveSlots(desk.material, desk.wording)
  if (gags.length < 2) {
    desk.add('p', desk.say('jokes.open', archive.slots, sources))
    return
  }
  const byGap = [...gags].sort((a, b) => (a.data.gap as number) - (b.data.gap as number))
  const [short, long] = [byGap[0] as Finding, byGap.at(-1) as Finding]
  desk.add(
    'p',
    desk.say(
      'jokes.open.counted',
      {
        ...archive.slots,
        k: gags.length,
        long: String(long.data.word),
        gap: desk.wording.span(long.data.gap as number),
        short: String(short.data.word),
        gap2: desk.wording.span(short.data.gap as number),
      },
      [
        ...sources,
        gagSpan(long),
        gagSpan(short),
        count(gags.length, { kind: 'score', of: 'gags told in full' }),
      ],
    ),
  )
}

function list(desk: Desk, lists: readonly Finding[], labels: Labels, used: number[]) {
  const said: Sentence[] = []
  for (const f of lists) {
    const facts = factsOf(f, desk.material, desk.wording)
    said.push(...desk.say('jokes.list', facts.slots, facts.sources))
    used.push(f.posts[0] as number)
  }
  desk.add('item', said, labels.list)
}

const keyOf = (f: Finding) => `jokes.${f.kind === 'catchphrase' ? 'phrase' : f.kind}`

function labelOf(f: Finding, labels: Labels): string {
  if (f.kind === 'opening') return labels.opening
  if (f.kind === 'series') return labels.series
  return f.kind === 'reversal' ? labels.reversal : labels.phrase
}

/** The shortest sentence in any of these gags; it needs no introduction by now. */
function close(desk: Desk, gags: readonly Finding[], used: number[]) {
  const m = desk.material
  let best: { id: number; at: number; n: number; f: Finding } | null = null
  for (const f of gags)
    for (const id of f.posts.slice(1)) {
      if (!m.clear(id) || !desk.fresh(id)) continue
      for (const [at, s] of (m.read(id)?.sentences ?? []).entries()) {
        const n = wordsOf(s.text).length
        if (
          n >= 2 &&
          n <= 8 &&
          holds(s.text, String(f.data.stem)) &&
          m.sentence(id, at) &&
          (!best || n < best.n)
        )
          best = { id, at, n, f }
      }
    }
  if (!best) return
  const { id, at, n, f } = best
  desk.add(
    'p',
    desk.say(
      'jokes.end',
      {
        month: desk.wording.month(m.read(id)?.when?.day ?? 0),
        word: String(f.data.word),
        n,
        q: m.sentence(id, at),
      },
      [...post(id), count(n, { kind: 'score', of: 'words in that sentence' })],
    ),
  )
  used.push(id)
}

/** “Found in” is not a second joke beside “found in a piano”. */
function distinctPhrases(phrases: readonly Finding[]): Finding[] {
  const text = (f: Finding) => String(f.data.text ?? f.data.word ?? '').toLowerCase()
  return phrases.filter(
    (f, at) => !phrases.slice(0, at).some((x) => text(x).includes(text(f)) || text(f).includes(text(x))),
  )
}
