import { escaped } from '../../reading/escaped.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { stemsIn } from '../../writing/shared-words.ts'
import { withArticle } from '../../writing/with-article.ts'
import type { Braid } from './braid.ts'
import type { Approach } from './halves.ts'
import { WORDS } from './words.ts'

/** So long before and after a loss nothing is remarked upon. */
const QUIET = 200
const MOST = 1
const SETTLED = 3

/** What lies between two posts and none of them says: years in which nothing is heard of it. */
export function bridgesIn(
  d: Dossier,
  braid: Braid,
  acts: readonly Act[],
  { mourned, taken }: { mourned: readonly number[]; taken: ReadonlySet<number> },
): Approach[] {
  const isQuiet = (id: number) => mourned.some((day) => Math.abs(d.day(id) - day) < QUIET)
  const found = silences(d, braid, acts).filter(
    (b) => b.at >= SETTLED && !isQuiet(b.approach.post) && !taken.has(b.approach.post),
  )
  return found.slice(0, MOST).map((b) => b.approach)
}

interface Bridge {
  at: number
  approach: Approach
}

const LONG = 600

/** The years in which no post names what it is about, counted over all of them. */
function silences(d: Dossier, braid: Braid, acts: readonly Act[]): Bridge[] {
  const subject = subjectOf(d, braid)
  if (!subject) return []
  const days = d.posts
    .filter((p) => d.day(p.id) > 0 && subject.isIn(p.text))
    .map((p) => ({ id: p.id, day: d.day(p.id) }))
  const found = acts.flatMap((a, n) => {
    const before = acts[n - 1]
    if (!before) return []
    const [from, to] = [d.day(before.post), d.day(a.post)]
    const isSilent = days.every((x) => x.day <= from || x.day >= to)
    // Somebody who posted nothing at all was silent about everything.
    const others = d.posts.filter((p) => d.day(p.id) > from && d.day(p.id) < to).length
    // Where the next one does not name it either, nothing has come back.
    if (!subject.isIn(d.post(a.post)?.text ?? '')) return []
    if (to - from < LONG || !isSilent || others < 8 || before.tone !== 'clear' || a.tone !== 'clear')
      return []
    const text = WORDS[d.spoken].silence(subject.name, d.w.gap(from, to))
    const sources = [...post(before.post, a.post), count(others, { kind: 'score', of: 'posts between them' })]
    return [
      { at: n, days: to - from, approach: { post: a.post, say: () => [say(d.w.capital(text), sources)] } },
    ]
  })
  return found.sort((a, b) => b.days - a.days)
}

/** The companion by name, or the thing with its article. */
function subjectOf(d: Dossier, braid: Braid): { name: string; isIn: (text: string) => boolean } | null {
  const { companion, main } = braid
  if (companion) {
    const forms = [companion.name, ...companion.aliases].map(escaped)
    const named = new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu')
    return { name: companion.fullName || companion.name, isIn: (text) => named.test(text) }
  }
  const name = withArticle(d, main.subject)
  const stems = new Set([main.subject, ...main.words].flatMap(wordsOf).map(stem))
  // “die” may be one or many.
  if (!name || stems.size === 0 || (d.spoken === 'de' && /^die /.test(name))) return null
  return { name, isIn: (text) => [...stemsIn(d, text)].some((w) => stems.has(w)) }
}
