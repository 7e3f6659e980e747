import type { Finding, Source } from '../model.ts'
import type { Material } from '../planning/material.ts'
import { stem, wordsOf } from '../reading/tokens.ts'
import { count, type Desk } from '../writing/desk.ts'
import type { Slots } from '../writing/template.ts'

export type Item = (key: string, slots: Slots, sources: Source[]) => boolean

/** Words that answer each other; the first of each side is the one printed. */
const OPPOSITES: Record<string, [string, string][]> = {
  en: [
    ['rain rained raining rainy', 'sun sunny sunshine'],
    ['never', 'always'],
    ['tea', 'coffee'],
    ['love loved loves', 'hate hated hates'],
    ['today', 'tomorrow'],
    ['lost', 'found'],
    ['dog dogs', 'cat cats'],
    ['won win', 'lost'],
    ['sorry', 'thanks thank'],
    ['yes', 'no'],
    ['everyone everybody', 'nobody'],
    ['early', 'late'],
    ['monday', 'friday'],
    ['broken broke', 'fixed mended repaired'],
    ['old', 'new'],
    ['best', 'worst'],
    ['start started starting', 'finish finished finally'],
    ['quiet', 'loud'],
    ['hot', 'cold'],
    ['home', 'work'],
  ],
  es: [
    ['lluvia llueve llovió', 'sol'],
    ['nunca', 'siempre'],
    ['hoy', 'mañana'],
    ['perro', 'gato'],
    ['nadie', 'todos'],
    ['frío', 'calor'],
    ['mejor', 'peor'],
    ['sí', 'no'],
    ['casa', 'trabajo'],
    ['pan', 'vino'],
    ['nuevo nueva', 'viejo vieja'],
    ['perdido perdí', 'encontrado encontré'],
  ],
}

/** The most lopsided pairs of this archive: what is said often beside what is hardly said. */
export function opposites(desk: Desk, item: Item, room: number): Set<string> {
  const m = desk.material
  const pairs = (OPPOSITES[m.analysis.language] ?? []).map(([a, b]) => [side(a), side(b)] as const)
  const wanted = new Set(pairs.flatMap(([a, b]) => [...a.forms, ...b.forms]))
  const holding = postsByWord(m, wanted)
  const total = (forms: readonly string[]) => new Set(forms.flatMap((f) => holding.get(f) ?? [])).size
  const counted = pairs
    .map(([a, b]) => ({ a, b, x: total(a.forms), y: total(b.forms) }))
    .map((p) => (p.x >= p.y ? p : { a: p.b, b: p.a, x: p.y, y: p.x }))
    .filter((p) => p.x >= 3 && p.x >= 3 * p.y)
    .sort((p, q) => q.x / (q.y + 1) - p.x / (p.y + 1))
  const said = new Set<string>()
  for (const { a, b, x, y } of counted) {
    if (said.size >= room * 2 || said.has(a.word) || said.has(b.word)) continue
    said.add(a.word).add(b.word)
    item('index.opposites', { word: a.word, k: x, word2: b.word, k2: y }, [
      count(x, { kind: 'word', forms: a.forms }),
      count(y, { kind: 'word', forms: b.forms }),
    ])
  }
  return said
}

const side = (words: string) => ({
  word: words.split(' ')[0] as string,
  forms: [...new Set(words.split(' ').flatMap((w) => [w, stem(w)]))],
})

function postsByWord(m: Material, wanted: ReadonlySet<string>): Map<string, number[]> {
  const holding = new Map<string, number[]>()
  for (const p of m.posts) {
    if (!p.text) continue
    const here = new Set<string>()
    for (const w of wordsOf(p.text)) {
      if (wanted.has(w)) here.add(w)
      const s = stem(w)
      if (wanted.has(s)) here.add(s)
    }
    for (const w of here) holding.set(w, [...(holding.get(w) ?? []), p.id])
  }
  return holding
}

/** Two names, and how often they meet. */
export function company(desk: Desk, item: Item) {
  const m = desk.material
  const named = m.findings('person').filter((f) => f.data.named && !f.data.tender && f.posts.length >= 3)
  const [a, b] = named
  if (!a || !b) return
  const both = a.posts.filter((id) => b.posts.includes(id))
  const listed = (posts: readonly number[]) => count(posts.length, { kind: 'listed', posts: [...posts] })
  const name = (f: Finding) => String(f.data.label)
  item(
    'index.company',
    { name: name(a), k: a.posts.length, name2: name(b), k2: b.posts.length, k3: both.length },
    [listed(a.posts), listed(b.posts), listed(both)],
  )
}
