import type { ArticleBlock } from '@youzine/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { escapeHtml } from '#platform/mail/letter.ts'
import { articles, magazines, type StoredFigure, shares, users } from '#schema'
import { aGuest, aMember, anUnconfirmedMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { frontOf } from './front.ts'
import { keyOfPicture } from './pictures.ts'
import { findShared } from './queries.ts'

const app = useTestApp()

const BODY = '<p>The stapler broke in 2012.</p><p>It has not been the same since.</p>'

async function anArticle({ id }: Person, values: Partial<typeof articles.$inferInsert> = {}) {
  const [magazine] = await app.platform.db.insert(magazines).values({ userId: id }).returning()
  const [article] = await app.platform.db
    .insert(articles)
    .values({
      userId: id,
      magazineId: magazine?.id ?? 0,
      topicId: 2,
      title: 'A stapler',
      body: BODY,
      ...values,
    })
    .returning()
  return article?.id ?? 0
}

const share = ({ browser }: Person, id: number, json: object = { discoverable: false }) =>
  browser.post(`/api/article/${id}/share`, { json })

async function shared(owner: Person, values: Partial<typeof articles.$inferInsert> = {}, json?: object) {
  const id = await anArticle(owner, values)
  return { id, hash: (await share(owner, id, json)).json().share_hash as string }
}

describe('sharing', () => {
  test('[ART-19] [ART-20] answers the same hash on every call; what it shows can change', async () => {
    const member = await aMember(app)
    const id = await anArticle(member)
    const first = (await share(member, id)).json()
    expect(first).toEqual({
      share_hash: expect.stringMatching(/^[\w-]{22,}$/),
      discoverable: false,
      name_shown: 'full',
    })
    const again = (await share(member, id, { discoverable: true, name_shown: 'first' })).json()
    expect(again).toEqual({ share_hash: first.share_hash, discoverable: true, name_shown: 'first' })
    expect((await member.browser.get(`/api/article/${id}`)).json().share).toEqual({
      hash: first.share_hash,
      discoverable: true,
      name_shown: 'first',
      view_count: 0,
      photo_ids: [],
    })
  })

  test('[ART-16] needs a confirmed address, an answer that is yes or no, and one’s own article', async () => {
    const unconfirmed = await anUnconfirmedMember(app)
    expect((await share(unconfirmed, await anArticle(unconfirmed))).statusCode).toBe(403)
    expect((await share(await aGuest(app), 1)).statusCode).toBe(403)
    const member = await aMember(app)
    const id = await anArticle(member)
    expect((await share(member, id, { discoverable: 'yes' })).statusCode).toBe(422)
    expect((await share(await aMember(app), id)).statusCode).toBe(404)
    expect(await app.platform.db.select().from(shares).where(eq(shares.articleId, id))).toEqual([])
  })

  test('taken back, the link is dead, and the next one is another', async () => {
    const member = await aMember(app)
    const { id, hash } = await shared(member)
    expect((await (await aMember(app)).browser.delete(`/api/article/${id}/share`)).statusCode).toBe(404)
    expect((await member.browser.delete(`/api/article/${id}/share`)).json()).toEqual({ success: true })
    expect((await app.browser().get(`/api/share/a/${hash}`)).statusCode).toBe(404)
    expect((await app.browser().get(`/share/a/${hash}`)).statusCode).toBe(404)
    expect((await app.browser().get(`/share/a/${hash}/picture.png`)).statusCode).toBe(404)
    expect((await share(member, id)).json().share_hash).not.toBe(hash)
  })

  test('an admin takes a link down without being able to read the article', async () => {
    const { id, hash } = await shared(await aMember(app))
    const admin = await aMember(app)
    await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.id))
    expect((await admin.browser.get(`/api/article/${id}`)).statusCode).toBe(404)
    expect((await admin.browser.delete(`/api/article/${id}/share`)).statusCode).toBe(200)
    expect((await app.browser().get(`/api/share/a/${hash}`)).statusCode).toBe(404)
  })

  test('a link goes with its owner', async () => {
    const member = await aMember(app)
    const { hash } = await shared(member)
    await app.browser().get(`/share/a/${hash}/picture.png`)
    await member.browser.delete('/api/account')
    expect((await app.browser().get(`/api/share/a/${hash}`)).statusCode).toBe(404)
  })
})

