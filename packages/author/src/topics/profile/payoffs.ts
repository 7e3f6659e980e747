import { numberOf, stopWords } from '@youzine/words'
import { once } from '../../reading/once.ts'
import { wordsOf } from '../../reading/tokens.ts'
import type { Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { wordCount } from '../../writing/telling.ts'

const LONGEST = 45
const WIDEST = 12
const MOST = 4
const SHORTEST = 3
const FIRM = 0.6

/** The words of a text by which it could lean on another: numbers count, small words do not. */
function leaning(d: Dossier, text: string): Set<string> {
  const stop = stopWords(d.spoken)
  return new Set(
    wordsOf(text).filter(
      (w) => numberOf(w, d.spoken) !== null || (w.length > 3 && !stop.has(w) && !/^\d+$/.test(w)),
    ),
  )
}

interface Leaning {
  whole: Set<string>
  /** Of the last sentence what the others do not say. */
  last: Set<string>
}

const read = once((_: Dossier) => new Map<number, Leaning>())

/** Each post is taken apart once, however many stories it is in. */
function leaningOf(d: Dossier, id: number): Leaning {
  const known = read(d).get(id)
  if (known) return known
  const sentences = d.sentences(id).map((s) => s.text)
  const before = leaning(d, sentences.slice(0, -1).join(' '))
  const last = sentences.length < 2 ? [] : [...leaning(d, sentences.at(-1) ?? '')]
  const found = { whole: leaning(d, textOf(d, id)), last: new Set(last.filter((w) => !before.has(w))) }
  read(d).set(id, found)
  return found
}

const textOf = (d: Dossier, id: number) => d.post(id)?.text ?? ''

/**
 * “Took my time at five.” is a joke for whoever knows what happened at verse five: of each story that the piece shows in
 * part, the earlier post that the last sentence of a later one leans on, where no post that is shown explains it.
 */
export function setUpsOf(d: Dossier, ids: readonly number[], told: ReadonlySet<number>): number[] {
  const first = leantOn(d, ids, told)
  // What explains a post may need explaining itself.
  return [...first, ...leantOn(d, [...ids, ...first], told)].slice(0, MOST)
}

function leantOn(d: Dossier, ids: readonly number[], told: ReadonlySet<number>): number[] {
  const kept = new Set(ids)
  const found: number[] = []
  for (const saga of d.stories.sagas) {
    if (saga.acts.length > WIDEST || saga.kind === 'person' || !isShown(d, saga, kept)) continue
    // A loft is a loft: a thing whose posts have nothing else in common is no joke's beginning.
    if (saga.kind === 'object' && saga.acts.length > 2 && saga.firmness < FIRM) continue
    for (const [n, act] of saga.acts.entries()) {
      if (n === 0 || !kept.has(act.post)) continue
      // One word that two posts share explains neither.
      const least = saga.acts.length < SHORTEST && saga.kind !== 'promise' ? 2 : 1
      const missing = setUpOf(d, saga, n, kept, least)
      const isTellable =
        missing !== null && d.clear(missing) && !told.has(missing) && wordCount(textOf(d, missing)) <= LONGEST
      if (isTellable && !found.includes(missing)) found.push(missing)
    }
  }
  return found
}

/**
 * German cannot tell a town from a thing: there, what meets the piece in one post of many is another story, and its
 * jokes are told in it.
 */
export const isShown = (d: Dossier, saga: Saga, kept: ReadonlySet<number>) =>
  d.spoken !== 'de' || saga.acts.filter((a) => kept.has(a.post)).length >= Math.min(2, saga.acts.length / 3)

function setUpOf(d: Dossier, saga: Saga, n: number, kept: ReadonlySet<number>, least: number): number | null {
  const { last } = leaningOf(d, saga.acts[n]?.post ?? 0)
  if (last.size === 0) return null
  const before = saga.acts.slice(0, n).map((a) => a.post)
  const shown = before.filter((id) => kept.has(id)).map((id) => leaningOf(d, id).whole)
  // What a post before it says, and which is shown, needs no more telling.
  const open = [...last].filter((w) => !shown.some((words) => words.has(w)))
  const [best] = before
    .filter((id) => !kept.has(id))
    .map((id) => ({ id, n: open.filter((w) => leaningOf(d, id).whole.has(w)).length }))
    .filter((x) => x.n >= least)
    .sort((a, b) => b.n - a.n || d.day(b.id) - d.day(a.id))
  return best?.id ?? null
}

/** A vow whose end is told on another page is a promise to the reader that nobody keeps. */
export function isLeftOpen(d: Dossier, id: number, kept: readonly number[], main: Saga): boolean {
  if (main.acts.some((a) => a.post === id)) return false
  return d.stories.claims.some(
    (c) =>
      (c.kind === 'vow-undone' || c.kind === 'deadline') &&
      c.posts[0] === id &&
      c.posts.length > 1 &&
      !kept.includes(c.posts.at(-1) as number),
  )
}
