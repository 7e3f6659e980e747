import type { TitleAlternative } from '../../model.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import { count, type Page, post, say } from '../../writing/page.ts'
import { sagaBlock } from '../../writing/sagas.ts'
import { titlesIn } from '../../writing/titles.ts'
import { closingLine } from '../common/closing.ts'
import { headline } from '../common/headline.ts'
import { whoIsWho } from '../common/roles.ts'
import type { PostTopic } from '../topic.ts'
import { type Charge, chargesOf } from './charges.ts'
import { WORDS } from './words.ts'

const MOST = 7
const LEAST = 3
const ENOUGH = 5
const TITLES = 6

/** Six titles, each a line of a different story. */
export function titlesOf(
  d: Dossier,
  charges: readonly Charge[],
  taken: ReadonlySet<string>,
): TitleAlternative[] {
  const out: TitleAlternative[] = []
  const pools = [
    ...charges.map((c) => ({ angle: c.label || 'count', acts: c.acts })),
    ...d.sagas.flatMap((s) => {
      const acts = actsIn(d, s, 'clear')
      return acts ? [{ angle: s.subject, acts }] : []
    }),
    {
      angle: 'lines',
      acts: d.lines
        .slice(0, 40)
        .map((l) => ({ post: l.post, from: 0, to: d.post(l.post)?.text.length ?? 0 })),
    },
  ]
  const seen = new Set(taken)
  for (let round = 0; round < 6 && out.length < TITLES; round++)
    for (const pool of pools) {
      const t = titlesIn(d, pool.acts).find((x) => !seen.has(x.title.toLowerCase()))
      if (!t || out.length >= TITLES || (round === 0 && out.some((o) => o.angle === pool.angle))) continue
      seen.add(t.title.toLowerCase())
      out.push({
        title: t.title,
        angle:
          pool.angle
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, '')
            .slice(0, 24) || `angle${out.length}`,
      })
    }
  return out
}

export const mediaRoast: PostTopic = {
  kind: 'posts',
  info: {
    id: 2,
    key: 'media_roast',
    name: 'The roast',
    description: 'Your own words, laid side by side and audited with affection.',
    genre: 'Humour',
    order: 20,
    needs: ['facebook_posts'],
    brief:
      'A roast, deadpan and affectionate. The joke is always on the habit, never on the person. Open on the best picture. Four to seven counts, each resting on posts laid side by side: what was announced against what happened, one event told twice, numbers that do not add up, denials with their proof enclosed. One conceit, kept small. End on the count that turns into affection. Give six different titles, each a real angle of its own.',
  },
  room: 1,
  // One story opens an inquiry that is short of counts, if it is not one of them.
  wishes: (d) => {
    const charges = chargesOf(d)
    if (charges.length >= ENOUGH) return []
    const told = new Set(charges.flatMap((c) => c.acts.map((a) => a.post)))
    return d.sagas
      .filter((s) => (actsIn(d, s, 'clear')?.length ?? 0) >= 3 && !s.acts.some((a) => told.has(a.post)))
      .map((saga) => ({ saga, value: saga.score + (charges.length < LEAST ? 1 : -0.6) }))
  },
  carries: (d, sagas) => chargesOf(d).length + sagas.length >= LEAST,
  draft(page, sagas, request) {
    const { d } = page
    const t = WORDS[d.spoken]
    const all = chargesOf(d)
    const alternatives = titlesOf(d, all, request.taken)
    const wanted = request.chosenTitle ? chosenFirst(d, all, request.chosenTitle) : all
    const charges = wanted.slice(0, MOST)
    const open = charges.length < MOST ? opening(page, sagas, charges) : null
    if (charges.length === 0 && !open) return null
    const head = headline(page, request, [...charges.flatMap((c) => c.acts), ...(open?.acts ?? [])], t.title)
    const shown = new Set<number>()
    const [first, ...rest] = inTurn(d, charges)
    if (first) charge(page, first, shown)
    // Everybody at once, after the first picture: introductions between jokes spoil both.
    const named = [
      ...new Set([...(first?.people ?? []), ...(open?.people ?? []), ...rest.flatMap((c) => c.people)]),
    ]
    page.p(whoIsWho(page, named, d.day(first?.acts[0]?.post ?? 0)))
    if (open) {
      page.block(open.block)
      for (const a of open.acts) shown.add(a.post)
    }
    for (const c of rest) charge(page, c, shown)
    affection(page, shown)
    const parts = (['denials', 'versions', 'vows', 'figures'] as const).flatMap((family) => {
      const n = charges.filter((c) => c.family === family).length
      return n > 0 ? [t[family](n, d.w.number(n))] : []
    })
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(t.standfirst(d.name, d.w.list(parts)), [
          ...post(...charges.flatMap((c) => c.acts.map((a) => a.post))),
          count(charges.length, { kind: 'score', of: 'counts of the inquiry' }),
        ]),
      ],
      titleAlternatives: alternatives,
    }
  },
}

