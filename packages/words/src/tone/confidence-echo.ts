import type { Tone } from '../model.ts'

/**
 * What somebody told in confidence is hidden; a later post about the same person may give it away, to whoever has an
 * inkling: the wedding day of the two of whom one knew nothing, the letters that are read aloud at last.
 */
const MILESTONE =
  /(?<!\p{L})(?:married|wedding|anniversary|engaged|divorc\p{L}*|separated|expecting|pregnant|born|baby|christening|last day|first day|retir\p{L}*|promoted|new job|started (?:work|at|as)|back (?:at|to) work|passed|graduat\p{L}*|diploma|certificate|years (?:sober|clean|dry)|casad[oa]s?|se casan?|se casaron|boda|aniversario|comprometid\p{L}*|divorci\p{L}*|embarazada|nació|bautizo|último día|primer día|jubil\p{L}*|ascend\p{L}*|nuevo trabajo|nueva chamba|se graduó|título|diploma|verheiratet|hochzeit\p{L}*|hochzeitstag|verlob\p{L}*|geschieden|scheidung|getrennt|schwanger|geboren|taufe|letzter (?:arbeits)?tag|erster (?:arbeits)?tag|pensionier\p{L}*|rente|befördert|neue[nr]? (?:stelle|job|posten|arbeit|firma)|(?:gut,? |froh,? )dass das (?:jetzt |endlich )?vorbei ist|glad (?:that['’]?s|it['’]?s|that is) (?:all )?over|qué bueno que ya pasó|one year today|proud of (?:you|him|her)|abschluss|zeugnis|bestanden|jubiläum)(?!\p{L})/iu

/** “Shan showed me how to set this”, “I promised on Maisie's life”, “in Dunedin”: named beside a secret, and no part of it. */
const BESIDE =
  /(?<!\p{L})(?:\p{Lu}\p{L}{1,24} (?:has )?(?:showed|shown|taught) me|(?:hat )?\p{Lu}\p{L}{1,24} (?:hat )?mir gezeigt|\p{Lu}\p{L}{1,24} me (?:enseñó|mostró)|\p{Lu}\p{L}{1,24}['’]?s life|(?:in|near|from|up to|en|desde|aus|nach|bei) \p{Lu}\p{L}{1,24})/gu

/** A secret without those who are only named beside it. */
export const heartOf = (text: string) => text.replace(BESIDE, (found) => ' '.repeat(found.length))

export interface Named {
  tone: Tone
  /** Hidden because it is somebody else's. */
  isConfidence: boolean
  /** Folded names of people it names. */
  names: ReadonlySet<string>
  /** Its sentences, each with whom it opens with. */
  sentences: readonly { text: string; opens: ReadonlySet<string> }[]
}

/** The places of posts that would echo a confidence told before them. */
export function confidenceEchoes(posts: readonly Named[]): number[] {
  const told: ReadonlySet<string>[] = []
  return posts.flatMap((p, at) => {
    if (p.isConfidence && p.names.size > 0) told.push(p.names)
    if (p.tone === 'hidden' || p.names.size === 0) return []
    const isEcho = told.some((secret) => {
      const both = [...secret].filter((name) => p.names.has(name))
      if (both.length > 1) return true
      return both.some((name) => p.sentences.some((s) => s.opens.has(name) && MILESTONE.test(s.text)))
    })
    return isEcho ? [at] : []
  })
}
