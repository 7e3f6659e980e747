import { withoutQuotes } from './quotations.ts'

/** Words that hold for everything or for nothing, with what says the same in a post. */
const FAMILIES: readonly RegExp[] = [
  /(?<!\p{L})(?:never|not once|nunca|jam[aá]s|nie|niemals|kein einziges mal)(?!\p{L})/iu,
  /(?<!\p{L})(?:nobody|no one|nadie|niemand)(?!\p{L})/iu,
  /(?<!\p{L})(?:always|every (?:single )?time|siempre|immer|jedes mal)(?!\p{L})/iu,
]

/** “Never”, “nobody” or “always” in a sentence of ours where no source says it. */
export function strayAbsolutes(sentence: string, text: string): string[] {
  const own = withoutQuotes(sentence)
  return FAMILIES.flatMap((family) => {
    const found = family.exec(own)?.[0]
    return found && !family.test(text) ? [found] : []
  })
}
