import { titleWords } from './forms.ts'
import type { TrackedFeature } from './model.ts'

/** Whoever studies for one thing only, or has exercises for one thing only, and says that they have studied or done
 * them, means that. */
const OWN: [title: RegExp, said: RegExp][] = [
  [
    /(?<!\p{L})(?:study|studying|learn|learning|estudiar|estudio|aprender|lernen)(?!\p{L})/iu,
    /(?<!\p{L})(?:studied|studying|studies|study|revising|revision|estudié|estudiado|estudiadas|estudiando|estudiar|estudio|temario|gelernt|gebüffelt|gepaukt|lernen)(?!\p{L})/giu,
  ],
  [
    /(?<!\p{L})(?:spanish|german|french|english|italian|portuguese|dutch|japanese|korean|swedish|polish|greek|turkish|arabic|mandarin|chinese|russian|irish|welsh|español|inglés|alemán|francés|italiano|portugués|chino|japonés|euskera|catalán|spanisch|englisch|französisch|italienisch|schwedisch|japanisch|dänisch|polnisch|türkisch)(?!\p{L})/iu,
    /(?<!\p{L})(?:duolingo|babbel|memrise|busuu|pimsleur|rosetta stone|duo)(?!\p{L})/giu,
  ],
  [
    /(?<!\p{L})(?:antidepressants?|statins?|metformin|sertraline|levothyroxine|thyroxine|ssri|hrt|meds|medication|medicine|antidepresivos?|estatinas?|metformina|eutirox|antidepressiva|antidepressivum|metformin|l-thyroxin|blutdrucksenker)(?!\p{L})/iu,
    /(?<!\p{L})(?:pills?|tablets?|meds|medication|pastillas?|medicación|tabletten?|pillen?|medikamente?)(?!\p{L})/giu,
  ],
  [
    /(?<!\p{L})(?:exercises|ejercicios)(?!\p{L})|übungen(?!\p{L})/iu,
    /(?<=(?<!\p{L})(?:my|the|mis|los|meine|die) )(?:exercises|ejercicios|übungen)(?!\p{L})/giu,
  ],
]

export function withOwnStudy(note: string, features: readonly TrackedFeature[]): string {
  return OWN.reduce((text, [title, said]) => {
    const [one, ...more] = features.filter((feature) => title.test(feature.title))
    const [word] =
      one && more.length === 0 ? titleWords(one.title).toSorted((a, b) => b.length - a.length) : []
    if (!word || text.toLowerCase().includes(word)) return text
    return text.replace(said, (whole) => `${whole} ${word}`)
  }, note)
}
