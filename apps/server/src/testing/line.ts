import { connect, createServer, type Socket } from 'node:net'

/** Stands between us and the database, and can go silent, go away, and come back. */
export async function aLine(target: URL) {
  const open = new Set<Socket>()
  let isFrozen = false
  let isGone = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('data', (data) => {
        if (!isFrozen) to.write(data)
      })
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.on('error', () => {})
    }
    if (isGone) near.destroy()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    freeze: (frozen: boolean) => {
      isFrozen = frozen
      if (!frozen) cut()
    },
    goAway: (gone: boolean) => {
      isGone = gone
      if (gone) cut()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
