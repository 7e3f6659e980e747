import nlp from 'compromise'
import { escaped } from '../../reading/escaped.ts'
import { quotedInside } from '../quote.ts'
import type { Before, Teller, Told } from './teller.ts'

const UNFIT =
  /[?!:;()…<>#@/\n*]|\p{Extended_Pictographic}|^['‘"“]|\b(?:you|your|yours|here|this|these|those|lol|omg|haha\w*|xx+|can['’]t|cannot|won['’]t|will|shall|['’]ll|let['’]s|imagine|apparently|allegedly|maybe|perhaps|never|ever|always|nobody|nothing|none|only|everybody|everyone|like|so far|as if|of course|elses?)\b|\.\s|\bsee \d{4}\b/iu
const SHOUTED = /\p{Lu}{3,}|\b(?:can|may|might|must)\b/u
/** Contractions whose long form is certain. */
const LONG: [RegExp, string][] = [
  [/\bI['’]m\b/g, 'I am'],
  [/\bI['’]ve\b/g, 'I have'],
  [/\b(we|they)['’]ve\b/gi, '$1 have'],
  [/\b(we|they)['’]re\b/gi, '$1 are'],
  [/\bdidn['’]t\b/g, 'did not'],
  [/\bwasn['’]t\b/g, 'was not'],
  [/\bweren['’]t\b/g, 'were not'],
  [/\bcouldn['’]t\b/g, 'could not'],
  [/\bwouldn['’]t\b/g, 'would not'],
  [/\bhadn['’]t\b/g, 'had not'],
  [/\b(?:hasn['’]t)\b/g, 'has not'],
  [/\b(?:haven['’]t)\b/g, 'have not'],
  [/\bisn['’]t\b/g, 'is not'],
  [/\baren['’]t\b/g, 'are not'],
]
const LEAD =
  /^(?:so|well|ok|okay|right|anyway|and|but|then|today|tonight|this (?:morning|afternoon|evening)|yesterday),? /i
const TAIL =
  /(?<! (?:of|until|till|by|from|since)),? (?:today|tonight|this (?:morning|afternoon|evening)|earlier|yesterday|just now)$/i
const LASTING = /\b(?:since|for (?:\w+ )?(?:years|months|weeks|days)|never|ever|always|already|still|yet)\b/i
/** Opens a sentence like a deed and is none: “Burnt toast.” “Retired greyhound, four years old.” */
const NO_DEED =
  /^(?:excited|exhausted|tired|delighted|pleased|bored|thrilled|amazed|confused|annoyed|gutted|shattered|blessed|disappointed|devastated|worried|relieved|surprised|shocked|honoured|determined|convinced|cancelled|married|engaged|interested|needed|used|based|dressed|stuck|supposed|embarrassed|scared|injured|drunk|feed|need|speed|sold|left|lost|found|broken|burnt|retired|adjourned|commended|closed|opened|said|rained|snowed)$/i
/** What happens to somebody, when no “was” stands before it: “Isla promoted to second sheep”. */
const DONE_TO =
  /^(?:promoted|appointed|elected|named|called|born|disqualified|voted|awarded|commended|adjourned|dismissed)$/
const AFTER_DEED =
  /^(?:an?|the|my|our|his|her|their|its|some|all|both|every|each|another|to|into|in|on|at|off|up|down|for|from|with|without|behind|past|over|under|through|around|round|along|across|home|back|away|about|by|it|him|them|out|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|half|how|what|where|when|which|\d[\d,.]*\p{L}*|[\p{Lu}][\p{L}’'-]+)$/u

const OWN: Record<string, { own: string; object: string; subject: string; self: string }> = {
  he: { own: 'his', object: 'him', subject: 'he', self: 'himself' },
  she: { own: 'her', object: 'her', subject: 'she', self: 'herself' },
  they: { own: 'their', object: 'them', subject: 'they', self: 'themselves' },
}

/** Only where every word that must change is known; anything else is left to be shown as it was written. */
export function retellEnglish(sentence: string, teller: Teller, before: Before): Told | null {
  const bare = sentence
    .trim()
    .replace(/(?<!\.)[.]+$/, '')
    .replace(LEAD, '')
    .replace(TAIL, '')
  if (UNFIT.test(bare) || SHOUTED.test(bare)) return null
  const inside = quotedInside(bare)
  if (inside === null) return null
  const speech: string[] = []
  const plain = inside.replace(/“[^”]{0,600}”/g, (q) => `⟦${speech.push(q) - 1}⟧`)
  const long = spelledOut(
    LONG.reduce((t, [from, to]) => t.replace(from, to), plain),
    teller,
  )
  if (/['’](?:d|s|re|m)\b/i.test(possessivesOut(long, teller)) || /[“”]/.test(long)) return null
  const words = long.split(/\s+/)
  if (words.length < 3 || words.length > 30) return null
  // “Gave the committee his key”, after Archie did something: whose deed it is, nobody can say for certain.
  // “Took Clutch on the 38. Stood the whole road with his legs braced”: “his” may be whose deed it is.
  const isOpen =
    (before.subject === null || before.subject === teller.name) &&
    !(words[0] !== 'I' && before.named.length > 0 && /\b(?:he|him|his|she|her|hers)\b/i.test(long))
  const told =
    (isOpen || words[0] === 'I' ? ownDeed(words, teller) : null) ?? othersDeed(words, teller, before)
  if (!told) return null
  const text = told.text.replace(/⟦(\d+)⟧/g, (_, n) => speech[Number(n)] as string)
  return leftOver(text.replace(/“[^”]{0,600}”/g, '“…”'), teller) ? null : { ...told, text }
}

const PARTICIPLE =
  '(?:\\p{Ll}+ed|had|got|made|given|brought|put|won|gone|moved|taken|sent|left|found|become|started|been|written|bought|said|told|come|done|had)'

/** “Archie’s giving up”, “He’s brought the barrow back”, “where I’d gone”: what the s and the d stand for. */
function spelledOut(text: string, teller: Teller): string {
  const names = [...teller.people.keys(), 'He', 'he', 'She', 'she', 'It', 'it'].map(escaped).join('|')
  return text
    .replace(
      new RegExp(
        `(?<!\\p{L})(${names})['’]s (?=\\p{Ll}+ing\\b|(?:a|an|the|not|back|in|on|at|very|still|off|up) )`,
        'gu',
      ),
      '$1 is ',
    )
    .replace(new RegExp(`(?<!\\p{L})(${names})['’]s (?=${PARTICIPLE} )`, 'gu'), '$1 has ')
    .replace(new RegExp(`(?<!\\p{L})(I|he|she|they|we|who|who)['’]d (?=${PARTICIPLE}\\b)`, 'giu'), '$1 had ')
}

/** “Archie’s leeks”, “somebody’s dogs”: an s that belongs to a noun is not a verb. */
function possessivesOut(text: string, teller: Teller): string {
  return text.replace(/(\p{L}{1,40})['’]s (?=(\p{L}{1,40}))/gu, (all, owner: string, next: string) => {
    if (/^(?:it|that|there|what|who|he|she|here|let)$/i.test(owner)) return all
    const isVerbish =
      /^(?:a|an|the|not|been|gone|got|in|on|at|my|\p{Ll}+ing|\p{Ll}+ed|called|brought|given|had|made|put|been|won|moved|giving|looking|expecting)$/u.test(
        next,
      )
    return isVerbish && (teller.people.has(owner) || /^\p{Lu}/u.test(owner)) ? all : `${owner} `
  })
}

function ownDeed(words: string[], teller: Teller): Told | null {
  let at = 0
  const spoken = words[0] === 'I'
  if (spoken) at++
  const adverb = /^(?:just|finally|only|nearly|almost|even|also|once)$/i.test(words[at] ?? '')
    ? words[at++]
    : null
  const rest = words.slice(at).join(' ')
  if (!spoken && !AFTER_DEED.test(words[at + 1] ?? '')) return null
  const verb = pastOf(rest, spoken)
  if (!verb) return null
  const self = OWN[teller.pronoun ?? 'they'] as (typeof OWN)[string]
  const turned = turn(
    verb.after,
    self.own,
    self.object,
    teller.pronoun ? self.subject : teller.name,
    self.self,
  )
  if (turned === null) return null
  const kept = adverb && !/^just$/i.test(adverb) ? `${adverb.toLowerCase()} ` : ''
  return { text: `${teller.name} ${kept}${verb.past}${turned}`, subject: teller.name }
}

function othersDeed(words: string[], teller: Teller, before: Before): Told | null {
  const found = subjectOf(words, teller, before)
  if (!found) return null
  const rest = words.slice(found.length).join(' ')
  const verb = pastOf(rest, true)
  if (!verb) return null
  const named = `${teller.name}’s`
  const turned = turn(verb.after, named, teller.name, teller.name, teller.name)
  return turned === null ? null : { text: `${found.text} ${verb.past}${turned}`, subject: found.name }
}

interface Subject {
  text: string
  name: string | null
  length: number
}

/** “Archie”, “Archie and Moira”, “My brother”, “The man on plot 15”, and “He” where one man was just named. */
function subjectOf(words: string[], teller: Teller, before: Before): Subject | null {
  const first = words[0] ?? ''
  if (/^(?:He|She|They)$/.test(first)) {
    const wanted = first.toLowerCase()
    const fitting = before.named.filter(
      (n) => n !== teller.name && (teller.people.get(n) ?? wanted) === wanted,
    )
    const one =
      before.subject && fitting.includes(before.subject)
        ? before.subject
        : fitting.length === 1
          ? fitting[0]
          : null
    return one && wanted !== 'they' ? { text: one, name: one, length: 1 } : null
  }
  for (const n of [3, 2, 1]) {
    const name = words.slice(0, n).join(' ')
    if (!teller.people.has(name)) continue
    if (words[n] === 'and' && teller.people.has(words[n + 1] ?? ''))
      return { text: `${name} and ${words[n + 1]}`, name: null, length: n + 2 }
    return { text: name, name, length: n }
  }
  if (/^(?:My|The|A|An)$/.test(first)) {
    const doc = nlp(words.join(' '))
    const verb = doc.verbs().first().text('normal').split(' ')[0] ?? ''
    const at = words.findIndex((w, i) => i > 1 && w.toLowerCase() === verb)
    const head = words.slice(1, at)
    if (at < 2 || at > 5 || head.some((w) => /^(?:that|who|which|we|I|and|was|were|had|is)$/i.test(w)))
      return null
    const noun = head.join(' ')
    return {
      text: first === 'My' ? `${teller.name}’s ${noun}` : `${first.toLowerCase()} ${noun}`,
      name: null,
      length: at,
    }
  }
  return null
}

/** The verb at the head of what is left, in the past, and what follows it. */
function pastOf(rest: string, spoken: boolean): { past: string; after: string } | null {
  const [head = '', second = '', ...others] = rest.split(' ')
  const after = (n: number) => {
    const tail = rest.split(' ').slice(n).join(' ')
    return tail ? ` ${tail}` : ''
  }
  const low = head.toLowerCase()
  if (/^(?:was|were|had|did|could|would)$/.test(low)) return spoken ? { past: low, after: after(1) } : null
  if (/^(?:am|is)$/.test(low) && second === 'calling')
    return spoken ? { past: 'called', after: after(2) } : null
  if (/^(?:am|is)$/.test(low)) return spoken ? { past: 'was', after: after(1) } : null
  if (low === 'are') return spoken ? { past: 'were', after: after(1) } : null
  if (/^(?:has|have)$/.test(low)) {
    if (!spoken) return null
    const adverb = /^(?:not|never|already|always|also|just|now|even)$/.test(second) ? second : null
    const participle = adverb ? (others[0] ?? '') : second
    const isVerb = nlp(`has ${participle}`).has('#Auxiliary #Verb') || /ed$/.test(participle)
    if (!isVerb || /^(?:been|got|to)$/.test(participle) || LASTING.test(rest))
      return { past: 'had', after: after(1) }
    const past = conjugated(participle)
    return past && !adverb ? { past, after: after(2) } : { past: 'had', after: after(1) }
  }
  if (!spoken && NO_DEED.test(low)) return null
  const tagged = nlp(`${spoken ? 'Nora ' : 'She '}${low} ${second}`)
  const verb = tagged.verbs().first()
  if (verb.text('normal').split(' ')[0] !== low) return null
  if (verb.has('#PastTense'))
    return conjugated(low) === low && !DONE_TO.test(low) ? { past: low, after: after(1) } : null
  if (!spoken || !verb.has('#PresentTense')) return null
  // What somebody says or thinks has a verb of its own, and that must be in the past already.
  if (
    /^(?:says|thinks|knows|reckons|hopes|know|think)$/.test(low) &&
    !/\b(?:was|were|had|did|\p{L}+ed)\b/u.test(rest)
  )
    return null
  const past = conjugated(low)
  return past ? { past, after: after(1) } : null
}

/** Pasts that the grammar takes for presents, like “view” and “chew”. */
const PAST_ALREADY = new Set('drew blew grew threw flew knew withdrew outgrew'.split(' '))

function conjugated(verb: string): string | null {
  if (PAST_ALREADY.has(verb)) return verb
  const forms = nlp(`she ${verb}`).verbs().conjugate() as { PastTense?: string }[]
  const alone =
    forms[0]?.PastTense ?? (nlp(`has ${verb}`).verbs().conjugate() as { PastTense?: string }[])[0]?.PastTense
  return alone && /^\p{L}+$/u.test(alone) ? alone : null
}

/** My, me, I and today, as somebody else would say them; null where it is not certain whose they are. */
function turn(rest: string, own: string, object: string, subject: string, self: string): string | null {
  if (/\b(?:we|us|our|ours|mine|ourselves)\b/i.test(rest)) return null
  return rest
    .replace(/\bmyself\b/g, self)
    .replace(/\bmy\b/g, own)
    .replace(/\bme\b/g, object)
    .replace(/\bI am\b/g, `${subject} was`)
    .replace(/\bI have\b/g, `${subject} had`)
    .replace(/\bI\b/g, subject)
    .replace(/\btomorrow\b/g, 'the next day')
    .replace(/\byesterday\b/g, 'the day before')
    .replace(/\bon (Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/g, 'on the $1')
}

/** A present tense or a stranger's pronoun that is still there makes the whole sentence uncertain. */
function leftOver(text: string, teller: Teller): boolean {
  if (/\b(?:was|were) (?:\S+ ){0,4}on the \p{Lu}\p{Ll}+day\b/u.test(text)) return true
  if (
    /\b(?:I|my|me|now|today|tonight|tomorrow|yesterday|am|is|are|has|have|says|ago|next|last (?:week|month|year|night))\b/.test(
      text,
    )
  )
    return true
  const verbs = nlp(text).verbs().json() as { text: string; verb?: { grammar?: { form?: string } } }[]
  return verbs.some(
    (v) =>
      v.verb?.grammar?.form === 'simple-present' &&
      !teller.people.has(v.text) &&
      !new RegExp(
        `\\b(?:to|did not|could|could not|would|would not|did|(?:watched|saw|heard|let|made|helped) \\S+) ${v.text.replace(/[^\p{L} ]/gu, '.')}`,
        'u',
      ).test(text),
  )
}
