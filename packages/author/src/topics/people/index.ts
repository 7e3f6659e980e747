import type { CastBlock } from '../../forms/block.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Acquaintance, Act, Claim } from '../../stories/model.ts'
import { claimSentence } from '../../writing/claims/index.ts'
import { chosenDeeds, deedsSentence } from '../../writing/deeds.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { sayTheSame } from '../../writing/gloss.ts'
import { roleOf } from '../../writing/introducing.ts'
import { count, post, say } from '../../writing/page.ts'
import { setMarks } from '../../writing/quote.ts'
import { headline } from '../common/headline.ts'
import { showStory } from '../common/story.ts'
import { nameOf } from '../common/story-name.ts'
import type { PostTopic } from '../topic.ts'
import { bestLineAbout } from './line.ts'
import { WORDS } from './words.ts'

const MOST = 10
/** Whoever is in so many posts is known by what they do in them, whether or not a post says who they are. */
const FAMILIAR = 4
/** Below it somebody is only mentioned. */
const WORTH = 0.5

/** People with a role, alive and well in these posts; the smallest part with a line of its own comes last. */
export function castOf(d: Dossier): Acquaintance[] {
  const known = d.stories.people.filter(
    (p) =>
      p.kind === 'person' && !p.isTender && !p.isParted && (p.roles.length > 0 || p.posts.length >= FAMILIAR),
  )
  const many = known
    .filter((p) => p.posts.length >= 3)
    .slice()
    .sort((a, b) => b.posts.length - a.posts.length || (a.name < b.name ? -1 : 1))
  const small = known
    .filter((p) => p.posts.length < 3 && p.speech.length > 0 && p.posts.some((id) => d.clear(id)))
    .sort((a, b) => a.posts.length - b.posts.length || (a.name < b.name ? -1 : 1))[0]
  return [...many.slice(0, small ? MOST - 1 : MOST), ...(small ? [small] : [])]
}

const ABOUT: Claim['kind'][] = [
  'all-alike',
  'ladder',
  'knew-first',
  'never-meet',
  'verb-arc',
  'changed-hands',
  'words-allotted',
  'same-words',
  'one-slot',
  'knew-first',
]

function claimsOn(d: Dossier, p: Acquaintance, taken: Set<string>) {
  const named = (c: Claim) =>
    ('person' in c && c.person === p.name) ||
    (c.kind === 'all-alike' && c.what === 'speaker' && c.value === p.name) ||
    ('a' in c && c.kind === 'never-meet' && (c.a === p.name || c.b === p.name))
  const out = []
  for (const kind of ABOUT)
    for (const c of d.stories.claims) {
      if (c.kind !== kind || taken.has(c.id) || !named(c) || out.length >= 2) continue
      if (c.kind === 'never-meet' && taken.has('never-meet')) continue
      const said = claimSentence(d, c, 'mild')
      if (!said) continue
      taken.add(c.id)
      if (c.kind === 'never-meet') taken.add('never-meet')
      const few = c.kind === 'words-allotted' ? fewWords(d, p) : null
      // How many words somebody has is a figure; which ones, where they are few, is a person.
      if (c.kind === 'words-allotted' && !few) continue
      out.push(
        few
          ? { said: { ...said, text: said.text.replace(/\.$/, `: ${few.list}.`) }, posts: few.posts }
          : { said, posts: c.posts.slice(0, 12) },
      )
    }
  return out
}

const FEW_WORDS = 8

/** All that somebody says, where it is next to nothing: “aye”, “come on” and “aye”. */
function fewWords(d: Dossier, p: Acquaintance): { list: string; posts: number[] } | null {
  const words = p.speech.reduce((n, s) => n + s.text.split(/\s+/).length, 0)
  if (p.unclear > 0 || p.speech.length < 3 || words > FEW_WORDS || !p.speech.every((s) => d.clear(s.post)))
    return null
  return {
    list: d.w.list(p.speech.map((s) => d.w.quoted(s.text.replace(/[.,;:]+$/, '')))),
    posts: p.speech.map((s) => s.post),
  }
}

