import { centred, cosine } from '@youzine/embedder'

export interface Candidate {
  id: number
  at: string | null
  text: string
  vector: Int8Array | undefined
}

const MOST_POSTS = 140
const MOST_CHARACTERS = 36_000
const MOST_OF_ONE_POST = 1200
/** Of centred vectors: this near, two posts say the same. */
const NEAR_DUPLICATE = 0.93

/** Relevant to what is asked, a turn for each year, no near-duplicates, within what a model can read. In order of time. */
export function choosePosts(candidates: Candidate[], query: Int8Array | undefined): number[] {
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
        .sort((a, b) => b.worth - a.worth || a.one.id - b.one.id),
    )
  const chosen: Candidate[] = []
  let characters = 0
  for (let turn = 0; queues.some((queue) => queue[turn]); turn += 1)
    for (const queue of queues) {
      const next = queue[turn]?.one
      if (!next || chosen.length >= MOST_POSTS) continue
      const length = Math.min(next.text.length, MOST_OF_ONE_POST)
      const vector = vectorOf.get(next.id)
      const isTold =
        vector && chosen.some(({ id }) => cosine(vectorOf.get(id) ?? [], vector) > NEAR_DUPLICATE)
      if (isTold || characters + length > MOST_CHARACTERS) continue
      characters += length
      chosen.push(next)
    }
  return chosen.sort((a, b) => ((a.at ?? '') < (b.at ?? '') ? -1 : 1)).map(({ id }) => id)
}

export const shortened = (text: string) =>
  text.length > MOST_OF_ONE_POST ? `${text.slice(0, MOST_OF_ONE_POST)}…` : text
