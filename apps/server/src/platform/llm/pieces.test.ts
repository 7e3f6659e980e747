import { describe, expect, test } from 'vitest'
import { gatherPieces } from './pieces.ts'

const data = (event: object) => `data: ${JSON.stringify(event)}`
const said = (content: string) => data({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
const block = (text: string) =>
  `event: content_block_delta\n${data({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}`

/** What is heard when the line cuts the text into pieces of that length. */
function heard(lines: string[], length: number, newline = '\n') {
  const pieces: string[] = []
  const events: string[] = []
  const gathering = gatherPieces({
    onPiece: (text) => pieces.push(text),
    onEvent: (event) => events.push(event),
  })
  const whole = lines.map((line) => `${line}\n\n`.replaceAll('\n', newline)).join('')
  for (let at = 0; at < whole.length; at += length) gathering.read(whole.slice(at, at + length))
  gathering.end()
  return { pieces, events: events.map((event) => event.replaceAll(newline, '\n')) }
}

const OPENAI = [
  data({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] }),
  ...['One ', 'two\n\n', '“three” 🎉'].map(said),
  data({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }),
  data({ choices: [], usage: { prompt_tokens: 1 } }),
  'data: [DONE]',
]
const ANTHROPIC = [
  `event: message_start\n${data({ type: 'message_start', message: { usage: { input_tokens: 1 } } })}`,
  ': a comment',
  ...['One ', 'two\n\n', '“three” 🎉'].map(block),
  `event: content_block_stop\n${data({ type: 'content_block_stop', index: 0 })}`,
]

describe.each([
  ['Chat Completions', OPENAI, 1, said],
  ['Messages', ANTHROPIC, 2, block],
])('%s', (_name, lines, first, as) => {
  test.each(['\n', '\r\n'])(
    'pieces one by one, then as one among the rest, however they are cut (%j)',
    (newline) => {
      for (let length = 1; length < 300; length += 1) {
        const { pieces, events } = heard(lines, length, newline)
        expect(pieces).toEqual(['One ', 'two\n\n', '“three” 🎉'])
        const together = as('One two\n\n“three” 🎉').split('\n').at(-1)
        expect(events).toEqual([...lines.slice(0, first), together, ...lines.slice(first + 3)])
      }
    },
  )
})

test('what is not plainly text goes by as it is', () => {
  const lines = [
    data({ error: { message: 'overloaded' } }),
    data({ choices: [{ delta: { content: 'last', tool_calls: [] }, finish_reason: 'stop' }] }),
    data({ choices: [{ delta: { refusal: 'No.' }, finish_reason: null }] }),
    data({ type: 'content_block_delta', delta: { type: 'input_json_delta', partial_json: '{"a"' } }),
    'data: {"choices": [',
    'event: ping\nid: 7\ndata: {}',
    'data: null',
  ]
  expect(heard(lines, 40)).toEqual({ pieces: [], events: lines })
})

test('a line that is cut in the middle passes on what was whole', () => {
  const { pieces, events } = heard(
    [said('One '), said('two')].map((line, at) => (at ? line.slice(0, 30) : line)),
    9,
  )
  expect(pieces).toEqual(['One '])
  expect(events[0]).toBe(said('One '))
})
