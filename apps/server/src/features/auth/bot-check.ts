import type { BotChallenge } from '@youzine/contract'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Env } from '#platform/env.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { problem } from '#platform/problem.ts'

const VALID_SECONDS = 15 * 60
/** About a second of one core on a phone; a thousand sign-ups cost a spammer a thousand of them. */
const COST = 2000
const COUNTER = { least: 200, most: 600 }

export interface BotCheck {
  challenge(): Promise<BotChallenge>
  /** Throws unless the token is a fresh, unused proof for `register`. */
  check(token: string): Promise<void>
}

const Payload = z.object({
  challenge: z.looseObject({ signature: z.string().min(1) }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
})

function proofOfWork(secret: string, rateLimiter: RateLimiter): BotCheck {
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(COUNTER.least, COUNTER.most),
        deriveKey,
        data: { action: 'register' },
        expiresAt: new Date(Date.now() + VALID_SECONDS * 1000),
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: `${secret}:key`,
      })
      return { provider: 'pow', challenge: { ...challenge } }
    },
    async check(token) {
      const given = Payload.safeParse(parseToken(token))
      if (!given.success) throw problem('bot_check_failed')
      const { challenge, solution } = given.data
      const result = await verifySolution({
        challenge: challenge as never,
        solution: solution as never,
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: `${secret}:key`,
      }).catch(() => ({ verified: false }))
      if (!result.verified) throw problem('bot_check_failed')
      if (!(await rateLimiter.firstUse(`pow:${challenge.signature}`, VALID_SECONDS)))
        throw problem('bot_check_failed')
    },
  }
}

function parseToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
  } catch {
    return null
  }
}

const RecaptchaAnswer = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
})
const LEAST_SCORE = 0.5
const RECAPTCHA_TIMEOUT_MS = 10_000

function recaptcha({
  siteKey,
  secret,
  verifyUrl,
}: Extract<Env['botCheck'], { kind: 'recaptcha' }>): BotCheck {
  return {
    challenge: async () => ({ provider: 'recaptcha', site_key: siteKey }),
    async check(token) {
      const answer = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(RECAPTCHA_TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw Object.assign(problem('unavailable'), { cause })
      })
      const read = RecaptchaAnswer.safeParse(await answer.json().catch(() => null))
      const passed =
        read.success &&
        read.data.success &&
        (read.data.action ?? 'register') === 'register' &&
        (read.data.score ?? 1) >= LEAST_SCORE
      if (!passed) throw problem('bot_check_failed')
    },
  }
}

const none: BotCheck = { challenge: async () => ({ provider: 'off' }), check: async () => {} }

export function createBotCheck(
  settings: Env['botCheck'],
  secret: string,
  rateLimiter: RateLimiter,
): BotCheck {
  if (settings.kind === 'recaptcha') return recaptcha(settings)
  return settings.kind === 'pow' ? proofOfWork(secret, rateLimiter) : none
}
