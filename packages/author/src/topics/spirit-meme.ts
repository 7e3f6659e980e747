import type { Finding, Sentence, Source } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { hash } from '../reading/seeded.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import type { Slots } from '../writing/template.ts'
import { bestRight, freshFinding, freshLines, postSlots, ruleLine, tell, titleAmong } from './parts.ts'
import { archiveSlots, type Topic } from './topic.ts'

interface Animal {
  en: string
  es: string
  traits: string[]
}

/** Every trait is something the posts can show; nothing here is a character reading. */
const ANIMALS: Animal[] = [
  { en: 'heron', es: 'la garza', traits: ['water', 'quiet', 'talks'] },
  { en: 'otter', es: 'la nutria', traits: ['water', 'herd', 'clumsy'] },
  { en: 'magpie', es: 'la urraca', traits: ['hoards', 'noisy', 'talks'] },
  { en: 'squirrel', es: 'la ardilla', traits: ['hoards', 'counts', 'regular'] },
  { en: 'homing pigeon', es: 'la paloma mensajera', traits: ['carries', 'returns', 'regular'] },
  { en: 'swallow', es: 'la golondrina', traits: ['travels', 'returns', 'regular'] },
  { en: 'seagull', es: 'la gaviota', traits: ['noisy', 'water', 'hoards'] },
  { en: 'labrador', es: 'el labrador', traits: ['clumsy', 'herd', 'noisy'] },
  { en: 'hen', es: 'la gallina', traits: ['regular', 'herd', 'counts'] },
  { en: 'tortoise', es: 'la tortuga', traits: ['quiet', 'returns', 'talks'] },
  { en: 'badger', es: 'el tejón', traits: ['regular', 'hoards', 'quiet'] },
  { en: 'bee', es: 'la abeja', traits: ['counts', 'regular', 'travels'] },
  { en: 'goose', es: 'la oca', traits: ['noisy', 'travels', 'herd'] },
  { en: 'cat', es: 'el gato', traits: ['talks', 'quiet', 'regular'] },
  { en: 'octopus', es: 'el pulpo', traits: ['water', 'clumsy', 'hoards'] },
  { en: 'camel', es: 'el camello', traits: ['travels', 'carries', 'quiet'] },
  { en: 'penguin', es: 'el pingüino', traits: ['clumsy', 'herd', 'water'] },
  { en: 'crow', es: 'el cuervo', traits: ['counts', 'hoards', 'talks'] },
]

interface Evidence {
  strength: number
  say(desk: Desk, slots: Slots): Sentence[]
}

