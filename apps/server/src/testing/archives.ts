import { sampleRecords } from '@youzine/sample'
import { expect } from 'vitest'
import type { SentFile } from './browser.ts'
import type { Person } from './people.ts'
import { until } from './until.ts'

export interface MadeUpPost {
  text?: string
  /** Seconds, as archives have them. */
  at?: number
  place?: string
  people?: string[]
}

const FIRST = 1_325_376_000
const record = ({ text, at, place, people }: MadeUpPost, n: number) => ({
  timestamp: at ?? FIRST + n * 86_400,
  data: text === undefined ? [] : [{ post: Buffer.from(text, 'utf8').toString('latin1') }, {}],
  attachments: place ? [{ data: [{ place: { name: place } }] }] : [],
  tags: (people ?? []).map((name) => ({ name })),
})

/** A post file as Facebook writes it, encoding fault included. */
export const aPostFile = (
  posts: MadeUpPost[],
  filename = 'your_posts__check_ins__photos_and_videos_1.json',
): SentFile => ({
  filename,
  type: 'application/json',
  data: JSON.stringify(posts.map(record)),
})

export const somePosts = (count: number, word = 'walked'): MadeUpPost[] =>
  Array.from({ length: count }, (_, n) => ({
    text: `Day ${n}: ${word} along the river until it got dark, and met a dog.`,
  }))

export const upload = (
  { browser }: Person,
  files: SentFile | SentFile[],
  fields: Record<string, string> = {},
) => browser.post('/api/upload', { multipart: { first_name: 'Robin', ...fields, files } })

export async function startImport(person: Person, jobId: number) {
  return person.browser.post('/api/start_fb_import_via_archive', { json: { job_id: jobId } })
}

export async function untilOver({ browser }: Person) {
  return until(
    async () => {
      const progress = (await browser.get('/api/get_fb_import_progress')).json()
      expect(['finished', 'failed'], JSON.stringify(progress)).toContain(progress.status)
      return progress
    },
    { timeout: 90_000, interval: 50 },
  )
}

/** Uploads, starts, and waits for the end. */
export async function importPosts(person: Person, posts: MadeUpPost[], fields?: Record<string, string>) {
  const uploaded = await upload(person, aPostFile(posts), fields)
  expect(uploaded.statusCode, uploaded.body).toBe(200)
  await startImport(person, uploaded.json().job_id)
  return untilOver(person)
}

/** A post file with records as they are. */
export async function importRecords(person: Person, records: object[]) {
  const file = { filename: 'your_posts_1.json', type: 'application/json', data: JSON.stringify(records) }
  const uploaded = await upload(person, file)
  expect(uploaded.statusCode, uploaded.body).toBe(200)
  await startImport(person, uploaded.json().job_id)
  return untilOver(person)
}

/** Some of the made-up person's records: nothing but these is the sample. */
export const aSampleFile = (count: number): SentFile => ({
  filename: 'your_posts_1.json',
  type: 'application/json',
  data: JSON.stringify(sampleRecords().slice(0, count)),
})

export async function importSample(person: Person, count = 60) {
  const uploaded = await upload(person, aSampleFile(count), { first_name: 'Thea' })
  expect(uploaded.statusCode, uploaded.body).toBe(200)
  await startImport(person, uploaded.json().job_id)
  return untilOver(person)
}
