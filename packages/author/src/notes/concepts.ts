/** What people call the same thing, in three languages, in the forms that notes have. */
const CONCEPTS: string[] = [
  'run|runs|ran|running|jog|jogs|jogged|jogging|correr|corro|corrí|corrido|corriendo|corrió|carrera|trotar|troté|laufen|laufe|lief|gelaufen|lauf|joggen|gejoggt|jogge|gerannt|rannte',
  'walk|walks|walked|walking|caminar|caminé|caminado|caminando|andar|anduve|paseo|spazieren|spaziergang|gegangen|gewandert|wandern',
  'sleep|sleeps|slept|sleeping|asleep|dormir|dormí|dormido|durmiendo|sueño|schlaf|schlafen|schlief|geschlafen',
  'coffee|coffees|espresso|espressos|latte|lattes|cappuccino|cappuccinos|café|cafés|cafe|cafes|cortado|cortados|kaffee|kaffees',
  'tea|teas|té|tés|tee|tees',
  'water|waters|agua|wasser',
  'weight|weigh|weighed|weighs|peso|pesé|pesado|gewicht|gewogen|wiege|wog',
  'meditate|meditates|meditated|meditating|meditation|meditar|medité|meditado|meditando|meditación|meditieren|meditiert|meditierte',
  'read|reads|reading|leer|leí|leído|leyendo|lectura|lesen|lese|las|gelesen',
  'smoke|smokes|smoked|smoking|cigarette|cigarettes|fumar|fumé|fumado|fumando|cigarrillo|cigarrillos|cigarro|cigarros|rauchen|rauche|geraucht|rauchte|zigarette|zigaretten',
  'push-up|push-ups|pushup|pushups|press-up|press-ups|flexión|flexiones|liegestütz|liegestütze|liegestützen',
  'pull-up|pull-ups|pullup|pullups|dominadas|klimmzug|klimmzüge',
  'squat|squats|sentadilla|sentadillas|kniebeuge|kniebeugen',
  'beer|beers|pint|pints|cerveza|cervezas|caña|cañas|bier|biere',
  'wine|wines|vino|vinos|wein|weine',
  'gym|workout|worked out|gimnasio|fitnessstudio|fitness',
  'guitar|guitarra|gitarre',
  'piano|klavier',
  'step|steps|paso|pasos|schritt|schritte|schritten',
  'swim|swims|swam|swimming|nadar|nadé|nadado|nadando|schwimmen|schwamm|geschwommen',
  'bike|biked|biking|cycle|cycled|cycling|ride|rode|bici|bicicleta|pedaleé|rad|fahrrad|radfahren|geradelt|radeln',
  'yoga',
  'call|calls|called|calling|phone|phoned|rang|ring|llamar|llamé|llamado|anrufen|angerufen|rief|telefoniert',
  'mum|mom|mother|mam|mama|mamá|madre|mutter|mutti',
  'dad|father|papá|padre|papa|vater',
  'mood|feeling|ánimo|humor|stimmung|laune',
  'write|wrote|written|writing|escribir|escribí|escrito|schreiben|schrieb|geschrieben',
  'study|studied|studying|estudiar|estudié|estudiado|lernen|gelernt|lernte',
  'cook|cooked|cooking|cocinar|cociné|cocinado|kochen|gekocht|kochte',
  'sugar|azúcar|zucker',
  'alcohol|drinks|drink|alkohol|copas',
]

const SETS = CONCEPTS.map((words) => new Set(words.split('|')))

/** Words of a title that say nothing of what is tracked. */
const GENERIC = new Set(
  'more less practise practice practising play playing do doing go going drink drinking eat eating take taking have a an the my of to for per daily every day each no and in minutes hours üben spielen machen gehen trinken essen mehr weniger täglich jeden tag und der die das zu hacer tocar practicar tomar beber comer más menos diario cada día y el la los las de un una'.split(
    ' ',
  ),
)

const folded = (word: string) => word.toLowerCase().normalize('NFC')

/** English and German endings off, so that “gardened” is “gardening”. */
function stem(word: string): string {
  const w = folded(word)
  if (w.length <= 4) return w.replace(/s$/, '')
  return w
    .replace(/^ge(?=\p{L}{4,}t$)/u, '')
    .replace(/(?:ingen|ungen|ing|edly|ed|ies|es|en|er|te|st|s|t|e|n)$/u, '')
    .slice(0, 12)
}

/** For each word that must be there, the forms in which it may be. */
export function formsOf(title: string): ((word: string) => boolean)[] {
  const words = title.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
  const meant = words.map(folded).filter((word) => !GENERIC.has(word))
  return (meant.length > 0 ? meant : words.map(folded)).map((word) => {
    const set = SETS.find((one) => one.has(word))
    if (set) return (other: string) => set.has(folded(other))
    const root = stem(word)
    return (other: string) => folded(other) === word || (root.length > 3 && stem(other) === root)
  })
}
