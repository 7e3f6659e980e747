/** Number words of the three languages, as figures: a note is read with figures only. */
const EN: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
const ES: Record<string, number> = {
  cero: 0,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiuno: 21,
  veintidós: 22,
  veintitrés: 23,
  veinticuatro: 24,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  mil: 1000,
}
const DE: Record<string, number> = {
  null: 0,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwölf: 12,
  dreizehn: 13,
  vierzehn: 14,
  fünfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  hundert: 100,
  tausend: 1000,
  anderthalb: 1.5,
  eineinhalb: 1.5,
}

export type Language = 'en' | 'es' | 'de'

const WORDS: Record<Language, Record<string, number>> = { en: EN, es: ES, de: DE }
const edge = (inside: string) => `(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`
const any = (words: string[]) => words.sort((a, b) => b.length - a.length).join('|')
const of = (inside: string) => new RegExp(edge(inside), 'giu')

const TENS = of(
  `(${any(Object.keys(EN).filter((w) => (EN[w] ?? 0) >= 20))})[- ](${any(Object.keys(EN).filter((w) => (EN[w] ?? 0) > 0 && (EN[w] ?? 0) < 10))})`,
)
const GERMAN_UNITS = 'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun'
const GERMAN_TENS = of(
  `(${GERMAN_UNITS})und(zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)`,
)
const GERMAN_HALF = of(`(${any(Object.keys(DE).filter((w) => Number.isInteger(DE[w] ?? 0.5)))})einhalb`)
export const FIGURE = '\\d{1,9}(?:\\.\\d{1,9})?'

