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

/** “Rhys left me a note”: and went to the shops. */
const LEFT_SOMETHING =
  /(?<!\p{L})left me (?:an?|another|some|his|her|the) (?:\p{L}+ )?(?:note|message|voicemail|text|card|letter|list|present|parcel|lift|plate|slice|piece|pot|keys?|tenner|fiver|sandwich|umbrella)(?!\p{L})/giu
/** “Rhys has left me. Three days, the show.” */
const FOR_A_WHILE =
  /(?<!\p{L})left me(?: for|[.!,…]{1,3}(?: for)?) (?:an?|the|one|two|three|four|five|six|seven|ten|\d{1,2}) (?:whole |long )?(?:hours?|days?|nights?|evening|afternoon|weekend)(?! ago)(?=[.!,…]|$)/iu
const BACK = { posts: 3, days: 30 }

/** Whoever left for a few days, and is in the posts of later months as before. */
const isBack = (gone: Read, name: string, reads: readonly Read[]) =>
  FOR_A_WHILE.test(gone.text) &&
  reads.filter(
    (r) =>
      (r.when?.day ?? 0) > (gone.when?.day ?? Number.POSITIVE_INFINITY) + BACK.days &&
      r.tokens.includes(name) &&
      !isParting(r.text),
  ).length >= BACK.posts

const isParting = (text: string) => PARTING.test(text.replace(/’/g, "'").replace(LEFT_SOMETHING, ' '))

/** Whoever writes without capitals ends sentences all the same. */
const STOP = /(?<=[.!?]) /u

/** Names that stand in a post about a parting: they are in nobody's cast list, whatever came before. */
export function partedFrom(reads: readonly Read[], names: readonly string[]): Set<string> {
  const parted = new Set<string>()
  for (const r of reads) {
    if (!isParting(r.text)) continue
    const words = new Set(r.tokens)
    // "I'm at Saskia's end of the sofa" does not part anybody from Saskia: only who is named in that sentence.
    for (const said of r.sentences.flatMap((s) => s.text.split(STOP))) {
      if (!isParting(said)) continue
      for (const name of names)
        if (
          [name, name.toLowerCase()].some((n) => words.has(n) && said.includes(n)) &&
          !isBack(r, name, reads)
        )
          parted.add(name)
    }
  }
  for (const name of nowWithOthers(reads, names)) parted.add(name)
  return parted
}
