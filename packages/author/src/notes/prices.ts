import { BOUGHT } from './elsewhere.ts'
import { type Meant, placeOf } from './meant.ts'
import { itemsOf, SHOP } from './paid-for.ts'

/** “79,90” of shoes that were bought: a price, where the one thing that it can be of is what was spent. */

const PRICE =
  /(?<![\d.:/-])\d{1,4}\.\d{2}(?!\d|[.:/]\d| ?(?:[£€$%°]|(?:km|kms|k|mi|m|kg|kgs|g|mg|lbs?|l|ml|cl|oz|h|hrs?|min|mins|s|eur|usd|gbp|chf|st|x|am|pm|uhr|hours|horas|stunden|miles|litres|liters|litros|liter|kilos|euros?|pounds|dollars|bucks|quid|pesos|mmol)(?!\p{L})))/gu
const FOR_IT =
  /(?<!\p{L})(?:for|für|fürs|por|cost|costó|kostet|kostete|gekostet|paid|pagué|pagado|bezahlt|zahlte|spent|gasté|gastado|ausgegeben)(?: (?:me|about|unos|etwa|nur|only|just))? $/iu
const FOR_WHAT =
  /^ (?:for|für|fürs|para|por|del?|de la|von)(?! (?:me|mí|mich|today|hoy|heute|hours?|min))(?= \p{L})|^ (?:(?:at|in|on|en|im|beim|am|bei) (?:(?:the|el|la|un|una|der|dem|my) )?)(?:shop|store|supermarket|market|pub|bar|café|cafe|bakery|restaurant|petrol|groceries|lunch|dinner|súper|super|supermercado|mercado|mercadona|lidl|aldi|tesco|amazon|rewe|edeka|dm|panadería|farmacia|gasolinera|supermarkt|bäcker|bäckerei|markt|kino|tanke|tankstelle|apotheke|drogerie|kiosk|spotify|netflix|disney|hbo|prime|icloud|steam|uber|ebay|etsy|vinted|audible|gas|fuel|diesel|snacks?|sweets|candy|shoes|clothes|gifts?|presents?|tickets?|stamps|toiletries|makeup|beers?|drinks|a haircut|parking|gasolina|ropa|zapatos|regalos?|comida|copas|ocio|sprit|benzin|klamotten|schuhe|geschenke?|süßkram|parken)(?!\p{L})/iu
/** What has its price, and is said with nothing but it. */
const COSTS =
  /(?<!\p{L})(?:dinner|lunch|breakfast|brunch|takeout|taxi|uber|cab|bus|train|tickets?|cinema|popcorn|groceries|petrol|parking|haircut|tip|bill|pizza|takeaway|sandwich|cena|comida|desayuno|menú|entradas?|cine|compra|súper|gasolina|aparcamiento|peluquería|cuenta|propina|bocadillo|kino|essen|mittagessen|abendessen|frühstück|ticket|fahrkarte|friseur|benzin|einkauf|rechnung|trinkgeld|parken|eis|döner|brötchen|gift|present|regalo|geschenk|blumen|flowers|flores)(?!\p{L})/iu
/** “and 6 for parking”: nobody knows of what, and so not what it comes to. */
const OF_WHAT = /(?<![\d.:/])\d{1,4} (?:for|at|on|für|fürs|im|beim|en|por|del)(?!\p{L})/iu
/** “dinner at 7.30”: when. */
const AT = /(?<!\p{L})(?:at|by|until|till?|from|around|before|after|las?|um|gegen|bis|ab|von|vor|nach) $/iu
const LATEST_HOUR = 23
const LAST_MINUTE = 59
/** A number with a point may be a time; one with a comma never is. */
function mayBeTime(price: string, note: string): boolean {
  const [hour, minute] = price.split('.').map(Number)
  const isTimely = (hour ?? 0) <= LATEST_HOUR && (minute ?? 0) <= LAST_MINUTE
  return isTimely && !note.includes(price.replace('.', ','))
}
const UNTIL_HERE = /[.;!?](?=\s|$)/u
const CLAUSE = /,(?!\d)|(?<!\p{L})(?:and|y|und|but|pero|aber)(?!\p{L})/iu

const isSpending = ({ dimension, forms }: Meant) =>
  dimension === 'money' && forms.all.some(({ isSure }) => isSure('spent'))

const lastOf = (pieces: string[]) => pieces.at(-1) ?? ''

/** “bought a kurta, 1.2k”: thousands, where nothing is measured in kilometres. */
const IN_THOUSANDS = /(?<![\d.:/-])(\d{1,3}(?:\.\d{1,2})?) ?k(?![\p{L}\d]| (?:steps|words|run|walk))/giu
const inThousands = (text: string, meants: readonly Meant[]) =>
  text.replace(/[^.!?;\n]+(?:\.\d[^.!?;\n]*)*/g, (sentence) =>
    (BOUGHT.test(sentence) || meants.some((meant) => isSpending(meant) && placeOf(meant, sentence))) &&
    !meants.some((meant) => meant.dimension === 'distance' && placeOf(meant, sentence))
      ? sentence.replace(IN_THOUSANDS, (_, many: string) => `${Number(many) * 1000} €`)
      : sentence,
  )

