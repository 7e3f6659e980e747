import type { Language } from './numbers.ts'

/** Times of day as people say them, and what lies between two of them. */

const clock = (hour: number, minutes: string) => `${(hour + 24) % 24}:${minutes}`

const SPOKEN: Record<Language, [RegExp, (hour: number) => string][]> = {
  en: [
    [/(?<!\p{L})half past (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour, '30')],
    [
      /(?<=(?:till?|until|to|at|by|from|before|after) )half (\d{1,2})(?![\d:]|\.\d)/giu,
      (hour) => clock(hour, '30'),
    ],
    // “in bed half ten”.
    [
      /(?<!\p{L})(?<!\d )half (1[0-2]|[1-9])(?=\s*(?:$|[.,;!)])|\s+(?:and|up|till?|until|to|then|last|woke|but)(?!\p{L}))/giu,
      (hour) => clock(hour, '30'),
    ],
    [/(?<!\p{L})(?:a )?quarter past (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour, '15')],
    [/(?<!\p{L})(?:a )?quarter to (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour - 1, '45')],
  ],
  es: [
    [
      /(?<=(?<!\p{L})(?:las?|de|desde|a|hasta) )(\d{1,2}) menos cuarto(?!\p{L})/giu,
      (hour) => clock(hour - 1, '45'),
    ],
    [/(?<=(?<!\p{L})(?:las?|de|desde|a|hasta) )(\d{1,2}) y cuarto(?!\p{L})/giu, (hour) => clock(hour, '15')],
    [
      /(?<=(?<!\p{L})(?:de|desde) (?:las? )?\d{1,2}(?::\d\d)? (?:a|hasta) (?:las? )?)(\d{1,2}) y media(?!\p{L})/giu,
      (hour) => clock(hour, '30'),
    ],
    [/(?<=(?<!\p{L})las? )(\d{1,2}) y media(?!\p{L})/giu, (hour) => clock(hour, '30')],
    [/(?<=(?<!\p{L})las? )(\d{1,2})\.5(?!\d)/giu, (hour) => clock(hour, '30')],
    [/(?<=(?:de|desde) )(\d{1,2})\.5(?= (?:a|hasta) (?:las )?\d)/giu, (hour) => clock(hour, '30')],
    [
      /(?<=(?:de|desde) (?:las )?\d{1,2}(?::\d\d)? (?:a|hasta) )(\d{1,2})\.5(?!\d)/giu,
      (hour) => clock(hour, '30'),
    ],
  ],
  de: [
    [/(?<!\p{L})viertel nach (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour, '15')],
    [/(?<!\p{L})viertel vor (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour - 1, '45')],
    [/(?<!\p{L})(?:dreiviertel|drei viertel) (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour - 1, '45')],
    // As the south says it: “viertel sechs”.
    [/(?<!\p{L})viertel (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour - 1, '15')],
    [/(?<!\p{L})halb (\d{1,2})(?![\d:]|\.\d)/giu, (hour) => clock(hour - 1, '30')],
  ],
}
/** “de nueve a una”. */
const ONE_O_CLOCK_ES =
  /(?<=(?<!\p{L})a la )una(?=\s*[.,;]|\s*$|\s+(?:y|de la|hasta)(?!\p{L}))|(?<=(?:de|desde) (?:las )?\d{1,2}(?::\d\d)? (?:a|hasta) (?:la )?)una(?!\p{L})|(?<=(?:de|desde) (?:la )?)una(?= (?:a|hasta) (?:las )?\d)/giu
/** “at 6 30”. */
const SPOKEN_MINUTES =
  /(?<=(?<!\p{L})(?:at|till?|until|to|from|by|around|las|um|bis|von|gegen) )(\d{1,2}) (?:uhr )?([1-5]\d|0[1-9])(?![\d:.]| ?\p{L})/giu
