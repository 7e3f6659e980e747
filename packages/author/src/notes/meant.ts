import { type Form, type Forms, formsOf, mayMean, titleWords, withPhrasesJoined } from './forms.ts'
import type { TrackedFeature } from './model.ts'
import type { Language } from './numbers.ts'
import { ownNegation } from './own-negation.ts'
import { type Dimension, unitOf } from './units.ts'

export interface Meant {
  feature: TrackedFeature
  forms: Forms
  dimension: Dimension | null
  factor: number
  /** “No sugar”: not doing it is doing it. */
  isAbstinence: boolean
  /** “Call the grandchildren”: who only speaks of them has not called. */
  isContact: boolean
}

const ABSTINENCE =
  /^(?:no|not|quit|stop|avoid|without|sin|dejar de|kein(?:e|en)?|ohne|nicht)(?!\p{L})|\p{L}[- ]?free(?!\p{L})|\p{L}{4}frei(?!\p{L})|^(?:fleisch|zucker|alkohol|rauch)los(?!\p{L})/iu
/** “Zuckerfrei” is about sugar. */
const FREE_OF =
  /(?<=\p{L}{4})(?:[- ]free|frei)(?!\p{L})|(?<=^(?:fleisch|zucker|alkohol|rauch))los(?!\p{L})/giu

/** What is eaten is weighed in grams, and adds up. */
const GRAMS = 0.1

/** A level is where something stands, and the last word counts; anything else adds up over a day. */
export const isLevel = ({ dimension, factor }: Meant) =>
  (dimension === 'mass' && factor > GRAMS) ||
  dimension === 'share' ||
  Boolean(dimension?.startsWith('level:'))

export const isCount = ({ dimension }: Meant) => dimension?.startsWith('count:') ?? false

const SHORTEST_HEAD = 5
/** What a German compound is counted in is what it is called for short, unless something else is called so too. */
const THINGS_TAKEN = /(?<=\p{L}{3})(?:tabletten?|pillen?|medikamente?|tropfen|kapseln?)$/iu
/** “Training” of “Krafttraining”. */
const ACTIVITY =
  /(?<=\p{L}{3})(?:training|gymnastik|übungen|spaziergang|unterricht|vokabeln|massage|wanderung|meditation|tropfen|schmerz|schmerzen)$/iu
function headOf({ title, unit }: TrackedFeature, language: Language, others: readonly TrackedFeature[]) {
  const taken =
    (unit ? null : (THINGS_TAKEN.exec(title) ?? null))?.[0].toLowerCase() ??
    ACTIVITY.exec(title)?.[0].toLowerCase()
  if (taken && language === 'de')
    return others.some((other) => other.title.toLowerCase().includes(taken.slice(0, 5))) ? undefined : taken
  const head = unit?.toLowerCase() ?? ''
  const isShared = others.some(
    (other) => other.unit?.toLowerCase() === head || other.title.toLowerCase().includes(head),
  )
  return language === 'de' && head.length >= SHORTEST_HEAD && !isShared ? head : undefined
}

/** Words that are the whole name of another one: who tracks Anki beside Duolingo means it by that. */
function namesOfOthers({ title }: TrackedFeature, others: readonly TrackedFeature[]): ReadonlySet<string> {
  const own = new Set(titleWords(title))
  const names = others.map((other) => titleWords(other.title)).filter((words) => words.length === 1)
  return new Set(names.flat().filter((word) => !own.has(word)))
}

const withoutNames = (forms: Forms, names: ReadonlySet<string>): Forms => {
  if (names.size === 0) return forms
  const without = ({ isSure, isWeak }: Form): Form => ({
    isSure: (word) => !names.has(word.toLowerCase()) && isSure(word),
    isWeak: (word) => !names.has(word.toLowerCase()) && isWeak(word),
  })
  return { ...forms, all: forms.all.map(without), together: forms.together.map(without) }
}

export function toMeant(feature: TrackedFeature, language: Language, all: readonly TrackedFeature[]): Meant {
  const unit = feature.unit ? unitOf(feature.unit) : null
  const others = all.filter((other) => other !== feature)
  const lacking = ownNegation(feature.title, feature.unit)
  const isCountedAsThing = lacking?.things.some((thing) => mayMean(thing, feature.unit?.toLowerCase() ?? ''))
  return {
    feature,
    forms: withoutNames(
      formsOf(
        lacking?.word ?? withPhrasesJoined(feature.title.replace(FREE_OF, '')),
        language,
        others.map(({ title }) => title),
        headOf(feature, language, others),
        unit === null,
      ),
      namesOfOthers(feature, others),
    ),
    // Two beers are not yet two without alcohol.
    dimension: isCountedAsThing && lacking ? `count:${lacking.word}` : (unit?.dimension ?? null),
    factor: unit?.factor ?? 1,
    isContact: (feature.title.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => mayMean('call', word)),
    isAbstinence: !unit && !lacking && ABSTINENCE.test(feature.title.trim()),
  }
}

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}]+(?:[-'’][\p{L}]+)*/gu)]

export interface Place {
  from: number
  to: number
}

/** Where the last of the words that must be there stands; null when one is missing. */
export function placeOf({ forms, isContact }: Meant, text: string, isAlsoWeak = false): Place | null {
  const words = wordsIn(text)
  const found = placesAmong(forms.all, words, isAlsoWeak)
  const there = found.filter((place) => place !== null)
  if (there.length === found.length) return there.at(-1) ?? null
  // “spoke to dad” has called him.
  if (!forms.isAnyEnough && !isContact) return null
  if (there.length > 0 && forms.isAnyEnough) return there.at(-1) ?? null
  const together = placesAmong(forms.together, words, true)
  const isWhole = together.every((place) => place !== null)
  return isWhole && new Set(together.map((place) => place?.from)).size > 1 ? (together.at(-1) ?? null) : null
}

/** Where each of the words stands that are there, the last one first. */
export function placesOf(meant: Meant, text: string): Place[] {
  const last = placeOf(meant, text)
  if (!last) return []
  const all = placesAmong(meant.forms.together, wordsIn(text), false).filter((place) => place !== null)
  return [last, ...all.filter(({ from }) => from !== last.from)]
}

const placesAmong = (
  forms: readonly Form[],
  words: RegExpExecArray[],
  isAlsoWeak: boolean,
): (Place | null)[] =>
  forms.map(({ isSure, isWeak }) => {
    const isForm = (word: string) => isSure(word) || (isAlsoWeak && isWeak(word))
    const found = words.find(([word]) => isForm(word) || word.split(/-|['’](?=s$)/).some(isSure))
    return found ? { from: found.index, to: found.index + found[0].length } : null
  })

/** “2 Zigaretten” of cigarettes, whatever their unit is called. */
export const isNamed = ({ forms }: Meant, word: string) => forms.all.some(({ isSure }) => isSure(word))
