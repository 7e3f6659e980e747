import { numberOf } from '@youzine/words'
import { compareIn } from '../../reading/in-order.ts'
import { wordsOf } from '../../reading/tokens.ts'
import { standsAlone } from '../../stories/leans-on.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isThanks } from '../../writing/greeting.ts'
import type { Page } from '../../writing/page.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
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
/** A sentence of a post says so of them, or of nobody else. */
export const wasUnwell = (d: Dossier, who: Acquaintance) =>
  who.posts.some((id) =>
    d.sentences(id).some(({ text }) => {
      const names = UNWELL.test(text) ? namesIn(d, text) : null
      return names !== null && (names.length === 0 || names.some((n) => d.person(n) === who))
    }),
  )

const LEAST = 3
const MOST = 5
const YEARS = 1.5 * 365
const LONGEST = 70
/** So much of somebody's way may stand in other articles too: they are told there with a thing, and here as themselves. */
const REPEATED = 0.5
/** Of a way through the years so much may be troubled; it is shown as it stands. */
const TROUBLED = 0.35

/** The first post with somebody and the last, and the best between them, none of them `shown` on this page; none where too little is left to be an arc. */
export function arcOf(
  d: Dossier,
  who: Acquaintance,
  spent: ReadonlySet<number>,
  shown: ReadonlySet<number>,
): Arc | null {
  const grave = who.posts.filter((id) => !d.mild(id)).length
  if (grave > who.posts.length * GRAVE || wasUnwell(d, who)) return null
  const fit = who.posts.filter((id) => !shown.has(id) && isFit(d, who, id)).sort(compareIn(d.posts))
  return (
    arcFrom(d, who, fit, spent) ??
    arcFrom(
      d,
      who,
      fit.filter((id) => !spent.has(id)),
      spent,
    )
  )
}

function arcFrom(
  d: Dossier,
  who: Acquaintance,
  ids: readonly number[],
  spent: ReadonlySet<number>,
): Arc | null {
  const isLight = (id: number) => d.clear(id) && !isShadowed(d, id)
  const from = ids.findIndex(isLight)
  const framed = from < 0 ? [] : ids.slice(from, ids.findLastIndex(isLight) + 1)
  const [first, last] = [framed[0], framed.at(-1)]
  if (first === undefined || last === undefined || framed.length < LEAST) return null
  if (d.day(last) - d.day(first) < YEARS) return null
  const posts = [first, ...bestOf(d, who, framed.slice(1, -1), spent), last]
  const repeated = posts.filter((id) => spent.has(id)).length
  const troubled = posts.filter((id) => !isLight(id)).length
  return repeated > posts.length * REPEATED || troubled > posts.length * TROUBLED ? null : { who, posts }
}

function isFit(d: Dossier, who: Acquaintance, id: number): boolean {
  const text = d.post(id)?.text ?? ''
  const words = wordCount(text)
  if (!d.mild(id) || d.day(id) <= 0 || words > LONGEST || words < 4) return false
  if (!isAbout(d, who, id) || pointsAtSecret(d, who, id) || isBareCount(d, id)) return false
  if (isUnkind(text) || isPassedOn(d, id) || opensOnAnother(d, text, namesOf(who))) return false
  return introduces(d, who, id) || (standsAlone(d, id) && !isWished(text) && !isThanks(text))
}

/** “Thirteen. Flor knew two of them.”: of what, only whoever was there knows. */
const isBareCount = (d: Dossier, id: number) =>
  wordsOf(d.sentences(id)[0]?.text ?? '').every((w) => numberOf(w, d.spoken) !== null)

/** Who they are before anything else, then what is best told. */
function bestOf(d: Dossier, who: Acquaintance, ids: readonly number[], spent: ReadonlySet<number>): number[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const worth = (id: number) =>
    (introduces(d, who, id) ? 9 : 0) + (spent.has(id) ? -2 : 0) + (lines.get(id) ?? 0)
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
