import type { Analysis, Person, Post } from '../model.ts'
import { wordsOf } from '../reading/tokens.ts'
import { type Dossier, openDossier } from '../writing/dossier.ts'

export type Cover =
  | { kind: 'number'; value: number; line: string; date: string | null }
  | { kind: 'word'; word: string; posts: number }
  | { kind: 'years' }

/** What a magazine's cover is made of, and the one short post that stands across its contents. */
export interface Front {
  cover: Cover
  /** What else there is, for a reader who would rather have that. */
  others: Cover[]
  strip: { text: string; date: string | null } | null
}

export interface FrontRequest {
  analysis: Analysis
  posts: readonly Post[]
  person: Person
}

const LEAST_DAYS = 100
const MOST_DAYS = 9999
const LONGEST_LINE = 48
const LEAST_REPEATS = 5
const LONGEST_WORD = 12
const STRIP = { words: { least: 2, most: 5 }, characters: 30 }

/** A number where the best story rests on one, else a word that returns, else the years; always the same for the same posts. */
export function front({ analysis, posts, person }: FrontRequest): Front {
  const d = openDossier(analysis, posts, person, analysis.today)
  const years: Cover = { kind: 'years' }
  const [cover = years, ...others] = [numberCover(d), wordCover(d), years].filter((one) => one !== null)
  return { cover, others, strip: stripOf(d) }
}

function numberCover(d: Dossier): Cover | null {
  const worth = (id: string | null) => d.saga(id)?.score ?? 0
  const [best] = d.stories.promises
    .filter(
      ({ days, done, said, words }) =>
        done !== null &&
        days !== null &&
        days >= LEAST_DAYS &&
        days <= MOST_DAYS &&
        words.length <= LONGEST_LINE &&
        d.clear(said.post) &&
        d.clear(done.post),
    )
    .sort((a, b) => worth(b.saga) - worth(a.saga) || (b.days ?? 0) - (a.days ?? 0) || (a.id < b.id ? -1 : 1))
  if (!best?.days || !best.done) return null
  const spoken = SPEECH.exec(best.words.trim())?.[1] ?? best.words
  const line = d.w.capital(spoken.trim().replace(/(?<![.,;:])[.,;:]+$/, ''))
  // From the day that stands beside it, whenever it was due.
  const value = d.day(best.done.post) - d.day(best.said.post)
  return { kind: 'number', value, line, date: d.show(best.said.post).date }
}

function wordCover(d: Dossier): Cover | null {
  for (const claim of d.stories.claims) {
    if (claim.kind !== 'refrain' || claim.tone !== 'clear' || claim.posts.length < LEAST_REPEATS) continue
    const words = wordsOf(claim.phrase)
    if (words.length === 1 && claim.phrase.length <= LONGEST_WORD && claim.posts.every((id) => d.clear(id)))
      return { kind: 'word', word: d.w.capital(claim.phrase), posts: claim.posts.length }
  }
  return null
}

/** What somebody said: the cover sets marks of its own, and their other half may be missing. */
const SPEECH = /^["“„«]([^"“”„«»]{4,})/

const WISHES =
  /birthday|christmas|new year|congrat|thank|cumple|felicidades|feliz|gracias|glückwunsch|geburtstag|danke|frohe/i

/** The shorter the post, the larger it can stand; several short sentences are the best of it. */
function stripOf(d: Dossier): Front['strip'] {
  const worth = (text: string) => (text.match(/[.!?]/g)?.length ?? 0) * 3 - Math.abs(wordsOf(text).length - 3)
  const [best] = d.posts
    .filter(({ id, text }) => {
      const count = wordsOf(text).length
      return (
        count >= STRIP.words.least &&
        count <= STRIP.words.most &&
        text.trim().length <= STRIP.characters &&
        /[.!?]$/.test(text.trim()) &&
        !/[@#\n]|https?:/.test(text) &&
        !WISHES.test(text) &&
        d.clear(id)
      )
    })
    .sort((a, b) => worth(b.text) - worth(a.text) || ((a.at ?? '') < (b.at ?? '') ? -1 : 1))
  return best ? { text: d.show(best.id).text.trim(), date: d.show(best.id).date } : null
}
