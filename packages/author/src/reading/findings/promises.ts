import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { printable } from '../lines.ts'
import { stem } from '../tokens.ts'
import { nounsIn } from './nouns.ts'

const FUTURE: Record<string, RegExp> = {
  en: /(?:\bI(?:'|’)?(?:ll| will| shall)\b|\bI(?:'|’)m (?:going to|gonna)\b|\bI am going to\b|\bwe(?:'|’)re (?:going to|getting|building)\b|\bwe(?:'|’)?(?:ll| will) (?!see|miss|never know)|\b(?:this|next) (?:year|summer|spring|winter|autumn|weekend|week|month)[, ]+(?:I|we|is the year|will)\b|\b(?:one|some) ?day I|\bI (?:promise|swear|vow)\b|\bresolution|\byou are (?:all )?getting\b|\bsigned up (?:for|to)\b|\bbooked\b|\b(?:this is|2\d{3} is) the year\b|\bstarting (?:tomorrow|monday|next)\b|\bI said I(?:'|’)d\b)/i,
  es: /(?:\bvoy a\b|\bvamos a\b|\beste (?:año|verano|invierno|mes|finde)\b|\balgún día\b|\bprometo\b|\bpropósito\b|\bme he apuntado\b|\bnos hemos apuntado\b|\bmañana empiezo\b|\bel (?:lunes|año que viene)\b)/i,
}
const VOW: Record<string, RegExp> = {
  en: /\b(?:never again|last time (?:I|ever)|that's the last|I(?:'|’)m done with|no more|I(?:'|’)?m? ?(?:quit|giving up|given up|gave up|swearing off)|I will never|I(?:'|’)ll never)\b/i,
  es: /\b(?:nunca más|última vez|se acabó|no vuelvo a|jamás|dejo (?:el|la|de))\b/i,
}
const IDLE =
  /\b(?:I(?:'|’)ll (?:see|be back|never forget|say|tell|admit|take it|let you|know|bet)|you(?:'|’)ll|will not|won(?:'|’)t|going to bed|going to sleep|going to argue|going to be|voy a dormir|vamos a ver)\b/i

/** F6–F8: what was announced, and whether the posts speak of it again. The posts, not the life. */
export function findPromises(corpus: Corpus): Finding[] {
  const found: Finding[] = []
  const end = corpus.dated.at(-1)?.when?.day ?? 0
  const limit = Math.max(8, corpus.reads.length * 0.012)
  for (const read of corpus.dated) {
    if (read.tone !== 'clear' || read.unquotable || read.greeting || read.words.length > 90) continue
    const vow = VOW[read.lang ?? '']?.test(read.text)
    const future = FUTURE[read.lang ?? '']?.test(read.text)
    if (!vow && !future) continue
    const pattern = (vow ? VOW : FUTURE)[read.lang ?? ''] as RegExp
    const at = read.sentences.findIndex((s) => pattern.test(s.text))
    const sentence = read.sentences[at]
    if (!sentence || !printable(sentence.text) || IDLE.test(sentence.text) || sentence.text.endsWith('?'))
      continue
    const objects = objectsOf(sentence.text, read.lang, corpus, limit)
    const object = objects[0]
    if (!object) continue
    const sequel = bestSequel(read, sentence.text, objects, corpus)
    // One shared word is an echo, not an outcome: it neither closes the matter nor leaves it open.
    if (sequel && !isOutcome(sequel, Boolean(vow))) continue
    const next = sequel?.read
    const day = read.when?.day ?? 0
    const base = { sentence: at, word: corpus.forms.get(object) ?? object, stem: object }
    if (next) {
      const gap = (next.when?.day ?? 0) - day
      if (gap < 2) continue
      found.push({
        id: `${vow ? 'vow' : 'promise'}:${read.id}`,
        kind: vow ? 'vow-undone' : 'promise-revisited',
        score: (vow ? 1.6 : 1.2) + (keeps(sentence.text, next.text) ? 0.5 : 0) + Math.min(gap, 700) / 1400,
        posts: [read.id, next.id],
        data: { ...base, gap, done: keeps(sentence.text, next.text) },
      })
    } else if (!vow && end - day >= 180) {
      found.push({
        id: `promise:${read.id}`,
        kind: 'promise-open',
        score: 0.9 + (corpus.index.get(object)?.length === 1 ? 0.3 : 0),
        posts: [read.id],
        data: { ...base, since: end - day },
      })
    }
  }
  return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, 60)
}

interface Sequel {
  read: Read
  shared: number
  isKept: boolean
}

const AGAIN = /\b(?:again|another|one more|back (?:in|on|at|to)|otra vez|otro|otra|de nuevo|wieder|encore)\b/i

const isOutcome = ({ read, shared, isKept }: Sequel, isVow: boolean) =>
  isKept || shared >= 2 || (isVow && AGAIN.test(read.text))

/** Deeds that everything is done with: having "got" something later keeps no promise. */
const VAGUE = new Set('do get go take give see make find have be say come put'.split(' '))

const PAST: Record<string, string> = {
  build: 'built',
  make: 'made',
  run: 'ran',
  buy: 'bought',
  write: 'wrote',
  read: 'read',
  go: 'went',
  take: 'took',
  eat: 'ate',
  give: 'gave',
  get: 'got',
  swim: 'swam',
  cut: 'cut',
  do: 'did',
  see: 'saw',
  sell: 'sold',
  grow: 'grew',
  learn: 'learnt',
  sing: 'sang',
  drive: 'drove',
  win: 'won',
  find: 'found',
  meet: 'met',
  sew: 'sewed',
  knit: 'knitted',
  stop: 'stopped',
  plant: 'planted',
  aprender: 'aprendido',
  tocar: 'tocado',
  correr: 'corrido',
  hacer: 'hecho',
  comprar: 'comprado',
  abrir: 'abierto',
  pintar: 'pintado',
}

/** The same deed in the past: "build a door" and later "built the door". */
function keeps(promise: string, later: string): boolean {
  const after = new Set(later.toLowerCase().match(/\p{L}+/gu) ?? [])
  return (promise.toLowerCase().match(/\p{L}{2,}/gu) ?? []).some((verb) => {
    if (VAGUE.has(verb)) return false
    const past = PAST[verb]
    if (past) return after.has(past)
    return verb.length > 3 && [`${verb}ed`, `${verb}d`].some((form) => after.has(form))
  })
}

const CALENDAR = new Set(
  'christmas easter summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday birthday january february march april june july august september october november december holiday navidad verano invierno lunes martes viernes sábado domingo resolution'
    .split(' ')
    .map(stem),
)

/** Nouns that stand in any post about anything. */
const WEAK = new Set(
  'year week month day hour minute time thing way bit lot side end start place people person world life part kind feet foot hand head eye blue mint red green'
    .split(' ')
    .map(stem),
)

/** What the announcement is about: nouns that come back first, then the rarest. */
function objectsOf(text: string, language: string | null, corpus: Corpus, limit: number): string[] {
  const nouns =
    language === 'en'
      ? nounsIn(text)
      : (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((w) => corpus.isThing(stem(w)))
  const fit = [...new Set(nouns.map(stem))]
    .map((s) => ({ s, hits: corpus.index.get(s)?.length ?? 0 }))
    .filter(
      ({ s, hits }) =>
        s.length >= 3 &&
        hits > 0 &&
        hits <= limit &&
        !s.endsWith('ly') &&
        !CALENDAR.has(s) &&
        !WEAK.has(s) &&
        !corpus.nameWords.has(s),
    )
  fit.sort((a, b) => Number(b.hits >= 2) - Number(a.hits >= 2) || a.hits - b.hits)
  return fit.map((x) => x.s)
}

/** The later post that says most about it: done in so many words, and about as many of the same things. */
function bestSequel(read: Read, promise: string, objects: readonly string[], corpus: Corpus): Sequel | null {
  const day = read.when?.day ?? 0
  let best: (Sequel & { score: number }) | null = null
  for (const object of objects) {
    for (const i of corpus.index.get(object) ?? []) {
      const r = corpus.reads[i] as Read
      if (!r.when || r.when.day <= day || r.tone !== 'clear' || r.unquotable || r.greeting) continue
      const words = new Set(r.words.map(stem))
      const shared = objects.filter((o) => words.has(o)).length
      const isKept = keeps(promise, r.text)
      const score = shared + (isKept ? 3 : 0)
      if (!best || score > best.score) best = { read: r, shared, isKept, score }
    }
  }
  return best
}
