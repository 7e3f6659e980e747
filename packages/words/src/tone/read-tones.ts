import { asRead } from '../as-read.ts'
import { MONTHS, WEEKDAYS } from '../calendar.ts'
import { guessLanguage } from '../language.ts'
import { graver, type Tone, type TonePost } from '../model.ts'
import { spelledOut } from '../spelled-out.ts'
import { type Token, tokenise } from '../tokens.ts'
import { hoursFromGreenwich } from '../zone.ts'
import { absenceIn } from './absence/absence.ts'
import { isLeftBehind } from './absence/left-behind.ts'
import { afterCrisis } from './after-crisis.ts'
import { confidenceEchoes, heartOf, type Named } from './confidence-echo.ts'
import { countedLosses } from './counted-years.ts'
import { isEndOfThing, isTalkOfThings } from './ends-of-things.ts'
import { isEuphemism } from './euphemism.ts'
import { bidFarewell, hushedDeath } from './hushed.ts'
import { knownIn } from './known.ts'
import { lastSeenIll } from './last-seen-ill.ts'
import { learntOf } from './learnt/learnt.ts'
import { AS_LABELLED, type Doubt, lookAgain, mannerOf } from './learnt/second-opinion.ts'
import { ALL_WORDS } from './lexicons.ts'
import { type Loss, lossesIn, missedFromAfar } from './losses.ts'
import { isDarkNight } from './night.ts'
import { nightsAndMornings } from './night-after.ts'
import { type OwnReading, readText } from './own-tone.ts'
import { ritualsIn } from './ritual.ts'
import { settingsIn } from './settings.ts'
import { type Placed, spread } from './spread.ts'
import { NOBODY_KNOWN } from './subject.ts'
import { hasThoughtOfIt } from './thought-of-it.ts'
import { treatmentsIn } from './treatments.ts'
import { unbornIn } from './unborn.ts'
import { unspokenIn } from './unspoken.ts'
import { namingIn, vanishedAt } from './vanished.ts'

export interface Tones {
  tone(id: number): Tone
  /** Why a post is not clear, in the words of the rules; for tests and for whoever asks. */
  reasons(id: number): readonly string[]
  /** Tender only by its sound: whoever understands the post may know better. */
  isBySound(id: number): boolean
  /** What a post sounds like that no rule has called tender. */
  doubt(id: number): Doubt | null
  /** Days on which nothing is due and over which no silence is measured. */
  windows: readonly { from: number; to: number }[]
  /** Folded names and words of kinship of the dead and the gravely ill. */
  mourned: ReadonlySet<string>
}

