import { escaped } from '../reading/escaped.ts'
import { isKnownWord } from './forms.ts'
import { type Meant, placeOf } from './meant.ts'
import type { Reader } from './reader.ts'
import { type Found, isStrangeTo, soleOwner } from './sole-owner.ts'
import { type Dimension, unitOf } from './units.ts'

/** A thing that changed hands is not what one did with it. */
export const BOUGHT =
  /(?<!\p{L})(?:bought|buy|buying|ordered|sold|compr(?:é|ado|ar|amos)|vend(?:í|ido)|gekauft|kaufte|kaufen|bestellt|verkauft)(?!\p{L})/iu

/** Money that came, or stayed where it was. */
const NOT_SPENT =
  /(?<!\p{L})(?:wants|wanted|asks|asked|asking|quoted?|estimate|would (?:be|cost)|will cost|costs|worth|prize|raised|donated by|on offer|charges|pide|piden|pedía|quiere|cobra|cobran|vale|valen|valía|cuesta|cuestan|premio|verlangt|kostet|würde kosten|wert|gratis|found|won|earned|received|refund(?:ed)?|owes?|owed|lent|saved|got back|gave me|paid me|encontré|gané|cobré|recibí|me (?:dio|dieron|devolvió|devolvieron|debe)|ahorré|gefunden|gewonnen|verdient|bekommen|zurückbekommen|geliehen|gespart|schuldet)(?!\p{L})/iu

/** Somebody else has paid. */
const PAID_BY_OTHERS =
  /(?<!\p{L})(?:(?:he|she|they|dad|mum|mom|work|the company|\p{Lu}\p{Ll}+) (?:paid(?! me)|pays|treated)|paid (?:for )?by|on (?:him|her|them|the house)|pagó (?:él|ella|\p{L}+)|(?:be|ge)zahlt hat(?! ich)|(?:lo|la|nos) pagó|nos invitó|me invitó|invitó|pagaron|(?:er|sie|\p{Lu}\p{Ll}+) hat (?:bezahlt|gezahlt|mich eingeladen|uns eingeladen)|eingeladen)(?!\p{L})/u
/** More than that is said with a word of paying. */
const POCKET_MONEY = 300
const PAYING =
  /(?<!\p{L})(?:spent|paid|pay|cost me|cost us|bill|rent|spend|gasté|gastado|pagué|pagado|me costó|factura|alquiler|ausgegeben|bezahlt|gezahlt|überwiesen|gelassen|gekostet|miete|rechnung)(?!\p{L})/iu
const PIECE = /,(?!\d)|(?<!\p{L})(?:and|y|und|but|pero|aber|;)(?!\p{L})/iu
const A_THING = /\d|^\s*(?:the |las? |los |el |die |der |das )?\p{L}{4,} /iu
/** “…, pagó ella”: what came before; “las bebidas las pagó Luis”: those alone. */
const isAllPaid = (sentence: string) =>
  sentence.split(PIECE).some((piece) => {
    const [paid] = PAID_BY_OTHERS.exec(piece) ?? []
    const before = paid === undefined ? '' : piece.slice(0, piece.indexOf(paid))
    return paid !== undefined && !A_THING.test(before) && !/\d/.test(piece) && !FOR_A_THING.test(piece)
  })
const I_PAID =
  /(?<!\p{L})(?:i (?:only |just )?(?:paid|spent|bought)|pagué|gasté|ich (?:hab|habe)(?!\p{L}))(?!\p{L})/iu
const FOR_A_THING = /(?<!\p{L})(?:paid|bought|treated us to|got) (?:for )?(?:the|my|our|all the) \p{L}/iu
const isOthersMoney = (figure: number, part: string, { sentence }: Reader) =>
  PAID_BY_OTHERS.test(part) ||
  (isAllPaid(sentence) && !I_PAID.test(part)) ||
  (figure > POCKET_MONEY && !PAYING.test(sentence) && !BOUGHT.test(sentence))

