import type { Finding } from '../../model.ts'
import type { Corpus } from '../corpus.ts'
import type { Read } from '../digest.ts'
import { numberIn, stem } from '../tokens.ts'

const QUANTITY =
  /(?<![\p{L}\p{N}.,:£$€-])(\d{1,4}|\p{Ll}{3,9}(?:-\p{Ll}+)?) (?:\p{Ll}{3,10} )?(\p{Ll}{3,})/giu
/** Units measure something else each time. */
const UNITS = new Set(
  'year month week day hour minute second time people person man woman kid child pound quid euro dollar mile metre meter kilometre degree percent point more less other thing way bit of and in on at for to año mes semana día hora minuto vez persona euro grado punto'.split(
    ' ',
  ),
)

/** F3 without the word "number": the same thing counted again in four posts and three years or more. */
export function findRuns(corpus: Corpus): Finding[] {
  const seen = new Map<string, { read: Read; n: number }[]>()
  for (const read of corpus.dated) {
    if (read.tone !== 'clear' || read.unquotable || read.greeting || read.words.length > 90) continue
    const here = new Set<string>()
    for (const m of read.text.matchAll(QUANTITY)) {
      const n = numberIn((m[1] as string).toLowerCase(), read.lang)
      const noun = stem((m[2] as string).toLowerCase())
      if (n === null || n < 2 || UNITS.has(noun) || here.has(noun) || !(m[2] as string).endsWith('s'))
        continue
      here.add(noun)
      seen.set(noun, [...(seen.get(noun) ?? []), { read, n }])
    }
  }
  const found: Finding[] = []
  for (const [noun, list] of seen) {
    if (list.length < 4 || list.length > 30 || !corpus.isThing(noun)) continue
    const byYear = new Map<number, { read: Read; n: number }>()
    for (const x of list) if (x.read.when && !byYear.has(x.read.when.y)) byYear.set(x.read.when.y, x)
    const yearly = [...byYear.values()]
    if (yearly.length < 4) continue
    const most = yearly.reduce((a, b) => (b.n > a.n ? b : a))
    found.push({
      id: `run:${noun}`,
      kind: 'run',
      score: 1.5 + Math.min(yearly.length, 8) * 0.08,
      posts: yearly.map((x) => x.read.id),
      data: {
        noun: corpus.forms.get(noun) ?? `${noun}s`,
        years: yearly.map((x) => x.read.when?.y ?? 0),
        values: yearly.map((x) => x.n),
        most: most.n,
        mostYear: most.read.when?.y ?? 0,
        unique: yearly.filter((x) => x.n === most.n).length === 1,
      },
    })
  }
  return found.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1)).slice(0, 4)
}
