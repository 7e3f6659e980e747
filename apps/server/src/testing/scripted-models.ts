import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a scripted provider does with one call. */
export type Turn =
  | { say: string }
  | { status: number; retryAfter?: number }
  /** Sends the beginning and then nothing more. */
  | { hangAfter: string }
  /** Sends the beginning and closes the line. */
  | { cutAfter: string }
  /** Sends it again and again, as fast as it is taken. */
  | { endless: string }
  /** Sends it again and again, with a pause before each piece. */
  | { drip: string; everyMs: number }
  | 'never answer'

export interface Seen {
  path: string
  body: {
    model: string
    messages: { role: string; content: unknown }[]
    system?: unknown
    [key: string]: unknown
  }
  headers: Record<string, unknown>
}

const SHORT = 24
const LARGE = 20_000

const pieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size))

/** The wire of Chat Completions. */
function openaiEvents(text: string, isWhole: boolean, size = SHORT): string[] {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`
  const usage = `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 } })}\n\n`
  return [
    chunk({ role: 'assistant', content: '' }, null),
    ...pieces(text, size).map((content) => chunk({ content }, null)),
    ...(isWhole ? [chunk({}, 'stop'), usage, 'data: [DONE]\n\n'] : []),
  ]
}

/** How often each letter comes: a meaning of sorts. */
const letters = (text: string) =>
  Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => text.toLowerCase().split(letter).length - 1)

/** The wire of Messages. */
function anthropicEvents(text: string, isWhole: boolean, size = SHORT): string[] {
  const event = (type: string, data: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
  return [
    event('message_start', {
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'm',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 11, output_tokens: 1 },
      },
    }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...pieces(text, size).map((piece) =>
      event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
    ),
    ...(isWhole
      ? [
          event('content_block_stop', { index: 0 }),
          event('message_delta', {
            delta: { stop_reason: 'end_turn', stop_sequence: null },
            usage: { output_tokens: 7 },
          }),
          event('message_stop', {}),
        ]
      : []),
  ]
}

/** A provider that speaks both protocols and does what its script says, turn by turn; then the last turn again. */
export async function startScriptedModels(decide: (seen: Seen, call: number) => Turn) {
  const seen: Seen[] = []
  const open = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    open.add(response)
    let body = ''
    for await (const chunk of request) body += chunk
    const call = { path: request.url ?? '', body: JSON.parse(body), headers: request.headers }
    seen.push(call)
    const turn = decide(call, seen.length - 1)
    if (call.path.endsWith('/embeddings') && typeof turn === 'object' && 'say' in turn) {
      const input = call.body.input as string[]
      const data = input.map((text, index) => ({ index, object: 'embedding', embedding: letters(text) }))
      response.writeHead(200, { 'content-type': 'application/json' })
      return response.end(
        JSON.stringify({ object: 'list', data, usage: { prompt_tokens: 3, total_tokens: 3 } }),
      )
    }
    if (turn === 'never answer') return
    if ('status' in turn) {
      const headers = {
        'content-type': 'application/json',
        ...(turn.retryAfter === undefined ? {} : { 'retry-after': String(turn.retryAfter) }),
      }
      response.writeHead(turn.status, headers)
      return response.end(JSON.stringify({ error: { message: 'scripted', type: 'scripted' } }))
    }
    const events = call.path.includes('/messages') ? anthropicEvents : openaiEvents
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if ('say' in turn) return response.end(events(turn.say, true).join(''))
    if ('endless' in turn || 'drip' in turn) {
      const text = 'endless' in turn ? turn.endless : turn.drip
      const [first, ...more] = events(text, false, LARGE)
      response.write(first)
      while (!response.destroyed) {
        for (const piece of more) response.write(piece)
        await new Promise((on) => setTimeout(on, 'drip' in turn ? turn.everyMs : 1))
      }
      return
    }
    response.write(events('hangAfter' in turn ? turn.hangAfter : turn.cutAfter, false).join(''))
    if ('cutAfter' in turn) response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seen,
    close: () => {
      for (const response of open) response.destroy()
      server.close()
    },
  }
}
