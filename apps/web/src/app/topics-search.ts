import { z } from 'zod'

export const TopicsSearch = z.object({
  genre: z.int().positive().optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
})
