// A server that does nothing but answer with the bytes it was given: what the machine could do at best.
import { createServer } from 'node:http'

interface Known {
  path: string
  body: string
  headers: Record<string, string>
}
const known = new Map<string, Known>()

const server = createServer((request, response) => {
  const found = known.get(request.url ?? '')
  if (!found) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, found.headers).end(Buffer.from(found.body, 'base64'))
})
process.on('message', (one: Known) => {
  known.set(one.path, one)
  process.send?.('known')
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address ? address.port : 0)
})
