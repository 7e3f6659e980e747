import type { ExhibitBlock } from '../../forms/block.ts'
import { isoDay } from '../../reading/calendar.ts'
import { escaped } from '../../reading/escaped.ts'
import { portableThings } from '../../reading/portable-things.ts'
import { stem } from '../../reading/tokens.ts'
import { MEASURES } from '../../stories/measures.ts'
import type { Act, Saga, Thing } from '../../stories/model.ts'
import { isVerbForm } from '../../stories/verb-forms.ts'
import { coherenceOf } from '../../writing/coherence.ts'
import { actsIn, type Dossier } from '../../writing/dossier.ts'
import { glossAll } from '../../writing/gloss.ts'
import { count, post, say } from '../../writing/page.ts'
import { isFirm } from '../common/firm.ts'
import { headline } from '../common/headline.ts'
import type { PostTopic } from '../topic.ts'
import { WORDS } from './words.ts'

const MOST = 9
const LEAST = 5
const FEW = 3

interface Piece {
  object: string
  acts: Act[]
  thing: Thing | null
  people: string[]
}

/** Five labels are a museum. */
const isEnough = (pieces: readonly Piece[]) => pieces.length >= LEAST

const isClear = (d: Dossier, a: Act) => a.tone === 'clear' && (d.clear(a.post) || a.from > 0)

/** Things with a fate: those whose story the plan gave to the museum, then those with two posts, or a maker and a price. */
export function piecesOf(d: Dossier, sagas: readonly Saga[]): Piece[] {
  const pieces: Piece[] = sagas.flatMap((s) => {
    const acts = actsIn(d, s, 'clear')
    return acts
      ? [
          {
            object: s.subject,
            acts: ends(acts),
            thing: d.stories.objects.find((o) => o.noun === s.subject) ?? null,
            people: s.people,
          },
        ]
      : []
  })
  const shown = new Set(pieces.flatMap((p) => p.acts.map((a) => a.post)))
  for (const thing of d.stories.objects) {
    if (pieces.length >= MOST) break
    const acts = thing.acts.filter((a) => isClear(d, a))
    if (
      acts.length === 0 ||
      acts.some((a) => shown.has(a.post)) ||
      pieces.some((p) => p.object === thing.noun)
    )
      continue
    // A thing that runs through several posts is a story, and stories are shared out by the plan.
    if (acts.length !== 1 || !(thing.maker || thing.price)) continue
    if (thing.fate && !isClear(d, thing.fate)) continue
    pieces.push({ object: thing.noun, acts: ends(acts), thing, people: [] })
    for (const a of acts) shown.add(a.post)
  }
  return pieces.sort((a, b) => d.day(a.acts[0]?.post ?? 0) - d.day(b.acts[0]?.post ?? 0))
}

/** A label has room for so many posts; of more, the first and the last. */
const LABEL = 7
const ends = (acts: Act[]) => (acts.length <= LABEL ? acts : [...acts.slice(0, 3), ...acts.slice(3 - LABEL)])

function exhibit(d: Dossier, piece: Piece): ExhibitBlock {
  const t = WORDS[d.spoken]
  const first = d.day(piece.acts[0]?.post ?? 0)
  const last = d.day(piece.acts.at(-1)?.post ?? 0)
  const facts = [piece.thing?.maker, piece.thing?.price].filter(Boolean).join(', ')
  const dates = first === last ? t.on(d.w.day(first)) : t.dates(d.w.day(first), d.w.day(last))
  return {
    form: 'exhibit',
    object: d.w.capital(piece.object),
    from: first ? isoDay(first) : null,
    to: last ? isoDay(last) : null,
    fate: [facts ? `${d.w.capital(facts)}.` : '', dates].filter(Boolean).join(' '),
    entries: piece.acts.map((a) => d.show(a)),
  }
}

const LONG = 7
const DETERMINED = {
  en: 'the|an?|my|our|his|her|their|that|this|no|some|every|\\d{1,9}',
  es: 'el|la|los|las|un|una|mi|mis|su|sus|este|esta|ese|esa|\\d{1,9}',
  de: 'der|die|das|den|dem|ein\\p{L}*|mein\\p{L}*|kein\\p{L}*|\\d{1,9}',
}

