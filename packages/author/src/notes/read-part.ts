import { abstaining } from './abstinence.ts'
import { bareNumber, loneNumber } from './bare-number.ts'
import { isPlausible } from './bounds.ts'
import { BOUGHT, elsewhere } from './elsewhere.ts'
import { countedByHint } from './hinted.ts'
import { isInsideName, isPartOf } from './inside-names.ts'
import { isCount, isLevel, isNamed, type Meant, placeOf } from './meant.ts'
import { isNegated } from './negated.ts'
import { FIGURE } from './numbers.ts'
import { readOccasions } from './occasions.ts'
import { readInstances } from './read-instances.ts'
import type { Reader } from './reader.ts'
import type { Found } from './sole-owner.ts'
import { type Dimension, unitOf } from './units.ts'

const CLOCK =
  /(?<![\d.])(?<!(?<!\p{L})(?:to|till?|until|hasta|bis|at|um|las|la|by|ab|gegen|since|desde|seit) )(\d{1,2}):([0-5]\d)(?![\d:]| ?(?:to|till?|until|a|hasta|bis|-|–) ?(?:las? )?\d| ?(?:[ap]m|uhr)(?!\p{L}))/giu
const FROM_ONE_TO_ANOTHER = new RegExp(`(?:from|de|von) ${FIGURE}\\s?\\p{L}* (?:to|a|auf) (${FIGURE})`, 'iu')
/** “£20” to “20 pounds”: of money where money is counted. */
const STERLING = /^(?:pounds?|libras?|pfund)$/iu

/** Where ounces are drunk, a cup is eight of them. */
const CUP = /^cups?$/iu
const A_CUP: { dimension: Dimension; factor: number } = { dimension: 'volume', factor: 0.0295735 * 8 }

/** What is counted in seconds is timed as “1:30”. */
const SHORTER_THAN_MINUTES = 1 / 100

/** Nobody says more at once; whoever does wants to hold a core. */
const MOST_QUANTITIES = 40

/** “Lengths: 24”. */
const UNIT_FIRST = new RegExp(`^(\\p{L}+)\\s*[:=]\\s*(${FIGURE})$`, 'u')
/** “Folgen 1”, of whatever is counted in those. */
const OWN_UNIT_FIRST = new RegExp(`^(\\p{L}{4,}) (${FIGURE})$`, 'u')
function withUnitBehind(part: string, meants: readonly Meant[]): string {
  const [, word] = OWN_UNIT_FIRST.exec(part) ?? []
  const dimension = word && unitOf(word).dimension
  return meants.some((meant) => isCount(meant) && meant.dimension === dimension)
    ? part.replace(OWN_UNIT_FIRST, '$2 $1')
    : part.replace(UNIT_FIRST, '$2 $1')
}

