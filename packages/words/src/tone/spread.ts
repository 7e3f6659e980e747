import { before, dateWords, dayFrom, nextAfter, spans, toDay } from '../calendar.ts'
import { graver, type Tone, type TonePost } from '../model.ts'
import { fold, type Token } from '../tokens.ts'
import { CHEER } from './announced.ts'
import type { Words } from './lexicons.ts'
import type { Loss } from './losses.ts'
import type { OwnReading } from './own-tone.ts'
import { mournsByPronoun } from './pronoun.ts'
import type { Known } from './subject.ts'

export interface Placed {
  post: TonePost
  day: number | null
  reading: OwnReading
  tone: Tone
  reasons: string[]
}

const WINDOW = 60
const SOON = 45
const BY_PRONOUN = 'mourns by pronoun'
const MONTH = 30
const FIRST_DAYS = 10
const NAMELESS = 400
/** Two years on, “he” and a common word may be anybody and anything. */
const YEARS = 730
const LONG_AFTER = 4 * 365
const SHORT = 24

/** What a death or an illness makes of the posts around it: the weeks after, the date, the name, the things left. */
export function spread(posts: readonly Placed[], losses: readonly Loss[], known: Known) {
  if (losses.length === 0) return
  const rarity = frequencies(posts)
  const tokensInPlaces = new Set(posts.flatMap((p) => (p.post.place ?? '').split(/[\s,]+/).map(fold)))
  const mourning = losses.map(
    (loss): Mourning => ({
      loss,
      things: new Set(),
      rare: new Set(),
      illSince: illBefore(loss, losses),
      birthday: birthdayOf(loss, posts),
    }),
  )
  const isName = (key: string) => known.names.has(key)
  for (const m of mourning)
    for (const p of posts) {
      const isSoon = p.day !== null && p.day >= m.loss.day && p.day <= m.loss.told + SOON
      if (p === posts[m.loss.at] || (isSoon && mournsByPronoun(p.reading, m.loss, known, tokensInPlaces)))
        remember(m, p, rarity, isName)
    }
  // In order of time, so that what a red post leaves behind is known to the next.
  for (const p of posts) {
    if (p.tone === 'hidden' || p.day === null) continue
    for (const m of mourning) {
      const [tone, why] = toneBeside(p, m, known, tokensInPlaces)
      if (tone === 'clear') continue
      if (graver(p.tone, tone) !== p.tone) p.reasons.push(`${tone}: ${why}`)
      p.tone = graver(p.tone, tone)
      if (tone === 'red' && p.reading.tone === 'red') remember(m, p, rarity, isName)
      else if (tone === 'red' && why === BY_PRONOUN) remember(m, p, rarity, isName)
    }
  }
}

/** An illness of the same person in the year and a half before. */
function illBefore(death: Loss, losses: readonly Loss[]): number | null {
  if (death.kind !== 'death') return null
  const ill = losses.filter(
    (l) =>
      l.kind === 'illness' &&
      l.day < death.day &&
      death.day - l.day < 550 &&
      l.about.some((k) => death.about.includes(k)),
  )
  return ill.length > 0 ? Math.min(...ill.map((l) => l.day)) : null
}

interface Mourning {
  loss: Loss
  /** Rare words of the posts that mourn: the tin, the chair, the harbour. */
  things: Set<string>
  /** Those of them that hardly occur elsewhere. */
  rare: Set<string>
  /** The day from which the posts call them ill. */
  illSince: number | null
  birthday: { month: number; date: number } | null
}

type Verdict = readonly [Tone, string]
const CLEAR: Verdict = ['clear', '']

