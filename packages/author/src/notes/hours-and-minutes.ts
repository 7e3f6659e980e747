/** “7h20”, “6 hours 45 of sleep”: in one number. */

const HOURS_AND_MINUTES =
  /(?<![\d.])(\d{1,2})\s?h(?:ours?|oras?|rs?)?(?:,?\s?(?:and|y|und)\s|\s?|,\s?(?=\d{1,2}\s?\p{L}+\s*(?:[.,;!]|$)))([0-5]?\d)\s?(?:m|min|mins|minutes?|minutos?|minuten)(?![\p{L}\d])|(?<![\d.])(\d{1,2}) ?h ?([0-5]\d)(?![\p{L}\d.]|\s?(?:pages|cups|km))/giu
/** “6 hours 45 of sleep”, “1 hours and 10”. */
const HOURS_AND_MORE =
  /(?<![\d.])(\d{1,2}) ?(?:h|hours?|hrs?|horas?|stunden?|std\.?),? (?:(?:and|y|und) )?([1-5]\d|0?5)(?=\s*[.,;!)]|\s*$|\s+(?:of|de|sleep|asleep|slept|in|on|at|with|con|en|dormid[oa]s?|geschlafen|geübt|gelernt|im|am|mit|auf|beim)(?!\p{L}))(?![.,]\d)/giu
/** “1hr 10 piano”, said in one breath. */
const HOURS_IN_A_BREATH =
  /(?<![\d.])(\d{1,2}) ?(?:h|hrs?) ([1-5]\d|0?5)(?= (?!\p{L}+s(?!\p{L}))\p{L}{4,})(?! (?:pages|cups|push|press|pull|sit|min|sec))/giu
/** “1 minutes 15”. */
const MINUTES_AND_MORE =
  /(?<![\d.])(\d{1,2}) (minutes?|minutos?|minuten|mins?) (?:and |y |und )?([1-5]\d)(?: ?(?:seconds?|secs?|segundos|sekunden?|seg|sek|s))?(?=\s*[.,;!)]|\s*$)/giu
const HOURS_MINUTES_DE =
  /(?<![\d.])(\d{1,2}) (?:Stunden?|Std\.?) (?:und )?([0-5]?\d)(?: (?:Minuten|Min))?(?![\p{L}\d.]| (?:km|Seiten|Tassen|Liter))/giu

const short = (value: number) => String(Number(value.toFixed(4)))
const inHours = (hours: string, minutes: string) => `${short(Number(hours) + Number(minutes) / 60)} h`

export const withHoursAndMinutes = (text: string) =>
  text
    .replace(HOURS_MINUTES_DE, (_, h: string, m: string) => inHours(h, m))
    .replace(HOURS_AND_MINUTES, (_, h: string, m: string, h2: string, m2: string) =>
      inHours(h ?? h2, m ?? m2),
    )
    .replace(HOURS_AND_MORE, (_, h: string, m: string) => inHours(h, m))
    .replace(HOURS_IN_A_BREATH, (_, h: string, m: string) => inHours(h, m))
    .replace(
      MINUTES_AND_MORE,
      (_, m: string, unit: string, s: string) => `${short(Number(m) + Number(s) / 60)} ${unit}`,
    )
