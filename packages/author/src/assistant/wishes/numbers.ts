import { folded } from '../plain-text.ts'

const COUNTS: string[][] = [
  ['one', 'una', 'uno', 'un', 'eine', 'einen', 'ein', 'a', 'an', 'another', 'otra'],
  ['two', 'dos', 'zwei', 'couple', 'beiden'],
  ['three', 'tres', 'drei'],
  ['four', 'cuatro', 'vier'],
  ['five', 'cinco', 'funf'],
  ['six', 'seis', 'sechs'],
  ['seven', 'siete', 'sieben'],
  ['eight', 'ocho', 'acht'],
  ['nine', 'nueve', 'neun'],
  ['ten', 'diez', 'zehn'],
  ['eleven', 'once', 'elf'],
  ['twelve', 'doce', 'zwolf'],
  ['thirteen', 'trece', 'dreizehn'],
  ['fourteen', 'catorce', 'vierzehn'],
  ['fifteen', 'quince', 'funfzehn'],
]

const ORDINALS: string[][] = [
  ['first', '1st', 'primer', 'primera', 'primero', 'erste', 'ersten', 'erster', 'erstes'],
  ['second', '2nd', 'segunda', 'segundo', 'zweite', 'zweiten', 'zweiter'],
  ['third', '3rd', 'tercera', 'tercero', 'tercer', 'dritte', 'dritten', 'dritter'],
  ['fourth', '4th', 'cuarta', 'cuarto', 'vierte', 'vierten'],
  ['fifth', '5th', 'quinta', 'quinto', 'funfte', 'funften'],
  ['sixth', '6th', 'sexta', 'sexto', 'sechste', 'sechsten'],
  ['seventh', '7th', 'septima', 'septimo', 'siebte', 'siebten', 'siebente'],
  ['eighth', '8th', 'octava', 'octavo', 'achte', 'achten'],
  ['ninth', '9th', 'novena', 'noveno', 'neunte', 'neunten'],
  ['tenth', '10th', 'decima', 'decimo', 'zehnte', 'zehnten'],
  ['eleventh', '11th', 'undecima', 'elfte', 'elften'],
  ['twelfth', '12th', 'duodecima', 'zwolfte', 'zwolften'],
]

const find = (table: string[][], word: string) => {
  const at = table.findIndex((words) => words.includes(word))
  return at < 0 ? null : at + 1
}

export const countWord = (word: string): number | null =>
  /^\d{1,3}$/.test(word) ? Number(word) : find(COUNTS, folded(word))

export const ordinalWord = (word: string): number | null => find(ORDINALS, folded(word))

const SOME_COUNT = COUNTS.flat()
  .filter((word) => word.length > 2 && word !== 'once')
  .join('|')

/** “two”, “5”, “cinco”: the first number said, in digits or words; “a” and “ein” do not count. */
export function countIn(text: string): number | null {
  const found = new RegExp(`(?<![\\p{L}\\d])(\\d{1,3}|${SOME_COUNT})(?![\\p{L}\\d])`, 'u').exec(
    folded(text),
  )?.[1]
  return found ? countWord(found) : null
}
