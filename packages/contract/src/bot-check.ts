import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A proof-of-work challenge as altcha-lib makes it, a reCAPTCHA site key, or nothing to do. */
export const BotChallenge = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('pow'), challenge: z.record(z.string(), z.unknown()) }),
  z.object({ provider: z.literal('recaptcha'), site_key: z.string() }),
  z.object({ provider: z.literal('off') }),
])
export type BotChallenge = z.infer<typeof BotChallenge>

export const getBotChallenge = endpoint({
  method: 'GET',
  path: '/api/bot_challenge',
  summary: 'What a browser must solve before it signs up',
  access: 'public',
  query: z.object({ action: z.enum(['register']) }),
  response: BotChallenge,
})
