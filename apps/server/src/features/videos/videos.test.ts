import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { articles, magazines } from '#schema'
import { aGuest, aMember, type Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'
import { findFfmpeg } from './ffmpeg.ts'
import { rangeOf } from './routes.ts'
import { lengthOf, writeScript } from './script.ts'

const app = useTestApp()

async function anArticle({ id }: Person, topicId: number) {
  const [magazine] = await app.platform.db.insert(magazines).values({ userId: id }).returning()
  const [article] = await app.platform.db
    .insert(articles)
    .values({
      userId: id,
      magazineId: magazine?.id ?? 0,
      topicId,
      title: 'The heron 🎉 الحياة',
      body: '<p>b</p>',
      paragraphs: [{ kind: 'p', html: '<p>The court heard that Robin posts at dusk.</p>', postIds: [] }],
      figures: [
        {
          kind: 'bars',
          title: 'Posts by day',
          points: [
            { label: 'Mon', value: 3 },
            { label: 'Tue', value: 9 },
          ],
          textAlternative: '',
          after: 0,
        },
      ],
    })
    .returning()
  return article?.id ?? 0
}

const ask = ({ browser }: Person, id: number) => browser.post(`/api/article/${id}/video`)
const videoOf = async ({ browser }: Person, id: number) =>
  (await browser.get(`/api/article/${id}`)).json().video

describe('the film of an article', () => {
  // Encoding takes most of half a minute, and asks nothing of the database.
  test.skipIf(process.env.TEST_DATABASE === 'postgres')(
    '[ART-21] [ART-24] is made once, plays everywhere, moves, and is its owner’s alone',
    async () => {
      const member = await aMember(app)
      const id = await anArticle(member, 4)
      expect(await videoOf(member, id)).toBeNull()
      const [first, second] = await Promise.all([ask(member, id), ask(member, id)])
      expect(first.json()).toMatchObject({
        success: true,
        video: { status: expect.stringMatching(/queued|running/) },
      })
      expect(second.json().video.id).toBe(first.json().video.id)
      const video = await until(
        async () => {
          const now = await videoOf(member, id)
          expect(now).toMatchObject({ status: 'finished', error: null })
          return now
        },
        { timeout: 300_000, interval: 500 },
      )
      expect((await ask(member, id)).json().video).toEqual(video)

      const film = await member.browser.get(video.url)
      expect(film.headers['content-type']).toBe('video/mp4')
      const facts = probe(film.rawPayload)
      expect(facts).toMatch(/Video: h264.*yuv420p.*1080x1920/)
      const [, seconds] = /Duration: 00:00:(\d+\.\d+)/.exec(facts) ?? []
      expect(Number(seconds)).toBeGreaterThanOrEqual(10)
      expect(Number(seconds)).toBeLessThanOrEqual(20)
      expect(await differenceBetween(film.rawPayload, 0.3, 1.2)).toBeGreaterThan(1)
      expect(await differenceBetween(film.rawPayload, 4, 8)).toBeGreaterThan(1)

      const part = await member.browser.get(video.url, { headers: { range: 'bytes=0-99' } })
      expect([part.statusCode, part.rawPayload.length]).toEqual([206, 100])
      expect((await (await aMember(app)).browser.get(video.url)).statusCode).toBe(404)
      expect((await app.browser().get(video.url)).statusCode).toBe(401)
    },
    360_000,
  )

  test('other topics have none, guests must sign up, somebody else’s article is missing', async () => {
    const member = await aMember(app)
    const roast = await ask(member, await anArticle(member, 2))
    expect([roast.statusCode, roast.json().detail]).toEqual([409, 'This kind of article has no video.'])
    const animal = await anArticle(member, 4)
    expect((await ask(await aGuest(app), animal)).statusCode).toBe(403)
    expect((await ask(await aMember(app), animal)).statusCode).toBe(404)
  })
})

function probe(film: Buffer): string {
  try {
    execFileSync(findFfmpeg(undefined), ['-i', fileOf(film)], { stdio: 'pipe' })
  } catch (error) {
    // Without an output it complains, after saying what it was given.
    return String((error as { stderr: Buffer }).stderr)
  }
  return ''
}

function fileOf(film: Buffer): string {
  const file = join(app.dataDir, 'film.mp4')
  writeFileSync(file, film)
  return file
}

async function differenceBetween(film: Buffer, one: number, other: number): Promise<number> {
  const frame = (at: number) =>
    execFileSync(
      findFfmpeg(undefined),
      [
        ...['-v', 'error', '-ss', String(at), '-i', fileOf(film)],
        ...['-frames:v', '1', '-f', 'image2pipe', '-vcodec', 'png', '-'],
      ],
      { maxBuffer: 50_000_000 },
    )
  const pixels = async (at: number) => sharp(frame(at)).greyscale().raw().toBuffer()
  const [a, b] = [await pixels(one), await pixels(other)]
  let sum = 0
  for (let at = 0; at < a.length; at += 7) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return sum / (a.length / 7)
}

describe('its script', () => {
  const material = {
    title: 'T',
    standfirst: '',
    topicName: 'Animal',
    firstName: 'Thea',
    paragraphs: Array.from({ length: 9 }, (_, at) => ({
      kind: 'p' as const,
      html: `<p>This is sentence number ${at} of nine. It said “One thing. Another thing.” to all.</p>`,
      postIds: [],
    })),
    pullQuotes: Array.from({ length: 6 }, (_, at) => ({ text: `Quote ${at} &c.`, postId: at })),
    figures: [],
    dates: new Map([[0, new Date('2013-11-10')]]),
  }
  test('holds lines of the article, as written, and lasts ten to twenty seconds whatever there is', () => {
    const empty = { ...material, paragraphs: [], pullQuotes: [] }
    const figure = {
      kind: 'bars' as const,
      title: 'F',
      points: [
        { label: 'a', value: 1 },
        { label: 'b', value: 2 },
      ],
      textAlternative: '',
      after: 0,
    }
    for (const one of [material, { ...material, figures: [figure] }, empty]) {
      expect(lengthOf(writeScript(one))).toBeGreaterThanOrEqual(10)
      expect(lengthOf(writeScript(one))).toBeLessThanOrEqual(20)
    }
    const lines = writeScript(material).flatMap((scene) => (scene.kind === 'line' ? scene.text : []))
    expect(lines[0]).toBe('This is sentence number 0 of nine.')
    expect(lines).not.toContain('Another thing.”')
    expect(lines).toContain('Quote 0 &c.')
  })

  test('without a sentence that stands alone it takes the beginnings of what there is', () => {
    const long = `As the clerk read it into the record: “${'word '.repeat(60)}and so on. And on.”`
    const paragraphs = [{ kind: 'p' as const, html: `<p>${long}</p>`, postIds: [] }]
    const scenes = writeScript({
      ...material,
      standfirst: 'The case of the animal, with exhibits.',
      paragraphs,
      pullQuotes: [],
    })
    const lines = scenes.flatMap((scene) => (scene.kind === 'line' ? scene.text : []))
    expect(lines[0]).toBe('The case of the animal, with exhibits.')
    expect(lines[1]).toMatch(/^As the clerk read it .* word…”$/)
    expect(lines[1]?.length).toBeLessThanOrEqual(150)
    expect(lengthOf(scenes)).toBeGreaterThanOrEqual(10)
  })
})

test('a piece of a film', () => {
  expect(rangeOf('bytes=0-9', 100)).toEqual([0, 9])
  expect(rangeOf('bytes=90-', 100)).toEqual([90, 99])
  expect(rangeOf('bytes=-10', 100)).toEqual([90, 99])
  expect(rangeOf('bytes=0-999', 100)).toEqual([0, 99])
  expect(rangeOf('bytes=200-', 100)).toBe('impossible')
  expect(rangeOf('bytes=-', 100)).toBeNull()
  expect(rangeOf(undefined, 100)).toBeNull()
})
