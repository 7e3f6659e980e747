import { FIGURE } from './numbers.ts'

/** “Twice as many as yesterday's 4000”, “ayer 10 km, hoy el triple”, “gestern 9, heute ein Drittel davon”: so much of a
 * figure that is stated. */

const FACTORS: [number, string][] = [
  [
    2,
    'twice|double|el doble|das doppelte|doppelt so (?:viele?|lange?|weit)|2 times|2 ?mal so (?:viele?|lange?|weit)|zweimal so (?:viele?|lange?|weit)|dos veces lo',
  ],
  [
    3,
    'triple|treble|3 times|thrice|el triple|das dreifache|(?:dreimal|3 ?mal) so (?:viele?|lange?|weit)|tres veces lo',
  ],
  [
    4,
    '4 times|quadruple|el cuádruple|cuatro veces lo|das vierfache|(?:viermal|4 ?mal) so (?:viele?|lange?|weit)',
  ],
  [
    0.5,
    '(?:about |only |just )?(?:a |1 )?half(?= (?:of|as|that|what|yesterday|the)|\\s*(?:$|[.,;!]))|0\\.5 as|la mitad|die hälfte|halb so (?:viele?|lange?|weit)|nur halb so (?:viele?|lange?|weit)',
  ],
  [1 / 3, '(?:a |1 |one )third|un tercio|ein drittel'],
  [2 / 3, '(?:two|2) thirds|(?:dos|2) tercios|(?:zwei|2) drittel'],
  [0.25, '(?:a |1 |one )quarter|un cuarto|la cuarta parte|ein viertel'],
  [0.75, '(?:three|3) quarters|(?:tres|3) cuartos|(?:drei ?|3 )viertel'],
]
const FACTOR = `(?<![\\p{L}\\d.])(?:${FACTORS.map(([, words]) => `(${words})`).join('|')})(?!\\p{L}|\\d)`
const factorOf = (groups: readonly (string | undefined)[]) =>
  FACTORS[groups.findIndex((one) => one !== undefined)]?.[0] ?? 1

const THEN =
  "yesterday(?:['’]s)?|last (?:night|week|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:['’]s)?|the day before|ayer|anteayer|anoche|la semana pasada|la última vez|vorgestern|gestern|letzte (?:woche|nacht)|letztes mal|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)"
const MEANT =
  'plan(?: was|ned)?|goal(?: was)?|target(?: was)?|wanted|was going to|was gonna|quería|pensaba|iba a|el objetivo|wollte|geplant|vorgenommen|ziel war'
const then = `(?<!\\p{L})(?:${THEN})(?!\\p{L})`
const AMOUNT = `(?<![\\d.:])(${FIGURE})( ?(?!(?:and|y|und|que|so|but|pero|aber|today|hoy|heute?|which|that)(?!\\p{L}))\\p{L}{1,12}(?:-\\p{L}{1,8})?)?(?![\\d:])`

const AMOUNT_AHEAD = `(?<![\\d.:])${FIGURE}(?: ?\\p{L}{1,12})?`

/** The factor first: “the double of yesterday, which was 3”. */
const OF_THEN = new RegExp(
  `${FACTOR}([^.!?;\\d]{0,60}?)${then}([^.!?;\\d]{0,40}?|[^.!?;\\d]{0,10}[.!;(] ?(?:${THEN})[^.!?;\\d]{0,20}?)${AMOUNT}`,
  'giu',
)
const BETWEEN =
  /(?<!\p{L})(?:as (?:many|much|long|far)|of|as|wie|que|de|than|what|lo|i (?:had|did|ran|walked|read|drank|smoked|slept)|so viele?|von)(?!\p{L})|[,(]/giu

/** “…, o sea 20 minutos”: what it comes to, and not what it is of. */
const COMES_TO =
  /(?<!\p{L})(?:o sea|es decir|so|that['’]s|that is|which makes|i\.?e|also|das sind|das heißt|macht|hoy|today|heute|he hecho|hice|did)(?!\p{L})|[=:]/iu

/** The figure first: “yesterday 9, today a third of it”. */
const THEN_OF = new RegExp(
  `((?<!\\p{L})(?:${THEN}|${MEANT})(?!\\p{L})[^.!?;\\d]{0,40}?|(?=${AMOUNT_AHEAD}[^.!?;,\\d]{0,20}?${then}))${AMOUNT}([^!?;\\d]{0,60}?)${FACTOR}(?: (?:of (?:that|it|them|those)|as (?:much|many|far|long)|that|davon|de (?:eso|ell[oa]s|es[oa]s)|so viele?))?`,
  'giu',
)
/** After a figure of today it is only a remark. */
const REMARK = new RegExp(
  `(?<=\\d[^.!?;]{0,40}?),? ?(?:(?:which is|that['’]s|which was|is|was|que es|o sea|eso es|es|das ist|das sind|das war|also|y eso es) )?(?:(?:about|almost|nearly|exactly|casi|fast|genau) )?${FACTOR} [^.!?;\\d]{0,40}?${then}(?=\\s*(?:$|[.!?;,)]))`,
  'giu',
)

/** “not even half: 3.5”: and then it is said. */
const THEN_SAID = new RegExp(
  `(?:not even|ni siquiera|ni|nicht (?:mal|einmal)|barely|apenas|knapp|casi|almost) ${FACTOR}\\s*[:(,–—-]+\\s*(?=${FIGURE}(?![\\d:]))`,
  'giu',
)

const short = (value: number) => String(Number(value.toFixed(2)))

export function withComparisons(text: string): string {
  const many = FACTORS.length
  return text
    .replace(THEN_SAID, '')
    .replace(OF_THEN, (_, ...found: string[]) => {
      const [between = '', tail = '', figure, unit = ''] = found.slice(many)
      const factor = COMES_TO.test(tail) ? 1 : factorOf(found.slice(0, many))
      return `${short(Number(figure) * factor)}${unit} ${between.replace(BETWEEN, ' ').trim()} `
    })
    .replace(
      THEN_OF,
      (whole, before: string, figure: string, unit = '', between: string, ...found: string[]) => {
        if (before && new RegExp(then, 'iu').test(between)) return whole
        const factor = factorOf(found.slice(0, many))
        const mark = /[,.]|(?<!\p{L})(?:and|y|und|but|pero|aber)(?!\p{L})/iu.test(between)
          ? between
          : `,${between}`
        return `${before}${figure}${unit}${mark}${short(Number(figure) * factor)}${unit}`
      },
    )
    .replace(REMARK, '')
}
