import type { Post } from '../../../model.ts'
import { once } from '../../../reading/once.ts'
import { type SentenceSpan, stem } from '../../../reading/tokens.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { namesIn, wordCount } from '../../../writing/telling.ts'
import type { WordGiven } from './model.ts'
import { answers, ownSentences, type Said, spanOf } from './own-voice.ts'
import { sameVerb, thingOf, wordsWritten } from './things.ts'
import { linksOf } from './usable.ts'

/** “I’ve never drilled a thing I could pick”: what the writer has not done in all those years. */
const NEVER = {
  en: /(?<!\p{L})(?:I|we)(?:['’]ve| have|['’]d)? never (?:once |ever |yet )?(?:been |had to )?(\p{L}{3,})(?!\p{L})/iu,
  es: /(?<!\p{L})(?:nunca|jamás)(?: en la vida)? (?:(?:me|le|lo|la|se|nos) )?(?:(?:he|había|hemos) )?(\p{L}{3,})(?!\p{L})/iu,
  de: /(?<!\p{L})(?:hab|habe|haben|bin) (?:ich |wir )?(?:(?:mich|mir|uns|da|hier) ){0,2}(?:noch )?(?:nie|kein einziges Mal)(?: \p{L}+){0,4} (\p{L}{4,})[.,!;]/iu,
}
/** “… and not once”: what, says the question before it. */
const NOT_ONCE = {
  en: /(?<!\p{L})(?:not once|never once|not one time)(?!\p{L})/iu,
  es: /(?<!\p{L})ni una (?:sola )?vez(?!\p{L})/iu,
  de: /(?<!\p{L})(?:nicht ein(?:mal| einziges Mal)|kein einziges Mal)(?!\p{L})/iu,
}
const EVER = {
  en: /(?<!\p{L})ever (\p{L}{3,})/iu,
  es: /(?<!\p{L})alguna vez (?:(?:me|se|te|le) )?(?:(?:ha|he|has) )?(\p{L}{3,})/iu,
  de: /(?<!\p{L})(?:schon mal|jemals|je)(?: \p{L}+){0,3}? (\p{L}{4,})(?: (?:hab|habe|hat|haben|bin|ist|sind))?[?.]/iu,
}
/** What anybody has never done, and what nobody does on a certain day. */
const IDLE =
  /^(?:seen|heard|known|thought|said|met|felt|been|had|mind|liked|wanted|understood|got|gonna|visto|oído|sabido|pensado|conocido|pensé|supe|vi|entendí|gesehen|gehört|gewusst|gedacht|gekannt|verstanden|gewollt|gehabt|gewesen)$/iu
const PARTICLE = /^(?:out|up|down|off|in|back|over)$/iu
const OWN = {
  en: /(?<!\p{L})(?:my|me|myself|I|I['’](?:ve|d|m))(?!\p{L})/u,
  es: /(?<!\p{L})(?:mi|mis|me|yo|mism[oa])(?!\p{L})/iu,
  de: /(?<!\p{L})(?:mein\p{L}{0,2}|mich|mir|ich|selber|selbst)(?!\p{L})/iu,
}
const NOT = /(?<!\p{L})(?:not|never|no|n['’]t|nunca|nie|nicht|kein\p{L}*)(?!\p{L})/iu

const CURT = 5
const LATER = 30
const STRENGTH = 3.6

/** What was never done, and the post that begins with its being done: “Locked out.” – “Drilled a lock.” */
export const boastsGiven = once((d: Dossier): WordGiven[] =>
  ownSentences(d).flatMap((s): WordGiven[] => {
    const verb = verbOf(d, s)
    if (!verb) return []
    const answer = deedsIn(d).find(
      (p) =>
        d.day(p.id) - d.day(s.post) >= LATER &&
        (OWN[d.spoken].test(p.text) || linksOf(d, s.post, p.id).length > 0) &&
        deedIn(d, p.id, verb, `${s.before} ${s.text}`) !== null,
    )
    if (!answer) return []
    const own = d.post(s.post)?.text ?? ''
    return [
      {
        kind: 'boast',
        said: { post: s.post, from: s.from, to: s.from + s.text.length },
        between: [],
        answer: answer.id,
        end: spanOf(deedIn(d, answer.id, verb, `${s.before} ${s.text}`)),
        due: null,
        isOpen: false,
        noun: thingOf(d, linksOf(d, s.post, answer.id), own, answer.text),
        strength: STRENGTH,
      },
    ]
  }),
)

function verbOf(d: Dossier, s: Said): string | null {
  const verb = NOT_ONCE[d.spoken].test(s.text)
    ? (EVER[d.spoken].exec(s.text)?.[1] ?? EVER[d.spoken].exec(s.before)?.[1])
    : NEVER[d.spoken].exec(s.text)?.[1]
  return verb && !IDLE.test(verb) ? verb : null
}

/** The first sentence, in a few words, is the deed, without anybody but the writer to have done it. */
const deedsIn = once((d: Dossier): Post[] => answers(d).filter((p) => deedsOf(d, p.id).length > 0))

/** “Locked out.” – “One till too many. Mixed up.”: few words at the head of a post, and nobody named. */
function deedsOf(d: Dossier, id: number): SentenceSpan[] {
  const [first, second] = d.sentences(id)
  if (!first) return []
  const curt = [first, ...(second && wordCount(second.text) === 1 ? [second] : [])].filter(
    ({ text }) => wordCount(text) <= CURT && !NOT.test(text),
  )
  return curt.length > 0 && namesIn(d, `${first.text} ${second?.text ?? ''}`).length === 0 ? curt : []
}

function deedIn(d: Dossier, id: number, verb: string, claim: string): SentenceSpan | null {
  return deedsOf(d, id).find(({ text }) => isDeed(text, verb, claim)) ?? null
}

function isDeed(text: string, verb: string, claim: string): boolean {
  const words = wordsWritten(text).filter((w) => !SUBJECT.test(w))
  const [deed, particle] = words
  const isSame = (w: string) => w.length > 5 && w.toLowerCase() === verb.toLowerCase()
  if (!deed || !(isForm(deed, verb) || words.some(isSame))) return false
  return !particle || !PARTICLE.test(particle) || wordsWritten(claim).includes(particle.toLowerCase())
}

const SUBJECT = /^(?:I|we|yo|ich|wir|me|hab|habe|have|had)$/iu

/** “Locked” of “lock”, “drilled” of “drilled”. */
const isForm = (a: string, b: string) =>
  a.toLowerCase() === b.toLowerCase() ||
  stem(a.toLowerCase()).replace(/(?:ed|t)$/, '') === stem(b.toLowerCase()).replace(/(?:ed|t)$/, '') ||
  (a.length > 4 && sameVerb(a, b))
