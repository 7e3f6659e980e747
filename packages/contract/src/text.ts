import { z } from 'zod'

export const NUL = '\u0000'

/** Text a person typed: trimmed, bounded, and without the one character that a database refuses. */
export const typedText = (max: number, missing: string) =>
  z
    .string({ error: missing })
    .refine((text) => !text.includes(NUL), 'This contains a character that cannot be stored.')
    .transform((text) => text.trim())
    .pipe(z.string().min(1, missing).max(max, `Please use at most ${max} characters.`))
