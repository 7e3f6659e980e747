/** Both the texts and what was made of them count; what was used least lately goes first. */
const MOST_CHARACTERS = 8_000_000

const sizeOf = (value: unknown) => (typeof value === 'string' ? value.length : 1)

/**
 * What depends on nothing but its text is worked out once for each text: the same articles are read again and again.
 * Nothing is looked up by whose it is, so that nobody gets what somebody else's text has not made.
 */
export function remembered<T>(work: (text: string) => T, most = MOST_CHARACTERS): (text: string) => T {
  const known = new Map<string, T>()
  let held = 0
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) {
      known.delete(text)
      known.set(text, before)
      return before
    }
    const made = work(text)
    held += text.length + sizeOf(made)
    known.set(text, made)
    for (const [oldest, value] of known) {
      if (held <= most) break
      known.delete(oldest)
      held -= oldest.length + sizeOf(value)
    }
    return made
  }
}
