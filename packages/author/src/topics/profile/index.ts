import { mournsThing } from '@youzine/words'
import type { Sentence } from '../../model.ts'
import { fromDay } from '../../reading/calendar.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier, inTime, wholeAct } from '../../writing/dossier.ts'
import { isThanks } from '../../writing/greeting.ts'
import { type Draft, type Page, post, say } from '../../writing/page.ts'
import { foldMarks } from '../../writing/quote.ts'
import { runsSentence, summitOf } from '../../writing/series-runs.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { namesIn, tellSaga, wordCount } from '../../writing/telling.ts'
import { titlesIn } from '../../writing/titles.ts'
import { headline, isMistaken } from '../common/headline.ts'
import { type Beside, inPosts } from '../common/in-posts.ts'
import { tradeIsNews } from '../common/livelihood.ts'
import type { Told } from '../common/stories-to-tell.ts'
import { showStory } from '../common/story.ts'
import { nameOf } from '../common/story-name.ts'
import { tradeSentence } from '../common/trade.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { type Braid, braidsOf, seriesIn } from './braid.ts'
import { chaptersIn } from './chapters.ts'
import { companyIn } from './company.ts'
import { chooseEnding, type Ending } from './ending.ts'
import { estimateIn } from './estimate.ts'
import { type Approach, halvesOf, woven } from './halves.ts'
import { asBraid, storiesOfLife } from './in-stories.ts'
import { leadOf } from './lead.ts'
import { leftToOthers } from './left-to-others.ts'
import { linksIn } from './links.ts'
import { groundOf, openingActs } from './opening.ts'
import { plantsFor } from './plants.ts'
import { prologueIn } from './prologue.ts'
import { saidAgain } from './said-again.ts'
import { standfirst, standfirstOf, thingOf } from './standfirst.ts'
import {
  type Grief,
  griefFor,
  griefOf,
  isKnownLoss,
  isMetLoss,
  knownBefore,
  lossIn,
  lossNear,
  mourning,
  tender,
} from './tender.ts'
import { WORDS } from './words.ts'
import { isHandover } from './worth.ts'

const FEW = 5
const SHORT = 60

/**
 * One story that runs through the years, from how somebody began to the post that answers it: how they began, the
 * story with what fell into it, a second strand before its last acts, and the end.
 */
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
  room: 0,
  // It tells the best story although another page may show it whole, so it takes none from them.
  wishes: () => [],
  carries: (d) => d.lines.length >= FEW || braidsOf(d, new Set()).length > 0,
  draft(page, _sagas, asked) {
    const { d } = page
    const request =
      asked.edition > 0 ? asked : { ...asked, told: new Set([...asked.told, ...leftToOthers(d)]) }
    // A second portrait tells another story, in posts that the first has not shown.
    const { braid, ...parts } = partsOf(d, request)
    if (!braid) return few(page, request, parts.ending)
    return parts.stories.length > 0
      ? inStories(page, request, { braid, ...parts })
      : telling(page, request, { braid, ...parts })
  },
}

interface Parts {
  braid: Braid
  /** Of a life: those it is told in. */
  stories: Told[]
  opening: Act[]
  ending: Ending | null
  grief: Grief | null
}

/** What the piece is made of, before a word of it is written. */
function partsOf(
  d: Dossier,
  request: Pick<TopicRequest, 'edition' | 'told'>,
): Omit<Parts, 'braid'> & { braid: Braid | null } {
  // A second portrait tells another story, in posts that the first has not shown.
  const isAgain = request.edition > 0
  const ending = isAgain ? null : chooseEnding(d)
  const opening = isAgain ? [] : openingActs(d, ending?.ring ?? null)
  const first = griefOf(d)
  const elsewhere = new Set([
    ...request.told,
    ...opening.map((a) => a.post),
    ...(ending?.ring ? [ending.last] : []),
  ])
  for (const id of first?.isDeath ? mourning(d, first) : []) elsewhere.add(id)
  const [braid = null] = braidsOf(d, elsewhere)
  const stories = isAgain ? [] : storiesOfLife(d, braid, elsewhere)
  const grief = isAgain || !braid ? null : stories.length > 0 ? first : griefFor(d, braid.main)
  return { braid, stories, opening, ending, grief }
}

