import { withLastNight } from './days-apart.ts'
import { withoutDialect } from './dialect.ts'
import { VAGUE_SPAN } from './imagined.ts'
import { withNoneOfIt } from './none-of-it.ts'
import { type Language, withFigures } from './numbers.ts'

/** The note with every number as a figure, and without what only looks like one. */

/** “Kaffee Nr. 5”: which, not how many. */
const NUMBERED = /(?<!\p{L})(?:Nr\.?|nr\.?|No\.|#|number|número|núm\.?|Nummer) ?\d{1,3}(?![\d.:])/gu
/** “don't judge” judges nothing. */
const REMARK =
  /(?<!\p{L})(?:please )?(?:don['’]?t|do not) (?:judge|ask|tell|worry|laugh|hate)(?: (?:me|anyone))?(?!\p{L})/giu
/** “15k … mine 4900”: it goes on. */
const TRAILING_OFF = /(?<![\s.])\s*(?:…|\.{2,})\s*(?=\p{Ll})/gu
/** “gym with Dan: he did two hours”. */
const COLON_AND_ANOTHER = /: (?=(?:he|she|they|er|sie|él|ella|ellos)(?!\p{L}))/giu
const SMILEY = /(?<=^|\s|\d)(?:[:;=]['’]?-?(?:[)(]{1,5}|[DPpOo])|<3|x[dD]|\^_?\^)(?![\p{L}\d])/gu
const AMPERSAND: Record<Language, string> = { en: ' and ', es: ' y ', de: ' und ' }
const NOTE_DE =
  /(?<!\p{L})(noch |nochmal )?(?:eine?n|['’]?nen|['’]?n) (fünfer|fuffi|zehner|zwanni|zwanziger|fuffziger|fünfziger|hunni)(?!\p{L})/giu
const NOTES_DE: [RegExp, number][] = [
  [/^fünfer/iu, 5],
  [/^zehner/iu, 10],
  [/^zwan/iu, 20],
  [/^fu|^fünfz/iu, 50],
  [/^hunni/iu, 100],
]
const NOTES_OF_MONEY = /(?<![\p{L}\d])(?<!\d )(?:a |another )?(tenner|fiver)(?!\p{L})/giu
/** “didn't take it till ten”: it was taken. */
const NOT_UNTIL =
  /(?<!\p{L})(?:didn['’]?t|did not|forgot(?: to take| to)?|vergaß|olvidé) ([^.,;!?]{3,40}? (?:till?|until|bis|hasta)(?!\p{L}))/giu
/** “from yesterday (8 drinks)”. */
const OF_THAT_DAY =
  /((?<!\p{L})(?:yesterday|last night|ayer|anoche|gestern))\s*\((?![^()]{0,20}(?:yesterday|ayer|gestern|was|were|waren|fueron|eran))[^()]{0,80}\)/giu
/** One word, however it is written. */
const UPS = /(?<!\p{L})(push|pull|press|sit|chin) ?-?up(s?)(?!\p{L})/giu
const AND_A_HALF_ES =
  /(?<!\p{L})(?<!\d )(?:un |una )?(kil[óo]metro|litro|vaso|copa|taza|hora|milla) y (medi[oa]|cuarto)(?!\p{L})/giu
/** Not seconds. */
const PAGE_DE = /(?<![\p{L}\d])S\. ?(?=\d)/gu
const PAGES_DE = /(?<!\d)(\d{1,6}) ?S\.(?=\s|$)/gu
/** “smoke-free”, “rauchfrei”: none of it. */
const FREE = /(?<!\p{L})(\p{L}{3,})[- ]free(?!\p{L}| (?!day|again|today|week|evening|night|morning)\p{L})/giu
const FREI = /(?<!\p{L})(\p{L}{4,})frei(?!\p{L})/giu
const LOS = /(?<!\p{L})(fleisch|zucker|alkohol|rauch|koffein|milch|nikotin|handy)los(?:e[nrs]?)?(?!\p{L})/giu
const LESS = /(?<!\p{L})(sugar|meat|alcohol|smoke|caffeine)less(?!\p{L})/giu

export function inFigures(note: string, language: Language): string {
  let text = withLastNight(withoutDialect(note))
    .replace(/(?:\p{Extended_Pictographic}|\u{FE0F})+/gu, ', ')
    .replace(TRAILING_OFF, ', ')
    .replace(COLON_AND_ANOTHER, ', ')
    .replace(SMILEY, ', ')
    .replace(OF_THAT_DAY, '$1')
    .replace(/(?<!\p{L})g ?(?:&|n) ?t(?!\p{L})/giu, 'gin')
    .replace(/ n (?=[£€$]?\d)/giu, ' and ')
    .replace(/ & /g, AMPERSAND[language])
    .replace(/(?<!\p{L})outta(?!\p{L})/giu, 'out of')
    .replace(REMARK, '')
    .replace(/(?<=(?<![\d.:/'])\d{1,3})['’′](?![\p{L}\d'’′])/gu, ' min')
    .replace(/(?<=\d) ?hm(?!\p{L})/gu, ' m Höhenmeter')
    .replace(/@ ?(?=\d)/g, 'at ')
    .replace(NUMBERED, ' ')
    .replace(NOTES_OF_MONEY, (_, note: string) => `${/^t/iu.test(note) ? 10 : 5} €`)
    .replace(
      NOTE_DE,
      (_, more: string | undefined, note: string) =>
        `${more ? '+' : ''}${NOTES_DE.find(([pattern]) => pattern.test(note))?.[1] ?? 0} €`,
    )
    .replace(NOT_UNTIL, '$1')
    .replace(
      AND_A_HALF_ES,
      (_, unit: string, part: string) => `${part === 'cuarto' ? '1.25' : '1.5'} ${unit}`,
    )
  if (language === 'es')
    text = text
      .replace(/ e (?=h?i)/giu, ' y ')
      .replace(/ u (?=h?o)/giu, ' o ')
      .replace(/(?<![\p{L}\d])x (?=(?:la|el|las|los) )/giu, 'por ')
      .replace(/(?<!\p{L})tacit(as?)(?!\p{L})/giu, 'taz$1')
      .replace(
        /(?<!\p{L})(hor|minut|rat|vas|cop|lat|botell|litr|kil|pas|kilometr|vuelt)it([oa]s?)(?!\p{L})/giu,
        '$1$2',
      )
  if (language === 'en') text = text.replace(FREE, 'no $1').replace(LESS, 'no $1')
  if (language === 'de')
    text = text
      .replace(FREI, 'kein $1')
      .replace(LOS, 'kein $1')
      .replace(PAGES_DE, '$1 Seiten')
      .replace(PAGE_DE, 'Seite ')
  return withFigures(withNoneOfIt(text.replace(UPS, '$1-up$2')), language).replace(VAGUE_SPAN, '')
}