export function readPart(given: string, reader: Reader, isCorrection: boolean) {
  const { meants } = reader
  const isNamedAtAll = meants.some((meant) => placeOf(meant, given))
  const part = isNamedAtAll ? given : withUnitBehind(given, meants)
  const isTrade = BOUGHT.test(part)
  const named = meants.filter((meant) => placeOf(meant, part))
  const paid = named.filter(({ dimension }) => dimension === 'money')
  // What the money went to is not what was done with it.
  const here = (paid.length > 0 || isTrade ? paid : named).filter((meant) => !isPartOf(meant, named, part))
  const hinted = isTrade ? [] : meants.filter((meant) => !here.includes(meant) && placeOf(meant, part, true))
  const sleeper = here.find(({ dimension }) => dimension === 'duration')
  const level = here.find(isLevel)
  const change = level && FROM_ONE_TO_ANOTHER.exec(part)
  if (level && change) return reader.give(level, Number(change[1]), true)
  const clocked = sleeper
    ? part.replace(CLOCK, (_, h: string, m: string) =>
        sleeper.factor < SHORTER_THAN_MINUTES
          ? `${Number(h) * 60 + Number(m)} s`
          : `${(Number(h) + Number(m) / 60).toFixed(4)} h`,
      )
    : part
  const isTimed = sleeper !== undefined && !here.some(({ dimension }) => dimension === 'distance')
  const isInOunces =
    here.some(({ feature }) => /^(?:fl\.? ?)?(?:oz|ounces?)$/iu.test(feature.unit ?? '')) &&
    !meants.some(({ dimension }) => dimension === 'count:cup')
  const quantities = [...clocked.matchAll(reader.quantity)]
    .slice(0, MOST_QUANTITIES)
    .map(([whole, figure, word = '']) => ({
      whole,
      figure: Number(figure),
      word,
      ...(isInOunces && CUP.test(word)
        ? A_CUP
        : unitOf(paid.length > 0 && STERLING.test(word) ? '£' : isTimed && word === 'm' ? 'min' : word)),
    }))
  // “a mug for 4.50”: what was bought.
  const isPriced = quantities.some(({ dimension }) => dimension === 'money') && meants.some(isOfMoney)
  const isNone = isNegated(part, here)
  readAbstaining(part, reader)
  const occasion = isNone ? null : readOccasions(part, reader)
  const taken = new Set<number>()
  const used = new Set<Meant>(occasion ? [occasion] : [])

  for (const [at, quantity] of quantities.entries()) {
    const isThousand = quantity.word.toLowerCase() === 'k'
    const fits = (meant: Meant) =>
      !used.has(meant) &&
      (meant.dimension === quantity.dimension ||
        (isCount(meant) &&
          here.includes(meant) &&
          (isThousand
            ? isLarge(meant) && isPlausible(meant, quantity.figure * 1000)
            : isNamed(meant, quantity.word))))
    const meant =
      here.find((one) => fits(one) && !isAttribute(one, clocked, quantity)) ??
      inItsPlace(clocked, reader.replaced, fits) ??
      onlyOne(hinted.filter((hint) => fits(hint) && !isAttribute(hint, clocked, quantity))) ??
      (isPriced && quantity.dimension !== 'money'
        ? undefined
        : elsewhere(clocked, quantity, reader, used).find(fits)) ??
      (named.length === 0 ? ofAnotherDay(clocked, reader, fits) : undefined)
    if (!meant) {
      if (named.length === 0) reader.pending = quantity
      continue
    }
    taken.add(at)
    used.add(meant)
    const value =
      meant.dimension === quantity.dimension
        ? (quantity.figure * quantity.factor) / meant.factor
        : quantity.figure * (isThousand ? 1000 : 1)
    // “not a page”, “kein Glas”: none.
    const isNotOne = isNone && quantity.figure === 1 && here.includes(meant)
    reader.give(meant, isNotOne ? 0 : value, isCorrection || isNotOne)
    reader.lastScale = meant.dimension === quantity.dimension ? quantity.factor / meant.factor : 1
  }

  let rest = quantities.reduce(
    (left, { whole }, at) => (taken.has(at) ? left : left.replace(whole, ' … ')),
    clocked,
  )
  for (const meant of hinted) {
    if (used.has(meant)) continue
    const value = isLevel(meant)
      ? (bareNumber(meant, rest, isCorrection) ?? loneNumber(meant, rest))
      : countedByHint(meant, clocked, reader)
    if (value === null) continue
    used.add(meant)
    reader.give(meant, value, isCorrection)
    rest = rest.replace(String(value), ' … ')
  }
  if (!isNone && !isTrade) readInstances(clocked, reader, used)
  reader.topic.push(...here, ...hinted, ...used)
  const practised =
    isNone && here.length === 0 && quantities.length === 0
      ? onlyOne(
          hinted.filter(
            ({ feature }) =>
              feature.unit && (TOUCHED.test(part) || (PRACTISED.test(part) && PRACTISED.test(feature.title))),
          ),
        )
      : undefined
  if (practised && !used.has(practised)) reader.give(practised, 0, true)
  for (const meant of here) {
    if (used.has(meant)) continue
    if (isOnlyWhen(meant, part)) continue
    if (meant.isAbstinence) continue
    if (isNone) {
      if (meant.feature.unit && !isInsideName(meant, part, reader)) reader.give(meant, 0, true)
    } else {
      const value = meant.feature.unit
        ? (bareNumber(meant, rest, isCorrection) ?? waiting(meant, reader))
        : null
      // A number is one thing's.
      if (value !== null) rest = rest.replace(String(value), ' … ')
      reader.give(meant, value === null ? null : inOwnUnit(meant, value), isCorrection)
    }
  }
}

