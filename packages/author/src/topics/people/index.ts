import type { CastBlock } from '../../forms/block.ts'
import type { Acquaintance, Saga } from '../../stories/model.ts'
import { actsIn, type Dossier, wholeAct } from '../../writing/dossier.ts'
import { headline } from '../common/headline.ts'
import type { PostTopic } from '../topic.ts'
import { cardOf } from './card.ts'
import { castOf, MOST } from './cast.ts'
import { inPortrait } from './in-portrait.ts'
import { bestLineAbout } from './line.ts'
import { LEAST, type Section, sectionOf, showSection, whoseStory } from './section.ts'
import { standfirstOf } from './standfirst.ts'
import { WORDS } from './words.ts'

/** Below it somebody is only mentioned. */
const WORTH = 0.5
/** Fewer cards are no page of a magazine; whoever asks for it gets it from two on. */
const FEWEST = 4
const ASKED = 2

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
  carries: (d, sagas) => cardsOf(d, sectionsOf(d, sagas, NONE), NONE).length >= FEWEST,
  draft(page, sagas, request) {
    const { d } = page
    const told = sectionsOf(d, sagas, request.claimed)
    const beside = cardsOf(d, told, request.claimed)
    // Where the stories would take the posts of the cards, the cards are the page.
    const sections = beside.length >= FEWEST ? told : []
    const cards = sections.length > 0 ? beside : cardsOf(d, [], request.claimed)
    if (cards.length < ASKED) return null
    const cast = cards.map((c) => c.who)
    const lines = cards.flatMap(({ card }) => (card.line ? [wholeAct(d, card.line.post)] : []))
    const head = headline(page, request, lines, WORDS[d.spoken].title)
    for (const p of cast) page.introduced.add(p.name)
    page.block({ form: 'cast', people: cards.map((c) => c.card) })
    for (const section of sections) showSection(page, section)
    return { title: head.title, titlePosts: head.posts, standfirst: [standfirstOf(d, cast)] }
  },
}

const NONE: ReadonlySet<number> = new Set()

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

interface Card {
  who: Acquaintance
  card: CastBlock['people'][number]
}

/** A card without a post of its own is one only where it says who somebody is. */
function cardsOf(d: Dossier, sections: readonly Section[], claimed: ReadonlySet<number>): Card[] {
  const shown = new Set(sections.flatMap((s) => s.acts.map((a) => a.post)))
  const taken = new Set<string>()
  const cards: Card[] = []
  for (const who of castOf(d)) {
    if (cards.length >= MOST) break
    const portrait = new Set([...shown, ...inPortrait(d)])
    const line =
      bestLineAbout(d, who, new Set([...portrait, ...claimed])) ??
      bestLineAbout(d, who, portrait) ??
      bestLineAbout(d, who, shown)
    const card = cardOf(d, who, line, shown, taken)
    if (!line && (!card.role || !card.claim)) continue
    if (line) shown.add(line.post)
    cards.push({ who, card })
  }
  return cards
}
