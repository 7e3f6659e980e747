import { fold, type Token } from '../tokens.ts'

/**
 * A cue is a short row of words: `lost my|our <kin>`. `a|b` one of these, `chemo*` a beginning, `<kin>` a class of
 * words, `_` any word, `x?` may be missing, `..` up to three words. It is matched word by word within a sentence and
 * is a dozen words long at most, so that reading takes a time that grows with the text and with nothing else.
 */
export interface Cue {
  source: string
  kind: string
  parts: Part[]
}

interface Part {
  words: ReadonlySet<string>
  beginnings: readonly string[]
  classes: readonly string[]
  isAny: boolean
  isOptional: boolean
  isGap: boolean
}

/** Whether a word belongs to a class, e.g. `kin`; the position is given for what depends on it. */
export type InClass = (token: Token, name: string, at: number) => boolean

export interface Match {
  cue: Cue
  from: number
  /** After its last word. */
  to: number
}

const GAP = 3

function compile(source: string, kind: string): Cue {
  const parts = source
    .trim()
    .split(/\s+/)
    .map((word): Part => {
      if (word === '..')
        return { words: new Set(), beginnings: [], classes: [], isAny: false, isOptional: false, isGap: true }
      const isOptional = word.endsWith('?')
      const choices = (isOptional ? word.slice(0, -1) : word).split('|')
      return {
        words: new Set(choices.filter((c) => !/[*<_]/.test(c)).map(fold)),
        beginnings: choices.filter((c) => c.endsWith('*')).map((c) => fold(c.slice(0, -1))),
        classes: choices.filter((c) => c.startsWith('<')).map((c) => c.slice(1, -1)),
        isAny: choices.includes('_'),
        isOptional,
        isGap: false,
      }
    })
  const first = parts[0]
  if (!first || first.isOptional || first.isAny || first.isGap)
    throw new Error(`A cue begins with a word: ${source}`)
  return { source, kind, parts }
}

export interface CueIndex {
  byWord: Map<string, Cue[]>
  byBeginning: Map<string, Cue[]>
  byClass: [string, Cue[]][]
}

const HEAD = 3

export function indexed(families: Readonly<Record<string, readonly string[]>>): CueIndex {
  const byWord = new Map<string, Cue[]>()
  const byBeginning = new Map<string, Cue[]>()
  const byClass = new Map<string, Cue[]>()
  const put = (map: Map<string, Cue[]>, key: string, cue: Cue) => {
    const list = map.get(key)
    if (list) list.push(cue)
    else map.set(key, [cue])
  }
  for (const [kind, sources] of Object.entries(families))
    for (const source of sources) {
      const cue = compile(source, kind)
      const first = cue.parts[0] as Part
      for (const word of first.words) put(byWord, word, cue)
      for (const beginning of first.beginnings) put(byBeginning, beginning.slice(0, HEAD), cue)
      for (const name of first.classes) put(byClass, name, cue)
    }
  return { byWord, byBeginning, byClass: [...byClass] }
}

/** Every match of the cues, in order of the text. */
export function matches(index: CueIndex, tokens: readonly Token[], inClass: InClass): Match[] {
  const found: Match[] = []
  const attempt = (cues: readonly Cue[] | undefined, at: number) => {
    if (!cues) return
    for (const cue of cues) {
      const to = matchFrom(cue.parts, 0, tokens, at, (tokens[at] as Token).sentence, inClass)
      if (to > at && !isOwnersThing(cue, tokens, to)) found.push({ cue, from: at, to })
    }
  }
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    attempt(index.byWord.get(token.key), at)
    attempt(index.byBeginning.get(token.key.slice(0, HEAD)), at)
    for (const [name, cues] of index.byClass) if (inClass(token, name, at)) attempt(cues, at)
  }
  return found
}

/** “Lost my father's tuning fork” is about a fork. */
function isOwnersThing({ parts }: Cue, tokens: readonly Token[], to: number): boolean {
  const [last, next] = [tokens[to - 1], tokens[to]]
  const isSomebody = (parts.at(-1)?.classes.length ?? 0) > 0
  return isSomebody && /'s$/.test(last?.raw ?? '') && next?.sentence === last?.sentence
}

function holds(part: Part, token: Token, at: number, inClass: InClass): boolean {
  if (part.isAny || part.words.has(token.key)) return true
  for (const beginning of part.beginnings) if (token.key.startsWith(beginning)) return true
  for (const name of part.classes) if (inClass(token, name, at)) return true
  return false
}

/** The place after the match, or -1. */
function matchFrom(
  parts: readonly Part[],
  p: number,
  tokens: readonly Token[],
  at: number,
  sentence: number,
  inClass: InClass,
): number {
  const part = parts[p]
  if (!part) return at
  if (part.isGap) {
    for (let skip = 0; skip <= GAP; skip++) {
      if (skip > 0 && tokens[at + skip - 1]?.sentence !== sentence) return -1
      const to = matchFrom(parts, p + 1, tokens, at + skip, sentence, inClass)
      if (to >= 0) return to
    }
    return -1
  }
  const token = tokens[at]
  if (token && token.sentence === sentence && holds(part, token, at, inClass)) {
    const to = matchFrom(parts, p + 1, tokens, at + 1, sentence, inClass)
    if (to >= 0) return to
  }
  return part.isOptional ? matchFrom(parts, p + 1, tokens, at, sentence, inClass) : -1
}
