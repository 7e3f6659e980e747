import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { lineScore, printable } from '../lines.ts'
import { portableThings } from '../portable-things.ts'
import { numberIn, stem } from '../tokens.ts'
import { commonWords } from '../word-lists.ts'
import { wink } from './nouns.ts'

const { its } = wink

/** Parts of speech are asked for in this many posts at most. */
const READ_CLOSELY = 320

interface ObjectHit {
  /** As written, with its article or number. */
  phrase: string
  head: string
  /** As a museum would head its label: "broken stapler". */
  label: string
  count: number | null
  sentence: number
  score: number
}

/** F37: a thing small enough for a shelf, with the number, adjective or maker it has in its own clause. */
export function findObjects(corpus: Corpus, among: readonly Read[]): Finding[] {
  const found: Finding[] = []
  const seen = new Set<string>()
  let read = 0
  for (const r of among) {
    if (r.tone !== 'clear' || r.unquotable || r.greeting || r.words.length > 70 || !r.when) continue
    const things = portableThings(r.lang)
    if (things.size === 0 || !r.words.some((w) => things.has(stem(w)))) continue
    if (++read > READ_CLOSELY) break
    const hit = r.lang === 'es' ? objectSpanish(r, corpus, things) : objectEnglish(r, corpus, things)
    if (!hit || seen.has(hit.head)) continue
    seen.add(hit.head)
    const back = r.lang === 'en' || r.lang === 'es' ? sameAgain(corpus, r, hit.head) : null
    found.push({
      id: `object:${r.id}`,
      kind: 'object',
      score: hit.score + (back ? 0.5 : 0),
      posts: back ? [r.id, back.id] : [r.id],
      data: {
        phrase: hit.phrase,
        head: hit.head,
        label: hit.label,
        count: hit.count,
        sentence: hit.sentence,
        hits: corpus.index.get(hit.head)?.length ?? 0,
        again: back ? back.id : null,
      },
    })
  }
  return found
    .sort((a, b) => b.score - a.score || (a.posts[0] as number) - (b.posts[0] as number))
    .slice(0, 80)
}

const POINTS_BACK =
  /\b(?:still|again|back|finally|that same|same|no longer|at last|todavía|sigue|otra vez|por fin|de nuevo|aquel|aquella|mism[oa])\b/i
const DEFINITE = /^(?:the|that|my|our|el|la|los|las|mi|nuestro|nuestra)$/

/** The same thing, not the same word: the later sentence must speak of it as known, and point back. */
function sameAgain(corpus: Corpus, first: Read, head: string): Read | null {
  const at = corpus.index.get(head) ?? []
  if (at.length < 2 || at.length > Math.max(4, corpus.reads.length * 0.005)) return null
  let last: Read | null = null
  for (const i of at) {
    const r = corpus.reads[i] as Read
    if (!r.when || r.tone !== 'clear' || r.unquotable || r.greeting) continue
    if (r.when.day - (first.when?.day ?? 0) < 60) continue
    const sentence = r.sentences.find((s) => s.text.toLowerCase().includes(head))?.text ?? ''
    const words = sentence.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
    const here = words.findIndex((w) => stem(w) === head)
    // "The stapler is still broken" is about the stapler; "the harmonium man rang again" is not about a harmonium.
    const known =
      here > 0 && here <= 2 && DEFINITE.test(words[0] ?? '') && !modifies(sentence, words[here] as string)
    if (known && POINTS_BACK.test(sentence)) last = r
  }
  return last
}

function modifies(sentence: string, word: string): boolean {
  const doc = wink.readDoc(sentence)
  const tokens = doc.tokens().out() as string[]
  const tags = doc.tokens().out(its.pos) as string[]
  const at = tokens.findIndex((t) => t.toLowerCase() === word)
  return at >= 0 && tags[at + 1] === 'NOUN' && /^\p{L}/u.test(tokens[at + 1] ?? '')
}

/** A likeness is not a thing: "a flask the size of a bucket" brings no bucket. */
const LIKENESS =
  /(?:\blike|\bas|\bas if|\bthan|size of|sound of|shape of|kind of|sort of|dressed as|without|more like|\bcomo|en forma de|sin) (?:an? |the |my |some |un |una |el |la )?(?:[\p{L}-]+ ){0,2}$/iu
