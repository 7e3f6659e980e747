import { describe, expect, test } from 'vitest'
import { type Conversation, EMPTY, hear, lostQuestion } from './conversation.ts'

const chunk = (chunk_index: number, content: string, message_id = 7) =>
  ({ type: 'chunk', message_id, chunk_index, content }) as const
const all = (...events: Parameters<typeof hear>[1][]): Conversation => events.reduce(hear, EMPTY)
const complete: Parameters<typeof hear>[1] = {
  type: 'complete',
  message_id: 7,
  content: 'One two',
  stopped: false,
  sources: [],
  written_by: 'm',
}

describe('a conversation', () => {
  test('[CHAT-14] an answer is pending while its pieces come, and whole at the end', () => {
    expect(all(chunk(0, 'One'), chunk(1, ' two')).messages).toMatchObject([
      { id: 7, role: 'assistant', content: 'One two', pending: true },
    ])
    expect(all(chunk(0, 'One'), chunk(1, ' two'), complete).messages).toMatchObject([
      { content: 'One two', pending: false, written_by: 'm' },
    ])
  })

  test('[CHAT-15] a piece that was there already is ignored', () => {
    expect(
      all(chunk(0, 'One'), chunk(0, 'One'), chunk(1, ' two'), chunk(0, 'One')).messages[0]?.content,
    ).toBe('One two')
  })

  test('a snapshot says how far it goes, and pieces follow from there', () => {
    const [message] = all(chunk(0, 'One')).messages
    const snapshot = {
      type: 'history',
      messages: [{ ...message, content: 'One two', chunks: 2 }],
    } as Parameters<typeof hear>[1]
    expect(all(snapshot, chunk(1, ' two'), chunk(2, ' three')).messages[0]?.content).toBe('One two three')
  })

  test('[CHAT-13] an error stands under the box and at its answer; what comes after takes it away', () => {
    const failed = all(chunk(0, 'One'), { type: 'error', message: 'Gone.', message_id: 7 })
    expect(failed).toMatchObject({
      error: 'Gone.',
      messages: [{ pending: false, error: 'Gone.', content: 'One' }],
    })
    expect(hear(failed, complete).error).toBeNull()
    expect(hear(EMPTY, { type: 'error', message: 'Busy.' })).toEqual({ messages: [], error: 'Busy.' })
  })

  test('a question that the history does not know was lost on its way', () => {
    const sent = { type: 'message', content: 'Well? ', parent_message_id: 3 } as const
    const history = (id: number, content: string) =>
      ({ type: 'history', messages: [{ id, role: 'user', content }] }) as Parameters<typeof hear>[1]
    expect(lostQuestion(sent, history(3, 'Well?'))).toBe('Well? ')
    expect(lostQuestion(sent, history(4, 'Well?'))).toBeNull()
    expect(lostQuestion({ type: 'ask_again' }, history(3, 'Well?'))).toBeNull()
    expect(lostQuestion(sent, chunk(0, 'One'))).toBeNull()
  })
})