/** One story after the other, what had to be told with care, and the end. */
function inStories(page: Page, request: TopicRequest, { stories, opening, ending, grief }: Parts): Draft {
  const { d } = page
  const braid = asBraid(d, stories)
  const end = ending?.ring ? [wholeAct(d, ending.last)] : []
  const piece = inTime(d, [...opening, ...braid.acts])
  const head = titled(page, request, braid, [...end, ...opening])
  const names = stories.flatMap(({ saga, acts }) => nameOf(d, saga, acts) ?? [])
  const told = inTime(d, [...piece, ...end])
  const said = standfirstOf(d, names, told) ?? standfirst(d, braid, told, grief)
  page.p(leadOf(page, [...piece, ...end], said))
  if (opening.length > 0) inPosts(page, opening, null, tradeUnder(d, opening, said))
  const used = new Set([head.title.toLowerCase(), ...request.taken])
  for (const { saga, acts } of stories) showStory(page, saga, acts, used, nameOf(d, saga, acts) ?? undefined)
  const shown = new Set([...piece, ...end].map((a) => a.post))
  tender(page, grief && isMetLoss(d, grief, shown) ? lossNear(d, grief, shown) : [])
  if (end.length > 0) inPosts(page, end, braid.main)
  return { title: head.title, titlePosts: head.posts, standfirst: said }
}

function telling(page: Page, request: TopicRequest, { braid, opening, ending, grief }: Parts): Draft {
  const { d } = page
  const end = ending?.ring ? [wholeAct(d, ending.last)] : []
  const spent = new Set([...opening, ...end, ...braid.acts].map((a) => a.post))
  const ground = braid.acts[0] ? groundOf(d, braid.acts[0], spent) : null
  const head = titled(page, request, braid, [...end, ...opening])
  const mourned = grief ? [d.day(grief.first)] : []
  const plants = plantsFor(d, inTime(d, [...opening, ...braid.acts, ...end]), {
    title: head.title,
    spent: new Set([...request.told, ...(grief ? mourning(d, grief) : []), ...(ground ? [ground.post] : [])]),
    mourned,
  })
  const begin = inTime(d, [...opening, ...(ground ? [ground] : []), ...plants])
  const shown = new Set([...spent, ...begin.map((a) => a.post)])
  const company = companyIn(d, braid, [...begin, ...braid.acts, ...end], {
    spent: new Set([...shown, ...request.told, ...(grief ? mourning(d, grief) : [])]),
    mourned,
  }).filter((a) => !isThanks(d.wordsOf(a)) && !mournsThing(d.wordsOf(a)))
  for (const a of company) shown.add(a.post)
  // Who was ill, and not of this story, is not brought into it for that.
  const early = grief?.isDeath ? knownBefore(d, grief, shown).filter((id) => !request.told.has(id)) : []
  for (const id of early) shown.add(id)
  const story = inTime(d, [...braid.acts, ...company, ...early.map((id) => wholeAct(d, id))])
  const { red } = halvesOf(d, story, grief)
  const piece = inTime(d, [...begin, ...story])
  const others = [approachIn(d, braid, piece), strandIn(page, braid.acts, shown, red)].filter(
    (a) => a !== null,
  )
  const estimate = estimateIn(d, braid.acts, peakOf(d, braid, braid.acts))
  const said = standfirst(d, braid, inTime(d, [...piece, ...end]), grief)
  const approaches = apart([...others, ...linksIn(d, braid, piece, { mourned })])
  const prologue = request.edition > 0 ? null : prologueIn(d, new Set([...shown, ...request.told]))
  const chapters = chaptersIn(d, piece, {
    mourned,
    taken: [head.title, ...request.taken],
    last: end,
  })
  page.p(leadOf(page, [...piece, ...end], said))
  if (prologue) inPosts(page, [prologue])
  const captions = new Map(tradeUnder(d, opening, said))
  if (estimate && !captions.has(estimate.post)) captions.set(estimate.post, { caption: estimate.text })
  for (const [id, beside] of saidAgain(d, piece)) if (!captions.has(id)) captions.set(id, beside)
  const asPosts = inOwnWords(d, braid, [...begin, ...company])
  let rest = piece
  const lost = grief && isKnownLoss(d, grief, shown) ? lossNear(d, grief, shown) : []
  for (const id of lost) {
    const at = rest.findIndex((a) => d.day(a.post) > d.day(id))
    const before = at < 0 ? rest : rest.slice(0, at)
    woven(page, before, braid.main, [...approaches, ...chapters], captions, asPosts)
    tender(page, [id])
    rest = at < 0 ? [] : rest.slice(at)
  }
  woven(page, rest, braid.main, [...approaches, ...chapters], captions, asPosts)
  // Nothing comic touches a loss.
  if (end.length > 0 && !grief && others.length === 0) beside(page, shown, request.taken)
  if (end.length > 0) inPosts(page, end, braid.main)
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: said,
  }
}

