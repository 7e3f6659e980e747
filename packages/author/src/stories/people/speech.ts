import type { Token } from '@youzine/words'
import type { Told } from '../told.ts'

const QUOTE =
  /(?<![\p{L}\d])(?:'([^']{1,160}?(?:\p{L}'\p{L}[^']{0,120}?)*)'(?!\p{L})|“([^”]{1,200})”|‘([^’]{1,160}(?:’\p{L}[^’]{0,120})*)’(?!\p{L})|"([^"]{1,200})"|„([^“”]{1,200})[“”]|«([^»]{1,200})»)/gu
const SAYS =
  /^(?:said|says|say|asked|asks|answered|replied|wrote|added|told|shouted|sang|calls|called|dijo|dice|preguntó|pregunta|contestó|respondió|gritó|sagt|sagte|fragt|fragte|meint|ruft|schreibt|gesagt|gefragt)$/u
const I = new Set(['i', "i've", "i'd", 'ich', 'yo', 'dije', 'le'])
const HE_OR_SHE = new Set(['he', 'she', 'er', 'sie', "he's", "she's"])

export interface Spoken {
  text: string
  /** Folded name of the speaker; null where the post does not say. */
  speaker: string | null
}

/** Everything between quotation marks, and whose it is: the subject of the verb beside it, or the name before a colon. */
export function spokenIn(post: Told, nameOf: (token: Token) => string | null): Spoken[] {
  return [...post.text.matchAll(QUOTE)].map((m) => ({
    text: m.slice(1).find((g) => g !== undefined) as string,
    speaker: speakerOf(post, m.index, m.index + m[0].length, nameOf),
  }))
}

const WRITER = ''

function speakerOf(
  post: Told,
  from: number,
  to: number,
  nameOf: (token: Token) => string | null,
): string | null {
  const before = post.tokens.filter((t) => t.to <= from)
  const after = post.tokens.filter((t) => t.from >= to).slice(0, 4)
  const lastNamed = () => {
    for (let i = before.length - 1; i >= 0; i--) {
      const name = nameOf(before[i] as Token)
      if (name) return name
    }
    return null
  }
  // ‘…’, Colin says / he says
  const verbAfter = after.findIndex((t) => SAYS.test(t.key))
  if (verbAfter >= 0 && verbAfter <= 2 && /^["'”’»“]?[,.]?/.test(post.text.slice(to, to + 2))) {
    const named = after.map(nameOf).find((n) => n !== null)
    if (named) return named
    if (after.some((t) => HE_OR_SHE.has(t.key))) return lastNamed()
  }
  const sentence = before.at(-1)?.sentence
  const here = before.filter((t) => t.sentence === sentence)
  const verb = here.findLastIndex((t) => SAYS.test(t.key))
  if (verb >= 0) {
    const subject = here.slice(0, verb).reverse()
    for (const t of subject) {
      if (I.has(t.key)) return WRITER
      if (HE_OR_SHE.has(t.key)) return lastNamed()
      const name = nameOf(t)
      if (name) return name
    }
    // "Said 'aye'.": whoever was named last.
    return verb === 0 ? lastNamed() : null
  }
  const isColon = /:\s*$/.test(post.text.slice(Math.max(0, from - 2), from))
  const named = here.map(nameOf).find((n) => n !== null)
  if (isColon) return named ?? null
  // "Isla, three. 'Bus, why is Clutch so thin?'"
  const opening = before.length <= 3 ? before.map(nameOf).find((n) => n !== null) : undefined
  return opening ?? null
}
