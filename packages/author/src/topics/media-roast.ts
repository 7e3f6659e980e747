import type { Finding, Source, TitleAlternative } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import type { Material } from '../planning/material.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { type Quote, typographic } from '../writing/quote.ts'
import { whenSlots } from '../writing/slots.ts'
import {
  angleFindings,
  angleFor,
  COMPUTED,
  preference,
  type Ready,
  readyAngles,
} from './media-roast-angles.ts'
import { entry, freeRecords } from './media-roast-entries.ts'
import { freshFinding } from './parts.ts'
import { archiveSlots, type Draft, endsClean, type Topic } from './topic.ts'

export const mediaRoast: Topic = {
  info: {
    key: 'media_roast',
    name: 'The roast',
    description: 'Your own words, laid side by side and audited with affection.',
    genre: 'humour',
    needs: ['facebook_posts'],
  },
  feeds: {
    'vow-undone': 2.2,
    stated: 2,
    series: 2,
    run: 2,
    retraction: 2,
    'never-so': 2,
    scale: 2,
    countback: 2,
    'length-claim': 2,
    denial: 1.6,
    mishap: 1.1,
    exaggeration: 1.2,
    reversal: 1.5,
    shouting: 1,
    bangs: 1,
    dots: 1,
    question: 1,
    saga: 1.1,
    thread: 0.6,
    rule: 0.6,
    line: 0.8,
  },
  appetite: 10,
  least: 0,
  draft(desk, own, request) {
    const m = desk.material
    const angles = readyAngles(m, desk.wording, own, (id) => desk.rank(id))
    const alternatives: TitleAlternative[] = angles
      .slice(0, 6)
      .map((a) => ({ title: a.title.title, angle: a.key }))
    if (angles.length === 0) return emptyRoast(desk)
    const wanted = request.chosenTitle?.trim()
    let angle = angles.find((a) => a.title.title === wanted) ?? null
    let unknown = false
    if (!angle && wanted) {
      angle = angleFor(wanted, m, angles)
      unknown = angle === null
    }
    // Another article may own the line of the strongest angle; then the next one opens.
    const mine = angles.filter((a) => desk.fresh(a.title.post))
    const offered = mine.length > 0 ? mine : angles
    const chosen = angle ?? (offered[request.edition % offered.length] as Ready)
    const draft = writeAngle(desk, chosen, own)
    if (wanted) draft.title = wanted
    if (unknown) {
      const s = desk.say(
        'roast.standfirst.unknown',
        archiveSlots(m, desk.wording).slots,
        archiveSlots(m, desk.wording).sources,
      )
      draft.standfirst = s
    }
    draft.titleAlternatives = alternatives
    return draft
  },
}

function writeAngle(desk: Desk, angle: Ready, own: ReadonlySet<number>): Draft {
  const { material: m, wording: w } = desk
  const archive = archiveSlots(m, w)
  const opening = angle.title.post
  const zero = whenSlots(m, w, opening, '0')
  const q0 = titleQuote(m, opening, angle.title.title)
  const standfirst = desk.say('roast.standfirst', archive.slots, archive.sources)
  const lede = desk.say(`roast.lede.${angle.conceit}`, { ...archive.slots, ...zero, q0 }, [
    ...post(opening),
    ...archive.sources,
  ])
  desk.add('p', lede)
  desk.add('p', desk.say(`roast.turn.${angle.conceit}`, {}, archive.sources))
  for (const f of entryOrder(angle, m, desk, own, opening)) {
    const { sentences, label } = entry(desk, f)
    if (sentences.length > 0) desk.add('item', sentences, label ? `${w.capital(label)}.` : undefined)
  }
  if (angle.key === 'links' || m.analysis.totals.links > m.analysis.totals.records * 0.4) linkEntry(desk)
  balance(desk, own)
  ending(desk, zero, opening, angle.counted ?? false)
  return {
    title: angle.title.title,
    standfirst,
    description: desk.say('roast.description', archive.slots, archive.sources),
  }
}

/** The sentence the title comes from, with what completes it. */
function titleQuote(m: Material, id: number, title: string): Quote | null {
  const words = title.toLowerCase().slice(-12)
  const at = m.read(id)?.sentences.findIndex((s) => typographic(s.text).toLowerCase().includes(words)) ?? -1
  return (at >= 0 ? m.passage(id, at, 20) : null) ?? m.excerpt(id, 28)
}

const SUMS = ['stated', 'run', 'retraction', 'countback', 'scale', 'series', 'vow-undone']

