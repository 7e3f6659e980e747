import type { Sentence, TitleAlternative } from '../../model.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { namesIn, wordCount } from '../../writing/telling.ts'
import { titlesIn } from '../../writing/titles.ts'
import { headline } from '../common/headline.ts'
import { inPosts } from '../common/in-posts.ts'
import { livelihoodOf } from '../common/livelihood.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { affection, affectionIn } from './affection.ts'
import { charge } from './charge.ts'
import { type Exhibit, isComic, NEGATED, OWN_VOICE, type Words } from './exhibit.ts'
import { arranged, exhibitsWith, isCase, isShortCase, wanted } from './exhibits.ts'
import { labelOf } from './label.ts'
import { occasionsIn } from './occasion.ts'
import { quickening } from './order.ts'
import { standfirst } from './standfirst.ts'
import { remindedOf } from './verdicts.ts'
import { WORDS } from './words.ts'

const TITLES = 6
/** Below it a post ends on a joke, and that is all. */
const TELLING = 1.2
/** Said and done is nowhere better told. */
const SHOWS_BEST = 1

/** Six titles, each a line of a different story. */
export function titlesOf(
  d: Dossier,
  exhibits: readonly Exhibit[],
  taken: ReadonlySet<string>,
): TitleAlternative[] {
  const out: TitleAlternative[] = []
  const pools = [
    ...exhibits.map((x) => ({ angle: x.kind as string, acts: x.acts as Words[] })),
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
      'A roast, deadpan and affectionate. The joke is always on the habit, never on the person. Open on the best picture. Three to five counts, each resting on posts laid side by side: what was announced against what happened, one event told twice, numbers that do not add up, denials with their proof enclosed. One conceit, kept small. End on the count that turns into affection. Give six different titles, each a real angle of its own.',
  },
  room: 4,
  wishes: (d) =>
    wanted(d).flatMap((x) => (x.saga ? [{ saga: x.saga, value: x.saga.score + SHOWS_BEST }] : [])),
  carries(d, sagas) {
    const all = exhibitsWith(d, sagas)
    // What only fills a piece up is no reason for one.
    return isCase(
      arranged(
        all.filter((x) => x.weight >= TELLING),
        null,
      ),
    )
  },
  draft(page, sagas, request) {
    const { d } = page
    const all = exhibitsWith(d, sagas, request.claimed)
    const chosen = chosenOf(d, all, request.chosenTitle)
    const picked = arranged(all, chosen)
    if (!isShortCase(picked)) return null
    const deck = standfirst(d, picked)
    const head = titled(page, request, picked)
    const alternatives = titlesOf(d, picked, request.taken)
    const opening = open(page, picked, [deck])
    const labels = new Set<string>()
    const begun = page.paragraphs.flatMap((p) => p.sentences.map((s) => s.text)).join(' ')
    const shown = new Set([...opening, ...picked.flatMap(postsOf)])
    const end = affectionIn(page, shown, [begun, head.title].join(' '))
    const charges = quickening(d, picked, end === null)
    const occasions = occasionsIn(d, opening, charges.map(postsOf))
    const said = new Set<Exhibit['kind']>()
    for (const [n, x] of charges.entries()) {
      const echo = x.kind === 'late' && x === latestOf(charges) ? remindedOf(d, picked) : null
      charge(page, x, { number: n + 1, label: labelOf(d, x, labels), occasions, echo, said })
    }
    if (end) affection(page, end, charges.length)
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [deck],
      titleAlternatives: alternatives,
    }
  },
}

/**
 * Who it is, in the post that says what they live by, and the boast, where there is one. What of it was shown.
 */
