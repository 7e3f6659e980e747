import type { Sentence } from '../model.ts'
import { escaped } from '../reading/escaped.ts'
import { once } from '../reading/once.ts'
import type { Act } from '../stories/model.ts'
import type { Dossier } from './dossier.ts'
import { introduced, knownNames } from './introducing.ts'
import { type Page, post, say } from './page.ts'
import { type Before, retell, type Teller } from './retelling/index.ts'

/** How much of a post may be quoted after it has been told. */
const PUNCH = 16
/** Fewer words of ours than this before a quotation are a label, not a telling. */
const OURS = 6

export function tellerOf(d: Dossier): Teller {
  return { name: d.name, pronoun: d.stories.background.pronoun, people: knownNames(d) }
}

export interface TellOptions {
  /** What stands at the head of the first sentence: “In April 2012”. */
  lead?: string
  /** Whether the last words are quoted, or everything is told. */
  quotes: boolean
  /** At most so many sentences are told. */
  most?: number
}

/**
 * An act in our words, its last line in its own: “Archie borrowed Gordon’s barrow. ‘Back by the weekend, he says.’”
 * Null where its beginning cannot be told with certainty.
 */
export function tellAct(page: Page, act: Act, options: TellOptions): Sentence | null {
  const { d } = page
  const told = toldIn(d, act, options)
  if (!told) return null
  const known = new Set(page.introduced)
  const parts = told.ours.map((text, n) => {
    const opened = n === 0 && options.lead ? `${options.lead} ${text}` : text
    return introduced(page, d.w.capital(opened), act.post)
  })
  const ours = parts.filter((x) => x !== null).map(ended)
  if (ours.length < parts.length || (told.punch && wordCount(ours.join(' ')) < OURS)) {
    page.introduced = known
    return null
  }
  return say(
    [...ours, ...(told.punch ? [d.w.quoted(told.punch, true)] : [])].join(' '),
    post(act.post),
    'told',
  )
}

interface ToldAct {
  ours: string[]
  punch: string | null
}

/** The plan asks about the same act for every draft. */
function toldIn(d: Dossier, act: Act, options: TellOptions): ToldAct | null {
  if (!d.hasName) return null
  const known = toldBefore(d)
  const key = JSON.stringify([act.post, act.from, act.to, options])
  const before = known.get(key)
  if (before !== undefined) return before
  const told = freshlyTold(d, act, options)
  known.set(key, told)
  return told
}

const toldBefore = once((_: Dossier) => new Map<string, ToldAct | null>())

function freshlyTold(d: Dossier, act: Act, { lead, quotes, most = 3 }: TellOptions): ToldAct | null {
  const language = d.spoken
  const teller = tellerOf(d)
  const all = d.sentences(act.post)
  const spans = all.filter((s) => s.from >= act.from && s.from < act.to)
  if (spans.length === 0) return null
  const before: Before = {
    subject: spans[0] === all[0] ? null : '?',
    named: namesIn(d, d.wordsOf({ post: act.post, from: 0, to: act.from })),
  }
  const ours: string[] = []
  let at = 0
  let first = 0
  for (; at < spans.length && ours.length < most; at++) {
    const text = spans[at]?.text ?? ''
    for (const n of namesIn(d, text)) if (!before.named.includes(n)) before.named.push(n)
    // The last line is what the post was written for, so it is kept in its own words.
    if (quotes && at > 0 && at === spans.length - 1 && wordCount(text) <= PUNCH) break
    const one = retell(text, language, teller, before)
    if (!one || (ours.length === 0 && hangs(text, language, namesIn(d, text)))) {
      // “Third. Yellow card.” may be left out before a deed; anything longer may be what the deed hangs on.
      if (ours.length > 0 || wordCount(text) > 3) break
      before.subject = '?'
      continue
    }
    if (ours.length === 0) first = at
    const isSame = one.subject !== null && one.subject === before.subject && ours.length > 0
    const inverted = at === first && language === 'de' && lead ? one.inverted : undefined
    ours.push(
      inverted ?? (isSame ? withPronoun(one.text, one.subject as string, teller, language) : one.text),
    )
    before.subject = one.subject ?? '?'
  }
  if (ours.length === 0) return null
  const rest = spans.slice(at).map((s) => s.text)
  const punch = quotes ? punchFrom(rest) : null
  // Without its end a post is not told.
  return rest.length > 0 && !punch ? null : { ours, punch }
}

