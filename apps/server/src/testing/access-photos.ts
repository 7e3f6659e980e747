import { randomBytes } from 'node:crypto'
import { shares } from '#schema'
import type { Role } from './access-table.ts'
import type { Sent } from './browser.ts'
import type { Person } from './people.ts'
import { aPhoto, aPostToShow, aWebp, photoPart, showPost } from './photos.ts'
import type { TestApp } from './test-app.ts'

interface Scene {
  role: Role
  owner: Person
  me: Person | null
}
type Arranged = { url?: string; sent?: Sent }
type Arrange = (scene: Scene) => Promise<Arranged> | Arranged

/** A guest has things too; everybody else meets the owner's. */
const whose = ({ owner, me, role }: Scene) => (role === 'guest' && me ? me : owner)

export function photoArrangements(
  app: TestApp,
  anArticle: (scene: Scene) => Promise<number>,
): Record<string, Arrange> {
  /** An article with a link, and a picture beside a post of it. */
  async function sharedWithPhoto(scene: Scene) {
    const photo = await aPhoto(app, scene.owner)
    const articleId = await anArticle(scene)
    await showPost(app, articleId, photo.postId)
    const hash = randomBytes(16).toString('base64url')
    await app.platform.db
      .insert(shares)
      .values({ userId: scene.owner.id, articleId, hash, discoverable: false })
    return { articleId, hash, photo }
  }
  return {
    'POST /api/photos': async ({ owner }) => ({
      sent: {
        multipart: { post: (await aPostToShow(app, owner)).identity, photo: photoPart(await aWebp()) },
      },
    }),
    'GET /api/photos': () => ({}),
    'GET /api/photos/wanted': () => ({}),
    'DELETE /api/photos': () => ({}),
    'DELETE /api/photos/{id}': async (scene) => ({
      url: `/api/photos/${(await aPhoto(app, whose(scene))).id}`,
    }),
    'GET /media/photo/{id}': async (scene) => ({
      url: `/media/photo/${(await aPhoto(app, whose(scene))).id}`,
    }),
    'GET /media/shared_photo/{shareId}/{photo}': async (scene) => {
      const { hash, articleId, photo } = await sharedWithPhoto(scene)
      await scene.owner.browser.put(`/api/article/${articleId}/share/photos`, {
        json: { photo_ids: [photo.id] },
      })
      return { url: `/media/shared_photo/${hash}/${photo.id}` }
    },
    'PUT /api/article/{id}/share/photos': async (scene) => {
      const { articleId, photo } = await sharedWithPhoto(scene)
      return { url: `/api/article/${articleId}/share/photos`, sent: { json: { photo_ids: [photo.id] } } }
    },
  }
}
