import { mayMean } from './forms.ts'
import { isNamed, type Meant } from './meant.ts'
import { FIGURE } from './numbers.ts'

/** What a thing comes as: an apple is fruit, a doughnut is sugar, a glass of red is alcohol. */
const KINDS: [string[], RegExp][] = [
  [
    ['sugar', 'sweets', 'chocolate', 'bake'],
    /^(?:do(?:ugh)?nuts?|mars|snickers|kitkat|oreos?|nutella|haribos?|cakes?|cookies?|biscuits?|sweets|candy|candies|chocolates?|ice-?cream|pastr(?:y|ies)|brownies?|muffins?|croissants?|puddings?|desserts?|soda|coke|cola|tart|pie|jam|syrup|donuts?|pastel(?:es)?|tarta|galletas?|bollos?|helado|chocolatinas?|dulces?|chuches?|caramelos?|postre|magdalenas?|turrón|refrescos?|churros?|rosquillas?|bizcocho|kuchen|keks|kekse|eis|schokolade|schoki|gummibärchen|torte|süßigkeiten|süßes|nachtisch|berliner|krapfen|plätzchen|pralinen?|limo|bonbons?|waffeln?)$/iu,
  ],
  [
    ['meat'],
    /^(?:steaks?|burgers?|bacon|ham|sausages?|chicken|beef|pork|lamb|salami|kebabs?|turkey|ribs|meatballs?|jamón|chorizo|chuletón|chuletas?|solomillo|morcilla|embutido|pollo|ternera|cerdo|filete|hamburguesas?|salchichas?|cordero|lomo|albóndigas|bocata|schnitzel|wurst|bratwurst|schinken|speck|hähnchen|döner|hackfleisch|gulasch|burger|rind|leberkäse|bratwürste|würstchen|frikadellen?|braten)$/iu,
  ],
  [
    ['alcohol'],
    /^(?:beers?|wines?|pints?|whisk(?:e)?y|gin|vodka|rum|cocktails?|prosecco|champagne|shots?|cider|cervezas?|cañas?|vinos?|copas?|ron|cubatas?|vermut|sangría|biere?|wein|sekt|schnaps|radler|glühwein|aperol|weizen)$/iu,
  ],
  [
    ['fruit'],
    /^(?:apples?|bananas?|pears?|oranges?|kiwis?|mangos?|peach(?:es)?|plums?|nectarines?|clementines?|satsumas?|tangerines?|grapes|berries|strawberries|blueberries|raspberries|melon|pineapple|manzanas?|plátanos?|platanos?|peras?|naranjas?|mandarinas?|melocot[óo]n(?:es)?|ciruelas?|uvas|fresas|sandía|melón|piña|[äa]pfel|birnen?|bananen?|orangen?|mandarinen?|pfirsiche?|pflaumen?|trauben|erdbeeren|beeren|himbeeren|nektarinen?|aprikosen?|clementinen?|ananas|melone)$/iu,
  ],
]

export const kindOf = (meant: Meant) =>
  KINDS.find(([titles]) => titles.some((title) => isNamed(meant, title)))?.[1] ?? null

const isInstance = (meant: Meant, kind: RegExp, word: string) =>
  kind.test(word) && !(isNamed(meant, word) && mayMean('sugar', word))

/** The words of a text that are instances of what a feature is about. */
export function instancesIn(meant: Meant, text: string): string[] {
  const kind = kindOf(meant)
  return kind ? (text.match(/\p{L}+/gu) ?? []).filter((word) => isInstance(meant, kind, word)) : []
}

const SO_MANY = new RegExp(
  `(?<![\\d.:\\p{L}])\\+?(${FIGURE}|an?|una?|eine?n?|['’]?nen?) (\\p{L}{3,})(?: (?:(?:of|de) )?(\\p{L}{3,}))?`,
  'giu',
)

/** How many of them a text speaks of; null where one is named without a number. */
export function countedInstances(meant: Meant, text: string): number | null {
  const named = instancesIn(meant, text)
  const kind = kindOf(meant)
  if (!kind || named.length === 0) return null
  const counts = [...text.matchAll(SO_MANY)]
    .filter(([, , one = '', other = '']) => isInstance(meant, kind, one) || isInstance(meant, kind, other))
    .map(([, many = '']) => (/^\d/.test(many) ? Number(many) : 1))
  return counts.length === named.length ? counts.reduce((all, one) => all + one, 0) : null
}

/** Somebody had it, and did not merely see it. */
const HAD =
  /(?<!\p{L})(?:had|ate|drank|eaten|caved|comí|bebí|tomé|comido|bebido|tomado|caí con|gegessen|getrunken|genascht|gegönnt|verdrückt)(?!\p{L})/iu
export const isHad = (meant: Meant, text: string) =>
  instancesIn(meant, text).length > 0 && (HAD.test(text) || countedInstances(meant, text) !== null)
