import type { Language } from './numbers.ts'

/** Lists are kept with a letter or a tick: “floss y / sugar n”, “flossing ✅ sugar ❌”. */

const END = '(?=\\s*(?:$|[,;./|\\n)]))'
const YES = new RegExp(`(?<=[\\p{L}])[ :=-]{1,3}(?:y|j|yep|yup)${END}`, 'giu')
const YES_ES = new RegExp(`(?<=[\\p{L}])[ :=-]{1,3}(?:s)${END}`, 'giu')
const NO = new RegExp(`(?<=[\\p{L}])[ :=-]{1,3}(?:n|nope)${END}`, 'giu')
const TICK = '[✅✔✓☑👍]\\u{FE0F}?'
const CROSS = '[❌✖✗✘🚫👎]\\u{FE0F}?'
const MARK_FIRST = new RegExp(`(?:^|\\n)\\s*(?:${TICK}|${CROSS})`, 'u')
const of = (inside: string) => new RegExp(`\\s*(?:${inside})`, 'gu')
const [TICKS, CROSSES] = [of(TICK), of(CROSS)]

/** Before its word or after it, whichever the list begins with. */
const withMarks = (note: string, none: string) =>
  MARK_FIRST.test(note)
    ? note.replace(TICKS, ', ').replace(CROSSES, `, ${none} `)
    : note.replace(TICKS, ', ').replace(CROSSES, ` ${none}, `)

const NONE: Record<Language, string> = { en: 'no', es: 'no', de: 'nein' }

export function withYesAndNo(note: string, language: Language): string {
  const marked = withMarks(note, language === 'de' && MARK_FIRST.test(note) ? 'kein' : NONE[language])
  return marked.replace(language === 'es' ? YES_ES : YES, '').replace(NO, ` ${NONE[language]}`)
}
