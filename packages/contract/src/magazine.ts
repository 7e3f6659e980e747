import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'
import { ImportStatus } from './imports.ts'

/** A magazine is fetched again this often while it is being written. */
export const MAGAZINE_POLL_MS = 5000

export const ArticleListing = z.object({
  id: Id,
  title: z.string(),
  template_name: z.string().nullable(),
  standfirst: z.string(),
  reading_minutes: z.int(),
})
export type ArticleListing = z.infer<typeof ArticleListing>

export const Magazine = z.object({
  id: Id,
  articles: z.array(ArticleListing),
  /** The topics that are still being written, the next one first. */
  coming: z.array(z.string()),
  progress: z
    .object({ id: Id, status: ImportStatus, articles_done: z.int(), articles_expected: z.int() })
    .nullable(),
  created_at: z.iso.datetime(),
  /** How much was posted, week by week, a list for each year: the cover is drawn from it. */
  rhythm: z.array(z.object({ year: z.int(), weeks: z.array(z.int()) })),
  post_count: z.int(),
  /** Made from the sample archive: about the made-up person, not about whoever reads it. */
  is_sample: z.boolean(),
})
export type Magazine = z.infer<typeof Magazine>

export const getCurrentMagazine = endpoint({
  method: 'GET',
  path: '/api/magazine/current',
  summary: "This person's newest magazine; 404 without one, never 401, because public pages ask",
  access: 'public',
  response: Magazine,
})

export const getMagazine = endpoint({
  method: 'GET',
  path: '/api/magazine/:id',
  summary: 'A magazine of one’s own',
  access: 'session',
  params: z.object({ id: IdText }),
  response: Magazine,
})
