import { createHash, randomBytes } from 'node:crypto'

/** URL-safe and unguessable: 256 bits for sessions and mailed links, 128 for public names. */
export const secretToken = () => randomBytes(32).toString('base64url')
export const publicName = () => randomBytes(16).toString('base64url')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
