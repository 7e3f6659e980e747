import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'

export const VIDEO_TEMPLATES = ['spirit_meme', 'astrology'] as const

export const Video = z.object({
  id: Id,
  status: z.enum(['queued', 'running', 'finished', 'failed']),
  /** Of a hundred. */
  progress: z.int(),
  url: z.string().nullable(),
  error: z.string().nullable(),
})
export type Video = z.infer<typeof Video>

export const makeVideo = endpoint({
  method: 'POST',
  path: '/api/article/:id/video',
  summary: 'Have the article’s short film made; asking again answers with the first',
  access: 'member',
  params: z.object({ id: IdText }),
  response: z.object({ success: z.literal(true), video: Video }),
})
