/** No text is read beyond this: a post is a post, and nobody may stop the machine with a long one. */
export const READ_AT_MOST = 5000

const isHalf = (code: number) => code >= 0xd800 && code <= 0xdbff

/** A text as far as anything reads it. Whoever reads what people wrote reads this. */
export function asRead(text: string): string {
  if (text.length <= READ_AT_MOST) return text
  const end = isHalf(text.charCodeAt(READ_AT_MOST - 1)) ? READ_AT_MOST - 1 : READ_AT_MOST
  return text.slice(0, end)
}
