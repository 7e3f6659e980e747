import type { Sentence, Source } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { hash } from '../reading/seeded.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { whenSlots } from '../writing/slots.ts'
import type { Slots } from '../writing/template.ts'
import { freshLines, tell, titleAmong } from './parts.ts'
import { ANIMALS, type Animal, TRAIT_WORDING, type Trait } from './spirit-animals.ts'
import { type Evidence, gatherEvidence, pointsFor } from './spirit-evidence.ts'
import { archiveSlots, type Topic } from './topic.ts'

/** Below this a habit is no argument. */
const PLAIN = 0.6

interface Case {
  desk: Desk
  evidence: ReadonlyMap<Trait, Evidence>
  animal: Animal
  rival: Animal
  base: Slots
  used: number[]
}

/** A court case: the charge, exhibits that can be counted again, the rival, the cross-examination, the sentence. */
export const spiritMeme: Topic = {
  info: {
    key: 'spirit_meme',
    name: 'Your spirit animal',
    description: 'A court hears the evidence and rules which animal you are.',
    genre: 'court report',
    needs: ['facebook_posts'],
  },
  feeds: { animal: 1.4, weather: 1, mishap: 1.2, line: 0.7, rule: 0.9 },
  appetite: 8,
  draft(desk, own, request) {
    const m = desk.material
    const archive = archiveSlots(m, desk.wording)
    const hearing = openCase(desk, request.edition)
    const { base, used, animal } = hearing
    const standfirst = desk.say('spirit.standfirst', base, archive.sources)
    charge(hearing)
    exhibits(hearing)
    const verdictOn = rivalry(hearing)
    cross(hearing, own)
    const rule = ownVerdict(desk)
    const ruling = desk.say('spirit.ruling', { ...base, ...verdictOn.slots }, verdictOn.sources)
    if (rule) {
      used.push(rule.id)
      ruling.push(...desk.say('spirit.sentence', { ...base, ...rule.slots }, post(rule.id)))
    }
    desk.add('p', ruling)
    const kick = freshLines(desk, own, (id) => {
      const text = m.kicker(id)?.quote ?? ''
      return text.split(/\s+/).length >= 2 && !/^\p{Ll}/u.test(text)
    })[0]
    if (kick !== undefined) {
      used.push(kick)
      desk.add('blockquote', tell(desk, 'spirit.caption', kick, base))
    }
    const title = titleAmong(
      desk,
      used,
      /\b(?:water|sea|home|back|quiet|loud|wild|nest|fly|animal|feather|agua|mar|casa|perro|gato)\b/i,
      'spirit',
      { animal: base.animal, aAnimal: base.aAnimal, en: animal.en },
    )
    return { title, standfirst, description: desk.say('spirit.description', base, archive.sources) }
  },
}

/** A general truth in the person's own words, short enough to be pronounced. */
function ownVerdict(desk: Desk): { id: number; slots: Slots } | null {
  const m = desk.material
  for (const f of m.findings('rule')) {
    const id = f.posts[0] as number
    const rule = m.clear(id) && desk.fresh(id) ? m.sentence(id, (f.data.sentence as number) ?? 0) : null
    const n = rule?.quote.split(/\s+/).length ?? 0
    if (
      !rule ||
      n < 3 ||
      n > 11 ||
      /\b(?:this|that|these|those|him|her|them)\b|^People are/i.test(rule.quote)
    )
      continue
    return { id, slots: { ...whenSlots(m, desk.wording, id, 'R'), rule } }
  }
  return null
}

function openCase(desk: Desk, edition: number): Case {
  const m = desk.material
  const evidence = gatherEvidence(m)
  const ranked = rank(m, evidence, edition)
  const animal = ranked[0] as Animal
  const points = pointsFor(animal, evidence)
  const own = new Set<Trait>(animal.traits)
  const other = ranked.filter(
    (a) =>
      a !== animal && a.traits.some((t) => !own.has(t) && evidence.has(t)) && pointsFor(a, evidence) < points,
  )
  const rival = other[0] ?? (ranked[1] as Animal)
  const es = desk.wording.language === 'es'
  const article = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
  const base: Slots = {
    ...archiveSlots(m, desk.wording).slots,
    animal: es ? animal.es : animal.en,
    rival: es ? rival.es : rival.en,
    aAnimal: es ? animal.es : article(animal.en),
    aRival: es ? rival.es : article(rival.en),
  }
  return { desk, evidence, animal, rival, base, used: [] }
}

