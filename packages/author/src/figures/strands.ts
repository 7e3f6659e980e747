import type { Paragraph, StrandsFigure } from '../model.ts'
import { actsIn, type Dossier } from '../writing/dossier.ts'
import { post } from '../writing/page.ts'
import { WORDS } from './words.ts'

const LEAST_STRANDS = 3
const MOST_STRANDS = 7
const LEAST_POSTS = 4
const LEAST_DAYS = 730
const LONGEST_NAME = 24

interface Strand {
  name: string
  posts: number[]
}

/** The stories and people that an article tells of, side by side through the years; none where there are only two. */
export function strands(d: Dossier, shown: readonly Paragraph[]): StrandsFigure | null {
  const cited = new Set(
    shown.flatMap(({ sources }) => sources.flatMap((s) => (s.type === 'post' ? s.id : []))),
  )
  const told = strandsOf(d)
    .filter(({ posts }) => posts.some((id) => cited.has(id)))
    .map((one) => ({ ...one, posts: one.posts.toSorted((a, b) => d.day(a) - d.day(b)) }))
    .filter(({ posts }) => posts.length >= LEAST_POSTS && lengthOf(d, posts) >= LEAST_DAYS)
    .slice(0, MOST_STRANDS)
    .sort((a, b) => d.day(a.posts[0] ?? 0) - d.day(b.posts[0] ?? 0))
  // Nothing is drawn beside a loss, or as the last word of an article that tells of one.
  const isTender = (at: number) => shown[at]?.kind === 'tender'
  const end = shown.some(({ kind }) => kind === 'tender') ? shown.length - 1 : shown.length
  const after = shown.findIndex((_, at) => at < end && !isTender(at) && !isTender(at + 1))
  if (told.length < LEAST_STRANDS || after < 0) return null
  const t = WORDS[d.spoken].strands
  const year = (id: number | undefined) => String(d.when(id ?? 0)?.y ?? '')
  const longest = told.reduce((a, b) => (lengthOf(d, b.posts) > lengthOf(d, a.posts) ? b : a))
  return {
    kind: 'strands',
    title: t.title(longest.name, year(longest.posts[0]), year(longest.posts.at(-1))),
    textAlternative: told
      .map(({ name, posts }) => t.strand(name, d.w.posts(posts.length), year(posts[0]), year(posts.at(-1))))
      .join(' '),
    strands: told.map(({ name, posts }) => ({ name, days: posts.flatMap((id) => d.show(id).date ?? []) })),
    after,
    sources: post(...told.flatMap(({ posts }) => posts)),
  }
}

const lengthOf = (d: Dossier, posts: readonly number[]) => d.day(posts.at(-1) ?? 0) - d.day(posts[0] ?? 0)

/** People, and stories that are not somebody's under another name. */
function strandsOf(d: Dossier): Strand[] {
  const people = d.stories.people
    .filter((p) => p.kind === 'person' && !p.isTender && !p.isParted)
    .map((p) => ({ name: p.name, posts: p.posts.filter((id) => d.clear(id)) }))
    .sort((a, b) => b.posts.length - a.posts.length)
    .slice(0, 3)
  const names = people.map(({ name }) => name.toLowerCase())
  const stories = d.sagas
    .filter(({ kind, subject, partOf }) => {
      const about = subject.toLowerCase()
      return (
        (kind === 'object' || kind === 'series' || kind === 'promise' || kind === 'thread') &&
        partOf === null &&
        subject.length <= LONGEST_NAME &&
        !names.some((name) => about.includes(name))
      )
    })
    .map((saga) => ({
      name: d.w.capital(saga.subject),
      posts: [...new Set((actsIn(d, saga, 'clear') ?? []).map((act) => act.post))],
    }))
  const seen = new Set<string>()
  // “Third bicycle” is the bicycle's.
  const isOwn = (name: string) => ![...seen].some((other) => name.toLowerCase().includes(other))
  return [...people, ...stories].filter(({ name }) => isOwn(name) && !!seen.add(name.toLowerCase()))
}