describe('a shared article', () => {
  test('[SHARE-03] [SHARE-04] is these fields and no more', async () => {
    const { hash } = await shared(await aMember(app))
    expect((await app.browser().get(`/api/share/a/${hash}`)).json()).toEqual({
      title: 'A stapler',
      body: BODY,
      owner_first_name: 'Robin',
      owner_last_name: 'Example',
      view_count: 1,
      template_id: 'media_roast',
      template_name: expect.any(String),
      text: expect.objectContaining({
        title: 'A stapler',
        sources: [],
        answers: [],
        pull_quotes: [],
        note: null,
      }),
    })
  })

  test('has its forms and figures, and no number of a post of its owner’s', async () => {
    const shown = (post: number, text: string) => ({ post, text, whole: true, date: '2012-01-01' })
    const { hash } = await shared(await aMember(app), {
      paragraphs: [
        {
          kind: 'block',
          html: '<p>x</p>',
          postIds: [77_001, 77_002],
          block: {
            form: 'pair',
            then: shown(77_001, 'Then.'),
            now: shown(77_002, 'Now.'),
            gap: 'a year',
            shared: [],
          },
        },
      ],
    })
    const answer = await app.browser().get(`/api/share/a/${hash}`)
    expect(answer.body).not.toContain('7700')
    const [paragraph] = answer.json().text.paragraphs
    expect(paragraph).toMatchObject({ post_ids: [], block: { then: { text: 'Then.' } } })
    expect([paragraph.block.then.post, paragraph.block.now.post].sort()).toEqual([1, 2])
  })

  test('shows as much of the name as was chosen', async () => {
    const names = async (name_shown: string) => {
      const { hash } = await shared(await aMember(app), {}, { discoverable: false, name_shown })
      const { owner_first_name, owner_last_name } = (await app.browser().get(`/api/share/a/${hash}`)).json()
      const page = (await app.browser().get(`/share/a/${hash}`)).body
      return { name: `${owner_first_name} ${owner_last_name}`.trim(), isTold: page.includes('Example') }
    }
    expect(await names('full')).toMatchObject({ name: 'Robin Example' })
    expect(await names('first')).toEqual({ name: 'Robin', isTold: false })
    expect(await names('none')).toEqual({ name: '', isTold: false })
  })

  test('counts a view once per viewer and day, not the owner’s, not a bot’s', async () => {
    const owner = await aMember(app)
    const { hash } = await shared(owner)
    const look = async (browser = app.browser(), headers: Record<string, string> = {}) =>
      (await browser.get(`/api/share/a/${hash}`, { headers })).json().view_count
    const reader = app.browser('10.1.2.3')
    expect(await look(reader, { 'user-agent': 'A' })).toBe(1)
    expect(await look(reader, { 'user-agent': 'A' })).toBe(1)
    // Somebody who keeps no cookies, from the same place with the same browser, is the same viewer today.
    expect(await look(app.browser('10.1.2.3'), { 'user-agent': 'A' })).toBe(1)
    expect(await look(app.browser('10.1.2.3'), { 'user-agent': 'B' })).toBe(2)
    expect(await look(owner.browser)).toBe(2)
    expect(await look(app.browser(), { 'user-agent': 'facebookexternalhit/1.1' })).toBe(2)
    expect(await look(app.browser(), { 'user-agent': 'WhatsApp/2.23' })).toBe(2)
    // The browsers inside people's apps are people.
    expect(
      await look(app.browser(), { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1 Twitter for iPhone' }),
    ).toBe(3)
    expect(await look(app.browser(), { 'user-agent': 'Mozilla/5.0 (iPhone) [LinkedInApp]/9.30' })).toBe(4)
    // Names that a browser invents are none.
    for (let n = 0; n < 5; n += 1) {
      const liar = app.browser('10.1.2.3')
      liar.cookies.set('youzine_viewer', `invented-name-number-${n}`)
      expect(await look(liar, { 'user-agent': 'A' })).toBe(4)
    }
    app.passTime(86_400_000)
    expect(await look(reader, { 'user-agent': 'A' })).toBe(5)
  })

  test('is listed only where its owner chose so, the most read first', async () => {
    const hidden = await shared(await aMember(app))
    const listed = await shared(await aMember(app), { title: 'Listed' }, { discoverable: true })
    await app.browser().get(`/api/share/a/${listed.hash}`)
    const items = (await app.browser().get('/api/shares/trending')).json()
    expect(items.map(({ share_hash }: { share_hash: string }) => share_hash)).not.toContain(hidden.hash)
    expect(items).toContainEqual({
      share_hash: listed.hash,
      title: 'Listed',
      owner_first_name: 'Robin',
      template_id: 'media_roast',
      template_name: expect.any(String),
      view_count: 1,
    })
  })
})

const pictureIn = (page: string) =>
  /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(page)?.[1] ?? ''

test('nothing tender is on the picture of a link', async () => {
  const { hash } = await shared(await aMember(app), {
    title: 'The year my mother died',
    standfirst: 'I want to die, she wrote.',
    description: 'A year with a heron.',
  })
  const found = await findShared(app.platform.db, hash)
  const front = found && frontOf(found)
  expect(front?.title).not.toContain('died')
  expect(front?.title).not.toBe('')
  expect(front?.standfirst).toBe('A year with a heron.')
})

describe('the pictures that an owner may keep', () => {
  const plate: StoredFigure = {
    kind: 'animal',
    animal: 'heron',
    title: '',
    labels: [],
    textAlternative: '',
    after: -1,
  }
  const entry = (text: string) => ({ post: 1, text, whole: true, date: '2018-09-01' })
  const withBlock = (block: ArticleBlock) => ({
    paragraphs: [{ kind: 'block' as const, html: '', postIds: [1], block }],
  })

  test('are filled to the edge in two sizes, for an article that nobody else has seen', async () => {
    const owner = await aMember(app)
    const id = await anArticle(owner, { topicId: 4, figures: [plate] })
    for (const [file, width, height] of [
      ['story.png', 1080, 1920],
      ['link.png', 1200, 630],
    ] as const) {
      const answer = await owner.browser.get(`/media/article/${id}/picture/${file}?name=none&download=1`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="youzine-\d+-\w+\.png"$/)
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'png', width, height })
      const corner = await sharp(answer.rawPayload)
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer()
      expect([...corner].slice(0, 3)).toEqual([0xef, 0xe0, 0xea])
    }
  })

  test('are their owner’s alone, and there are no others', async () => {
    const owner = await aMember(app)
    const id = await anArticle(owner)
    const address = `/media/article/${id}/picture/link.png`
    expect((await app.browser().get(address)).statusCode).toBe(401)
    expect((await (await aMember(app)).browser.get(address)).statusCode).toBe(404)
    expect((await owner.browser.get(`/media/article/${id}/picture/large.png`)).statusCode).toBe(404)
    expect((await owner.browser.get(`${address}?name=nickname`)).statusCode).toBe(404)
  })

  test('show what the article has best, and nothing that wants care', async () => {
    const frontFor = async (values: Partial<typeof articles.$inferInsert>) => {
      const found = await findShared(app.platform.db, (await shared(await aMember(app), values)).hash)
      if (!found) throw new Error('It was not shared.')
      return frontOf(found)
    }
    expect(await frontFor({ figures: [plate] })).toMatchObject({
      picture: { kind: 'animal', animal: 'heron' },
    })
    const promised = withBlock({
      form: 'ledger',
      rows: [
        {
          said: entry('Back by the weekend, he says.'),
          promise: '',
          due: null,
          done: entry('Home.'),
          days: 2654,
          verdict: '',
        },
      ],
      total: null,
    })
    expect(await frontFor(promised)).toMatchObject({ number: { value: 2654, unit: 'days' } })
    expect(await frontFor(withBlock({ form: 'post', entry: entry('First!'), caption: null }))).toMatchObject({
      line: { text: 'First!' },
    })
    const tender = await frontFor(withBlock({ form: 'tender', entries: [entry('The chair by the window.')] }))
    expect(tender).toMatchObject({ picture: null, number: null, line: null })
    const sad = await frontFor(
      withBlock({ form: 'post', entry: entry('Dad died this morning.'), caption: null }),
    )
    expect(sad.line).toBeNull()
  })
})