/** The tones of a whole archive: what a post says by itself, and what the posts around it make of it. */
export function readTones(posts: readonly TonePost[]): Tones {
  const offset = hoursFromGreenwich(posts.map((p) => p.at)) * 3_600_000
  const dayOf = (at: string | null) => {
    const ms = at ? Date.parse(at) : Number.NaN
    return Number.isNaN(ms) ? null : Math.floor((ms + offset) / 86_400_000)
  }
  // Order by moment and words, never by id: the same posts under other ids have the same tones.
  const ordered = posts
    .map((post) => ({
      post: { ...post, text: spelledOut(asRead(post.text)) },
      day: dayOf(post.at),
      ms: post.at ? Date.parse(post.at) : Number.MAX_SAFE_INTEGER,
    }))
    .sort((a, b) => a.ms - b.ms || (a.post.text < b.post.text ? -1 : a.post.text > b.post.text ? 1 : 0))
  const tokens = ordered.map(({ post }) => tokenise(post.text))
  const language = usualLanguage(tokens)
  const known = knownIn(
    ordered.map((o) => o.post),
    tokens,
    language,
  )
  const readings = ordered.map(({ post }, at) =>
    readText(post.text, post.language ?? language, known, tokens[at]),
  )
  const learnt = ordered.map(({ post }, at) => learntOf(post.text, tokens[at]))
  const manner = mannerOf(
    learnt.flatMap(({ tender }, at) => (readings[at]?.tone === 'clear' ? [tender] : [])),
  )
  const placed: Placed[] = ordered.map(({ post, day }, at) => {
    const reading = readings[at] as OwnReading
    lookAgain(post.text, reading, known, learnt[at], manner)
    return { post, day, reading, tone: reading.tone, reasons: reading.reasons }
  })
  for (const p of settingsIn(placed)) p.tone = p.reading.tone = 'clear'
  const hourOf = (at: string | null) => {
    const ms = at ? Date.parse(at) : Number.NaN
    return Number.isNaN(ms) ? null : new Date(ms + offset).getUTCHours()
  }
  for (const p of placed) {
    if (p.reading.tone === 'hidden' || !isDarkNight(p.post.text, hourOf(p.post.at))) continue
    p.tone = p.reading.tone = 'hidden'
    p.reading.isOwnCrisis = true
    p.reasons.push('hidden: a dark night')
  }
  const written = placed.map(({ post }) => ({
    text: post.text,
    ms: post.at ? Date.parse(post.at) : null,
    hour: hourOf(post.at),
  }))
  for (const at of nightsAndMornings(written)) {
    const p = placed[at] as Placed
    p.tone = p.reading.tone = 'hidden'
    p.reading.isOwnCrisis = true
    p.reasons.push('hidden: a night, and the morning after')
  }
  for (const [at, p] of placed.entries()) {
    const who = p.reading.tone === 'hidden' ? null : isEuphemism(p, at, placed, known)
    if (!who) continue
    p.reading.tone = graver(p.reading.tone, 'red')
    p.reading.isDeath = true
    p.reading.isDated = true
    // “She is resting” is said of the living as well; it mourns, and nobody by name.
    if (!who.isResting) p.reading.about.push(...who.keys)
    p.reading.isAnimal ||= who.isAnimal
    p.reading.sentences.add(who.sentence)
    p.tone = p.reading.tone
    p.reasons.push('red: euphemism')
  }
  for (const p of placed) {
    if (p.reading.tone !== 'clear' && p.reading.tone !== 'amber' && !p.reading.isLearnt) continue
    const gone = hushedDeath(
      p.post.text,
      p.reading.tokens,
      (t) => isKin(t.key) || (known.names.has(t.key) && !known.things.has(t.key)),
    )
    if (!gone) continue
    p.tone = p.reading.tone = graver(p.reading.tone, 'red')
    p.reading.isDeath = true
    p.reading.isDated = true
    if (gone.key) p.reading.about.push(gone.key)
    p.reading.isAnimal ||= gone.isAnimal || known.animals.has(gone.key ?? '')
    p.reading.sentences.add(gone.sentence)
    p.reasons.push('red: hushed')
  }
  const counted = countedLosses(
    placed.map(({ post, day }) => ({ text: post.text, day, language: post.language ?? null })),
    language,
  )
  for (const at of [...counted.counting, ...counted.origins]) {
    const p = placed[at] as Placed
    if (p.reading.tone === 'hidden') continue
    p.tone = p.reading.tone = graver(p.reading.tone, 'red')
    p.reasons.push('red: counted year by year')
  }
  const naming = namingIn(placed, known.names)
  for (const at of counted.origins) {
    const p = placed[at] as Placed
    if (p.reading.tone === 'hidden' || p.reading.about.length > 0) continue
    const gone = bidFarewell(p.post.text) ?? vanishedAt(at, placed, naming)
    if (!gone) continue
    p.reading.isDeath = true
    p.reading.isDated = true
    p.reading.about.push(gone)
  }
  const left = new Set(placed.filter((p) => isLeftBehind(p.post.text, p.reading.tokens, known)))
  // Whoever always writes so has somebody at home whom everybody knows.
  const isHabit = left.size > Math.max(FEW_LEFT, placed.length * LEFT_SHARE)
  for (const p of placed) {
    const isLeft = !isHabit && left.has(p)
    const tone = graver(absenceIn(p.post.text, p.reading.tokens), isLeft ? 'amber' : 'clear')
    if (graver(p.reading.tone, tone) === p.reading.tone) continue
    p.tone = p.reading.tone = tone
    p.reasons.push(`${tone}: somebody is missing`)
  }
  for (const [at, tone] of ritualsIn(placed)) {
    const p = placed[at] as Placed
    if (graver(p.tone, tone) === p.tone) continue
    p.tone = p.reading.tone = tone
    p.reasons.push(`${tone}: a day that is kept`)
  }
  const { ready, undone } = unbornIn(placed.map(({ post, day }) => ({ text: post.text, day })))
  // Whoever does not say it does not want it said: such a loss is no paragraph of a portrait either.
  for (const at of [...ready, ...undone]) deepen(placed[at] as Placed, 'hidden', UNDONE)
  for (const p of weeksAfter(placed)) deepen(p, 'amber', 'the weeks after a loss that is not told')
  for (const at of missedFromAfar(placed)) {
    const p = placed[at] as Placed
    p.tone = p.reading.tone = 'amber'
    p.reading.isDeath = p.reading.isDated = false
    p.reasons.push('amber: missed from afar')
  }
  const losses = lossesIn(placed.map((p) => ({ reading: p.reading, day: p.day, names: known.names })))
  spread(placed, losses, known)
  for (const at of treatmentsIn(
    placed.map(({ post, day, tone, reading }) => ({
      text: post.text,
      day,
      tone,
      isIllness: reading.isIllness,
    })),
  ))
    deepen(placed[at] as Placed, 'amber', 'counts a treatment')
  const unseen = lastSeenIll(placed, naming).filter(({ name }) => !known.things.has(name))
  for (const { tones } of unseen)
    for (const [at, tone] of tones) {
      const p = placed[at] as Placed
      if (graver(p.tone, tone) === p.tone) continue
      p.tone = tone
      p.reasons.push(`${tone}: in no post after a hospital`)
    }
  const told = placed.map((p) => ({
    text: p.post.text,
    day: p.day,
    tone: p.tone,
    // A thought in half a sentence has no weeks after it.
    isCrisis: p.reading.tone === 'hidden' && p.reading.isOwnCrisis && !hasThoughtOfIt(p.post.text),
  }))
  for (const at of unspokenIn(told)) {
    const p = placed[at] as Placed
    p.tone = 'hidden'
    p.reasons.push('hidden: what is not to be talked about')
  }
  const isSomebody = (t: Token) => isKin(t.key) || isNamed(t)
  const isNamed = (t: Token) =>
    t.isCapital &&
    known.names.has(t.key) &&
    !known.things.has(t.key) &&
    !WEEKDAYS.has(t.key) &&
    !MONTHS.has(t.key)
  const after = afterCrisis(
    told.map((t, at) => ({ ...t, isOfSomebody: (placed[at] as Placed).reading.tokens.some(isSomebody) })),
  )
  for (const [at, tone] of after) deepen(placed[at] as Placed, tone, 'the weeks after a dark night')
  // The whole family is in many posts; it is a name that brings a confidence to mind.
  for (const at of confidenceEchoes(namedIn(placed, (t) => isNamed(t) && !isKin(t.key))))
    deepen(placed[at] as Placed, 'hidden', 'echoes a confidence')
  return result(
    placed,
    losses,
    unseen.map(({ name }) => name),
  )
}