export const spiritMeme: Topic = {
  info: {
    key: 'spirit_meme',
    name: 'Your spirit animal',
    description: 'A court hears the evidence and rules which animal you are.',
    genre: 'court report',
    needs: ['facebook_posts'],
  },
  feeds: { animal: 1.4, weather: 1, mishap: 1, line: 0.7, object: 0.8, thread: 1, rule: 0.9, silence: 0.5 },
  appetite: 8,
  draft(desk, own, request) {
    const m = desk.material
    const es = desk.wording.language === 'es'
    const archive = archiveSlots(m, desk.wording)
    const evidence = gatherEvidence(desk, own)
    const ranked = rank(m, evidence, request.edition)
    const [winner, ...rest] = ranked
    if (!winner) throw new Error('animals are a fixed list')
    const rivalTraits = new Set(winner.traits)
    const rival =
      rest.find((a) => a.traits.some((t) => !rivalTraits.has(t) && (evidence[t]?.strength ?? 0) > 0)) ??
      rest[0]
    const animal = es ? winner.es : winner.en
    const base = { ...archive.slots, animal, rival: rival ? (es ? rival.es : rival.en) : null }
    const standfirst = desk.say('spirit.standfirst', base, archive.sources)
    const used: number[] = []
    desk.add('p', desk.say('spirit.charge', base, archive.sources))
    const named = m.findings('animal').find((f) => animal.split(' ').includes(String(f.data.animal)))
    const namedPost = named?.posts.find((id) => m.clear(id) && desk.fresh(id))
    if (namedPost !== undefined) desk.add('p', tell(desk, 'spirit.named', namedPost, base))
    let letter = 0
    const exhibits = [...winner.traits, ...TRAITS.filter((t) => !winner.traits.includes(t) && t === 'talks')]
    for (const trait of exhibits) {
      if (letter >= 3) break
      const said = evidence[trait]?.say(desk, base) ?? []
      if (said.length === 0) continue
      const label = `${es ? 'Prueba' : 'Exhibit'} ${'ABC'.charAt(letter)}.`
      desk.add('item', said, label)
      used.push(
        ...said.flatMap((s) =>
          s.sources.filter((x) => x.type === 'post').map((x) => (x as { id: number }).id),
        ),
      )
      letter++
    }
    const rivalTrait = rival?.traits.find((t) => !rivalTraits.has(t))
    if (rival && rivalTrait) {
      const moment =
        rivalTrait === 'clumsy'
          ? freshFinding(desk, own, 'mishap')[0]?.posts[0]
          : rivalTrait === 'water'
            ? freshFinding(desk, own, 'weather')[0]?.posts[0]
            : undefined
      const said = moment !== undefined ? tell(desk, 'spirit.rival', moment, base) : []
      desk.add('p', said.length ? said : desk.say('spirit.rival.bare', base, archive.sources))
    }
    const counter = freshLines(desk, own)[0]
    if (counter !== undefined) {
      used.push(counter)
      desk.add('p', tell(desk, 'spirit.cross', counter, base, 24))
    }
    const ruling = desk.say('spirit.ruling', base, archive.sources)
    const rule = ruleLine(desk, own)
    if (rule) ruling.push(...desk.say('spirit.sentence', { ...base, ...rule.slots }, post(rule.id)))
    desk.add('p', ruling)
    const kick = freshLines(desk, own, (id) => !!m.kicker(id))[0]
    if (kick !== undefined) desk.add('blockquote', tell(desk, 'spirit.caption', kick, base))
    const title = titleAmong(
      desk,
      [...used, ...(rule ? [rule.id] : []), ...(kick === undefined ? [] : [kick])],
      /\b(?:water|sea|home|back|quiet|loud|wild|nest|fly|animal|feather|agua|mar|casa|perro|gato)\b/i,
      'spirit',
      { animal },
    )
    return { title, standfirst, description: desk.say('spirit.description', base, archive.sources) }
  },
}

const TRAITS = [
  'water',
  'hoards',
  'noisy',
  'quiet',
  'returns',
  'clumsy',
  'counts',
  'travels',
  'herd',
  'regular',
  'carries',
  'talks',
]

function rank(m: Material, evidence: Record<string, Evidence>, edition: number): Animal[] {
  const inPosts = new Set(m.findings('animal').map((f) => String(f.data.animal)))
  const score = (a: Animal) =>
    a.traits.reduce((n, t) => n + (evidence[t]?.strength ?? 0), 0) +
    ([a.en, ...a.es.split(' ')].some((x) => inPosts.has(x)) ? 1.1 : 0) +
    (hash(`${m.name}|${m.analysis.totals.words}|${a.en}|${edition}`) % 100) / 400
  const ranked = [...ANIMALS].sort((a, b) => score(b) - score(a) || (a.en < b.en ? -1 : 1))
  return ranked.slice(edition % 3).concat(ranked.slice(0, edition % 3))
}

