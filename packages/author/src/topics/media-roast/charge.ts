import type { Sentence } from '../../model.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { gloss } from '../../writing/gloss.ts'
import { roleProofs } from '../../writing/introducing.ts'
import { count, type Page, post, say } from '../../writing/page.ts'
import { namesIn, tellAct, timeLead, wordCount } from '../../writing/telling.ts'
import type { Exhibit } from './exhibit.ts'
import { inQuotes, whenIs } from './quoting.ts'
import { verdictOf } from './verdicts.ts'
import { WORDS } from './words.ts'

/** A whole post of so few words is a joke by itself. */
const CURT = 5

/** What was said and what came of it, in quick succession; `isDated` where its name is the month. */
export function chargeOf(
  page: Page,
  x: Exhibit,
  occasions: ReadonlyMap<number, string>,
  isDated: boolean,
): Sentence[] {
  const { d } = page
  const lead = x.kind === 'versions' ? asked(d, x) : []
  const verdict = verdictOf(d, x)
  let before: number | null = null
  const steps = x.acts.flatMap((act) => {
    const said = stepOf(page, x, act, before, occasions.get(act.post) ?? null, isDated)
    before = d.day(act.post)
    return verdict?.after === act.post ? [...said, verdict.sentence] : said
  })
  return [...lead, ...steps]
}

function stepOf(
  page: Page,
  x: Exhibit,
  act: Act,
  before: number | null,
  occasion: string | null,
  isDated: boolean,
): Sentence[] {
  const { d } = page
  const lead = before === null && isDated ? '' : timeLead(d, before, d.day(act.post))
  const told = isPlain(x, act) ? tellAct(page, act, { lead, quotes: true }) : null
  if (told) return [say(told.text, sourcesOf(d, x, act))]
  return [
    ...present(page, act),
    say(`${headOf(d, x, act, before, occasion, isDated)}${inQuotes(d, act)}`, sourcesOf(d, x, act)),
  ]
}

const VERBATIM: ReadonlySet<Exhibit['kind']> = new Set([
  'again',
  'versions',
  'corrected',
  'recalled',
  'refrain',
])

/** Where the very words are the joke, or how late it was, it is quoted. */
const isPlain = (x: Exhibit, act: Act) =>
  !VERBATIM.has(x.kind) && x.n <= 1 && x.beside.get(act.post)?.elapsed === undefined

function sourcesOf(d: Dossier, x: Exhibit, act: Act) {
  const first = x.acts[0] as Act
  const days = d.day(act.post) - d.day(first.post)
  return [
    ...post(act.post, first.post),
    ...(x.days === undefined ? [] : [count(x.days, { kind: 'score', of: 'days late' })]),
    count(days, { kind: 'score', of: 'days after it was said' }),
  ]
}

/** Who is new in it, before they speak. */
export function present(page: Page, words: Pick<Act, 'post' | 'from' | 'to'>): Sentence[] {
  const { d } = page
  const known = new Set(page.introduced)
  const who = gloss(page, words)
  if (!who) return []
  const people = namesIn(d, d.wordsOf(words)).flatMap((n) => d.person(n) ?? [])
  const proofs = people.filter((p) => !known.has(p.name)).flatMap((p) => roleProofs(p, d.day(words.post)))
  return [say(WORDS[d.spoken].witness(who, who.includes(';')), post(words.post, ...proofs))]
}

/** When it was, or how late: “In 2014: ”, “756 days late: ”. */
function headOf(
  d: Dossier,
  x: Exhibit,
  act: Act,
  before: number | null,
  occasion: string | null,
  isDated: boolean,
): string {
  const t = WORDS[d.spoken]
  // Counted from the first, it would be read as counted from the last before it.
  const late = x.kind === 'late' || x.acts.length === 2 ? x.beside.get(act.post)?.elapsed : undefined
  const when = late ?? (before === null && isDated ? '' : whenIs(d, d.day(act.post), before))
  const isCurt = x.acts.length > 1 && act !== x.acts[0] && wordCount(d.wordsOf(act)) <= CURT
  const parts = [when, occasion?.replace(/[.]$/, '') ?? '', isCurt ? t.inFull : ''].filter(Boolean)
  return parts.length > 0 ? `${d.w.capital(parts.join(', '))}: ` : ''
}

/** Whoever asks twice, or asks somebody else, hears something else. */
function asked(d: Dossier, x: Exhibit): Sentence[] {
  const t = WORDS[d.spoken]
  const first = x.acts[0] as Act
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(d.wordsOf(first))?.[0]
  const name = d.hasName ? d.name : t.accused
  const text = x.noun ? t.askAgain(name) : year ? t.askYear(name, year) : t.askOthers(name)
  return [say(text, post(...x.acts.map((a) => a.post)))]
}
