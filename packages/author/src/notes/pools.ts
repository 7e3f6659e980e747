import type { TrackedFeature } from './model.ts'
import { FIGURE } from './numbers.ts'
import { unitOf } from './units.ts'

/** “1 km in the pool (25 m)” for whoever counts lengths. */

const LENGTHS = /^(?:lengths?|laps?|largos?|piscinas|bahn(?:en)?|längen)$/iu
const DISTANCE = new RegExp(
  `(?<![\\d.:/])(${FIGURE}) ?(km|kilomet(?:er|re)s?|kil[óo]metros?|kilometern?|m|met(?:er|re)s?|metros?|metern?|miles?|millas?|meilen?)(?![\\p{L}\\d]|[ -]?(?:pool|becken|bahn))`,
  'iu',
)
const POOL = '(?:pools?|piscinas?|alberca|becken|bahn|halle|hallenbad|freibad|schwimmbad|baths|lido)'
const SIZE =
  '(?<![\\d.])(\\d{2}(?:\\.3{1,2})?)(?: ?-? ?(?:m|met(?:er|re)s?|metros?|metern?)(?!\\p{L})| ?er|(?=\\)|\\s*$|[,;!]))'
const SIZE_OF_POOL = new RegExp(
  `${SIZE}[ -]?${POOL}(?!\\p{L})|(?<!\\p{L})${POOL}(?!\\p{L})[^\\d.;!?]{0,20}${SIZE}|\\(${SIZE}[^)\\d]{0,12}\\)`,
  'iu',
)
const SWUM =
  /(?<!\p{L})(?:sw[aiu]m\p{L}*|nad\p{L}+|natación|(?:ge)?schw[aio]mm\p{L}*|pool|piscina|alberca|becken|hallenbad|freibad|schwimmbad)(?!\p{L})/iu
const [SHORTEST, LONGEST] = [12, 50]
const SENTENCE = /[^.!?;\n]+(?:\.\d[^.!?;\n]*)*/g

export function withPoolLengths(text: string, features: readonly TrackedFeature[]): string {
  const unit = features.map((feature) => feature.unit ?? '').find((one) => LENGTHS.test(one))
  if (!unit) return text
  return text.replace(SENTENCE, (sentence) => {
    const size = SIZE_OF_POOL.exec(sentence)
    const [metres = Number.NaN] = (size?.slice(1) ?? []).filter((one) => one !== undefined).map(Number)
    if (!size || !SWUM.test(sentence) || !(metres >= SHORTEST && metres <= LONGEST)) return sentence
    const rest = sentence.replace(size[0], ' pool ')
    const [swum, figure, measure = ''] = DISTANCE.exec(rest) ?? []
    const lengths = swum ? (Number(figure) * unitOf(measure).factor * 1000) / metres : Number.NaN
    // A length that was not swum to its end is no length.
    return swum && Number.isFinite(lengths) && lengths >= 1
      ? rest.replace(swum, `${Math.round(lengths)} ${unit}`)
      : sentence
  })
}