/** More tender than it is by itself, because of what stands around it. */
function deepen(p: Placed, tone: Tone, why: string) {
  if (graver(p.tone, tone) === p.tone) return
  p.tone = tone
  p.reasons.push(`${tone}: ${why}`)
}

const MONTH = 30
const UNDONE = 'made ready, and undone without a word'
const UNTOLD = new Set(['red: somebody is missing', `hidden: ${UNDONE}`])
const MERRY = /[!😂🤣😅😆🎉🥳]|(?<!\p{L})(?:lol|haha|jaja)/iu

/** Where nobody says that somebody died, there is no day of it; but what is written then is written under it. */
function weeksAfter(placed: readonly Placed[]): Placed[] {
  let since = Number.NEGATIVE_INFINITY
  return placed.filter((p) => {
    if (p.day === null) return false
    if (p.reasons.some((r) => UNTOLD.has(r))) since = p.day
    return p.day - since <= MONTH && p.tone === 'clear' && !MERRY.test(p.post.text)
  })
}

const OPENS = 4

function namedIn(placed: readonly Placed[], isNamed: (t: Token) => boolean): Named[] {
  const isSecret = (p: Placed) => p.tone === 'hidden' && !p.reading.isOwnCrisis
  if (!placed.some(isSecret)) return []
  return placed.map((p) => ({
    tone: p.tone,
    isConfidence: isSecret(p),
    names: new Set(namesOf(p, isSecret(p), isNamed)),
    sentences: sentencesNaming(p, isNamed),
  }))
}

