import type { Token } from '@youzine/words'
import type { Told } from '../told.ts'
import type { Name } from './names.ts'

const QUOTE =
  /(?<![\p{L}\d])(?:'([^']{1,160}?)'(?!\p{L})|“([^”]{1,200})”|‘([^’]{1,160}(?:’\p{L}[^’]{0,120})*)’(?!\p{L})|"([^"]{1,200})"|„([^“”]{1,200})[“”]|«([^»]{1,200})»)/gu
const SAYS =
  /^(?:said|says|say|asked|asks|answered|replied|wrote|added|told|shouted|sang|calls|dijo|dice|preguntó|pregunta|contestó|respondió|gritó|sagt|sagte|fragt|fragte|meint|ruft|schreibt|gesagt|gefragt)$/u

/** What somebody says between quotation marks, in this post: they are the subject of the verb beside it, or it is their card. */
export function speechOf(post: Told, name: Name): { post: number; text: string }[] {
  const found: { post: number; text: string }[] = []
  for (const m of post.text.matchAll(QUOTE)) {
    const text = m.slice(1).find((g) => g !== undefined) as string
    if (speakerIs(post, m.index, m.index + m[0].length, name)) found.push({ post: post.id, text })
  }
  return found
}

function speakerIs(post: Told, from: number, to: number, name: Name): boolean {
  const before = post.tokens.filter((t) => t.to <= from)
  const after = post.tokens.filter((t) => t.from >= to)
  const isName = (t: Token | undefined) =>
    t !== undefined &&
    (t.key === name.key || name.aliases.includes(t.key)) &&
    (t.isCapital || t.raw === name.name)
  // ‘…’, Colin says / he says
  const next = after.slice(0, 4)
  const verbAfter = next.findIndex((t) => SAYS.test(t.key))
  if (verbAfter >= 0 && verbAfter <= 2) {
    if (next.slice(0, 4).some(isName)) return true
    if (!next.some((t) => /^(?:he|she|er|sie)$/.test(t.key))) return false
    return isName(lastNamed(before))
  }
  const near = before.slice(-9)
  const hasVerb = near.some((t) => SAYS.test(t.key))
  const isColon = /[:,]\s*$/.test(post.text.slice(Math.max(0, from - 3), from))
  if (!hasVerb && !isColon) return before.length <= 3 && before.some(isName)
  return isName(lastNamed(before.slice(-16)))
}

const lastNamed = (tokens: readonly Token[]): Token | undefined =>
  [...tokens]
    .reverse()
    .find(
      (t) =>
        t.isCapital &&
        t.key.length > 2 &&
        !/^(?:the|today|she|his|her|then|when|what|and|but|they|that|this|der|die|das|ein|eine|ich|los|las|una|con|que|por|sie|hat|hab)$/.test(
          t.key,
        ),
    )
