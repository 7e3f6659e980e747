import { TIME_WORDS } from './elsewhere.ts'
import { isCount, isLevel, type Meant, type Place, placeOf, placesOf } from './meant.ts'
import { FIGURE } from './numbers.ts'

/** “6,2 gejoggt”: a measure stands before what was done, never a number of times. */
const PARTICIPLE = /^(?:\p{L}{2,4})?ge\p{L}{2,}(?:t|en)$/u

export const ARTICLE = /(?<!\p{L})(?:a|an|un|una|ein|eine|einen)\s+(?:\p{L}+\s+)?$/iu

/** “big flat white after”: one, as one orders it. */
const BIG =
  /^(?:big|large|small|quick|cheeky|swift|tall|strong|iced|double|großer|großes|kleiner|kleines|schneller|schnelles|doppelter|starker)\s+$/iu

/** “a Spanish omelette” is no Spanish. */
const ENDS_THERE =
  /^\s*(?:$|[^\p{L}\s]|(?:in|at|on|with|before|after|for|to|from|by|and|but|today|this|when|while|off|of|over|because|then|so|first|mid|again|during|en|con|antes|después|por|al|a|y|hoy|esta|de|para|mit|vor|nach|am|im|beim|zum|und|heute|getrunken|geraucht|gelesen|getankt|bei|auf|zu|solo|black|schwarz|nada)(?!\p{L}))/iu

const SMALL_WORDS =
  'count|tally|total|intake|so far|of|was|is|for|about|around|roughly|only|just|today|this morning|tonight|now|de|con|hoy|esta mañana|ahora|fue|solo|sólo|von|heute|heute früh|früh|jetzt|ist|war|nur|etwa|ca\\.?|morgens|mittags|abends|nachts|vormittags|nachmittags|am morgen|am abend|por la (?:mañana|tarde|noche)|in the (?:morning|evening)|still|todavía|noch|unos|unas|como|casi|like|maybe|nearly|almost|approx\\.?|knapp|rund|gut|circa|so|fast|vielleicht|vllt\\.?|vlt|evtl\\.?|prob|probably|hmm?|at least|mindestens|mínimo|leider|sadly|immerhin|schon|already|ya|ugh|home|back|there|heim|zurück|hin|habe ich|bin ich|hatte ich|war ich|trotzdem|dennoch|sogar|wieder|aber|again|even|anyway|otra vez|aun así|igual|badly|well|poorly|terribly|awfully|fine|ok|mal|bien|fatal|regular|schlecht|gut|mies|super|prima'
/** What may follow a number that stands alone; any other word is what it counts. */
const AFTER_A_NUMBER =
  '(?:\\s*$|\\s*[^\\p{L}\\s\\d]|\\s+(?:in|at|on|before|after|this|last night|anoche|letzte nacht|today|tonight|midday|with|for|to|from|by|so|again|during|while|total|altogether|since|because|already|more|hoy|en|por|antes|después|con|esta|al|para|desde|hasta|ya|otra|heute|vor|nach|im|am|mit|bei|zum|beim|auf|diesen|insgesamt|seit|schon|of (?:them|those|it)|de (?:ell[oa]s|es[oa]s)|davon|sick|ill|there|back|out|home|hin|zurück|de ida|de vuelta|krank|enferm[oa]|statt|anstatt|instead|rather|en vez|en lugar|vs|…)(?!\\p{L}))'

/** “gasté 350 del boleto”. */
const SPENT_ON = '|\\s+(?:del?|on|für|fürs|at|beim)(?!\\p{L})'

/** “one chapter read” is not one page. */
const PART_OF_A_BOOK = '(?:chapters?|books?|cap[íi]tulos?|libros?|kapiteln?|bücher|buch)(?!\\p{L})'

