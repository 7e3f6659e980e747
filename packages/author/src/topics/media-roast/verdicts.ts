import { numberOf } from '@youzine/words'
import type { Sentence } from '../../model.ts'
import { wordsOf } from '../../reading/tokens.ts'
import type { Act } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { count, post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import type { Exhibit } from './exhibit.ts'
import { WORDS } from './words.ts'

/** What is said once the posts have been read, and after which of them. */
export interface Verdict {
  after: number
  sentence: Sentence
}

/** A line of another post, to close with. */
export interface Echo {
  text: string
  posts: number[]
}

/** What two posts set against each other come to, by the calendar or by counting; null where nothing is certain. */
export function verdictOf(d: Dossier, x: Exhibit): Verdict | null {
  switch (x.kind) {
    case 'versions':
      return onVersions(d, x)
    case 'corrected':
      return onOutburst(d, x)
    case 'again':
      return onRepetition(d, x)
    default:
      return null
  }
}

const YEAR = { from: 1900, to: 2100 }
const isYear = (n: number) => n >= YEAR.from && n <= YEAR.to

/** Each number of a text with the word after it. */
function figuresIn(d: Dossier, act: Act): { value: number; noun: string }[] {
  const words = wordsOf(d.wordsOf(act))
  return words.flatMap((w, n) => {
    const value = numberOf(w, d.spoken)
    return value === null ? [] : [{ value, noun: words[n + 1] ?? '' }]
  })
}

/** The number that stays the same where the story does not, or the one that never does. */
function onVersions(d: Dossier, x: Exhibit): Verdict | null {
  const t = WORDS[d.spoken]
  const told = x.acts.slice(0, x.n)
  const last = told.at(-1)
  if (!last || told.length < 2) return null
  const figures = told.map((a) => figuresIn(d, a))
  const sources = post(...told.map((a) => a.post))
  const verdict = (text: string): Verdict => ({
    after: last.post,
    sentence: say(text, sources),
  })
  if (told.length === 2) {
    const [a, b] = figures as [(typeof figures)[0], (typeof figures)[0]]
    const both = [...new Set(a.map((f) => f.value))].filter((v) => b.some((f) => f.value === v))
    const same = both.find((v) => v > 2 && !isYear(v))
    if (same !== undefined) return verdict(t.bothTimes(d.w.capital(d.w.number(same))))
    const year = both.find(isYear)
    return year === undefined ? null : verdict(t.sameYear(String(year)))
  }
  const nouns = [...new Set(figures[0]?.map((f) => f.noun).filter((w) => w.length >= LEAST_NOUN))]
  for (const noun of nouns) {
    const values = figures.map((list) => list.filter((f) => f.noun === noun).map((f) => f.value))
    if (!values.every((v) => v.length === 1) || new Set(values.flat()).size < told.length) continue
    return verdict(t.changing(asWritten(d, told[0] as Act, noun), values.flat().map(String)))
  }
  return null
}

const LEAST_NOUN = 4

/** With the capital that German gives it. */
function asWritten(d: Dossier, act: Act, noun: string): string {
  const text = d.wordsOf(act)
  const at = text.toLowerCase().indexOf(noun)
  return at < 0 ? noun : text.slice(at, at + noun.length)
}

function onOutburst(d: Dossier, x: Exhibit): Verdict | null {
  const last = x.acts.at(-1)
  if (!last || x.n === 0) return null
  return {
    after: last.post,
    sentence: say(WORDS[d.spoken].onlyLoud(d.w.digits(x.n)), [
      ...post(...x.acts.map((a) => a.post)),
      count(x.n, { kind: 'written' }),
    ]),
  }
}

const between = (x: Exhibit): [Act, Act] => [x.acts[0] as Act, x.acts.at(-1) as Act]

function onRepetition(d: Dossier, x: Exhibit): Verdict {
  const [first, last] = between(x)
  const gap = d.w.gap(d.day(first.post), d.day(last.post))
  return {
    after: last.post,
    sentence: say(d.w.capital(WORDS[d.spoken].wordForWord(gap)), post(first.post, last.post)),
  }
}

const LATENESS = {
  en: /(?<!\p{L})minutes? (?:late|behind)(?!\p{L})/iu,
  es: /(?<!\p{L})minutos? (?:tarde|de retraso)(?!\p{L})/iu,
  de: /(?<!\p{L})Minuten? (?:zu spät|Verspätung)(?!\p{L})/iu,
}

/** Whoever boasted of never being late held minutes against somebody; after the days it is quoted again. */
export function remindedOf(d: Dossier, exhibits: readonly Exhibit[]): Echo | null {
  const boast = exhibits.find((x) => x.kind === 'boast')?.acts[0]
  const line = boast ? d.sentences(boast.post).find((s) => LATENESS[d.spoken].test(s.text)) : undefined
  if (!boast || !line || !exhibits.some((x) => x.kind === 'late')) return null
  return { text: d.w.quoted(setMarks(line.text, d.spoken), true), posts: [boast.post] }
}
