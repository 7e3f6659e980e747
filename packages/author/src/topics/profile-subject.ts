import type { Finding } from '../model.ts'
import { aroundWord } from '../planning/facts.ts'
import { EVERYDAY } from '../reading/findings/sagas.ts'
import { standsAlone } from '../reading/lines.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { type Quote, typographic } from '../writing/quote.ts'
import { dayNumber } from '../writing/slots.ts'
import { archiveSlots } from './topic.ts'

/** What somebody writes about more than others do, shown at three moments. */
export interface Subject {
  finding: Finding
  second: Finding
  panels: number[]
}

/** Below this many posts a single word says little about anybody. */
const LEAST_POSTS = 150
const LEAST_SHARE = 0.03
/** A subject is well ahead of what comes second. */
const LEAD = 1.2
const PANELS = 3

export function subjectOf(desk: Desk): Subject | null {
  const m = desk.material
  const { written } = m.analysis.totals
  if (written < LEAST_POSTS) return null
  const things = m
    .findings('habit')
    .filter((f) => !EVERYDAY.has(String(f.data.stem)) && !EVERYDAY.has(String(f.data.word)))
    .sort((a, b) => times(b) - times(a) || (a.id < b.id ? -1 : 1))
  const [finding, second] = things
  if (!finding || !second || times(finding) < Math.max(12, written * LEAST_SHARE)) return null
  if (times(finding) < times(second) * LEAD) return null
  const panels = panelsOf(desk, finding)
  return panels.length === PANELS ? { finding, second, panels } : null
}

const times = (f: Finding) => f.data.count as number

/** One from each third of the time, the best told; not two that begin alike, if it can be helped. */
function panelsOf(desk: Desk, f: Finding): number[] {
  const m = desk.material
  const fit = f.posts
    .filter((id) => m.clear(id) && desk.fresh(id) && desk.rank(id) > 0)
    .filter((id) => {
      const quote = subjectQuote(desk, f, id)?.quote ?? ''
      return quote.split(/\s+/).length >= 8 && standsAlone(quote) && isWhole(desk, id, quote)
    })
    .sort((a, b) => dayNumber(m, a) - dayNumber(m, b) || a - b)
  const size = fit.length / PANELS
  const begun = new Set<string>()
  const rank = (id: number) => worth(desk, id) - (begun.has(opening(desk, id)) ? 1 : 0)
  return Array.from({ length: PANELS }, (_, i) => {
    const third = fit.slice(Math.floor(i * size), Math.floor((i + 1) * size))
    const best = third.sort((a, b) => rank(b) - rank(a) || a - b).slice(0, 1)
    for (const id of best) begun.add(opening(desk, id))
    return best
  }).flat()
}

/** From the first word of the post: what begins in the middle needs somebody to explain it. */
const isWhole = (desk: Desk, id: number, quote: string) =>
  typographic(desk.material.read(id)?.text ?? '').startsWith(typographic(quote).slice(0, 20))

const opening = (desk: Desk, id: number) => desk.material.read(id)?.words.slice(0, 2).join(' ') ?? ''

/** A good line, and better one in which the person is there. */
const worth = (desk: Desk, id: number) =>
  (desk.material.line(id)?.score ?? 0) +
  (/\b(?:I|me|my|yo|mi)\b/.test(desk.material.read(id)?.text ?? '') ? 0.4 : 0)

export const subjectQuote = (desk: Desk, f: Finding, id: number): Quote | null =>
  aroundWord(desk.material, id, String(f.data.stem), desk.material.reach + 2)

export function openWithSubject(desk: Desk, { finding, second, panels }: Subject) {
  const archive = archiveSlots(desk.material, desk.wording)
  desk.add(
    'p',
    desk.say(
      'profile.subject',
      {
        ...archive.slots,
        word: String(finding.data.word),
        k: times(finding),
        second: String(second.data.word),
        k2: times(second),
      },
      [
        ...post(...panels),
        count(times(finding), { kind: 'word', forms: [String(finding.data.stem)] }),
        count(times(second), { kind: 'word', forms: [String(second.data.stem)] }),
        ...archive.sources,
      ],
    ),
  )
}
