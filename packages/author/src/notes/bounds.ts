import { isNamed, type Meant } from './meant.ts'
import type { Dimension } from './units.ts'

/** What a person can do, drink or weigh in one day, generously: beyond it, it is another number or another unit. */

type Bounds = readonly [least: number, most: number]

const ANY: Bounds = [0, Number.POSITIVE_INFINITY]

/** Where something stands; it is never 0. */
const LEVELS: Partial<Record<Dimension, Bounds>> = {
  'level:pressure': [40, 280],
  'level:pulse': [25, 240],
}

/** In the first unit of each dimension: km, hours, litres, kilos. */
const BY_CONCEPT: Partial<Record<Dimension, [concept: string, bounds: Bounds][]>> = {
  distance: [
    ['run', [0, 120]],
    ['walk', [0, 80]],
    ['hike', [0, 80]],
    ['swim', [0, 30]],
    ['row', [0, 80]],
    ['bike', [0, 400]],
    ['skate', [0, 120]],
  ],
  duration: [
    ['meditate', [0, 6]],
    ['nap', [0, 6]],
    ['yoga', [0, 6]],
    ['stretch', [0, 4]],
    ['plank', [0, 2]],
    ['shower', [0, 2]],
    ['pray', [0, 8]],
  ],
  volume: [
    ['water', [0, 15]],
    ['beer', [0, 10]],
    ['wine', [0, 5]],
    ['coffee', [0, 5]],
    ['tea', [0, 8]],
    ['milk', [0, 6]],
  ],
  mass: [
    ['weight', [20, 350]],
    ['protein', [0, 1]],
    ['chocolate', [0, 3]],
  ],
}

const BY_DIMENSION: Partial<Record<Dimension, Bounds>> = {
  duration: [0, 24],
  'count:cup': [0, 40],
  'count:glass': [0, 40],
  'count:cigarette': [0, 120],
  'count:page': [0, 1500],
  'count:step': [0, 150_000],
  'count:serving': [0, 40],
  'count:rep': [0, 10_000],
  'level:percent': [0, 100],
}

/** Counted in units that people have thought of themselves. */
const BY_UNIT: [RegExp, Bounds][] = [
  [
    /^(?:drinks?|pints?|cans?|beers?|coffees?|teas?|shots?|latas?|cañas?|cervezas?|cafés?|tés?|tragos?|bebidas?|dosen?|biere?|krügerl|halbe|getränke?|kaffees?)$/iu,
    [0, 40],
  ],
  [/^(?:eggs?|huevos?|eier|fruits?|piezas?)$/iu, [0, 60]],
  [/^(?:kcal|cals?|calories|calorías|kalorien)$/iu, [0, 20_000]],
  [/^(?:°c|grad|grados)$/iu, [30, 44]],
  [/^mg\/dl$/iu, [20, 700]],
  [/^mmol/iu, [1, 40]],
]

/** What is smoked or drunk, whatever it is counted in. */
const CONSUMED: [concept: string, most: number][] = [
  ['smoke', 120],
  ['coffee', 40],
  ['tea', 40],
  ['beer', 40],
  ['wine', 40],
  ['fruit', 60],
]

const SCALE = /(?:\/|of |de |von |sobre |auf |[-–] ?|to |a |bis )(5|10|100)$/iu

const isBodily = (meant: Meant) => isNamed(meant, 'temperature') || isNamed(meant, 'glucose')

function boundsOf(meant: Meant): Bounds {
  const { dimension, feature } = meant
  const unit = feature.unit ?? ''
  if (!dimension) return ANY
  const ofLevel = LEVELS[dimension]
  if (ofLevel) return ofLevel
  if (dimension === 'share') return [0, Number(SCALE.exec(unit)?.[1] ?? Number.POSITIVE_INFINITY)]
  const named = BY_CONCEPT[dimension]?.find(([concept]) => isNamed(meant, concept))?.[1]
  if (named) return named
  const own = BY_UNIT.find(([pattern]) => pattern.test(unit))?.[1]
  if (own && (dimension.startsWith('count:') || isBodily(meant))) return own
  if (dimension.startsWith('count:')) {
    const most = CONSUMED.find(([concept]) => isNamed(meant, concept))?.[1]
    if (most !== undefined) return [0, most]
  }
  return BY_DIMENSION[dimension] ?? ANY
}

/** Nobody counts fewer steps: “only 4 today” are thousands, or not steps. */
const FEWEST_STEPS = 30

export function isPlausible(meant: Meant, value: number): boolean {
  if (meant.dimension === 'count:step' && value > 0 && value < FEWEST_STEPS) return false
  const [least, most] = boundsOf(meant)
  const inFirstUnit = meant.dimension && BY_CONCEPT[meant.dimension] ? value * meant.factor : value
  return inFirstUnit >= least && inFirstUnit <= most
}