/** “(4 €)”, after who else has paid. */
const OTHERS_PAID =
  /((?<!\p{L})(?:(?:lo|la|los|las|nos) (?:pagó|invitó|pagaron)[^.,;()\d]{0,25}|pagó \p{L}+|hat (?!ich)\p{L}+ (?:be|ge)zahlt|(?:be|ge)zahlt hat[^.,;()\d]{0,15}|eingeladen|paid (?:for )?by[^.,;()\d]{0,15}|\p{L}+ (?:paid|treated)(?: (?:for|me|us)[^.,;()\d]{0,15})?))\s*\([^()]{0,20}\)/giu

/** “tip 2” beside a price: of the same bill. */
const ROUND_AFTER =
  /(?<=(?<![\p{L}\d])\p{L}{3,} )(\d{1,3})(?=\s*(?:$|[,.;!)](?!\d)|(?:and|y|und)(?!\p{L})))/gu
const ROUND_FOR =
  /(?<![\d.:/+])(\d{1,3})(?= (?:for|für|por|de) (?:(?:the|la|el|die|das|den) )?(?:delivery|tip|service|envío|propina|lieferung|trinkgeld|parking|pfand)(?!\p{L}))/giu
const ROUND_ON =
  /(?<![\d.:/+])(\d{1,3})(?= (?:del?|en|on|for|für|fürs|im|beim|at) (?:(?:the|el|la|una?|das|den|die|a) )?(\p{L}+))/giu
const SENTENCE = /[^.!?;\n]+(?:[.:]\d[^.!?;\n]*)*/g
const MONEY_SAID = /\d ?[€£$](?!\p{L})/u
const isItem = (items: RegExp, text: string, at: number) =>
  items.test(lastOf(text.slice(Math.max(0, at - 40), at).split(CLAUSE)))

/** Once a price is said, the round ones beside it are prices, too. */
const withRoundPrices = (text: string, items: RegExp) =>
  text.replace(SENTENCE, (sentence) =>
    MONEY_SAID.test(sentence)
      ? sentence
          .replace(ROUND_AFTER, (price, _one: string, at: number) =>
            isItem(items, sentence, at) ? `${price} €` : price,
          )
          .replace(ROUND_ON, (price, _one: string, what: string) => (items.test(what) ? `${price} €` : price))
          .replace(ROUND_FOR, '$1 €')
      : sentence,
  )

const AT_OR_FOR = /^ (?:at|in|on|for|from|im|beim|bei|am|für|fürs|en|del?|por)(?!\p{L})/iu
const isBare = (clause: string) => !/\p{L}/u.test(clause)
/** A feature that money goes to for one kind of thing is named by the things. */
function withPricesOfKind(text: string, owner: Meant, items: RegExp): string {
  const { title } = owner.feature
  const priced = text.replace(PRICE, (price, at: number) => {
    const after = text.slice(at + price.length, at + price.length + 40).split(CLAUSE)[0] ?? ''
    const isBefore = AT_OR_FOR.test(after) && items.test(after)
    return isBefore || isItem(items, text, at) ? `${price} €` : price
  })
  return withRoundPrices(priced, items).replace(SENTENCE, (sentence) =>
    MONEY_SAID.test(sentence) && items.test(sentence) && !placeOf(owner, sentence)
      ? sentence
          .split(/(,(?!\d)|(?<!\p{L})(?:and|y|und|but|pero|aber|plus)(?!\p{L}))/iu)
          .map((clause, at, clauses) =>
            MONEY_SAID.test(clause) && items.test(`${isBare(clause) ? clauses[at - 2] : ''} ${clause}`)
              ? ` ${title} ${clause.trim()}`
              : clause,
          )
          .join('')
      : sentence,
  )
}

export function withPrices(given: string, meants: readonly Meant[], note: string): string {
  const [spending, ...others] = meants.filter(({ dimension }) => dimension === 'money')
  if (!spending || others.length > 0) return given
  const own = given.replace(OTHERS_PAID, '$1')
  const items = itemsOf(spending.feature.title)
  if (items) return withPricesOfKind(own, spending, items)
  return isSpending(spending) ? withRoundPrices(withSpending(own, spending, meants, note), COSTS) : own
}

function withSpending(given: string, spending: Meant, meants: readonly Meant[], note: string): string {
  const text = inThousands(given, meants)
  return text.replace(PRICE, (price, at: number) => {
    const before = text.slice(Math.max(0, at - 80), at)
    const after = text.slice(at + price.length, at + price.length + 80)
    const sentence = lastOf(before.split(UNTIL_HERE)) + (after.split(UNTIL_HERE)[0] ?? '')
    const clause =
      lastOf(lastOf(before.split(UNTIL_HERE)).split(CLAUSE)) +
      ((after.split(UNTIL_HERE)[0] ?? '').split(CLAUSE)[0] ?? '')
    const isOfAnother = meants.some(
      (meant) => meant !== spending && meant.feature.unit && placeOf(meant, clause),
    )
    const isPaid =
      BOUGHT.test(sentence) ||
      FOR_IT.test(before) ||
      FOR_WHAT.test(after) ||
      ((COSTS.test(clause) || SHOP.test(clause)) && !mayBeTime(price, note))
    if (AT.test(before)) return price
    return isPaid && !isOfAnother && !OF_WHAT.test(sentence.replace(PRICE, ' ')) ? `${price} €` : price
  })
}
