import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { articles, chatMessages, conversations, magazines } from '#schema'
import { ChatPage } from '#testing/chat-page.ts'
import { aMember } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { createAnswering } from './answering.ts'
import { createChat } from './chat.ts'
import type { Respond } from './respond.ts'
import { serveChat } from './socket.ts'

const app = useTestApp()

/** A socket whose other end is the test. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly page = new EventEmitter()
  send = (text: string) => void this.page.emit('message', text)
  terminate = () => {}
  close = () => {}
}

// The embedded database belongs to one process.
test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
  'a page on another process sees every piece once, in order',
  async () => {
    const member = await aMember(app)
    const { db } = app.platform
    const userId = member.id
    const [magazine] = await db.insert(magazines).values({ userId }).returning()
    const [article] = await db
      .insert(articles)
      .values({ userId, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>b</p>' })
      .returning()
    const [conversation] = await db
      .insert(conversations)
      .values({ userId, articleId: article?.id ?? 0 })
      .returning()
    const conversationId = conversation?.id ?? 0
    const words = Array.from({ length: 60 }, (_, at) => `word${at} `)
    const respond: Respond = async (_message, { onChunk }) => {
      for (const word of words) {
        onChunk(word)
        await new Promise((over) => setTimeout(over, 20))
      }
      return { text: words.join(''), sources: [], writtenBy: 'test' }
    }
    const writing = createAnswering({ ...app.platform, respond })
    const watching = createAnswering({ ...app.platform, respond })
    const socket = new FakeSocket()
    const page = new ChatPage(socket.page as unknown as WebSocket)
    serveChat(socket as unknown as WebSocket, {
      db,
      chat: createChat({ ...app.platform, answering: watching }),
      answering: watching,
      actor: { userId, sessionId: 1, role: 'member', emailValidated: true },
      conversationId,
      log: (error) => {
        throw error
      },
    })
    socket.emit('message', '{"type":"get_history"}', false)
    const chat = createChat({ ...app.platform, answering: writing })
    await chat.ask(
      { userId, sessionId: 1, role: 'member', emailValidated: true },
      conversationId,
      'Well?',
      null,
    )
    const { message_id, content } = await page.next('complete')
    expect(content).toBe(words.join(''))
    expect(page.shown(message_id)).toBe(content)
    expect(page.all('chunk').length).toBeGreaterThan(30)
    expect(await db.select().from(chatMessages)).toHaveLength(2)
    await writing.close()
    await watching.close()
  },
)