function toneBeside(p: Placed, m: Mourning, known: Known, places: ReadonlySet<string>): Verdict {
  const { loss } = m
  const day = p.day as number
  const names = loss.about.length > 0 && namesOneOf(p, loss.about)
  if (day < loss.day) {
    if (loss.isAnimal) return CLEAR
    if (loss.since !== null && day >= loss.since) return ['red', 'the days before a funeral']
    if (loss.kind === 'death' && names) return ['amber', 'names somebody who died later']
    if (loss.kind === 'death' && m.illSince !== null && day >= m.illSince)
      return ['amber', 'the months of an illness']
    return landsIn(p, loss) ? ['amber', 'a date that fell into it'] : CLEAR
  }
  if (loss.isAnimal) return besideAnimal(p, m, names, known, places)
  if (loss.kind === 'illness') {
    if (day <= loss.told + WINDOW) {
      const inCare = names && p.reading.tokens.some((t) => CARE.test(t.key))
      return inCare ? ['red', 'somebody ill, in care'] : ['amber', 'the weeks of an illness']
    }
    if (day - loss.told <= YEARS && ((names && SEEN_TO.test(p.post.text)) || NOT_YET_WELL.test(p.post.text)))
      return ['amber', 'somebody who was ill, seen to']
    if (day - loss.told <= NAMELESS && FIRST_BACK.test(p.post.text)) return ['amber', 'back after an illness']
    return spanLands(p, loss, day) === 'window' ? ['amber', 'counts back into an illness'] : CLEAR
  }
  const shared = thingsShared(p, m)
  // Of somebody whose name no post gives, he and she are said for a year at most.
  const isSoon = loss.about.length > 0 || day - loss.told <= NAMELESS
  const byPronoun = isSoon && !CHEER.test(p.post.text) && mournsByPronoun(p.reading, loss, known, places)
  const span = spanLands(p, loss, day)
  const after = day - loss.told
  // “In memory of Dad” is said years after: its day is nobody's.
  if (!loss.isDated) return names ? ['amber', 'names somebody who died'] : CLEAR
  if (after <= FIRST_DAYS) return ['red', 'the first days after a death']
  const isAlone = p.reading.tokens.length <= 12 && shared > 0
  if (after <= MONTH && (byPronoun || p.reading.isAfterwards || shared >= 2 || isAlone))
    return ['red', 'the month after a death']
  const nearness = Math.min(...daysOf(loss).map((of) => anniversary(day, of)))
  if (nearness === 0) return ['red', 'the day of a death']
  if (nearness === 1)
    return byPronoun || names || shared > 0 || span
      ? ['red', 'the day of a death, told beside it']
      : ['amber', 'beside the day of a death']
  if (span === 'day') return ['red', 'counts back to a death']
  if (m.birthday && day > loss.day) {
    const off = offYear(day, m.birthday)
    if (off === 0 || (off === 1 && (byPronoun || names))) return ['red', 'a birthday of the dead']
  }
  if (byPronoun && shared > 0) {
    return [after <= YEARS || rareShared(p, m) >= 2 ? 'red' : 'amber', BY_PRONOUN]
  }
  if (byPronoun && wouldHave(p, loss)) return ['red', 'what somebody would have done']
  if (after <= WINDOW) return ['amber', 'the weeks after a death']
  // In the first year a short post about him or her, and about nobody who is named, may be about the dead.
  if (byPronoun && after <= NAMELESS && p.reading.tokens.length <= SHORT) return ['amber', BY_PRONOUN]
  if (names || isOfTheirs(p, loss.about)) return ['amber', 'names somebody who died']
  if (isTheirDay(p, loss)) return ['amber', 'a day of mothers or fathers, without them']
  // After so many years two words are a coincidence.
  if (rareShared(p, m) >= (after <= LONG_AFTER ? 2 : 3)) return ['amber', 'things of somebody who died']
  return span === 'window' ? ['amber', 'counts back to the weeks of a death'] : CLEAR
}

const DAYS_OF = [
  {
    kin: /^(?:mum|mom|mam|mummy|mommy|mother|ma|mama|mami|mutti|mutter|madre|jefa|jefita)$/,
    day: /(?<!\p{L})(?:mother['’]?s['’]? day|mothering sunday|muttertag|día de las? madres?)(?!\p{L})/iu,
  },
  {
    kin: /^(?:dad|daddy|father|da|pa|pop|papa|papi|vati|vater|padre|jefe)$/,
    day: /(?<!\p{L})(?:father['’]?s['’]? day|vatertag|día del padre)(?!\p{L})/iu,
  },
]

const isTheirDay = (p: Placed, { about }: Loss): boolean =>
  DAYS_OF.some(({ kin, day }) => about.some((key) => kin.test(key)) && day.test(p.post.text))

const CARE =
  /^(?:hospital|ward|hospice|nurses?|doctors?|planta|enfermeras?|seguro|clinica|uci|krankenhaus|klinik|station|schwestern?|pflegerin|intensivstation|bedside)$/

/** “Robyn’s scan is clear”, “due in town for number four of six”: what an illness goes on with, long after it was told. */
const SEEN_TO =
  /(?<!\p{L})(?:scans?|chemo|radiotherapy|treatments?|(?:number|round|session) \p{L}+ of \p{L}+|all[- ]clear|remission|check-?up|consultant|oncolog\p{L}*|quimio|radioterapia|sesión|tomografía|alta médica|control médico|Nachsorge|Bestrahlung|Befund|Blutwerte|Zyklus)(?!\p{L})/iu

