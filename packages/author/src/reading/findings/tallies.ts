import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { compareText } from '../seeded.ts'
import { numberIn, stem } from '../tokens.ts'

const ANIMALS: Record<string, string> = {
  en: 'heron otter badger hedgehog magpie pigeon seagull fox squirrel owl cat dog tortoise snail swan duck goose hen donkey goat sheep cow horse pony bear wolf eagle robin crow raven bee ant octopus crab whale dolphin penguin sloth camel elephant rabbit hamster mouse frog parrot',
  es: 'gato perro paloma gaviota zorro ardilla búho tortuga caracol pato gallina burro cabra oveja vaca caballo oso lobo águila cuervo abeja hormiga pulpo cangrejo ballena delfín pingüino elefante conejo ratón rana loro',
}

/** F36: the number that most posts reach for. "One" is a pronoun as often as a number, so it sits out. */
export function findNumbers(corpus: Corpus): Finding[] {
  const posts = new Map<number, number[]>()
  for (const r of corpus.dated) {
    if (r.tone !== 'clear' || r.unquotable || r.words.length > 90) continue
    const here = new Set<number>()
    for (const w of r.words) {
      const n = numberIn(w, r.lang)
      if (n !== null && n >= 2 && n <= 99 && Number.isInteger(n)) here.add(n)
    }
    for (const n of here) posts.set(n, [...(posts.get(n) ?? []), r.id])
  }
  const [top, second] = [...posts].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])
  if (!top || top[1].length < 3 || (second && second[1].length === top[1].length && top[1].length < 4))
    return []
  return [
    {
      id: `number:${top[0]}`,
      kind: 'number',
      score: 1,
      posts: top[1],
      data: { n: top[0], count: top[1].length },
    },
  ]
}

export function findAnimals(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  for (const animal of (ANIMALS[corpus.language] ?? ANIMALS.en ?? '').split(' ')) {
    const at = corpus.index.get(stem(animal)) ?? []
    const reads = at
      .map((i) => corpus.reads[i] as Read)
      .filter((r) => r.when && r.tone === 'clear' && !r.unquotable)
    if (reads.length === 0) continue
    found.push({
      id: `animal:${animal}`,
      kind: 'animal',
      score: 0.6 + Math.min(reads.length, 8) * 0.1,
      posts: reads.slice(0, 400).map((r) => r.id),
      data: { animal, count: reads.length },
    })
  }
  return found.sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, 10)
}

const CUES: Record<string, [RegExp, RegExp][]> = {
  en: [
    [/\b(?:love|loved|loving|adore)\b/i, /\b(?:hate|hated|loathe|can't stand|sick of)\b/i],
    [/\b(?:never again|last time)\b/i, /\b(?:again|back|another)\b/i],
    [/\b(?:best|perfect|excellent)\b/i, /\b(?:worst|terrible|awful)\b/i],
    [/\b(?:grinned|smiled|friend|friendly)\b/i, /\b(?:bitten|bit|barked|enemy)\b/i],
    [/\b(?:fixed|mended|repaired)\b/i, /\b(?:broken|broke|leaking)\b/i],
    [/\b(?:started|signed up|joined)\b/i, /\b(?:quit|gave up|cancelled|stopped)\b/i],
  ],
  es: [
    [/\b(?:me encanta|adoro|amo)\b/i, /\b(?:odio|no soporto|no aguanto)\b/i],
    [/\b(?:nunca más|última vez)\b/i, /\b(?:otra vez|de nuevo)\b/i],
    [/\b(?:mejor|perfecto)\b/i, /\b(?:peor|horrible)\b/i],
    [/\b(?:arreglad[oa]|arreglé)\b/i, /\b(?:rot[oa]|rompió)\b/i],
  ],
}

const VAGUE = new Set(
  'day days time times year years week weeks month morning night today thing things way people person world life work home house word words hour hours minute bit lot end part side place man woman kid kids friend friends food año años día días vez cosa cosas gente vida casa'.split(
    ' ',
  ),
)

/** One word in common is an echo. The same thing has a name of its own, or a second rare word beside it. */
function sameThing(corpus: Corpus, a: Read, b: Read, word: string, spread: number): boolean {
  if (VAGUE.has(word)) return false
  if (spread <= 2) return true
  const rare = Math.max(4, corpus.reads.length * 0.01)
  const others = new Set(a.words.map(stem))
  return b.words.map(stem).some((w) => {
    const hits = corpus.index.get(w)?.length ?? 0
    return w !== word && w.length > 3 && others.has(w) && hits >= 2 && hits <= rare && !VAGUE.has(w)
  })
}

/** F5: one thing, two posts, opposite cue words in the sentences that hold it. */
export function findReversals(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const cues = CUES[corpus.language]
  if (!cues) return []
  for (const [word, at] of corpus.index) {
    if (
      at.length < 2 ||
      at.length > 14 ||
      word.length < 3 ||
      !corpus.isThing(word) ||
      corpus.nameWords.has(word)
    )
      continue
    const reads = at
      .map((i) => corpus.reads[i] as Read)
      .filter((r) => r.when && r.tone === 'clear' && !r.unquotable && !r.greeting && r.words.length < 60)
    for (const [p, q] of cues) {
      const holds = (r: Read, cue: RegExp) =>
        r.sentences.findIndex((s) => cue.test(s.text) && s.text.toLowerCase().includes(word))
      const a = reads.find((r) => holds(r, p) >= 0)
      const b = reads.find((r) => r !== a && holds(r, q) >= 0 && holds(r, p) < 0)
      if (!a || !b || !sameThing(corpus, a, b, word, at.length)) continue
      const [first, second] = (a.when?.day ?? 0) <= (b.when?.day ?? 0) ? [a, b] : [b, a]
      const cueOf = (r: Read) => (r === a ? p : q).exec(r.text)?.[0] ?? ''
      found.push({
        id: `reversal:${word}`,
        kind: 'reversal',
        score: 1.4,
        posts: [first.id, second.id],
        data: {
          word: corpus.forms.get(word) ?? word,
          gap: (second.when?.day ?? 0) - (first.when?.day ?? 0),
          cueA: cueOf(first),
          cueB: cueOf(second),
          sentenceA: holds(first, first === a ? p : q),
          sentenceB: holds(second, second === a ? p : q),
        },
      })
      break
    }
  }
  return found.sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, 10)
}
