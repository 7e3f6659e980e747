import { type Language, withNumberWords } from './number-words.ts'

export type { Language } from './number-words.ts'

/** Amounts as people say them, as figures: a note is read with figures only. */
const edge = (inside: string) => `(?<![\\p{L}\\p{N}])(?:${inside})(?![\\p{L}\\p{N}])`
const of = (inside: string) => new RegExp(edge(inside), 'giu')

export const FIGURE = '\\d{1,9}(?:\\.\\d{1,9})?'

/** 11,204 and 7,5 are told apart by the language of the note. */
function plainFigures(text: string, language: Language): string {
  const [thousands, decimal] = language === 'en' ? [',', '.'] : ['.', ',']
  return text
    .replace(BY_SPACES, '$1$2')
    .replace(/\d[\d.,]*\d/g, (figure) => {
      const isGrouped = new RegExp(`^\\d{1,3}(?:\\${thousands}\\d{3})+(?:\\${decimal}\\d+)?$`).test(figure)
      // In Mexico a comma groups as well; nobody writes three decimals into a note.
      const isMexican = language === 'es' && /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(figure)
      if (isMexican) return figure.replaceAll(',', '')
      const bare = isGrouped && !figure.startsWith('0') ? figure.replaceAll(thousands, '') : figure
      return bare.replace(',', '.')
    })
    .replace(/(?:(\d)\s{0,9})?½/g, (_, before?: string) => (before ? `${before}.5` : '0.5'))
    .replace(/(?:(\d)\s{0,9})?¼/g, (_, before?: string) => (before ? `${before}.25` : '0.25'))
    .replace(/(?:(\d)\s{0,9})?¾/g, (_, before?: string) => (before ? `${before}.75` : '0.75'))
    .replace(/(?<!\d)(\d{1,6}) 1\/2(?!\d)/g, '$1.5')
    .replace(/(?<![\d.])(\d{1,3})(?: and)? ([13])\/4(?!\d)/g, (_, whole: string, part: string) =>
      String(Number(whole) + Number(part) / 4),
    )
    .replace(PART_OF_MEASURE, (_, part: string, of: string) => `${Number(part) / Number(of)} `)
    .replace(/(?<![\d/.])1\/2(?!\d)/g, '0.5')
}

/** “10 450 steps”: only what is counted in thousands is written so. */
const BY_SPACES =
  /(?<![\d.,:/-] ?)(\d{1,3}) (\d{3})(?= (?:steps|words|kcal|pasos|palabras|schritten?|wörter|kalorien|calories|calorías)(?!\p{L}))/giu

/** “3/4 hour”, “1/2 de hora”, “1/4 Liter”: parts of a measure. */
const PART_OF_MEASURE =
  /(?<![\d/.])([1-3])\/([24])(?: (?:of )?an?| de(?: una?)?)? ?(?=(?:h|hrs?|hours?|horas?|std|stunden?|lit(?:er|re)s?|litros?|l|miles?|mi|km|pints?|cups?|bottles?|glass|kilos?|vasos?|tazas?|botellas?|flaschen?|glas|tassen?)(?!\p{L}))/giu

/** “5 cigarros y medio litro”: half of another thing. */
const MEASURED_ES =
  'l|litro|kilo|kg|vaso|hora|h|taza|copa|botella|lata|paquete|cajetilla|porción|ración|pastilla|manzana|plátano|pizza|kilómetro|km|milla|docena|barra|tableta|cerveza|bocadillo|pomelo|aguacate|melón|jarra|termo'
const NOT_OF_ANOTHER = `(?! (?:${MEASURED_ES})(?!\\p{L}))`