function entryOf(
  d: Dossier,
  p: Acquaintance,
  taken: Set<string>,
  lines: Set<string>,
  elsewhere: ReadonlySet<number>,
): CastBlock['people'][number] {
  const t = WORDS[d.spoken]
  const { w } = d
  const ids = p.posts.filter((id) => d.mild(id))
  const days = ids
    .map((id) => d.day(id))
    .filter((x) => x > 0)
    .sort((a, b) => a - b)
  const claims = claimsOn(d, p, taken)
  const spoken = p.speech.filter((s) => d.clear(s.post)).reduce((n, s) => n + s.text.split(/\s+/).length, 0)
  const first = days[0]
  const last = days.at(-1)
  const plain =
    p.posts.length === 1 && first !== undefined
      ? t.once(w.day(first))
      : first !== undefined && last !== undefined
        ? t.seen(w.capital(w.posts(p.posts.length)), String(fromDay(first).y), String(fromDay(last).y))
        : ''
  const deeds = deedsSentence(d, p, chosenDeeds(d, p, 4))
  const line = bestLineAbout(d, p, lines, elsewhere)
  const told = [deeds?.text ?? '', ...claims.map((c) => c.said.text)].filter(Boolean).join(' ')
  const claim = told || line ? told : plain
  const ladder = d.stories.claims.find((c) => c.kind === 'ladder' && c.person === p.name)
  const name = d.w.capital(setMarks(p.fullName || p.name, d.spoken))
  const role = roleOf(d, p, ladder ? (first ?? 0) : (last ?? 0)) ?? ''
  return {
    name,
    role: sayTheSame(name, role) && !/[’']s /.test(role) ? '' : role,
    posts: p.posts.length,
    dates: days.map((x) => new Date(x * 86_400_000).toISOString().slice(0, 10)),
    words: spoken || null,
    claim,
    proofs: [
      ...new Set([
        ...(p.roles.at(-1)?.posts ?? []),
        ...claims.flatMap((c) => c.posts),
        ...(deeds?.sources.flatMap((x) => (x.type === 'post' ? [x.id] : [])) ?? []),
        ...ids.slice(0, 1),
        ...ids.slice(-1),
      ]),
    ],
    line,
  }
}

/** Whoever is mourned has a place in the portrait, and whoever is parted from has none. */
const isShown = (p: Acquaintance | null) => p?.kind === 'person' && !p.isTender && !p.isParted

export const people: PostTopic = {
  kind: 'posts',
  info: {
    id: 9,
    key: 'people',
    name: 'The people in your margins',
    description: 'Everyone who got into your posts, in order of appearance.',
    genre: 'Portraits',
    order: 30,
    needs: ['facebook_posts'],
    brief:
      'The cast, each with what the posts say they are and one thing that can be counted: what they became, the words they are given, whom they never meet. Two people at least whose entries answer each other. End with the smallest part.',
  },
  room: 5,
  wishes: (d) =>
    d.sagas
      .filter(
        (s) =>
          s.kind === 'person' &&
          s.score >= WORTH &&
          s.people.some((n) => s.subject.includes(n) && isShown(d.person(n))) &&
          (actsIn(d, s, 'mild')?.length ?? 0) >= 3,
      )
      .map((saga) => ({ saga, value: saga.score + 0.6 })),
  carries: (d) => castOf(d).length >= 3,
  draft(page, sagas, request) {
    const { d } = page
    const cast = castOf(d)
    if (cast.length < 2) return null
    const taken = new Set<string>()
    const lines = new Set<string>()
    const elsewhere = new Set(sagas.flatMap((s) => s.acts.map((a) => a.post)))
    const entries = cast.map((p) => entryOf(d, p, taken, lines, elsewhere))
    const shown = entries.flatMap((e) => (e.line ? [wholeAct(d, e.line.post)] : []))
    const t = WORDS[d.spoken]
    const head = headline(page, request, shown, t.title)
    for (const p of cast) page.introduced.add(p.name)
    page.block({ form: 'cast', people: entries })
    const used = new Set([head.title.toLowerCase()])
    for (const saga of sagas) {
      const acts = someOf(d, actsIn(d, saga, 'mild') ?? [])
      // Whose story it is says more than a line of it.
      if (acts.length > 0) showStory(page, saga, acts, used, nameOf(d, saga, acts) ?? undefined)
    }
    const proofs = cast.flatMap((p) => p.roles[0]?.posts ?? []).slice(0, 12)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(t.standfirst(d.w.capital(d.w.number(cast.length)), rolesIn(d, cast)), [
          ...post(...(proofs.length > 0 ? proofs : [cast[0]?.posts[0] ?? 0])),
          count(cast.length, { kind: 'score', of: 'people in the cast' }),
        ]),
      ],
    }
  },
}

const LONGEST = 9

/** Of somebody who is in many posts the first, the last, and those with the best lines. */
function someOf(d: Dossier, acts: readonly Act[]): Act[] {
  if (acts.length <= LONGEST) return [...acts]
  const lines = new Map(d.analysis.lines.map((l) => [l.post, l.score]))
  const worth = (a: Act, n: number) =>
    n === 0 || n === acts.length - 1 ? 9 : (lines.get(a.post) ?? 0) + (a.role === 'outcome' ? 1 : 0)
  const best = [...acts.entries()].sort((x, y) => worth(y[1], y[0]) - worth(x[1], x[0]) || x[0] - y[0])
  const kept = new Set(best.slice(0, LONGEST).map(([n]) => n))
  return acts.filter((_, n) => kept.has(n))
}

/** “from Archie to Mrs Imrie”. */
const rolesIn = (d: Dossier, cast: readonly Acquaintance[]) => {
  const to = { en: 'to', es: 'a', de: 'bis' }[d.spoken]
  return cast.length > 1 ? `${cast[0]?.name} ${to} ${cast.at(-1)?.name}` : (cast[0]?.name ?? '')
}
