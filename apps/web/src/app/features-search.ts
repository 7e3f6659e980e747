import { z } from 'zod'

/** `?title=` opens the form with it. */
export const FeaturesSearch = z.object({ title: z.string().max(200).optional().catch(undefined) })
