import type { Finding } from '../model.ts'
import { factsOf } from '../planning/facts.ts'
import { count, type Desk, post } from '../writing/desk.ts'
import { whenSlots } from '../writing/slots.ts'
import { titleAmong } from './parts.ts'
import { archiveSlots, endsClean, type Topic } from './topic.ts'

const LEXICON =
  /\b(?:fram\w*|keep\w*|kept|shelf|label|museum|collect\w*|box|drawer|display|broken|old|lost|found|save[ds]?|still|improve[ds]?|things?|guard\w*|rot[oa]|viej[oa]|caja|cajón|cosas?)\b/i

/** Labels in order of date around one founding object, one piece that is not for counting, a house rule. */
export const museum: Topic = {
  info: {
    key: 'museum',
    name: 'The museum of small objects',
    description: 'The things your posts mention once, kept with a label and a date.',
    genre: 'catalogue',
    needs: ['facebook_posts'],
  },
  feeds: { object: 1.6, thread: 1.2, rule: 0.4 },
  appetite: 12,
  offers: (m) => m.findings('object').filter((f) => m.clear(f.posts[0] as number)).length >= 4,
  draft(desk, own, _request) {
    const m = desk.material
    const w = desk.wording
    const archive = archiveSlots(m, w)
    const objects = pickObjects(desk)
    const founding = foundingThread(desk, own)
    const shown = founding
      ? objects.filter((f) => !founding.posts.includes(f.posts[0] as number))
      : objects.slice(1)
    const k = Math.min(11, shown.length)
    const kSource = count(k, { kind: 'listed', posts: shown.slice(0, k).map((f) => f.posts[0] as number) })
    const standfirst = desk.say('museum.standfirst', { ...archive.slots, k }, [...archive.sources, kSource])
    const title = titleAmong(
      desk,
      [...shown.map((f) => f.posts[0] as number), ...m.findings('rule').map((f) => f.posts[0] as number)],
      LEXICON,
      'museum',
    )
    if (founding) {
      const facts = factsOf(founding, m, w)
      desk.add('p', desk.say('museum.lede.thread', facts.slots, facts.sources))
    } else if (objects[0]) {
      const facts = factsOf(objects[0], m, w)
      desk.add('p', desk.say('museum.lede.object', facts.slots, facts.sources))
    }
    shown.slice(0, k).forEach((f, i) => {
      label(desk, f, i + 1)
    })
    const quiet = unnumbered(desk)
    rules(desk, quiet)
    const description = desk.say('museum.description', { k }, [kSource])
    return { title, standfirst, description }
  },
}

function pickObjects(desk: Desk): Finding[] {
  const m = desk.material
  const all = m
    .findings('object')
    .filter(
      (f) =>
        m.clear(f.posts[0] as number) &&
        desk.fresh(f.posts[0] as number) &&
        m.excerpt(f.posts[0] as number, 36),
    )
  const right = (rank: number) => all.filter((f) => desk.rank(f.posts[0] as number) === rank)
  const free = [...right(2), ...right(1)]
  // Borrowing from other articles stops at a shelf of eight.
  const chosen = free.length >= 8 ? free.slice(0, 12) : [...free, ...right(0)].slice(0, 8)
  const when = (f: Finding) => m.read(f.posts[0] as number)?.when?.day ?? 0
  return chosen.sort((a, b) => when(a) - when(b) || (a.id < b.id ? -1 : 1))
}

function foundingThread(desk: Desk, own: ReadonlySet<number>): Finding | null {
  const m = desk.material
  const threads = m
    .findings('thread')
    .filter((f) => !f.data.tender && f.posts.every((id) => m.clear(id) && desk.fresh(id)))
  return threads.find((f) => f.posts.some((id) => own.has(id))) ?? null
}

function label(desk: Desk, f: Finding, number: number) {
  const facts = factsOf(f, desk.material, desk.wording)
  const { slots, sources } = facts
  const k = typeof slots.k === 'number' && slots.k > 1 ? slots.k : null
  let said = k && number % 2 === 0 ? desk.say('museum.label.number', { ...slots, k }, sources) : []
  const at = f.data.sentence as number
  const inSight = at === 0 || at === (desk.material.read(f.posts[0] as number)?.sentences.length ?? 0) - 1
  if (said.length === 0 && slots.kicker && inSight && number % 3 === 0)
    said = desk.say('museum.label.kicker', slots, sources)
  if (said.length === 0) said = desk.say('museum.label', slots, sources)
  const name = desk.wording.capital(String(slots.label ?? ''))
  desk.add('item', said, `${number}. ${name}.`)
}

/** Something tender is shown whole, unnumbered, with nothing said about it. */
function unnumbered(desk: Desk): boolean {
  const m = desk.material
  const id = m.analysis.amber.find((a) => {
    const r = m.read(a)
    return r && desk.fresh(a) && m.whole(a, 40) && r.words.length >= 9 && m.line(a)
  })
  if (id === undefined) return false
  return desk.add(
    'p',
    desk.say('museum.unnumbered', { ...whenSlots(m, desk.wording, id), whole: m.whole(id, 40) }, post(id)),
  )
}

function rules(desk: Desk, quiet: boolean) {
  const m = desk.material
  const rule = m
    .findings('rule')
    .filter((f) => m.clear(f.posts[0] as number) && desk.fresh(f.posts[0] as number) && endsClean(f, m))
    .sort(
      (a, b) =>
        Number(LEXICON.test(String(b.data.cue))) - Number(LEXICON.test(String(a.data.cue))) ||
        b.score - a.score,
    )[0]
  if (rule) {
    const id = rule.posts[0] as number
    const said = desk.say(
      'museum.rules',
      { ...whenSlots(m, desk.wording, id, 'R'), rule: m.sentence(id, rule.data.sentence as number) },
      post(id),
    )
    if (desk.add('p', said)) return
  }
  const last = m
    .findings('object')
    .filter((f) => m.clear(f.posts[0] as number) && desk.fresh(f.posts[0] as number))
    .at(-1)
  if (last) {
    const facts = factsOf(last, m, desk.wording)
    if (desk.add('p', desk.say('museum.exit', facts.slots, facts.sources))) return
  }
  // Nothing light stands right behind a tender piece.
  if (quiet) return
  const { written } = m.analysis.totals
  const k = written - desk.usedPosts.size
  desk.add(
    'p',
    desk.say('museum.close', { k, written }, [
      count(written, { kind: 'written' }),
      count(k, { kind: 'difference', of: [written, desk.usedPosts.size] }),
    ]),
  )
}
