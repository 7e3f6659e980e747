import {
  type Correction,
  type LeaveOut,
  type LeaveOutList,
  leaveOutTexts,
  MOST_LEAVE_OUTS,
  type NewLeaveOut,
} from '@youzine/contract'
import {
  type CorrectionRow,
  deleteCorrection,
  findOwnedArticle,
  insertCorrection,
  listCorrections,
  plainText,
  singleSpaced,
  stripArticles,
} from '#features/articles/index.ts'
import { removeLeftOutPhotos } from '#features/photos/index.ts'
import {
  countPosts,
  deleteLeaveOut,
  findOwnPost,
  insertLeaveOut,
  type LeaveOutRow,
  listLeaveOutsOf,
  listTexts,
  settleLeaveOuts,
} from '#features/posts/index.ts'
import { deleteFilmsOf } from '#features/videos/index.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Platform } from '#platform/platform.ts'
import { invalidField, problem } from '#platform/problem.ts'
import { refreshFront, type SaveFront } from './jobs.ts'

type Listed = Awaited<ReturnType<typeof listLeaveOutsOf>>[number]

const toLeaveOut = ({ wish, post }: Listed): LeaveOut => ({
  id: wish.id,
  kind: wish.kind,
  text: wish.text,
  from: wish.fromDay,
  to: wish.toDay,
  post: post && { id: post.id, at: post.at?.toISOString() ?? null, text: post.text },
  created_at: wish.createdAt.toISOString(),
})

const toCorrection = ({ id, articleId, sentence, note, createdAt }: CorrectionRow): Correction => ({
  id,
  article_id: articleId,
  sentence,
  note,
  created_at: createdAt.toISOString(),
})

const toRow = (wish: NewLeaveOut, userId: number, createdAt: Date) => ({
  userId,
  createdAt,
  kind: wish.kind,
  ...(wish.kind === 'post' ? { postId: wish.post_id } : {}),
  ...(wish.kind === 'time' ? { fromDay: wish.from, toDay: wish.to } : {}),
  ...(wish.kind === 'name' || wish.kind === 'word' ? { text: wish.text } : {}),
})

const isSame = (row: LeaveOutRow, wish: NewLeaveOut) =>
  row.kind === wish.kind &&
  (wish.kind === 'post'
    ? row.postId === wish.post_id
    : wish.kind === 'time'
      ? row.fromDay === wish.from && row.toDay === wish.to
      : row.text?.toLowerCase() === wish.text.toLowerCase())

export interface LeaveOutsOptions {
  platform: Platform
  saveFront: SaveFront
}

export type LeaveOuts = ReturnType<typeof createLeaveOuts>

/** The reader's say: what must not be used, and what is not right. It holds for everything from then on. */
export function createLeaveOuts({ platform, saveFront }: LeaveOutsOptions) {
  const { db, clock, jobs, storage, rateLimiter } = platform
  const list = async (on: Queryable, userId: number) => (await listLeaveOutsOf(on, userId)).map(toLeaveOut)

  /** Out of articles and films in this moment; what takes longer follows as jobs. */
  async function takeOut(
    tx: Transaction,
    userId: number,
    unwanted: { postIds: number[]; sentences: string[] },
  ) {
    const posts = await listTexts(tx, userId, unwanted.postIds)
    const changed = await stripArticles(tx, { jobs, now: clock() }, userId, {
      postIds: new Set(unwanted.postIds),
      texts: [...posts.map(({ text }) => text), ...unwanted.sentences],
    })
    const films = await deleteFilmsOf(tx, changed)
    await removeLeftOutPhotos(tx, jobs, userId)
    await saveFront(tx, userId, null)
    await jobs.enqueue(tx, refreshFront, { userId })
    return { changed, films }
  }

  const removeFiles = async (files: string[]) => {
    for (const file of files) await storage.remove(file)
  }

  return {
    async list({ userId }: Actor): Promise<LeaveOutList> {
      const { total, leftOut } = await countPosts(db, userId)
      return {
        leave_outs: await list(db, userId),
        corrections: (await listCorrections(db, userId)).map(toCorrection),
        posts_left_out: leftOut,
        posts: total,
      }
    },

    async add({ userId }: Actor, wish: NewLeaveOut) {
      if (wish.kind === 'post' && !(await findOwnPost(db, userId, wish.post_id))) throw problem('not_found')
      const wanted = toRow(wish, userId, clock())
      let same: LeaveOutRow | undefined
      const { films, ...answer } = await settleLeaveOuts(
        db,
        userId,
        (known) => {
          same = known.find((one) => isSame(one, wish))
          if (!same && known.length >= MOST_LEAVE_OUTS) throw problem('conflict', leaveOutTexts.tooMany)
          return same ? known : [...known, wanted]
        },
        async (tx, newlyOut) => {
          const row = same ?? (await insertLeaveOut(tx, wanted))
          const postIds = same ? [] : newlyOut
          const { changed, films: gone } =
            postIds.length > 0
              ? await takeOut(tx, userId, { postIds, sentences: [] })
              : { changed: [], films: [] }
          const [listed] = (await list(tx, userId)).filter(({ id }) => id === row.id)
          if (!listed) throw problem('not_found')
          return {
            leave_out: listed,
            posts_left_out: postIds.length,
            articles_rewritten: changed.length,
            films: gone,
          }
        },
      )
      await removeFiles(films)
      return answer
    },

    /** Articles stay as they are: what comes back is there for the next ones. */
    async remove({ userId }: Actor, id: number) {
      await settleLeaveOuts(
        db,
        userId,
        (known) => {
          if (!known.some((one) => one.id === id)) throw problem('not_found')
          return known.filter((one) => one.id !== id)
        },
        (tx) => deleteLeaveOut(tx, userId, id),
      )
    },

    async correct({ userId }: Actor, articleId: number, said: { sentence: string; note: string }) {
      await rateLimiter.take('corrections', userId)
      const { row, films } = await db.transaction(async (tx) => {
        const found = await findOwnedArticle(tx, userId, articleId)
        if (!found) throw problem('not_found', 'Article not found')
        const { title, standfirst, paragraphs } = found.article
        const text = [title, standfirst, ...paragraphs.map(({ html }) => plainText(html))]
          .map(singleSpaced)
          .join(' ')
        if (!text.includes(singleSpaced(said.sentence)))
          throw invalidField('sentence', leaveOutTexts.notInArticle)
        const made = await insertCorrection(tx, { userId, articleId, ...said, createdAt: clock() })
        const taken = await takeOut(tx, userId, { postIds: [], sentences: [said.sentence] })
        return { row: made, films: taken.films }
      })
      await removeFiles(films)
      return toCorrection(row)
    },

    async takeBack({ userId }: Actor, id: number) {
      if (!(await deleteCorrection(db, userId, id))) throw problem('not_found')
    },
  }
}
