import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import { aPostFile, somePosts } from '#testing/archives.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database.ts'
import { freePort, killAll, launch, ready } from '#testing/program.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(async () => {
  await killAll()
  await database.remove()
})

const OWN = { 'sec-fetch-site': 'same-origin' }

async function uploadAndStart(url: string): Promise<string> {
  const guest = await fetch(`${url}/api/create_shadow_user`, { method: 'POST', headers: OWN })
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? ''
  const form = new FormData()
  form.set('first_name', 'Robin')
  const { data, filename } = aPostFile(somePosts(400))
  form.append('files', new Blob([data as string]), filename)
  const uploaded = await fetch(`${url}/api/upload`, {
    method: 'POST',
    body: form,
    headers: { ...OWN, cookie },
  })
  const { job_id } = (await uploaded.json()) as { job_id: number }
  const headers = { ...OWN, cookie, 'content-type': 'application/json' }
  await fetch(`${url}/api/start_fb_import_via_archive`, {
    method: 'POST',
    body: JSON.stringify({ job_id }),
    headers,
  })
  return cookie
}

/** Moments after the start of the process, chosen to fall into storing, embedding and writing; `bench/import/kills.ts` has random ones. */
const KILL_AFTER_MS = [150, 900, 1600]

test('[IMP-01] killed again and again, an import goes on and ends with every post and every article once', async () => {
  const port = await freePort()
  let server = await ready(launch(database.settings, port))
  const cookie = await uploadAndStart(server.url)
  for (const moment of KILL_AFTER_MS) {
    await new Promise((tick) => setTimeout(tick, moment))
    server.process.kill('SIGKILL')
    await server.ended
    server = await ready(launch(database.settings, port))
  }
  const until = Date.now() + 180_000
  let progress = { status: '', post_count: 0 }
  while (progress.status !== 'finished' && Date.now() < until) {
    const answer = await fetch(`${server.url}/api/get_fb_import_progress`, { headers: { cookie } })
    progress = (await answer.json()) as typeof progress
    await new Promise((tick) => setTimeout(tick, 100))
  }
  expect(progress).toMatchObject({ status: 'finished', post_count: 400, total_count: 400 })
  // The vectors come beside the writing; the themes are told when all of them are there.
  const themes = async () => {
    const answer = await fetch(`${server.url}/api/get_fb_import_progress`, { headers: { cookie } })
    return ((await answer.json()) as { facts: { themes?: unknown } }).facts.themes
  }
  while ((await themes()) === undefined && Date.now() < until)
    await new Promise((tick) => setTimeout(tick, 100))
  server.process.kill('SIGTERM')
  await server.ended
  const opened = await database.open()
  const [counts] = await rowsOf(
    opened.orm,
    sql`
    select (select count(*)::int from posts) as posts, (select count(distinct text)::int from posts) as texts,
      (select count(*)::int from post_vectors) as vectors, (select count(*)::int from magazines) as magazines,
      (select count(*)::int from generations where status = 'finished') as finished,
      (select count(*)::int from generations) as wished, (select count(*)::int from articles) as articles,
      (select count(distinct topic_id)::int from articles) as topics`,
  )
  await opened.close()
  expect(counts).toMatchObject({ posts: 400, texts: 400, vectors: 400, magazines: 1 })
  const { finished, wished, articles, topics } = counts ?? {}
  expect(finished).toBeGreaterThanOrEqual(2)
  expect([wished, articles, topics]).toEqual([finished, finished, finished])
}, 450_000)
