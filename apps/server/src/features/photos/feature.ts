import type { Queryable } from '#platform/db/database.ts'
import type { Feature } from '#platform/feature.ts'
import type { Platform } from '#platform/platform.ts'
import { createOwnPhotos } from './own-photos.ts'
import { createPhotos } from './photos.ts'
import { ownPhotoRoutes, photoRoutes } from './routes.ts'

interface Options {
  platform: Platform
  /** The posts that a person's articles show. */
  listShownPosts(db: Queryable, userId: number): Promise<string[]>
}

/** Pictures of people themselves, and those beside their posts. */
export function createPhotosFeature({ platform, listShownPosts }: Options) {
  const photos = createPhotos(platform)
  const ownPhotos = createOwnPhotos(platform)
  return {
    photos,
    ownPhotos,
    routes({ http, route }) {
      photoRoutes(http, photos)
      ownPhotoRoutes(http, route, {
        photos: ownPhotos,
        shownPosts: (userId) => listShownPosts(platform.db, userId),
      })
    },
    personalData: ownPhotos.ofPeople,
  } satisfies Feature & Record<string, unknown>
}