/** A number that stands right beside the word, without a unit of its own. */
export function bareNumber(meant: Meant, part: string, isCorrection: boolean): number | null {
  const own = placesOf(meant, part)
  const weak = own.length === 0 && isLevel(meant) ? placeOf(meant, part, true) : null
  for (const place of weak ? [weak] : own) {
    const value = besideName(meant, part, isCorrection, place)
    if (value !== null) return value
  }
  return null
}

function besideName(meant: Meant, part: string, isCorrection: boolean, place: Place): number | null {
  const before = part.slice(0, place.from)
  const after = part.slice(place.to)
  // “2 walks” counts the walks, not what they measure.
  const mayPrecede =
    isCorrection ||
    isCount(meant) ||
    PARTICIPLE.test(part.slice(place.from, place.to)) ||
    /\d\.\d+\s*$/.test(before) ||
    isLevel(meant) ||
    ['duration', 'money', 'mass'].includes(meant.dimension ?? '')
  const behind =
    mayPrecede &&
    new RegExp(
      `(?<![\\d.:])\\+?(${FIGURE})\\s{0,9}(?:(?!${PART_OF_A_BOOK})\\p{L}{1,40}\\s{1,9}){0,1}$`,
      'iu',
    ).exec(before)
  const level = isLevel(meant)
  const at = level
    ? '|at|in|in at|down to|up to|back to|bei|en|rate|count|level|reading|en reposo|says?|said|reads?|sagt|zeigt|dice|marca|on|a|an|a solid|a good|a decent|eine|ein|so|una?|un sólido|me|está'
    : ''
  const next = level
    ? '(?!\\s{0,9}(?!today)\\p{L}{0,40}(?:hours?|min|times|days?|weeks?|kg|veces|vez|mal|horas?|días?|semanas?|stunden?|tagen?|wochen?)(?!\\p{L}))'
    : `(?=${AFTER_A_NUMBER}${meant.dimension === 'money' ? SPENT_ON : ''})`
  const ahead = new RegExp(
    `^${level ? '(?:[^\\d:]{0,25}:)?' : ''}\\s{0,9}[:=]?\\s{0,9}(?:(?:${SMALL_WORDS}${at})(?:\\s{1,9}|(?=[:=]))){0,2}[:=]?\\s{0,9}(${FIGURE})(?!\\s{0,9}(?:[:/]|(?:to|bis|till|a) \\d|am|pm|o'clock|uhr|times|degrees|%)|[\\d.])${next}`,
    'iu',
  ).exec(after)
  const isLarge =
    meant.dimension === 'volume' ||
    /^count:(?:step|word|cal|kcal|paso|palabra|schritt)/.test(meant.dimension ?? '')
  if (ahead && (isLarge || !isYear(ahead[1]))) return Number(ahead[1])
  // “one podcast” is none of its minutes.
  const isOfTimes =
    meant.dimension === 'duration' && meant.factor < 1 && Number(behind ? behind[1] : FEW) < FEW
  if (behind && !(isOfTimes && !isCorrection) && (isLarge || !isYear(behind[1]))) return Number(behind[1])
  return isCount(meant) && (ARTICLE.test(before) || BIG.test(before)) && ENDS_THERE.test(after) ? 1 : null
}

/** “82.4 this morning on the scale”: nothing else in it can be the number's. */
export function loneNumber(meant: Meant, part: string): number | null {
  const place = placeOf(meant, part, true)
  const figures = [...part.matchAll(new RegExp(`(?<![\\d.:/])${FIGURE}(?![\\d.:/])`, 'gu'))].map(
    ([figure]) => figure,
  )
  const [figure] = figures
  if (!place || !figure || figures.length > 1) return null
  const others = `${part.slice(0, place.from)} ${part.slice(place.to)}`
    .replace(figure, ' ')
    .replace(TIME_WORDS, ' ')
  return /\p{L}/u.test(others) ? null : Number(figure)
}

const FEW = 4

const isYear = (figure: string | undefined) => /^(?:19|20)\d{2}$/.test(figure ?? '')
