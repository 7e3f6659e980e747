import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

/** An address whose escapes make no sense is taken letter by letter: it names nothing, and is answered like any such. */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** Groups of an IPv6 address that name its network; the rest any one machine may choose as it likes. */
const NETWORK_GROUPS = 4

/** Whom a limit counts: an IPv4 address, or the whole network that somebody with an IPv6 address has. */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return `${address.parts
    .slice(0, NETWORK_GROUPS)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
