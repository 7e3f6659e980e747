import type { Paragraph } from '../model.ts'

export function assembleBody(paragraphs: readonly Paragraph[]): string {
  return paragraphs.map((p) => p.html).join('\n')
}
