import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { printable } from '../lines.ts'
import { compareText } from '../seeded.ts'
import { numberIn, stem } from '../tokens.ts'
import { BODY } from './threads.ts'

const CALLS_BACK =
  /\b(?:still|again|back|finally|same|another|once more|no longer|yet|todavía|sigue|siguen|otra vez|por fin|de nuevo|mism[oa]s?|vuelve|otr[oa])\b/i
/** Too wide to be one joke. */
const VAGUE = new Set(
  'orange black white brown yellow purple pink silver gold broken missing whole entire real different warm cold wrong full empty degree size noise voice lady gentleman trick book ticket queue photograph bedroom family father mother brother sister road street game fight strike frame visitor fourth third second first sweet meter tone dressing people person house home kitchen place thing stuff bit lot way end side part kind sort piece word name number list line page moment reason point hour minute morning night evening afternoon week month year time day life world town city room door floor wall table chair hand head eye face foot man woman boy girl friend kid child baby school work job office company money price cost help love luck fun news idea plan question answer problem story picture photo video post comment message friday saturday sunday monday tuesday wednesday thursday january february march april may june july august september october november december christmas easter birthday weekend holiday summer winter spring autumn weather rain sun snow best worst better great good bad old new big small little long short right left top bottom middle half couple pair year old año años día días semana mes vez veces tiempo gente casa calle cosa cosas vida mundo tarde mañana noche parte manera forma persona nombre hombre mujer niño niña amigo familia madre padre hermano hermana trabajo'.split(
    ' ',
  ),
)

const LARGE = 300

interface Member {
  read: Read
  sentence: string
  number: number | null
}

/**
 * One thing that keeps coming back. A word in three posts is only an echo: what makes it a running joke is
 * that a later post points back at an earlier one, or shares a second uncommon word with it.
 */
export function findGags(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const most = Math.min(40, Math.max(8, Math.ceil(corpus.reads.length * 0.01)))
  for (const [word, at] of corpus.index) {
    if (at.length < 2 || at.length > most || word.length < 3) continue
    if (VAGUE.has(word) || BODY.has(word) || corpus.nameWords.has(word) || !corpus.isThing(word)) continue
    const members = membersOf(corpus, word, at)
    if (!members) continue
    const linked = linkedOf(corpus, word, members)
    if (linked.length < 2) continue
    const [first, last] = [linked[0] as Member, linked.at(-1) as Member]
    const gap = (last.read.when?.day ?? 0) - (first.read.when?.day ?? 0)
    if (gap < 60) continue
    const calls = linked.slice(1).filter((m) => CALLS_BACK.test(m.sentence)).length
    if (linked.length === 2 && calls === 0) continue
    const counted = linked.filter((m) => m.number !== null)
    found.push({
      id: `gag:${word}`,
      kind: 'gag',
      score:
        0.7 +
        Math.min(linked.length, 6) * 0.18 +
        Math.min(gap / 365, 6) * 0.08 +
        Math.min(calls, 3) * 0.3 -
        (calls === 0 && corpus.reads.length > LARGE ? 0.5 : 0) +
        (counted.length >= 3 ? 0.6 : 0),
      posts: linked.map((m) => m.read.id),
      data: {
        word: corpus.forms.get(word) ?? word,
        stem: word,
        gap,
        calls,
        hits: at.length,
        numbers: counted.length >= 3 ? counted.map((m) => m.number as number) : [],
      },
    })
  }
  return withoutTwins(found)
}

function membersOf(corpus: Corpus, word: string, at: readonly number[]): Member[] | null {
  const members: Member[] = []
  let capital = 0
  for (const i of at) {
    const read = corpus.reads[i] as Read
    if (read.tone !== 'clear') return null
    if (!read.when || read.unquotable || read.greeting || read.words.length > 70) continue
    const sentence = read.sentences.find((s) => holds(s.text, word))?.text
    if (!sentence || !printable(sentence)) continue
    if (new RegExp(`\\p{Ll} ${word.charAt(0).toUpperCase()}${word.slice(1)}`, 'u').test(sentence)) capital++
    members.push({ read, sentence, number: numberBefore(sentence, word, read.lang) })
  }
  // Conduit Road is a street, not a joke about roads.
  return members.length >= 2 && capital * 2 <= members.length ? members : null
}

const holds = (text: string, word: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((w) => stem(w) === word)

function numberBefore(sentence: string, word: string, language: string | null): number | null {
  const words = sentence.match(/[\p{L}\p{N}.,]+/gu) ?? []
  const at = words.findIndex((w) => stem(w.toLowerCase().replace(/[.,]+$/, '')) === word)
  const n = at > 0 ? numberIn(words[at - 1] as string, language) : null
  return n !== null && n >= 2 ? n : null
}

/** Those that have company: a second uncommon word in common, or a word that points back. */
function linkedOf(corpus: Corpus, word: string, members: readonly Member[]): Member[] {
  const large = corpus.reads.length > LARGE
  const rare = Math.max(6, corpus.reads.length * 0.008)
  const others = members.map(
    (m) =>
      new Set(
        m.read.words.map(stem).filter((w) => {
          const hits = corpus.index.get(w)?.length ?? 0
          return w !== word && w.length > 2 && hits >= 2 && hits <= rare && !VAGUE.has(w)
        }),
      ),
  )
  const shares = (i: number, j: number) =>
    [...(others[i] as Set<string>)].filter((w) => others[j]?.has(w)).length
  const isLinked = members.map((m, i) => {
    const calls = i > 0 && CALLS_BACK.test(m.sentence)
    const counted = members.length >= 3 && m.number !== null
    const shared = Math.max(...members.map((_, j) => (j === i ? 0 : shares(i, j))))
    // Among a thousand posts one more common word is nothing.
    return large ? shared >= 2 || (shared >= 1 && (calls || counted)) : calls || counted || shared >= 1
  })
  // The first mention is what the others call back to.
  return members.filter(
    (_, i) =>
      isLinked[i] || (i === 0 && members.some((_m, j) => isLinked[j] && (!large || shares(0, j) >= 1))),
  )
}

function withoutTwins(found: Finding[]): Finding[] {
  found.sort((a, b) => b.score - a.score || compareText(a.id, b.id))
  const taken: Finding[] = []
  for (const f of found) {
    const twin = taken.some(
      (t) => f.posts.filter((p) => t.posts.includes(p)).length >= Math.min(2, f.posts.length),
    )
    if (!twin) taken.push(f)
    if (taken.length >= 40) break
  }
  return taken
}
