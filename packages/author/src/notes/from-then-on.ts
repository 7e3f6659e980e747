/** “From monday no beer, 50 push-ups a day”, “neuer Plan: …”, “a partir de mañana …”: what is to be from then on. */

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const MONTH =
  'january|february|april|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const NEXT =
  'next (?:week|month|year|term|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|nächste[rnsm]? (?:woche|monat|jahr|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|(?:la semana|el (?:mes|año)) que viene|(?:la )?próxim[oa] (?:semana|mes|año)'
const WHEN = `(?:${DAY}|${MONTH}|${NEXT}|tomorrow|now on|here on|then on|the \\d{1,2}(?:st|nd|rd|th)|morgen|übermorgen|jetzt|sofort|dem \\d{1,2}|mañana|ahora|ya|the new year|new year|neujahr|año nuevo)`
const BEGINS = [
  `(?:from|starting|beginning|as (?:of|from)|come|effective|come)(?: (?:on|from|this|the))? ${WHEN}(?! (?:to|till|until|through|on i (?:had|did|was)))`,
  `ab (?:kommender |kommendem |dem )?${WHEN}`,
  `(?:a partir )(?:de|del) (?:la )?${WHEN}|desde (?:mañana|ya|ahora)`,
  NEXT,
  `(?:el|la) (?:${DAY}) que viene`,
  `in (?:${MONTH}) (?=i(?!\\p{L})|ich|will|we)|en (?:${MONTH}) (?=(?:dejo|empiezo|vuelvo|voy|quiero|toca|me))|im (?:${MONTH}) (?=(?:fange?|höre?|will|werde|geht|starte))`,
  "(?:the |my |a |our )?new (?:plan|rule|goal|routine|regime|resolution|challenge|year['’]?s resolution|program(?:me)?)|neue[rsn]? (?:plan|vorsatz|regel|ziel|routine|programm|challenge)|(?:nuev[oa] (?:plan|regla|objetivo|rutina|propósito|reto)|(?:plan|propósito|objetivo|reto|rutina) nuev[oa])",
]
const TO_BE = new RegExp(`(?<!\\p{L})(?:${BEGINS.join('|')})(?!\\p{L})`, 'iu')
/** “that new routine: did 30 push-ups”. */
const BEGUN =
  /(?<!\p{L})(?:since|started|began|day (?:one|1)|seit|angefangen|begonnen|empecé|empezado|comencé|estrené|first day|erster tag|primer día|did|done|hice|hecho|geschafft|gemacht)(?!\p{L})/iu

export const isFromThenOn = (text: string) => TO_BE.test(text) && !BEGUN.test(text)
