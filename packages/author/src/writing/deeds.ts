import type { Sentence } from '../model.ts'
import { fromDay } from '../reading/calendar.ts'
import { compareIn } from '../reading/in-order.ts'
import type { Acquaintance } from '../stories/model.ts'
import type { Dossier } from './dossier.ts'
import { post, say } from './page.ts'
import { type Before, retell } from './retelling/index.ts'
import { hangs, namesIn, tellerOf, wordCount } from './telling.ts'

/** One thing that somebody did, told so that it stands without its post. */
export interface Deed {
  post: number
  day: number
  /** Without the doer: “borrowed Gordon’s barrow”. */
  doing: string
  /** German, after a date: “holt Bolle die Tonne ab”. */
  inverted: string | null
  score: number
}

const SHORTEST = 3
const LONGEST = 16
/** Verbs that say that something was, not that it was done. */
const IDLE = {
  en: /^(?:was|were|had|said|wanted|knew|thought|is|has|got|looked|seemed|felt|did not)\b/i,
  es: /^(?:era|fue|estaba|estuvo|tenía|tuvo|dijo|había|quería|no)(?!\p{L})/iu,
  de: /^(?:ist|war|hat gesagt|hat gefragt|sagt|fragt|will|wollte|hatte|müsste|könnte|wäre|hätte|sollte)(?!\p{L})/iu,
}
/** What hangs on something that the deed alone does not name. */
const HANGING = {
  en: /\b(?:it|them|him|her|one|that|there|so|again|too|also|himself|herself|either|the (?:first|second|third|other|same))\b(?!\p{L})/iu,
  es: /(?<!\p{L})(?:lo|los|otra vez|también|así|eso|ahí|ella|él|mismo|misma|ya|tampoco)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:es|ihn|ihm|sie|das|dann|auch|wieder|da|dort|daneben|drauf|drüber|beiden|so)(?!\p{L})/iu,
}

/** Of somebody who is in thousands of posts, so many from all of the years say enough. */
const PARSED = 50
const spreadOut = (ids: readonly number[]) =>
  ids.length <= PARSED
    ? ids
    : Array.from({ length: PARSED }, (_, n) => ids[Math.floor((n * ids.length) / PARSED)] as number)

/** What somebody is certain to have done, in order. */
export function deedsOf(d: Dossier, p: Acquaintance): Deed[] {
  if (!d.hasName) return []
  const teller = tellerOf(d)
  const forms = new Set([p.name, ...p.aliases])
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const out: Deed[] = []
  for (const id of spreadOut(p.posts)) {
    if (!d.clear(id) || d.day(id) === 0) continue
    const before: Before = { subject: '?', named: [] }
    for (const s of d.sentences(id)) {
      // Only a sentence that opens on the name is certain to be theirs, and the rest need not be parsed.
      const head = s.text.split(/\s+/).slice(0, 4).join(' ')
      if (![...forms].some((f) => head.includes(f))) continue
      const names = namesIn(d, s.text)
      for (const n of names) if (!before.named.includes(n)) before.named.push(n)
      const told = retell(s.text, d.spoken, teller, before)
      if (!told?.subject || !forms.has(told.subject) || hangs(s.text, d.spoken, names)) continue
      const doing = told.text.slice(told.subject.length).trim()
      const n = wordCount(doing)
      if (!told.text.startsWith(told.subject) || n < SHORTEST || n > LONGEST || /[“„;:]/.test(doing)) continue
      if (HANGING[d.spoken].test(doing)) continue
      out.push({
        post: id,
        day: d.day(id),
        doing,
        inverted: told.inverted ?? null,
        score:
          (IDLE[d.spoken].test(doing) ? 0 : 1) +
          (n >= 4 && n <= 11 ? 0.3 : 0) +
          Math.min(0.4, (lines.get(id) ?? 0) * 0.3),
      })
    }
  }
  return out.sort((a, b) => a.day - b.day || compareIn(d.posts)(a.post, b.post))
}

/** The best few, one of each post, spread over the years. */
export function chosenDeeds(
  d: Dossier,
  p: Acquaintance,
  most: number,
  spent: ReadonlySet<number> = new Set(),
): Deed[] {
  const byPost = new Map<number, Deed>()
  for (const deed of deedsOf(d, p)) {
    const there = byPost.get(deed.post)
    if (!spent.has(deed.post) && deed.score >= 1 && (!there || deed.score > there.score))
      byPost.set(deed.post, deed)
  }
  const years = new Map<number, number>()
  const ranked = [...byPost.values()].sort((a, b) => b.score - a.score || a.day - b.day)
  const kept: Deed[] = []
  for (const limit of [1, 2])
    for (const deed of ranked) {
      const y = fromDay(deed.day).y
      if (
        kept.includes(deed) ||
        kept.length >= most ||
        (years.get(y) ?? 0) >= limit ||
        (limit === 2 && kept.length >= 3)
      )
        continue
      years.set(y, (years.get(y) ?? 0) + 1)
      kept.push(deed)
    }
  return kept.sort((a, b) => a.day - b.day)
}

const SAME_YEAR = { en: 'the same year', es: 'ese mismo año', de: 'im selben Jahr' }

/** “In 2012 Archie borrowed Gordon’s barrow; in 2017 he showed Gordon how to collar a leek.” */
export function deedsSentence(
  d: Dossier,
  p: Acquaintance,
  deeds: readonly Deed[],
  named = p.name,
): Sentence | null {
  if (deeds.length < 2) return null
  const pronoun = { en: { he: 'he', she: 'she' }, es: { he: '', she: '' }, de: { he: 'er', she: 'sie' } }[
    d.spoken
  ]
  const again = p.pronoun === 'he' || p.pronoun === 'she' ? pronoun[p.pronoun] : p.name
  const parts = deeds.map((deed, n) => {
    const year = fromDay(deed.day).y
    const who = n === 0 ? named : again
    const isSame = n > 0 && fromDay((deeds[n - 1] as Deed).day).y === year
    const lead = isSame
      ? SAME_YEAR[d.spoken]
      : n === 0
        ? d.w.inYear(year)
        : d.w.inYear(year).replace(/^(?:In|En) /, (x) => x.toLowerCase())
    if (d.spoken === 'de') return `${lead} ${inOrder(deed, p, who)}`
    return [lead, who, deed.doing].filter(Boolean).join(' ')
  })
  return say(`${parts.join('; ')}.`, post(...deeds.map((x) => x.post)), 'deeds')
}

/** The verb second, whatever stands first. */
function inOrder(deed: Deed, p: Acquaintance, who: string): string {
  const verb = deed.doing.split(' ')[0] ?? ''
  const rest = deed.doing.slice(verb.length).trim()
  return deed.inverted && p ? `${verb} ${who} ${rest}` : `${who} ${deed.doing}`
}
