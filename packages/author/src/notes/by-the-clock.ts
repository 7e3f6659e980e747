import type { TrackedFeature } from './model.ts'

/** “In bed before 11”, “Up by 6:30”: kept or not is a matter of when. */

const HOUR = '(\\d{1,2})(?:[:.h]([0-5]\\d))?'
const BED =
  '(?:in bed|to bed|bed|bedtime|lights out|asleep|sleep|acostar\\p{L}*|acosté|a la cama|en la cama|dormir(?:me)?|dormí|(?:im|ins) bett|schlafen|licht aus)'
const UP =
  '(?:get up|got up|getting up|wake up|woke up|woke|out of bed|awake|up|levantar\\p{L}*|levanté|despert\\p{L}+|en pie|arriba|aufstehen|aufgestanden|aufgewacht|wach|aus dem bett)'
const BEFORE = '(?:before|by|no later than|antes de las?|a las?|vor|bis|spätestens(?: um)?)'
const GAP = '[^.!?;\\d]{0,24}'
const EDGE = '(?!\\d| ?(?:min|minutes|minutos|minuten|pages|páginas|seiten|h|hours|horas|stunden)(?!\\p{L}))'

const WHEN = { bed: BED, up: UP } as const
type Kind = keyof typeof WHEN

const deadlines = Object.entries(WHEN).map(([kind, words]) => ({
  kind: kind as Kind,
  titles: [
    new RegExp(`(?<!\\p{L})${words}(?!\\p{L})[^\\d]{0,12}${BEFORE} ${HOUR}`, 'iu'),
    new RegExp(`(?<!\\p{L})${BEFORE} ${HOUR}(?: uhr)? [^\\d]{0,12}?${words}(?!\\p{L})`, 'iu'),
  ],
  said: [
    new RegExp(`(?<!\\p{L})${words}(?!\\p{L})${GAP}?(?<![\\d.:])${HOUR}( ?[ap]m)?${EDGE}`, 'iu'),
    new RegExp(
      `(?<![\\d.:])${HOUR}( ?[ap]m)?(?: uhr)?,? (?:(?:was|war|ya|i was|schon) )?${words}(?!\\p{L})`,
      'iu',
    ),
  ],
  onTime: new RegExp(
    `(?<!\\p{L})${words}(?!\\p{L}) (?:(?:was|war) )?(?:on time|a tiempo|pünktlich|rechtzeitig)`,
    'iu',
  ),
}))

/** Hours since noon for going to bed, since midnight for getting up: both go on without a break. */
const hoursOf = (kind: Kind, hour: number, minutes: number, half: string) => {
  const said = hour + minutes / 60
  if (kind === 'up') return said
  if (half.trim().toLowerCase() === 'am') return (said % 12) + 12
  if (said >= 13) return said - 12
  // A bare 1 to 5 is of the small hours.
  return said < 6 ? said + 12 : said
}

const OTHER_DAY = /(?<!\p{L})(?:yesterday|tomorrow|last week|ayer|mañana|gestern|morgen)(?!\p{L})/iu

export interface Kept {
  id: number
  isKept: boolean
}

/** For features without a unit whose title names a time of day, in a note whose times are written in figures. */
export function readDeadlines(note: string, features: readonly TrackedFeature[]): Kept[] {
  const clauses = note.split(/[.!?;](?!\d)/).filter((clause) => !OTHER_DAY.test(clause))
  return features.flatMap(({ id, title, unit }) => {
    const found = unit ? null : deadlineOf(title)
    if (!found) return []
    if (clauses.some((clause) => found.onTime.test(clause))) return [{ id, isKept: true }]
    const [when] = clauses.flatMap((clause) =>
      found.said.flatMap((said) => momentIn(said.exec(clause), found.kind) ?? []),
    )
    return when === undefined ? [] : [{ id, isKept: when <= found.limit }]
  })
}

function deadlineOf(title: string) {
  for (const { titles, ...rest } of deadlines)
    for (const pattern of titles) {
      const limit = momentIn(pattern.exec(title), rest.kind)
      if (limit !== null) return { ...rest, limit }
    }
  return null
}

/** Kept or not by the clock alone: no other word of its title says anything. */
export const isDeadline = ({ title, unit }: TrackedFeature) => !unit && deadlineOf(title) !== null

const momentIn = (found: RegExpExecArray | null, kind: Kind) =>
  found && hoursOf(kind, Number(found[1]), Number(found[2] ?? 0), found[3] ?? '')
