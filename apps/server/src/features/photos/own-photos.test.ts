import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { identityKey, readPosts } from '@youzine/archive'
import { eq } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { analyses, articles, magazines, postPhotos, posts, sharedPhotos, shares } from '#schema'
import { aPostFile, importPosts, importRecords, importSample } from '#testing/archives.ts'
import { aGuest, aMember, logIn, type Person } from '#testing/people.ts'
import {
  aJpegWithPlace,
  anIdentity,
  aPhoto,
  aPostToShow,
  aWebp,
  sendPhoto,
  showPost,
} from '#testing/photos.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const app = useTestApp()

const rowsOf = ({ id }: Pick<Person, 'id'>) =>
  app.platform.db.select().from(postPhotos).where(eq(postPhotos.userId, id))
const stored = (key: string) => app.platform.storage.get(key)
const untilGone = (key: string) => until(async () => expect(await stored(key)).toBeNull())

async function anArticle({ id }: Person) {
  const [magazine] = await app.platform.db.insert(magazines).values({ userId: id }).returning()
  const values = { userId: id, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>b</p>' }
  const [article] = await app.platform.db.insert(articles).values(values).returning()
  return article?.id ?? 0
}

/** Somebody with a picture beside a post that stands in an article. */
async function withPhotoInArticle() {
  const owner = await aMember(app)
  const photo = await aPhoto(app, owner)
  const articleId = await anArticle(owner)
  await showPost(app, articleId, photo.postId)
  return { owner, photo, articleId }
}

describe('sending', () => {
  test('what is kept has no metadata, whoever sent it', async () => {
    const member = await aMember(app)
    const post = await aPostToShow(app, member)
    const sent = await aJpegWithPlace()
    expect((await sharp(sent).metadata()).exif?.length).toBeGreaterThan(50)
    expect((await sendPhoto(member, post.identity, sent)).json()).toEqual({ kept: true })
    const [row] = await rowsOf(member)
    const kept = Buffer.from((await stored(row?.storageKey ?? '')) ?? [])
    const { exif, icc, xmp, format, width } = await sharp(kept).metadata()
    expect({ exif, icc, xmp, format, width }).toEqual({ format: 'webp', width: 60 })
    expect(kept.includes('Exif') || kept.includes('Robin')).toBe(false)
  })

  test('the same one twice, and at once, is kept once', async () => {
    const member = await aMember(app)
    const post = await aPostToShow(app, member)
    const data = await aWebp()
    const answers = await Promise.all([1, 2, 3].map(() => sendPhoto(member, post.identity, data)))
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ kept: true }))
    expect((await sendPhoto(member, post.identity, data)).json()).toEqual({ kept: true })
    const rows = await rowsOf(member)
    expect(rows).toHaveLength(1)
    const files = await readdir(join(app.dataDir, 'files/photos'))
    const names = (await app.platform.db.select().from(postPhotos)).map(({ storageKey }) =>
      storageKey.slice(7),
    )
    expect(files.sort()).toEqual(names.sort())
  })

  test.for([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    [
      'a PNG',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
      415,
    ],
    ['the beginning of a JPEG', Buffer.from('\xff\xd8\xff\xe0 and then nothing', 'latin1'), 415],
    ['more pixels than a page needs', () => aWebp({ width: 1601, height: 10 }), 422],
    ['a bomb of 12,000 by 12,000', () => aWebp({ width: 12_000, height: 12_000 }), 422],
    ['too many bytes', Buffer.alloc(3 * 1024 * 1024 + 200_000, 7), 413],
  ] as const)('%s is refused', async ([, made, status]) => {
    const member = await aMember(app)
    const post = await aPostToShow(app, member)
    const data = typeof made === 'function' ? await made() : made
    expect((await sendPhoto(member, post.identity, data)).statusCode).toBe(status)
    expect(await rowsOf(member)).toEqual([])
  })

  test('nothing is kept beside somebody else’s post, no post, a tender one or one that is left out', async () => {
    const member = await aMember(app)
    const strangers = await aPostToShow(app, await aMember(app))
    const sad = await aPostToShow(app, member, 'My mother died this morning. I cannot believe it.')
    const hidden = await aPostToShow(app, member, 'The hill behind the house.')
    const data = { hidden: [hidden.id], red: [], amber: [], unquotable: [] }
    await app.platform.db.update(analyses).set({ data }).where(eq(analyses.userId, member.id))
    const unwanted = await aPostToShow(app, member, 'The boat is blue.')
    await member.browser.post('/api/leave_outs', { json: { kind: 'post', post_id: unwanted.id } })
    for (const identity of [
      strangers.identity,
      anIdentity(),
      sad.identity,
      hidden.identity,
      unwanted.identity,
    ])
      expect((await sendPhoto(member, identity, await aWebp())).json()).toEqual({ kept: false })
    expect((await sendPhoto(member, 'x', await aWebp())).statusCode).toBe(422)
    expect(await rowsOf(member)).toEqual([])
  })

  test('a guest may keep eighty', async () => {
    const guest = await aGuest(app)
    const post = await aPostToShow(app, guest)
    const values = {
      userId: guest.id,
      postIdentity: post.identity,
      storageKey: 'photos/x.webp',
      width: 1,
      height: 1,
    }
    await app.platform.db
      .insert(postPhotos)
      .values(Array.from({ length: 80 }, (_, n) => ({ ...values, contentHash: String(n) })))
    const answer = await sendPhoto(guest, post.identity, await aWebp())
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'That is as many photos as we can keep for one person.',
    ])
    expect((await guest.browser.get('/api/photos')).json()).toEqual({ count: 80 })
  })

  test('browser and server know a post by the same key, and the posts of articles are asked for', async () => {
    const member = await aMember(app)
    const text = 'The accordion came back from the repair with a note in it.'
    await importPosts(member, [{ text }, { text: 'Nobody was hurt at the wedding.' }])
    const [row] = await app.platform.db.select().from(posts).where(eq(posts.text, text))
    const [post] = readPosts(String(aPostFile([{ text }]).data), Date.now())
    expect(row?.identity).toBe(post && (await identityKey(post)))
    const articleId = await anArticle(member)
    await showPost(app, articleId, row?.id ?? 0)
    const wanted = (await member.browser.get('/api/photos/wanted')).json().posts
    expect(wanted[0]).toBe(row?.identity)
    const stranger = await aMember(app)
    expect((await stranger.browser.get('/api/photos/wanted')).json()).toEqual({ posts: [] })
  })
})

