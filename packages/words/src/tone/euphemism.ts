import type { Token } from '../tokens.ts'
import { isFarewellToCar } from './ends-of-things.ts'
import { keysOf, type Placed } from './spread.ts'
import { isHeOrShe, type Known } from './subject.ts'

const PLAIN =
  /^(?:gone|went|has\|have gone|ging|se fue|ist gegangen|ist weg|ist fort|se ha ido|partió|ist heute|voló|is\|was\|are gone|no está|let go|ist nicht mehr|no volvió|didn't come)/
const FAREWELL = new Set(
  'good goodbye farewell bye sleep rest peace peaceful peacefully painless friedlich tranquila tranquilo paz loved love missed miss years old gut gute guter mach adieu tschüss leb wohl jahre adiós buen buena perro descansa descansar años gracias danke thank thanks best beste mejor'.split(
    ' ',
  ),
)
const DAY_WORDS = new Set(
  'on yesterday today tonight this last at in peacefully quietly gestern heute am letzte diese nacht hoy ayer el la anoche esta en monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
)

/** "Clutch went on Friday. Twelve and a half.": a known name, a word for leaving, nothing that says where to. */
export function isEuphemism(
  p: Placed,
  at: number,
  all: readonly Placed[],
  known: Known,
): { keys: string[]; isAnimal: boolean; isResting: boolean; sentence: number } | null {
  const { tokens, euphemisms } = p.reading
  for (const { words: w, match: m } of euphemisms) {
    const who = tokens[m.from - 1]
    const verb = tokens[m.from] as Token
    if (!who || who.sentence !== verb.sentence) continue
    const isKin = w.kin.has(who.key)
    const isName = who.isCapital && known.names.has(who.key) && !known.things.has(who.key)
    const isPet = w.pets.has(who.key)
    const isPronoun =
      m.cue.source === 'gone' && isHeOrShe(who, w) && hasAge(p) && !isFarewellToCar(p.post.text)
    // “his mam passed in spring”: somebody else's.
    if (isKin && THEIRS.test(tokens[m.from - 2]?.key ?? '')) continue
    if ((!isKin && !isName && !isPet && !isPronoun) || isExam(tokens, verb)) continue
    const rest = tokens.slice(m.to).filter((t) => t.sentence === verb.sentence)
    const isWhole = rest.length === 0
    const withDay = rest.length <= 8 && DAY_WORDS.has(rest[0]?.key ?? '')
    if (!isWhole && !withDay) continue
    const hit = {
      keys: isPronoun ? [] : [who.key],
      isAnimal: isPet || known.animals.has(who.key),
      isResting: /^is resting/.test(m.cue.source),
      sentence: verb.sentence,
    }
    if (!PLAIN.test(m.cue.source) || (isPronoun && isWhole)) return hit
    // "Moira went on Tuesday" is a trip, unless the rest bids farewell and nobody meets her again.
    const bids = tokens.some((t) => t.sentence !== verb.sentence && FAREWELL.has(t.key)) || hasAge(p)
    const earlier = countNaming(all, 0, at, who.key)
    const later = countNaming(all, at + 1, all.length, who.key)
    if (earlier >= 2 && bids && later <= earlier * 0.34) return hit
  }
  return null
}

const THEIRS = /^(?:his|her|their|su|sus|seine?|ihre?)$/

const EXAMS =
  /^(?:test|exam|exams|theory|driving|licence|license|grade|mock|module|interview|inspection|mot|distinction|merit)$/
const TRIES = /^(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th)$/

/** “Chantelle PASSED. First time.” */
function isExam(tokens: readonly Token[], verb: Token): boolean {
  if (verb.key !== 'passed') return false
  const isShouted = verb.raw === verb.raw.toUpperCase()
  const isTry = tokens.some(
    (t, at) => TRIES.test(t.key) && /^(?:time|go|attempt)$/.test(tokens[at + 1]?.key ?? ''),
  )
  return isShouted || isTry || tokens.some((t) => EXAMS.test(t.key))
}

function countNaming(all: readonly Placed[], from: number, to: number, key: string): number {
  let n = 0
  for (let i = from; i < to && n <= MANY; i++) if (keysOf(all[i] as Placed).has(key)) n++
  return n
}

const MANY = 60

/** A sentence that is an age and nothing else: "Twelve and a half." */
function hasAge(p: Placed): boolean {
  const lengths = new Map<number, Token[]>()
  for (const t of p.reading.tokens) lengths.set(t.sentence, [...(lengths.get(t.sentence) ?? []), t])
  return [...lengths.values()].some(
    (list) =>
      list.length <= 5 &&
      list.some((t) =>
        /^\d+$|^(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|diez|once|doce|trece|catorce|quince|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn)$/.test(
          t.key,
        ),
      ),
  )
}
