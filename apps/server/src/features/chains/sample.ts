import { centred, cosine } from '@youzine/embedder'

export interface Candidate {
  id: number
  at: string | null
  text: string
  vector: Int8Array | undefined
}

const MOST_CHARACTERS = 60_000
const MOST_OF_ONE_POST = 1200
/** What a number, a date and a place add to a post's own length. */
const LINE = 40
/** Of centred vectors: this near, two posts say the same. */
const NEAR_DUPLICATE = 0.93

interface Wish {
  query?: Int8Array
  /** In their order: the ends of stories, and whatever else was counted. */
  first: readonly number[]
}

/**
 * What a model is shown: everything, if it fits; else the posts of the findings first, then a turn for each year,
 * relevant before irrelevant, without near-duplicates, up to the budget in characters. In order of time.
 */
export function choosePosts(candidates: Candidate[], { query, first }: Wish): number[] {
  const inOrder = (list: Candidate[]) =>
    [...list].sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1)).map(({ id }) => id)
  const lengthOf = ({ text }: Candidate) => Math.min(text.length, MOST_OF_ONE_POST) + LINE
  if (candidates.reduce((sum, one) => sum + lengthOf(one), 0) <= MOST_CHARACTERS) return inOrder(candidates)

  const byId = new Map(candidates.map((one) => [one.id, one]))
  const chosen = new Set<Candidate>()
  let characters = 0
  const take = (one: Candidate) => {
    if (chosen.has(one) || characters + lengthOf(one) > MOST_CHARACTERS) return
    characters += lengthOf(one)
    chosen.add(one)
  }
  for (const id of first) {
    const found = byId.get(id)
    if (found) take(found)
  }
  const { queues, isTold } = byYears(candidates, query)
  for (let turn = 0; queues.some((queue) => queue[turn]); turn += 1)
    for (const queue of queues) {
      const next = queue[turn]
      if (next && !isTold(next, chosen)) take(next)
    }
  return inOrder([...chosen])
}

function byYears(candidates: Candidate[], query: Int8Array | undefined) {
  const withVectors = candidates.filter(({ vector }) => vector)
  const centre = centred([...withVectors.map(({ vector }) => vector as Int8Array), ...(query ? [query] : [])])
  const vectorOf = new Map(withVectors.map(({ id }, at) => [id, centre[at] as Float32Array]))
  const wanted = query ? centre.at(-1) : undefined
  const score = ({ id, text }: Candidate) => {
    const vector = vectorOf.get(id)
    return (wanted && vector ? cosine(wanted, vector) : 0) + Math.min(text.length, 300) / 1500
  }
  const years = Map.groupBy(candidates, ({ at }) => at?.slice(0, 4) ?? '')
  const queues = [...years.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, list]) =>
      list
        .map((one) => ({ one, worth: score(one) }))
        .sort((a, b) => b.worth - a.worth || a.one.id - b.one.id)
        .map(({ one }) => one),
    )
  const isTold = ({ id }: Candidate, chosen: ReadonlySet<Candidate>) => {
    const vector = vectorOf.get(id)
    if (!vector) return false
    for (const other of chosen) {
      const known = vectorOf.get(other.id)
      if (known && cosine(known, vector) > NEAR_DUPLICATE) return true
    }
    return false
  }
  return { queues, isTold }
}

export const shortened = (text: string) =>
  text.length > MOST_OF_ONE_POST ? `${text.slice(0, MOST_OF_ONE_POST).toWellFormed()}…` : text