describe('showing', () => {
  test('beside its post, to its owner, and to nobody else', async () => {
    const { owner, photo, articleId } = await withPhotoInArticle()
    const address = `/media/photo/${photo.id}`
    const { photos } = (await owner.browser.get(`/api/article/${articleId}`)).json()
    expect(photos).toEqual([{ id: photo.id, post: photo.postId, address, width: 60, height: 40 }])
    const picture = await owner.browser.get(address)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
    })
    expect(picture.rawPayload.equals(Buffer.from((await stored(photo.storageKey)) ?? []))).toBe(true)
    const again = await owner.browser.get(address, {
      headers: { 'if-none-match': String(picture.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const stranger = await aMember(app)
    const missing = await stranger.browser.get('/media/photo/2147483647')
    const others = await stranger.browser.get(address)
    expect([others.statusCode, others.body]).toEqual([404, missing.body])
    expect((await stranger.browser.delete(`/api/photos/${photo.id}`)).statusCode).toBe(404)
    expect(await rowsOf(owner)).toHaveLength(1)
  })

  test('no longer once its post turns out to be tender', async () => {
    const { owner, photo, articleId } = await withPhotoInArticle()
    const data = { hidden: [], red: [], amber: [photo.postId], unquotable: [] }
    await app.platform.db.update(analyses).set({ data }).where(eq(analyses.userId, owner.id))
    expect((await owner.browser.get(`/api/article/${articleId}`)).json().photos).toEqual([])
    expect((await owner.browser.get(`/media/photo/${photo.id}`)).statusCode).toBe(404)
  })

  test('on a shared page only by the owner’s hand, until it is taken back', async () => {
    const { owner, photo, articleId } = await withPhotoInArticle()
    const shared = await owner.browser.post(`/api/article/${articleId}/share`, {
      json: { discoverable: true },
    })
    const hash = shared.json().share_hash
    const anybody = app.browser()
    const seen = async () => (await anybody.get(`/api/share/a/${hash}`)).json().text.photos
    const address = `/media/shared_photo/${hash}/${photo.id}`
    expect(await seen()).toEqual([])
    expect((await anybody.get(address)).statusCode).toBe(404)

    const choose = (who: Person, photo_ids: number[]) =>
      who.browser.put(`/api/article/${articleId}/share/photos`, { json: { photo_ids } })
    const stranger = await aMember(app)
    const theirs = await aPhoto(app, stranger)
    expect((await choose(stranger, [theirs.id])).statusCode).toBe(404)
    expect((await choose(owner, [theirs.id])).statusCode).toBe(404)
    const elsewhere = await aPhoto(app, owner)
    expect((await choose(owner, [elsewhere.id])).statusCode).toBe(404)
    expect(await app.platform.db.select().from(sharedPhotos)).toEqual([])

    expect((await choose(owner, [photo.id])).json()).toEqual({ photo_ids: [photo.id] })
    expect(await seen()).toEqual([{ id: photo.id, post: 1, address, width: 60, height: 40 }])
    expect((await anybody.get(address)).headers['content-type']).toBe('image/webp')
    expect((await anybody.get(`/media/photo/${photo.id}`)).statusCode).toBe(401)
    expect((await owner.browser.get(`/api/article/${articleId}`)).json().share.photo_ids).toEqual([photo.id])
    expect((await choose(owner, [])).json()).toEqual({ photo_ids: [] })
    expect((await anybody.get(address)).statusCode).toBe(404)

    await choose(owner, [photo.id])
    await owner.browser.delete(`/api/article/${articleId}/share`)
    expect((await anybody.get(address)).statusCode).toBe(404)
    expect(await app.platform.db.select().from(shares).where(eq(shares.hash, hash))).toEqual([])
  })
})

describe('going', () => {
  test('with the post that is never to be used again, at once', async () => {
    const { owner, photo, articleId } = await withPhotoInArticle()
    await owner.browser.post('/api/leave_outs', { json: { kind: 'post', post_id: photo.postId } })
    expect((await owner.browser.get(`/media/photo/${photo.id}`)).statusCode).toBe(404)
    expect((await owner.browser.get(`/api/article/${articleId}`)).json().photos).toEqual([])
    expect(await rowsOf(owner)).toEqual([])
    await untilGone(photo.storageKey)
  })

  test('one by one, or all together; the posts stay', async () => {
    const member = await aMember(app)
    const [one, two] = [await aPhoto(app, member), await aPhoto(app, member, { colour: 'blue' })]
    expect((await member.browser.delete(`/api/photos/${one.id}`)).statusCode).toBe(200)
    expect((await rowsOf(member)).map(({ id }) => id)).toEqual([two.id])
    await member.browser.delete('/api/photos')
    expect(await rowsOf(member)).toEqual([])
    for (const { storageKey } of [one, two]) await untilGone(storageKey)
    expect(await app.platform.db.select().from(posts).where(eq(posts.userId, member.id))).toHaveLength(2)
  })

  test('in the export as it is kept, and gone with the person', async () => {
    const member = await aMember(app)
    const photo = await aPhoto(app, member)
    const files = unzipSync((await member.browser.get('/api/account/export')).rawPayload)
    expect(files[`photos/${photo.id}.webp`]).toEqual(new Uint8Array((await stored(photo.storageKey)) ?? []))
    expect(JSON.parse(Buffer.from(files['photos.json'] ?? []).toString())).toMatchObject([
      { file: `photos/${photo.id}.webp`, postId: photo.postId, width: 60 },
    ])
    await member.browser.delete('/api/account')
    expect(await rowsOf(member)).toEqual([])
    await untilGone(photo.storageKey)
  })

  test('along with a guest who logs in; what both had is kept once', async () => {
    const member = await aMember(app)
    const kept = await aPhoto(app, member)
    const guest = await aGuest(app)
    const data = await aWebp()
    const empty = { people: [], links: [], context: [], title: '', kind: 'photo' }
    await app.platform.db
      .insert(posts)
      .values({ userId: guest.id, identity: kept.postIdentity, text: 'The harbour, early.', ...empty })
    await sendPhoto(guest, kept.postIdentity, data)
    const [twice] = await rowsOf(guest)
    const alone = await aPhoto(app, guest, { colour: 'green' })
    expect((await logIn(guest.browser, member.email)).statusCode).toBe(200)
    expect((await rowsOf(member)).map(({ id }) => id).sort()).toEqual([kept.id, alone.id].sort())
    await untilGone(twice?.storageKey ?? '')
    expect(await stored(alone.storageKey)).not.toBeNull()
  })

  test('with the sample, when somebody brings their own archive', async () => {
    const guest = await aGuest(app)
    await importSample(guest)
    const [post] = await app.platform.db.select().from(posts).where(eq(posts.userId, guest.id))
    await sendPhoto(guest, post?.identity ?? '', await aWebp())
    const [photo] = await rowsOf(guest)
    await importRecords(guest, [
      { timestamp: 1_400_000_000, data: [{ post: 'My own words at last, and many.' }] },
    ])
    expect(await rowsOf(guest)).toEqual([])
    await untilGone(photo?.storageKey ?? '')
  })
})
