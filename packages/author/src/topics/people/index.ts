import { fold } from '@youzine/words'
import type { CastBlock, Shown } from '../../forms/block.ts'
import type { Acquaintance, Act, Saga } from '../../stories/model.ts'
import { KINSHIP } from '../../stories/people/kinship.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import type { Page } from '../../writing/page.ts'
import { titlesIn } from '../../writing/titles.ts'
import { type Headline, headline, isMistaken } from '../common/headline.ts'
import type { PostTopic, TopicRequest } from '../topic.ts'
import { introduces } from './about.ts'
import { type Arc, arcOf, showArc } from './arc.ts'
import { cardOf } from './card.ts'
import { castOf, MOST } from './cast.ts'
import { inPortrait } from './in-portrait.ts'
import { bestLineAbout, firstLineAbout } from './line.ts'
import { LEAST, type Section, sectionOf, showSection, whoseStory } from './section.ts'
import { standfirstOf } from './standfirst.ts'
import { WORDS } from './words.ts'

/** Below it somebody is only mentioned. */
const WORTH = 0.5
/** Fewer cards are no page of a magazine; whoever asks for it gets it from two on. */
const FEWEST = 4
const FEWEST_CARDS = 3
const ASKED = 2
const TOLD = 2

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
      'The cast, each with what the posts say they are and one short post that shows them and needs no telling. Then the few whose posts are a story, told in posts that name them. Nobody who is mourned, nobody who was parted from, nothing that the portrait has shown.',
  },
  room: 5,
  wishes: (d) =>
    d.sagas
      .filter(
        (s) => s.score >= WORTH && whoseStory(d, s) !== null && (actsIn(d, s, 'clear')?.length ?? 0) >= LEAST,
      )
      .map((saga) => ({ saga, value: saga.score + 0.6 })),
  carries: (d, sagas) => {
    const sections = sectionsOf(d, sagas, NONE)
    const arcs = arcsOf(d, sections, NONE)
    const cards = cardsOf(d, sections, arcs, NONE)
    const isFull = sections.length + arcs.length + cards.length >= FEWEST
    // One way through the years among cards of a post each is no page about people, and neither is a list of names.
    if (!isSmall(d))
      return isFull && sections.length + arcs.length >= TOLD && areIntroduced(d, sections, arcs, cards)
    return isFull || cardsOf(d, [], [], NONE).length >= FEWEST_CARDS
  },
  draft(page, sagas, request) {
    const { d } = page
    const stories = sectionsOf(d, sagas, request.claimed)
    const ways = arcsOf(d, stories, request.claimed)
    const beside = cardsOf(d, stories, ways, request.claimed)
    // Where the stories would take the posts of the cards, the cards are the page.
    const isFull = stories.length + ways.length + beside.length >= FEWEST
    const sections = isFull ? stories : []
    const arcs = isFull ? ways : []
    const cards = isFull ? beside : cardsOf(d, [], [], request.claimed)
    if (sections.length + arcs.length + cards.length < ASKED) return null
    const told = inOrderOfParts(d, sections, arcs)
    const cast = [
      ...told.flatMap((x) => ('saga' in x ? (whoseStory(d, x.saga) ?? []) : [x.who])),
      ...cards.map((c) => c.who),
    ]
    const shown = [...cards.flatMap(({ card }) => card.line?.post ?? []), ...arcs.flatMap((a) => a.posts)]
    const lines = shown.map((id) => wholeAct(d, id))
    const head =
      namingTitle(page, request, lines, cast) ?? headline(page, request, lines, WORDS[d.spoken].title)
    for (const p of cast) page.introduced.add(p.name)
    // Whoever is met once comes first: the page ends with a way through the years.
    if (cards.length > 0) page.block({ form: 'cast', people: cards.map((c) => c.card) })
    for (const part of told) {
      if ('saga' in part) showSection(page, part)
      else showArc(page, part)
    }
    return { title: head.title, titlePosts: head.posts, standfirst: [standfirstOf(d, cast)] }
  },
}

/** “Hughie said goodnight to every bay”: a line that says what one of them does. */
function namingTitle(
  { d }: Page,
  request: TopicRequest,
  lines: readonly Act[],
  cast: readonly Acquaintance[],
): Headline | null {
  if (request.chosenTitle) return null
  const best = titlesIn(d, lines).find(
    ({ title }) =>
      cast.some((p) => title.startsWith(`${p.name} `)) &&
      !/[,:]/.test(title) &&
      !request.taken.has(title.toLowerCase()) &&
      !isMistaken(title),
  )
  return best ? { title: best.title, posts: [best.post] } : null
}

/** Whoever does not know them has to be told who they are: of every second of them at least. */
function areIntroduced(
  d: Dossier,
  sections: readonly Section[],
  arcs: readonly Arc[],
  cards: readonly Card[],
): boolean {
  const told = [...sections.flatMap((s) => whoseStory(d, s.saga) ?? []), ...arcs.map((a) => a.who)]
  const cast = [...told, ...cards.map((c) => c.who)]
  const known = cast.filter((p) => p.roles.length > 0 || KINSHIP.has(fold(p.name.toLowerCase())))
  return known.length >= cast.length / 2
}

