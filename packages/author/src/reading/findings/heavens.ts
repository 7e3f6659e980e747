import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import { stem } from '../tokens.ts'

/** Water, fire, earth and air, by the plain words that belong to each. */
const WORDS: Record<string, Record<string, string>> = {
  en: {
    water:
      'rain raining rained rainy drizzle sleet snow snowing frost flood puddle storm soaked sea tide beach swim swimming lake river canal boat bath shower tea kettle wave pond pool harbour',
    fire: 'sun sunny sunshine heatwave oven baked baking bake burnt fire candle barbecue bbq bonfire fireworks cooker grill toast curry chilli sunburn roast fireplace',
    earth:
      'garden mud soil allotment hill mountain potato potatoes tomato tomatoes seed seeds tree trees lawn dig digging plant plants planted field woods forest camping tent hike mower shed flower flowers',
    air: 'wind windy flight plane airport fly flew flying bird birds kite sing singing song choir fog balloon music trumpet piano cycling bike radio gig concert guitar',
  },
  es: {
    water:
      'lluvia llueve lloviendo llover mar playa río piscina nadar nieve tormenta charco barco ducha agua ola olas puerto',
    fire: 'sol calor horno fuego vela barbacoa paella verano asado quemado quemada chimenea cocina',
    earth:
      'huerto jardín monte montaña tierra tomate tomates patatas árbol árboles barro campo sierra plantas bosque',
    air: 'viento avión vuelo aeropuerto pájaro pájaros cantar canción música guitarra bici niebla globo coro concierto',
  },
}
const EVENING: Record<string, string> = { en: 'tonight', es: 'mañana' }
const KEPT = 200

interface Tally {
  element: string
  stems: string[]
  seen: { word: string; k: number }[]
  at: Set<number>
}

/** What a horoscope reads instead of stars: the element that most posts touch, and how often a night is announced. */
export function findHeavens(corpus: Corpus): Finding[] {
  return [...elements(corpus), ...evenings(corpus)]
}

function elements(corpus: Corpus): Finding[] {
  const lists = WORDS[corpus.language]
  if (!lists) return []
  const tallies = Object.entries(lists).map(([element, words]) => tallyOf(corpus, element, words.split(' ')))
  const [top, second] = tallies.sort((a, b) => b.at.size - a.at.size)
  const last = tallies.at(-1)
  if (!top || !second || !last || top.at.size === second.at.size) return []
  if (top.at.size < Math.max(4, corpus.reads.length * 0.06)) return []
  const posts = [...top.at].map((i) => corpus.reads[i]).filter((r) => r?.tone === 'clear' && !r.unquotable)
  return [
    {
      id: `element:${top.element}`,
      kind: 'element',
      score: 1,
      posts: posts.slice(0, KEPT).map((r) => r?.id as number),
      data: {
        element: top.element,
        count: top.at.size,
        stems: top.stems,
        seen: top.seen.slice(0, 3).map((s) => s.word),
        weakest: last.element,
        weakestCount: last.at.size,
        weakestStems: last.stems,
      },
    },
  ]
}

function tallyOf(corpus: Corpus, element: string, words: readonly string[]): Tally {
  const tally: Tally = { element, stems: [], seen: [], at: new Set() }
  for (const word of words) {
    const s = stem(word)
    const hits = corpus.index.get(s)
    if (!hits || tally.stems.includes(s)) continue
    tally.stems.push(s)
    tally.seen.push({ word, k: hits.length })
    for (const i of hits) tally.at.add(i)
  }
  tally.seen.sort((a, b) => b.k - a.k || (a.word < b.word ? -1 : 1))
  return tally
}

function evenings(corpus: Corpus): Finding[] {
  const word = EVENING[corpus.language]
  if (!word) return []
  const reads = corpus.reads.filter((r) => r.words.includes(word))
  if (reads.length < 3) return []
  const posts = reads.filter((r) => r.tone === 'clear' && !r.unquotable && r.when).slice(0, KEPT)
  return [
    {
      id: `evening:${word}`,
      kind: 'evening',
      score: 0.8,
      posts: posts.map((r) => r.id),
      data: { word, count: reads.length },
    },
  ]
}
