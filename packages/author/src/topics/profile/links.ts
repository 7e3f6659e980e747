import { fromDay } from '../../reading/calendar.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'
import { type Braid, seriesIn } from './braid.ts'
import type { Approach } from './halves.ts'
import { stoodStill } from './steps.ts'
import { WORDS } from './words.ts'
import { isHandover } from './worth.ts'

/** So long before and after a loss nothing is remarked upon. */
const QUIET = 200

/** What the posts beside each other come to, in a sentence between them: never what one of them says itself. */
export function linksIn(
  d: Dossier,
  braid: Braid,
  acts: readonly Act[],
  { mourned, isStillSaid }: { mourned: readonly number[]; isStillSaid: boolean },
): Approach[] {
  const isQuiet = (id: number) => mourned.some((day) => Math.abs(d.day(id) - day) < QUIET)
  return [isStillSaid ? null : stillSecond(d, braid, acts), sparing(d, braid, acts), sameWords(d, acts)]
    .filter((a) => a !== null)
    .filter((a) => !isQuiet(a.post))
}

/** Before the best place, how often it had been the one below it. */
function stillSecond(d: Dossier, braid: Braid, acts: readonly Act[]): Approach | null {
  for (const s of seriesIn(d, braid.strands)) {
    const still = stoodStill(d, s)
    const at = s.points.findIndex((p) => p.post === still?.posts.at(-1))
    const summit = s.points[at + 1]?.post
    if (!still || summit === undefined || still.years < 3 || !acts.some((a) => a.post === summit)) continue
    const text = WORDS[d.spoken].still(d.name, d.w.ordinal(still.value), d.w.number(still.years))
    const sources = [...post(...still.posts), count(still.years, { kind: 'listed', posts: still.posts })]
    return {
      post: summit,
      say: () => [say(text, [...sources, count(still.value, { kind: 'score', of: 'the place' })])],
    }
  }
  return null
}

const QUOTES = { least: 3, words: 3, most: 6 }

/** Whoever is in many posts with hardly a word: before they hand something over, or before the last of it, all of them. */
function sparing(d: Dossier, braid: Braid, acts: readonly Act[]): Approach | null {
  const who = braid.companion
  if (!who || who.isTender || who.unclear > 0) return null
  const at = acts.findLast((a) => isHandover(d.wordsOf(a)) && who.posts.includes(a.post)) ?? acts.at(-3)
  if (!at || !d.clear(at.post)) return null
  const until = d.day(at.post)
  const said = who.speech.filter((s) => d.day(s.post) < until).sort((a, b) => d.day(a.post) - d.day(b.post))
  const isSparing = said.every((s) => wordCount(s.text) <= QUOTES.words && d.clear(s.post))
  if (said.length < QUOTES.least || said.length > QUOTES.most || !isSparing) return null
  const shown = new Set(acts.map((a) => a.post))
  const years = fromDay(until).y - fromDay(d.day((said[0] as { post: number }).post)).y
  if (!said.every((s) => shown.has(s.post)) || years < 2) return null
  const list = d.w.list(said.map((s) => d.w.quoted(setMarks(s.text, d.spoken))))
  const text = WORDS[d.spoken].sparing(who.name, d.w.number(years), d.w.number(said.length), list)
  const posts = said.map((s) => s.post)
  return {
    post: at.post,
    say: () => [
      say(d.w.capital(text), [
        ...post(...posts, at.post),
        count(years, { kind: 'score', of: 'the years between' }),
        count(said.length, { kind: 'listed', posts }),
      ]),
    ],
  }
}

/** After a sentence that has changed by one word, what it was. */
function sameWords(d: Dossier, acts: readonly Act[]): Approach | null {
  for (const c of d.stories.claims) {
    if (c.kind !== 'one-slot' || c.tone !== 'clear' || /\s/.test(`${c.then.text}${c.now.text}`)) continue
    const at = acts.findIndex((a) => a.post === c.now.post)
    const next = acts[at + 1]
    const isShown = at >= 0 && acts.some((a) => a.post === c.then.post)
    if (!next || !isShown || [c.then.post, c.now.post].some((id) => isShadowed(d, id))) continue
    const [from] = c.shell.split(' … ')
    const line = d
      .sentences(c.then.post)
      .find((s) => s.text.startsWith(from ?? '') && s.text.includes(` ${c.then.text} `))
    if (!from || !line) continue
    const year = fromDay(d.day(c.then.post)).y
    const text = WORDS[d.spoken].was(year, d.w.quoted(setMarks(line.text, d.spoken), true))
    return { post: next.post, say: () => [say(text, post(c.then.post, c.now.post))] }
  }
  return null
}
