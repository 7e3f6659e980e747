import type { Sentence } from '../../model.ts'
import type { Claim, Pledge } from '../../stories/model.ts'
import type { Dossier } from '../dossier.ts'
import { count, post, say } from '../page.ts'
import { withArticle } from '../with-article.ts'
import { claimsDe } from './de.ts'
import { claimsEn } from './en.ts'
import { claimsEs } from './es.ts'
import { clip, wordClaim } from './facts.ts'

const WORDS = { en: claimsEn, es: claimsEs, de: claimsDe }

/** More posts than this are counted, not told. */
const TOLD = 12

/** A claim in one sentence with its receipts; null where a form shows it better, or something in it is tender. */
export function claimSentence(d: Dossier, claim: Claim, allows: 'clear' | 'mild' = 'clear'): Sentence | null {
  const text = wordClaim(d, claim, WORDS[d.spoken])
  // Who never meets whom is counted over everything that may be seen; what is red is not counted at all.
  const may = allows === 'clear' ? d.clear : d.mild
  if (!text || isNameless(d, text) || !claim.posts.every((id) => may(id))) return null
  const told =
    claim.posts.length <= TOLD ? claim.posts : [claim.posts[0] as number, claim.posts.at(-1) as number]
  return say(
    d.w.capital(text),
    [
      ...post(...told),
      ...claim.counts.map((c) => count(c.value, c.of)),
      count(claim.posts.length, { kind: 'listed', posts: claim.posts }),
    ],
    `claim.${claim.kind}`,
  )
}

/** A sentence that needs a name where there is none. */
const isNameless = (d: Dossier, text: string) => !d.hasName && text.includes(d.w.writer)

/** What became of a promise, in one sentence. */
export function pledgeSentence(d: Dossier, p: Pledge): Sentence | null {
  const t = WORDS[d.spoken]
  if (!p.done || p.days === null) return null
  const [from, to] = [p.said.post, p.done.post]
  const q = d.w.quoted(clip(p.words))
  const said = d.w.day(d.day(from))
  const isVow = p.isVow || p.state === 'undone'
  const text = isVow
    ? t.held(q, d.name, said, d.w.days(p.days))
    : p.due
      ? t.late(q, d.name, said, withArticle(d, p.object), d.w.days(p.days))
      : null
  if (!text || isNameless(d, text)) return null
  const days = d.day(to) - d.day(from)
  return say(
    d.w.capital(text),
    [
      ...post(from, to),
      count(days, { kind: 'days-between', from, to }),
      count(p.days, { kind: 'score', of: 'days after it was due' }),
      ...(p.due ? [count(Number(p.due.slice(0, 4)), { kind: 'date', iso: p.due })] : []),
    ],
    'pledge',
  )
}
