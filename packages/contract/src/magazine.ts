import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id } from './ids.ts'
import { ImportStatus } from './imports.ts'

export const Magazine = z.object({
  id: Id,
  articles: z.array(z.object({ id: Id, title: z.string() })),
  progress: z.object({ id: Id, status: ImportStatus }).nullable(),
})
export type Magazine = z.infer<typeof Magazine>

export const getCurrentMagazine = endpoint({
  method: 'GET',
  path: '/api/magazine/current',
  summary: "This person's newest magazine; 404 without one, never 401, because public pages ask",
  access: 'public',
  response: Magazine,
})
