import type { Read } from './digest.ts'

const PARTING =
  /\b(?:(?:and i|and me|me and \p{L}+|we)(?:'ve| have)? (?:have )?(?:called it a day|split(?: up)?|broken up|broke up|parted|separated|divorced)|(?:broke|split|breaking|splitting) up with|no longer together|not together any ?more|my ex\b|ex-(?:wife|husband|girlfriend|boyfriend)|(?:our|my) divorce|left me\b|nos separamos (?:con|de)\b|me separé de\b|nos hemos separado|lo hemos dejado|hemos roto|mi ex\b|haben uns getrennt|hab(?:e)? mich von \p{Lu}\p{L}+ getrennt|on s'est séparés|terminámos|ci siamo lasciati)/iu

const PROPOSED =
  /(?<!\p{L})(?:proposed|is kneeling|on one knee|(?:got|are|we're|we’re) engaged|fianc[ée]e?|me pidió matrimonio|comprometid[oa]s|verlobt)(?!\p{L})/iu
const WITH_OTHERS =
  /(?<!\p{L})(?:with (?:his |her )?(?:new )?(?:wife|husband|girlfriend|boyfriend)|(?:his|her) (?:wife|husband)|con su (?:esposa|esposo|marido|mujer)|mit (?:seiner Frau|ihrem Mann))(?!\p{L})/iu

/** Whoever proposed, and comes years later with a wife: both said of nobody else in that sentence. */
function nowWithOthers(reads: readonly Read[], names: readonly string[]): string[] {
  const proposals = reads.filter((r) => PROPOSED.test(r.text))
  if (proposals.length === 0) return []
  const later = reads.filter((r) => WITH_OTHERS.test(r.text))
  const isSaid = (r: Read, said: RegExp, name: string) =>
    r.tokens.includes(name) && r.sentences.some((s) => said.test(s.text) && s.text.startsWith(name))
  return names.filter((name) =>
    proposals.some(
      (a) =>
        isSaid(a, PROPOSED, name) &&
        later.some(
          (b) =>
            isSaid(b, WITH_OTHERS, name) && (b.when?.day ?? 0) > (a.when?.day ?? Number.POSITIVE_INFINITY),
        ),
    ),
  )
}

/** Whoever uses no capitals ends sentences all the same. */
const STOPS = /[.!?]\s/u

/** Names that stand in a post about a parting: they are in nobody's cast list, whatever came before. */
export function partedFrom(reads: readonly Read[], names: readonly string[]): Set<string> {
  const parted = new Set<string>()
  for (const r of reads) {
    if (!PARTING.test(r.text.replace(/’/g, "'"))) continue
    const words = new Set(r.tokens)
    // "I'm at Saskia's end of the sofa" does not part anybody from Saskia: only who is named in that sentence.
    for (const s of r.sentences.flatMap((x) => x.text.split(STOPS))) {
      if (!PARTING.test(s.replace(/’/g, "'"))) continue
      for (const name of names)
        if ([name, name.toLowerCase()].some((n) => words.has(n) && s.includes(n))) parted.add(name)
    }
  }
  for (const name of nowWithOthers(reads, names)) parted.add(name)
  return parted
}
