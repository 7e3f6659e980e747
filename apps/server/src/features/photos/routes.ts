import {
  countPhotos,
  getWantedPhotos,
  IdText,
  MAX_OWN_PHOTO_BYTES,
  removePhoto,
  removePhotos,
  sendPhoto,
} from '@youzine/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { theFile } from '#platform/http/multipart.ts'
import type { Route } from '#platform/http/route.ts'
import { problem } from '#platform/problem.ts'
import type { OwnPhotos } from './own-photos.ts'
import type { Photos } from './photos.ts'

const asPicture = (reply: FastifyReply) =>
  reply.type('image/webp').header('content-security-policy', "default-src 'none'; sandbox")

export function photoRoutes(http: FastifyInstance, photos: Photos) {
  http.get<{ Params: { id: string } }>(
    '/media/avatar/:id',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = /^[\w-]{22}$/.test(params.id) ? await photos.get(params.id) : null
      if (!picture) throw problem('not_found')
      return asPicture(reply).header('cache-control', 'public, max-age=31536000, immutable').send(picture)
    },
  )
}

interface Parts {
  photos: OwnPhotos
  /** The posts that a person's articles show, by their identities. */
  shownPosts(userId: number): Promise<string[]>
}

export function ownPhotoRoutes(http: FastifyInstance, route: Route, { photos, shownPosts }: Parts) {
  route(sendPhoto, ({ actor, body, files }) => photos.send(actor, body.post, theFile(files, 'photo').data), {
    maxFileBytes: MAX_OWN_PHOTO_BYTES,
  })
  route(getWantedPhotos, async ({ actor }) => ({ posts: await shownPosts(actor.userId) }))
  route(countPhotos, ({ actor }) => photos.count(actor))
  route(removePhoto, async ({ actor, params }) => {
    await photos.remove(actor, params.id)
    return { success: true } as const
  })
  route(removePhotos, async ({ actor }) => {
    await photos.removeAll(actor)
    return { success: true } as const
  })

  http.get<{ Params: { id: string } }>(
    '/media/photo/:id',
    { schema: { hide: true } },
    async (request, reply) => {
      if (!request.actor) throw problem('unauthenticated')
      const id = IdText.safeParse(request.params.id)
      if (!id.success) throw problem('not_found')
      const { bytes, version } = await photos.read(request.actor, id.data)
      const tag = `"${version}"`
      // Asked about every time: one that was removed is gone at once.
      reply.header('cache-control', 'private, no-cache').header('etag', tag)
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      return asPicture(reply).send(bytes)
    },
  )
}
