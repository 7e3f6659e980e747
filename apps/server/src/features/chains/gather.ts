import { type DayNote, FINDING_SECTIONS, type Finding, type Post } from '@youzine/author'
import { hoursFromGreenwich } from '@youzine/words'
import type { BuiltInAuthor, Material } from '#features/author/index.ts'
import { countedNotes } from './counted-notes.ts'
import type { Shown } from './receipts.ts'
import type { SampledAnswer, SampledPost } from './render.ts'
import { choosePosts, shortened } from './sample.ts'

const MOST_CHARACTERS = 5000

/** What a person answered in a survey that the topic needs, under its name in the prompts. */
export interface AliasedAnswers {
  alias: string
  survey: { key: string | null; title: string }
  answers: { questionId: number; question: string; type: string; text: string; value?: unknown }[]
}

/** A sentence that the person says is not right, and why. */
export interface Disputed {
  sentence: string
  note: string
}

/** Whom a chain is about: somebody real, or invented. */
export interface Subject extends Material {
  answers: AliasedAnswers[]
  /** Check-ins, for the topics that are made from them. */
  notes: readonly DayNote[]
  disputed: readonly Disputed[]
  /** Meaning of posts by their id, where it was computed. */
  vectors(): Promise<ReadonlyMap<number, Int8Array>>
}

/** Everything a prompt can print, and whose words they are. */
export interface Gathered {
  posts: SampledPost[]
  answers: Record<string, SampledAnswer[]>
  findings: string
  shown: Shown
}

/** Which posts a chain shows; remembered, so that a retry asks with the same ones. */
export async function choose(
  subject: Subject,
  { author, query }: { author: BuiltInAuthor; query?: Int8Array },
): Promise<{ ids: number[]; findings: Finding[] }> {
  const { reader, analysis, firstName } = subject
  const found =
    analysis.totals.written > 0 ? await author.find(reader, { analysis, person: { firstName } }) : []
  const hidden = new Set(analysis.hidden)
  const vectors = await subject.vectors()
  const candidates = (await reader.load())
    .filter(({ id, text }) => text && !hidden.has(id))
    .map(({ id, at, text }) => ({ id, at, text, vector: vectors.get(id) }))
  const ends = found.flatMap(({ posts }) => [posts[0], posts.at(-1)])
  const first = [...ends, ...found.flatMap(({ posts }) => posts)].flatMap((id) => id ?? [])
  return { ids: choosePosts(candidates, { query, first }), findings: found }
}

/** The writer's own day: an evening in Lima is not yet tomorrow. */
function daysOf(posts: readonly Post[]) {
  const hours = hoursFromGreenwich(posts.map(({ at }) => at))
  return (at: string | null) =>
    at ? new Date(Date.parse(at) + hours * 3_600_000).toISOString().slice(0, 10) : 'undated'
}

export async function gather(
  subject: Subject,
  { ids, findings }: { ids: number[]; findings: Finding[] },
): Promise<Gathered> {
  const all = await subject.reader.load()
  const byId = new Map(all.map((post) => [post.id, post]))
  const dayOf = daysOf(all)
  const marks = marksOf(subject)
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  const posts = rows.map((row, at) => ({
    number: at + 1,
    date: dayOf(row.at),
    text: shortened(row.text),
    place: row.place,
    mark: marks(row.id),
  }))
  const shown: Shown = new Map(
    rows.map(({ id, text }, at) => [
      at + 1,
      { kind: 'post' as const, id, text, date: dayOf(rows[at]?.at ?? null) },
    ]),
  )
  const numberOf = new Map(rows.map(({ id }, at) => [id, at + 1]))
  const total = all.filter(({ text }) => text).length
  return {
    posts,
    answers: numbered(subject.answers, shown),
    findings: [
      written(findings, numberOf, { shown: posts.length, total }),
      countedNotes(subject.notes),
      notRight(subject.disputed),
    ]
      .filter(Boolean)
      .join('\n\n'),
    shown,
  }
}

/** What a model must know about a post before it uses it. */
function marksOf({ analysis }: Subject) {
  const tender = new Set([...analysis.red, ...analysis.amber])
  const sounding = new Set(analysis.sounding)
  const foreign = new Set(analysis.unquotable)
  return (id: number) => {
    if (tender.has(id)) return sounding.has(id) ? 'perhaps tender' : 'tender'
    return foreign.has(id) ? 'not their own words' : null
  }
}

/** Answers are numbered on from the posts, so that one list of numbers names either. */
function numbered(given: AliasedAnswers[], shown: Shown) {
  const answers: Record<string, SampledAnswer[]> = {}
  for (const { alias, answers: list } of given)
    answers[alias] = list.map(({ questionId, question, text }) => {
      const number = shown.size + 1
      shown.set(number, { kind: 'answer', id: questionId, text: `${question} ${text}`, date: null })
      return { number, question, answer: text }
    })
  return answers
}

/** In sections, a line of each in turn, so that the budget cuts none of them off whole. */
function written(
  findings: readonly Finding[],
  numberOf: ReadonlyMap<number, number>,
  { shown, total }: { shown: number; total: number },
): string {
  if (total === 0) return ''
  const head = `You see ${shown} of ${total} posts. What follows was counted over all ${total}.`
  const lines = new Map(FINDING_SECTIONS.map((section) => [section, [] as string[]]))
  const queues = FINDING_SECTIONS.map((section) => findings.filter((one) => one.section === section))
  let characters = head.length
  for (let turn = 0; queues.some((queue) => queue[turn]); turn += 1)
    for (const queue of queues) {
      const one = queue[turn]
      const numbers = one?.posts.flatMap((id) => numberOf.get(id) ?? []) ?? []
      if (!one || numbers.length === 0) continue
      const line = `- ${one.text} [${numbers.join(', ')}]`
      if (characters + line.length + 20 > MOST_CHARACTERS) continue
      characters += line.length + 1
      lines.get(one.section)?.push(line)
    }
  const parts = [...lines].filter(([, list]) => list.length > 0)
  return [head, ...parts.map(([section, list]) => `${section}:\n${list.join('\n')}`)].join('\n\n')
}

const notRight = (disputed: readonly Disputed[]) =>
  disputed.length === 0
    ? ''
    : [
        'not right, says the person; never state it, nor anything that follows from it:',
        ...disputed.map(({ sentence, note }) => `- ${sentence}${note ? ` (${note})` : ''}`),
      ].join('\n')
