import { FIGURE } from './numbers.ts'

/** “usually 4, but only 2”, “sonst 20 min, heute 5”: what is so on other days is not of today. */

const USUALLY =
  /(?<!\p{L})(?:usually|normally|typically|ordinarily|on average|most days|on (?:a )?normal days?|as a rule|normalmente|habitualmente|generalmente|por lo (?:general|común|regular)|de (?:normal|ordinario|costumbre)|(?:yo )?(?:suelo|solemos|acostumbro)|de media|en promedio|la mayoría de (?:los )?días|casi siempre|normalerweise|üblicherweise|gewöhnlich|gewöhnlicherweise|meistens|für gewöhnlich|in der regel|im (?:schnitt|durchschnitt|normalfall)|an normalen tagen|sonst (?:immer|meistens?|ja|eigentlich))(?!\p{L})/iu
/** They say so only where today is set against it. */
const MAY_BE_USUAL =
  /(?<!\p{L})(?:(?:my|the) usual|on other days|other days|always|siempre|otros días|los demás días|sonst|normal|immer|meist|an anderen tagen)(?!\p{L})/iu
const AS_USUAL =
  /(?<!\p{L})(?:as|wie|como|than|als|que|de lo|less|more|mehr|weniger|menos|más)(?: (?:usual|normal|normally|usually|immer|sonst|siempre|üblich|meistens|gewöhnlich|always|normalmente|de costumbre|im schnitt))(?!\p{L})/iu
const TODAY_SET_AGAINST =
  /(?<!\p{L})(?:today|tonight|this (?:morning|evening)|hoy|esta (?:mañana|tarde|noche)|heute|diesmal|this time|esta vez|only|just|solo|sólo|apenas|nur|bloß|lediglich)(?!\p{L})/iu

/** “set a timer for 20 min, ended up tidying for an hour”. */
const TIMED = /(?<!\p{L})(?:timer|alarm|temporizador|alarma|wecker|eieruhr)(?!\p{L})[^.!?;]{0,80}\d/iu
const TURNED_OUT =
  /(?<!\p{L})(?:ended up|turned into|became|acabé|terminé|al final|am ende|geworden|wurden?|daraus)(?!\p{L})[^.!?;]{0,60}\d/iu

/** Of what is so on other days, whatever is said of today. */
export const isOfOtherDays = (text: string) => USUALLY.test(text) && !AS_USUAL.test(text)

export function isUsual(text: string, next: string): boolean {
  if (AS_USUAL.test(text)) return false
  const isSetAgainst =
    TODAY_SET_AGAINST.test(next) &&
    /\d|(?<!\p{L})(?:one|uno|una|eine?[nrs]?|none|nada|nichts)(?!\p{L})/iu.test(next)
  return (
    (TIMED.test(text) && TURNED_OUT.test(next)) ||
    USUALLY.test(text) ||
    (MAY_BE_USUAL.test(text) && /\d/.test(text) && isSetAgainst && !TODAY_SET_AGAINST.test(text))
  )
}

/** “normally 40 laps today 24”: where today begins. */
const TODAY_BEGINS = new RegExp(
  `(${USUALLY.source}[^.,;:!?\\n]{1,60}?\\d[^.,;:!?\\n]{0,30}?) (?=(?:today|hoy|heute|this time|esta vez|diesmal)(?!\\p{L})[^.,;!?\\n]{0,20}\\d)`,
  'giu',
)
/** “one less than usual”: by how much, not how much. */
const THAN_USUAL = new RegExp(
  `(?:,? ?(?:which is|which was|that['’]s|que son|que es|o sea|eso son|das sind|das ist|also) )?(?<![\\d.:/])\\+?${FIGURE}(?: ?(?!and|y|und)\\p{L}{1,12})? (?:more|less|fewer|longer|further|más|menos|mehr|weniger|länger|weiter) (?:than|als|que|de lo) (?:(?:my |the |the day |lo |el |am |on )?(?:usual|normal|normally|usually|yesterday|last (?:time|week|night)|before|always|ayer|anteayer|de costumbre|siempre|la (?:última vez|semana pasada)|gestern|sonst|üblich|normalerweise|letzte (?:woche|nacht)|letztes mal|immer))(?!\\p{L})`,
  'giu',
)

export const withUsualApart = (text: string) => text.replace(THAN_USUAL, '').replace(TODAY_BEGINS, '$1, ')
