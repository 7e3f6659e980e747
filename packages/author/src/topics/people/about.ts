import { escaped } from '../../reading/escaped.ts'
import { once } from '../../reading/once.ts'
import type { Acquaintance } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { saysWho } from '../../writing/gloss.ts'
import { isGreeting } from '../../writing/greeting.ts'
import { roleOf } from '../../writing/introducing.ts'
import { namesIn } from '../../writing/telling.ts'

/** A part of the sentences that makes a post somebody's. */
const MUCH = 0.4
/** Among more others nobody is told. */
const OTHERS = 2

export const namesOf = once(
  (p: Acquaintance) =>
    new RegExp(`(?<!\\p{L})(?:${[p.name, ...p.aliases].map(escaped).join('|')})(?!\\p{L})`, 'iu'),
)

/** A title or nothing before the name: “Our Majella”, “Frau Aeschlimann”. */
const OPENS = /^[^\p{L}]{0,3}(?:\p{Lu}\p{L}{1,8}\.? )?$/u

/** Whether a post is about somebody: it begins or ends with them, or speaks of them much, and of few others. */
export function isAbout(d: Dossier, who: Acquaintance, id: number): boolean {
  const named = namesOf(who)
  const sentences = d.sentences(id)
  const own = sentences.filter((s) => named.test(s.text)).length
  const others = namesIn(d, d.post(id)?.text ?? '').filter((n) => d.person(n) !== who)
  const last = sentences.at(-1)?.text ?? ''
  const isFramed = named.test(sentences[0]?.text ?? '') || OPENS.test(last.slice(0, last.search(named)))
  const isMuch = own >= sentences.length * MUCH || sentences.some((s) => acts(named, s.text))
  return own > 0 && others.length <= OTHERS && (isFramed || isMuch)
}

/** “Trevor wonders if I could …”: a sentence that begins with them tells what they do. */
function acts(named: RegExp, sentence: string): boolean {
  const m = named.exec(sentence)
  if (!m || !OPENS.test(sentence.slice(0, m.index))) return false
  return /^ (?!(?:and|y|e|und)(?!\p{L}))\p{Ll}/u.test(sentence.slice(m.index + m[0].length))
}

/** “Majella (sister, older)”, “Housi = Hansueli, beside me since school”, “Big G is Geraldine, she’s four foot eleven”. */
const SAYS_WHO =
  /^[^\p{L}\n]{0,2}(?:\p{Lu}[\p{L}’'-]+ ){0,2}?(?:\((?!\d)|= |(?:is|ist|es|was|war|era) (?:my|our|the|an?|mein\p{L}*|unser\p{L}*|der|die|das|eine?|mi|nuestr[oa]|el|la|una?) |, (?:my|our|mein\p{L}*|unser\p{L}*|mi|nuestr[oa]) |\. (?:My|Our|Meine?|Mi) \p{Ll})/u
const IS_NAMED = /(?:(?:is|ist|es|heißt|called|llama|=|(?:he|she)['’]s) (?:\p{Lu}\p{L}+ )?)$/u

/** Whether a post says who somebody is. */
export function introduces(d: Dossier, who: Acquaintance, id: number): boolean {
  if (saysWho(d, who, id) && /^(?!who )/.test(roleOf(d, who, d.day(id)) ?? 'who ')) return true
  const text = d.post(id)?.text ?? ''
  const m = namesOf(who).exec(text)
  if (!m) return false
  const after = text.slice(m.index + m[0].length, m.index + m[0].length + 60)
  return SAYS_WHO.test(after) || IS_NAMED.test(text.slice(Math.max(0, m.index - 30), m.index))
}

/** Every year's wish names many and tells of nobody. */
export const isWished = (text: string) =>
  isGreeting(text) ||
  /^(?:happy|merry|feliz|felices|frohe|alles gute)(?!\p{L})|(?<!\p{L})feliz cumple/iu.test(text)
