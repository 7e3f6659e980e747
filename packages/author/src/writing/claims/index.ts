import type { Sentence } from '../../model.ts'
import type { Claim } from '../../stories/model.ts'
import type { Dossier } from '../dossier.ts'
import { count, post, say } from '../page.ts'
import { claimsDe } from './de.ts'
import { claimsEn } from './en.ts'
import { claimsEs } from './es.ts'
import { wordClaim } from './facts.ts'

const WORDS = { en: claimsEn, es: claimsEs, de: claimsDe }

/** More posts than this are counted, not told. */
const TOLD = 12

/** A claim in one sentence with its receipts; null where a form shows it better, or something in it is tender. */
export function claimSentence(d: Dossier, claim: Claim): Sentence | null {
  const text = wordClaim(d, claim, WORDS[d.spoken])
  if (!text || !claim.posts.every((id) => d.clear(id))) return null
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
