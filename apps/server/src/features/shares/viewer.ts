import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
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
}

/** Gives the browser the random name by which it is known from now on. */
export function markViewer(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = request.cookies[COOKIE]
  if (known && /^[\w-]{22}$/.test(known)) return known
  const name = publicName()
  reply.setCookie(COOKIE, name, { httpOnly: true, sameSite: 'lax', path: '/', secure, maxAge: YEAR_SECONDS })
  return name
}

/** Only salted hashes are kept, and no longer than a day. */
export function viewerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { salt, day, secure }: { salt: string; day: string; secure: boolean },
): Viewer {
  const agent = request.headers['user-agent']
  const hashed = (what: string) => createHmac('sha256', salt).update(`${day}\n${what}`).digest('base64url')
  const hadCookie = request.cookies[COOKIE] !== undefined
  const cookie = hashed(`cookie\n${markViewer(request, reply, secure)}`)
  const place = hashed(`place\n${request.ip}\n${agent ?? ''}`)
  return { isBot: isBot(agent), names: hadCookie ? [cookie] : [place, cookie] }
}