/** All that is left, if it is short: what is left out in the middle may be what the end hangs on. */
function punchFrom(rest: readonly string[]): string | null {
  const text = rest.join(' ')
  return rest.length === 0 || wordCount(text) > PUNCH || /https?:|\n/.test(text) ? null : text
}

/** How many words are set apart by blanks; an empty text is one. */
export function wordCount(text: string): number {
  let n = 0
  let isInside = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const isBlank =
      code <= 32 ? code === 32 || (code >= 9 && code <= 13) : code > 159 && BLANK.test(text.charAt(i))
    if (!isBlank && !isInside) n++
    isInside = !isBlank
  }
  return Math.max(1, n)
}

const BLANK = /^\s$/
const ended = (text: string) => (/[.!?…](?:[”“’‘])?$/.test(text) ? text : `${text}.`)

const namePatterns = once((d: Dossier) =>
  [...knownNames(d).keys()].map((name): [string, RegExp] => [
    name,
    new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'u'),
  ]),
)

export function namesIn(d: Dossier, text: string): string[] {
  const found: string[] = []
  for (const [name, pattern] of namePatterns(d))
    if (text.includes(name) && pattern.test(text)) found.push(name)
  return found.filter((n) => !found.some((o) => o !== n && o.includes(n)))
}

/** A pronoun with nobody before it in the sentence. */
export function hangs(text: string, language: string, names: readonly string[]): boolean {
  if (language === 'es')
    return (
      /^(?:Le|Les|Lo|La|Los|Las|Se lo|Se la)(?!\p{L})/u.test(text) &&
      !/(?<!\p{L})(?:al? |del? )/u.test(text) &&
      // “La señora Pera cumple ochenta.”
      !names.some((n) => /^(?:La|Las|Los) (?:\p{Ll}+ )?$/u.test(text.slice(0, text.indexOf(n))))
    )
  const pattern =
    language === 'de'
      ? /(?<!\p{L})(?:er|ihn|ihm|sie|es|ihr(?:e[nmrs]?)?|sein(?:e[nmrs]?)?|der|die|das)(?=[,.]|$| (?:hat|ist|war|nicht))/iu
      : /\b(?:he|him|his|she|her|hers|they|them|their|it|its|that|there|one|ones)\b/i
  const at = text.search(pattern)
  if (at < 0) return false
  const ahead = text.slice(0, at)
  if (names.some((n) => ahead.includes(n))) return false
  return !/\b(?:an?|the|my|some|somebody|someone|der|die|das|den|dem|ein|eine[nmr]?|mein\p{L}*) ?\p{L}+ /iu.test(
    ahead,
  )
}

/** The second sentence about somebody says “he”, if the posts do. */
function withPronoun(text: string, subject: string, teller: Teller, language: string): string {
  const named = new RegExp(`^${escaped(subject)} `, 'u')
  if (language === 'es') return text.replace(named, '')
  const pronoun = subject === teller.name ? teller.pronoun : teller.people.get(subject)
  const word = language === 'de' ? { he: 'er', she: 'sie' } : { he: 'he', she: 'she' }
  return pronoun === 'he' || pronoun === 'she' ? text.replace(named, `${word[pronoun]} `) : text
}

const LATER = {
  en: { next: 'The next day', days: (n: string) => `${n} days later` },
  es: { next: 'Al día siguiente', days: (n: string) => `A los ${n} días` },
  de: { next: 'Am nächsten Tag', days: (n: string) => `${n} Tage später` },
}

