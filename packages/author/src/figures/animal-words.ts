import type { AnimalName } from '@youzine/drawings/names'
import type { Spoken } from '../writing/wordings.ts'

/** How people call the animals that are drawn, in three languages. */
const WORDS: Record<AnimalName, string> = {
  sparrow: 'sparrows?|gorri(?:ón|ones)|spatz(?:en)?|sperling\\p{L}*',
  otter: 'otters?|nutrias?|ottern?',
  greyhound: 'greyhounds?|whippets?|lurchers?|galgos?|windhund\\p{L}*',
  robin: 'robins?|petirrojos?|rotkehlchen',
  goat: 'goats?|cabras?|cabritos?|ziegen?',
  owl: 'owls?|búhos?|lechuzas?|tecolotes?|eulen?|uhus?',
  bear: 'bears?|osos?|osas?|bären?|bär',
  snail: 'snails?|slugs?|caracol(?:es)?|schnecken?',
  fox: 'fox(?:es)?|vixen|zorr[oa]s?|füchse?|fuchs',
  cat: 'cats?|kittens?|tabby|moggy|gat[oa]s?|gatit[oa]s?|katzen?|katers?|kätzchen',
  dog: 'dogs?|pupp(?:y|ies)|terriers?|labradors?|spaniels?|collies?|dachshunds?|perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|hund(?:e|en|es)?|hündin|welpen?|dackels?',
  hare: 'hares?|rabbits?|bunn(?:y|ies)|liebres?|conej[oa]s?|hasen?|hase|kaninchen',
  hedgehog: 'hedgehogs?|erizos?|igels?',
  horse:
    'horses?|pon(?:y|ies)|mares?|foals?|donkeys?|caballos?|yeguas?|burr[oa]s?|pferde?n?|pferd|ponys?|stuten?|esel',
  cow: 'cows?|cal(?:f|ves)|bulls?|heifers?|vacas?|becerr[oa]s?|toros?|kühe?n?|kuh|kälber|kalb',
  sheep: 'sheep|lambs?|ewes?|ovejas?|borregos?|corder[oa]s?|schafe?n?|schaf|lämmer|lamm',
  pig: 'pigs?|piglets?|hogs?|cerd[oa]s?|puerc[oa]s?|marran[oa]s?|schweine?n?|schwein|ferkel',
  hen: 'hens?|chickens?|roosters?|cockerels?|gallin[ao]s?|gallos?|pollitos?|hühner?n?|huhn|hennen?|hahn|hähne',
  duck: 'ducks?|ducklings?|drakes?|pat[oa]s?|patitos?|enten?|erpel',
  heron: 'herons?|storks?|garzas?|cigüeñas?|reiher\\p{L}*|störche?|storch',
  crow: 'crows?|ravens?|rooks?|magpies?|jackdaws?|blackbirds?|cuervos?|urracas?|zanates?|krähen?|raben?|elstern?|amseln?|dohlen?',
  gull: 'gulls?|seagulls?|gaviotas?|möwen?',
  whale: 'whales?|dolphins?|ballenas?|delfin(?:es)?|wale?|delfine?',
  fish: 'goldfish|fish(?:es)?|trout|salmon|carp|peces|pez|truchas?|fische?n?|fisch|forellen?|karpfen',
  frog: 'frogs?|toads?|ranas?|sapos?|frösche?|frosch|kröten?',
  bee: 'bees?|bumblebees?|wasps?|abejas?|abejorros?|avispas?|bienen?|hummeln?|wespen?',
  tortoise: 'tortoises?|turtles?|tortugas?|schildkröten?',
  mouse:
    'mouse|mice|hamsters?|gerbils?|rats?|guinea pigs?|rat(?:ón|ones)|hámsters?|cuy(?:es)?|mäuse?|maus|ratten?|meerschweinchen',
  elephant: 'elephants?|elefantes?|elefant(?:en)?',
  squirrel: 'squirrels?|chipmunks?|ardillas?|eichhörnchen',
  penguin: 'penguins?|pingüinos?|pinguine?n?|pinguin',
  parrot:
    'parrots?|budgies?|budgerigars?|cockatiels?|loros?|pericos?|cotorras?|papageie?n?|papagei|wellensittich\\p{L}*',
}

const PATTERNS = Object.entries(WORDS).map(
  ([name, words]) => [name as AnimalName, new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')] as const,
)

/** The drawn animal that a text is about: the one it names most often, the first named where two are level. */
export function animalIn(text: string): AnimalName | null {
  const found = PATTERNS.map(([name, pattern]) => {
    const at = [...text.matchAll(pattern)]
    return { name, times: at.length, first: at[0]?.index ?? 0 }
  }).filter(({ times }) => times > 0)
  return found.sort((a, b) => b.times - a.times || a.first - b.first)[0]?.name ?? null
}

const IN_SPANISH: Record<AnimalName, string> = {
  sparrow: 'un gorrión',
  otter: 'una nutria',
  greyhound: 'un galgo',
  robin: 'un petirrojo',
  goat: 'una cabra',
  owl: 'un búho',
  bear: 'un oso',
  snail: 'un caracol',
  fox: 'un zorro',
  cat: 'un gato',
  dog: 'un perro',
  hare: 'una liebre',
  hedgehog: 'un erizo',
  horse: 'un caballo',
  cow: 'una vaca',
  sheep: 'una oveja',
  pig: 'un cerdo',
  hen: 'una gallina',
  duck: 'un pato',
  heron: 'una garza',
  crow: 'un cuervo',
  gull: 'una gaviota',
  whale: 'una ballena',
  fish: 'un pez',
  frog: 'una rana',
  bee: 'una abeja',
  tortoise: 'una tortuga',
  mouse: 'un ratón',
  elephant: 'un elefante',
  squirrel: 'una ardilla',
  penguin: 'un pingüino',
  parrot: 'un loro',
}

const IN_GERMAN: Record<AnimalName, string> = {
  sparrow: 'ein Spatz',
  otter: 'ein Otter',
  greyhound: 'ein Windhund',
  robin: 'ein Rotkehlchen',
  goat: 'eine Ziege',
  owl: 'eine Eule',
  bear: 'ein Bär',
  snail: 'eine Schnecke',
  fox: 'ein Fuchs',
  cat: 'eine Katze',
  dog: 'ein Hund',
  hare: 'ein Hase',
  hedgehog: 'ein Igel',
  horse: 'ein Pferd',
  cow: 'eine Kuh',
  sheep: 'ein Schaf',
  pig: 'ein Schwein',
  hen: 'eine Henne',
  duck: 'eine Ente',
  heron: 'ein Reiher',
  crow: 'eine Krähe',
  gull: 'eine Möwe',
  whale: 'ein Wal',
  fish: 'ein Fisch',
  frog: 'ein Frosch',
  bee: 'eine Biene',
  tortoise: 'eine Schildkröte',
  mouse: 'eine Maus',
  elephant: 'ein Elefant',
  squirrel: 'ein Eichhörnchen',
  penguin: 'ein Pinguin',
  parrot: 'ein Papagei',
}

/** “A robin”, as a description of the picture begins. */
export function animalNamed(animal: AnimalName, language: Spoken): string {
  if (language === 'es') return IN_SPANISH[animal]
  if (language === 'de') return IN_GERMAN[animal]
  return /^[aeiou]/.test(animal) ? `an ${animal}` : `a ${animal}`
}
