import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatChunks, chatMessages, posts, users } from '#schema'
import { importPosts, type MadeUpPost } from '#testing/archives.ts'
import type { Browser } from '#testing/browser.ts'
import { ChatPage } from '#testing/chat-page.ts'
import { aGuest, aMember, type Person } from '#testing/people.ts'
import { startScriptedModels, type Turn } from '#testing/scripted-models.ts'
import { startTestApp, type TestApp, useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const at = (day: string) => Date.parse(day) / 1000
const LIFE: MadeUpPost[] = [
  { text: 'The stapler at work has died. It was older than me.', at: at('2012-03-05T18:00:00Z') },
  { text: 'The stapler is still broken. There is now a form about it.', at: at('2014-02-16T18:00:00Z') },
  {
    text: 'Four hours on the train to Lisbon with a man who reviewed cheese.',
    at: at('2013-08-11T20:00:00Z'),
  },
  { text: 'A new stapler has arrived. We stood around it like a birth.', at: at('2019-03-10T18:00:00Z') },
  { text: 'Some nights I do not want to be here any more. I want to die.', at: at('2016-02-02T02:10:00Z') },
  {
    text: `A long one about the ferry. ${'The ferry was late and nobody minded. '.repeat(30)}The end of it.`,
    at: at('2017-04-04T18:00:00Z'),
  },
  ...Array.from({ length: 12 }, (_, n) => ({
    text: `Walked along the river again, for the ${n + 1}th time this year, and saw the heron.`,
    at: at(`20${10 + n}-05-05T18:00:00Z`),
  })),
]

async function anArticle(person: Person): Promise<number> {
  await importPosts(person, LIFE)
  return (await person.browser.get('/api/magazine/current')).json().articles[0].id
}
const start = ({ browser }: Person, id: number) => browser.post(`/api/article/${id}/conversation`)

async function openPage(app: TestApp, browser: Browser, conversationId: number, origin?: string | null) {
  const headers = browser.socketHeaders(origin)
  return new ChatPage(await app.app.http.injectWS(`/ws/article-chat/${conversationId}`, { headers }))
}

describe('with the built-in author', () => {
  const app = useTestApp()
  let member: Person
  let conversationId: number
  let articleId: number
  beforeAll(async () => {
    member = await aMember(app)
    articleId = await anArticle(member)
    conversationId = (await start(member, articleId)).json().conversation_id
  }, 180_000)

  test('[CHAT-05] an article has one conversation, and questions that suit it', async () => {
    const again = (await start(member, articleId)).json()
    expect(again.conversation_id).toBe(conversationId)
    expect(again.suggested_questions.length).toBeGreaterThan(0)
    expect((await member.browser.get(`/api/article/${articleId}`)).json().conversation).toEqual({
      id: conversationId,
    })
    expect((await start(await aMember(app), articleId)).statusCode).toBe(404)
    expect((await start(await aGuest(app), articleId)).statusCode).toBe(403)
  })

  test('[CHAT-02] [CHAT-07] [CHAT-08] [CHAT-09] [CHAT-10] [CHAT-11] [CHAT-12] [CHAT-14] an answer streams, names dates, and is stored', async () => {
    const page = await openPage(app, member.browser, conversationId)
    expect(await page.history()).toEqual([])
    await page.ask('How often did I write about the stapler?')
    const { message_id, content, sources, written_by } = await page.next('complete')
    expect(page.shown(message_id)).toBe(content)
    expect(page.all('chunk').map(({ chunk_index }) => chunk_index)).toEqual(
      page.all('chunk').map((_, index) => index),
    )
    expect(page.all('chunk').length).toBeGreaterThan(3)
    expect(content).toMatch(/three|3/i)
    expect(content).toMatch(/20(12|14|19)/)
    expect(sources.every(({ text }) => text.includes('stapler'))).toBe(true)
    expect(written_by).toBe('the built-in author')
    const [question, answer] = await page.history()
    expect(question).toMatchObject({
      role: 'user',
      content: 'How often did I write about the stapler?',
      pending: false,
    })
    expect(answer).toMatchObject({ id: message_id, role: 'assistant', content, pending: false })
    // On a database with several processes the others read to the end first.
    if (process.env.TEST_DATABASE === 'embedded')
      expect(await app.platform.db.select().from(chatChunks)).toEqual([])
  })

  test('of a long conversation the newest messages are shown, in their order', async () => {
    const talker = await aMember(app)
    const { conversation_id } = (await start(talker, await anArticle(talker))).json()
    await app.platform.db.insert(chatMessages).values(
      Array.from({ length: 250 }, (_, n) => ({
        userId: talker.id,
        conversationId: conversation_id,
        role: 'user' as const,
        content: `Number ${n}`,
        status: 'complete' as const,
      })),
    )
    const page = await openPage(app, talker.browser, conversation_id)
    const shown = (await page.history()).map(({ content }) => content)
    expect(shown).toHaveLength(200)
    expect([shown.at(0), shown.at(-1)]).toEqual(['Number 50', 'Number 249'])
  })

  test('[CHAT-17] a page that has not seen the last message gets the history instead of an answer', async () => {
    const page = await openPage(app, member.browser, conversationId)
    const before = await page.history()
    const coming = page.next('history')
    page.say({ type: 'message', content: 'And now?', parent_message_id: null })
    expect((await coming).messages).toEqual(before)
    const foreign = page.next('history')
    page.say({ type: 'message', content: 'And now?', parent_message_id: 1 })
    expect((await foreign).messages).toEqual(before)
  })

  test('[CHAT-03] [CHAT-13] what cannot be asked is said; three unreadable messages end it', async () => {
    const page = await openPage(app, member.browser, conversationId)
    const last = (await page.history()).at(-1)?.id ?? null
    const blank = page.next('error')
    page.say({ type: 'message', content: '   ', parent_message_id: last })
    expect((await blank).message).toBe('Please type a question.')
    for (const text of ['{', '[]', '{"type":"drop"}']) page.sayText(text)
    await until(() => expect(page.closed).toBe(1008))
    const wide = await openPage(app, member.browser, conversationId)
    wide.sayText('x'.repeat(17 * 1024))
    await until(() => expect(wide.closed).toBe(1009))
  })

  test('[CHAT-04] sockets without a session, of a guest, of somebody else, from elsewhere are refused before there is one', async () => {
    const refused = (browser: Browser, origin?: string | null) =>
      openPage(app, browser, conversationId, origin).then(
        () => 'open',
        (error: Error) => /\d{3}/.exec(error.message)?.[0],
      )
    expect(await refused(app.browser())).toBe('401')
    expect(await refused((await aGuest(app)).browser)).toBe('403')
    expect(await refused((await aMember(app)).browser)).toBe('404')
    expect(await refused(member.browser, 'https://evil.example')).toBe('403')
    expect(await refused(member.browser, null)).toBe('403')
    const admin = await aMember(app)
    await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
    expect(await refused(admin.browser)).toBe('404')
  })

  test('two tabs show the same; a page that comes late in the middle misses nothing', async () => {
    const first = await openPage(app, member.browser, conversationId)
    const second = await openPage(app, member.browser, conversationId)
    await second.history()
    await first.ask('What did I say about the heron?')
    await first.next('chunk')
    first.leave()
    const late = await openPage(app, member.browser, conversationId)
    const snapshot = await late.history()
    expect(snapshot.at(-1)).toMatchObject({ role: 'assistant', pending: true })
    const { message_id, content } = await late.next('complete')
    expect(late.shown(message_id)).toBe(content)
    expect(second.shown(message_id)).toBe(content)
    await until(() => expect(second.all('complete').at(-1)?.content).toBe(content))
    expect((await second.history()).at(-2)?.content).toBe('What did I say about the heron?')
  })

  test('logging out closes the socket', async () => {
    const other = await aMember(app)
    const id = (await start(other, await anArticle(other))).json().conversation_id
    const page = await openPage(app, other.browser, id)
    await page.history()
    await other.browser.post('/api/logout')
    await until(() => expect(page.closed).toBe(4001), { timeout: 5000 })
  })
})

describe('with a model', () => {
  let models: Awaited<ReturnType<typeof startScriptedModels>>
  let app: TestApp
  let member: Person
  let conversationId: number
  let turn: Turn = { say: 'Unset.' }
  beforeAll(async () => {
    models = await startScriptedModels(({ body }) =>
      JSON.stringify(body.messages).includes('The question:') ? turn : { status: 500 },
    )
    app = await startTestApp({
      settings: {
        ANTHROPIC_BASE_URL: models.url,
        ANTHROPIC_API_KEY: 'k',
        ANTHROPIC_MODEL: 'scripted-1',
        MODEL_TIMEOUT_MS: '1500',
      },
    })
    member = await aMember(app)
    await importPosts(member, LIFE).catch(() => {})
    const { articles: ArticleTable, magazines } = await import('#schema')
    const [magazine] = await app.platform.db.insert(magazines).values({ userId: member.id }).returning()
    const [article] = await app.platform.db
      .insert(ArticleTable)
      .values({ userId: member.id, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>Body</p>' })
      .returning()
    conversationId = (await start(member, article?.id ?? 0)).json().conversation_id
  }, 270_000)
  afterAll(async () => {
    await app.close()
    models.close()
  })

  test('its pieces are passed on, and what it cites can be opened', async () => {
    turn = { say: 'You wrote of it in 2012 [1], and a form came later [2]. [77]' }
    const page = await openPage(app, member.browser, conversationId)
    await page.ask('What about the stapler?')
    const { message_id, content, sources, written_by } = await page.next('complete')
    expect(content).toBe(turn.say)
    expect(page.shown(message_id)).toBe(turn.say)
    expect(sources.map(({ number }) => number)).toEqual([1, 2])
    expect(written_by).toBe('scripted-1')
    const prompt = JSON.stringify(models.seen.at(-1)?.body)
    expect(prompt).toContain('The stapler is still broken')
  })

  const promptSeen = () =>
    JSON.stringify(models.seen.at(-1)?.body.messages.at(-1)?.content).replaceAll('\\n', '\n')
  const numberOf = (words: string) =>
    Number(new RegExp(`\\[(\\d+)\\] [^\\n]*${words}`).exec(promptSeen())?.[1])

  test('it sees every post that fits, whole, but never what is hidden, and what was counted', async () => {
    turn = { say: 'Three posts.' }
    const page = await openPage(app, member.browser, conversationId)
    await page.ask('How often did I write about the stapler?')
    await page.next('complete')
    const prompt = promptSeen()
    expect(prompt).toContain('The end of it.')
    expect(prompt).toContain('Four hours on the train to Lisbon')
    expect(prompt).not.toMatch(/want to die|do not want to be here/)
    expect(prompt).toMatch(/<counted>\n.*three posts/i)
    expect(prompt).toContain('All 17 posts:')
  })

  test('a list of numbers is a citation, and a post keeps its number for the whole conversation', async () => {
    turn = { say: 'Unset.' }
    const page = await openPage(app, member.browser, conversationId)
    await page.ask('Tell me about the train.')
    await page.next('complete')
    const [train, broken] = [numberOf('cheese'), numberOf('still broken')]
    turn = { say: `A train and a form [${train}, ${broken}].` }
    await page.ask('And the form?')
    const { sources } = await page.next('complete')
    expect(sources.map(({ number }) => number)).toEqual([train, broken])
    turn = { say: 'Yes.' }
    await page.ask('Really?')
    await page.next('complete')
    expect([numberOf('cheese'), numberOf('still broken')]).toEqual([train, broken])
  })

  test('a sentence with a quote that nobody wrote goes; where nothing is left the built-in author answers', async () => {
    const page = await openPage(app, member.browser, conversationId)
    turn = {
      say: 'You wrote “The stapler is still broken” in 2014. You also wrote “I adore that stapler more than life”. That is all.',
    }
    await page.ask('What about the form?')
    const first = await page.next('complete')
    expect(first.content).toBe('You wrote “The stapler is still broken” in 2014. That is all.')
    turn = { say: 'You wrote “I adore that stapler more than life itself”.' }
    await page.ask('How often did I write about the stapler?')
    const second = await page.next('complete')
    expect(second.content).toMatch(/three posts/i)
    expect(second.written_by).toBe('the built-in author')
  })

  test('a sentence with a number that stands nowhere goes; a year of a post and a count of what it cites stay', async () => {
    const page = await openPage(app, member.browser, conversationId)
    turn = { say: 'It cost you 4711 euros. You wrote of it in 2 posts [1, 2]. The last is of 2014.' }
    await page.ask('What did the stapler cost?')
    expect((await page.next('complete')).content).toBe(
      'You wrote of it in 2 posts [1, 2]. The last is of 2014.',
    )
  })

  test('of a large archive it sees the article’s own posts and those that hold the words, whole, and how many there are', async () => {
    const { db } = app.platform
    const { articles: ArticleTable, magazines } = await import('#schema')
    const wide = await aMember(app)
    const told = Array.from({ length: 500 }, (_, n) => ({
      text: `Day ${n}. ${'The ferry was late and nobody on the quay said a word about it. '.repeat(2)}`,
      at: at('2010-01-01T12:00:00Z') + n * 86_400,
    }))
    told[20] = {
      text: 'The first post of the article speaks of a lighthouse.',
      at: at('2010-01-21T12:00:00Z'),
    }
    told[400] = {
      text: `A zeppelin came by. ${'It stayed a while over the roofs. '.repeat(30)}Then it left.`,
      at: at('2011-02-05T12:00:00Z'),
    }
    told[450] = { text: 'I want to die, and the zeppelin did not help.', at: at('2011-03-27T12:00:00Z') }
    await importPosts(wide, told).catch(() => {})
    const rows = await db.select().from(posts).where(eq(posts.userId, wide.id))
    const own = rows.filter(({ text }) => text.includes('lighthouse')).map(({ id }) => id)
    const [magazine] = await db.insert(magazines).values({ userId: wide.id }).returning()
    const paragraphs = [{ kind: 'p' as const, html: '<p>About a lighthouse.</p>', postIds: own }]
    const [article] = await db
      .insert(ArticleTable)
      .values({ userId: wide.id, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>Body</p>', paragraphs })
      .returning()
    const { conversation_id } = (await start(wide, article?.id ?? 0)).json()
    turn = { say: 'It came in February.' }
    const page = await openPage(app, wide.browser, conversation_id)
    await page.ask('When did the zeppelin come by?')
    await page.next('complete')
    const prompt = promptSeen()
    expect(prompt).toContain('speaks of a lighthouse')
    expect(prompt).toContain('Then it left.')
    expect(prompt).not.toContain('want to die')
    expect(prompt).toMatch(/\d+ of 500 posts:/)
    expect(prompt.length).toBeLessThan(45_000)
  }, 240_000)

  test('however long a conversation gets, a model is shown its end, and of each message the beginning', async () => {
    const long = (n: number) => `Answer ${n} begins. ${'And goes on. '.repeat(600)}`
    const said = { userId: member.id, conversationId, role: 'assistant', status: 'complete' } as const
    const page = await openPage(app, member.browser, conversationId)
    for (let n = 0; n < 20; n += 1)
      await app.platform.db.insert(chatMessages).values({ ...said, content: long(n) })
    turn = { say: 'Briefly, then.' }
    await page.ask('What was that?')
    await page.next('complete')
    const prompt = JSON.stringify(models.seen.at(-1)?.body)
    expect(prompt).toContain('The question: What was that?')
    expect(prompt).toContain('Answer 19 begins.')
    expect(prompt).toContain('Answer 8 begins.')
    expect(prompt).not.toContain('Answer 7 begins.')
    expect(prompt.length).toBeLessThan(40_000)
  })

  test('a provider that fails keeps the question, says so, and can be asked again', async () => {
    turn = { status: 400 }
    const page = await openPage(app, member.browser, conversationId)
    await page.ask('And the heron?')
    const { message } = await page.next('error')
    expect(message.length).toBeGreaterThan(10)
    const stored = await page.history()
    expect(stored.at(-2)).toMatchObject({ role: 'user', content: 'And the heron?' })
    expect(stored.at(-1)).toMatchObject({ role: 'assistant', pending: false, error: message })
    turn = { say: 'Here it is.' }
    page.say({ type: 'ask_again' })
    expect((await page.next('complete')).content).toBe('Here it is.')
    expect((await page.history()).filter(({ content }) => content === 'And the heron?')).toHaveLength(1)
  })

  test('an answer is stopped from any page, keeps what was said, and another may follow', async () => {
    turn = { hangAfter: 'Half of a thought that goes on for long enough to be cut into pieces' }
    const page = await openPage(app, member.browser, conversationId)
    await page.ask('Tell me everything.')
    await page.next('chunk')
    const busy = page.next('error')
    await page.ask('Are you there?')
    expect((await busy).message).toBe('One answer at a time: wait for this one, or stop it.')
    const other = await openPage(app, member.browser, conversationId)
    other.say({ type: 'stop' })
    const { stopped, content } = await page.next('complete')
    expect([stopped, content.startsWith('Half')]).toEqual([true, true])
    turn = { say: 'Then this.' }
    await page.ask('Go on.')
    expect((await page.next('complete')).content).toBe('Then this.')
  })

  test('an answer whose process is gone says so once its time is over', async () => {
    const [orphan] = await app.platform.db
      .insert(chatMessages)
      .values({
        userId: member.id,
        conversationId,
        role: 'assistant',
        status: 'pending',
        heldUntil: new Date(Date.now() - 1000),
      })
      .returning()
    const page = await openPage(app, member.browser, conversationId)
    expect((await page.history()).at(-1)).toMatchObject({ id: orphan?.id, pending: true })
    expect(await page.next('error', 12_000)).toMatchObject({
      message: 'The answer was interrupted. Please ask again.',
      message_id: orphan?.id,
    })
  })
})