/** The title that somebody chose leads: the count it was taken from comes first. */
function chosenFirst(d: Dossier, charges: readonly Charge[], title: string): Charge[] {
  const words = title.toLowerCase()
  const holds = (c: Charge) => c.acts.some((a) => d.show(a).text.toLowerCase().includes(words))
  return [...charges.filter(holds), ...charges.filter((c) => !holds(c))]
}

/** The best picture first; denials in order of time, what was told twice between them, announcements last. */
function inTurn(d: Dossier, charges: readonly Charge[]): Charge[] {
  const day = (c: Charge) => d.day(c.acts[0]?.post ?? 0)
  const words = (c: Charge) => c.acts.reduce((n, a) => n + d.wordsOf(a).split(/\s+/).length, 0)
  const of = (...families: Charge['family'][]) =>
    charges.filter((c) => families.includes(c.family)).sort((a, b) => day(a) - day(b))
  const denials = of('denials')
  const first = [...denials].sort((a, b) => words(b) - words(a) || day(a) - day(b))[0]
  const others = denials.filter((c) => c !== first)
  const half = Math.ceil(others.length / 2)
  return [
    ...(first ? [first] : []),
    ...others.slice(0, half),
    ...of('versions', 'figures'),
    ...others.slice(half),
    ...of('vows'),
  ]
}

function charge(page: Page, c: Charge, shown: Set<number>) {
  page.p(c.said)
  if (c.block) page.block(c.block)
  for (const a of c.acts) shown.add(a.post)
}

/** The story with most to see. */
function opening(page: Page, sagas: Parameters<PostTopic['draft']>[1], charges: readonly Charge[]) {
  const { d } = page
  const told = new Set(charges.flatMap((c) => c.acts.map((a) => a.post)))
  for (const saga of sagas) {
    const acts = actsIn(d, saga, 'clear')
    if (!acts || acts.length < 3 || acts.some((a) => told.has(a.post))) continue
    const title = titlesIn(d, acts, saga.words)[0]?.title ?? d.w.capital(saga.subject)
    return { acts, people: saga.people, block: sagaBlock(d, saga, acts, title, closingLine(d, saga)) }
  }
  return null
}

/** It ends with somebody of the family, in a short post. */
function affection(page: Page, shown: ReadonlySet<number>) {
  const { d } = page
  const kin = d.stories.people.filter(
    (p) => p.kind === 'person' && !p.isTender && !p.isParted && p.roles.some((r) => KIN.test(r.role)),
  )
  const young = kin.filter((p) => p.roles.some((r) => YOUNG.test(r.role)))
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const best = [...young, ...kin].flatMap((p) =>
    p.posts
      .filter((id) => d.clear(id) && !shown.has(id) && (d.post(id)?.text.split(/\s+/).length ?? 99) <= 40)
      .map((id) => {
        const text = d.post(id)?.text ?? ''
        const own = FIRST_PERSON.test(text) ? 0.4 : 0
        const short = text.split(/\s+/).length / 40
        return { id, score: (lines.get(id) ?? 0) + own - short + (young.includes(p) ? 0.6 : 0) }
      }),
  )
  const [last] = best.sort((a, b) => b.score - a.score || d.day(b.id) - d.day(a.id) || a.id - b.id)
  if (last) page.block({ form: 'post', entry: d.show(last.id), caption: null })
}

const FIRST_PERSON = /\b(?:I|I['’]m|me|my|yo|me|mi|ich|mir|mich|mein)\b/i
const KIN =
  /wife|husband|son|daughter|grand|mother|father|sister|brother|niece|nephew|mujer|marido|hij[oa]|niet[oa]|madre|padre|herman[oa]|sobrin[oa]|Frau|Mann|Sohn|Tochter|Enkel|Mutter|Vater|Schwester|Bruder|Neffe|Nichte/i
const YOUNG = /son|daughter|grand|niece|nephew|hij[oa]|niet[oa]|sobrin[oa]|Sohn|Tochter|Enkel|Neffe|Nichte/i
