import { stopWords } from '@youzine/words'
import { compareIn } from '../../reading/in-order.ts'
import { stem, wordsOf } from '../../reading/tokens.ts'
import type { Act } from '../../stories/model.ts'
import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'

const LONGEST = 60
const SOON = 400

/** How somebody began: the first post where it says who they are or where the last one answers it, and what they live by. */
export function openingActs(d: Dossier, ring: { first: number } | null): Act[] {
  const dated = d.posts.filter((p) => d.day(p.id) > 0 && p.text.trim())
  const first = dated.reduce<number | null>(
    (best, p) => (best === null || isBefore(d, p.id, best) ? p.id : best),
    null,
  )
  // “my shop” is in a post; what says how somebody lives takes a few words.
  const told = wordCount(d.stories.background.work?.text ?? '') >= 3
  const [work] = told ? (d.stories.background.work?.posts ?? []) : []
  const isShort = (id: number) => d.mild(id) && wordCount(d.post(id)?.text ?? '') <= LONGEST
  const ids = [
    ...(ring && isShort(ring.first) ? [ring.first] : []),
    ...(work !== undefined && isShort(work) && isEarly(d, work, first) ? [work] : []),
  ]
  return [...new Set(ids)].sort((a, b) => d.day(a) - d.day(b) || a - b).map((id) => wholeAct(d, id))
}

const GROUND = 90
const GROUND_WORDS = 40
const COMMON = 0.08

/**
 * What a story stands on, before it begins: the allotment before the man on the next plot. The nearest earlier post that
 * says how somebody came by it, in a word that the story's first post goes on with.
 */
export function groundOf(d: Dossier, first: Act, spent: ReadonlySet<number>): Act | null {
  const day = d.day(first.post)
  const stop = stopWords(d.spoken)
  const most = Math.max(9, d.posts.length * COMMON)
  const stemsIn = (text: string) =>
    new Set(
      wordsOf(text)
        .filter((w) => w.length >= 4 && !stop.has(w) && /^\p{L}+$/u.test(w))
        .map(stem),
    )
  const own = stemsIn(d.wordsOf(first))
  const spread = (word: string) => d.posts.filter((p) => stemsIn(p.text).has(word)).length
  const [ground] = d.posts
    .filter((p) => {
      const before = day - d.day(p.id)
      if (d.day(p.id) === 0 || before <= 0 || before > GROUND || spent.has(p.id)) return false
      if (!d.clear(p.id) || wordCount(p.text) > GROUND_WORDS || !CAME_BY.test(p.text)) return false
      return [...stemsIn(p.text)].some((w) => own.has(w) && spread(w) <= most)
    })
    .sort((a, b) => d.day(b.id) - d.day(a.id) || compareIn(d.posts)(b.id, a.id))
  return ground ? wholeAct(d, ground.id) : null
}

const CAME_BY =
  /(?<!\p{L})(?:got|bought|signed|rented|opened|started|joined|moved|built|have an?|compré|abrí|renté|empecé|estrené|me dieron|tengo|gekauft|gemietet|eröffnet|angefangen|übernommen|bekommen|gebaut|unterschrieben)(?!\p{L})/iu

const isBefore = (d: Dossier, a: number, b: number) => d.day(a) < d.day(b) || (d.day(a) === d.day(b) && a < b)

const isEarly = (d: Dossier, id: number, first: number | null) =>
  first !== null && d.day(id) - d.day(first) <= SOON
