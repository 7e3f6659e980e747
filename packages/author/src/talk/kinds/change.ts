import type { Shelved } from '../library.ts'
import type { Term } from '../question.ts'
import { type Asked, evidence, holdingAll, passageAbout, type Reply } from './asked.ts'
import { spread } from './count.ts'
import { subjectTerms } from './subject.ts'

const CARDS = 6

/** How somebody changed their mind: what they said first, and what they said last. */
export function change(asked: Asked): Reply | null {
  const terms = subjectTerms(asked).filter((t) => !VIEWS.has(t.key))
  const posts = aboutAll(asked, terms).filter((p) => p.day !== null && !p.isForeign && p.tone !== 'red')
  const first = posts[0]
  const last = posts.at(-1)
  const shown = [first, last].flatMap((p) => (p ? (passageAbout(p, terms) ?? []) : []))
  if (!first || !last || first === last || shown.length < 2) return null
  return {
    text: shown.map((p) => evidence(asked, p)).join(' '),
    posts: [first.id, last.id, ...spread(posts.slice(1, -1), CARDS - 2).map((p) => p.id)],
  }
}

/** About all of it, failing that about its heaviest word. */
function aboutAll(asked: Asked, terms: readonly Term[]): Shelved[] {
  const all = holdingAll(asked, terms)
  const [heaviest] = terms.toSorted((a, b) => b.weight - a.weight)
  return all.length >= 2 || !heaviest ? all : holdingAll(asked, [heaviest])
}

const VIEWS = new Set('view views mind opinion feelings tune idea meinung'.split(' '))
