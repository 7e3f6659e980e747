import { connect, createServer, type Socket } from 'node:net'

/** Stands before several processes as a proxy does: a line that one of them does not take is offered to the next. */
export async function aBalancer(ports: number[]) {
  const open = new Set<Socket>()
  let turn = 0

  function offer(near: Socket, left: number[]) {
    const [port, ...others] = left
    if (port === undefined) return near.destroy()
    const far = connect(port, '127.0.0.1')
    const isRefused = () => {
      far.destroy()
      offer(near, others)
    }
    far.once('error', isRefused)
    far.once('connect', () => {
      far.off('error', isRefused)
      open.add(far)
      far.on('error', () => near.destroy())
      far.on('close', () => open.delete(far))
      near.on('close', () => far.destroy())
      near.pipe(far).pipe(near)
    })
  }

  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {})
    near.on('close', () => open.delete(near))
    turn += 1
    const from = turn % ports.length
    offer(near, [...ports.slice(from), ...ports.slice(0, from)])
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
