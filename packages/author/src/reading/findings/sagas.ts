import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { compareText } from '../seeded.ts'
import { spread } from '../spread.ts'
import { stem } from '../tokens.ts'
import { commonWords } from '../word-lists.ts'
import { BODY, chainOf, type Nearness } from './threads.ts'

/** In everybody's posts, so a story of nobody's. */
export const EVERYDAY = new Set(
  `day days week weekend month year years morning afternoon evening night time home house room work job school class office kid kids child children boy girl baby man woman men women people person family friend friends mate first second third fourth fifth sixth seventh eighth monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december christmas easter bedroom bathroom lad lads guy guys bloke parent parents husband wife son daughter brother sister neighbour neighbours street road town city village country world place food dinner lunch breakfast tea coffee beer wine drink water bread meal car bus train phone photo photos picture pictures video book books film movie song music game games team match season party birthday wedding holiday holidays trip garden kitchen bed door window table chair money price pound pounds euro euros shop store thing things way bit lot part end start life love fun luck help news idea word words name list story post posts message email internet computer tv rain snow sun weather sky sea summer winter spring autumn head hand hands foot feet eye eyes face hair back leg arm heart body voice minute minutes hour hours second moment today tonight tomorrow number question answer reason problem plan change turn rest walk run sleep dream smile laugh middle side top bottom front corner line point level half piece kind sort type size colour color group meeting boss colleague customer student students teacher doctor dog cat mum dad wall floor line box bag clothes shoe shoes coat hat shirt present gift card letter paper pen hour noise sound smell taste hello thanks church league table goal vida casa gente día días noche mañana tarde semana año años trabajo niños niño niña amigo amigos familia mundo cosa cosas parte hora horas calle pueblo ciudad coche madre padre hermana hermano foto fotos`.split(
    /\s+/,
  ),
)

const LEAST = 4

/**
 * A thing that stays for years without being rare: the car, the flask, the piccalilli. Told from its first
 * post to its last it is a story, where a thread is only a return.
 */
export function findSagas(corpus: Corpus, near: Nearness): Finding[] {
  const most = Math.max(9, corpus.reads.length * 0.015)
  const found: Finding[] = []
  for (const [word, at] of corpus.index) {
    if (at.length < LEAST || at.length > most || word.length < 4) continue
    if (EVERYDAY.has(word) || BODY.has(word) || corpus.nameWords.has(word) || !corpus.isThing(word)) continue
    const shown = corpus.forms.get(word) ?? word
    if (EVERYDAY.has(shown)) continue
    const fit = at
      .map((i) => corpus.reads[i] as Read)
      .filter((r) => r.when && r.tone === 'clear' && !r.greeting && !r.unquotable)
      .filter((r) => !r.tokens.some((t) => corpus.parted.has(t.replace(/['’]s$/, ''))))
    if (fit.length < Math.max(LEAST, at.length * 0.7)) continue
    const named = isNameOfThing(fit, word)
    const same = named ? fit : fit.filter((r) => !isPartOfName(r, word))
    const reads = named ? fit : (chainOf(spread(same, 14), word, corpus, near)?.members ?? [])
    if (reads.length < Math.max(LEAST, fit.length * 0.5) || isHalfAName(reads, word)) continue
    const dated = at.map((i) => corpus.reads[i] as Read).filter((r) => r.when)
    const years = new Set(reads.map((r) => r.when?.y)).size
    const gap = (reads.at(-1)?.when?.day ?? 0) - (reads[0]?.when?.day ?? 0)
    if (years < 3 || gap < 500) continue
    found.push({
      id: `saga:${word}`,
      kind: 'saga',
      score: 0.9 + Math.log2(reads.length) * 0.15 + Math.min(years, 6) * 0.08 + Math.min(gap / 3650, 0.4),
      posts: spread(reads, 12).map((r) => r.id),
      data: {
        word: shown,
        stem: word,
        count: at.length,
        years,
        gap,
        // Of all posts with the word, whether or not they are part of the story.
        first: dated[0]?.id ?? -1,
        last: dated.at(-1)?.id ?? -1,
      },
    })
  }
  return found.sort((a, b) => b.score - a.score || compareText(a.id, b.id)).slice(0, 24)
}

/** The bank of "Bank holiday" is only half a thing: what nearly always follows belongs to its name. */
function isHalfAName(reads: readonly Read[], word: string): boolean {
  const after = new Map<string, number>()
  let places = 0
  for (const { words, lang } of reads)
    words.forEach((w, i) => {
      if (stem(w) !== word) return
      places += 1
      const next = words[i + 1] ?? ''
      if (next.length < 4 || commonWords(lang).has(next) || /(?:ly|ed|ing)$/.test(next)) return
      after.set(next, (after.get(next) ?? 0) + 1)
    })
  return Math.max(0, ...after.values()) >= places * 0.8
}

/** The Band Room is no band. */
function isPartOfName({ tokens }: Read, word: string): boolean {
  const capital = (i: number) => /^\p{Lu}/u.test(tokens[i] ?? '')
  const places = tokens.flatMap((t, i) => (t.toLowerCase().startsWith(word) ? [i] : []))
  return places.length > 0 && places.every((i) => capital(i) && (capital(i + 1) || (i > 1 && capital(i - 1))))
}

/** Always with a capital, like a make of car: the same thing every time, with no need to prove it. */
function isNameOfThing(reads: readonly Read[], word: string): boolean {
  let inside = 0
  let capital = 0
  for (const r of reads)
    for (let i = 1; i < r.tokens.length; i++) {
      const token = r.tokens[i] as string
      if (token.length < 4 || !token.toLowerCase().startsWith(word)) continue
      inside++
      if (/^\p{Lu}/u.test(token)) capital++
    }
  return inside >= 2 && capital >= inside * 0.8 && reads.every((r) => r.lang !== 'de')
}