/** “Put back till she’s got the legs for it.” */
const NOT_YET_WELL =
  /(?<!\p{L})(?:(?:till|until|when|once) (?:she|he)['’]s (?:got the (?:legs|strength|breath)|well enough|up to it|strong enough|back on (?:her|his) feet)|(?:cuando|hasta que) (?:ella |él )?(?:pueda|esté (?:bien|mejor|fuerte)|tenga fuerzas)|(?:wenn|bis) (?:sie|er) wieder (?:kann|fit|auf den Beinen|bei Kräften))(?!\p{L})/iu

/** “First day back in the shop, four hours, sitting down.” */
const FIRST_BACK =
  /(?<!\p{L})(?:first (?:\p{L}+ )?(?:day|shift|week|morning) back|back (?:at work|on my feet)|erster? (?:\p{L}+ )?(?:Tag|Schicht|Woche) (?:wieder|zurück)|zum ersten Mal wieder|primer (?:día|turno) (?:otra vez|de vuelta|de nuevo|de regreso)|de vuelta (?:al trabajo|en el (?:trabajo|taller|local)))(?!\p{L})/iu

const ANOTHER = new Set(['another', 'otro', 'otra', 'neuen', 'neuer', 'neue', 'noch einen'])

function besideAnimal(
  p: Placed,
  m: Mourning,
  names: boolean,
  known: Known,
  places: ReadonlySet<string>,
): Verdict {
  const after = (p.day as number) - m.loss.told
  const isShort = p.reading.tokens.length <= 20
  if (after <= WINDOW && isShort && p.reading.tokens.some((t) => ANOTHER.has(t.key)))
    return ['red', 'not another one']
  const shared = thingsShared(p, m)
  const byPronoun = mournsByPronoun(p.reading, m.loss, known, places)
  if (after <= MONTH && (names || shared >= 2 || byPronoun)) return ['red', 'the month after a pet died']
  if (after <= MONTH && p.reading.isAfterwards) return ['red', 'the month after a pet died']
  const isDate = anniversary(p.day as number, m.loss.day) <= 1 && spansOf(p).length > 0
  if (isDate) return ['red', 'the day of a pet']
  if (after <= WINDOW && (p.reading.isAfterwards || shared > 0))
    return ['amber', 'the weeks after a pet died']
  return names ? ['amber', 'names a pet that died'] : CLEAR
}

/** The day it was, or each of those on which it may have been. */
const daysOf = ({ day, since }: Loss) =>
  since === null ? [day] : Array.from({ length: day - since + 1 }, (_, n) => since + n)

/** 0 on the day in a later year, 1 beside it, otherwise far. */
function anniversary(day: number, loss: number): number {
  if (day - loss < 300) return 9
  const d = dayFrom(loss)
  return offYear(day, { month: d.month, date: d.date })
}

function offYear(day: number, { month, date }: { month: number; date: number }): number {
  const { year } = dayFrom(day)
  return Math.min(...[year - 1, year, year + 1].map((y) => Math.abs(toDay(y, month, date) - day)))
}

const spanCache = new WeakMap<Placed, ReturnType<typeof spans>>()
function spansOf(p: Placed) {
  const known = spanCache.get(p)
  if (known) return known
  const found = spans(p.reading.tokens, languageOf(p))
  spanCache.set(p, found)
  return found
}

/** "Two years." on the day; "three years without sugar" that begins in the weeks of an illness. */
function spanLands(p: Placed, loss: Loss, day: number): 'day' | 'window' | null {
  let found: 'day' | 'window' | null = null
  for (const span of spansOf(p)) {
    if (span.unit === 'day' || span.unit === 'week') continue
    const that = before(day, span)
    const slack = span.unit === 'year' ? 2 : span.unit === 'month' ? 4 : 2
    if (Math.abs(that - loss.day) <= slack && loss.kind === 'death') return 'day'
    if (that >= loss.day && that <= loss.told + WINDOW) found = 'window'
  }
  return found
}

function landsIn(p: Placed, loss: Loss): boolean {
  const day = p.day as number
  if (loss.day - day > 400) return false
  return dateWords(p.reading.tokens).some((w) => {
    if (w.kind !== 'date') return false
    const that = nextAfter(w, day)
    return that >= loss.day && that <= loss.told + WINDOW
  })
}

const NOT_MINE = new Set('his her their your su sus ihr ihre ihrem seine sein seinem deine dein'.split(' '))

/** By name, or by a word of kinship that is the writer's own. */
export function namesOneOf(p: Placed, about: readonly string[]): boolean {
  const { tokens, words } = p.reading
  const keys = keysOf(p)
  if (!about.some((key) => keys.has(key) || keys.has(`${key}s`))) return false
  return tokens.some((token, at) => {
    // “Papas altes Telefon”
    const isHis =
      words[0]?.language === 'de' && token.isCapital && about.includes(token.key.replace(/s$/, ''))
    if (isHis && words.some((w) => w.kin.has(token.key.replace(/s$/, '')))) return true
    if (!about.includes(token.key)) return false
    if (!words.some((w) => w.kin.has(token.key))) return token.isCapital
    const lead = tokens[at - 1]
    const next = tokens[at + 1]
    if (lead && (NOT_MINE.has(lead.key) || lead.raw.endsWith("'s"))) return false
    const isOther =
      next?.isCapital && next.sentence === token.sentence && !next.isOpening && !about.includes(next.key)
    return !(isOther && words[0]?.language !== 'de') && isOwnKin(token, lead, words)
  })
}

const MINE = new Set('my our mi mis nuestro nuestra mein meine meinen meinem meiner unser unsere'.split(' '))
/** "Mum", "Baba", "my brother"; "a friend" and "the baby" may be anybody's. */
function isOwnKin(token: Token, lead: Token | undefined, words: readonly Words[]): boolean {
  if (lead && lead.sentence === token.sentence && MINE.has(lead.key)) return true
  const hasArticle = lead?.sentence === token.sentence && words.some((w) => w.determiners.has(lead.key))
  return token.isCapital && !hasArticle
}

/** “El ropero de mamá”: Spanish writes her small, and whoever says so says it of their own. */
const isOfTheirs = ({ reading: { tokens } }: Placed, about: readonly string[]): boolean =>
  tokens.some(
    (t, at) => /^(?:mamá|papá)$/u.test(t.raw) && about.includes(t.key) && tokens[at - 1]?.key === 'de',
  )

const keyCache = new WeakMap<Placed, ReadonlySet<string>>()

/** Its words, each once. */
export function keysOf(p: Placed): ReadonlySet<string> {
  const known = keyCache.get(p)
  if (known) return known
  const keys = new Set(p.reading.tokens.map((t) => t.key))
  keyCache.set(p, keys)
  return keys
}

function thingsShared(p: Placed, m: Mourning): number {
  let n = 0
  for (const key of keysOf(p)) if (m.things.has(key)) n++
  return n
}

function rareShared(p: Placed, m: Mourning): number {
  let n = 0
  for (const key of keysOf(p)) if (m.rare.has(key)) n++
  return n
}

function remember(
  m: Mourning,
  p: Placed,
  rarity: ReadonlyMap<string, number>,
  isName: (key: string) => boolean,
) {
  const common = p.reading.words[0]?.common ?? new Set()
  for (const t of p.reading.tokens) {
    const n = rarity.get(t.key) ?? 0
    if (t.key.length < 3 || common.has(t.key) || /^\d/.test(t.key) || n > RARE) continue
    m.things.add(t.key)
    if (n <= VERY_RARE && !isName(t.key)) m.rare.add(t.key)
  }
}

const RARE = 14
const VERY_RARE = 4

function frequencies(posts: readonly Placed[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const p of posts) for (const key of keysOf(p)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const languageOf = (p: Placed) => p.reading.words[0]?.language ?? null

const BIRTHDAY = /^(?:today|hoy|heute|birthday|cumpleanos|geburtstag|cumple|wird|turned|turns)$/
const WOULD = /^(?:would|would've|he'd|she'd|hubiera|habria|hatte|ware|hubiese)$/

/** "He would have", "he'd have"; "he'd cancelled" is a past, and "Dad would have" is said of Dad. */
const wouldHave = ({ reading: { tokens, words } }: Placed, { about }: Loss) =>
  tokens.some((t, at) => {
    if (!WOULD.test(t.key) || (t.key.endsWith("'d") && tokens[at + 1]?.key !== 'have')) return false
    const subject = tokens[at - 1]
    const isKin = subject?.sentence === t.sentence && words.some((w) => w.kin.has(subject.key))
    return !isKin || about.includes(subject.key)
  })

/** "X is 68 today", "X's birthday", "would have been 69": the day of a post that says so. */
function birthdayOf(loss: Loss, posts: readonly Placed[]): Mourning['birthday'] {
  if (loss.kind !== 'death' || loss.isAnimal || loss.about.length === 0) return null
  for (const p of posts) {
    if (p.day === null || !namesOneOf(p, loss.about)) continue
    const { tokens } = p.reading
    const says = tokens.some((t) => BIRTHDAY.test(t.key))
    const age = tokens.some((t) => /^\d{1,3}$/.test(t.key) && Number(t.key) > 0 && Number(t.key) < 110)
    const isAbout = tokens.some(
      (t, at) =>
        loss.about.includes(t.key) &&
        tokens.slice(at, at + 5).some((x) => /^(?:\d{1,3}|birthday|cumple|wird|turned|turns)$/.test(x.key)),
    )
    if (!says || !age || !isAbout) continue
    const d = dayFrom(p.day)
    return { month: d.month, date: d.date }
  }
  return null
}
