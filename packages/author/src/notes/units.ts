import { escaped } from '../reading/escaped.ts'
/** Units by what they measure; `factor` leads to the first unit of each. */
export type Dimension =
  | 'distance'
  | 'duration'
  | 'volume'
  | 'mass'
  | 'money'
  | 'share'
  | `level:${string}`
  | `count:${string}`

interface Unit {
  dimension: Dimension
  factor: number
}

/** The unit of a mood: “1-10”, “scale of 5”. */
const SCALE = '[01] ?(?:-|–|to|a|bis) ?(?:5|10)|stars?|estrellas?|sterne?|scale|escala|skala|score|rating'

const table: [Dimension, [number, string][]][] = [
  [
    'distance',
    [
      [1, 'km|kms|kilomet(?:er|re)s?|kil[óo]metros?|kilometern?|k'],
      [0.001, 'm|mts?|mtrs|met(?:er|re)s?|metros?|metern?'],
      [1.609344, 'mi|miles?|millas?|meilen?'],
    ],
  ],
  [
    'duration',
    [
      [1, 'h|hs|hrs?|hours?|hor(?:it)?as?|std|stdn|stunden?|stündchen'],
      [1 / 60, 'min|mins|mns|minutes?|minut(?:it|ic)?os?|minuten?'],
      [1 / 3600, 's|secs?|seconds?|segs?|segundos?|sek|sekunden?'],
    ],
  ],
  [
    'volume',
    [
      [1, 'l|lts?|ltrs?|lit(?:er|re)s?|litros?|litern?'],
      [0.001, 'ml|millilit(?:er|re)s?|mililitros?'],
      [0.01, 'cl'],
      [0.0295735, 'oz|fl\\.? ?oz|ounces?|onzas?'],
      [3.785411784, 'gallons?|galones|gal'],
    ],
  ],
  [
    'mass',
    [
      [1, 'kg|kgs|kilos?|kilograms?|kilogramos?|kilogramm'],
      [0.45359237, 'lbs?|pounds?|libras?|pfund'],
      [6.35029318, 'stones?'],
      [0.001, 'g|grams?|gramos?|gramm'],
    ],
  ],
  [
    'money',
    [
      [
        1,
        '£|€|\\$|₹|rs\\.?|rupees?|inr|rupien|mxn|quid|bucks?|euros?|eur|dollars?|d[óo]lares|eurillos?|eurazos?|euretes|leuros?|euronen|euris|öcken|tacken|fränkli|varos|lucas|gbp|usd|pesos|pavos|naira|rand|reais|soles|złoty|zloty|zł|kronor|kroner|kronen|yen|yuan|shillings?|ksh|dirhams?|liras?|baht|forint|lei|francs?|franken|chf|kröten',
      ],
    ],
  ],
  ['share', [[1, `(?:/|out of |de |von |sobre |auf )(?:10|5|100)|points?|puntos?|punkte?|${SCALE}`]]],
  ['level:pulse', [[1, 'bpm|ppm|lpm|beats per minute|schläge']]],
  ['level:temperature', [[1, '°c|°|degrees?|grados?|grad']]],
  ['level:pressure', [[1, 'mmhg|mm hg']]],
  ['level:glucose', [[1, 'mmol(?:/l)?|mg/dl']]],
  ['level:percent', [[1, '%|percent|por ciento|prozent']]],
  ['count:page', [[1, 'pages?|pp|pgs?|p[áa]ginas?|p[áa]gs?|seiten?']]],
  ['count:cup', [[1, 'cups?|mugs?|tazas?|tassen?|becher']]],
  ['count:glass', [[1, 'glass(?:es)?|vasos?|copas?|gl[äa]ser|glas|bottles?|botellas?|flaschen?']]],
  [
    'count:cigarette',
    [[1, 'cigarettes?|cigs?|fags?|smokes|cigarrillos?|cigarros?|pitillos?|pitis?|zigaretten?|kippen?']],
  ],
  ['count:step', [[1, 'steps?|pasos?|schritten?']]],
  [
    'count:serving',
    [[1, 'servings?|portions?|helpings?|raci[óo]n(?:es)?|porci[óo]n(?:es)?|portionen|portion']],
  ],
  ['count:rep', [[1, 'reps?|repetitions?|repeticiones|wiederholungen|wdhs?']]],
  [
    'count:unit',
    [
      [
        1,
        'u(?! (?:know|can|see|guys|all|r|are|have|should|gotta)(?!\\p{L}))|iu|ie|ui|units?|uds?|unidad(?:es)?|einheit(?:en)?',
      ],
    ],
  ],
]

const UNITS: { pattern: RegExp; unit: Unit }[] = table.flatMap(([dimension, list]) =>
  list.map(([factor, words]) => ({
    pattern: new RegExp(`^(?:${words})$`, 'iu'),
    unit: { dimension, factor },
  })),
)

const known = (word: string): Unit | null =>
  UNITS.find(({ pattern }) => pattern.test(word.trim()))?.unit ?? null

const singular = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .replace(/ión$/u, 'ion')
    .replace(/(?<=\p{L}{3})(?:s|(?<!io)n|es|en)$/u, '')

/** One that people have thought of themselves (words, lengths, songs) counts itself. */
export const unitOf = (word: string): Unit =>
  known(word) ?? { dimension: `count:${singular(word)}`, factor: 1 }

const WORDS = table.flatMap(([, list]) =>
  list.map(([, words]) => words.replace(`|${SCALE}`, '|stars?|estrellas?|sterne')),
)
/** A unit's word for one of them, as a pattern. */
export const singularPattern = (unit: string) =>
  `${escaped(singular(unit)).replace(/ion$/, 'i[oó]n')}(?:o|a|e)?`

/** Every unit's words as one pattern, with those that only these features have. */
export function unitWords(own: readonly string[]): string {
  const strange = own.filter((unit) => !known(unit) && /^\p{L}/u.test(unit)).map(singular)
  return [
    ...WORDS,
    ...strange.map((unit) => `${escaped(unit).replace(/ion$/, 'i[oó]n')}(?:s|n|es|en|e)?`),
  ].join('|')
}
