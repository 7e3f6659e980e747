// A model that says one short word every 50 ms, each with the moment it was said. Run by bench/chat/run.ts.
import { createServer, type ServerResponse } from 'node:http'

const EVERY_MS = 50
const GROUPS = 10
const words = Number(process.argv[2] ?? 200)
const groups: Map<ServerResponse, number>[] = Array.from({ length: GROUPS }, () => new Map())
let next = 0

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
const USAGE = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 } })}\n\ndata: [DONE]\n\n`

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    groups[next % GROUPS]?.set(response, 0)
    next += 1
  })
})
// Every answer has its own pace, but not its own timer.
for (const [at, group] of groups.entries())
  setTimeout(
    () =>
      setInterval(() => {
        for (const [response, said] of group) {
          if (said < words) {
            response.write(event({ content: `${Date.now()} ` }))
            group.set(response, said + 1)
          } else {
            response.end(event({}, 'stop') + USAGE)
            group.delete(response)
          }
        }
      }, EVERY_MS),
    (at * EVERY_MS) / GROUPS,
  )
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1` })
})
