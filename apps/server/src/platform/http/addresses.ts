import type { IncomingMessage } from 'node:http'

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
