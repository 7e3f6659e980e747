import type { Strand } from './strand.ts'

/** Where one story ends with the post that another begins with, and somebody is in both, it goes on in it. */
export function joined(strands: readonly Strand[]): Strand[] {
  const goesOn = (first: Strand) =>
    strands.find(
      (s) =>
        s !== first &&
        s.acts[0]?.post === first.acts.at(-1)?.post &&
        s.saga.people.some((p) => first.saga.people.includes(p)),
    )
  const later = new Set(strands.flatMap((s) => goesOn(s) ?? []))
  return strands
    .filter((s) => !later.has(s))
    .map((s) => {
      const acts = [...s.acts]
      for (let next = goesOn(s); next; next = goesOn(next)) acts.push(...next.acts.slice(1))
      return { ...s, acts }
    })
}
