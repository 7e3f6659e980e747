import type { NameShown, Share, SharedArticle } from '@youzine/contract'
import { citedIds } from '#features/articles/index.ts'
import { ownPhotosOf, replaceShared, sharedPhotosOf } from '#features/photos/index.ts'
import type { Clock } from '#platform/clock.ts'
import { dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { frontOf, namesShown } from './front.ts'
import type { shareMarks } from './marks.ts'
import type { Pictures } from './pictures.ts'
import type { Front } from './poster.ts'
import {
  addViewer,
  countView,
  deleteShare,
  findOwnArticle,
  findOwnFront,
  findShared,
  findShareOf,
  listDiscoverable,
  type Shared,
  type ShareRow,
  saveShare,
} from './queries.ts'
import { seenToday } from './seen-today.ts'
import { textForStrangers } from './text-for-strangers.ts'
import type { Viewer } from './viewer.ts'

const MOST_TRENDING = 20

interface Options {
  db: Queryable
  clock: Clock
  rateLimiter: RateLimiter
  storage: Storage
  pictures: Pictures
  marks: ReturnType<typeof shareMarks>
  clean(html: string): string
}

const toShare = ({ hash, discoverable, nameShown }: ShareRow): Share => ({
  share_hash: hash,
  discoverable,
  name_shown: nameShown,
})

export const templateIdOf = ({ topic }: Pick<Shared, 'topic'>) => topic?.key ?? topic?.id ?? null

export type Shares = ReturnType<typeof createShares>

export function createShares({ db, clock, rateLimiter, storage, pictures, marks, clean }: Options) {
  const seen = seenToday()
  async function find(hash: string): Promise<Shared> {
    const shared = await findShared(db, hash)
    if (!shared) throw problem('not_found')
    return shared
  }

  /** Once per viewer and day, never for the owner or a bot. */
  async function countFor(shareId: number, viewer: Viewer): Promise<boolean> {
    const day = dayOf(clock())
    if (viewer.isBot || seen.has(shareId, day, viewer)) return false
    if (!(await rateLimiter.allows('viewersOfPlace', shareId, viewer.network))) return false
    const isNew = await db.transaction(async (tx) => {
      const news = []
      for (const name of viewer.names) news.push(await addViewer(tx, shareId, day, name))
      if (!news[0]) return false
      await countView(tx, shareId)
      return true
    })
    seen.add(shareId, day, viewer)
    return isNew
  }

  return {
    find,
    lookUp: (hash: string) => findShared(db, hash),

    async share(
      actor: Actor,
      articleId: number,
      wish: { discoverable: boolean; nameShown?: NameShown },
    ): Promise<Share> {
      if (!(await findOwnArticle(db, actor.userId, articleId))) throw problem('not_found')
      if (!actor.emailValidated) throw problem('email_unconfirmed')
      const share = await saveShare(db, {
        userId: actor.userId,
        articleId,
        hash: publicName(),
        discoverable: wish.discoverable,
        ...(wish.nameShown ? { nameShown: wish.nameShown } : {}),
      })
      await pictures.forget(share.hash)
      return toShare(share)
    },

    /** Only pictures that stand in the article, and only by their owner's hand. */
    async choosePhotos(actor: Actor, articleId: number, wanted: number[]): Promise<{ photo_ids: number[] }> {
      const own = await findOwnFront(db, actor.userId, articleId)
      if (!own?.share) throw problem('not_found')
      if (!actor.emailValidated) throw problem('email_unconfirmed')
      const offered = await ownPhotosOf(db, actor.userId, citedIds(own.article))
      const photoIds = [...new Set(wanted)]
      if (!photoIds.every((id) => offered.some((photo) => photo.id === id))) throw problem('not_found')
      const { share } = own
      await db.transaction((tx) => replaceShared(tx, actor.userId, share.id, photoIds))
      return { photo_ids: photoIds }
    },

    /** A picture of a shared page, as it is kept; null when the owner has not put it there. */
    async photo(hash: string, photoId: number): Promise<Uint8Array | null> {
      const { share } = await find(hash)
      const found = (await sharedPhotosOf(db, share)).find(({ photo }) => photo.id === photoId)
      return found ? storage.get(found.key) : null
    },

    /** One's own link; an admin may take down anybody's. */
    async unshare(actor: Actor, articleId: number): Promise<{ success: true }> {
      const isOwn = await findOwnArticle(db, actor.userId, articleId)
      const share = await findShareOf(db, articleId)
      if (!isOwn && !(actor.role === 'admin' && share)) throw problem('not_found')
      if (isOwn && !actor.emailValidated) throw problem('email_unconfirmed')
      if (share) {
        await deleteShare(db, share.id)
        await pictures.forget(share.hash)
      }
      return { success: true }
    },

    /** Counts whoever looks, and answers the marks of what there is to see. */
    async look(actor: Actor | null, hash: string, viewer: Viewer): Promise<string | null> {
      const found = await marks(hash)
      if (!found) return null
      const isCounted = actor?.userId !== found.userId && (await countFor(found.id, viewer))
      return isCounted ? ((await marks(hash))?.marks ?? null) : found.marks
    },

    async read(hash: string): Promise<SharedArticle> {
      const shared = await find(hash)
      const { first, last } = namesShown(shared)
      return {
        title: shared.article.title,
        body: clean(shared.article.body),
        owner_first_name: first,
        owner_last_name: last,
        view_count: shared.share.viewCount,
        template_id: templateIdOf(shared),
        template_name: shared.topic?.name ?? null,
        text: textForStrangers(
          shared.article,
          (await sharedPhotosOf(db, shared.share)).map(({ photo }) => photo),
        ),
      }
    },

    /** What a picture of one's own article shows; under the link's name, or another that one tries. */
    async ownFront(actor: Actor, articleId: number, name?: NameShown): Promise<Front> {
      await rateLimiter.take('picturesDrawn', actor.userId)
      const own = await findOwnFront(db, actor.userId, articleId)
      if (!own) throw problem('not_found')
      return frontOf({ ...own, share: { nameShown: name ?? own.share?.nameShown ?? 'first' } })
    },

    async trending() {
      const found = await listDiscoverable(db, MOST_TRENDING)
      return found.map((shared) => ({
        share_hash: shared.share.hash,
        title: shared.article.title,
        owner_first_name: namesShown(shared).first,
        template_id: templateIdOf(shared),
        template_name: shared.topic?.name ?? null,
        view_count: shared.share.viewCount,
      }))
    },
  }
}