/** Drinking two litres, without a word of what, is water. */
const DRINKING = /(?<!\p{L})(?:drank|drunk|bebí|bebido|tomé|getrunken|trank)(?!\p{L})/iu

/** What a quantity can be of that stands in a part which does not name it. */
export function elsewhere(part: string, quantity: Found, reader: Reader, used: Set<Meant>): Meant[] {
  const { whole, dimension } = quantity
  const same = reader.meants.filter((meant) => meant.dimension === dimension)
  if (BOUGHT.test(part))
    return dimension === 'money' && same.length === 1 && same.some(isSpending) ? same : []
  if (dimension === 'money' && (NOT_SPENT.test(part) || isOthersMoney(quantity.figure, part, reader)))
    return []
  const isBare = isNothingElse(part, whole)
  const hasOther = new RegExp(`${escaped(whole)}\\s+(?:of|de|auf|beim)(?!\\p{L})`, 'iu').test(part)
  const isMore =
    whole.startsWith('+') || (reader.isAdded && !isOfAnotherThing(part, whole)) || MORE.test(part)
  const mayGoOn =
    isBare ||
    reader.isCorrecting ||
    isMore ||
    (!hasOther && !reader.isSettled && (!reader.isPassed || reader.isMeant))
  // “120 g protein, 188 lbs”: pounds are of what is weighed in pounds.
  const isOtherUnit =
    dimension === 'mass' &&
    reader.last?.factor !== quantity.factor &&
    same.some(({ factor }) => factor === quantity.factor)
  const goesOn = reader.last && mayGoOn && !used.has(reader.last) ? [reader.last] : []
  if (reader.isAside && ['duration', 'distance', 'money'].includes(dimension)) return goesOn
  // A price is of whatever was bought, unless all that is spent is counted.
  const isOwn = dimension !== 'money' || same.some(isSpending)
  const isOfNamed = TIMES.has(dimension) && reader.meants.some((one) => placeOf(one, part))
  const isTelling =
    ALONE.has(dimension) ||
    (isOwnCount(dimension) && !isOfNamed) ||
    (dimension === 'money' && same.some(isSpending))
  const isStanding = dimension.startsWith('level:') && isLast(part, whole)
  // “a film, 2 hours”: of what came before it.
  const isOfBefore = dimension === 'duration' && reader.isWithin
  const only =
    isOwn &&
    !(isOfBefore && !same.some((one) => reader.topic.includes(one))) &&
    (isBare || isTelling || isStanding) &&
    same.length === 1 &&
    !(isBare && same.some((one) => isStrangeTo(one, reader.sentence, reader.meants)))
      ? same
      : []
  const sole = soleOwner(part, quantity, reader)
  const isScore = dimension === 'share' && same.length === 1 && !RATED.test(reader.sentence)
  const drunk = DRINKING.test(part) && dimension === 'volume' ? same : []
  return [
    ...goesOn,
    ...(isBare ? reader.topic : []),
    ...(isBare && !isOfBefore ? reader.spokenOf : []),
    ...only,
    ...(sole ? [sole] : []),
    ...drunk,
    ...(isScore ? same : []),
  ].filter(({ factor }) => !isOtherUnit || factor === quantity.factor)
}

/** “+ 10 min stretching”: not more of the yoga. */
function isOfAnotherThing(part: string, whole: string): boolean {
  const after = part.slice(part.indexOf(whole) + whole.length)
  const of = /^\s+(?:of|de) (\p{L}{3,})/iu.exec(after)?.[1]?.toLowerCase()
  if (of && isKnownWord(of)) return true
  const next = /^\s+(\p{L}{4,})/u.exec(after)?.[1]
  return (
    next !== undefined &&
    next.replace(TIME_WORDS, '') !== '' &&
    !/^(?:with|from|during|while|extra|more|mehr|über|nach)$/iu.test(next)
  )
}

