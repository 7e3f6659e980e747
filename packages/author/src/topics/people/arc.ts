import { standsAlone } from '../../stories/leans-on.ts'
import type { Acquaintance } from '../../stories/model.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { roleOf, roleProofs } from '../../writing/introducing.ts'
import type { Page } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { isPassedOn } from '../common/passed-on.ts'
import { isUnkind, opensOnAnother } from './line.ts'
import { fullNameOf } from './somebody.ts'

/** Somebody's way through the years, in a few posts that a stranger understands. */
export interface Arc {
  who: Acquaintance
  posts: number[]
}

const GRAVE = 0.15
const UNWELL =
  /(?<!\p{L})(?:diagnos\p{L}*|tablets|medication|wheelchair|rollator|pastillas|silla de ruedas|diálisis|Tabletten|Rollstuhl|Spritze)(?!\p{L})/iu
const LEAST = 4
const MOST = 5
const YEARS = 2 * 365
const LONGEST = 45

/** The first post with somebody and the last, and the best between them; none where too little is left to be an arc. */
export function arcOf(d: Dossier, who: Acquaintance, spent: ReadonlySet<number>): Arc | null {
  // Whoever went through something is not told by the light posts alone.
  const grave = who.posts.filter((id) => !d.clear(id)).length
  if (grave > who.posts.length * GRAVE || who.posts.some((id) => UNWELL.test(d.post(id)?.text ?? '')))
    return null
  const forms = [who.name, ...who.aliases].map((f) => f.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'u')
  const ids = who.posts
    .filter((id) => {
      const text = d.post(id)?.text ?? ''
      const isFit = d.clear(id) && d.day(id) > 0 && !spent.has(id) && !isShadowed(d, id) && standsAlone(d, id)
      if (!isFit || wordCount(text) > LONGEST || wordCount(text) < 4) return false
      if (isGreeting(text) || isUnkind(text) || isPassedOn(d, id) || opensOnAnother(d, text, named))
        return false
      // Whom a post comes to late it is not about, and among many nobody is.
      return named.test(d.sentences(id)[0]?.text ?? '') && namesIn(d, text).length <= 2
    })
    .sort((a, b) => d.day(a) - d.day(b) || a - b)
  const [first, last] = [ids[0], ids.at(-1)]
  if (first === undefined || last === undefined || ids.length < LEAST) return null
  if (d.day(last) - d.day(first) < YEARS) return null
  return { who, posts: [first, ...bestOf(d, ids.slice(1, -1)), last] }
}

function bestOf(d: Dossier, ids: readonly number[]): number[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const best = [...ids].sort((a, b) => (lines.get(b) ?? 0) - (lines.get(a) ?? 0) || a - b).slice(0, MOST - 2)
  return ids.filter((id) => best.includes(id))
}

/** Under the name and who they are; at the end what they became, where the posts say it. */
export function showArc(page: Page, { who, posts }: Arc) {
  const { d } = page
  const day = d.day(posts[0] as number)
  const role = roleOf(d, who, day)
  const isPlain = role !== null && !/^who /.test(role) && roleProofs(who, day).every((id) => d.clear(id))
  const name = d.w.capital(setMarks(fullNameOf(d, who), d.spoken))
  const rising = d.stories.claims.find((c) => c.kind === 'ladder' && c.person === who.name)
  page.introduced.add(who.name)
  page.block({
    form: 'saga',
    title: isPlain && !name.toLowerCase().includes(role.toLowerCase()) ? `${name}, ${role}` : name,
    acts: posts.map((id) => ({ ...d.show(wholeAct(d, id)), elapsed: null, caption: null })),
    close: (rising ? claimSentence(d, rising) : null)?.text ?? null,
  })
}
