import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './ids.ts'

export const IMPORT_STATUSES = ['uploaded', 'embedding', 'generating_magazine', 'finished', 'failed'] as const
export const ImportStatus = z.enum(IMPORT_STATUSES)
export type ImportStatus = z.infer<typeof ImportStatus>

export const ImportProgress = z.object({
  id: Id,
  status: ImportStatus,
  post_count: z.int(),
  total_count: z.int(),
  articles_done: z.int(),
  articles_expected: z.int(),
  sample_posts: z.array(z.string()),
  error: z.string().nullable(),
})
export type ImportProgress = z.infer<typeof ImportProgress>

export const getImportProgress = endpoint({
  method: 'GET',
  path: '/api/get_fb_import_progress',
  summary: 'The newest import of this person; 404 without one, never 401, because public pages ask',
  access: 'public',
  response: ImportProgress,
})
