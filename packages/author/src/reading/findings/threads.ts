import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { stem } from '../tokens.ts'
import { ORDINALS } from '../word-lists.ts'

/** How near two posts are in meaning; null when there are no vectors for one of them. */
export type Nearness = (a: number, b: number) => number | null

const SECOND_MENTION =
  /\b(?:still|again|back|finally|that same|same old|remember|no longer|anymore|todavía|sigue|otra vez|por fin|de nuevo|vuelve|aquel|noch immer|immer noch|wieder|endlich|encore|toujours|enfin|ancora|finalmente|ainda|outra vez|finalmente)\b/i

/** Bodies are not running jokes. */
export const BODY = new Set(
  'knee ankle leg arm shoulder hip spine lung heart blood foot wrist rib head stomach throat tooth teeth weight belly skin hair neck toe finger rodilla espalda tobillo pierna brazo corazón cadera peso'.split(
    ' ',
  ),
)

/** Measures and positions: two heights are not one height that came back. */
const NOT_ONE_THING = new Set(
  'height length width size depth half middle bottom side front edge corner rest amount kind sort type shape colour color level distance speed temperature noise moment reason point minute second hour date word name number list page line rule way look turn start finish'.split(
    ' ',
  ),
)

interface Link {
  a: Read
  b: Read
  definite: boolean
  /** Still, again, finally, in the sentence that holds the word. */
  pointsBack: boolean
  shared: string[]
}

/**
 * A rare thing that returns after two months or more. The same word is not the same thing: the later
 * post must point back (the, still, again), share a second rare word, or be near in meaning as well.
 */
export function findThreads(corpus: Corpus, near: Nearness): Finding[] {
  const limit = Math.max(4, Math.ceil(corpus.reads.length * 0.005))
  const found: Finding[] = []
  for (const [word, at] of corpus.index) {
    if (at.length < 2 || at.length > Math.min(limit, 40) || word.length < 4) continue
    if (
      corpus.nameWords.has(word) ||
      BODY.has(word) ||
      NOT_ONE_THING.has(word) ||
      ORDINALS.has(word) ||
      !corpus.isThing(word)
    )
      continue
    const posts = at.map((i) => corpus.reads[i] as Read).filter((r) => r.when && !r.unquotable && !r.greeting)
    if (posts.length < 2 || posts.some((r) => r.tone === 'red' || r.tone === 'hidden')) continue
    const chain = chainOf(posts, word, corpus, near)
    if (!chain) continue
    const { members, strength } = chain
    const first = members[0] as Read
    const last = members.at(-1) as Read
    const gap = (last.when?.day ?? 0) - (first.when?.day ?? 0)
    if (gap < 60) continue
    const years = gap / 365
    found.push({
      id: `thread:${word}`,
      kind: 'thread',
      score: 0.6 + Math.min(years, 6) * 0.12 + Math.min(members.length, 5) * 0.15 + strength * 0.5,
      posts: members.map((r) => r.id),
      data: {
        word: corpus.forms.get(word) ?? word,
        stem: word,
        gap,
        tender: members.some((r) => r.tone === 'amber'),
        pointsBack: SECOND_MENTION.test(last.text),
      },
    })
  }
  return dropTwins(found)
}

/** Chained by best link: two posts that miss each other may meet in a third. */
export function chainOf(
  posts: Read[],
  word: string,
  corpus: Corpus,
  near: Nearness,
): { members: Read[]; strength: number } | null {
  const list = posts.slice(0, 14)
  const group = list.map((_, i) => i)
  let strength = 0
  for (let j = 1; j < list.length; j++) {
    for (let i = 0; i < j; i++) {
      const a = list[i] as Read
      const b = list[j] as Read
      const s = linkStrength({ a, b, ...evidence(a, b, word, corpus) }, near)
      if (s < 1) continue
      strength = Math.max(strength, s)
      const [from, to] = [group[j], group[i]]
      for (let k = 0; k < group.length; k++) if (group[k] === from) group[k] = to as number
    }
  }
  let best: Read[] = []
  for (const g of new Set(group)) {
    const members = list.filter((_, i) => group[i] === g)
    if (members.length > best.length) best = members
  }
  return best.length >= 2 ? { members: best, strength: Math.min(strength, 2) / 2 } : null
}

function evidence(a: Read, b: Read, word: string, corpus: Corpus): Omit<Link, 'a' | 'b'> {
  const limit = Math.max(6, corpus.reads.length * 0.01)
  const inA = new Set(a.words.map(stem))
  const shared = [...new Set(b.words.map(stem))].filter((s) => {
    const hits = corpus.index.get(s)?.length ?? 0
    return (
      s !== word &&
      s.length > 3 &&
      hits >= 2 &&
      hits <= limit &&
      inA.has(s) &&
      (corpus.isThing(s) || corpus.nameWords.has(s))
    )
  })
  const at = b.words.findIndex((w) => stem(w) === word)
  const lead = b.words[at - 1] ?? ''
  const definite =
    /^(?:the|that|this|my|our|el|la|los|las|mi|nuestro|nuestra|der|die|das|mein|le|la|il|o|a)$/.test(lead)
  const sentence = b.sentences.find((s) => s.text.toLowerCase().includes(word))?.text ?? ''
  const beside = neighbours(a, word)
  for (const w of neighbours(b, word)) if (beside.has(w) && !shared.includes(w)) shared.push(w)
  return { definite, pointsBack: SECOND_MENTION.test(sentence), shared }
}

/** "Flask man" and "flask man" are one man: what stands right beside the word, small words left out. */
function neighbours(read: Read, word: string): Set<string> {
  const found = new Set<string>()
  read.words.forEach((w, i) => {
    if (stem(w) !== word) return
    for (const beside of [read.words[i - 1], read.words[i + 1]])
      if (beside && beside.length > 2 && !SMALL_WORDS.has(beside) && !/\d/.test(beside)) found.add(beside)
  })
  return found
}

const SMALL_WORDS = new Set(
  'the and with for from was were has had have our his her its their but not one two new old good bad big small little still again out back this that just all some any very too than then when what who for you are she him them they into onto over under been being will would could can did does who del las los con por para una uno que muy más sin der die das und ein eine les des une dans pour'.split(
    ' ',
  ),
)

function linkStrength({ a, b, definite, pointsBack, shared }: Link, near: Nearness): number {
  const nearness = near(a.id, b.id)
  let strength = shared.length > 0 ? 0.8 + Math.min(shared.length, 3) * 0.2 : 0
  if (definite) strength += 0.5
  if (pointsBack) strength += 0.6
  if (nearness !== null)
    strength += nearness >= 0.95 ? 0.6 : nearness >= 0.85 ? 0.3 : nearness < 0.6 ? -0.8 : 0
  return strength
}

/** `plum` and `jam` tell one story: keep the stronger name for it. */
function dropTwins(found: Finding[]): Finding[] {
  found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const taken: Finding[] = []
  for (const f of found) {
    const twin = taken.some((t) => f.posts.filter((p) => t.posts.includes(p)).length >= 2)
    if (!twin) taken.push(f)
    if (taken.length >= 120) break
  }
  return taken
}
