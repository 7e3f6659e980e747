import { z } from 'zod'
import type { QuestionConfig } from '../question.ts'

export const DEFAULT_SIDES = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
] as const

const Sides = z.array(z.object({ value: z.enum(['true', 'false']), text: z.string().trim().min(1).max(100) }))

/** What the two answers are called; Yes and No unless the config says otherwise. */
export function sidesOf(config: QuestionConfig | null | undefined) {
  const written = Sides.safeParse(config?.options)
  return DEFAULT_SIDES.map(({ value, text }) => ({
    value,
    text: written.data?.find((side) => side.value === value)?.text ?? text,
  }))
}
