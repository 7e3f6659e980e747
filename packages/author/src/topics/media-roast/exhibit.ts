import type { Post } from '../../model.ts'
import { escaped } from '../../reading/escaped.ts'
import { inOrder } from '../../reading/in-order.ts'
import { once } from '../../reading/once.ts'
import { MEASURES } from '../../stories/measures.ts'
import type { Act, Saga } from '../../stories/model.ts'
import type { Dossier } from '../../writing/dossier.ts'
import { isShadowed } from '../../writing/shadow.ts'
import { spreadOf, stemsIn } from '../../writing/shared-words.ts'
import { withArticle } from '../../writing/with-article.ts'
import type { Beside } from '../common/in-posts.ts'

export type ExhibitKind =
  | 'boast'
  | 'late'
  | 'vow'
  | 'denial'
  | 'versions'
  | 'corrected'
  | 'recalled'
  | 'rule'
  | 'stance'
  | 'refrain'
  | 'again'
  | 'confessed'
  /** What had a day and was never done. */
  | 'overdue'
  /** What was announced before witnesses, and counted late by the accused. */
  | 'announced'
  /** “Not once”, and then. */
  | 'belied'
  | 'forecast'
  | 'ease'
  /** An explanation that was taken back years later. */
  | 'excuse'

export type Words = Pick<Act, 'post' | 'from' | 'to'>

/** Posts that are funny beside each other, and by what measure. */
export interface Exhibit {
  kind: ExhibitKind
  /** In order of time. */
  acts: Act[]
  /** What it is about, as the posts call it, with its article where they give it one. */
  noun: string | null
  /** The words in which it was denied or announced: a title. */
  line: Words | null
  beside: Map<number, Beside>
  /** What a sentence of ours about it states: how often, how many days. */
  n: number
  weight: number
  /** How many days a date or a vow was overrun. */
  days?: number
  /** How many days were left until the day it was to be done. */
  allowed?: number
  /** The weekday that was promised, where it was done on one, whenever. */
  weekday?: number
  /** The story it tells, where it tells one: no other article tells it then. */
  saga?: Saga
  /** How a stance was taken: for the time being, as a loan, for good, or as a view of something. */
  manner?: 'temporary' | 'lent' | 'sworn' | 'view'
  /** Whether a later post names the day of the earlier one. */
  isDated?: true
}

/** May be laughed at. */
export const isComic = (d: Dossier, id: number) => d.clear(id) && !isShadowed(d, id) && d.day(id) > 0

export const wordsAt = (d: Dossier, post: number, words: string): Words | null => {
  const from = d.post(post)?.text.indexOf(words) ?? -1
  return from < 0 ? null : { post, from, to: from + words.length }
}

/** Posts with words in them, oldest first. */
export const inTime = once((d: Dossier): Post[] =>
  d.posts.filter((p) => p.text.trim() && d.day(p.id) > 0).sort(inOrder),
)

/** Things of the stories that are in this post, those first that are in few others; with their article. */
export function thingsIn(d: Dossier, id: number): string[] {
  const text = d.post(id)?.text.toLowerCase() ?? ''
  const spread = spreadOf(d)
  // “Lever arch files” is not a matter of arch files.
  const isThere = (noun: string) =>
    new RegExp(
      `${d.spoken === 'en' ? LED : '(?<!\\p{L})'}${escaped(noun.toLowerCase())}(?!\\p{L})`,
      'u',
    ).test(text)
  const nouns = [
    ...d.stories.objects.filter((o) => o.posts.includes(id)).map((o) => o.noun),
    ...d.stories.sagas
      .filter((s) => (s.kind === 'object' || s.kind === 'promise') && s.acts.some((a) => a.post === id))
      .map((s) => s.subject),
  ]
  const rarity = (noun: string) => Math.min(...[...stemsIn(d, noun)].map((w) => spread.get(w) ?? 99), 99)
  return [...new Set(nouns)]
    .filter((noun) => isThere(noun) && d.person(noun) === null && !MEASURES.test(noun))
    .sort((a, b) => rarity(a) - rarity(b) || (a < b ? -1 : 1))
    .flatMap((noun) => withArticle(d, noun) ?? [])
}

const LED = '(?:^|[.:] |(?<!\\p{L})(?:the|an?|my|our|his|her|of|about|no|\\d{1,9}) )'
/** What is refused or denied is half a joke already. */
export const NEGATED =
  /(?<!\p{L})(?:not|no|never|nothing|nobody|\p{L}+n['’]t|nunca|jamás|ni|nada|nie|niemals|kein\p{L}*|nicht|nichts)(?!\p{L})/iu
export const OWN_VOICE = /^(?:I|I['’]m|We|We['’]re|Yo|Nosotr[oa]s|Ich|Wir)(?!\p{L})/iu
