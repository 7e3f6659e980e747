import type { Sentence } from '../../model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { withArticle } from '../../writing/with-article.ts'
import { nominalTrade, tradeSentence } from '../common/trade.ts'
import { aboutOf, type Exhibit, type ExhibitKind } from './exhibit.ts'
import { ASIDE } from './exhibits.ts'
import { WORDS } from './words.ts'

const NAMED = 4
const CHARGES: ReadonlySet<ExhibitKind> = new Set<ExhibitKind>([
  'late',
  'vow',
  'versions',
  'recalled',
  'rule',
])

/** Who it is, and what they have to answer for, in the nouns of the posts; of much, what weighs most. */
export function standfirst(d: Dossier, exhibits: readonly Exhibit[]): Sentence {
  const t = WORDS[d.spoken]
  const charges = exhibits.flatMap((x) => {
    const noun = nounOf(d, x)
    return noun ? [{ x, noun }] : []
  })
  const heaviest = new Set([...charges].sort((a, b) => b.x.weight - a.x.weight).slice(0, NAMED))
  const some = charges.filter((c) => heaviest.has(c))
  const nouns = [...new Set(some.map((c) => c.noun))]
  const unnamed = exhibits.filter((x) => !some.some((c) => c.x === x) && !ASIDE.has(x.kind))
  // Denials stand under one line.
  const more = new Set(unnamed.map((x, n) => (x.kind === 'denial' ? 'denial' : n))).size
  const who = whoIs(d)
  const ids = (nouns.length > 0 ? some.map((c) => c.x) : exhibits).flatMap((x) => x.acts.map((a) => a.post))
  const text =
    nouns.length > 0 ? t.charged(who.text, nouns, [more, d.w.number(more)], d.w.list) : t.evidence(d.name)
  return say(d.w.capital(text), [
    ...post(...ids, ...(nouns.length > 0 ? who.posts : [])),
    count(more, { kind: 'score', of: 'charges without a name' }),
  ])
}

function nounOf(d: Dossier, x: Exhibit): string | null {
  if (CHARGES.has(x.kind)) return x.noun
  if (x.kind === 'refrain') return aboutOf(d, x) ?? objectOf(d, x)
  // German names a thing without its article.
  return x.kind === 'count' && d.spoken === 'de' && /^\p{Lu}/u.test(x.noun ?? '') ? x.noun : null
}

const OBJECT = {
  en: /(?<!\p{L})(?:my|the|an?) (?<noun>\p{Ll}+(?: \p{Ll}+)?)$/u,
  es: /(?<!\p{L})(?:mi|el|la|un|una) (?<noun>\p{Ll}+)$/u,
  de: /(?<!\p{L})(?:die|das|den|eine?n?|meine?n?) (?<noun>\p{Lu}\p{Ll}+)$/u,
}

/** “Failed my driving test”: what a sentence that returns ends on. */
function objectOf(d: Dossier, x: Exhibit): string | null {
  const noun = x.line ? OBJECT[d.spoken].exec(d.wordsOf(x.line))?.groups?.noun : undefined
  return noun ? withArticle(d, noun) : null
}

/** “Gordon, who drove a bus,”: as far as posts that may be laughed at say it. */
function whoIs(d: Dossier): { text: string; posts: number[] } {
  const t = WORDS[d.spoken]
  const trade = tradeSentence(d)
  if (trade) {
    const does = trade.text.slice(d.name.length + 1).replace(/[.]$/, '')
    return {
      text: t.who(d.name, does),
      posts: trade.sources.flatMap((s) => (s.type === 'post' ? [s.id] : [])),
    }
  }
  const [id] = d.stories.background.work?.posts ?? []
  const words = id !== undefined && d.clear(id) ? nominalTrade(d) : null
  if (id === undefined || words === null) return { text: d.name, posts: [] }
  const said = d.spoken === 'de' ? words : words.charAt(0).toLowerCase() + words.slice(1)
  return { text: `${d.name}, ${said},`, posts: [id] }
}
