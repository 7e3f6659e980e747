import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { analyses, articles, postPhotos, posts } from '#schema'
import type { Person } from './people.ts'
import type { TestApp } from './test-app.ts'

export const anIdentity = () => randomBytes(32).toString('base64url')

interface Look {
  width?: number
  height?: number
  colour?: string
}

const canvas = ({ width = 60, height = 40, colour = '#8a2f2f' }: Look) =>
  sharp({ create: { width, height, channels: 3, background: colour } })

export const aWebp = (look: Look = {}) => canvas(look).webp().toBuffer()

/** As a phone writes it: where and by whom it was taken stands in it. */
export const aJpegWithPlace = (look: Look = {}) =>
  canvas(look)
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', Artist: 'Robin Example' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '53/1 22/1 48/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '1/1 28/1 12/1',
      },
    })
    .toBuffer()

export const photoPart = (data: Buffer) => ({ filename: 'photo', type: 'image/webp', data })

/** A post that somebody has looked at, and found nothing in that hurts. */
export async function aPostToShow(
  app: TestApp,
  { id: userId }: Pick<Person, 'id'>,
  text = 'The harbour, early.',
) {
  const identity = anIdentity()
  const empty = { people: [], links: [], context: [] }
  const [row] = await app.platform.db
    .insert(posts)
    .values({ userId, identity, text, title: '', kind: 'photo', postedAt: new Date('2016-05-04'), ...empty })
    .returning()
  await app.platform.db
    .insert(analyses)
    .values({ userId, fingerprint: 'x', data: { hidden: [], red: [], amber: [], unquotable: [] } })
    .onConflictDoNothing()
  return { id: row?.id ?? 0, identity }
}

export const sendPhoto = ({ browser }: Person, post: string, data: Buffer) =>
  browser.post('/api/photos', { multipart: { post, photo: photoPart(data) } })

/** A picture beside such a post, sent as a page would. */
export async function aPhoto(app: TestApp, person: Person, look: Look = {}) {
  const post = await aPostToShow(app, person)
  await sendPhoto(person, post.identity, await aWebp(look))
  const [photo] = await app.platform.db
    .select()
    .from(postPhotos)
    .where(eq(postPhotos.postIdentity, post.identity))
  if (!photo) throw new Error('The picture was not kept.')
  return { ...photo, postId: post.id }
}

/** Puts a post whole into an article. */
export async function showPost(app: TestApp, articleId: number, post: number, text = 'The harbour, early.') {
  const block = {
    form: 'post' as const,
    entry: { post, text, whole: true, date: '2016-05-04' },
    caption: null,
  }
  await app.platform.db
    .update(articles)
    .set({ paragraphs: [{ kind: 'block', html: `<p>${text}</p>`, block, postIds: [post] }] })
    .where(eq(articles.id, articleId))
}
