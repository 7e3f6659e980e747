import type { Tone } from '../../model.ts'
import type { Passage } from '../find.ts'
import { isPlannedIn } from '../plans.ts'
import { WITHHELD } from '../rank.ts'
import { type Asked, LIGHT_DEEDS, tellsDeed } from './asked.ts'
import type { Pool } from './candidates.ts'
import { SAYS } from './says.ts'

const MOST_LIKE = 6
const MOST_AHEAD = 3
const MOST_HELD = 4
const RARE = 4
const SOME_OF_IT = 0.4
const TONES: Readonly<Record<Tone, number>> = { clear: 0, amber: 0.5, red: 1, hidden: 1 }

/** What speaks for a post and against it, as numbers between nothing and a few. */
/** Posts that kinds of their own found for the question. */
export interface Named {
  own: number | undefined
  near: number | undefined
  refused: number | undefined
}

export function marksOf(asked: Asked, pool: Pool, named: Named) {
  const { question, near, before } = asked
  const { isFirst, isLast } = question.degree
  const heavy = question.terms.filter((t) => !t.isLight)
  const [most = 0, next = 0] = pool.passages.map((p) => near.get(p.post.id) ?? 0).sort((a, b) => b - a)
  const says = SAYS[question.kind]
  const isOfIt = (id: number) => pool.coverageOf(id) >= SOME_OF_IT
  const places = pool.passages
    .filter(({ post: { id } }) => isOfIt(id) || pool.inStories(id, pool.coverageOf) >= SOME_OF_IT)
    .map((p) => p.post.n)
  const [from, to] = [Math.min(...places), Math.max(...places)]
  const contextOf = (id: number) => pool.context.get(id) ?? 0
  return (passage: Passage) => {
    const { post, sentence, coverage, score, at } = passage
    const { id } = post
    const like = Math.min(MOST_LIKE, near.get(id) ?? 0)
    const isEnglish = question.language === 'en' && post.language === 'en'
    const time = to > from ? Math.min(1, Math.max(0, (post.n - from) / (to - from))) : 0.5
    const isKind = says?.(passage, asked)
    const ofWords = heavy.filter((t) => t.matches.posts.has(post.n))
    return {
      coverage,
      bearing: score - coverage,
      held: Math.min(MOST_HELD, heavy.filter((t) => at.get(t)?.length || t.matches.told.has(post.n)).length),
      rare: ofWords.filter((t) => !t.person && t.matches.posts.size <= RARE).length,
      missing: question.terms.filter((t) => t.person && !at.has(t)).length,
      otherDeed: Number(!tellsDeed(passage, question.terms)),
      planned: Number(isPlannedIn(passage, question.terms)),
      asks: Number(/\?["”’»]?$/.test(sentence.text)),
      withheld: Number(WITHHELD.test(post.text)),
      like: isEnglish ? like : 0,
      likeOther: isEnglish ? 0 : like,
      mostLike: Number(like > 0 && near.get(id) === most),
      ahead: near.get(id) === most ? Math.min(MOST_AHEAD, most - next) : 0,
      ofKind: Number(isKind === true),
      lacksKind: Number(isKind === false),
      whole: pool.withStories(post, question.terms),
      story: pool.inStories(id, pool.coverageOf),
      storyLike: pool.inStories(id, (other) => near.get(other) ?? 0),
      early: isFirst ? 1 - time : 0,
      late: isLast || LATEST.has(question.kind) ? time : 0,
      contextHeld: before
        ? before.question.terms.filter((t) => !t.isLight && t.matches.posts.has(post.n)).length
        : 0,
      contextStory: before
        ? pool.inStories(id, (other) => (before.posts[0] === other ? 1 : contextOf(other)))
        : 0,
      own: Number(named.own === id),
      near: Number(named.near === id),
      refused: Number(named.refused === id),
      tender: TONES[post.tone],
    }
  }
}
const LATEST = new Set<Asked['question']['kind']>(['became', 'ever'])
export type Marks = ReturnType<ReturnType<typeof marksOf>>

/** What speaks for it that no post holds the answer. */
export function doubtsOf({ question, near, before }: Asked) {
  const { kind, degree, terms, text, language } = question
  const isNew = (t: (typeof terms)[number]) =>
    t.matches.posts.size === 0 && !t.isDeed && /^\p{Lu}/u.test(t.label) && !text.startsWith(t.label)
  return {
    always: 1,
    blind: Number(near.size === 0),
    unheardName: Number(language !== 'de' && terms.some(isNew)),
    foreign: Number(language !== 'en'),
    followsOn: Number(before !== null),
    long: Math.min(5, terms.filter((t) => !t.isLight).length),
    name: Number(kind === 'name'),
    why: Number(kind === 'why'),
    count: Number(kind === 'how-often' || kind === 'compare'),
    figure: Number(FIGURES.has(kind)),
    extreme: Number(degree.isMost || degree.isLeast),
    when: Number(kind === 'when'),
    became: Number(kind === 'became'),
    whether: Number(kind === 'ever' || !ASKS.test(text)),
    last: Number(degree.isLast),
    untold: Number(
      terms.some(
        (t) => t.isDeed && t.matches.posts.size === 0 && !t.concepts.every((c) => LIGHT_DEEDS.has(c)),
      ),
    ),
    tender: Number(question.asksTender),
  }
}
/** What has none of these asks whether. */
const ASKS =
  /(?<!\p{L})(?:wh(?:at|o|om|ose|en|ere|y|ich)|how|qu[eé]|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]ndo|cu[aá]nt[oa]s?|c[oó]mo|a?d[oó]nde|was|wer|wen|wem|wessen|wann|wo(?:hin|her|ran|für|mit|von|rauf)?|warum|wieso|weshalb|wie(?:viel)?|welche[rsnm]?)(?!\p{L})/iu
const FIGURES = new Set<Asked['question']['kind']>([
  'how-much',
  'how-old',
  'how-big',
  'how-long',
  'how-many',
  'colour',
])
export type Doubts = ReturnType<typeof doubtsOf>