function rank(m: Material, evidence: ReadonlyMap<Trait, Evidence>, edition: number): Animal[] {
  const inPosts = new Set(m.findings('animal').map((f) => String(f.data.animal)))
  const score = (a: Animal) =>
    a.traits.reduce((n, t) => n + (evidence.get(t)?.strength ?? 0) - PLAIN, 0) +
    (a.traits.every((t) => (evidence.get(t)?.strength ?? 0) >= PLAIN) ? 0.5 : 0) +
    ([a.en, ...a.es.split(' ')].some((x) => inPosts.has(x)) ? 0.6 : 0) +
    (hash(`${m.name}|${m.analysis.totals.words}|${a.en}|${edition}`) % 100) / 500
  const ranked = [...ANIMALS].sort((a, b) => score(b) - score(a) || (a.en < b.en ? -1 : 1))
  return ranked.slice(edition % 3).concat(ranked.slice(0, edition % 3))
}

function charge({ desk, base, animal, evidence, used }: Case) {
  const m = desk.material
  const es = desk.wording.language === 'es'
  const counts = animal.traits.flatMap((t) => evidence.get(t) ?? [])
  const a = counts.reduce((n, e) => n + e.k, 0)
  const said = desk.say('spirit.charge', { ...base, n: counts.length > 1 ? counts.length : null, a }, [
    ...archiveSlots(m, desk.wording).sources,
    ...counts.flatMap((e) => e.sources),
    count(a, { kind: 'sum', of: counts.map((e) => e.k) }),
    count(counts.length, { kind: 'score', of: 'traits in evidence' }),
  ])
  const name = es ? animal.es.split(' ').slice(1) : animal.en.split(' ')
  const named = m.findings('animal').find((f) => name.includes(String(f.data.animal)))
  const id = named?.posts.find((p) => m.clear(p) && desk.fresh(p) && m.excerpt(p, 28))
  if (id !== undefined) {
    used.push(id)
    said.push(...tell(desk, 'spirit.named', id, base))
  }
  desk.add('p', said)
}

function exhibits(hearing: Case) {
  const { desk, evidence, animal } = hearing
  const es = desk.wording.language === 'es'
  const own = new Set<Trait>(animal.traits)
  const spare = [...evidence.values()]
    .filter((e) => !own.has(e.trait))
    .sort((a, b) => b.strength - a.strength)
  const shown = animal.traits
    .map((t) => evidence.get(t))
    .filter((e) => e !== undefined)
    .sort((a, b) => a.strength - b.strength)
  const plain = shown.filter((e) => e.strength >= PLAIN)
  if (plain.length >= 2) shown.splice(0, shown.length, ...plain)
  // A thin case leans on whatever else is plain to see.
  if (shown.length < 2) shown.push(...spare.slice(0, 2 - shown.length))
  let letter = 0
  for (const e of shown) {
    const said = exhibit(hearing, e)
    if (desk.add('item', said, `${es ? 'Prueba' : 'Exhibit'} ${'ABC'.charAt(letter)}.`)) letter++
  }
}

function exhibit({ desk, base, used }: Case, e: Evidence): Sentence[] {
  const m = desk.material
  const written = m.analysis.totals.written
  const wording = TRAIT_WORDING[desk.wording.language === 'es' ? 'es' : 'en'][e.trait]
  const whole = count(written, { kind: 'written' })
  if (e.trait === 'regular') {
    const week = m.findings('weekday')[0]
    if (!week) return []
    const facts = factsOf(week, m, desk.wording)
    const lowCount = facts.slots.lowCount === 0 ? null : facts.slots.lowCount
    return desk.say('spirit.regular', { ...base, ...facts.slots, ...wording, lowCount }, facts.sources)
  }
  const of = e.trait === 'carries' ? m.analysis.totals.records : written
  const slots: Slots = { ...base, ...wording, k: e.k, written: of }
  const sources = [...e.sources, whole, count(m.analysis.totals.records, { kind: 'records' })]
  const witness = witnessFor(desk, e)
  if (witness) {
    const key = witness.slots.third ? 'spirit.exhibit.told' : 'spirit.exhibit'
    const said = desk.say(key, { ...witness.slots, ...slots }, [...sources, ...post(witness.id)])
    if (said.length > 0) {
      used.push(witness.id)
      return said
    }
  }
  return desk.say('spirit.exhibit.bare', slots, sources)
}

