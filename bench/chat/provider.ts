// A model that says a word every 50 ms, numbered, each with the moment it was said; `END` follows the last one.
// Run by bench/chat/run.ts.
import { createServer, type ServerResponse } from 'node:http'
import { inLetters, moment } from './lateness.ts'

const EVERY_MS = 50
const GROUPS = 10
/** Answers of different lengths, 20 s on average, so that they do not all end together. */
const FEWEST = 200
const MOST = 600

interface Answer {
  said: number
  words: number
}
const groups: Map<ServerResponse, Answer>[] = Array.from({ length: GROUPS }, () => new Map())
let asked = 0

const frame = (rest: object) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', ...rest })}\n\n`
const event = (delta: object, finish: string | null = null) =>
  frame({ choices: [{ index: 0, delta, finish_reason: finish }] })
const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
const END = `${event({ content: 'END' })}${event({}, 'stop')}${frame({ choices: [], usage })}data: [DONE]\n\n`

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const words = FEWEST + Math.floor(Math.random() * (MOST - FEWEST))
    const group = groups[asked % GROUPS]
    group?.set(response, { said: 0, words })
    response.on('close', () => group?.delete(response))
    asked += 1
  })
})

function speak(group: Map<ServerResponse, Answer>) {
  for (const [response, answer] of group) {
    if (answer.said < answer.words) {
      response.write(event({ content: `${inLetters(answer.said)}:${moment()} ` }))
      answer.said += 1
    } else {
      response.end(END)
      group.delete(response)
    }
  }
}
// Every answer has its own pace, but not its own timer.
for (const [at, group] of groups.entries())
  setTimeout(() => setInterval(speak, EVERY_MS, group), (at * EVERY_MS) / GROUPS)

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1` })
})
