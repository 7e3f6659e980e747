import type { Finding, Sentence, Source } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import { spread } from '../reading/spread.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { isQuote, type Quote } from '../writing/quote.ts'
import { whenSlots } from '../writing/slots.ts'
import { addFigure } from './parts.ts'

/** One item of the roast, and what to head it with. */
export function entry(desk: Desk, f: Finding): { sentences: Sentence[]; label: string | null } {
  const facts = factsOf(f, desk.material, desk.wording)
  // A habit has many posts; one that has been quoted already is not quoted again.
  for (const slot of ['q1', 'q2'])
    if (f.posts.length > 3 && isQuote(facts.slots[slot]) && !desk.fresh((facts.slots[slot] as Quote).post))
      facts.slots[slot] = null
  let key = `roast.${f.kind}`
  if (f.kind === 'stated' && !f.data.back) key = 'roast.stated-ahead'
  else if (f.kind === 'stated' && !f.data.early) key = 'roast.stated-late'
  if (f.kind === 'signoff') {
    const id = f.posts.find((p) => desk.material.clear(p) && desk.material.kicker(p) && desk.fresh(p))
    if (id === undefined) return { sentences: [], label: null }
    facts.slots.kicker = desk.material.kicker(id)
    facts.sources.push(...post(id))
  }
  if (f.kind === 'never-so') return { sentences: neverSo(desk, f), label: heading(desk, f) }
  if (f.kind === 'run') return { sentences: run(desk, f), label: String(f.data.noun) }
  const label = typeof facts.slots.label === 'string' && f.kind !== 'line' ? facts.slots.label : null
  return { sentences: desk.say(key, facts.slots, facts.sources), label: heading(desk, f) ?? label }
}

export function freeRecords(desk: Desk, f: Finding): { id: number; q: Quote }[] {
  const at = f.data.sentences as number[]
  return f.posts.flatMap((id, i) => {
    const q =
      desk.fresh(id) && desk.untold(id) && desk.material.clear(id)
        ? desk.material.sentence(id, at[i] as number)
        : null
    return q ? [{ id, q }] : []
  })
}

/** All-time records, three of them with their dates. */
function neverSo(desk: Desk, f: Finding): Sentence[] {
  const m = desk.material
  const free = freeRecords(desk, f)
  const [a, b, c] = free.length > 3 ? spread(free, 3) : free
  if (!a || !b) return []
  const slots = {
    k: f.posts.length,
    a: a.q,
    b: b.q,
    c: c?.q ?? null,
    ...whenSlots(m, desk.wording, a.id, 'A'),
    ...whenSlots(m, desk.wording, b.id, 'B'),
    ...(c ? whenSlots(m, desk.wording, c.id, 'C') : {}),
  }
  return desk.say(c ? 'roast.never-so' : 'roast.never-so.two', slots, [
    ...post(a.id, b.id, ...(c ? [c.id] : [])),
    count(f.posts.length, { kind: 'listed', posts: f.posts }),
  ])
}

/** The same thing counted every year, with its chart. */
function run(desk: Desk, f: Finding): Sentence[] {
  const all = (f.data.years as number[]).map((year, i) => ({
    year,
    n: (f.data.values as number[])[i] as number,
    id: f.posts[i] as number,
  }))
  const shown = spread(all, 7)
  const es = desk.wording.language === 'es'
  const list = desk.wording.list(shown.map((x) => `${x.n} ${es ? 'en' : 'in'} ${x.year}`))
  const said = desk.say(
    f.data.unique ? (all.length > 7 ? 'roast.run.long' : 'roast.run') : 'roast.run.tied',
    { list, noun: String(f.data.noun), most: f.data.most as number, year: String(f.data.mostYear) },
    [...post(...f.posts), count(all.length, { kind: 'listed', posts: f.posts })],
  )
  if (said.length > 0)
    addFigure(
      desk,
      'bars',
      {
        en: `${desk.wording.capital(String(f.data.noun))}, as declared`,
        es: `${desk.wording.capital(String(f.data.noun))}, según consta`,
      },
      all.map((x) => ({ label: String(x.year), value: x.n, source: post(x.id)[0] as Source })),
      desk.paragraphs.length,
    )
  return said
}

const HEADINGS: Record<string, Record<string, string>> = {
  en: {
    'absent-mark': 'Enquiries',
    shouting: 'Volume',
    bangs: 'Volume',
    dots: 'Loose ends',
    opening: 'Openings',
    catchphrase: 'Stock phrases',
    signoff: 'Exits',
    emoji: 'Illustrations',
    weekday: 'Opening hours',
    'length-claim': 'Brevity',
    stated: 'Anniversaries',
    longest: 'Length',
    'never-so': 'Records',
  },
  es: {
    'absent-mark': 'Consultas',
    shouting: 'Volumen',
    bangs: 'Volumen',
    dots: 'Cabos sueltos',
    opening: 'Entradas',
    catchphrase: 'Muletillas',
    signoff: 'Salidas',
    emoji: 'Ilustraciones',
    weekday: 'Horario',
    'length-claim': 'Brevedad',
    stated: 'Aniversarios',
    longest: 'Extensión',
    'never-so': 'Récords',
  },
}

function heading(desk: Desk, f: Finding): string | null {
  if (f.kind === 'stated' && !f.data.back) return desk.wording.language === 'es' ? 'Plazos' : 'Deadlines'
  return HEADINGS[desk.wording.language]?.[f.kind] ?? null
}