/** A post of this article's own, with the very sentence that shows the trait. */
function witnessFor(desk: Desk, e: Evidence): { id: number; slots: Slots } | null {
  const m = desk.material
  const worth = (id: number) => desk.rank(id) * 10 + (m.line(id)?.score ?? 0)
  const fit = e.posts
    .filter((id) => m.clear(id) && desk.fresh(id))
    .sort((a, b) => worth(b) - worth(a) || a - b)
  for (const id of fit.slice(0, 12)) {
    const r = m.read(id)
    const at = r?.sentences.findIndex((s) => e.shows(s.text, id)) ?? -1
    const q = at >= 0 ? m.passage(id, at, 22) : null
    if (!r || !q || q.quote.split(/\s+/).length > 34) continue
    const text = r.sentences[at]?.text ?? ''
    const stands = at === 0 || !/\b(?:it|he|she|they|him|them|that|one|ones)\b/i.test(text)
    const third = stands ? m.told(id, at) : null
    return { id, slots: { ...whenSlots(m, desk.wording, id), q, third } }
  }
  return null
}

/** Both candidates on points: the posts that bear out each one's three traits. */
function rivalry({ desk, base, evidence, animal, rival, used }: Case): { slots: Slots; sources: Source[] } {
  const [a, b] = [pointsFor(animal, evidence), pointsFor(rival, evidence)]
  const sources = [
    ...animal.traits.concat(rival.traits).flatMap((t) => evidence.get(t)?.sources ?? []),
    count(a, { kind: 'sum', of: animal.traits.map((t) => evidence.get(t)?.k ?? 0) }),
    count(b, { kind: 'sum', of: rival.traits.map((t) => evidence.get(t)?.k ?? 0) }),
  ]
  const slots: Slots = b > 0 && b < a ? { a, b } : {}
  const trait = rival.traits
    .filter((t) => !animal.traits.includes(t))
    .flatMap((t) => evidence.get(t) ?? [])
    .sort((x, y) => y.strength - x.strength)[0]
  if (trait) {
    const wording = TRAIT_WORDING[desk.wording.language === 'es' ? 'es' : 'en'][trait.trait]
    const witness = witnessFor(desk, trait)
    const told = { ...base, ...wording, k: trait.k }
    const said = witness
      ? desk.say('spirit.rival', { ...witness.slots, ...told }, [...sources, ...post(witness.id)])
      : desk.say('spirit.rival.bare', told, sources)
    if (witness && said.length > 0) used.push(witness.id)
    desk.add('p', said)
  }
  return { slots, sources }
}

/** What no such animal does, with the number of posts that do it. */
function cross({ desk, base, evidence, animal, used }: Case, own: ReadonlySet<number>) {
  const against = evidence.get(animal.never)
  if (against && against.trait !== 'regular') {
    const wording = TRAIT_WORDING[desk.wording.language === 'es' ? 'es' : 'en'][against.trait]
    const witness = witnessFor(desk, against)
    const slots = { ...base, ...wording, k: against.k }
    const said = witness
      ? desk.say('spirit.cross', { ...witness.slots, ...slots }, [...against.sources, ...post(witness.id)])
      : desk.say('spirit.cross.bare', slots, against.sources)
    if (witness && said.length > 0) used.push(witness.id)
    if (desk.add('p', said)) return
  }
  const id = freshLines(desk, own)[0]
  if (id === undefined) return
  used.push(id)
  desk.add('p', tell(desk, 'spirit.cross.line', id, base, 24))
}
