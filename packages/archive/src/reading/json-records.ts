/** Deeper than any real export; a bomb of brackets is refused before anything parses it. */
export const MAX_DEPTH = 64

export class NotAnArchiveFile extends Error {}

const isSpace = (code: number) => code === 32 || code === 10 || code === 13 || code === 9
const QUOTE = 34
const BACKSLASH = 92

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1
  return at
}

/** The index after the string that begins here. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === BACKSLASH) at += 1
    else if (code === QUOTE) return at + 1
  }
  throw new NotAnArchiveFile('A text is cut off.')
}

/** The index after the value that begins here, without parsing it. */
function endOfValue(text: string, from: number, depth: number): number {
  let open = 0
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]
    if (char === '"') at = endOfString(text, at) - 1
    else if (char === '{' || char === '[') open += 1
    else if (char === '}' || char === ']') {
      if (open === 0) return at
      open -= 1
    } else if (open === 0 && (char === ',' || isSpace(text.charCodeAt(at)))) return at
    if (open + depth > MAX_DEPTH) throw new NotAnArchiveFile('It is nested too deeply.')
    if (open === 0 && (char === '"' || char === '}' || char === ']')) return at + 1
  }
  if (open > 0) throw new NotAnArchiveFile('It is cut off.')
  return text.length
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NotAnArchiveFile('It is not valid JSON.', { cause })
  }
}

/** What stands between separators: `,` and the closing bracket, which must come. */
function separator(text: string, from: number, close: string): { at: number; isEnd: boolean } {
  const at = skipSpace(text, from)
  if (text[at] === close) return { at: at + 1, isEnd: true }
  if (text[at] === ',') return { at: skipSpace(text, at + 1), isEnd: false }
  throw new NotAnArchiveFile('It is cut off or not valid JSON.')
}

/** One record at a time, so that a large file never stands in memory parsed. Returns the index after the list. */
function* elements(text: string, from: number, depth: number): Generator<unknown, number> {
  let at = skipSpace(text, from + 1)
  if (text[at] === ']') return at + 1
  while (at < text.length) {
    const end = endOfValue(text, at, depth)
    yield parse(text.slice(at, end))
    const next = separator(text, end, ']')
    at = next.at
    if (next.isEnd) return at
  }
  throw new NotAnArchiveFile('It is cut off.')
}

interface Member {
  key: string
  from: number
  to: number
}

function members(text: string, from: number): { list: Member[]; end: number } {
  const list: Member[] = []
  let at = skipSpace(text, from + 1)
  if (text[at] === '}') return { list, end: at + 1 }
  while (text[at] === '"') {
    const keyEnd = endOfString(text, at)
    const colon = skipSpace(text, keyEnd)
    if (text[colon] !== ':') break
    const valueAt = skipSpace(text, colon + 1)
    const end = endOfValue(text, valueAt, 1)
    list.push({ key: String(parse(text.slice(at, keyEnd))), from: valueAt, to: end })
    const next = separator(text, end, '}')
    at = next.at
    if (next.isEnd) return { list, end: at }
  }
  throw new NotAnArchiveFile('It is not valid JSON.')
}

function mustEnd(text: string, at: number) {
  if (skipSpace(text, at) < text.length) throw new NotAnArchiveFile('Something follows the end of it.')
}

const RECORD_KEYS = new Set(['timestamp', 'data', 'attachments', 'title', 'label_values', 'tags'])

/** The records of a post file: a list, the `status_updates` wrapper of old exports, or one bare record. */
export function* readRecords(source: string): Generator<unknown> {
  const text = source.charCodeAt(0) === 0xfeff ? source.slice(1) : source
  const start = skipSpace(text, 0)
  if (text[start] === '[') {
    mustEnd(text, yield* elements(text, start, 1))
    return
  }
  if (text[start] !== '{') throw new NotAnArchiveFile('It is not valid JSON.')
  const { list, end } = members(text, start)
  mustEnd(text, end)
  const wrapped = list.filter(({ key, from }) => !RECORD_KEYS.has(key) && text[from] === '[')
  if (list.some(({ key }) => RECORD_KEYS.has(key))) yield parse(text.slice(start, end))
  else if (wrapped.length) for (const { from } of wrapped) yield* elements(text, from, 2)
  else throw new NotAnArchiveFile('It holds no posts.')
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

export function decodeFile(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new NotAnArchiveFile('It is not UTF-8 text.', { cause })
  }
}