const HR = '(?:hour|hr|h)'
const HOURS: Record<Language, [RegExp, string][]> = {
  en: [
    [of(`(?:(?:a|1) )?(?:half|0\\.5) (?:an|a|of an) ${HR}|(?:a )?half[- ]${HR}`), '0.5 hours'],
    [of(`(?:three|3)[- ]quarters?(?: of)?(?: an)?[- ]${HR}`), '0.75 hours'],
    [of(`(?:(?:a|one) )?quarter(?: of)?(?: an)?[- ]${HR}`), '0.25 hours'],
    [of(`(?:an |one |1 )?${HR} and (?:a )?half`), '1.5 hours'],
    [of(`(?:an |one |1 )?${HR} and (?:three|3) quarters`), '1.75 hours'],
    [
      /(?<=(?<!\p{L})hours?(?!\p{L})[^.!?;]{0,40})(?<!\p{L})(?:three|3) quarters(?! (?:of|and|hour)(?!\p{L}))(?!\p{L})/giu,
      '0.75 hours',
    ],
    [of('a minute and a half'), '1.5 minutes'],
    [of('a minute'), '1 minutes'],
    [of(`(?:an |one |1 )?${HR} and (?:a )?quarter`), '1.25 hours'],
    [of(`an ${HR}`), '1 hours'],
    [of('(?:(?:a|one) )?(litre|liter|mile|pint|glass|cup|kilometre|bottle) and a half'), '1.5 $1'],
    [of('(?:(?:a|one) )?(litre|liter|mile|pint|kilometre) and (?:three|3) quarters'), '1.75 $1'],
    [of('(?:(?:a|one) )?(litre|liter|mile|pint|kilometre) and a quarter'), '1.25 $1'],
    [of('(?:a|one) ((?!bit|while|lot|marathon)\\p{L}{3,12}) and a half(?! (?:an? )?hour)'), '1.5 $1'],
    [
      of(
        '(?:(?:a|one) )?quarter of an?(?= (?:pack|packet|box|bottle|pizza|cake|litre|liter|pint|cup|glass|mile|portion|tablet|pill))',
      ),
      '0.25',
    ],
    [of('half a dozen'), '6'],
    [of('half a'), '0.5'],
    [of('(?:a )?couple(?: of)?'), '2'],
    [of('a dozen'), '12'],
  ],
  es: [
    // “una hora de química y media de física”
    [/(?<=(?<!\p{L})horas? de \p{L}{3,15}) y media (?=de(?!\p{L}))/giu, ' y 0.5 horas '],
    [of('(?:una )?hora y media'), '1.5 horas'],
    [of('(?:una )?hora y cuarto'), '1.25 horas'],
    [of('(?:una )?hora y (?:tres|3) cuartos'), '1.75 horas'],
    [of('un minuto y medio'), '1.5 minutos'],
    [of('un minuto'), '1 minutos'],
    [/(?<![\d.])(\d{1,2}) ?(?:h|hrs?|horas?) y media(?!\p{L})/giu, '$1.5 horas'],
    [/(?<![\d.])(\d{1,2}) ?(?:h|hrs?|horas?) y cuarto(?!\p{L})/giu, '$1.25 horas'],
    [of('media (?:hora|h)'), '0.5 horas'],
    [of('(?:tres|3) cuartos de (?:hora|h)'), '0.75 horas'],
    [of('(?:un )?cuarto de (?:hora|h)'), '0.25 horas'],
    [of('una hora'), '1 horas'],
    [
      of(
        'una? (\\p{L}{2,12}) y medi[oa](?=\\s*(?:$|[.,;!?)])|\\s+(?:de|por|en|con|hoy|antes|después|al|a|para|y)(?!\\p{L}))',
      ),
      '1.5 $1',
    ],
    [of('un cuarto de(?= (?:paquete|cajetilla|litro|botella|vaso|pizza|pastilla))'), '0.25'],
    [of('media docena(?: de)?'), '6'],
    [of('una docena(?: de)?'), '12'],
    [of('un par de'), '2'],
    [of('(?<=(?:mañana|tarde|noche|mediodía|desayuno|comida) y )medi[oa]'), '0.5'],
    [of(`(?<=y )medi[oa](?= (?:${MEASURED_ES})(?!\\p{L}))`), '0.5'],
    [of('(?<!y )(?:medio|media)'), '0.5'],
  ],
  de: [
    [
      of("(?:(?:ei|'?)ne )?halbe (?:Stunde|Std\\.?|h)|(?:(?:ei|'?)n )?halbes Stündchen|Halbestunde"),
      '0.5 Stunden',
    ],
    [
      of("(?:(?:ei|'?)ne |1 )?(?:Dreiviertelstunde|(?:drei ?|3 )viertel ?(?:Stunden?|Std\\.?|h))"),
      '0.75 Stunden',
    ],
    [of("(?:(?:ei|'?)ne |(?:ei|'?)n )?Viertel ?(?:stunde|Std\\.?|stündchen)"), '0.25 Stunden'],
    [of('(?:fünf|5) ?viertel ?(?:stunden?|std)'), '1.25 Stunden'],
    [of("(?:ei|'?)ne (?:Stunde|Std\\.?)"), '1 Stunden'],
    [of("(?:ei|'?)n Stündchen"), '1 Stunden'],
    [of('eine Minute'), '1 Minuten'],
    [of('ein halbes dutzend'), '6'],
    [of('ein dutzend'), '12'],
    [of('ein paar'), ' '],
    [
      of(
        "(?:(?:ei|[’']?)ne[nr]? )?halbe[rnsm]?(?= (?:Liter|Kilo|Kilometer|Meile|Tasse|Flasche|Glas|Seite|Portion|Tablette|Packung|Schachtel)(?!\\p{L}))",
      ),
      '0.5',
    ],
    [of("(?:einen|ein) halben?|(?:ei|['’]?)ne halbe|ein halbes"), '0.5'],
  ],
}