/** What else people give points to. */
const RATED =
  /(?<!\p{L})(?:films?|movies?|books?|restaurants?|food|pizza|episodes?|series|hotel|exam|test|quiz|película|libro|cena|comida|examen|serie|restaurante|filme?|buch|essen|klausur|restaurant|folge|pain|dolor|schmerz\p{L}*)(?!\p{L})/iu

/** More of what was spoken of before. */
const MORE =
  /(?<!\p{L})(?:more|later|después|más|mehr|später|dazu|on top|nachmittags|vormittags|abends|morgens|mittags)(?!\p{L})/iu

const KNOWN_COUNTS = new Set<Dimension>(['count:page', 'count:cup', 'count:glass', 'count:rep'])
/** A unit that only this person counts in says by itself what was counted. */
const isOwnCount = (dimension: Dimension) => dimension.startsWith('count:') && !KNOWN_COUNTS.has(dimension)
/** They say how often, and not what: “plank 3 times” is of the plank. */
const TIMES = new Set(['time', 'times', 'vez', 'veces', 'mal', 'x'].map((word) => unitOf(word).dimension))

/** Nothing is said of what it is of. */
const isLast = (part: string, whole: string) =>
  /^\s*(?:$|[^\p{L}\s\d]|(?:this|today|now|hoy|esta|heute|jetzt|before|after|antes|vor|nach)(?!\p{L}))/iu.test(
    part.slice(part.indexOf(whole) + whole.length),
  )

const isSpending = ({ forms }: Meant) => forms.all.some(({ isSure }) => isSure('spent'))

export const LEADING_TIME =
  /^(?:(?:now|ahora|jetzt|inzwischen|mittlerweile|so far|up to now|hasta ahora|de momento|por ahora|bisher|bis jetzt|today|tonight|this (?:morning|evening)|in the (?:morning|evening)|at night|hoy|esta (?:mañana|tarde|noche)|por la (?:mañana|tarde|noche)|heute|abends|morgens|mittags|nachts|tagsüber|vormittags|nachmittags|zum glück|gott sei dank|immerhin|thankfully|luckily|por suerte|menos mal)[,:]?\s+)+/iu
export const TIME_WORDS =
  /(?<!\p{L})(?:this|by|towards|gegen|hacia|midday|morning|afternoon|evening|night|today|tonight|now|later|there|back|out|home|again|earlier|before|after|lunch|dinner|breakfast|work|bed|down|up|to|at|did|on|the|scales?|just|only|about|hoy|esta|mañana|tarde|noche|por|la|ahora|heute|früh|abend|morgens|abends|hin|zurück|jetzt|vuelta|ida|x|am|auf|vormittag|nachmittag|mittag|mittags|frühstück|mittagessen|abendessen|vorm|zum|zubettgehen|bett|desayuno|comida|cena|comer|cenar|tras|cama|der|waage|nur|of|in|total|prob|probably|maybe|perhaps|roughly|approx|approximately|almost|nearly|like|so|far|all|day|long|done|for|me|altogether|straight|quizás?|unos|unas|casi|más|o|menos|aproximadamente|para|mí|así|que|vielleicht|ungefähr|etwa|circa|ca|fast|knapp|gut|rund|also|für|mich|wieder|again|bisher|with|supper|tea|office|school|pub|con|mit|desayunar|almuerzo|merienda|oficina|trabajo|arbeit|büro|schule|feierabend|nach|vor|dem|den|des|del|después|antes|de|el|por|en|levantarme|acostarme|dormir|dormirme|despertarme|aufstehen|waking|end|ein|beim|daheim|zuhause|vormittags|nachmittags|nachts)(?!\p{L})/giu
const isNothingElse = (part: string, quantity: string) =>
  !/\p{L}|\d/u.test(part.replace(quantity, ' ').replace(TIME_WORDS, ' '))

/** Nothing but reading is counted in pages. */
const ALONE = new Set<Dimension>(['count:page', 'count:cigarette', 'count:step', 'count:word'])
