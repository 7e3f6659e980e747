/** Units by what they measure; `factor` leads to the first unit of each. */
export type Dimension = 'distance' | 'duration' | 'volume' | 'mass' | 'share' | `count:${string}`

interface Unit {
  dimension: Dimension
  factor: number
}

const table: [Dimension, [number, string][]][] = [
  [
    'distance',
    [
      [1, 'km|kms|kilomet(?:er|re)s?|kil[óo]metros?|kilometern?|k'],
      [0.001, 'm|met(?:er|re)s?|metros?|metern?'],
      [1.609344, 'mi|miles?|millas?|meilen?'],
    ],
  ],
  [
    'duration',
    [
      [1, 'h|hrs?|hours?|horas?|std|stunden?'],
      [1 / 60, 'min|mins|minutes?|minutos?|minuten?'],
      [1 / 3600, 's|secs?|seconds?|segundos?|sekunden?'],
    ],
  ],
  [
    'volume',
    [
      [1, 'l|lit(?:er|re)s?|litros?|litern?'],
      [0.001, 'ml|millilit(?:er|re)s?|mililitros?'],
      [0.01, 'cl'],
    ],
  ],
  [
    'mass',
    [
      [1, 'kg|kgs|kilos?|kilograms?|kilogramos?|kilogramm'],
      [0.45359237, 'lbs?|pounds?|libras?|pfund'],
      [0.001, 'g|grams?|gramos?|gramm'],
    ],
  ],
  ['share', [[1, '/10|out of 10|de 10|von 10|/5|points?|puntos?|punkte?']]],
  ['count:page', [[1, 'pages?|p[áa]ginas?|seiten?']]],
  ['count:cup', [[1, 'cups?|mugs?|tazas?|tassen?|becher']]],
  ['count:glass', [[1, 'glass(?:es)?|pints?|vasos?|copas?|gl[äa]ser|glas|bottles?|botellas?|flaschen?']]],
  [
    'count:cigarette',
    [[1, 'cigarettes?|cigs?|fags?|smokes|cigarrillos?|cigarros?|pitillos?|zigaretten?|kippen?']],
  ],
  ['count:step', [[1, 'steps?|pasos?|schritten?']]],
  ['count:rep', [[1, 'reps?|repetitions?|repeticiones|wiederholungen']]],
]

const UNITS: { pattern: RegExp; unit: Unit }[] = table.flatMap(([dimension, list]) =>
  list.map(([factor, words]) => ({
    pattern: new RegExp(`^(?:${words})$`, 'iu'),
    unit: { dimension, factor },
  })),
)

export const unitOf = (word: string): Unit | null =>
  UNITS.find(({ pattern }) => pattern.test(word.trim()))?.unit ?? null

/** Every unit's words as one pattern. */
export const UNIT_WORDS = table.flatMap(([, list]) => list.map(([, words]) => words)).join('|')