/** What is counted in thousands. */
const isLarge = ({ dimension }: Meant) =>
  /^count:(?:step|word|cal|kcal|paso|palabra|schritt|wort|wört|char|zeichen|caracter|meter|point)/.test(
    dimension ?? '',
  )

const TODAY = /(?<!\p{L})(?:today|tonight|hoy|heute)(?!\p{L})/iu

/** “Yesterday an hour of piano, today 10 minutes”: the same thing, where no other was passed over that it fits. */
const ofAnotherDay = (part: string, reader: Reader, fits: (meant: Meant) => boolean) =>
  reader.isPassed && TODAY.test(part) ? onlyOne([...new Set(reader.passed)].filter(fits)) : undefined

/** “not practised today”: of the one thing that is practised. */
const PRACTISED =
  /(?<!\p{L})(?:geübt|üben|practi[sc]ed?|practi[sc]ing|practiqué|practicado|practicar|ensayé|ensayado)(?!\p{L})/iu
/** “didn't open the book”. */
const TOUCHED =
  /(?<!\p{L})(?:touch(?:ed)?|open(?:ed)?|pick(?:ed)? up|abrí|abierto|abrir|toqué|tocado|cogí|cogido|aufgeschlagen|aufgemacht|angefasst|angerührt|in die hand genommen)(?!\p{L})/iu

/** “a coke 0.33”, of millilitres: nobody has a third of one. */
function inOwnUnit({ dimension, factor }: Meant, value: number): number {
  if (dimension !== 'volume') return value
  if (factor === MILLI && value < 5 && !Number.isInteger(value)) return value / MILLI
  return factor === 1 && value >= 100 ? value * MILLI : value
}
const MILLI = 0.001

const isOfMoney = ({ dimension }: Meant) => dimension === 'money'

/** “before tea”, “antes de dormir”: when, not what. */
function isOnlyWhen(meant: Meant, part: string): boolean {
  const before = part.slice(0, placeOf(meant, part)?.from ?? 0)
  return meant.feature.unit !== null && (BEFORE_IT.test(before) || (isCount(meant) && AFTER_IT.test(before)))
}
const AFTER_IT = /(?<!\p{L})(?:after|over|después del?|tras el|nach dem)\s+$/iu
const BEFORE_IT =
  /(?<!\p{L})(?:before|antes de|vor|vorm|bevor)(?: (?:the|my|a|an|el|la|mi|ir a|dem|der|den|meine[mrn]?))?\s+$/iu

function readAbstaining(part: string, reader: Reader) {
  for (const meant of reader.meants) {
    if (!meant.isAbstinence) continue
    const kept = abstaining(meant, part, reader.sentence)
    if (kept === 'broken') reader.withdraw(meant)
    else if (kept) reader.give(meant, null, false)
  }
}

function waiting({ dimension, factor }: Meant, reader: Reader): number | null {
  const { pending } = reader
  if (!pending || pending.dimension !== dimension) return null
  reader.pending = null
  return (pending.figure * pending.factor) / factor
}

const DID =
  /(?<!\p{L})(?:did|hice|he hecho|gemacht|geübt|trotzdem|still|anyway|practi[sc]ed|practiqué|igual|instead|myself|on my own|at home|en casa|por mi cuenta|allein|zu hause|selber|selbst|stattdessen)(?!\p{L})/iu
const inItsPlace = (part: string, replaced: Meant | null, fits: (meant: Meant) => boolean) =>
  replaced && DID.test(part) && fits(replaced) ? replaced : undefined

/** Where a word may mean two things, it says neither. */
const onlyOne = (meants: readonly Meant[]) => (meants.length === 1 ? meants[0] : undefined)

/** “the 25 m pool” is as long as it is. */
function isAttribute(meant: Meant, part: string, { whole, dimension }: Found): boolean {
  const next = /^\s*(\p{L}+)/u.exec(part.slice(part.indexOf(whole) + whole.length))?.[1]
  return dimension === 'distance' && next !== undefined && meant.forms.all.some(({ isWeak }) => isWeak(next))
}
