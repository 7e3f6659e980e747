import type { Analysis, TalkAnswer } from '@youzine/author'
import { asRead, hoursFromGreenwich } from '@youzine/words'
import type { Material } from '#features/author/index.ts'
import { loadVectors } from '#features/posts/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Cited, numbered } from './post-numbers.ts'
import { postsByMeaning } from './posts-by-meaning.ts'
import { listPosts } from './queries.ts'

/** A post as a model sees it. */
export interface ShownPost extends Cited {
  day: string
  text: string
  isTender: boolean
}

const MOST_CHARACTERS = 30_000
/** No archive with more words than this goes in whole; it need not be loaded to know. */
const MOST_WORDS = MOST_CHARACTERS / 3
const BY_MEANING = 60

interface Asked {
  userId: number
  material: Material
  /** The posts that the article rests on. */
  articlePosts: number[]
  /** The last two, newest first. */
  questions: string[]
  talked: TalkAnswer
  citedBefore: Cited[]
}

interface Options {
  db: Queryable
  embed(text: string): Promise<Int8Array | undefined>
}

interface Row {
  id: number
  at: string | null
  text: string
}

/** What a model is shown: everything that fits, else the article's own posts, those nearest in meaning, word matches. */
export function createPostsShown({ db, embed }: Options) {
  async function byMeaning(userId: number, questions: readonly string[]): Promise<number[]> {
    const vectors = await loadVectors(db, userId)
    if (vectors.size === 0) return []
    const lists = await Promise.all(
      questions.map(async (question) => postsByMeaning(vectors, await embed(question), BY_MEANING)),
    )
    return Array.from({ length: BY_MEANING }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  }

  /** All of them, where all of them have room. */
  async function everything({ reader, analysis }: Material): Promise<Row[] | null> {
    if (analysis.totals.words > MOST_WORDS) return null
    const rows = visible(await reader.load(), analysis)
    return whileThereIsRoom(rows).length === rows.length ? rows : null
  }

  async function chosen(asked: Asked): Promise<Row[]> {
    const { userId, material, articlePosts, questions, talked, citedBefore } = asked
    const wanted = [
      ...new Set([
        ...articlePosts,
        ...talked.posts,
        ...citedBefore.map(({ postId }) => postId),
        ...(await byMeaning(userId, questions)),
        ...talked.near,
      ]),
    ]
    const rows = new Map((await listPosts(db, userId, wanted)).map((row) => [row.id, row]))
    const inOrder = wanted.flatMap((id) => rows.get(id) ?? [])
    const told = inOrder.map(({ id, at, text }) => ({
      id,
      at: at?.toISOString() ?? null,
      text: asRead(text),
    }))
    return whileThereIsRoom(visible(told, material.analysis))
  }

  return async (asked: Asked): Promise<{ posts: ShownPost[]; isAll: boolean }> => {
    const { red, amber } = asked.material.analysis
    const tender = new Set([...red, ...amber])
    const all = await everything(asked.material)
    const rows = all ?? (await chosen(asked))
    const hours = hoursFromGreenwich(rows.map(({ at }) => at))
    const inTime = rows.toSorted(
      (a, b) => (a.at ?? '9').localeCompare(b.at ?? '9') || (a.text < b.text ? -1 : 1),
    )
    const numbers = numbered(
      inTime.map(({ id }) => id),
      asked.citedBefore,
    )
    const posts = inTime.map(({ id, at, text }, n) => ({
      number: numbers[n]?.number ?? 0,
      postId: id,
      day: at ? new Date(Date.parse(at) + hours * 3_600_000).toISOString().slice(0, 10) : 'undated',
      text,
      isTender: tender.has(id),
    }))
    return { posts, isAll: all !== null }
  }
}

/** What is hidden never leaves the machine. */
function visible(rows: readonly Row[], { hidden }: Analysis): Row[] {
  const never = new Set(hidden)
  return rows.filter(({ id, text }) => text && !never.has(id))
}

/** Whole posts only. */
function whileThereIsRoom(rows: readonly Row[]): Row[] {
  let left = MOST_CHARACTERS
  return rows.filter(({ text }) => {
    const fits = text.length <= left
    if (fits) left -= text.length
    return fits
  })
}
