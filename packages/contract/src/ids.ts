import { z } from 'zod'

/** Ids are positive 32-bit integers; anything else can name nothing. */
export const MAX_ID = 2_147_483_647
export const Id = z.int().min(1).max(MAX_ID)
export type Id = z.infer<typeof Id>

/** An id as it stands in a path or a form. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(Id)

/** A built-in topic goes by its key, any other by its number. */
export const TemplateId = z.union([Id, z.string()])
export type TemplateId = z.infer<typeof TemplateId>

/** As it stands in a path or a form: a number or a key. */
export const TemplateIdText = z
  .string()
  .regex(/^([1-9]\d{0,9}|[a-z][a-z0-9_]{0,59})$/)
  .refine((text) => !(Number(text) > MAX_ID))