/** Words written on it: "a card that says 'you are mostly nice'". */
const INSCRIBED = /^(?: (?:that|which))?(?: (?:says|said|saying|reads|reading)|:) ?['"“‘]/
const SETTING = /^(?:telephone|phone|telly|tv|television|radio|sofa|table|bath|shelf|laptop)$/
const EMPTY_ADJECTIVE = /^(?:entire|whole|same|only|very|own|other|next|last|first|actual|little|more|many)$/i

function objectEnglish(r: Read, corpus: Corpus, things: ReadonlySet<string>): ObjectHit | null {
  let best: ObjectHit | null = null
  r.sentences.forEach((s, si) => {
    if (
      !printable(s.text) ||
      !(s.text.match(/\p{L}+/gu) ?? []).some((w) => things.has(stem(w.toLowerCase())))
    )
      return
    const doc = wink.readDoc(s.text)
    const tokens = doc.tokens().out() as string[]
    const tags = doc.tokens().out(its.pos) as string[]
    for (let j = 0; j < tokens.length; j++) {
      const word = tokens[j] as string
      const head = stem(word.toLowerCase())
      if (tags[j] !== 'NOUN' || !things.has(head) || corpus.nameWords.has(head) || !/^\p{Ll}/u.test(word))
        continue
      // Of a compound only the last part is the thing: "cake diagram" is no cake.
      if (tags[j + 1] === 'NOUN' && /^\p{Ll}/u.test(tokens[j + 1] as string)) continue
      let from = j
      while (
        from > 0 &&
        j - from < 3 &&
        /^(?:ADJ|NOUN|VERB|PROPN)$/.test(tags[from - 1] as string) &&
        /^[\p{L}][\p{Ll}-]*$/u.test(tokens[from - 1] as string) &&
        (tags[from - 1] !== 'VERB' || /(?:en|ed|nt)$/.test(tokens[from - 1] as string))
      )
        from--
      const lead = tokens[from - 1] ?? ''
      if (/ing$/.test(word) && !/^(?:an?|one|the|my)$/i.test(lead)) continue
      const determined =
        tags[from - 1] === 'DET' || tags[from - 1] === 'NUM' || /^(?:my|our|his|her|their)$/i.test(lead)
      if (/^(?:no|any|every|each|what|which|this)$/i.test(lead)) continue
      // On the telephone, on the sofa: a place, not a thing.
      if (
        /^the$/i.test(lead) &&
        /^(?:on|off|over|by|in)$/i.test(tokens[from - 2] ?? '') &&
        SETTING.test(head)
      )
        continue
      // Without an article nothing tells an adjective from a verb.
      if (!determined) while (from < j && !(tags[from] === 'NOUN' || tags[from] === 'ADJ')) from++
      const start = determined ? from - 1 : from
      const phrase = joined(s.text, tokens.slice(start, j + 1))
      if (!phrase) continue
      if (LIKENESS.test(s.text.slice(0, s.text.indexOf(phrase)))) continue
      let label = tokens
        .slice(from, j + 1)
        .filter((w) => !EMPTY_ADJECTIVE.test(w))
        .join(' ')
      const of =
        tokens[j + 1] === 'of' && tags[j + 2] === 'NOUN' && /^\p{Ll}+$/u.test(tokens[j + 2] as string)
      if (of) {
        label += ` of ${tokens[j + 2]}`
        if (tags[j + 3] === 'NOUN' && /^\p{Ll}+$/u.test(tokens[j + 3] as string)) label += ` ${tokens[j + 3]}`
      }
      if (!s.text.includes(label)) label = word
      if (from === 0 && tags[0] !== 'PROPN') label = label.charAt(0).toLowerCase() + label.slice(1)
      const priced = /[£$€]/.test(tokens[from - 2] ?? '') || /[£$€]/.test(lead)
      const isYear = /^(?:19|20)\d\d$/.test(lead)
      const count = tags[from - 1] === 'NUM' && !priced && !isYear ? numberIn(lead, 'en') : null
      const inscribed = INSCRIBED.test(s.text.slice(s.text.indexOf(phrase) + phrase.length))
      const score = scoreOf(r, s.text, head, corpus, {
        count: count !== null,
        adjective: label.includes(' '),
        determined,
      })
      const total = score + (inscribed ? 0.6 : 0)
      if (!best || total > best.score) best = { phrase, head, label, count, sentence: si, score: total }
    }
  })
  return best
}

function scoreOf(
  r: Read,
  sentence: string,
  head: string,
  corpus: Corpus,
  has: { count: boolean; adjective: boolean; determined: boolean },
): number {
  const hits = corpus.index.get(head)?.length ?? 1
  const last = r.sentences.at(-1)?.text ?? ''
  return (
    0.5 +
    (has.count ? 0.25 : 0) +
    (has.adjective ? 0.25 : 0) +
    (has.determined ? 0.1 : -0.15) +
    0.35 * Math.max(0, 1 - (hits - 1) * 0.25) +
    (r.words.length <= 40 ? 0.2 : 0) +
    (r.sentences.length > 1 && last.split(/\s+/).length <= 7 ? 0.25 : 0) +
    lineScore(sentence, r, corpus) * 0.4
  )
}

/** The phrase as written, found again in the text: tokens must be joined by single spaces. */
function joined(text: string, tokens: string[]): string | null {
  const phrase = tokens.join(' ')
  return text.includes(phrase) ? phrase : null
}

const DETERMINER_ES =
  /^(?:un|una|unos|unas|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|\d{1,4}|mi|mis|el|la|los|las|su|sus|nuestro|nuestra|otro|otra)$/i

function objectSpanish(r: Read, corpus: Corpus, things: ReadonlySet<string>): ObjectHit | null {
  let best: ObjectHit | null = null
  r.sentences.forEach((s, si) => {
    if (!printable(s.text)) return
    const tokens = s.text.match(/[\p{L}\d]+/gu) ?? []
    tokens.forEach((word, j) => {
      const head = stem(word.toLowerCase())
      const lead = tokens[j - 1] ?? ''
      if (!things.has(head) || !/^\p{Ll}/u.test(word) || !DETERMINER_ES.test(lead)) return
      const complement =
        tokens[j + 1] === 'de' &&
        /^\p{Ll}{4,}$/u.test(tokens[j + 2] ?? '') &&
        !commonWords('es').has(tokens[j + 2] ?? '')
          ? ` de ${tokens[j + 2]}`
          : ''
      const phrase = `${lead} ${word}${complement}`
      if (!s.text.includes(phrase) || LIKENESS.test(s.text.slice(0, s.text.indexOf(phrase)))) return
      const count = /^(?:un|una|mi|mis|el|la|los|las|su|sus|unos|unas|nuestr[oa]|otr[oa])$/i.test(lead)
        ? null
        : numberIn(lead, 'es')
      const score = scoreOf(r, s.text, head, corpus, {
        count: count !== null,
        adjective: complement !== '',
        determined: true,
      })
      if (!best || score > best.score)
        best = { phrase, head, label: `${word}${complement}`, count, sentence: si, score }
    })
  })
  return best
}
