import type { Read } from './digest.ts'

const PARTING =
  /\b(?:(?:and i|we)(?:'ve| have)? (?:have )?(?:called it a day|split(?: up)?|broken up|broke up|parted|separated|divorced)|(?:broke|split|breaking|splitting) up with|no longer together|not together any ?more|my ex\b|ex-(?:wife|husband|girlfriend|boyfriend)|(?:our|my) divorce|left me\b|nos hemos separado|lo hemos dejado|hemos roto|mi ex\b|haben uns getrennt|on s'est séparés|terminámos|ci siamo lasciati)/i

/** Names that stand in a post about a parting: they are in nobody's cast list, whatever came before. */
export function partedFrom(reads: readonly Read[], names: readonly string[]): Set<string> {
  const parted = new Set<string>()
  for (const r of reads) {
    if (!PARTING.test(r.text.replace(/’/g, "'"))) continue
    const words = new Set(r.tokens)
    // "I'm at Saskia's end of the sofa" does not part anybody from Saskia: only who is named in that sentence.
    for (const s of r.sentences) {
      if (!PARTING.test(s.text.replace(/’/g, "'"))) continue
      for (const name of names) if (words.has(name) && s.text.includes(name)) parted.add(name)
    }
  }
  return parted
}