/** Where a story rises to: its best place, or the post that decides it. */
function peakOf(d: Dossier, braid: Braid, acts: readonly Act[]): number | null {
  const summits = seriesIn(d, braid.strands)
    .filter((s) => s.isRank)
    .flatMap((s) => summitOf(d, s) ?? [])
  const won = braid.main.acts.find((a) => a.role === 'outcome')?.post
  const found = [...summits, won].filter((id) => id !== undefined && acts.some((a) => a.post === id))
  return (found.sort((a, b) => d.day(a as number) - d.day(b as number))[0] as number | undefined) ?? null
}

/** Two paragraphs do not stand before the same post. */
const apart = (all: readonly Approach[]) =>
  all.filter((a, n) => all.findIndex((x) => x.post === a.post) === n)

/** What everything else goes back to, and what changes hands, stands in its own words, with its date. */
function inOwnWords(d: Dossier, braid: Braid, opening: readonly Act[]): Set<number> {
  return new Set([
    ...opening.map((a) => a.post),
    ...braid.strands.flatMap((s) => s.acts[0]?.post ?? []),
    ...seriesIn(d, braid.strands).flatMap((s) => s.points[0]?.post ?? []),
    ...braid.acts.filter((a) => isHandover(d.wordsOf(a))).map((a) => a.post),
    ...(braid.companion?.roles.flatMap((r) => r.posts) ?? []),
  ])
}

/** What somebody did for a living, under the post that takes it as known; not where the standfirst has said it. */
function tradeUnder(d: Dossier, opening: readonly Act[], said: readonly Sentence[]): Map<number, Beside> {
  const [work] = d.stories.background.work?.posts ?? []
  const trade = tradeSentence(d)
  const isNews = work !== undefined && tradeIsNews(d, work) && opening.some((a) => a.post === work)
  return trade && isNews && !said.some((s) => s.text.includes(trade.text))
    ? new Map([[work, { caption: trade.text }]])
    : new Map()
}

/** A refrain, or a line of the post that ends the piece; else the best line of the story. */
function titled(page: Page, request: TopicRequest, braid: Braid, frame: readonly Act[]) {
  const { d } = page
  const refrains = refrainsOf(d)
  // “Easter Monday” returns as well, and promises nothing.
  const own = titlesIn(d, [...braid.acts, ...frame], refrains).filter(
    (t) => t.score >= GOOD_TITLE && refrains.some((r) => r.toLowerCase() === t.title.toLowerCase()),
  )
  // The last line is kept for the end.
  const last = frame.map((a) => d.sentences(a.post).at(-1)?.text ?? '')[0] ?? ''
  const ring = titlesIn(d, frame).filter(
    (t) => t.score >= GOOD_TITLE && !foldMarks(last).includes(foldMarks(t.title)),
  )
  const story = titlesIn(d, braid.acts)
  const ranked = [...ring.map((t) => ({ ...t, score: t.score + RING })), ...story].sort(
    (a, b) => b.score - a.score,
  )
  const best = [...own, ...ranked].find(
    (t) =>
      !request.taken.has(t.title.toLowerCase()) &&
      !isMistaken(t.title) &&
      !mournsThing(d.post(t.post)?.text ?? ''),
  )
  if (best && !request.chosenTitle) return { title: best.title, posts: [best.post] }
  return headline(
    page,
    request,
    [...braid.acts, ...frame],
    d.w.capital(thingOf(d, braid) ?? nameOr(d, WORDS[d.spoken].title)),
  )
}

const nameOr = (d: Dossier, otherwise: string) => (d.hasName ? d.name : otherwise)

const GOOD_TITLE = 1.4
/** A line of the post that ends the piece says more than one from the middle. */
const RING = 0.3

const refrainsOf = (d: Dossier) => d.stories.claims.flatMap((c) => (c.kind === 'refrain' ? [c.phrase] : []))

/** The way to the best place, or to the last figure, before the post that says so: what of it has not been read already. */
function approachIn(d: Dossier, braid: Braid, acts: readonly Act[]): Approach | null {
  for (const series of seriesIn(d, braid.strands)) {
    const summit = summitOf(d, series)
    const at = acts.findIndex((a) => a.post === summit)
    // Straight after the beginning there is nothing to sum up.
    if (summit === null || at < 2) continue
    // What has just been read is not summed up.
    const said = runsSentence(d, series, summit, new Set(acts.slice(0, at).map((a) => a.post)))
    if (said) return { post: summit, say: () => [said] }
  }
  return null
}

