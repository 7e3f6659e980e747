import type { NameShown, Share, SharedArticle } from '@youzine/contract'
import type { Clock } from '#platform/clock.ts'
import { dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import type { Pictures } from './pictures.ts'
import {
  addViewer,
  countView,
  deleteShare,
  findOwnArticle,
  findShared,
  findShareOf,
  listDiscoverable,
  type Shared,
  type ShareRow,
  saveShare,
} from './queries.ts'
import type { Viewer } from './viewer.ts'

const MOST_TRENDING = 20

interface Options {
  db: Queryable
  clock: Clock
  rateLimiter: RateLimiter
  pictures: Pictures
  clean(html: string): string
}

const toShare = ({ hash, discoverable, nameShown }: ShareRow): Share => ({
  share_hash: hash,
  discoverable,
  name_shown: nameShown,
})

/** As much of the name as the owner chose to show. */
export function namesShown({ share, owner }: Shared) {
  return {
    first: share.nameShown === 'none' ? '' : owner.firstName,
    last: share.nameShown === 'full' ? owner.lastName : '',
  }
}

export const templateIdOf = ({ topic }: Pick<Shared, 'topic'>) => topic?.key ?? topic?.id ?? null

export type Shares = ReturnType<typeof createShares>

export function createShares({ db, clock, rateLimiter, pictures, clean }: Options) {
  async function find(hash: string): Promise<Shared> {
    const shared = await findShared(db, hash)
    if (!shared) throw problem('not_found')
    return shared
  }

  /** Once per viewer and day, never for the owner or a bot. */
  async function countFor({ share }: Shared, viewer: Viewer): Promise<number> {
    if (viewer.isBot) return 0
    if (!(await rateLimiter.allows('viewersOfPlace', share.id, viewer.network))) return 0
    const day = dayOf(clock())
    return db.transaction(async (tx) => {
      const news = []
      for (const name of viewer.names) news.push(await addViewer(tx, share.id, day, name))
      if (!news[0]) return 0
      await countView(tx, share.id)
      return 1
    })
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

    async read(actor: Actor | null, hash: string, viewer: Viewer): Promise<SharedArticle> {
      const shared = await find(hash)
      const isOwner = actor?.userId === shared.share.userId
      const counted = isOwner ? 0 : await countFor(shared, viewer)
      const { first, last } = namesShown(shared)
      return {
        title: shared.article.title,
        body: clean(shared.article.body),
        owner_first_name: first,
        owner_last_name: last,
        view_count: shared.share.viewCount + counted,
        template_id: templateIdOf(shared),
        template_name: shared.topic?.name ?? null,
      }
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
