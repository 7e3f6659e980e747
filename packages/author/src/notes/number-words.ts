/** Number words of the three languages as figures, however many of them make one number. */
export type Language = 'en' | 'es' | 'de'

const listed = (words: string, from = 0, step = 1): [string, number][] =>
  words.split(' ').map((word, at) => [word, from + at * step])

const SMALL: Record<Language, Map<string, number>> = {
  en: new Map([
    ...listed(
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...listed('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ]),
  es: new Map([
    ['cero', 0],
    ...listed(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
      2,
    ),
    ['veintiún', 21],
    ['veintiuna', 21],
    ...listed('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
  ]),
  de: new Map([
    ...listed(
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    ),
    ...listed('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig', 20, 10),
    ['dreissig', 30],
    ['fuenf', 5],
    ['zwölfe', 12],
  ]),
}
export const numberWords = (language: Language) => SMALL[language].keys()

const HUNDREDS_ES = new Map<string, number>([
  ['cien', 100],
  ['ciento', 100],
  ...listed(
    'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
    200,
    100,
  ),
  ...listed(
    'doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas',
    200,
    100,
  ),
])

const any = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|')
const alone = (inside: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`, 'giu')
const wordsFrom = (language: Language, low: number, high: number) =>
  any([...SMALL[language]].filter(([, value]) => value >= low && value <= high).map(([word]) => word))

const figureOf = (language: Language, word: string) => SMALL[language].get(word.toLowerCase()) ?? 0

const TENS_EN = alone(`(${wordsFrom('en', 20, 90)})[- ](${wordsFrom('en', 1, 9)})`)
const TENS_ES = alone(`(${wordsFrom('es', 30, 90)}) y (un[oa]?|${wordsFrom('es', 2, 9)})`)
const HUNDREDS_EN = /(?<![\d.])(\d{1,2}) hundred(?:(?: and)? (\d{1,2})(?![\d.:]))?(?!\p{L})/giu
const THOUSANDS_EN = /(?<![\d.])(\d{1,3}(?:\.5)?) thousand(?:(?: and)? (\d{1,3})(?![\d.:]))?(?!\p{L})/giu
const ONE_EN = /(?<!\p{L})(?:a|one) (?=(?:hundred|thousand)(?!\p{L}))/giu
const HUNDREDS_WORDS_ES = alone(`(${any(HUNDREDS_ES.keys())})(?: (\\d{1,2})(?![\\d.:]))?`)
const THOUSANDS_ES = /(?<![\d.\p{L}])(?:(\d{1,3}(?:\.\d{1,2})?) )?mil(?: (\d{1,3})(?![\d.:]))?(?!\p{L})/giu
const sum = (many: string | undefined, times: number, rest: string | undefined) =>
  String(Number(many ?? 1) * times + Number(rest ?? 0))

const UNITS_DE = `ein|${wordsFrom('de', 2, 9)}`
const BELOW_HUNDRED_DE = `(?:${UNITS_DE})und(?:${wordsFrom('de', 20, 90)})|${wordsFrom('de', 1, 99)}`
const COMPOUND_DE = alone(
  `(?:(${BELOW_HUNDRED_DE}|ein)?(tausend))?(?:und)?(?:(${UNITS_DE})?(hundert))?(?:und)?(${BELOW_HUNDRED_DE}|null)?(einhalb|einviertel)?`,
)
const HALF_MORE_DE = alone('anderthalb|eineinhalb')
const QUARTER_MORE_DE = alone('eineinviertel')
const AND_TENS_DE = new RegExp(`^(${UNITS_DE})und(.+)$`, 'iu')

function belowHundred(word: string | undefined): number {
  if (!word) return 0
  const [, unit, ten] = AND_TENS_DE.exec(word) ?? []
  if (unit && ten) return belowHundred(unit) + figureOf('de', ten)
  return word.toLowerCase() === 'ein' ? 1 : figureOf('de', word)
}

function german(text: string): string {
  return text
    .replace(HALF_MORE_DE, '1.5')
    .replace(QUARTER_MORE_DE, '1.25')
    .replace(COMPOUND_DE, (whole, thousands, isThousand, hundreds, isHundred, rest, half) => {
      if (!whole || /^und$/iu.test(whole)) return whole
      const value =
        (isThousand ? (belowHundred(thousands) || 1) * 1000 : 0) +
        (isHundred ? (belowHundred(hundreds) || 1) * 100 : 0) +
        belowHundred(rest)
      return String(value + (half ? (/halb/iu.test(half) ? 0.5 : 0.25) : 0))
    })
}

const figures = (text: string, language: Language) =>
  text.replace(alone(any(SMALL[language].keys())), (word) => String(figureOf(language, word)))

const english = (text: string) =>
  figures(
    text.replace(TENS_EN, (_, ten: string, unit: string) =>
      String(figureOf('en', ten) + figureOf('en', unit)),
    ),
    'en',
  )
    .replace(ONE_EN, '1 ')
    .replace(HUNDREDS_EN, (_, many: string, rest?: string) => sum(many, 100, rest))
    .replace(THOUSANDS_EN, (_, many: string, rest?: string) => sum(many, 1000, rest))

const spanish = (text: string) =>
  figures(
    text.replace(TENS_ES, (_, ten: string, unit: string) =>
      String(figureOf('es', ten) + (/^un/iu.test(unit) ? 1 : figureOf('es', unit))),
    ),
    'es',
  )
    .replace(HUNDREDS_WORDS_ES, (_, hundred: string, rest?: string) =>
      sum('1', HUNDREDS_ES.get(hundred.toLowerCase()) ?? 0, rest),
    )
    .replace(THOUSANDS_ES, (_, many?: string, rest?: string) => sum(many, 1000, rest))

const IN: Record<Language, (text: string) => string> = { en: english, es: spanish, de: german }

export const withNumberWords = (text: string, language: Language) => IN[language](text)
