import { FIGURE } from './numbers.ts'

/** “10k steps!! 10,212 to be exact”: the exacter figure takes the place of the round one. */

const EXACTLY =
  'to be (?:exact|precise)|exactly|precisely|on the dot|para ser (?:exact|precis)[oa]s?|exactamente|en concreto|concretamente|um genau zu sein|genau genommen|genauer gesagt|ganz genau|exakt|genauer'
const NUMBER = `(?<![\\d.:/])(${FIGURE})( ?k(?!\\p{L}))?`
const BEHIND = new RegExp(
  `${NUMBER}([^\\d]{0,25}?)[,.!…(\\s-]+(${FIGURE})(?: ?(\\p{L}+))?,? (?:${EXACTLY})(?!\\p{L})`,
  'giu',
)
const AHEAD = new RegExp(
  `${NUMBER}([^\\d]{0,25}?)[,.!…(\\s-]+(?:or |o |oder |also |well |bueno )?(?:${EXACTLY}|actually,?|en realidad|tatsächlich)[:,]? (${FIGURE})(?![\\d.:/])`,
  'giu',
)
/** “about 20 pages. 22 actually”. */
const AFTERTHOUGHT = new RegExp(
  `${NUMBER}([^\\d]{0,25}?)[,.!…(\\s-]+(${FIGURE})(?: ?(\\p{L}+))?,? (?:actually|en realidad|tatsächlich)(?=\\s*(?:$|[.,;!)])| (?:according|on|by|per|says|if|según|laut)(?!\\p{L}))`,
  'giu',
)
/** “10000 steps plus a bit, 10450”. */
const AND_A_BIT = new RegExp(
  `${NUMBER}([^\\d.,;!?]{0,15}?)(?: and| plus| y| und)? (?:a bit|a few|or so|something|pico|algo|algo más|(?:ein )?bisschen|ein paar|etwas)(?: more| mehr)?[,.!…:(\\s-]+(${FIGURE})(?![\\d.:/])(?=\\s*(?:$|[.,;!?)](?!\\d)))`,
  'giu',
)
const THOUSAND = 1000
/** Farther apart they are of different things. */
const NEAR = 0.35

function exact(
  whole: string,
  round: string,
  k: string | undefined,
  between: string,
  exacter: string,
): string {
  const about = Number(round) * (k && Number(exacter) >= Number(round) * THOUSAND * NEAR ? THOUSAND : 1)
  if (Math.abs(Number(exacter) - about) > about * NEAR) return whole
  return `${exacter}${about === Number(round) ? (k ?? '') : ''}${between} `
}

export const withExacter = (text: string) =>
  [BEHIND, AHEAD, AFTERTHOUGHT, AND_A_BIT].reduce(
    (all, pattern) =>
      all.replace(pattern, (whole, round: string, k: string | undefined, between: string, exacter: string) =>
        exact(whole, round, k, between, exacter),
      ),
    text,
  )
