import { type Draft, isAtHead, isOfThing } from './draft.ts'
import { turnsIn } from './openings.ts'
import type { Material } from './sagas.ts'
import type { Told } from './told.ts'

/** Whoever has a thing is asked for it, or has passed it on. */
const OF_THE_LOAN = {
  en: /(?<!\p{L})(?:lent|loan|borrow\p{L}*|bring\p{L}* (?:it|them|him|her|my)|(?:gives?|gave|giving|has) (?:it|them|my)|asked (?:directly|about|for|after)|reminded|where (?:is|are) my)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:prest\p{L}+|devuelv\p{L}+|devolv\p{L}+|regres\p{L}+|(?:le|se) (?:lo|la) |recordé|reclam\p{L}+|le (?:pedí|pregunté) (?:por|el|la)|mi \p{L}+ (?:sigue|anda|está))(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}*(?:leih|lieh)\p{L}*|zurück\p{L}*|wieder(?:bring|geb|hab)\p{L}*|(?:daran|an mein\p{L}*|nach mein\p{L}*) (?:\p{L}+ )?(?:erinner\p{L}*|gefragt)|erinnert|wo (?:ist|sind|bleibt) mein\p{L}*)(?!\p{L})/iu,
}
/** Whoever is in more posts has other business. */
const KNOWN = 14
const LONGEST = 80

/** “Kev now says he lent it on”, “his words: ‘It’s resting’”: between a loan and its end the borrower is asked for it. */
export function addLoans(drafts: readonly Draft[], { posts, names, people }: Material) {
  const elsewhere = headsOfThings(drafts)
  for (const d of drafts) {
    if (d.kind !== 'object' && d.kind !== 'thread') continue
    const opening = posts[d.posts[0] as number] as Told
    if (!turnsIn(opening).has('lent')) continue
    const cue = OF_THE_LOAN[opening.language as keyof typeof OF_THE_LOAN] ?? OF_THE_LOAN.en
    const last = d.posts.at(-1) as number
    const borrowers = names.filter(
      (k) => people.has(k.id) && k.posts.length <= KNOWN && k.posts.includes(opening.n),
    )
    const asked = borrowers
      .flatMap((k) => k.posts)
      .filter((n) => {
        const post = posts[n] as Told
        const isBetween = n > opening.n && n < last && !d.posts.includes(n)
        const isOther = (elsewhere.get(n) ?? []).some((o) => o !== d)
        return (
          isBetween &&
          !isOther &&
          post.tone === 'clear' &&
          post.tokens.length <= LONGEST &&
          cue.test(post.text)
        )
      })
    if (asked.length === 0) continue
    for (const n of asked) d.ties.set(n, 'span')
    d.posts = [...new Set([...d.posts, ...asked])].sort((a, b) => a - b)
  }
}

const ENOUGH = 3

/** A post that another thing heads is that thing's. */
function headsOfThings(drafts: readonly Draft[]): Map<number, Draft[]> {
  const found = new Map<number, Draft[]>()
  for (const d of drafts) {
    if (d.kind !== 'object' || d.posts.length < ENOUGH) continue
    for (const n of d.posts) if (isOfThing(d) && isAtHead(d, n)) found.set(n, [...(found.get(n) ?? []), d])
  }
  return found
}
