import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Literal {
  file: string
  line: number
  pattern: RegExp
}

/** The sources of a folder; tests, fixtures and what only programmers run apart. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (f) =>
        /\.tsx?$/.test(f) &&
        !/\.test\.tsx?$/.test(f) &&
        !/(?:^|\/)(?:fixtures|testing|command-line)\//.test(f) &&
        !/\.table\.ts$|build-patterns\.ts$/.test(f),
    )
    .sort()

/** Every regular expression that is written out in the sources of a folder. */
export const literalsIn = (folder: string): Literal[] =>
  sourcesIn(folder).flatMap((file) =>
    (file.endsWith('.tsx') ? literalsInMarkup : literalsOf)(readFileSync(join(folder, file), 'utf8')).map(
      (l) => ({ file, ...l }),
    ),
  )

/** After one of these a slash begins an expression; after a value it divides. */
const BEFORE = new Set([...'(,=:[!&|?{};+-*%<>~^\n', ''])

/** Between tags nothing tells a text from a program: an expression is what opens and ends on its line after a sign. */
const IN_MARKUP =
  /(?:[(,=:!&|?]|=>|\breturn)\s*\/(?![/*>])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([a-z]*)/g

export const literalsInMarkup = (source: string): { line: number; pattern: RegExp }[] =>
  [...source.matchAll(IN_MARKUP)].map(({ index, 1: pattern = '', 2: flags = '' }) => ({
    line: source.slice(0, index).split('\n').length,
    pattern: new RegExp(pattern, flags),
  }))

export function literalsOf(source: string): { line: number; pattern: RegExp }[] {
  const found: { line: number; pattern: RegExp }[] = []
  let last = ''
  for (let i = 0; i < source.length; ) {
    const c = source.charAt(i)
    const two = source.slice(i, i + 2)
    if (two === '//') i = skipTo(source, i, '\n')
    else if (two === '/*') i = skipTo(source, i + 2, '*/') + 2
    else if (c === "'" || c === '"' || c === '`') {
      i = endOfString(source, i, c)
      last = c
    } else if (c === '/' && (BEFORE.has(last) || /\breturn\s*$/.test(source.slice(Math.max(0, i - 10), i)))) {
      const end = endOfPattern(source, i)
      const flags = /^[a-z]*/.exec(source.slice(end))?.[0] ?? ''
      found.push({
        line: source.slice(0, i).split('\n').length,
        pattern: new RegExp(source.slice(i + 1, end - 1), flags),
      })
      i = end + flags.length
      last = '/'
    } else {
      if (!/\s/.test(c)) last = c
      i++
    }
  }
  return found
}

function skipTo(source: string, from: number, what: string): number {
  const at = source.indexOf(what, from)
  return at < 0 ? source.length : at
}

function endOfString(source: string, from: number, quote: string): number {
  for (let i = from + 1; i < source.length; i++) {
    if (source.charAt(i) === '\\') i++
    else if (quote === '`' && source.slice(i, i + 2) === '${') i = endOfHole(source, i + 2)
    else if (source.charAt(i) === quote) return i + 1
  }
  return source.length
}

/** Expressions inside a template may hold strings of their own. */
function endOfHole(source: string, from: number): number {
  for (let i = from, depth = 1; i < source.length; i++) {
    const c = source.charAt(i)
    if (c === '{') depth++
    else if (c === '}' && --depth === 0) return i
    else if (c === "'" || c === '"' || c === '`') i = endOfString(source, i, c) - 1
  }
  return source.length
}

function endOfPattern(source: string, from: number): number {
  for (let i = from + 1, inClass = false; i < source.length; i++) {
    const c = source.charAt(i)
    if (c === '\\') i++
    else if (c === '[') inClass = true
    else if (c === ']') inClass = false
    else if (c === '/' && !inClass) return i + 1
  }
  return source.length
}

/** Where a regular expression is put together, and its text with a word in place of whatever is not written there. */
export function constructionsIn(folder: string): { file: string; line: number; likely: RegExp | null }[] {
  return sourcesIn(folder).flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    return [...source.matchAll(/\bnew RegExp\(/g)].map((found) => ({
      file,
      line: source.slice(0, found.index).split('\n').length,
      likely: likelyPattern(source.slice(found.index + found[0].length)),
    }))
  })
}

/** Only what is one template or string; what a variable holds is found where it is made. */
function likelyPattern(after: string): RegExp | null {
  const from = after.search(/\S/)
  const quote = after.charAt(from)
  if (quote !== '`' && quote !== "'") return null
  const end = endOfString(after, from, quote)
  const text = after.slice(from + 1, end - 1).replace(/\$\{[^{}]*\}/g, '(?:Aa|the man)')
  const flags = /^\s*,\s*'([a-z]*)'/.exec(after.slice(end))?.[1] ?? ''
  try {
    return new RegExp(text.replace(/\\\\/g, '\\'), flags)
  } catch {
    return null
  }
}
