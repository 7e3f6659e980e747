import { z } from 'zod'
import { STEPS } from '#features/imports/steps/steps.ts'

export const ImportSearch = z.object({
  step: z.enum(STEPS).optional().catch(undefined),
})
