import type { Act, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { tellSaga } from '../../writing/telling.ts'
import { headline } from '../common/headline.ts'
import { leadIntoStory } from '../common/story.ts'
import type { PostTopic } from '../topic.ts'
import { background, livelihood } from './background.ts'
import { company } from './company.ts'
import { chooseEnding } from './ending.ts'
import { openScene } from './scene.ts'
import { sections } from './sections.ts'
import { standfirst } from './standfirst.ts'
import { tender } from './tender.ts'

const SHOWN = 2
const TOLD = 3
const FEW = 3

const isWhole = (d: Dossier, s: Saga) => (actsIn(d, s, 'mild')?.length ?? 0) >= 3

/** What a portrait is best told around: a thing or a promise between people, with an end, and nothing red in it. */
const spineValue = (s: Saga) =>
  s.score +
  Math.min(0.9, s.people.length * 0.3) +
  (s.kind === 'object' || s.kind === 'promise' || s.kind === 'thread' ? 0.5 : 0) -
  (s.kind === 'phrase' ? 0.5 : 0) -
  (s.acts.some((a) => a.tone === 'red' || a.tone === 'hidden') ? 1 : 0) -
  (s.acts.length < 5 ? 0.8 : 0) +
  Math.min(1, Math.max(0, s.acts.length - 4) * 0.25)

/** A scene, who this is, the best story with its climax, what counting shows, the tender part, and the ring. */
export const profile: PostTopic = {
  kind: 'posts',
  info: {
    id: 1,
    key: 'profile',
    name: 'The portrait',
    description: 'Who you are, by nobody’s words but yours.',
    genre: 'Portraits',
    order: 10,
    needs: ['facebook_posts'],
    brief:
      'A portrait in the third person, warm and plain, as a good weekly would print. Open on a scene: somebody doing something. By the second paragraph a stranger knows work, place and family. Tell the best story that runs through the years, from its first post to its last. Everybody is introduced once by what the posts say they are. One tender paragraph, after the last joke. End where the first post meets the last.',
  },
  room: SHOWN,
  wishes: (d) => d.sagas.filter((s) => isWhole(d, s)).map((saga) => ({ saga, value: spineValue(saga) })),
  carries: (d, sagas) => sagas.length >= 1 || d.lines.length >= FEW,
  draft(page, sagas, request) {
    const { d } = page
    const [spine, second] = sagas
    const ending = chooseEnding(d)
    if (!spine && !ending) return null
    const acts = spine ? (actsIn(d, spine, 'mild') ?? []) : []
    const head = headline(
      page,
      request,
      [...(ending?.acts ?? []), ...acts, ...(second ? (actsIn(d, second, 'clear') ?? []) : [])],
      d.name,
      [...refrainsOf(d), ...(spine?.words ?? [])],
    )
    const scene = openScene(page, new Set([...(ending?.posts ?? []), ...acts.map((a) => a.post)]))
    for (const id of livelihood(
      page,
      new Set([...scene, ...acts.map((a) => a.post), ...(ending?.posts ?? [])]),
    ))
      scene.add(id)
    company(page, new Set([...scene, ...acts.map((a) => a.post), ...(ending?.posts ?? [])]))
    background(page, new Set(sagas.flatMap((s) => s.people)))
    const used = new Set([head.title.toLowerCase()])
    if (spine) show(page, spine, used)
    sections(page, sagas)
    tellSome(
      page,
      d.sagas.filter((s) => !sagas.includes(s)),
      new Set([...scene, ...sagas.flatMap((s) => s.acts.map((a) => a.post)), ...(ending?.posts ?? [])]),
    )
    if (second) show(page, second, used)
    if (!spine) few(page, new Set([...scene, ...(ending?.posts ?? [])]))
    tender(page)
    ending?.write(page)
    return { title: head.title, titlePosts: head.posts, standfirst: standfirst(d) }
  },
}

const refrainsOf = (d: Dossier) => d.stories.claims.flatMap((c) => (c.kind === 'refrain' ? [c.phrase] : []))

function show(page: Page, saga: Saga, used: Set<string>) {
  const acts = actsIn(page.d, saga, 'mild')
  if (acts) leadIntoStory(page, saga, shortened(acts), used)
}

const LONGEST = 12

/** A portrait keeps the beginning, the turns and the end of a story that is longer than a page. */
function shortened(acts: readonly Act[]): Act[] {
  if (acts.length <= LONGEST) return [...acts]
  const isKept = (a: Act, n: number) =>
    n === 0 || n === acts.length - 1 || a.role === 'turn' || a.role === 'outcome'
  const kept = new Set(acts.filter(isKept))
  const others = acts.filter((a) => !kept.has(a))
  const step = others.length / Math.max(1, LONGEST - kept.size)
  for (let n = 0; kept.size < LONGEST && n * step < others.length; n++)
    kept.add(others[Math.floor(n * step)] as Act)
  return acts.filter((a) => kept.has(a)).slice(-LONGEST)
}

/** Stories that can be told with certainty, and in posts that the piece does not show. */
function tellSome(page: Page, sagas: readonly Saga[], spent: Set<number>) {
  const { d } = page
  let told = 0
  for (const saga of sagas) {
    if (told >= TOLD) return
    const acts = actsIn(d, saga, 'mild')
    if (!acts || saga.score < (saga.kind === 'object' ? 3.2 : 2) || acts.some((a) => spent.has(a.post)))
      continue
    const said = tellSaga(page, acts)
    if (!said) continue
    page.p(said)
    for (const a of acts) spent.add(a.post)
    told++
  }
}

/** Without a story, the best few posts as they are. */
function few(page: Page, spent: ReadonlySet<number>) {
  const { d } = page
  const short = (id: number) => (d.post(id)?.text.split(/\s+/).length ?? 99) <= 60
  const ids = [...new Set(d.lines.map((l) => l.post))]
    .filter((id) => !spent.has(id) && short(id))
    .slice(0, FEW)
  for (const id of ids.sort((a, b) => d.day(a) - d.day(b) || a - b))
    page.block({ form: 'post', entry: d.show(id), caption: null })
}
