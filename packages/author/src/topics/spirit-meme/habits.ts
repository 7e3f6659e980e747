import { fromDay } from '../../reading/calendar.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { wordCount } from '../../writing/telling.ts'
import { plainPledges } from '../said-you-would/index.ts'
import type { Animal } from './words.ts'

/** What somebody says to have done, or to be doing, that one of the drawn animals does as well. */
const DEEDS: Record<Exclude<Animal, 'snail'>, RegExp> = {
  otter:
    /(?<!\p{L})(?:swam|swim|swimming|dived|waded|went in|got in|jumped in|capsized|nad[éo]|nadé|nadando|me metí al (?:mar|agua|río)|geschwommen|schwimmen|gebadet|reingesprungen)(?!\p{L})/iu,
  robin:
    /(?<!\p{L})(?:dug|digging|planted|sowed|sown|sowing|weeded|weeding|pruned|pricked out|watered|sembré|planté|regué|podé|deshierbé|gepflanzt|gesät|gejätet|umgegraben|gegossen|geschnitten)(?!\p{L})/iu,
  goat: /(?<!\p{L})(?:I|we) (?:ate|have eaten|['’]ve eaten|had (?:the|another|a second|two|three|four))(?!\p{L})|(?<!\p{L})(?:ate (?:the|it|both|all)|me comí|nos comimos|me acabé|gegessen|aufgegessen|verputzt)(?!\p{L})/iu,
  owl: /(?<!\p{L})(?:can['’]?t sleep|couldn['’]t sleep|still awake|wide awake|night shift|nights? again|up since (?:three|four|five|\d)|(?:at|past) (?:two|three|four|half (?:two|three|four)) (?:in the morning|a\.?m)|[1-4] ?a\.?m|no puedo dormir|no dormí|desvelad[oa]|de madrugada|kann nicht schlafen|nicht geschlafen|Nachtschicht|hellwach|schlaflos)(?!\p{L})/iu,
  squirrel:
    /(?<!\p{L})(?:I['’]ve kept|I have kept|kept the|keeping (?:it|the|them)|put (?:it|them) by|in case|for later|one spare|never throw|lo guardé|guardé (?:el|la|los|las)|por si acaso|aufgehoben|behalten|für später|man weiß ja nie)(?!\p{L})/iu,
}

export interface Habit {
  animal: Animal
  /** In order of time. */
  posts: number[]
}

const SHOWN = 3
const LEAST = 4
const YEARS = 3
const LONGEST = 45

/** The animal whose ways somebody has: what they did again and again, over years, in posts that are worth reading. */
export function habitOf(d: Dossier): Habit | null {
  const rank = new Map(d.lines.map((l, at) => [l.post, d.lines.length - at]))
  const isScene = (id: number) =>
    d.clear(id) && !isShadowed(d, id) && d.day(id) > 0 && wordCount(d.post(id)?.text ?? '') <= LONGEST
  const late = plainPledges(d).flatMap((p) => (p.state === 'late' && p.done ? [p.done.post] : []))
  const found: Habit[] = [
    { animal: 'snail', posts: late },
    ...Object.entries(DEEDS).map(([animal, deed]) => ({
      animal: animal as Animal,
      posts: d.posts.filter((p) => deed.test(p.text)).map((p) => p.id),
    })),
  ]
  const habits = found
    .map(({ animal, posts }) => ({ animal, posts: [...new Set(posts)].filter(isScene) }))
    .filter(({ animal, posts }) => {
      const years = new Set(posts.map((id) => fromDay(d.day(id)).y)).size
      return posts.length >= (animal === 'snail' ? SHOWN : LEAST) && years >= YEARS
    })
    .sort((a, b) => weight(b) - weight(a) || (a.animal < b.animal ? -1 : 1))
  const [best] = habits
  if (!best) return null
  const shown = best.posts
    .sort((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0) || a - b)
    .slice(0, SHOWN)
    .sort((a, b) => d.day(a) - d.day(b) || a - b)
  return { animal: best.animal, posts: shown }
}

/** To come late three times says more than to be in the garden four times. */
const weight = ({ animal, posts }: Habit) => posts.length * (animal === 'snail' ? 2 : 1)