/** When something happened, told from what was told before. */
export function timeLead(d: Dossier, before: number | null, day: number): string {
  const { w } = d
  if (day === 0) return ''
  if (before === null || before === 0) return w.inMonth(day)
  const gap = day - before
  const sameYear = w.month(day).slice(-4) === w.month(before).slice(-4)
  if (gap === 0) return ''
  if (gap === 1) return LATER[d.spoken].next
  if (gap > 0 && gap < 14) return w.capital(LATER[d.spoken].days(w.number(gap)))
  if (sameYear) return w.inMonth(day).replace(/ (?:de )?\d{4}$/, '')
  return gap > 300 ? w.inYear(Number(w.month(day).slice(-4))) : w.inMonth(day)
}

/**
 * A story in prose, from act to act. Most acts are told; what is quoted stays under a third. Null where fewer than
 * two thirds of the acts, or not the first and the last, can be told.
 */
export function tellSaga(page: Page, acts: readonly Act[], since: number | null = null): Sentence[] | null {
  const { d } = page
  const known = new Set(page.introduced)
  const out: Sentence[] = []
  let before = since
  let missed = 0
  const quoted = () => share(out)
  for (const [n, act] of acts.entries()) {
    const lead = timeLead(d, before, d.day(act.post))
    const isEnd = n === acts.length - 1
    const ways = isEnd || quoted() < 0.2 ? [true, false] : [false, true]
    const told = ways.reduce<Sentence | null>(
      (found, quotes) => found ?? tellAct(page, act, { lead, quotes }),
      null,
    )
    if (!told) {
      if (n === 0 || isEnd) break
      missed++
      continue
    }
    out.push(told)
    before = d.day(act.post)
  }
  const reached = out.at(-1)?.sources.some((s) => s.type === 'post' && s.id === acts.at(-1)?.post)
  if (!reached || missed > acts.length / 3) {
    page.introduced = known
    return null
  }
  return inOneBreath(d, joined(out))
}

const isQuoting = (s: Sentence) => /[“„]/.test(s.text)

function share(list: readonly Sentence[]): number {
  const all = list.reduce((n, s) => n + wordCount(s.text), 0)
  const quotes = list.reduce(
    (n, s) => n + (s.text.match(/[“„][^”“]*[”“]/g) ?? []).reduce((k, q) => k + wordCount(q), 0),
    0,
  )
  return all === 0 ? 0 : quotes / all
}

/** What is ours in a sentence beside names and dates; a quotation with less than this around it is only a label. */
function ownContent(d: Dossier, text: string): number {
  const bare = text.replace(/[“„][^”“]*[”“]/g, ' ').replace(/\d+/g, ' ')
  return (
    bare.split(/\s+/).filter((w) => /\p{L}/u.test(w) && !/^\p{Lu}/u.test(w)).length -
    (d.spoken === 'de' ? -1 : 0)
  )
}

/** A short deed and its quotation are told in one breath with the next. */
export function inOneBreath(d: Dossier, list: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = []
  for (const s of list) {
    const last = out.at(-1)
    if (last && isQuoting(last) && ownContent(d, last.text) < OURS)
      out[out.length - 1] = say(`${last.text} ${s.text}`, [...last.sources, ...s.sources], 'told')
    else out.push(s)
  }
  const end = out.at(-1)
  const before = out.at(-2)
  if (end && before && isQuoting(end) && ownContent(d, end.text) < OURS)
    out.splice(-2, 2, say(`${before.text} ${end.text}`, [...before.sources, ...end.sources], 'told'))
  return out
}

/** Two short deeds without a quotation are one sentence: “He bought it in 2014; in 2016 he put it up.” */
function joined(list: readonly Sentence[]): Sentence[] {
  const out: Sentence[] = []
  for (const s of list) {
    const last = out.at(-1)
    const fits = last && !isQuoting(last) && !isQuoting(s) && !/\. /.test(last.text) && !/\. /.test(s.text)
    if (last && fits && wordCount(last.text) + wordCount(s.text) <= 32) {
      const next = s.text.replace(/^(?:In|On|The|En|El|Al|A los|Im|Am) /, (x) => x.toLowerCase())
      out[out.length - 1] = say(
        `${last.text.replace(/\.$/, '')}; ${next}`,
        [...last.sources, ...s.sources],
        'told',
      )
    } else out.push(s)
  }
  return out
}
