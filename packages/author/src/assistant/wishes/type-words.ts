import type { QuestionType } from './change.ts'

const TYPES: [QuestionType, RegExp][] = [
  [
    'boolean',
    /\byes[\s/-]*(?:or[\s-])?no\b|\bboolean\b|\bs[ií][\s/-]*(?:o[\s-])?no\b|\bja[\s/-]*(?:oder[\s-]*)?nein\b|\btrue or false\b/iu,
  ],
  ['likert_scale', /\blikert\b|\bagree(?:ment)?\b|\bacuerdo\b|\bzustimmung/iu],
  [
    'rating_scale',
    /\bscales?\b|\brating\b|\bratings\b|\bsliders?\b|\bescalas?\b|\bskal(?:a|en)\b|\bschieberegler\b|\b1(?:-| to )10\b/iu,
  ],
  [
    'ranking',
    /\brank(?:ings?|ed)?\b|\bin order of\b|\bclasificaci[oó]n\b|\branking\b|\brangfolgen?\b|\breihenfolgen?\b|\brangliste\b/iu,
  ],
  [
    'multi_select',
    /\bmulti(?:ple)?[\s-]*(?:choice|select)\b|\bcheckbox(?:es)?\b|\bseveral answers\b|\bmore than one (?:answer|option|choice)\b|\bchoose several\b|\bmehrere antworten\b|\bvarias (?:respuestas|opciones)\b|\b(?:opci[oó]n|selecci[oó]n|respuesta)(?:es)? m[uú]ltiples?\b|\bmehrfach(?:auswahl|antwort)/iu,
  ],
  [
    'single_select',
    /\b(?:single[\s-]*)?choice\b|\bsingle[\s-]*select\b|\bdropdown\b|\boptions to choose\b|\b(?:a elegir|elecci[oó]n|opci[oó]n [uú]nica)\b|\b(?:einzel)?auswahl\b/iu,
  ],
  ['date_time', /\bdate(?: question| picker)?\b|\bcalendar\b|\bfecha\b|\bdatum\b/iu],
  [
    'short_text',
    /\bshort (?:text|answer)\b|\bone[- ]line\b|\btexto corto\b|\brespuesta corta\b|\bkurz(?:er|e|en)? (?:text|antwort)/iu,
  ],
  [
    'long_text',
    /\b(?:free|open|long)?[\s-]*text\b|\bopen(?:[- ]ended)?\b|\btexto(?: libre| largo)?\b|\babierta\b|\bfreitext\b|\boffene? frage\b|\boffen\b|\ba story\b/iu,
  ],
]

export const typeIn = (text: string): QuestionType | null =>
  TYPES.find(([, words]) => words.test(text))?.[0] ?? null