/** 11,204 and 7,5 are told apart by the language of the note. */
function plainFigures(text: string, language: Language): string {
  const [thousands, decimal] = language === 'en' ? [',', '.'] : ['.', ',']
  return text
    .replace(/\d[\d.,]*\d/g, (figure) => {
      const isGrouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`).test(figure)
      // In Mexico a comma groups as well; nobody writes three decimals into a note.
      const isMexican = language === 'es' && /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(figure)
      if (isMexican) return figure.replaceAll(',', '')
      const bare = isGrouped && !figure.startsWith('0') ? figure.replaceAll(thousands, '') : figure
      return bare.replace(',', '.')
    })
    .replace(/(\d)?\s*½/g, (_, before?: string) => (before ? `${before}.5` : '0.5'))
    .replace(/(\d)?\s*¼/g, (_, before?: string) => (before ? `${before}.25` : '0.25'))
    .replace(/(\d)?\s*¾/g, (_, before?: string) => (before ? `${before}.75` : '0.75'))
    .replace(/(?<!\d)(\d{1,6}) 1\/2(?!\d)/g, '$1.5')
    .replace(/(?<![\d/.])1\/2(?!\d)/g, '0.5')
}

const HOURS: Record<Language, [RegExp, string][]> = {
  en: [
    [of('(?:a )?half an hour|a half[- ]hour'), '0.5 hours'],
    [of('three[- ]quarters of an hour'), '0.75 hours'],
    [of('(?:a )?quarter of an hour'), '0.25 hours'],
    [of('an hour and a half'), '1.5 hours'],
    [of('a minute and a half'), '1.5 minutes'],
    [of('a minute'), '1 minutes'],
    [of('an hour and a quarter'), '1.25 hours'],
    [of('an hour'), '1 hours'],
    [of('half a dozen'), '6'],
    [of('half a'), '0.5'],
    [of('(?:a )?couple(?: of)?'), '2'],
    [of('a dozen'), '12'],
    [of('(?:a|one) hundred'), '100'],
    [of('(?:a|one) thousand'), '1000'],
  ],
  es: [
    [of('(?:una )?hora y media'), '1.5 horas'],
    [of('un minuto y medio'), '1.5 minutos'],
    [of('un minuto'), '1 minutos'],
    [of('media hora'), '0.5 horas'],
    [of('tres cuartos de hora'), '0.75 horas'],
    [of('(?:un )?cuarto de hora'), '0.25 horas'],
    [of('una hora'), '1 horas'],
    [of('media docena(?: de)?'), '6'],
    [of('una docena(?: de)?'), '12'],
    [of('un par de'), '2'],
    [of('(?<!y )(?:medio|media)'), '0.5'],
  ],
  de: [
    [of("(?:(?:ei|'?)ne )?halbe Stunde"), '0.5 Stunden'],
    [of("(?:(?:ei|'?)ne )?Viertelstunde"), '0.25 Stunden'],
    [of("(?:(?:ei|'?)ne )?Dreiviertelstunde"), '0.75 Stunden'],
    [of("(?:ei|'?)ne Stunde"), '1 Stunden'],
    [of('eine Minute'), '1 Minuten'],
    [of('ein halbes dutzend'), '6'],
    [of('ein dutzend'), '12'],
    [of('ein paar'), ' '],
    [of('(?:einen|ein) halben?'), '0.5'],
  ],
}

const HALVES: Record<Language, RegExp> = {
  en: new RegExp(`(${FIGURE}) and a half`, 'giu'),
  es: new RegExp(`(${FIGURE})((?: \\p{L}+)?) y media?(?!\\p{L})|(${FIGURE})((?: \\p{L}+)?) y medio`, 'giu'),
  de: new RegExp(`(${FIGURE}) und ein(?:e)? halbe?`, 'giu'),
}

/** “another 18”, “noch 2”, “otros 3”; and another one. */
const MORE_OF: Record<Language, { many: RegExp; one: RegExp }> = {
  en: {
    many: /(?<!\p{L})(?:another|a further) (?=\d)/giu,
    one: of('another|one more|(?<=and )a (?:second|third|fourth|fifth)(?= one|$|[,.!]| i| with| at| in)'),
  },
  es: { many: /(?<!\p{L})otr[oa]s (?=\d)/giu, one: of('otr[oa]') },
  de: {
    many: /(?<!\p{L})(?:noch|nochmals?|noch mal|weitere)(?: mal)? (?=\d)/giu,
    one: of('noch (?:ein|einen|eine)s?'),
  },
}

/** A note in which every number is a figure. */
export function withFigures(note: string, language: Language): string {
  let text = plainFigures(note, language)
  for (const [pattern, figure] of HOURS[language]) text = text.replace(pattern, figure)
  if (language === 'en')
    text = text.replace(TENS, (_, ten: string, unit: string) =>
      String((EN[ten.toLowerCase()] ?? 0) + (EN[unit.toLowerCase()] ?? 0)),
    )
  if (language === 'de') {
    text = text
      .replace(GERMAN_TENS, (_, unit: string, ten: string) =>
        String((unit === 'ein' ? 1 : (DE[unit] ?? 0)) + (DE[ten] ?? 0)),
      )
      .replace(GERMAN_HALF, (_, whole: string) => String((DE[whole.toLowerCase()] ?? 0) + 0.5))
  }
  const words = WORDS[language]
  text = text.replace(of(any(Object.keys(words))), (word) => String(words[word.toLowerCase()]))
  text = text.replace(new RegExp(`(${FIGURE}) (?:thousand|mil|tausend)(?!\\p{L})`, 'giu'), (_, n: string) =>
    String(Number(n) * 1000),
  )
  text = text.replace(new RegExp(`(${FIGURE}) hundred(?!\\p{L})`, 'giu'), (_, n: string) =>
    String(Number(n) * 100),
  )
  text = text.replace(MORE_OF[language].many, '+').replace(MORE_OF[language].one, '+1')
  return text.replace(HALVES[language], (...found: unknown[]) => {
    const groups = found.slice(1, -2).map((one) => (typeof one === 'string' ? one : undefined))
    const figure = groups.find((one) => one !== undefined && /^\d/.test(one)) ?? '0'
    const noun = groups.find((one) => one?.startsWith(' ')) ?? ''
    return `${Number(figure) + 0.5}${noun}`
  })
}
