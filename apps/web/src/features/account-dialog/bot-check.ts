import { type BotChallenge, getBotChallenge } from '@youzine/contract'
import { api } from '#lib/api-client.ts'
import { recaptchaToken } from './recaptcha.ts'

/** Challenges live a little longer than this on the server. */
const FRESH_MS = 5 * 60_000

type Solved = { token: () => Promise<string>; at: number }

/**
 * Gets the token that a sign-up carries. The work starts when the form opens, so that sending it does not
 * wait; every token is used once.
 */
export function createBotCheck(now: () => number = Date.now) {
  let ready: Promise<Solved> | undefined

  const begin = () => {
    const work = api(getBotChallenge, { query: { action: 'register' } })
      .then(solve)
      .then((token) => ({ token, at: now() }))
    // A failure is met when the token is taken; until then it must not count as unhandled.
    work.catch(() => {
      if (ready === work) ready = undefined
    })
    ready = work
    return work
  }

  return {
    prepare() {
      if (!ready) void begin().catch(() => {})
    },
    async take(): Promise<string> {
      let solved = await (ready ?? begin())
      if (now() - solved.at > FRESH_MS) solved = await begin()
      ready = undefined
      return solved.token()
    },
  }
}

async function solve(challenge: BotChallenge): Promise<() => Promise<string>> {
  if (challenge.provider === 'pow') {
    const token = await proofOfWork(challenge.challenge)
    return async () => token
  }
  if (challenge.provider === 'recaptcha') return () => recaptchaToken(challenge.site_key, 'register')
  return async () => ''
}

function proofOfWork(challenge: Record<string, unknown>): Promise<string> {
  const worker = new Worker(new URL('./pow.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<{ solution?: unknown; error?: string }>) => {
      if (data.solution) resolve(btoa(JSON.stringify({ challenge, solution: data.solution })))
      else reject(new Error(data.error ?? 'The challenge was not solved in time'))
    }
    worker.onerror = () => reject(new Error('The challenge could not be worked on'))
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
