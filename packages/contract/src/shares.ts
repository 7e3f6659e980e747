import { z } from 'zod'
import { ArticleText } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdText, TemplateId } from './ids.ts'
import { NameShown } from './share-names.ts'

export const shareTexts = {
  accountNeeded: 'Create an account in order to share',
  gone: 'This article is no longer available',
} as const

export const Share = z.object({
  share_hash: z.string(),
  discoverable: z.boolean(),
  name_shown: NameShown,
})
export type Share = z.infer<typeof Share>

const params = z.object({ id: IdText })

export const shareArticle = endpoint({
  method: 'POST',
  path: '/api/article/:id/share',
  summary: 'Make the article’s link, or change what it shows; the link stays the same',
  access: 'member',
  params,
  body: z.object({ discoverable: z.boolean(), name_shown: NameShown.optional() }),
  response: Share,
})

export const MOST_SHARED_PHOTOS = 20

export const sharePhotos = endpoint({
  method: 'PUT',
  path: '/api/article/:id/share/photos',
  summary: 'Say which of one’s own pictures the shared page shows; none unless they are named here',
  access: 'member',
  params,
  body: z.object({ photo_ids: z.array(Id).max(MOST_SHARED_PHOTOS) }),
  response: z.object({ photo_ids: z.array(Id) }),
})

export const unshareArticle = endpoint({
  method: 'DELETE',
  path: '/api/article/:id/share',
  summary: 'Take the link back',
  access: 'member',
  params,
  response: z.object({ success: z.literal(true) }),
})

/** A random hash of 128 bits or more, URL-safe. */
export const ShareHash = z.string().regex(/^[\w-]{16,64}$/)

export const SharedArticle = z.object({
  title: z.string(),
  body: z.string(),
  owner_first_name: z.string(),
  owner_last_name: z.string(),
  view_count: z.int(),
  template_id: TemplateId.nullable(),
  template_name: z.string().nullable(),
  /** All of it, with its forms and figures, and without what it rests on: posts that are not shown stay private. */
  text: ArticleText,
})
export type SharedArticle = z.infer<typeof SharedArticle>

export const getSharedArticle = endpoint({
  method: 'GET',
  path: '/api/share/a/:shareId',
  summary: 'A shared article, for anybody who has its link; counts the view',
  access: 'public',
  params: z.object({ shareId: z.string().max(200) }),
  response: SharedArticle,
})

/** Pictures of one's own article: for the stories of a phone, 1080 by 1920; for links, 1200 by 630. */
export const PictureFile = z.enum(['story.png', 'link.png'])
export type PictureFile = z.infer<typeof PictureFile>

export const pictureAddress = (articleId: number, file: PictureFile, name: NameShown) =>
  `/media/article/${articleId}/picture/${file}?name=${name}`
