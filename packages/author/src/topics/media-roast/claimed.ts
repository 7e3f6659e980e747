import type { Post } from '../../model.ts'
import type { Claim } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { rareInBoth } from '../../writing/shared-words.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { withArticle } from '../../writing/with-article.ts'
import { type Exhibit, inTime, isComic, wordsAt } from './exhibit.ts'
import { firstMeetings } from './first-meetings.ts'

const LONGEST = 50
const PUNCH = 5

/** What the claims of the catalogue give: denials with their proof, one event told twice. */
export function claimed(d: Dossier): Exhibit[] {
  const found = d.stories.claims.flatMap((c): Exhibit[] => {
    const ids = c.kind === 'two-versions' ? [c.a, c.b] : c.posts
    if (!ids.every((id) => isComic(d, id))) return []
    switch (c.kind) {
      case 'denial':
        return denial(d, c)
      case 'two-versions':
        return versions(d, c)
      default:
        return []
    }
  })
  return [...found, ...toldAgain(d), ...firstMeetings(d)]
}

/** Whoever tells nobody tells everybody, and who did not look but counted owns up: neither denies anything. */
const TOLD_NOBODY = /telling nobody|didn['’]?t (?:look|count)/iu

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>

function denial(d: Dossier, c: Of<'denial'>): Exhibit[] {
  if (wordCount(d.post(c.post)?.text ?? '') > LONGEST || TOLD_NOBODY.test(c.words)) return []
  return [
    {
      kind: 'denial',
      acts: [wholeAct(d, c.post)],
      noun: null,
      line: wordsAt(d, c.post, c.words),
      beside: new Map(),
      n: 1,
      weight:
        2 +
        (c.people.length > 0 ? 0.3 : 0) +
        (isContradicted(d, c.post, c.proof) ? 1 : 0) +
        (wordCount(d.sentences(c.post).at(-1)?.text ?? '') <= PUNCH ? 0.4 : 0),
    },
  ]
}

/** Somebody else has the last word: “She said we were in the kitchen.” */
const isContradicted = (d: Dossier, post: number, proof: string) =>
  (/^(?:He|She|They|Er|Sie|Ella|Él)(?!\p{L})/u.test(proof) ||
    namesIn(d, proof).some((n) => proof.startsWith(n))) &&
  d.sentences(post).at(-1)?.text === proof

/** What names the event: the longest words that both accounts share. */
function namedBy(event: string, words: readonly string[]): string {
  const bare = words.map((w) => w.replace(/^(?:the|a|an|el|la|los|las|der|die|das) /i, ''))
  return [...bare].sort((a, b) => b.length - a.length).find((w) => /\s/.test(w) && !/\d/.test(w)) ?? event
}

function versions(d: Dossier, c: Of<'two-versions'>): Exhibit[] {
  const event = namedBy(c.event, c.agree)
  const heard = c.witness === null ? '' : (d.post(c.witness)?.text ?? '')
  const year = c.agree.find((x) => /^\d{4}$/.test(x)) ?? ''
  if (!year) return []
  const isWitness =
    c.witness !== null &&
    isComic(d, c.witness) &&
    [event, year].some((x) => heard.toLowerCase().includes(x.toLowerCase()))
  const third = accountAfter(d, c.b, year, d.post(c.a)?.text ?? '')
  const witness = third ?? (c.witness !== null && isWitness ? c.witness : null)
  const ids = [c.a, c.b, ...(witness === null ? [] : [witness])]
  return [
    {
      kind: 'versions',
      acts: ids.map((id) => wholeAct(d, id)),
      noun: /\s/.test(event) ? withArticle(d, event) : null,
      line: null,
      beside: new Map(),
      n: third === null ? 2 : 3,
      weight: 4,
    },
  ]
}

/** A later post that tells of the same year, in words of the first account. */
function accountAfter(d: Dossier, id: number, year: string, first: string): number | null {
  const found = inTime(d).find(
    (p) =>
      p.text.includes(year) &&
      d.day(p.id) > d.day(id) + 30 &&
      wordCount(p.text) <= LONGEST &&
      isComic(d, p.id) &&
      rareInBoth(d, first, p.text, RARE).length >= 2,
  )
  return found?.id ?? null
}

const RARE = 8
const VERSION = /(?<!\p{L})(?:versi[oó]n(?:es)?|versions?|Fassung(?:en)?)(?!\p{L})/iu
const ACCOUNT = 65
const MOST_VERSIONS = 20

/** Somebody else's version of what the writer had told, and a third. */
function toldAgain(d: Dossier): Exhibit[] {
  const posts = inTime(d)
  const isShown = (p: Post) => wordCount(p.text) <= ACCOUNT && isComic(d, p.id)
  const versions = posts.filter((p) => VERSION.test(p.text) && isShown(p)).slice(0, MOST_VERSIONS)
  for (const b of versions) {
    const a = posts.find(
      (p) => d.day(p.id) < d.day(b.id) && rareInBoth(d, p.text, b.text, RARE).length >= 3 && isShown(p),
    )
    if (!a) continue
    const c = versions.find(
      (p) => d.day(p.id) > d.day(b.id) && rareInBoth(d, a.text, p.text, RARE).length >= 3,
    )
    const ids = [a.id, b.id, ...(c ? [c.id] : [])]
    return [
      {
        kind: 'versions',
        acts: ids.map((id) => wholeAct(d, id)),
        noun: null,
        line: null,
        beside: new Map(),
        n: ids.length,
        weight: 4,
      },
    ]
  }
  return []
}