function namesOf({ post, reading }: Placed, isSecret: boolean, isNamed: (t: Token) => boolean): string[] {
  const heart = isSecret ? heartOf(post.text) : post.text
  return reading.tokens.filter((t) => isNamed(t) && heart.slice(t.from, t.to).trim() !== '').map((t) => t.key)
}

function sentencesNaming({ post, reading }: Placed, isNamed: (t: Token) => boolean): Named['sentences'] {
  const bySentence = new Map<number, Token[]>()
  for (const t of reading.tokens) {
    const list = bySentence.get(t.sentence)
    if (list) list.push(t)
    else bySentence.set(t.sentence, [t])
  }
  return [...bySentence.values()].flatMap((list) => {
    const opens = new Set(
      list
        .slice(0, OPENS)
        .filter(isNamed)
        .map((t) => t.key),
    )
    const text = post.text.slice((list[0] as Token).from, (list.at(-1) as Token).to)
    return opens.size > 0 ? [{ text, opens }] : []
  })
}

const FEW_LEFT = 4
const LEFT_SHARE = 0.05

const isKin = (key: string) => ALL_WORDS.some(({ kin, pets }) => kin.has(key) || pets.has(key))

function usualLanguage(lists: readonly (readonly Token[])[]): string {
  const counts = new Map<string, number>()
  for (const list of lists) {
    const language = list.length >= 4 ? guessLanguage(list, (t) => t.key) : null
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? 'en'
}

export const WINDOW = 60

function result(placed: readonly Placed[], losses: readonly Loss[], unseen: readonly string[]): Tones {
  const byId = new Map(placed.map((p) => [p.post.id, p]))
  return {
    tone: (id) => byId.get(id)?.tone ?? 'clear',
    reasons: (id) => byId.get(id)?.reasons ?? [],
    isBySound: (id) => {
      const reasons = byId.get(id)?.reasons ?? []
      return reasons.length > 0 && reasons.every((why) => why.endsWith(AS_LABELLED))
    },
    doubt: (id) => byId.get(id)?.reading.doubt ?? null,
    windows: losses.filter((l) => !l.isAnimal).map((l) => ({ from: l.day, to: l.told + WINDOW })),
    mourned: new Set([...losses.filter((l) => !isOverIn(placed, l)).flatMap((l) => l.about), ...unseen]),
  }
}

const RECOVERED = { days: 120, posts: 3 }

/** An illness that somebody has come through: months later they are in posts that speak of other things. */
function isOverIn(placed: readonly Placed[], loss: Loss): boolean {
  if (loss.kind !== 'illness') return false
  const later = placed.filter(
    (p) =>
      p.day !== null &&
      p.day - loss.told > RECOVERED.days &&
      p.reading.tone === 'clear' &&
      p.reading.tokens.some((t) => t.isCapital && loss.about.includes(t.key)),
  )
  return later.length >= RECOVERED.posts
}

/** One text with no archive around it. */
export function toneOfText(whole: string, language: string | null = null): Tone {
  const text = spelledOut(asRead(whole))
  const reading = readText(text, language)
  lookAgain(text, reading, NOBODY_KNOWN)
  const { tone: said, tokens } = reading
  if (isDarkNight(text, null)) return 'hidden'
  const tone = graver(
    graver(said, absenceIn(text, tokens)),
    isLeftBehind(text, tokens, NOBODY_KNOWN) ? 'amber' : 'clear',
  )
  return isHushed(text) ? graver(tone, 'red') : tone
}

/** By itself a text does not say who is known: whoever is named stands for somebody. */
const isHushed = (text: string) =>
  hushedDeath(text, tokenise(text), (t) => t.isCapital || isKin(t.key)) !== null

/** Whether a thing is mourned in the words for people: beside a real loss that is no joke. */
export function mournsThing(whole: string, language: string | null = null): boolean {
  const text = asRead(whole)
  return isEndOfThing(text) || isTalkOfThings(text) || readText(text, language).isOfThing
}

/** A grave illness in words for it. */
export const saysIllness = (whole: string, language: string | null = null): boolean =>
  readText(asRead(whole), language).isIllness

/** A death in so many words, so that its date can be respected. */
export function saysDeath(whole: string, language: string | null = null): boolean {
  const text = asRead(whole)
  return readText(text, language).isDeath || isHushed(text)
}
