import { withUnit } from '../wishes/pointed/said.ts'

const JOINT = /\s{0,9}(?:[,;|/]|(?<!\p{L})(?:or|oder|o|and|und|y)(?!\p{L}))\s{0,9}/iu
const PARTS =
  /\s{0,9}[,;|]\s{0,9}(?:(?:or|oder|o|and|und|y)\s{1,9})?|\s{1,9}\/\s{1,9}|(?<=\p{L}{2})\/(?=\p{L}{2})/iu

const tidy = (text: string) =>
  text
    .trim()
    .replace(/^["“„«'‘]+|["”“»'’.]+$/gu, '')
    .trim()

const isAnswer = (text: string) =>
  text.length > 0 && text.length <= 60 && text.split(' ').length <= 8 && !/[?]/.test(text)

const WEEKS = [
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday',
  'lunes martes miércoles jueves viernes sábado domingo',
  'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag',
].map((week) => week.split(' '))
const FROM_TO = /(?<!\p{L})(\p{L}+)s?\s(?:to|till|until|through|a|al|hasta|bis)\s(\p{L}+?)s?(?!\p{L})/giu

/** “Monday to Thursday”: every day of it. */
const daysSpelt = (text: string): string =>
  text.replace(FROM_TO, (said, from: string, to: string) => {
    for (const week of WEEKS) {
      const [first, last] = [from, to].map((day) =>
        week.findIndex((one) => one.toLowerCase().startsWith(day.toLowerCase())),
      ) as [number, number]
      if (from.length > 2 && to.length > 2 && first >= 0 && last > first)
        return week.slice(first, last + 1).join(', ')
    }
    return said
  })

/** “a, b or c” as a list of answers; none where it is not one. */
export function answersOf(given: string): string[] {
  const text = daysSpelt(given)
  const parts = text.split(PARTS).map(tidy).filter(Boolean)
  const last = parts.at(-1) ?? ''
  const ends =
    parts.length > 1
      ? last.split(/\s{1,9}(?:or|oder|o)\s{1,9}/iu).map(tidy)
      : parts.length === 1
        ? last.split(JOINT).map(tidy)
        : []
  const all = [...parts.slice(0, -1), ...(ends.length > 0 ? ends : [last])].filter(Boolean)
  return all.length > 1 && all.every(isAnswer) ? withUnit([...new Set(all)]) : []
}

export interface Listed {
  head: string
  answers: string[]
}

const COLON = /^([^:?]{2,110}):\s+(.{3,400})$/su
/** “…, yes / a bit / never” at the end. */
const STROKES = /^(.{4,200})[,:;–.]\s+([^,:;/]{1,30}(?:\s*\/\s*[^,:;/]{1,30}){1,8})$/su

/** “…, with red and green as choices”. */
const AS_CHOICES =
  /^(.{4,140}?),?\s(?:with|con|mit)\s(.{3,200}?)\s(?:as|como|als)\s(?:the |possible |die |mögliche )?(?:choices|options|answers|opciones|respuestas|auswahl|antworten|optionen|möglichkeiten|antwortmöglichkeiten)$/isu

const DASH = /^(.{4,140}?)\s[-–—]\s(.{3,200})$/su

/** What a message says before a list, and the list. */
export function listIn(message: string): Listed | null {
  const text = message.trim().replace(/[.!\s]+$/u, '')
  const [, head, list] = COLON.exec(text) ?? []
  const answers = list ? answersOf(list) : []
  if (head && answers.length > 1) return { head: head.trim(), answers }
  const [, chosen, choices] = AS_CHOICES.exec(text) ?? []
  const given = choices ? answersOf(choices) : []
  if (chosen && given.length > 1) return { head: chosen.trim(), answers: given }
  const [, dashed, after] = DASH.exec(text) ?? []
  const listed = after ? answersOf(after) : []
  if (dashed && listed.length > 2) return { head: dashed.trim(), answers: listed }
  const [, before, strokes] = STROKES.exec(text) ?? []
  const options = (strokes ?? '')
    .split(/\s{0,9}\/\s{0,9}/u)
    .map(tidy)
    .filter(Boolean)
  return before && options.length > 1 && options.every(isAnswer)
    ? { head: before.trim(), answers: options }
    : null
}

const ANSWER_WORD =
  "(?:yes|no|maybe|perhaps|sometimes|never|always|often|rarely|depends|both|neither|unsure|sí|si|a veces|nunca|siempre|quizá|quizás|tal vez|depende|ja|nein|vielleicht|manchmal|nie|immer|oft|selten|egal|weiß nicht|don[’']t know|not sure)"
const BARE = new RegExp(
  `^(.{3,80}?)\\s{1,9}(?:as|with|be|to|a|with the options|como|con|sea|als|mit|zu)?\\s{0,9}(${ANSWER_WORD}(?:(?:\\s{0,9}[,/]\\s{0,9}|\\s{1,9})(?:or |o |oder )?${ANSWER_WORD}){2,6})$`,
  'iu',
)

/** “the cup one as yes no sometimes”: answers that everybody knows need no comma. */
export function plainAnswersIn(message: string): Listed | null {
  const [, head, list] = BARE.exec(message.trim().replace(/[.!\s]+$/u, '')) ?? []
  const answers = list?.match(new RegExp(ANSWER_WORD, 'giu')) ?? []
  return head && answers.length > 2 ? { head: head.trim(), answers: [...new Set(answers)] } : null
}