function open(page: Page, exhibits: readonly Exhibit[], said: readonly Sentence[]): number[] {
  const { d } = page
  const boast = exhibits.find((x) => x.kind === 'boast')
  const who = livelihoodOf(page, said)
  const first = Math.min(...exhibits.flatMap(postsOf).map((id) => d.day(id)))
  // What somebody lives by, told years later, introduces nobody.
  const isFirst = who !== null && d.day(who.act.post) <= first + LATER
  const acts = [...(who && isFirst ? [who.act] : []), ...(boast?.acts ?? [])]
  const shown = acts.filter((a, n) => acts.findIndex((b) => b.post === a.post) === n)
  if (shown.length > 0) inPosts(page, shown, null, who?.beside)
  return shown.map((a) => a.post)
}

const latestOf = (charges: readonly Exhibit[]) => charges.findLast((x) => x.kind === 'late')

const postsOf = (x: Exhibit) => x.acts.map((a) => a.post)

const LATER = 365

const CHARGED = { least: 3, most: 9 }

interface Titled {
  title: string
  posts: number[]
}

/** The charge, in the words in which it was boasted, sworn or denied. */
function titled(page: Page, request: TopicRequest, exhibits: readonly Exhibit[]): Titled {
  const { d } = page
  const t = WORDS[d.spoken]
  if (request.chosenTitle) return { title: request.chosenTitle, posts: [] }
  const isCharged = chargesOfTime(exhibits)
  const lines = exhibits
    .flatMap((x) => (x.line && isComic(d, x.line.post) ? [{ x, line: x.line }] : []))
    .filter(({ x }) => x.kind !== 'boast' || isCharged)
    .sort((a, b) => promise(d, b) - promise(d, a))
  // What is answered further down promises more than what stands by itself.
  const answered = lines.filter(({ x }) => x.kind !== 'denial')
  const found =
    inOwnVoice(d, request, answered) ?? inFewWords(d, request, answered) ?? inOwnVoice(d, request, lines)
  if (found) return found
  return headline(
    page,
    request,
    exhibits.flatMap((x) => x.acts),
    t.title,
  )
}

/** A boast is the title of a piece of which a third and more answers it. */
export const chargesOfTime = (exhibits: readonly Exhibit[]): boolean => {
  const charges = exhibits.filter((x) => x.kind !== 'boast')
  return charges.filter((x) => x.kind === 'late').length * 3 >= charges.length
}

type Candidate = { x: Exhibit; line: Words }

/** “We are not getting a dog”: a sentence in which somebody speaks for themselves. */
function inOwnVoice(d: Dossier, request: TopicRequest, lines: readonly Candidate[]): Titled | null {
  for (const { line } of lines) {
    const words = d.wordsOf(line).replace(/[.]$/, '')
    const n = wordCount(words)
    // Who is named in a title has not been met yet.
    const isFree = !request.taken.has(words.toLowerCase()) && namesIn(d, words).length === 0
    if (n < CHARGED.least || n > CHARGED.most || !isFree || !OWN_VOICE.test(words) || /[“”„"]/.test(words))
      continue
    return { title: d.show({ ...line, to: line.from + words.length }).text, posts: [line.post] }
  }
  return null
}

function inFewWords(d: Dossier, request: TopicRequest, lines: readonly Candidate[]): Titled | null {
  const best = titlesIn(
    d,
    lines.map((x) => x.line),
  ).find((x) => !request.taken.has(x.title.toLowerCase()))
  return best ? { title: best.title, posts: [best.post] } : null
}

/** How much a title of these words promises. */
const promise = (d: Dossier, { x, line }: Candidate) =>
  x.weight + (NEGATED.test(d.wordsOf(line)) ? 1 : 0) + (x.kind === 'boast' ? BOASTED : 0)

const BOASTED = 2

/** The exhibit that a chosen title was taken from. */
function chosenOf(d: Dossier, exhibits: readonly Exhibit[], title: string | undefined): Exhibit | null {
  if (!title) return null
  const words = title.toLowerCase()
  return exhibits.find((x) => x.acts.some((a) => d.show(a).text.toLowerCase().includes(words))) ?? null
}
