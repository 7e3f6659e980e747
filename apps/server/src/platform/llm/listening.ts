import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { gatherPieces } from './pieces.ts'

/**
 * A `fetch` for the SDK that hands over each piece of a streamed answer as it comes, and passes them on as one. The
 * SDK knows how to ask and what an answer means, but takes every piece through eight streams: with five hundred
 * answers at once a core does nothing else.
 */
export function listening(onPiece: (text: string) => void): typeof fetch {
  return async (input, init = {}) => {
    const response = await send(new URL(String(input)), init)
    const { statusCode: status = 502, headers } = response
    const isStream = status === 200 && headers['content-type']?.startsWith('text/event-stream')
    const body = isStream ? streamed(response, onPiece) : await buffer(response)
    return new Response(body, { status, headers: headersOf(response) })
  }
}

function send(url: URL, { method, headers, body, signal }: RequestInit): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = url.protocol === 'https:' ? secure : plain
  request(url, { method, headers: Object.fromEntries(new Headers(headers)), signal: signal ?? undefined })
    .on('response', resolve)
    .on('error', reject)
    .end(body)
  return promise
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).map(([name, value]) => [name, String(value)])
}

function streamed(response: IncomingMessage, onPiece: (text: string) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start(controller) {
      const gathering = gatherPieces({
        onPiece,
        onEvent: (event) => controller.enqueue(encoder.encode(`${event}\n\n`)),
      })
      response
        .setEncoding('utf8')
        .on('data', (text: string) => {
          try {
            gathering.read(text)
          } catch (error) {
            response.destroy(error as Error)
          }
        })
        .on('end', () => {
          gathering.end()
          controller.close()
        })
        .on('error', (error) => controller.error(error))
    },
    cancel: () => void response.destroy(),
  })
}