const HALVES: Record<Language, RegExp> = {
  en: new RegExp(`(${FIGURE}) (?:and|n|&) (?:a )?half(?!\\p{L})`, 'giu'),
  es: new RegExp(
    `(${FIGURE})((?: \\p{L}+)?) y media?(?!\\p{L})${NOT_OF_ANOTHER}|(${FIGURE})((?: \\p{L}+)?) y medio(?!\\p{L})${NOT_OF_ANOTHER}`,
    'giu',
  ),
  de: new RegExp(`(${FIGURE}) und ein(?:e)? halbe?`, 'giu'),
}

const QUARTERS_EN = /(?<![\d.])(\d{1,3}) and (a|3) quarters?(?!\p{L})/giu

/** “another 18”, “noch 2”, “otros 3”; and another one. */
const MORE_OF: Record<Language, { many: RegExp; one: RegExp }> = {
  en: {
    many: /(?<!\p{L})(?:another (?:one )?(?:of )?|a further )(?=\d)/giu,
    one: of('another|one more|(?<=and )a (?:second|third|fourth|fifth)(?= one|$|[,.!]| i| with| at| in)'),
  },
  es: { many: /(?<!\p{L})otr[oa]s? (?:de )?(?=\d)/giu, one: of('otr[oa]') },
  de: {
    many: /(?<!\p{L})(?<!(?:nur|bloß|lediglich) )(?:noch|nochmals?|noch mal|weitere)(?: mal)? (?:ein(?:e[rsn]?)? (?:von|mit|zu|à|über) )?(?=\d)/giu,
    one: of("noch (?:ein(?:en|er|es|e|s)?|['’]?nen?|['’]n)"),
  },
}

/** “sixty-seven point nine”. */
const POINT = /(?<![\d.])(\d{1,4}) (?:point|punto|coma|komma) (\d)(?![\d.])/giu

/** “1.5 lakh”. */
const LAKH = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?) ?(?:lakhs?|lacs?)(?!\p{L})/giu

/** “12tsd”, “~6”. */
const THOUSANDS_DE = /(?<![\d.])(\d{1,3}(?:\.\d{1,2})?) ?(?:tsd|tausend)\.?(?!\p{L})/giu
const ABOUT = /[~≈∼](?= ?\d)\s?/gu

/** A note in which every number is a figure. */
export function withFigures(note: string, language: Language): string {
  let text = plainFigures(note.replace(ABOUT, ''), language)
  if (language === 'de') text = text.replace(THOUSANDS_DE, (_, many: string) => String(Number(many) * 1000))
  for (const [pattern, figure] of HOURS[language]) text = text.replace(pattern, figure)
  text = withNumberWords(text, language).replace(QUARTERS_EN, (_, many: string, part: string) =>
    String(Number(many) + (part === '3' ? 0.75 : 0.25)),
  )
  text = text
    .replace(POINT, '$1.$2')
    .replace(LAKH, (_, many: string) => String(Number(many) * 100_000))
    .replace(MORE_OF[language].many, '+')
    .replace(MORE_OF[language].one, '+1')
    // “y otro por la tarde 1,60”: another one, at its price.
    .replace(/\+1(?=[^.,;\d]{1,30} \d{1,3}\.\d{2}(?!\d))/g, '')
  return text.replace(HALVES[language], (...found: unknown[]) => {
    const groups = found.slice(1, -2).map((one) => (typeof one === 'string' ? one : undefined))
    const figure = groups.find((one) => one !== undefined && /^\d/.test(one)) ?? '0'
    const noun = groups.find((one) => one?.startsWith(' ')) ?? ''
    return `${Number(figure) + 0.5}${noun}`
  })
}
