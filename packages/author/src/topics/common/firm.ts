import { fold } from '@youzine/words'
import { stem, wordsOf } from '../../reading/tokens.ts'
import { isEveryday } from '../../stories/everyday.ts'
import { lemma } from '../../stories/lemma.ts'
import type { Act, Saga } from '../../stories/model.ts'
import { coherenceOf } from '../../writing/coherence.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { spreadOf, stemsIn } from '../../writing/shared-words.ts'

/** What returns in so many posts, and no more, is mostly one story; in three it may be chance, in ten it is a habit. */
const LEAST = 4
const MOST = 8
const SCORE = { many: 3, few: 3.3, fixed: 2.8 }
const RARE = 9
/** Nobody comes back to something after so many years by chance. */
const LONG = 5
const NAMES_ITSELF = new Set<Saga['kind']>(['place', 'promise', 'phrase', 'series'])

/**
 * Whether a story holds together although no post says that it changed or ended: its thing stands at the head of the
 * posts, or something else returns in them as well.
 */
export function isFirm(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  if (saga.kind === 'person' || acts.length < 3) return false
  if (saga.isWoven) return acts.length >= LEAST && saga.firmness >= WOVEN.firm
  if (NAMES_ITSELF.has(saga.kind)) return saga.score >= SCORE.fixed
  if (isWoven(d, saga, acts)) return true
  if (acts.length > MOST) return false
  const { coverage, topicality } = coherenceOf(d, saga)
  if (coverage < 1 && saga.kind !== 'day') return false
  if (acts.length >= LEAST)
    return saga.score >= SCORE.many && (acts.length > LEAST || tiedShare(d, saga, acts) >= 0.5)
  if (saga.score < SCORE.many || isEveryday(lemma(fold(saga.subject), d.spoken))) return false
  const years = (d.day((acts.at(-1) as Act).post) - d.day((acts[0] as Act).post)) / 365.25
  const isHeld = topicality === 1 && years >= LONG
  return isHeld || (saga.score >= SCORE.few && tiedShare(d, saga, acts) === 1)
}

/** Four posts and more over years, nearly all of which share something else as well: that is one story, whatever it is called. */
function isWoven(d: Dossier, saga: Saga, acts: readonly Act[]): boolean {
  if (acts.length < LEAST || acts.length > WIDEST || saga.score < WOVEN.score) return false
  const years = (d.day((acts.at(-1) as Act).post) - d.day((acts[0] as Act).post)) / 365.25
  return (
    years >= WOVEN.years &&
    coherenceOf(d, saga).coverage >= WOVEN.coverage &&
    tiedShare(d, saga, acts) >= WOVEN.tied
  )
}

const WIDEST = 14
const WOVEN = { firm: 0.7, score: 1.5, years: 1, coverage: 0.75, tied: 0.75 }

/** The share of its posts that have a rare word in common with another of them, besides what the story is called by. */
function tiedShare(d: Dossier, saga: Saga, acts: readonly Act[]): number {
  const spread = spreadOf(d)
  const own = new Set([saga.subject, ...saga.words].flatMap(wordsOf).map(stem))
  const stems = acts.map((a) =>
    [...stemsIn(d, d.wordsOf(a))].filter((w) => !own.has(w) && (spread.get(w) ?? 0) <= RARE),
  )
  const tied = stems.filter((mine, n) => stems.some((s, k) => k !== n && mine.some((w) => s.includes(w))))
  return tied.length / acts.length
}