/** Strongest third and last but one; two of a kind never touch if it can be helped. */
function entryOrder(
  angle: Ready,
  m: Material,
  desk: Desk,
  own: ReadonlySet<number>,
  opening: number,
): Finding[] {
  const again = (f: Finding) => f.posts.length > 3 || (f.kind === 'stated' && f.posts[1] === opening)
  // A sum belongs to the audit even where the story around it is told elsewhere; two such are borrowed at most.
  const lent = m
    .findings(...SUMS)
    .filter((f) => f.posts.every((id) => m.clear(id) && desk.untold(id)) && !f.posts.includes(opening))
    .filter((f) => f.posts.some((id) => desk.rank(id) === 0))
    .slice(0, 2)
  const free = (f: Finding) =>
    lent.includes(f) ||
    f.posts.slice(0, 3).every((id) => m.clear(id) && (id === opening ? again(f) : desk.fresh(id)))
  const chosen: Finding[] = []
  const spent = new Set<number>([opening])
  const take = (list: Finding[], max: number) => {
    for (const f of list) {
      if (chosen.length >= max) return
      const same = chosen.filter((c) => c.kind === f.kind)
      const about = (x: Finding) => x.data.what ?? x.data.noun ?? x.data.label ?? x.id
      if (same.some((c) => about(c) === about(f))) continue
      if (COMPUTED.includes(f.kind) && same.length >= (f.kind === 'absent-mark' ? 1 : 2)) continue
      if (chosen.includes(f) || !free(f) || f.posts.slice(0, 2).some((id) => spent.has(id) && !again(f)))
        continue
      chosen.push(f)
      for (const id of f.posts.slice(0, 2)) spent.add(id)
    }
  }
  const ours = (list: Finding[]) =>
    list.filter(
      (f) => lent.includes(f) || f.posts.slice(0, 2).every((id) => desk.rank(id) > 0 || id === opening),
    )
  const records = m.findings('never-so')[0]
  if (records && freeRecords(desk, records).length >= 2) {
    chosen.push(records)
    for (const id of records.posts) spent.add(id)
  }
  // The best-worn phrase of all is a running joke; the roast has the next one.
  const saying = m.findings('catchphrase').find((f, i) => i > 0 && f.data.saying && f.posts.length >= 4)
  if (saying && angle.key !== 'marks') chosen.push(saying)
  take(ours(angle.entries), 6)
  if (chosen.length < 3) take(angle.entries, 4)
  take(
    freshFinding(desk, own, 'denial', 'exaggeration', 'mishap').filter((f) => !angle.kinds.includes(f.kind)),
    Math.min(8, chosen.length + 2),
  )
  const extra = m
    .findings(...COMPUTED)
    .filter((f) => f.kind !== 'weekday' || f.data.odd)
    .sort((a, b) => preference(b, own) - preference(a, own) || (a.id < b.id ? -1 : 1))
  take(ours(extra), Math.max(6, Math.min(8, chosen.length + 3)))
  const lines = angleFindings(m, { key: 'x', conceit: '', kinds: ['line'] })
  take(ours(lines), Math.min(7, Math.max(chosen.length, own.size - 2)))
  if (chosen.length < 4) take(lines, Math.min(5, Math.max(3, Math.floor(m.analysis.totals.written / 4))))
  chosen.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
  const [best, second, ...rest] = chosen
  // A bare count makes a dull beginning.
  const others = [...rest.filter((f) => f.posts.length > 0), ...rest.filter((f) => f.posts.length === 0)]
  if (!best || !second || others.length < 3) return chosen.reverse()
  return [...others.slice(0, 2), best, ...others.slice(2, -1), second, others.at(-1) as Finding]
}

function linkEntry(desk: Desk) {
  const t = desk.material.analysis.totals
  const [domain, k] = t.domains[0] ?? [null, 0]
  const sources: Source[] = [count(t.links, { kind: 'links' }), count(t.records, { kind: 'records' })]
  if (domain) sources.push(count(k, { kind: 'domain', domain }))
  desk.add('item', desk.say('roast.links', { links: t.links, records: t.records, domain, k }, sources))
}

function balance(desk: Desk, own: ReadonlySet<number>) {
  const m = desk.material
  const thread = freshFinding(desk, own, 'thread').find(
    (f) => !f.data.tender && f.posts.some((id) => desk.rank(id) > 0),
  )
  if (thread) {
    const facts = factsOf(thread, m, desk.wording)
    if (desk.add('p', desk.say('roast.balance.thread', facts.slots, facts.sources))) return
  }
  const warm = freshFinding(desk, own, 'turn', 'first-time', 'promise-revisited')[0]
  if (!warm) return
  const id = warm.posts[0] as number
  const facts = factsOf({ ...warm, posts: [id] }, m, desk.wording)
  facts.slots.q = m.excerpt(id)
  desk.add('p', desk.say('roast.balance.line', facts.slots, facts.sources))
}

function ending(desk: Desk, zero: ReturnType<typeof whenSlots>, opening: number, counted: boolean) {
  const m = desk.material
  const rule = freshFinding(desk, new Set(), 'rule')[0]
  if (rule && endsClean(rule, m)) {
    const id = rule.posts[0] as number
    const said = desk.say(
      'roast.end.rule',
      { ...whenSlots(m, desk.wording, id, 'R'), rule: m.sentence(id, rule.data.sentence as number) },
      post(id),
    )
    if (desk.add('p', said)) return
  }
  const archive = archiveSlots(m, desk.wording)
  desk.add(
    'p',
    counted
      ? desk.say('roast.end.count', archive.slots, archive.sources)
      : desk.say('roast.end.echo', zero, post(opening)),
  )
}

function emptyRoast(desk: Desk): Draft {
  const archive = archiveSlots(desk.material, desk.wording)
  if (desk.material.analysis.totals.links > 0) linkEntry(desk)
  desk.add('p', desk.say('roast.none', archive.slots, archive.sources))
  return {
    title: desk.material.name,
    standfirst: desk.say('roast.standfirst', archive.slots, archive.sources),
    description: desk.say('roast.description', archive.slots, archive.sources),
  }
}
