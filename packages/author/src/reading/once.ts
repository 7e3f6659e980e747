/** Worked out once for each thing it is asked about, and forgotten with it. */
export function once<Of extends object, Answer>(work: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { answer: Answer }>()
  return (of) => {
    const before = known.get(of)
    if (before) return before.answer
    const answer = work(of)
    known.set(of, { answer })
    return answer
  }
}
