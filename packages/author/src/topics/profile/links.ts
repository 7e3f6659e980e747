import { wordsOf } from '../../reading/tokens.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { type Braid, seriesIn } from './braid.ts'
import type { Approach } from './halves.ts'
import { stoodStill } from './steps.ts'
import { WORDS } from './words.ts'

/** So long before and after a loss nothing is remarked upon. */
const QUIET = 200

/** What the posts beside each other come to, in a sentence between them: never what one of them says itself. */
export function linksIn(
  d: Dossier,
  braid: Braid,
  acts: readonly Act[],
  { mourned }: { mourned: readonly number[] },
): Approach[] {
  const isQuiet = (id: number) => mourned.some((day) => Math.abs(d.day(id) - day) < QUIET)
  const still = !d.hasName ? null : stillSecond(d, braid, acts)
  return still && !isQuiet(still.post) ? [still] : []
}

/** “Second. Fourth year.” has counted already. */
const saysHowOften = (d: Dossier, id: number, years: number) => {
  const words = wordsOf(d.post(id)?.text ?? '')
  return words.includes(d.w.ordinal(years)) || words.includes(d.w.number(years))
}

/** Before the best place, how often it had been the one below it. */
function stillSecond(d: Dossier, braid: Braid, acts: readonly Act[]): Approach | null {
  for (const s of seriesIn(d, braid.strands)) {
    const still = stoodStill(d, s)
    const at = s.points.findIndex((p) => p.post === still?.posts.at(-1))
    const summit = s.points[at + 1]?.post
    if (!still || summit === undefined || still.years < 3 || !acts.some((a) => a.post === summit)) continue
    if (acts.some((a) => still.posts.includes(a.post) && saysHowOften(d, a.post, still.years))) continue
    const text = WORDS[d.spoken].still(d.name, d.w.ordinal(still.value), d.w.number(still.years))
    const sources = [...post(...still.posts), count(still.years, { kind: 'listed', posts: still.posts })]
    return {
      post: summit,
      say: () => [say(text, [...sources, count(still.value, { kind: 'score', of: 'the place' })])],
    }
  }
  return null
}