const SETTLED = 3
const LAST_ACTS = 2
const QUIET = 365

/**
 * Another story that can be told with certainty, in a paragraph, and in posts that the piece does not show. It stands
 * where it ended in time, within the story and before its last acts; rather one of somebody who is in these.
 */
function strandIn(
  page: Page,
  acts: readonly Act[],
  spent: ReadonlySet<number>,
  red: number | null,
): Approach | null {
  const { d } = page
  const found: { approach: Approach; isMet: boolean }[] = []
  for (const saga of d.sagas) {
    const own = actsIn(d, saga, 'mild')
    if (!own || !isWhole(d, saga) || own.some((a) => spent.has(a.post))) continue
    const day = d.day((own.at(-1) as Act).post)
    const at = acts.findIndex((a) => d.day(a.post) > day)
    const isNear = red !== null && Math.abs(day - d.day(red)) < QUIET
    const isAfter = red !== null && day >= d.day(red)
    if (at < SETTLED || at > acts.length - LAST_ACTS || isNear || isAfter || !canTell(page, own)) continue
    const later = new Set(acts.slice(at).flatMap((a) => namesIn(d, d.wordsOf(a))))
    found.push({
      approach: { post: (acts[at] as Act).post, say: () => tellSaga(page, own) ?? [] },
      isMet: saga.people.some((p) => later.has(p)),
    })
  }
  return (found.find((f) => f.isMet) ?? found[0])?.approach ?? null
}

function canTell(page: Page, acts: readonly Act[]): boolean {
  const known = new Set(page.introduced)
  const can = tellSaga(page, acts) !== null
  page.introduced = known
  return can
}

const BESIDE_ACTS = 6
const BESIDE_WORDS = 150

/** A second, shorter story in its own posts, under a line of it. */
function beside(page: Page, spent: ReadonlySet<number>, taken: ReadonlySet<string>) {
  const { d } = page
  for (const saga of d.sagas) {
    const acts = actsIn(d, saga, 'clear')
    if (!acts || saga.kind === 'day' || !isWhole(d, saga) || acts.length > BESIDE_ACTS) continue
    if (acts.some((a) => spent.has(a.post) || isShadowed(d, a.post))) continue
    if (acts.reduce((n, a) => n + wordCount(d.wordsOf(a)), 0) > BESIDE_WORDS) continue
    const line = titlesIn(d, acts, saga.words).find((t) => !taken.has(t.title.toLowerCase()))
    if (!line) continue
    page.h2(line.title, post(line.post))
    inPosts(page, acts, saga)
    return
  }
}

/** Long enough, and no part of a story that goes on after it. */
const isWhole = (d: Dossier, saga: Saga) =>
  saga.acts.length >= 3 &&
  saga.score >= 3.2 &&
  !d.stories.sagas.some((o) => {
    const theirs = new Set(o.acts.map((a) => a.post))
    const both = saga.acts.filter((a) => theirs.has(a.post)).length
    return o.acts.length > saga.acts.length && both >= saga.acts.length * 0.6
  })

/** Without a story, the best few posts as they are. */
function few(page: Page, request: TopicRequest, ending: Ending | null): Draft | null {
  const { d } = page
  const best = d.lines
    .map((l) => l.post)
    .filter((id) => !request.told.has(id) && d.day(id) > 0 && wordCount(d.post(id)?.text ?? '') <= SHORT)
    .slice(0, FEW)
  const ids = [
    ...new Set([...(ending?.ring ? [ending.ring.first] : []), ...best, ...(ending ? [ending.last] : [])]),
  ]
  const acts = ids.sort((a, b) => d.day(a) - d.day(b) || a - b).map((id) => wholeAct(d, id))
  if (acts.length === 0) return null
  const head = headline(page, request, acts, nameOr(d, WORDS[d.spoken].title))
  inPosts(page, acts)
  const grief = griefOf(d)
  if (grief && request.edition === 0) tender(page, lossIn(d, grief, new Set(ids)))
  const years = acts.map((a) => fromDay(d.day(a.post)).y)
  return {
    title: head.title,
    titlePosts: head.posts,
    standfirst: [
      say(
        WORDS[d.spoken].about({
          kind: 'years',
          name: d.hasName ? d.name : null,
          from: Math.min(...years),
          to: Math.max(...years),
        }),
        post(...ids),
      ),
    ],
  }
}
