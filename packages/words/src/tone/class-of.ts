import { fold, type Token } from '../tokens.ts'

/** Ways of saying one thing; read only where one of its words stands in the text. */
export interface WaysToSay {
  needs: ReadonlySet<string>
  patterns: readonly RegExp[]
}

export const waysToSay = (needs: string, patterns: readonly RegExp[]): WaysToSay => ({
  needs: new Set(needs.split(/\s+/).filter(Boolean).map(fold)),
  patterns,
})

export const isSaid = ({ needs, patterns }: WaysToSay, text: string, tokens: readonly Token[]): boolean =>
  tokens.some((t) => needs.has(t.key)) && patterns.some((pattern) => pattern.test(text))
