import { mayMean } from './forms.ts'
import { isNamed, type Meant } from './meant.ts'
import type { Reader } from './reader.ts'
import type { Dimension } from './units.ts'

/** A quantity that only one of the tracked things is measured in is of that thing, unless the words say otherwise. */

const TRAVEL =
  'gefahren hingefahren fahrt manejé manejando manejar viaje road trip drove drive driving car bus train flight flew plane taxi uber tram ferry motorbike traffic away radius conduje conduciendo coche carro autobús tren avión vuelo tráfico moto metro auto zug bus flug stau fuhr autobahn entfernt pendeln umweg queue tailback fence rope cable cola atasco cuerda valla seil kabel zaun schlange'
const MOVING = ['run', 'walk', 'swim', 'bike', 'hike', 'row', 'skate', 'ski', 'climb', 'commute']
const LIQUIDS =
  'juice petrol diesel fuel gas paint soup oil smoothie squash lemonade broth stock cream rain blood kombucha zumo jugo gasolina gasóleo pintura sopa aceite caldo batido nata horchata saft benzin sprit farbe suppe öl brühe sahne heizöl apfelschorle'
const DRINKS = ['coffee', 'tea', 'beer', 'wine', 'milk', 'soda', 'water']
const GOODS =
  'lost gained lose gain lifted lift squatted pressed bench dumbbell dumbbells barbell kettlebell parcel potatoes flour suitcase luggage rice meat bag baby curl curls overhead adelgacé engordé perdí patatas harina maleta bolsa arroz carne pesas mancuerna mancuernas levanté kartoffeln mehl koffer reis zugenommen abgenommen hantel hanteln gestemmt gehoben gedrückt drückte repped press bank paket abnehmen losgeworden'
const MASSES = ['deadlift', 'bench', 'squat', 'weight']

const setOf = (words: string) => new Set(words.split(' '))
const STRANGE: Partial<Record<Dimension, { words: Set<string>; concepts: string[] }>> = {
  distance: { words: setOf(TRAVEL), concepts: MOVING },
  volume: { words: setOf(LIQUIDS), concepts: DRINKS },
  'count:glass': {
    words: setOf(`${LIQUIDS} copa copas bottle bottles botella botellas flasche flaschen`),
    concepts: DRINKS,
  },
  'count:cup': { words: setOf(LIQUIDS), concepts: DRINKS },
  mass: { words: setOf(GOODS), concepts: MASSES },
}
/** A body between a child's and the heaviest; anything else is a parcel. */
const BODY = { least: 30, most: 250 }

const FOLLOWED_BY_THING =
  /^\s+(?:of|de|from|away|desde|von)\s+(?!(?:it|them|ello|today|hoy|a tirón|nada)(?!\p{L}))\p{L}/iu
const GERMAN_THING = /^\s+(\p{Lu}\p{Ll}+)/u

/** Where two are measured alike, the unit tells: grams are of the food, kilos of the body. */
function ownerOf({ dimension, factor }: Found, { meants }: Reader): Meant | null {
  const same = meants.filter((meant) => meant.dimension === dimension)
  const exact = dimension === 'duration' ? [] : same.filter((meant) => meant.factor === factor)
  const [owner, ...more] = same.length > 1 ? exact : same
  return owner && more.length === 0 ? owner : null
}

function isOfSomething(after: string, owner: Meant): boolean {
  const thing = GERMAN_THING.exec(after)?.[1]
  return FOLLOWED_BY_THING.test(after) || (thing !== undefined && !isNamed(owner, thing))
}

export interface Found {
  figure: number
  factor: number
  whole: string
  dimension: Dimension
}

/** The one feature that a quantity can be of, although nothing in the part names it. */
export function soleOwner(part: string, quantity: Found, reader: Reader): Meant | null {
  const strange = STRANGE[quantity.dimension]
  const owner = ownerOf(quantity, reader)
  if (!strange || !owner) return null
  const isBody = quantity.dimension === 'mass'
  const kilos = quantity.figure * quantity.factor
  if (isBody && (kilos < BODY.least || kilos > BODY.most || !isNamed(owner, 'weight'))) return null
  if (owner.feature.unit && quantity.dimension === 'volume' && !isNamed(owner, 'water')) return null
  const after = part.slice(part.indexOf(quantity.whole) + quantity.whole.length)
  if (quantity.dimension !== 'distance' && isOfSomething(after, owner)) return null
  // “Nach Flensburg gefahren, 45 km”.
  const isBare = !/\p{L}/u.test(part.replace(quantity.whole, ' '))
  return isStrangeTo(owner, isBare ? reader.sentence : part) ? null : owner
}

const singularOf = (word: string) => word.toLowerCase().replace(/s$/u, '')

/** It speaks of something else that is measured so, and is not tracked: kilometres in a car, litres of petrol. */
export function isStrangeTo(owner: Meant, part: string, tracked: readonly Meant[] = []): boolean {
  const strange = owner.dimension && STRANGE[owner.dimension]
  if (!strange) return false
  const words = part.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.some(
    (word) =>
      singularOf(word) !== singularOf(owner.feature.unit ?? '') &&
      !tracked.some((other) => isNamed(other, word)) &&
      !owner.forms.all.some(({ isSure, isWeak }) => isSure(word) || isWeak(word)) &&
      (strange.words.has(word) || strange.concepts.some((concept) => mayMean(concept, word))),
  )
}
