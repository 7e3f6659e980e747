/** Words between quotation marks, whichever marks the person uses; an apostrophe is none. */
export const quotations = (longest: number) =>
  new RegExp(
    [
      `(?<![\\p{L}\\d])(?:'((?:[^']|(?<=\\p{L})'(?=\\p{L})){3,${longest}}?)'(?!\\p{L})`,
      `"([^"]{3,${longest}})"`,
      `“([^”]{3,${longest}})”`,
      `‘((?:[^‘’]|(?<=\\p{L})’(?=\\p{L})){3,${longest}}?)’(?!\\p{L})`,
      `«([^»]{3,${longest}})»)`,
    ].join('|'),
    'gu',
  )

const SPEECH = quotations(300)

/** Whether a part of a post, or most of it, stands between quotation marks. */
export function isSpokenByOthers(text: string, part: string): boolean {
  const from = text.indexOf(part)
  if (from < 0) return false
  for (const found of text.matchAll(SPEECH)) {
    const inside = Math.min(found.index + found[0].length, from + part.length) - Math.max(found.index, from)
    if (inside > part.length / 2) return true
  }
  return false
}
