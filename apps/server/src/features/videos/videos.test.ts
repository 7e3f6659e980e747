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
import { lengthOf, type Material, type Scene, writeScript } from './script.ts'
import { soundBed } from './sound.ts'

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
      expect(facts).toMatch(/Audio: aac/)
      const [, seconds] = /Duration: 00:00:(\d+\.\d+)/.exec(facts) ?? []
      expect(Number(seconds)).toBeGreaterThanOrEqual(15)
      expect(Number(seconds)).toBeLessThanOrEqual(18.1)
      expect(await differenceBetween(film.rawPayload, 0.05, 1.2)).toBeGreaterThan(1)
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
  const material: Material = {
    title: 'T',
    standfirst: '',
    language: 'en',
    topicName: 'Animal',
    paragraphs: Array.from({ length: 9 }, (_, at) => ({
      kind: 'p' as const,
      html: `<p>This is sentence number ${at} of nine. It said “One thing. Another thing.” to all.</p>`,
      postIds: [],
    })),
    pullQuotes: Array.from({ length: 2 }, (_, at) => ({ text: `Quote number ${at} &c.`, postId: at })),
    figures: [],
    cover: { name: 'Thea', front: { kind: 'years' }, rhythm: [] },
    address: 'youzine.example',
  }
  const textsOf = (scenes: Scene[]) =>
    scenes.flatMap((scene) =>
      scene.kind === 'told'
        ? scene.text
        : scene.kind === 'quote' || scene.kind === 'word'
          ? scene.line.text
          : [],
    )
  const shown = (text: string, year: number) => ({ post: year, text, whole: true, date: `${year}-05-02` })

  test('has eight frames in fifteen to eighteen seconds, with words on the first and the cover on the last', () => {
    const scenes = writeScript(material)
    expect(scenes).toHaveLength(8)
    expect(scenes[0]).toMatchObject({ kind: 'title', title: 'T' })
    expect(scenes.at(-1)).toMatchObject({ kind: 'end', cover: { name: 'Thea' }, address: 'youzine.example' })
    const empty = { ...material, paragraphs: [], pullQuotes: [] }
    for (const one of [material, empty]) {
      expect(lengthOf(writeScript(one))).toBeGreaterThanOrEqual(15)
      expect(lengthOf(writeScript(one))).toBeLessThanOrEqual(18)
    }
    expect(textsOf(scenes)).toContain('This is sentence number 0 of nine.')
    expect(textsOf(scenes)).not.toContain('Another thing.”')
    expect(textsOf(scenes)).toContain('Quote number 0 &c.')
  })

  test('shows the drawing, counts the number, steps through the years of a saga', () => {
    const acts = [2011, 2013, 2014, 2016, 2018, 2019, 2021].map((year) => ({
      ...shown(`The barrow, ${year}.`, year),
      elapsed: null,
      caption: null,
    }))
    const scenes = writeScript({
      ...material,
      figures: [{ kind: 'animal', animal: 'heron', title: '', labels: [], textAlternative: '', after: -1 }],
      paragraphs: [
        {
          kind: 'block',
          html: '',
          postIds: [],
          block: { form: 'index', lines: [{ text: 'Posts by water: 41 of 173.', posts: [] }] },
        },
        { kind: 'block', html: '', postIds: [], block: { form: 'saga', title: 'Barrow', acts, close: null } },
      ],
    })
    expect(scenes.map(({ kind }) => kind).slice(0, 4)).toEqual(['title', 'drawing', 'number', 'steps'])
    expect(scenes[2]).toMatchObject({ value: 41 })
    const steps = scenes[3]?.kind === 'steps' ? scenes[3].steps.map(({ year }) => year) : []
    expect(steps).toHaveLength(6)
    expect([steps[0], steps.at(-1)]).toEqual(['2011', '2021'])
  })

  test('nothing tender is ever in it', () => {
    const scenes = writeScript({
      ...material,
      title: 'My father died on a Friday',
      standfirst: 'He wrote that he wanted to die, and that nobody was to know.',
      pullQuotes: [{ text: 'Some days I want to die.', postId: 1 }, ...material.pullQuotes.slice(0, 1)],
      paragraphs: [
        { kind: 'p', html: '<p>He said he wants to die and nobody heard.</p>', postIds: [1] },
        {
          kind: 'p',
          html: '<p>Grandma died in March. The kettle was still warm that morning.</p>',
          postIds: [2],
        },
        {
          kind: 'block',
          html: '',
          postIds: [3],
          block: { form: 'tender', entries: [shown('He died on Friday.', 2018), shown('The chair.', 2018)] },
        },
        ...material.paragraphs.slice(0, 2),
      ],
    })
    expect(JSON.stringify(scenes)).not.toMatch(/\bdie[ds]?\b/)
    expect(JSON.stringify(scenes)).not.toContain('The chair.')
    expect(scenes[0]).toMatchObject({ kind: 'title', title: 'Animal' })
  })

  test('without a sentence that stands alone it takes the beginnings of what there is', () => {
    const long = `As the clerk read it into the record: “${'word '.repeat(60)}and so on. And on.”`
    const scenes = writeScript({
      ...material,
      standfirst: 'The case of the animal, with exhibits.',
      paragraphs: [{ kind: 'p', html: `<p>${long}</p>`, postIds: [] }],
      pullQuotes: [],
    })
    const lines = textsOf(scenes)
    expect(lines[0]).toBe('The case of the animal, with exhibits.')
    expect(lines[1]).toMatch(/^As the clerk read it .* word…”$/)
    expect(lines[1]?.length).toBeLessThanOrEqual(130)
    expect(lengthOf(scenes)).toBeGreaterThanOrEqual(15)
  })
})

test('the sound is quiet, there from the first second to the last, and the same every time', () => {
  const bed = soundBed(3, [0, 1.5], 'a title')
  expect(bed.toString('latin1', 0, 4)).toBe('RIFF')
  expect(soundBed(3, [0, 1.5], 'a title')).toEqual(bed)
  expect(soundBed(3, [0, 1.5], 'another')).not.toEqual(bed)
  const samples = new Int16Array(bed.buffer.slice(bed.byteOffset + 44, bed.byteOffset + bed.length))
  expect(samples.length).toBe(3 * 44_100)
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  expect(loudest).toBeGreaterThan(1000)
  expect(loudest).toBeLessThan(16_000)
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(50)
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
