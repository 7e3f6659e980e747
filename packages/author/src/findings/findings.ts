import type { Analysis, Person, Post, Sentence } from '../model.ts'
import type { ClaimKind } from '../stories/model.ts'
import { claimSentence, pledgeSentence } from '../writing/claims/index.ts'
import { type Dossier, openDossier } from '../writing/dossier.ts'

export const FINDING_SECTIONS = [
  'returns',
  'said and done',
  'phrases',
  'people',
  'series',
  'records',
  'time',
  'tender',
] as const
export type FindingSection = (typeof FINDING_SECTIONS)[number]

/** Something counted over all posts, and the posts it rests on, the first and the last of them always among them. */
export interface Finding {
  section: FindingSection
  text: string
  posts: number[]
}

export interface FindingsRequest {
  analysis: Analysis
  posts: readonly Post[]
  person: Person
}

const SECTION_OF: Record<ClaimKind, FindingSection> = {
  'span-checked': 'time',
  deadline: 'said and done',
  'vow-undone': 'said and done',
  'still-open': 'said and done',
  series: 'series',
  'one-exception': 'phrases',
  'all-alike': 'phrases',
  refrain: 'phrases',
  'same-words': 'phrases',
  'one-slot': 'phrases',
  'to-the-day': 'time',
  clock: 'time',
  'never-meet': 'people',
  'two-versions': 'said and done',
  'number-against-itself': 'records',
  ladder: 'people',
  'changed-hands': 'returns',
  'verb-arc': 'people',
  'words-allotted': 'people',
  'a-to-the': 'phrases',
  denial: 'said and done',
  tally: 'records',
  longest: 'records',
  'first-and-last': 'time',
  'knew-first': 'people',
  'one-of-a-kind': 'records',
  'numbers-meet': 'records',
}

const MOST_OF_A_SECTION = 14
const MOST_NAMED_POSTS = 14
const LEAST_POSTS_OF_A_PERSON = 3
const SNIPPET = 70

/** What can be known of the whole archive before a single prompt is written. Hidden posts are in none of it. */
export function findings({ analysis, posts, person }: FindingsRequest): Finding[] {
  const d = openDossier(analysis, posts, person, analysis.today)
  const found = [...returns(d), ...pledges(d), ...claims(d), ...people(d), ...tender(d)]
  // A promise is often a claim as well: once is enough.
  const once = [...new Map(found.map((one) => [one.text, one])).values()]
  return FINDING_SECTIONS.flatMap((section) =>
    once.filter((one) => one.section === section).slice(0, MOST_OF_A_SECTION),
  )
}

/** The first and the last are what a story is told by. */
function ends(ids: readonly number[]): number[] {
  const all = [...new Set(ids)]
  return all.length <= MOST_NAMED_POSTS ? all : [...all.slice(0, MOST_NAMED_POSTS - 2), ...all.slice(-2)]
}

const isoDay = (d: Dossier, id: number) => d.show(id).date ?? 'undated'

function snippet(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SNIPPET) return line
  const cut = line.slice(0, SNIPPET)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 20))}…`
}

function returns(d: Dossier): Finding[] {
  return d.sagas.flatMap((saga) => {
    const acts = saga.acts.filter(({ tone, post }) => (tone === 'clear' || tone === 'amber') && d.mild(post))
    const [first, last] = [acts[0], acts.at(-1)]
    if (!first || !last || acts.length < 2 || saga.partOf) return []
    const ring = saga.isRing ? '; it ends where it began' : ''
    const text = `“${saga.subject}”: ${acts.length} posts, ${isoDay(d, first.post)} to ${isoDay(d, last.post)}${ring}. First: “${snippet(d.wordsOf(first))}” Last: “${snippet(d.wordsOf(last))}”`
    return [{ section: 'returns' as const, text, posts: ends(acts.map(({ post }) => post)) }]
  })
}

const fromSentence = (section: FindingSection, said: Sentence | null, posts: readonly number[]): Finding[] =>
  said ? [{ section, text: said.text, posts: ends(posts) }] : []

function pledges(d: Dossier): Finding[] {
  return d.stories.promises.flatMap((pledge) => {
    const ids = [pledge.said.post, ...(pledge.done ? [pledge.done.post] : [])]
    return ids.every((id) => d.mild(id)) ? fromSentence('said and done', pledgeSentence(d, pledge), ids) : []
  })
}

const claims = (d: Dossier): Finding[] =>
  d.stories.claims.flatMap((claim) =>
    fromSentence(SECTION_OF[claim.kind], claimSentence(d, claim, 'mild'), claim.posts),
  )

function people(d: Dossier): Finding[] {
  return d.stories.people.flatMap((who) => {
    const ids = who.posts.filter((id) => d.mild(id))
    const role = who.roles[0]?.role
    if (who.isTender || who.isParted || ids.length < LEAST_POSTS_OF_A_PERSON) return []
    const from = isoDay(d, ids[0] as number)
    const to = isoDay(d, ids.at(-1) as number)
    const text = `${who.fullName}${role ? ` (${role})` : ''}: ${ids.length} posts, ${from} to ${to}.`
    return [{ section: 'people' as const, text, posts: ends(ids) }]
  })
}

function tender(d: Dossier): Finding[] {
  return d.analysis.red
    .filter((id) => d.post(id) !== null)
    .map((id) => ({
      section: 'tender' as const,
      text: `${isoDay(d, id)}: loss or illness. At most once, plainly, where it belongs; never a joke, a list or a title.`,
      posts: [id],
    }))
}