function gatherEvidence(desk: Desk, own: ReadonlySet<number>): Record<string, Evidence> {
  const m = desk.material
  const t = m.analysis.totals
  const size = Math.max(20, t.written)
  // What another article tells is no evidence here.
  const shown = (...kinds: string[]) => freshFinding(desk, own, ...kinds).some((f) => !f.data.tender)
  const moment = (trait: string, kind: string, k?: (list: Finding[]) => number): Evidence => {
    const list = m.findings(kind).filter((f) => m.clear(f.posts[0] as number))
    return {
      strength: shown(kind) ? Math.min(1, (list.length / size) * 8) + 0.2 : 0,
      say: (d, base) => {
        const f = freshFinding(d, own, kind)[0]
        if (!f) return []
        const facts = factsOf(f, m, d.wording)
        const n = k?.(list)
        const sources: Source[] =
          n === undefined
            ? facts.sources
            : [...facts.sources, count(n, { kind: 'listed', posts: list.map((x) => x.posts[0] as number) })]
        return d.say(
          `spirit.trait.${trait}`,
          { ...facts.slots, ...(n === undefined ? {} : { k: n }), ...base },
          sources,
        )
      },
    }
  }
  const people = m.findings('person').filter((f) => f.data.named && !f.data.tender && f.posts.length > 0)
  const places = m.findings('place')
  const scene = (list: Finding[]) =>
    list.length >= 3 &&
    bestRight(
      desk,
      list.slice(0, 3).flatMap((f) => f.posts.slice(0, 100)),
    ) !== undefined
  const named = (list: Finding[], key: string, d: Desk, base: Slots, trait: string): Sentence[] => {
    const top = list.slice(0, 3)
    if (top.length < 3) return []
    const id = bestRight(
      d,
      top.flatMap((f) => f.posts.slice(0, 100)),
    )
    if (id === undefined) return []
    const names = d.wording.list(top.map((f) => String(f.data[key])))
    return d.say(
      `spirit.trait.${trait}`,
      { ...postSlots(d, id), ...base, list: names },
      post(id, ...top.map((f) => f.posts[0] as number)),
    )
  }
  const single = (kind: string, trait: string, strength: number, extra: Slots = {}): Evidence => ({
    strength,
    say: (d, base) => {
      const f = m.findings(kind)[0]
      if (!f) return []
      const facts = factsOf(f, m, d.wording)
      const id = bestRight(d, f.posts.slice(0, 200))
      return d.say(
        `spirit.trait.${trait}`,
        { ...facts.slots, ...(id === undefined ? {} : postSlots(d, id)), ...base, ...extra },
        [...facts.sources, ...(id === undefined ? [] : post(id))],
      )
    },
  })
  const week = m.findings('weekday')[0]
  const silence = m.findings('silence').find((f) => !f.data.tender && f.posts.every((p) => m.clear(p)))
  const number = m.findings('number')[0]
  const bangs = m.findings('bangs')[0]
  const [domain, k] = t.domains[0] ?? [null, 0]
  return {
    water: moment('water', 'weather', (l) => l.length),
    hoards: moment('hoards', 'object', (l) => l.length),
    clumsy: moment('clumsy', 'mishap'),
    noisy: { ...single('bangs', 'noisy', bangs ? 0.9 : 0), strength: bangs ? 0.9 : 0 },
    quiet: {
      strength: silence?.posts.every((p) => desk.fresh(p)) ? 0.6 : 0,
      say: (d, base) => {
        if (!silence?.posts.every((p) => d.fresh(p))) return []
        const facts = factsOf(silence, m, d.wording)
        return d.say('spirit.trait.quiet', { ...facts.slots, ...base }, facts.sources)
      },
    },
    returns: {
      strength: shown('thread') ? Math.min(1, m.findings('thread').length * 0.3) : 0,
      say: (d, base) => {
        const f = freshFinding(d, own, 'thread').find((x) => !x.data.tender)
        if (!f) return []
        const facts = factsOf(f, m, d.wording)
        return d.say('spirit.trait.returns', { ...facts.slots, ...base }, facts.sources)
      },
    },
    counts: single(
      'number',
      'counts',
      number ? 0.6 : 0,
      number ? { n: number.data.n as number, k: number.data.count as number } : {},
    ),
    travels: {
      strength: scene(places) ? Math.min(1, places.length * 0.15) : 0,
      say: (d, base) => named(places, 'name', d, base, 'travels'),
    },
    herd: {
      strength: scene(people) ? Math.min(0.9, people.length * 0.15) : 0,
      say: (d, base) => named(people, 'label', d, base, 'herd'),
    },
    regular: {
      strength: week?.data.odd ? 0.9 : 0.1,
      say: (d, base) =>
        week?.data.odd
          ? d.say(
              'spirit.trait.regular',
              { ...factsOf(week, m, d.wording).slots, ...base },
              factsOf(week, m, d.wording).sources,
            )
          : [],
    },
    carries: {
      strength: t.links > t.records * 0.4 ? 1.2 : 0,
      say: (d, base) =>
        d.say('spirit.trait.carries', { links: t.links, records: t.records, domain, k: k || null, ...base }, [
          count(t.links, { kind: 'links' }),
          count(t.records, { kind: 'records' }),
          ...(domain ? [count(k, { kind: 'domain', domain })] : []),
        ]),
    },
    talks: moment('talks', 'rule'),
  }
}
