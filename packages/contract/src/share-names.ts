import { z } from 'zod'

/** Which name of the owner a stranger sees. */
export const NAMES_SHOWN = ['full', 'first', 'none'] as const
export const NameShown = z.enum(NAMES_SHOWN)
export type NameShown = z.infer<typeof NameShown>
