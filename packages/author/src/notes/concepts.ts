/** What people call the same thing, in three languages, in the forms that notes have. */
const CONCEPTS: string[] = [
  'run|runs|ran|running|jog|jogs|jogged|jogging|correr|corro|corrí|corrido|corriendo|corrimos|carrera|trotar|troté|laufen|laufe|lief|gelaufen|lauf|joggen|gejoggt|jogge|gerannt|rannte',
  'walk|walks|walked|walking|caminar|caminé|caminamos|caminado|caminando|caminata|andar|andando|anduve|andado|paseo|paseé|spazieren|spaziert|spazierte|spaziergang|spaziergänge|gegangen|gewandert|wandern',
  'sleep|sleeps|slept|sleeping|asleep|dormir|dormí|dormimos|dormido|durmiendo|sueño|schlaf|schlafen|schlief|geschlafen|gepennt|pennen',
  'coffee|coffees|espresso|espressos|latte|lattes|cappuccino|cappuccinos|café|cafés|cafe|cafes|cortado|cortados|kaffee|kaffees',
  'tea|teas|té|tés|tee|tees',
  'water|waters|agua|wasser',
  'weight|weigh|weighed|weighs|peso|pesé|pesado|gewicht|gewogen|wiege|wog',
  'meditate|meditates|meditated|meditating|meditation|meditar|medité|meditado|meditando|meditación|meditieren|meditiert|meditierte',
  'read|reads|reading|leer|leí|leímos|leído|leyendo|lectura|lesen|lese|las|gelesen',
  'smoke|smokes|smoked|smoking|cigarette|cigarettes|fumar|fumé|fumado|fumando|cigarrillo|cigarrillos|cigarro|cigarros|rauch|rauchen|rauche|geraucht|rauchte|zigarette|zigaretten|kippe|kippen',
  'push-up|push-ups|pushup|pushups|press-up|press-ups|flexión|flexiones|liegestütz|liegestütze|liegestützen',
  'pull-up|pull-ups|pullup|pullups|dominadas|klimmzug|klimmzüge',
  'squat|squats|sentadilla|sentadillas|kniebeuge|kniebeugen',
  'beer|beers|pint|pints|cerveza|cervezas|caña|cañas|bier|biere',
  'wine|wines|vino|vinos|wein|weine',
  'gym|workout|worked out|gimnasio|fitnessstudio|fitness',
  'guitar|guitarra|gitarre',
  'piano|klavier',
  'step|steps|paso|pasos|schritt|schritte|schritten',
  'swim|swims|swam|swimming|nadar|nadé|nadamos|nadado|nadando|schwimmen|schwamm|geschwommen',
  'bike|bikes|biked|biking|cycle|cycled|cycling|ride|rides|rode|bici|bicicleta|pedaleé|pedaleado|rad|fahrrad|radfahren|geradelt|radeln|radelte|radtour',
  'yoga',
  'call|calls|called|calling|phone|phoned|rang|ring|llamar|llamé|llamado|anrufen|angerufen|rief|telefoniert',
  'mum|mom|mother|mam|mama|mamá|madre|mutter|mutti',
  'dad|father|papá|padre|papa|vater',
  'mood|feeling|ánimo|humor|stimmung|laune',
  'write|wrote|written|writing|escribir|escribí|escrito|schreiben|schrieb|geschrieben',
  'study|studied|studying|estudiar|estudié|estudiado|lernen|gelernt|lernte',
  'cook|cooked|cooking|cocinar|cociné|cocinado|kochen|gekocht|kochte',
  'sugar|azúcar|zucker',
  'spend|spends|spent|spending|expenses|gastar|gasto|gastos|gasté|gastado|ausgaben|ausgabe|ausgeben|ausgegeben',
  'screen|pantalla|bildschirmzeit|bildschirm|handyzeit',
  'hike|hikes|hiked|hiking|senderismo|gewandert|wanderung',
  'pray|prayed|praying|prayer|rezar|recé|rezado|oración|beten|gebetet|gebet',
  'draw|drew|drawn|drawing|dibujar|dibujé|dibujado|zeichnen|gezeichnet',
  'paint|painted|painting|pintar|pinté|pintado|malen|gemalt',
  'row|rowed|rowing|remar|remé|rudern|gerudert',
  'climb|climbed|climbing|escalar|escalé|klettern|geklettert',
  'dance|danced|dancing|bailar|bailé|bailado|tanzen|getanzt',
  'sing|sang|sung|singing|cantar|canté|cantado|singen|gesungen',
  'alcohol|drinks|drink|alkohol|copas',
]

const SETS = CONCEPTS.map((words) => new Set(words.split('|')))

/** Words of a title that say nothing of what is tracked. */
const GENERIC = new Set(
  'more less practise practice practising play playing do doing learn learning study studying lernen aprender estudiar time zeit tiempo number count go going drink drinking eat eating take taking have a an the my of to for per daily every day each no and in minutes hours üben spielen machen gehen trinken essen mehr weniger täglich jeden tag und der die das zu hacer tocar practicar tomar beber comer más menos diario cada día y el la los las de un una'.split(
    ' ',
  ),
)

const folded = (word: string) => word.toLowerCase().normalize('NFC')

/** English and German endings off, so that “gardened” is “gardening”. */
function stem(word: string): string {
  const w = folded(word)
  if (w.length <= 4) return w.replace(/s$/, '')
  let root = w.replace(/^ge(?=\p{L}{4,}t$)/u, '')
  // Again and again: “flossed” is “floss” first.
  for (let shorter = cut(root); shorter !== root; shorter = cut(root)) root = shorter
  return root.slice(0, 12)
}

const cut = (word: string) =>
  word.replace(/(?<=\p{L}{4})(?:ingen|ungen|ing|edly|ed|ies|es|en|er|te|st|s|t|e|n)$/u, '')

/** Words that another language has for something else. */
const ONLY_IN: Record<string, string> = { las: 'de', rad: 'de', rang: 'en', papa: 'de', humor: 'es' }

/** For each word that must be there, the forms in which it may be. */
export function formsOf(title: string, language: string): ((word: string) => boolean)[] {
  const isOf = (word: string) => (ONLY_IN[word] ?? language) === language
  const words = title.match(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu) ?? []
  const meant = words.map(folded).filter((word) => !GENERIC.has(word))
  return (meant.length > 0 ? meant : words.map(folded)).map((word) => {
    const set = SETS.find((one) => one.has(word))
    if (set)
      return (other: string) => set.has(folded(other)) && (isOf(folded(other)) || folded(other) === word)
    const root = stem(word)
    return (other: string) => folded(other) === word || (root.length > 3 && stem(other) === root)
  })
}