/** “Davie phoned” is no phone: in most of its posts the word stands as a thing does. */
function isNoun(d: Dossier, s: Saga): boolean {
  const word = s.subject.replace(/s$/, '')
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${DETERMINED[d.spoken]}) (?:\\p{L}+ )?${word}|(?:^|[.!?:] )${word}(?:s|es)?(?=[ .,:!?])`,
    'iu',
  )
  return s.acts.filter((a) => pattern.test(d.post(a.post)?.text ?? '')).length >= s.acts.length * 0.5
}

const TELLS_MORE = 4
const SAME_WORD = 0.5

/** “Written warning”, “Beekeeping for Busy Men”: what the same word follows again and again is only the first half of a name. */
function isHalf(d: Dossier, s: Saga): boolean {
  const after = new RegExp(`(?<!\\p{L})${escaped(s.subject)}(?:s|es|n|en)? (\\p{L}{3,})`, 'iu')
  const next = s.acts.flatMap((a) => after.exec(d.post(a.post)?.text ?? '')?.[1]?.toLowerCase() ?? [])
  const most = Math.max(0, ...next.map((w) => next.filter((x) => x === w).length))
  return most >= 2 && most >= s.acts.length * SAME_WORD
}

/** One noun that the posts are about, that is nobody, and that became something, came back, or returned for years. */
function isThing(d: Dossier, s: Saga): boolean {
  if (!KINDS.has(s.kind) || d.person(s.subject) || MEASURES.test(s.subject)) return false
  if (/\s/.test(s.subject) || /^[\d\p{Extended_Pictographic}]/u.test(s.subject)) return false
  const acts = actsIn(d, s, 'clear')
  if (!acts || s.score < 2 || isHalf(d, s) || (d.spoken === 'en' && isVerbForm(s.subject.toLowerCase())))
    return false
  const isPortable = portableThings(d.spoken).has(stem(s.subject))
  const hasFate = [acts[0], acts.at(-1)].some((a) => a && FATE[d.spoken].test(d.wordsOf(a)))
  // What nobody could carry in is shown only where its story is short, and it was lent, lost, bought or mended.
  if (
    !isPortable &&
    (s.acts.length > LONG || acts.length < FEW || !hasFate || !isOwned(d, s) || isSomewhere(d, s))
  )
    return false
  if ((isPortable || d.spoken !== 'de') && !isNoun(d, s)) return false
  if (isFirm(d, s, acts) && acts.length >= TELLS_MORE) return true
  return (
    (s.hasOutcome || (isPortable && s.isRing)) && coherenceOf(d, s).topicality >= (isPortable ? 0.5 : 0.6)
  )
}

/** It had a price or a maker, or went from hand to hand. */
const isOwned = (d: Dossier, s: Saga) =>
  d.stories.objects.some((o) => o.noun === s.subject && (o.price || o.maker)) ||
  d.claimsAbout(s).some((c) => c.kind === 'changed-hands')

/** Where somebody checks in is no object. */
const isSomewhere = (d: Dossier, s: Saga) =>
  d.posts.some((p) => p.place?.toLowerCase().includes(s.subject.toLowerCase()))

const FATE = {
  en: /(?<!\p{L})(?:lent|borrowed|lost|missing|found|bought|sold|broke|broken|mended|fixed|repaired|arrived|gave|given|stolen|returned|brought|built|planted|ordered)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:prest\p{L}+|perd[ií]\p{L}*|encontr\p{L}+|compr\p{L}+|vend\p{L}+|se rompió|arregl\p{L}+|regal\p{L}+|devolv\p{L}+|trajo|traía|empeñad[oa]|apareció)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:geliehen|verliehen|geholt|verloren|weg|gefunden|gekauft|verkauft|kaputt|repariert|gebracht|geschenkt|gebaut|bekommen)(?!\p{L})/iu,
}

const KINDS = new Set<Saga['kind']>(['object', 'promise', 'thread'])

export const museum: PostTopic = {
  kind: 'posts',
  info: {
    id: 3,
    key: 'museum',
    name: 'The museum of small objects',
    description: 'The things your posts keep, each with a label, its dates and what became of it.',
    genre: 'Humour',
    order: 60,
    needs: ['facebook_posts'],
    brief:
      'A museum guide. Five to nine objects from the posts that have a fate, each a label with its dates, its maker or price if the posts give one, and what became of it; the thing is the subject, not the person. End with the object that changed hands.',
  },
  room: 7,
  wishes: (d) =>
    d.sagas
      .filter((s) => isThing(d, s) && (actsIn(d, s, 'clear')?.length ?? 0) >= 2)
      .map((saga) => ({ saga, value: saga.score + 0.5 })),
  carries: (d, sagas) => isEnough(piecesOf(d, sagas)),
  draft(page, sagas, request) {
    const { d } = page
    const pieces = piecesOf(d, sagas).slice(0, MOST)
    if (pieces.length === 0) return null
    const t = WORDS[d.spoken]
    const acts = pieces.flatMap((p) => p.acts)
    const head = headline(
      page,
      request,
      acts,
      t.title,
      pieces.map((p) => p.object),
    )
    for (const piece of pieces) {
      const block = exhibit(d, piece)
      page.block({ ...block, fate: [block.fate, glossAll(page, piece.acts)].filter(Boolean).join(' ') })
    }
    return {
      title: head.title,
      titlePosts: head.posts,
      standfirst: [
        say(
          t.standfirst(
            d.w.capital(d.w.number(pieces.length)),
            pieces[0]?.object ?? '',
            pieces.at(-1)?.object ?? '',
          ),
          [
            ...post(...pieces.map((p) => p.acts[0]?.post ?? 0)),
            count(pieces.length, {
              kind: 'listed',
              posts: [...new Set(pieces.map((p) => p.acts[0]?.post ?? 0))],
            }),
          ],
        ),
      ],
    }
  },
}