const NONE: ReadonlySet<number> = new Set()

/** Whoever is in most posts first, however they are told. */
function inOrderOfParts(d: Dossier, sections: readonly Section[], arcs: readonly Arc[]): (Section | Arc)[] {
  const parts = [
    ...sections.map((s) => ({ part: s, who: whoseStory(d, s.saga) })),
    ...arcs.map((a) => ({ part: a, who: a.who })),
  ]
  return parts
    .sort(
      (a, b) =>
        (b.who?.posts.length ?? 0) - (a.who?.posts.length ?? 0) ||
        ((a.who?.name ?? '') < (b.who?.name ?? '') ? -1 : 1),
    )
    .map(({ part }) => part)
}

/** No post stands under two people. */
function sectionsOf(d: Dossier, sagas: readonly Saga[], claimed: ReadonlySet<number>): Section[] {
  const elsewhere = new Set([...claimed, ...inPortrait(d)])
  const shown = new Set<number>()
  return sagas.flatMap((saga) => {
    const section = sectionOf(d, saga, { shown, elsewhere })
    for (const a of section?.acts ?? []) shown.add(a.post)
    return section ?? []
  })
}

/** By a word of kin, or by the post on the card; whoever is in very many posts is known by them. */
const isExplained = (d: Dossier, who: Acquaintance, line: Shown | null) =>
  KINSHIP.has(fold(who.name.toLowerCase())) ||
  who.posts.length >= KNOWN ||
  isSmall(d) ||
  (line !== null && introduces(d, who, line.post))

const KNOWN = 9

/** Of a small archive the portrait shows nearly everything, and others have to show it again. */
const isSmall = (d: Dossier) => d.analysis.totals.written < MANY
const MANY = 60

interface Card {
  who: Acquaintance
  card: CastBlock['people'][number]
}

const MOST_ARCS = 6

/** Whoever has no story of their own and is in posts of years: those of most posts first. */
function arcsOf(d: Dossier, sections: readonly Section[], claimed: ReadonlySet<number>): Arc[] {
  const told = new Set(sections.map((s) => whoseStory(d, s.saga)))
  const portrait = isSmall(d) ? [] : inPortrait(d)
  const spent = new Set([...claimed, ...portrait, ...sections.flatMap((s) => s.acts.map((a) => a.post))])
  const arcs: Arc[] = []
  const shown = new Set(sections.flatMap((s) => s.acts.map((a) => a.post)))
  for (const who of castOf(d)) {
    const arc = told.has(who) || arcs.length >= MOST_ARCS ? null : arcOf(d, who, spent, shown)
    if (!arc) continue
    for (const id of arc.posts) {
      spent.add(id)
      shown.add(id)
    }
    arcs.push(arc)
  }
  return arcs
}

const BURDENED = 1 / 3

/** A mother who has been through much is not made a joke of by the one light post that is left. */
const isBurdened = (d: Dossier, who: Acquaintance) =>
  KINSHIP.has(fold(who.name.toLowerCase())) &&
  who.posts.length >= FEWEST &&
  who.posts.filter((id) => !d.clear(id)).length > who.posts.length * BURDENED

/** A card without a post of its own is one only where it says who somebody is, and nobody has two. */
function cardsOf(
  d: Dossier,
  sections: readonly Section[],
  arcs: readonly Arc[],
  claimed: ReadonlySet<number>,
): Card[] {
  const shown = new Set([
    ...sections.flatMap((s) => s.acts.map((a) => a.post)),
    ...arcs.flatMap((a) => a.posts),
  ])
  const told = new Set([...sections.map((s) => whoseStory(d, s.saga)), ...arcs.map((a) => a.who)])
  const taken = new Set<string>()
  const cards: Card[] = []
  for (const who of castOf(d)) {
    if (cards.length >= MOST) break
    if (told.has(who) || isBurdened(d, who)) continue
    const portrait = new Set([...shown, ...inPortrait(d)])
    const best =
      bestLineAbout(d, who, new Set([...portrait, ...claimed])) ??
      bestLineAbout(d, who, portrait) ??
      bestLineAbout(d, who, shown)
    // A name that nothing explains is a riddle, but where it was written for the first time.
    const isKnown = who.roles.length > 0 || isExplained(d, who, best)
    const met =
      who.roles.length > 0
        ? null
        : (firstLineAbout(d, who, portrait) ?? (isKnown ? null : firstLineAbout(d, who, shown)))
    const line = met ?? best
    const card = cardOf(d, who, line, shown, taken)
    if (!line && (!card.role || !card.claim)) continue
    if (!card.role && !card.claim && !isKnown && !met) continue
    if (line) shown.add(line.post)
    cards.push({ who, card })
  }
  return cards
}
