/** What money is spent on, by what a feature calls it: a kebab is eating out, a ticket is a fare. */

const FOOD =
  "dinner|lunch|breakfast|brunch|pizza|takeaway|takeout|take-away|sandwich|burger|kebab|curry|sushi|thai|chinese|indian|mcdonald[’']?s|chippy|chips|noodles|burrito|tacos?|menú|menu|propina|tip|drinks?|coffee|coke|cola|cena|comida|desayuno|almuerzo|bocadillo|bocata|hamburguesa|tapas|raciones|postre|café|refresco|döner|currywurst|pommes|mittagessen|abendessen|frühstück|mittagstisch|essen|kaffee|kuchen|eis|trinkgeld|delivery|envío|lieferung|restaurant|pub|bar|kantine|mensa|bistro|imbiss"
const RIDES =
  'bus|train|tram|tube|metro|taxi|uber|cab|tickets?|fare|ferry|there|back|billetes?|tren|autobús|abono|ida|vuelta|fahrkarte|fahrschein|bahn|zug|ubahn|u-bahn|hin|zurück'
const SHOPS =
  "tesco|aldi|lidl|asda|sainsbury[’']?s|waitrose|costco|walmart|target|amazon|ikea|boots|superdrug|mercadona|carrefour|dia|alcampo|eroski|súper|supermercado|mercado|panadería|frutería|carnicería|pescadería|farmacia|gasolinera|ferretería|rewe|edeka|netto|penny|kaufland|dm|rossmann|müller|bäcker|bäckerei|metzger|apotheke|drogerie|tanke|tankstelle|kiosk|baumarkt|markt|supermarkt|bakery|butcher|pharmacy|market|supermarket"
const ART =
  'brush(?:es)?|canvas(?:es)?|paints?|easel|pencils?|paper|pinceles?|lienzos?|pinturas?|papel|pinsel|leinwand|farben|stifte|papier|wool|yarn|lana|wolle'

const edged = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')
const KINDS: [title: RegExp, items: RegExp][] = [
  [
    /takeaway|takeout|take-away|eating out|eat out|dining|restaurant|comer fuera|comidas? fuera|essen gehen|auswärts|lieferdienst|delivery|lunch(?:es)? out/iu,
    edged(FOOD),
  ],
  [/fare|transport|tickets?|taxi|billetes?|fahrkarten|öpnv|fahrgeld/iu, edged(RIDES)],
  [
    /(?<!\p{L})(?:fuel|petrol|gas|gasolina|gasolinera|tanken|benzin|sprit|diesel)(?!\p{L})/iu,
    edged(
      'filled up|fill-?up|petrol|fuel|gas|tank|gasolina|gasóleo|reposté|llené|depósito|getankt|tanken|benzin|sprit|diesel|tanke',
    ),
  ],
  [/groceries|grocery|supermarket|súper|supermercado|lebensmittel|einkauf/iu, edged(SHOPS)],
  [
    /(?<!\p{L})(?:art|craft|crafts|hobby|manualidades|basteln|bastel\p{L}*|künstlerbedarf)(?!\p{L})/iu,
    edged(ART),
  ],
]

/** The items that are paid for under such a title; null where it names no such kind. */
export const itemsOf = (title: string): RegExp | null =>
  KINDS.find(([pattern]) => pattern.test(title))?.[1] ?? null

export const SHOP = edged(SHOPS)
