import type { Dossier } from '../../writing/dossier.ts'
import { stemsIn } from '../../writing/shared-words.ts'

const HAVING = {
  en: /(?<!\p{L})no (?!more|longer|way)\p{L}+|(?:not|never|n['’]t) (?:be )?(?:get|hav|buy|keep|mak|grow|bak|sell|order|cook|need|want)\p{L}*|^(?:We|I) (?:don|won)['’]t[.!]?$/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás) (?:va a haber|habrá|(?:vamos a |voy a )?(?:tener|comprar|hacer|vender|criar|sembrar)|tenemos|compro|hacemos|vendemos|quiero)(?!\p{L})|(?<!\p{L})ni un[oa]? /iu,
  de: /(?<!\p{L})kein(?:e[nmrs]?)? \p{Lu}|kommt mir nicht ins Haus/u,
}

/**
 * Whether what was refused is to have the thing at all: “We are not getting a dog.” Who will never lend a barrow again
 * still has one.
 */
export function isAboutHaving(d: Dossier, post: number, noun: string): boolean {
  const own = stemsIn(d, noun)
  const sentences = d.sentences(post).map((s) => s.text)
  return sentences.some((text, n) => {
    if (!HAVING[d.spoken].test(text)) return false
    // “A man asked if we do a vegan croissant. We don’t. We won’t.”
    const context = [sentences[n - 2] ?? '', sentences[n - 1] ?? '', text].join(' ')
    const words = stemsIn(d, context)
    return [...own].every((w) => words.has(w))
  })
}
