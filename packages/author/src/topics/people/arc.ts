import { compareIn } from '../../reading/in-order.ts'
import { standsAlone } from '../../stories/leans-on.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isThanks } from '../../writing/greeting.ts'
import type { Page } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'
import { isPassedOn } from '../common/passed-on.ts'
import { introduces, isAbout, isWished, namesOf } from './about.ts'
import { pointsAtSecret } from './confided.ts'
import { lifeOf, nameAndRole } from './life.ts'
import { isUnkind, opensOnAnother } from './line.ts'

/** Somebody's way through the years, in a few posts that a stranger understands. */
export interface Arc {
  who: Acquaintance
  posts: number[]
}

const GRAVE = 0.15
const UNWELL =
  /(?<!\p{L})(?:diagnos\p{L}*|tablets|medication|wheelchair|rollator|pastillas|silla de ruedas|diálisis|Tabletten|Rollstuhl|Spritze)(?!\p{L})/iu
export const wasUnwell = (d: Dossier, who: Acquaintance) =>
  who.posts.some((id) => UNWELL.test(d.post(id)?.text ?? ''))

const LEAST = 3
const MOST = 5
const YEARS = 1.5 * 365
const LONGEST = 60

/** The first post with somebody and the last, and the best between them; none where too little is left to be an arc. */
export function arcOf(d: Dossier, who: Acquaintance, spent: ReadonlySet<number>): Arc | null {
  // Whoever went through something is not told by the light posts alone.
  const grave = who.posts.filter((id) => !d.clear(id)).length
  if (grave > who.posts.length * GRAVE || wasUnwell(d, who)) return null
  const ids = who.posts
    .filter((id) => {
      const text = d.post(id)?.text ?? ''
      const isFit = d.clear(id) && d.day(id) > 0 && !spent.has(id) && !isShadowed(d, id)
      if (!isFit || wordCount(text) > LONGEST || wordCount(text) < 4 || !isAbout(d, who, id)) return false
      if (pointsAtSecret(d, who, id)) return false
      if (isUnkind(text) || isPassedOn(d, id) || opensOnAnother(d, text, namesOf(who))) return false
      const isWho = introduces(d, who, id)
      return isWho || (standsAlone(d, id) && !isWished(text) && !isThanks(text))
    })
    .sort(compareIn(d.posts))
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined || ids.length < LEAST) return null
  if (d.day(last) - d.day(first) < YEARS) return null
  return { who, posts: [first, ...bestOf(d, who, ids.slice(1, -1)), last] }
}

/** Who they are before anything else, then what is best told. */
function bestOf(d: Dossier, who: Acquaintance, ids: readonly number[]): number[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const worth = (id: number) => (introduces(d, who, id) ? 9 : 0) + (lines.get(id) ?? 0)
  const order = compareIn(d.posts)
  const best = [...ids].sort((a, b) => worth(b) - worth(a) || order(a, b)).slice(0, MOST - 2)
  return ids.filter((id) => best.includes(id))
}

/** Somebody's name, and who they are unless the first post says it. */
export function namedAs(d: Dossier, who: Acquaintance, first: number): string {
  const { name, role } = nameAndRole(d, who, first)
  return role ? `${name}, ${role}` : name
}

/** Under the name and who they are; at the end what they became, where the posts say it. */
export function showArc(page: Page, { who, posts }: Arc) {
  const { d } = page
  const rising = d.stories.claims.find((c) => c.kind === 'ladder' && c.person === who.name)
  page.introduced.add(who.name)
  page.block({
    form: 'saga',
    title: namedAs(d, who, posts[0] as number),
    acts: posts.map((id) => ({ ...d.show(wholeAct(d, id)), elapsed: null, caption: null })),
    close: (rising ? claimSentence(d, rising) : null)?.text ?? null,
    who: lifeOf(d, who, posts[0] as number),
  })
}
