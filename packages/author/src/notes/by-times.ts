import type { Clause } from './clauses.ts'
import { isLevel, isNamed, type Meant, placeOf } from './meant.ts'
import { FIGURE } from './numbers.ts'
import type { Reader } from './reader.ts'
import { unitOf } from './units.ts'

/** “Insulin: 6 at breakfast, 5 at lunch, 9 at night”: one amount, told by times of day or meals. */

const MEALS =
  'breakfast|brekkie|brekky|snacks?|brunch|lunch|dinner|supper|bed|bedtime|work|noon|midday|night|frühstück|mittagessen|abendessen|abendbrot|vesper|schlafengehen|schlafen|bett|arbeit|essen|desayuno|desayunar|almuerzo|almorzar|comida|comer|merienda|merendar|cena|cenar|dormir|trabajo'
const PARTS =
  'morning|afternoon|evening|night|noon|midday|lunchtime|mañana|tarde|noche|mediodía|morgen|vormittag|mittag|nachmittag|abend|nacht'
const TIME_OF_DAY = new RegExp(
  `(?<!\\p{L})(?:(?:in the|this|early|late|at|por la|x la|de la|en la|a la|al|esta|a|am|heute|in der|zu) (?:${PARTS})|(?:at|with|for|before|after|a|al|en|con|para|antes de|después de|tras|zum|beim|vorm|vor dem|nach dem|vor der|nach der|vor|nach|before my|after my)(?: (?:el|la|the|the|mi|my|dem|der))? (?:${MEALS})|${MEALS}|${PARTS}|morgens|mittags|abends|nachts|früh|in der früh|vormittags|nachmittags|tonight|mornings|evenings|later|earlier|over lunch|über mittag|(?:in|during) (?:the|my) lunch ?(?:break|hour)|in der (?:mittagspause|pause|früh)|en (?:el|la) (?:descanso|recreo|pausa)|al (?:levantarme|despertar|acostarme)|afterwards|hinterher|danach|davor)(?!\\p{L})`,
  'giu',
)
const ONE_AMOUNT = new RegExp(`(?<![\\d.:/])\\+?(${FIGURE})(?![\\d.:/])(?: ?(\\p{L}+))?`, 'u')
const ONLY_AMOUNT = new RegExp(`^:?\\s*\\+?(${FIGURE})(?: ?(\\p{L}+))?\\s*:?$`, 'u')
const FIGURES = new RegExp(FIGURE, 'gu')

interface Told {
  figure: number
  unit: string
  /** The clause without its time. */
  rest: string
}

function told({ text }: Clause, isFirst: boolean): Told | null {
  const rest = text.replace(TIME_OF_DAY, ' ').replace(/\s+/g, ' ').trim()
  if (rest.length === text.trim().length || rest.match(FIGURES)?.length !== 1) return null
  const [, figure, unit = ''] = (isFirst ? ONE_AMOUNT : ONLY_AMOUNT).exec(rest) ?? []
  return figure ? { figure: Number(figure), unit, rest } : null
}

/** Of what the first of the amounts is; null where it may be of several things, or of where something stands. */
function ownerOf({ unit, rest }: Told, reader: Reader): Meant | null {
  const named = reader.meants.filter((meant) => placeOf(meant, rest))
  const measured = unit ? reader.meants.filter(({ dimension }) => dimension === unitOf(unit).dimension) : []
  const [owner, ...others] = named.length > 0 ? named : measured
  if (!owner?.feature.unit || others.length > 0 || isLevel(owner)) return null
  return !unit || measured.includes(owner) || isNamed(owner, unit) ? owner : null
}

/** “breakfast 350, lunch 600, dinner 750 kcal”: the last one says in what. */
function ownerOfLater(clauses: readonly Clause[], reader: Reader): Meant | null {
  const amounts = clauses.map((clause) => told(clause, false))
  const end = amounts.indexOf(null)
  const chain = (end < 0 ? amounts : amounts.slice(0, end)).filter((one) => one !== null)
  const measured = chain.findIndex(({ unit }) => unit !== '')
  const last = chain[measured]
  return measured > 0 && last ? ownerOf(last, reader) : null
}

const isAlike = (one: string, other: string) =>
  one === other || unitOf(one).dimension === unitOf(other).dimension
/** “0.5 h before work, 20 min after”. */
const inUnit = ({ figure, unit }: Told, first: string) =>
  unit && first && unit !== first ? (figure * unitOf(unit).factor) / unitOf(first).factor : figure

export function summedOverTheDay(clauses: readonly Clause[], reader: Reader): Clause[] {
  const result: Clause[] = []
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at] as Clause
    const first = told(clause, true)
    const owner = first && (ownerOf(first, reader) ?? ownerOfLater(clauses.slice(at), reader))
    const more: Told[] = []
    for (let next = at + 1; first && owner && next < clauses.length; next++) {
      const one = clauses[next] as Clause
      const amount = told(one, false)
      const isSame = amount && (amount.unit === '' || first.unit === '' || isAlike(amount.unit, first.unit))
      if (!amount || !isSame || reader.meants.some((meant) => meant !== owner && placeOf(meant, amount.rest)))
        break
      more.push({ ...amount, figure: inUnit(amount, first.unit) })
    }
    if (!first || more.length === 0) {
      result.push(clause)
      continue
    }
    const unit = first.unit || (more.find((one) => one.unit)?.unit ?? '')
    const sum = more.reduce((all, { figure }) => all + figure, first.figure)
    result.push({
      ...clause,
      text: first.rest.replace(ONE_AMOUNT, `${Number(sum.toFixed(4))} ${unit}`).trim(),
    })
    at += more.length
  }
  return result
}