/** “10 past 6”, “5 nach 8”, “las 7 menos 10”. */
const MINUTES_PAST: [RegExp, (minutes: number, hour: number) => number][] = [
  [
    /(?<![\d.:])(5|10|20|25) (?:past|nach) (1[0-2]|[1-9])(?![\d:.])/giu,
    (minutes, hour) => hour * 60 + minutes,
  ],
  [
    /(?<=(?<!\p{L})(?:at|until|till?|um|bis|gegen) )(5|10|20|25) (?:to|vor) (1[0-2]|[1-9])(?![\d:.])/giu,
    (minutes, hour) => hour * 60 - minutes,
  ],
]
const PAST_ES = /(?<=(?<!\p{L})las? )(1[0-2]|[1-9]) (y|menos) (5|10|20|25)(?![\d:.])/giu
const asClock = (minutes: number) => clock(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'))
/** “from 8 to 1130”, “up at 730”. */
const COMPACT = '(1\\d|2[0-3]|0?[1-9])([0-5]\\d)'
const COMPACT_TO = new RegExp(
  `(?<=(?<!\\p{L})(?:from|de|desde|von) (?:las? )?(?:\\d{1,2}|\\d{1,2}:\\d\\d|\\d{4}) ?(?:[ap]m )?(?:to|until|till?|a|hasta|bis|-|–) ?(?:las )?)${COMPACT}(?![\\d:.]| ?\\p{L}{2,} ?(?:of|de)?$)`,
  'giu',
)
const COMPACT_FROM = new RegExp(
  `(?<=(?<!\\p{L})(?:from|de|desde|von) (?:las? )?)${COMPACT}(?= ?(?:to|until|till?|a|hasta|bis|-|–) ?(?:las )?\\d{1,2}(?::\\d\\d)?(?!\\d))`,
  'giu',
)
const COMPACT_AT = new RegExp(
  `(?<=(?<!\\p{L})(?:up|woke|woke up|awake|bed|asleep|got up|auf|raus|wach|aufgestanden|alarm)(?: at| um| by| around)? )${COMPACT}(?![\\d:.]| ?(?:steps|words|m|km|ml|pages)(?!\\p{L}))`,
  'giu',
)
/** “from 2 til 4.30”. */
const DOTTED_FROM =
  /(?<=(?<!\p{L})(?:from|de|desde|von) (?:las? )?)(\d{1,2})\.([0-5]\d)(?= (?:uhr )?(?:to|until|till?|a|hasta|bis)(?!\p{L}))/giu
const DOTTED_TO =
  /(?<=(?<!\p{L})(?:from|de|desde|von) (?:las? )?\d{1,2}(?::\d\d)?(?: ?[ap]m| uhr)? (?:to|until|till?|a|hasta|bis) (?:las? )?)(\d{1,2})\.([0-5]\d)(?!\d)/giu
const NAMED: [RegExp, string][] = [
  [/(?<!\p{L})(?:noon|midday|mediod[íi]a)(?!\p{L})/giu, '12:00'],
  [/(?<!\p{L})(?:midnight|midnite|medianoche|mitternacht)(?!\p{L})/giu, '0:00'],
]

const TIME =
  '(\\d{1,2}(?::[0-5]\\d)?(?: ?(?:[ap]\\.m\\.|[ap]m(?= to| till?| until|[.,!?]|$| and| then| at| in| on| with| for| but| so|-)|uhr))?)'
/** It cannot be anything but a time. */
const CLEAR_TIME = '(\\d{1,2}(?::[0-5]\\d(?: ?[ap]m(?!\\p{L}))?| ?(?:[ap]\\.?m\\.?|uhr))(?: ?uhr)?)'
/** What may follow a time; anything else is what the number counts. */
const AFTER =
  '(?=\\s*$|\\s*[^\\p{L}\\s\\d:/%°€£$]|\\s+(?:and|but|then|with|on|in|at|again|today|so|because|y|pero|con|en|hoy|und|aber|dann|mit|wieder|heute|am|im|beim|this|last|straight|before|after|de la|por la|geschlafen|gezockt|gespielt|gearbeitet|gelesen|durchgeschlafen|\\p{L}*ge\\p{L}{3,15}(?:t|en)|\\p{L}{3,15}(?:iert|ing|ando|iendo)|slept|dormí|leí|estudié|trabajé|jugué|toqué|medité|practiqué)(?!\\p{L}))'
const BEFORE =
  '(?<!\\p{L})(?<!(?:dropped|went|fell|rose|down|up|cut|bajé|bajó|subí|subió|pasé|pasó|gefallen|gestiegen|runter|rauf|gesunken) )'
const TO = '(?:to|until|till?|a|hasta|bis|-|–)'
const SPANS = [
  `${BEFORE}(?:from|de|desde|von) (?:las? )?${TIME} ${TO} (?:las? )?${TIME}${AFTER}`,
  `(?<=(?:slept|sleep|asleep|dormí|geschlafen|schlaf):? )${TIME} ?${TO} ?(?:las? )?${TIME}${AFTER}`,
  `${BEFORE}${CLEAR_TIME} ?${TO} ?(?:las? )?${TIME}${AFTER}`,
  `${BEFORE}(?:(?:from|de|desde|von) )?(?:las? )?${TIME} ?${TO} ?(?:las? )?${CLEAR_TIME}(?![\\d:])`,
].map((pattern) => new RegExp(pattern, 'giu'))
const GAP = '[^.!?;\\d]{0,40}'
/** Also as “11.15”, where nothing but a time can stand. */
const BED_TIME = '(\\d{1,2}(?:[:.][0-5]\\d)?(?: ?(?:[ap]\\.m\\.|[ap]m(?!\\p{L})|uhr))?)'
const BED =
  '(?:slept(?= at \\d| around \\d)|dormí(?= a las)|asleep|in bed|to bed|bed|to sleep|lights out|lights off|(?:went|nodded|dropped|dozed|drifted) off|conked out|passed out|crashed|turned in|hit the (?:hay|sack|pillow)|me dormí|me acosté|me fui a dormir|a dormir|me he acostado|acostad[oa]|a la cama|en la cama|me metí en la cama|caí|apagué la luz|eingeschlafen|schlafen gegangen|ins bett(?: gegangen)?|im bett|hingelegt|licht aus|weggedöst|eingepennt|in die federn|in der falle)'
const AWAKE =
  '(?:up|woke(?: up)?|awake|alarm|out of bed|rose|got up|(?:me )?despert[éó]|(?:me )?levanté|me paré|me he (?:levantado|despertado)|arriba|en pie|sonó|el despertador|aufgewacht|aufgestanden|wach(?: geworden)?|auf|raus|hoch|aus dem bett|wecker|geweckt)'
const NIGHT = '(?: ?(?:last night|anoche|gestern(?: abend)?))?'
const AT = '(?:at |by |around |about |a las? |sobre las? |um |gegen |so um |ab |: ?)'
/** “awake from 3 to 4”: not yet for good. */
const NOT_YET = '(?! (?:from|for|between|again|von|zwischen|entre|desde|at \\d{1,2} for|twice|once|mid))'
const edged = (words: string) => `(?<!\\p{L})${words}(?!\\p{L})`
const BED_TO_WAKING = [
  `${edged(BED)}${GAP}?${BED_TIME}${GAP}${edged(AWAKE)}${NOT_YET}${GAP}?${BED_TIME}(?![\\d:]|\\.\\d)`,
  `(?<![\\p{L}\\d:.])${AT}?${BED_TIME}${NIGHT} ${edged(BED)}${GAP}${AT}?${BED_TIME} (?:wieder )?${edged(AWAKE)}`,
  `${edged(BED)}${GAP}?${BED_TIME}${GAP}${AT}${BED_TIME} (?:wieder |schon |ya |estaba |war ich |was ){0,3}${edged(AWAKE)}`,
  `(?<!\\p{L})${AT}${BED_TIME}${NIGHT} ${edged(BED)}${GAP}${edged(AWAKE)} ${AT}?${BED_TIME}(?![\\d:]|\\.\\d)`,
].map((pattern) => new RegExp(pattern, 'giu'))
const LONGEST_SLEEP = 16
const LONGEST_HOURS = 24

interface Moment {
  hour: number
  /** “8 pm”, “20:00”. */
  isExact: boolean
  /** “8 pm”. */
  isMarked: boolean
}

function momentOf(time: string): Moment | null {
  const [, hour = '', minute = '0', half = ''] =
    /^(\d{1,2})(?::(\d{2}))?(?: ?([ap])\.?m\.?| ?uhr)?$/iu.exec(time) ?? []
  const value = Number(hour) + Number(minute) / 60
  if (hour === '' || value > LONGEST_HOURS) return null
  if (!half) return { hour: value, isExact: value >= 13, isMarked: false }
  return { hour: (value % 12) + (half.toLowerCase() === 'p' ? 12 : 0), isExact: true, isMarked: true }
}

function hoursBetween(from: string, to: string): number | null {
  const [begin, end] = [momentOf(from), momentOf(to)]
  if (!begin || !end) return null
  const hours = (end.hour - begin.hour + 24) % 24
  const apart = hours > 12 && !begin.isExact && (!end.isExact || end.isMarked) ? hours - 12 : hours
  return Number(apart.toFixed(4))
}

/** “half six” as 6:30. */
export function withSpokenTimes(text: string, language: Language): string {
  let plain = text
  if (language === 'es') plain = plain.replace(ONE_O_CLOCK_ES, '1')
  for (const [pattern, toClock] of SPOKEN[language])
    plain = plain.replace(pattern, (_, hour: string) => toClock(Number(hour)))
  for (const [pattern, toMinutes] of MINUTES_PAST)
    plain = plain.replace(pattern, (_, minutes: string, hour: string) =>
      asClock(toMinutes(Number(minutes), Number(hour))),
    )
  plain = plain
    .replace(PAST_ES, (_, hour: string, sign: string, minutes: string) =>
      asClock(Number(hour) * 60 + (sign === 'y' ? 1 : -1) * Number(minutes)),
    )
    .replace(COMPACT_TO, '$1:$2')
    .replace(COMPACT_FROM, '$1:$2')
    .replace(COMPACT_AT, '$1:$2')
  return plain.replace(SPOKEN_MINUTES, '$1:$2').replace(DOTTED_FROM, '$1:$2').replace(DOTTED_TO, '$1:$2')
}

/** “from 11 till half six” as the hours that it is. */
export function withHours(text: string, language: Language): string {
  let plain = withSpokenTimes(text, language)
  for (const [pattern, time] of NAMED) plain = plain.replace(pattern, time)
  for (const pattern of BED_TO_WAKING)
    plain = plain.replace(pattern, (whole, from: string, to: string) => {
      const hours = hoursBetween(from.replace('.', ':'), to.replace('.', ':'))
      return hours && hours < LONGEST_SLEEP ? `${SLEPT[language]} ${hours} h` : whole
    })
  for (const pattern of SPANS)
    plain = plain.replace(pattern, (whole, from: string, to: string) => {
      const hours = hoursBetween(from, to)
      return hours ? `${hours} h` : whole
    })
  return plain
}

const SLEPT: Record<Language, string> = { en: 'slept', es: 'dormí', de: 'geschlafen' }
