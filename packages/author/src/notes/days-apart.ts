/** Which of the days that a sentence speaks of a clause belongs to, where it does not say so itself. */

const AHEAD =
  /(?<!\p{L})(?:tomorrow|next (?:week|month|year|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|próxim[oa]|la semana que viene|nächste[nrs]? (?:woche|monat|jahr|mal)|übermorgen)(?!\p{L})/iu
/** What is past is not of a day to come. */
const PAST =
  /(?<!\p{L})(?:had|did|took|drank|ran|ate|slept|swam|walked|smoked|spent|wrote|went|got|made|hit|did|have (?:had|done)|i['’]ve|practi[sc]ed|studied|meditated|stretched|finished|managed|he (?:hecho|tomado|bebido|comido|leído|corrido|dormido|fumado|\p{L}{3,}[ai]do)|\p{L}{2,}(?<!ar|er|ir|est)é(?!s)|\p{L}{2,}í|hice|fui|habe|hatte|war|bin|(?:\p{L}{2,4})?ge\p{L}{3,12}(?:t|en))(?!\p{L})/iu

export const isAhead = (text: string) => AHEAD.test(text)
export const isPast = (text: string) => PAST.test(text)

/** “…, just 25 pages and 1.5 l today”: the day at the end is of both. */
const SET_APART =
  /^(?:so |but |pero |aber |also )?(?:just|only|but|now|merely|solo|sólo|apenas|nur|bloß|lediglich|nichts als)(?!\p{L})/iu
export const isOfNextDay = (text: string, nextIsToday: boolean) => nextIsToday && SET_APART.test(text)

/** “gestern vergessen, heute genommen”, “ayer no, hoy sí”: done today, whatever it was. */
const DONE_TODAY =
  /^(?:(?:but|pero|aber|dafür) )?(?:today|hoy|heute)(?: (?:i|yes|it|did|took|have|sí|si|ya|la|lo|wieder|dafür|schon|aber|hab|habe|ich|es|sie|ihn|brav|endlich|dann|doch)){0,4}(?: (?:done|did|took|taken|yes|did it|took it|it|them|remembered|sí|hecho|hecha|tomado|tomada|tomé|cumplí|genommen|gemacht|erledigt|geschafft|getan|ja|schon|doch))$|^(?:(?:but|pero|aber) )?(?:did|took|done|taken|remembered|genommen|gemacht|tomada?|hice)(?: (?:it|them|so|la|lo))?(?: (?:today|hoy|heute))$/iu
export const isDoneToday = (text: string) => DONE_TODAY.test(text)

const LAST_NIGHT = /(?<!\p{L})(?:last night|anoche|gestern (?:abend|nacht)|letzte nacht)(?!\p{L})/giu
const NIGHTLY =
  /(?<!\p{L})(?:sle(?:ep|pt)|asleep|bed|nap|dorm\p{L}*|sueño|durm\p{L}*|cama|schlaf\p{L}*|schlief|geschlafen|bett|insomn\p{L}*|woke|awake)(?!\p{L})/iu
const TODAY = /(?<!\p{L})(?:today|hoy|heute)(?!\p{L})/iu
/** “$30 last night. today 40 squats”: beside today, last night is yesterday, unless it was slept. */
export const withLastNight = (text: string) =>
  TODAY.test(text)
    ? text.replace(/[^.!?;,\n]+(?:[.,]\d[^.!?;,\n]*)*/g, (piece) =>
        NIGHTLY.test(piece) || TODAY.test(piece) ? piece : piece.replace(LAST_NIGHT, 'yesterday'),
      )
    : text
