/** A verbatim piece of a post on its way into a sentence. */
export interface Quote {
  quote: string
  post: number
}

export const isQuote = (slot: unknown): slot is Quote =>
  typeof slot === 'object' && slot !== null && 'quote' in slot

/** Typographic marks only: no letter is changed, and checks fold the marks back. */
export function typographic(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/„([^“”"]*)[“”"]/g, '‘$1’')
    .replace(/(^|[\s([{—–-])["“”](?=\S)/g, '$1‘')
    .replace(/["“”]/g, '’')
    .replace(/(^|[\s([{—–-])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\.(?!\.)/g, '…')
    .trim()
}

export function foldMarks(text: string): string {
  return text
    .replace(/[‘’‚“”„"«»`´]/g, "'")
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
}

const ENDS_STRONG = /[!?…](?:[’”)])*$|\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*$/u

/** In the middle of a sentence the quote's own full stop goes; at the end it stays inside. */
export function quoted(text: string, atEnd: boolean): string {
  const clean = typographic(text)
  if (atEnd) return ENDS_STRONG.test(clean) || /[.](?:[’”)])*$/.test(clean) ? `“${clean}”` : `“${clean}”.`
  return `“${clean.replace(/(?<!\.)\.$/, '').replace(/[,;:]$/, '')}”`
}
