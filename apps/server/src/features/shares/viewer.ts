import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '#platform/http/addresses.ts'
import { publicName } from '#platform/random.ts'

const COOKIE = 'youzine_viewer'
const YEAR_SECONDS = 31_536_000

/** Programs that look at a link before a person does; not the browsers inside people's apps. */
const BOT =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|^whatsapp|slack-imgproxy|skypeuri|viber|embedly|iframely|vkshare|mastodon|bluesky/i

export const isBot = (userAgent: string | undefined) => BOT.test(userAgent ?? '')

export interface Viewer {
  isBot: boolean
  /** Each of them names the viewer for today: the cookie, where there is one, else address and browser. */
  names: string[]
  /** Where it comes from, for the limit on how many viewers one place may be. */
  network: string
}

export interface Marking {
  salt: string
  secure: boolean
}

const signed = (name: string, salt: string) =>
  `${name}.${createHmac('sha256', salt).update(`viewer\n${name}`).digest('base64url')}`

/** The name that we gave this browser before; one that it invented is none. */
function knownName({ cookies }: FastifyRequest, salt: string): string | null {
  const sent = cookies[COOKIE] ?? ''
  const name = sent.split('.', 1)[0] ?? ''
  return /^[\w-]{22}$/.test(name) && sent === signed(name, salt) ? name : null
}

/** Gives the browser the random name by which it is known from now on. */
export function markViewer(request: FastifyRequest, reply: FastifyReply, { salt, secure }: Marking): string {
  const known = knownName(request, salt)
  if (known) return known
  const name = publicName()
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: YEAR_SECONDS } as const
  reply.setCookie(COOKIE, signed(name, salt), options)
  return name
}

/** Only salted hashes are kept, and no longer than a day. */
export function viewerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { salt, day, secure }: Marking & { day: string },
): Viewer {
  const agent = request.headers['user-agent']
  const hashed = (what: string) => createHmac('sha256', salt).update(`${day}\n${what}`).digest('base64url')
  const isKnown = knownName(request, salt) !== null
  const cookie = hashed(`cookie\n${markViewer(request, reply, { salt, secure })}`)
  const place = hashed(`place\n${networkOf(request.ip)}\n${agent ?? ''}`)
  return {
    isBot: isBot(agent),
    names: isKnown ? [cookie] : [place, cookie],
    network: networkOf(request.ip),
  }
}
