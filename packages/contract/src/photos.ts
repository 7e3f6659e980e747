import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'

/** One's own pictures: how many of an archive are sent, how large they are, and how much one of them may weigh. */
export const MOST_PHOTOS = 80
export const PHOTO_SIDE = 1600
export const MAX_OWN_PHOTO_BYTES = 3 * 1024 * 1024

export const photoTexts = {
  full: 'That is as many photos as we can keep for one person.',
  notAPhoto: 'Only small WebP and JPEG pictures are taken here.',
  tooLarge: 'This picture has too many pixels.',
} as const

/** A picture that stands beside its post, and where it is. */
export const PostPhoto = z.object({
  id: Id,
  /** The post it hangs on, by the number that it has in this article. */
  post: Id,
  address: z.string(),
  width: z.int(),
  height: z.int(),
})
export type PostPhoto = z.infer<typeof PostPhoto>

/** What makes a post that post, as a hash: browser and server work it out alike. */
export const PostIdentity = z.string().regex(/^[\w-]{43}$/)

export const sendPhoto = endpoint({
  method: 'POST',
  path: '/api/photos',
  summary: 'Keep a picture beside one of one’s posts; the same one again changes nothing',
  access: 'session',
  encoding: 'multipart',
  files: ['photo'],
  body: z.object({ post: PostIdentity }),
  response: z.object({
    /** Not kept where its post is left out, or is one that nothing may be shown of. */
    kept: z.boolean(),
  }),
})

export const getWantedPhotos = endpoint({
  method: 'GET',
  path: '/api/photos/wanted',
  summary: 'The posts that one’s articles show: their pictures are the ones to send first',
  access: 'session',
  response: z.object({ posts: z.array(PostIdentity) }),
})

export const countPhotos = endpoint({
  method: 'GET',
  path: '/api/photos',
  summary: 'How many pictures of one’s own are kept',
  access: 'session',
  response: z.object({ count: z.int() }),
})

const Removed = z.object({ success: z.literal(true) })

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photos/:id',
  summary: 'Remove a picture; its post stays',
  access: 'session',
  params: z.object({ id: IdText }),
  response: Removed,
})

export const removePhotos = endpoint({
  method: 'DELETE',
  path: '/api/photos',
  summary: 'Remove all pictures of one’s own',
  access: 'session',
  response: Removed,
})
