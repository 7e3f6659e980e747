import { numberOf, type Token } from '@youzine/words'
import type { SentenceOf, Shelved } from './library.ts'

const FIGURE = /\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/u

export interface Amount {
  value: number
  /** As the post writes it: "47 courgettes". */
  label: string
  /** Nothing stands between the number and the word. */
  isClose: boolean
}

const numberIn = (word: string, language: string): number | null => {
  const m = /^[(“‘"'£$€]?(.+?)[,.;:)]*$/u.exec(word)
  return m ? numberOf(m[1] as string, language) : null
}

/** A number that stands before a word or, with a colon, after it: "47 courgettes", "Platten 2020: 1.044". */
export function amountBeside(post: Shelved, spot: number): Amount | null {
  const token = post.tokens[spot] as Token
  const before = post.text.slice(Math.max(0, token.from - 40), token.from)
  const words = before.trimEnd().split(/\s+/)
  if (!/[.!?:\n]\s*$/.test(before))
    for (const at of [1, 2]) {
      const word = words.at(-at)
      // "Four hundred and six": the last word alone is another number.
      const isPart = /^(?:and|y|hundred|thousand|mil|cien|ciento|hundert|tausend)$/i.test(
        words.at(-at - 1) ?? '',
      )
      const value = word && !isPart && !/[.,;:!?]$/.test(word) ? numberIn(word, post.language) : null
      if (value !== null && value !== 0) {
        const isClose = at === 1 && post.text.charAt(token.to) !== '-'
        return { value, label: `${words.slice(-at).join(' ')} ${token.raw}`, isClose }
      }
    }
  const after = post.text.slice(token.to, token.to + 40)
  const colon = new RegExp(`^[^.!?:\\n]{0,24}: ?(${FIGURE.source})`, 'u').exec(after)
  const value = colon ? numberOf(colon[1] as string, post.language) : null
  return value === null ? null : { value, label: `${colon?.[1]}`, isClose: true }
}

const MONEY =
  /(?<![\p{L}\d])\d{1,9}k(?!\p{L})|[£$€]\s?\d[\d.,]{0,12}\d|[£$€]\s?\d|\b(?:[\d.,]{0,12}\d|\p{L}{1,40}(?: mil)?)\s?(?:€|£|euros?|pesos|pounds?|quid|bucks|grand|dollars?|shillings?|Euro|Mark)(?!\p{L})/u
const LENGTH =
  /(?<![\p{L}\d])(\d+|\p{L}+)(?: and a half| and (?:\p{L}+|\d+) (?:months|days))?\s(?:years?|months?|weeks?|days?|hours?|minutes?|años?|meses|mes|semanas?|días?|horas?|minutos?|Jahre?n?|Monate?n?|Wochen?|Tage?n?|Stunden?|Minuten?)(?!\p{L})/gu
const UNITS = {
  weight: 'kilos?|kg|gramos|grams?|g|lb|oz|pounds|stone|Kilo|Gramm|Tonnen|tonnes?',
  heat: 'degrees|grados|Grad',
  length:
    'cm|mm|km|m|metres?|meters?|miles?|kilómetros|kilometres?|feet|foot|inches|inch|metros|centímetros|Meter|Zentimeter|Kilometer|Zoll',
}
const HEAVY = /heavy|weigh|pes[oóa]|schwer/iu
const HOT = /hot|cold|heiß|kalt|warm|calor|frío/iu
const COLOUR =
  /(?<!\p{L})(?:red|blue|green|yellow|white|black|grey|gray|brown|purple|pink|orange|mustard|silver|gold|rojo|roja|azul|verde|amarill[oa]|blanc[oa]|negr[oa]|gris|morad[oa]|rosa|naranja|mango|rot|rote[rsn]?|blau|blaue[rsn]?|grün|grüne[rsn]?|dunkelgrün|gelb|weiß|schwarz|grau|braun|lila|silbern)(?!\p{L})/iu

export const saysMoney = (text: string): boolean => MONEY.test(text)

/** A figure of the kind that is asked for: "41 Kilo", "four inches". */
export function saysSize(question: string, text: string, language: string): boolean {
  const units = HEAVY.test(question) ? UNITS.weight : HOT.test(question) ? UNITS.heat : UNITS.length
  const pattern = new RegExp(`(\\d[\\d.,]{0,12}|\\p{L}{1,40})\\s?(?:${units})(?!\\p{L})`, 'gu')
  for (const m of text.matchAll(pattern))
    if (numberOf(m[1] as string, language) !== null || /^\d/.test(m[1] as string)) return true
  return false
}

export const saysColour = (text: string): boolean => COLOUR.test(text)

/** "Seven years", "34 years", "once semanas": a length that is counted. */
export function lengthIn(text: string, language: string): string | null {
  for (const m of text.matchAll(LENGTH)) {
    const isSince =
      /^ (?:ago|old|later|earlier)(?!\p{L})/u.test(text.slice(m.index + m[0].length)) ||
      /(?<!\p{L})(?:hace|vor) $/iu.test(text.slice(0, m.index))
    if (numberOf(m[1] as string, language) && !isSince) return m[0]
  }
  return null
}

/** "Bex, 19", "Kieran (12)", "is 84", "Grandad's 84", "turned 60", "tenía 46 años", "wird 40". */
export function ageIn(post: Shelved, sentence: SentenceOf, spots: readonly number[]): string | null {
  const text = sentence.text
  for (const spot of spots) {
    const token = post.tokens[spot] as Token
    if (spot < sentence.first || spot >= sentence.end) continue
    const behind = post.text.slice(token.to, token.to + 40)
    const m =
      /^(?:['’]s)?(?:,? (?:is|was|turned|are|ist|war|wird|wurde|tiene|tenía|cumplió|cumple)(?!\p{L})(?: now| fast| almost| ya| jetzt)?|,| \()? ?(\d{1,3}|\p{L}+(?:-\p{L}+)?)(?=[\s.,;:)!]|$)/u.exec(
        behind,
      )
    const value = m ? numberOf(m[1] as string, post.language) : null
    if (
      value !== null &&
      value > 0 &&
      value < 120 &&
      !/^\s?(?:%|kilo|cm|mm|km|mile)/.test(behind.slice(m?.[0].length))
    )
      return m?.[1] ?? null
  }
  const said =
    /(?:^|\s)(?:[Tt]enía|[Tt]iene|[Hh]e is|[Hh]e was|[Ss]he is|[Ss]he was|[Hh]e['’]s|[Ss]he['’]s|[Ee]r war|[Ss]ie war|[Ee]r ist|[Ss]ie ist|[Ee]r wurde) (\d{1,3})(?=[\s.,])(?! (?:mal|times|mm|kilos?))/u.exec(
      text,
    ) ??
    /(?<!\p{L})(\d{1,3}|\p{L}+) years old/u.exec(text) ??
    /(?<!\p{L})(?:at|aged|a los|mit) (\d{1,3})(?=[.,;!]|$)(?![.,]\d)/u.exec(text) ??
    /^(\d{2,3})\.$/u.exec(text)
  return said ? (said[1] as string) : null
}
