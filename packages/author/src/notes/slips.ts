import { slips } from '../reading/slips.ts'
import type { Language } from './number-words.ts'

/** Small words as thumbs type them, and the long word that was meant. */

const SHORT: Record<Language, [RegExp, string][]> = {
  en: (
    [
      ['adn|nad|annd', 'and'],
      ['haf|hafl|hlaf|halff', 'half'],
      ['teh|hte', 'the'],
      ['taht|thta', 'that'],
      ['jsut|jus|juts', 'just'],
      ['wiht|wth', 'with'],
      ['agian|agen|agn', 'again'],
      ['wrk|wokr', 'work'],
      ['hoem', 'home'],
      ['thru', 'through'],
      ['liek', 'like'],
      ['befor|bfore|b4', 'before'],
      ['afetr|aftr|afer', 'after'],
      ['stil', 'still'],
      ['ystd|yesturday|yesterady', 'yesterday'],
      ['frm', 'from'],
      ['mins?', 'min'],
      ['hr', 'hr'],
    ] as const
  ).map(([typed, meant]) => [new RegExp(`(?<![\\p{L}\\d])(?:${typed})(?![\\p{L}\\d])`, 'giu'), meant]),
  es: (
    [
      ['q|ke', 'que'],
      ['xq|pq|porq', 'porque'],
      ['tb|tmb|tmbn', 'también'],
      ['oi|hoi', 'hoy'],
      ['ise|ize|hise', 'hice'],
      ['aora', 'ahora'],
      ['dsps|dps', 'después'],
    ] as const
  ).map(([typed, meant]) => [new RegExp(`(?<![\\p{L}\\d])(?:${typed})(?![\\p{L}\\d])`, 'giu'), meant]),
  de: (
    [
      ['udn|nud', 'und'],
      ['nciht|nich|ned|net', 'nicht'],
      ['acuh', 'auch'],
      ['heuet|hetue', 'heute'],
      ['hbae|ahbe', 'habe'],
    ] as const
  ).map(([typed, meant]) => [new RegExp(`(?<![\\p{L}\\d])(?:${typed})(?![\\p{L}\\d])`, 'giu'), meant]),
}
/** “fro an hour”, “form 8 to 11”. */
const FOR_EN = /(?<!\p{L})fro (?=an? |half|\d|one|two|three|ten|twenty|thirty|forty)/giu
const FROM_EN = /(?<!\p{L})form (?=\d)/giu

export function withSmallWords(note: string, language: Language): string {
  const text = SHORT[language].reduce((all, [typed, meant]) => all.replace(typed, meant), note)
  return language === 'en' ? text.replace(FOR_EN, 'for ').replace(FROM_EN, 'from ') : text
}

/** Words that a note is read by, beside what is tracked. */
export const GRAMMAR: Record<Language, string> = {
  en: 'forgot played practiced practised sets slept drank walked smoked meditated nothing skipped another bottles bottle weighed studied finished managed kilometres between through double',
  es: 'después antes olvidé olvidado jugué practiqué dormí caminé bebí ninguno ninguna botellas mitad doble',
  de: 'vergessen nichts keine keinen geschlafen getrunken gelaufen gelesen geübt geraucht doppelt doppelte dreiviertel viertel anderthalb hälfte Flaschen',
}

/** The same letters, in another order between the first and the last. */
const sorted = (word: string) => [...word].toSorted().join('')
const isShuffled = (one: string, other: string) =>
  one.at(-1) === other.at(-1) && one.length === other.length && sorted(one) === sorted(other)

const SHORTEST = 6
const LONG = 9
const MOST = 2
/** The one long word that is nearest; undefined where none or several are. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length < SHORTEST) return undefined
  const near = words
    .filter(
      (one) => one[0] === word[0] && one.length >= SHORTEST && Math.abs(one.length - word.length) <= MOST,
    )
    .map((one) => ({ one, distance: isShuffled(word, one) ? 1 : slips(word, one, MOST) }))
    .filter(({ one, distance }) => distance <= (one.length >= LONG && word.length >= LONG - 1 ? MOST : 1))
    .toSorted((a, b) => a.distance - b.distance)
  const [best, next] = near
  return best && best.distance !== next?.distance ? best.one : undefined
}
