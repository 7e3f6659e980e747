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

/** What somebody says inside a sentence that is retold: the marks become the outer ones. Null when they do not pair. */
export function quotedInside(text: string): string | null {
  const turned = text
    .replace(/(^|[\s([{—–-])['‘"“](?=\S)([^'’"“”‘]*(?:\p{L}['’]\p{L}[^'’"“”‘]*)*)['’"”](?!\p{L})/gu, '$1“$2”')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<=s)['’](?= \p{L})/gu, '’')
  return /['"]|(?:^|\s)[‘]/.test(turned) ? null : turned
}

export function foldMarks(text: string): string {
  return text
    .replace(/[‘’‚“”„"«»`´]/g, "'")
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A post that stands on its own: straight marks are turned, nothing else is touched. */
export function setMarks(text: string, language: string): string {
  const [open, close] = language === 'de' ? ['„', '“'] : ['“', '”']
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(^|[\s([{—–-])"(?=\S)/g, `$1${open}`)
    .replace(/"/g, close)
    .replace(/(^|[\s([{—–“„-])'(?=\S)/g, '$1‘')
    .replace(/'/g, '’')
    .replace(/\.\.\.(?!\.)/g, '…')
    .trim()
}

const ENDS_STRONG = /[!?…](?:[’”)])*$|\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]*$/u

/** In the middle of a sentence the quote's own full stop goes; at the end it stays inside. */
export function quoted(text: string, atEnd: boolean): string {
  const clean = typographic(text)
  if (atEnd) return ENDS_STRONG.test(clean) || /[.](?:[’”)])*$/.test(clean) ? `“${clean}”` : `“${clean}”.`
  return `“${clean.replace(/(?<!\.)\.$/, '').replace(/[,;:]$/, '')}”`
}

/** German marks: „so, and ‚inside‘ so“. */
export function quotedGerman(text: string, atEnd: boolean): string {
  const said = quoted(text, atEnd)
  const clean = said.slice(1, said.lastIndexOf('”')).replace(/‘((?:[^‘’]|’(?=\p{L}))*)’(?!\p{L})/gu, '‚$1‘')
  return `„${clean}“${said.slice(said.lastIndexOf('”') + 1)}`
}
