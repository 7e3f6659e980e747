import { hash, verify } from '@node-rs/argon2'
import { problem } from '#platform/problem.ts'
import { semaphore } from '#platform/semaphore.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing is dear by design, so it is what an attacker would ask for: two at a time, a short queue, then 503.
const oneOfTwo = semaphore(2, 20, () => problem('unavailable'))

export const hashPassword = (password: string) => oneOfTwo(() => hash(password, ARGON2ID))

export const isPassword = (stored: string, password: string) => oneOfTwo(() => verify(stored, password))

const nobody = hash('nobody has this password', ARGON2ID)

/** As long as a real comparison takes: an unknown address must not answer sooner than a known one. */
export async function compareWithNobody(password: string): Promise<false> {
  await isPassword(await nobody, password)
  return false
}
