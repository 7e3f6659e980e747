import { type Dossier, wholeAct } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'
import { type Exhibit, inTime, isComic } from './exhibit.ts'

const LONGEST = 38
const SHORTEST = 9
const LAST = { least: 3, most: 12 }

/** Somebody else says at the end what they think of it, to the writer or about them. */
const SAYS = {
  en: /^(?:He|She|They|A|An|The|My|Man|Woman|Lad|Somebody|Nobody|\p{Lu}\p{L}+)(?!\p{L})(?: \p{Ll}+| \p{Lu}\p{L}+){0,4} (?:asked|asks|said|says|told|thinks|reckons|looked|laughed|clapped|refused|left|backed|has asked|has stopped|had to|wants|offered|waved|apologi[sz]ed)(?!\p{L})/u,
  es: /(?<!\p{L})(?:dice|dijo|me dijo|me dice|me preguntó|pregunta|preguntó|cree|se rio|se rió|me mira|me miró|me pidió|aplaudió|se fue)(?!\p{L})/iu,
  de: /^(?:Er|Sie|Ein|Eine|Der|Die|Mein|Meine|Keiner|\p{Lu}\p{L}+)(?!\p{L})(?: \p{L}+){0,4} (?:sagt|sagte|meint|fragt|fragte|guckt|lacht|lachte|findet|glaubt|klatscht|ging|gefragt|gesagt|gelacht|geguckt)(?!\p{L})/u,
}
const OF_ME = {
  en: /(?<!\p{L})(?:i|i['’]\p{L}+|me|my|we|us|our)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:me|mí|mi|mis|yo|nos|parezco|soy|estoy|tengo|puedo|vivo)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns)(?!\p{L})/iu,
}
/** Before it the writer has done something; what others boast of is their affair. */
const DID = {
  en: /(?<!\p{L})(?:I|I['’]\p{L}+|we|my|our)(?!\p{L})|^(?:\p{Lu}\p{Ll}+ed|Bought|Got|Made|Went|Took|Put|Held|Told|Sat|Stood|Drove|Ran|Lost|Found|Fell|Did|Had|Wore|Won|Wrote|Sang)(?!\p{L})/u,
  es: /(?<!\p{L})(?:me|mi|mis|yo|nos|he|hemos)(?!\p{L})|\p{L}[éí](?!\p{L})/iu,
  de: /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|hab|habe|bin)(?!\p{L})/iu,
}
/** What is said in earnest, or of somebody in trouble. */
const EARNEST =
  /(?<!\p{L})(?:sorry|love|proud|thank\p{L}*|cried|tears|miss|hug\p{L}*|quiero|orgullos[oa]|gracias|lloró|liebe|stolz|danke|geweint)(?!\p{L})/iu

/** The writer does something, and the last word is somebody else's: “Pulled over for a photo. A man asked if I was ok.” */
export function witnessed(d: Dossier): Exhibit[] {
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  return inTime(d).flatMap((p): Exhibit[] => {
    const n = wordCount(p.text)
    const sentences = d.sentences(p.id)
    const last = sentences.at(-1)
    if (n < SHORTEST || n > LONGEST || sentences.length < 2 || !last || /https?:|[?]\s*$/.test(p.text))
      return []
    const end = wordCount(last.text)
    if (end < LAST.least || end > LAST.most || !SAYS[d.spoken].test(last.text) || EARNEST.test(p.text))
      return []
    const isDone = sentences.slice(0, -1).some((s) => DID[d.spoken].test(s.text))
    if (!isDone || !OF_ME[d.spoken].test(last.text) || !isComic(d, p.id)) return []
    return [
      {
        kind: 'confession',
        acts: [wholeAct(d, p.id)],
        noun: null,
        line: null,
        beside: new Map(),
        n: 1,
        weight: 1.3 + (end <= 8 ? 0.3 : 0) + (lines.get(p.id) ?? 0) * 0.4,
      },
    ]
  })
}
