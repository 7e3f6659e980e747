import { dayFrom, toDay } from '../calendar.ts'
import type { Tone } from '../model.ts'
import { keysOf, type Placed } from './spread.ts'

/**
 * A day that is kept without a word about why: “Lit the candle.”, “Same bench, same flask.”, on one day of the
 * calendar, in three years or more, in words that hardly stand in any other post.
 */
const YEARS = 3
const NEAR = 1
const SHORT = 12
const FEW = 12
/** Of all posts with the word so many fall on the day. */
const MOSTLY = 0.66
const ORIGIN_WORDS = 40

/** What is looked forward to, won, sown, handed in or simply there again. */
const REASON =
  /[!🎉🥳😂🤣🎂]|\d|(?<!\p{L})(?:birthday|anniversar\p{L}*|married|together|of us|los dos|juntos|wir beide|zusammen|wedding|cake|party|christmas|easter|eve|show|cup|card|prize|first|second|third|last|opening|opens?|opened|closed|match|game|race|marathon|run|swim|fair|festival|market|concert|exam|tax|tyres?|clocks?|sown?|sowed|sowing|planted|planting|harvest\p{L}*|picked|bloom\p{L}*|blossom\p{L}*|swallows?|swifts?|cuckoo|frost|snow|fish\p{L}*|eels?|trout|haggis|lights|hid|term|school|holidays?|mot|service|boiler|chimney|cumple\p{L}*|aniversario|boda|tarta|fiesta\p{L}*|feria|romería|carrera|partido|vendimia|cosecha|siembra|sembr\p{L}+|primer[oa]?|segund[oa]|últim[oa]|roscón|haba|lotería|colegio|curso|renta|vacaciones|golondrinas?|nieve|geburtstag|hochzeit\p{L}*|kuchen|feier|fest|markt|kirmes|lauf|spiel|prüfung|steuer\p{L}*|reifen|gesät|gepflanzt|ernte|lese|erste[rsn]?|zweite[rsn]?|letzte[rsn]?|maibaum|schwalben?|kuckuck|frost|schnee|schule|ferien|urlaub|tüv)(?!\p{L})/iu
/** What is only done or said for somebody who is not there. */
const FOR_SOMEBODY =
  /(?<!\p{L})(?:candles?|flowers|daffodils|roses|lil(?:y|ies)|tulips|cairn|stone|bench|for two|his|her|your|you|velas?|velita|flores|rosas|claveles|banco|para dos|tu|tus|ti|te|kerzen?|blumen|rosen|bank|für zwei|sein|seine|seinem|seinen|ihr|ihre|ihrem|dein|deine|deinem|dich|dir)(?!\p{L})/iu

/** Days on which everybody does something. */
const FEASTS = new Set(
  '1-1 1-2 1-5 1-6 1-25 2-13 2-14 3-8 3-17 4-1 4-23 4-30 5-1 6-23 6-24 7-4 7-14 8-15 10-3 10-12 10-31 11-1 11-5 11-11 12-5 12-6 12-8 12-13 12-21 12-23 12-24 12-25 12-26 12-27 12-28 12-29 12-30 12-31'.split(
    ' ',
  ),
)

/** Places of the posts that keep a day, and of what they keep it for, each with its tone. */
export function ritualsIn(placed: readonly Placed[]): Map<number, Tone> {
  const found = new Map<number, Tone>()
  const naming = new Map<string, number[]>()
  placed.forEach((p, at) => {
    if (p.day === null) return
    const common = p.reading.words[0]?.common ?? new Set<string>()
    for (const key of keysOf(p)) {
      if (key.length < 3 || common.has(key) || WEATHER.test(key)) continue
      const places = naming.get(key)
      if (places) places.push(at)
      else naming.set(key, [at])
    }
  })
  for (const places of naming.values()) {
    if (places.length < YEARS || places.length > FEW) continue
    const kept = keptDay(places, placed)
    if (!kept || kept.length < places.length * MOSTLY) continue
    const texts = kept.map((at) => (placed[at] as Placed).post.text)
    const day = postsOn(kept, placed)
    if (texts.some((text) => REASON.test(text)) || isGladly(day, placed)) continue
    const tone: Tone = texts.some((text) => FOR_SOMEBODY.test(text)) ? 'red' : 'amber'
    for (const at of [...kept, ...originsAmong(day, kept, placed)])
      if (found.get(at) !== 'red') found.set(at, tone)
  }
  return found
}

const DOES =
  /^(?:said|says|told|tells|asked|asks|has|had|got|went|came|wants|thinks|bought|won|\p{L}{3,12}ed|sagt|sagte|fragt|hat|will|meint|ging|kam|dice|dijo|ha|quiere|tiene|vino|fue)$/u

/** Where somebody says or does something, that is what the post is about. */
const hasSomebody = ({ reading: { tokens } }: Placed) =>
  tokens.some((t, n) => t.isOpening && t.isCapital && DOES.test(tokens[n + 1]?.key ?? ''))

const WEATHER = /^(?:rain|sun|wind|fog|lluvia|sol|viento|regen|sonne|nebel)/

/** Those of the short posts that fall on one day of the calendar in enough years. */
function keptDay(places: readonly number[], placed: readonly Placed[]): number[] | null {
  const short = places.filter((at) => {
    const p = placed[at] as Placed
    return p.reading.tokens.length <= SHORT && !hasSomebody(p)
  })
  for (const at of short) {
    const { month, date } = dayFrom((placed[at] as Placed).day as number)
    if (FEASTS.has(`${month}-${date}`)) continue
    const same = short.filter((other) => isOn((placed[other] as Placed).day as number, month, date))
    const years = new Set(same.map((other) => dayFrom((placed[other] as Placed).day as number).year))
    if (years.size >= YEARS && years.size === same.length) return same
  }
  return null
}

/** Everything that was posted on that day of the calendar, in whatever words. */
function postsOn(kept: readonly number[], placed: readonly Placed[]): number[] {
  const { month, date } = dayFrom((placed[kept[0] as number] as Placed).day as number)
  return placed.flatMap((p, at) => (p.day !== null && isOn(p.day, month, date) ? [at] : []))
}

const BEFORE = 2

/** Of it what was posted shortly before the day was first kept: it may say what for. */
function originsAmong(day: readonly number[], kept: readonly number[], placed: readonly Placed[]): number[] {
  const first = Math.min(...kept)
  const yearOf = (at: number) => dayFrom((placed[at] as Placed).day as number).year
  return day.filter(
    (at) => at < first && yearOf(at) >= yearOf(first) - BEFORE && isPlain(placed[at] as Placed),
  )
}

const isPlain = (p: Placed) => p.reading.tokens.length <= ORIGIN_WORDS && !/[!?🎉🥳😂🤣🎂]/u.test(p.post.text)

/** What two people keep, or what began with a wedding, a child or a shop, is kept with joy. */
const GLADLY =
  /[!🎉🥳😂🤣🎂]|(?<!\p{L})(?:married|wedding|anniversary|together|the two of us|both of us|birthday|born|opened|proposed|engaged|cumplimos|casad[oa]s|boda|aniversario|juntos|los dos|nació|cumple\p{L}*|abrimos|verheiratet|hochzeit\p{L}*|hochzeitstag|zusammen|wir beide|geburtstag|geboren|eröffnet|verlobt)(?!\p{L})/iu
const isGladly = (places: readonly number[], placed: readonly Placed[]) =>
  places.some((at) => GLADLY.test((placed[at] as Placed).post.text))

const isOn = (day: number, month: number, date: number) =>
  Math.abs(toDay(dayFrom(day).year, month, date) - day) <= NEAR