describe('what a program that previews links sees', () => {
  const bot = { headers: { 'user-agent': 'Twitterbot/1.0' } }
  const TITLES = [
    'A “stapler” & <script>alert(1)</script>',
    'Жизнь на удалёнке',
    'الحياة جميلة مع القهوة',
    'क्षत्रिय और हिन्दी',
    '日本語の雑誌 🎉👩‍👩‍👧',
  ]
  test.each(TITLES)('title, description and picture: %s', async (title) => {
    const { hash } = await shared(await aMember(app), {
      title,
      description: `About ${title}`,
      standfirst: title,
    })
    const page = await app.browser().get(`/share/a/${hash}`, bot)
    expect(page.statusCode).toBe(200)
    const escaped = escapeHtml(title)
    expect(page.body).toContain(`<meta property="og:title" content="${escaped}" />`)
    expect(pictureIn(page.body)).toMatch(new RegExp(`/share/a/${hash}/picture\\.png\\?v=\\w+$`))
    expect(page.body).toContain('<meta name="robots" content="noindex" />')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).toContain('The stapler broke in 2012.')
    expect(page.body).not.toContain('<script>alert')
    expect(page.body.match(/<title>/g)).toHaveLength(1)
    const picture = await app.browser().get(`/share/a/${hash}/picture.png`, bot)
    expect(picture.headers['content-type']).toBe('image/png')
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    })
  })

  test('a picture has another address for everything that it draws', async () => {
    const owner = await aMember(app)
    const { id, hash } = await shared(owner)
    const addresses = new Set<string>()
    const look = async () => {
      const address = pictureIn((await app.browser().get(`/share/a/${hash}`, bot)).body)
      addresses.add(address)
      return (await app.browser().get(address, bot)).rawPayload
    }
    const before = await look()
    expect(await look()).toEqual(before)
    expect(addresses.size).toBe(1)

    await owner.browser.patch('/api/account', { json: { first_name: 'Alex' } })
    const renamed = await look()
    expect(renamed).not.toEqual(before)
    await share(owner, id, { discoverable: false, name_shown: 'none' })
    const nameless = await look()
    expect(nameless).not.toEqual(renamed)
    await app.platform.db.update(articles).set({ title: 'A hole punch' }).where(eq(articles.id, id))
    expect(await look()).not.toEqual(nameless)
    expect(addresses.size).toBe(4)

    // An address that somebody kept shows what is so today, too.
    const [oldest = ''] = addresses
    expect((await app.browser().get(oldest, bot)).rawPayload).toEqual(await look())
  })

  test('a picture is asked for again after minutes, and not sent again while it is the same', async () => {
    const owner = await aMember(app)
    const { id, hash } = await shared(owner)
    const get = (headers: Record<string, string> = {}) =>
      app.browser().get(`/share/a/${hash}/picture.png`, { headers })
    const first = await get()
    expect(first.headers['cache-control']).toBe('public, max-age=300, must-revalidate')
    const etag = String(first.headers.etag)
    const same = await get({ 'if-none-match': `W/${etag}, "another"` })
    expect([same.statusCode, same.rawPayload.length, same.headers.etag]).toEqual([304, 0, etag])
    await owner.browser.patch('/api/account', { json: { first_name: 'Alex' } })
    const changed = await get({ 'if-none-match': etag })
    expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
    await owner.browser.delete(`/api/article/${id}/share`)
    const gone = await get({ 'if-none-match': String(changed.headers.etag) })
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(gone.headers.etag).toBeUndefined()
  })

  test('a link that is taken back while its picture is drawn leaves none behind', async () => {
    const owner = await aMember(app)
    const { id, hash } = await shared(owner)
    const { storage } = app.platform
    const put = storage.put
    storage.put = async (...file) => {
      await owner.browser.delete(`/api/article/${id}/share`)
      return put(...file)
    }
    const answer = await app.browser().get(`/share/a/${hash}/picture.png`)
    storage.put = put
    expect(answer.statusCode).toBe(404)
    expect(await storage.get(keyOfPicture(hash))).toBeNull()
  })

  test('a listed one may be found', async () => {
    const { hash } = await shared(await aMember(app), {}, { discoverable: true })
    const page = await app.browser().get(`/share/a/${hash}`, bot)
    expect(page.body).not.toContain('noindex')
    expect(page.headers['x-robots-tag']).toBeUndefined()
  })

  test('[SHARE-01] [SHARE-02] [SHARE-05] the page says everything without scripts too', async () => {
    const { hash } = await shared(await aMember(app))
    await app.browser().get(`/api/share/a/${hash}`)
    const page = (await app.browser().get(`/share/a/${hash}`)).body
    const [, article = ''] = /<noscript>([\s\S]*)<\/noscript>/.exec(page) ?? []
    expect(article).toContain('<p>An article about Robin Example</p><h1>A stapler</h1>')
    expect(article).toContain('<p>Viewed 1 time</p>')
    expect(article).toMatch(/<a href="\/templates\/media_roast">Write About Me: [^<]+<\/a>/)
    const gone = await app.browser().get('/share/a/aaaaaaaaaaaaaaaaaaaaaa')
    expect(gone.statusCode).toBe(404)
    expect(gone.body).toContain('<noscript><p>This article is no longer available</p></noscript>')
  })
})
