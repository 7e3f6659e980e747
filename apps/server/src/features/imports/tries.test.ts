import { expect, test } from 'vitest'
import { rateLimits } from '#platform/http/limits.ts'
import { aPostFile, aSampleFile, somePosts, startImport, upload } from '#testing/archives.ts'
import type { Person } from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'
import { until } from '#testing/until.ts'

const app = useTestApp({ settings: { RATE_LIMITS: 'on' }, work: false })

const MINUTE = 60_000

async function aGuestAt(ip: string): Promise<Person> {
  const browser = app.browser(ip)
  const answer = await browser.post('/api/create_shadow_user')
  expect(answer.statusCode).toBe(200)
  return { browser, id: answer.json().user.id, email: '' }
}

async function uploaded(
  person: Person,
  file = aPostFile(somePosts(2)),
  fields: Record<string, string> = {},
): Promise<number> {
  app.passTime(MINUTE)
  const answer = await upload(person, file, fields)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().job_id
}

test('imports of a household are limited, however they are begun; the sample is counted apart', async () => {
  const here = '10.31.0.1'
  const guest = await aGuestAt(here)
  for (let n = 0; n < rateLimits.guestImports.count; n += 1)
    expect((await startImport(guest, await uploaded(guest))).statusCode).toBe(200)
  const one = await uploaded(guest)
  const refused = await startImport(guest, one)
  expect(refused.statusCode).toBe(429)
  const [, minutes] =
    /try again in (\d+) minutes; the file you chose stays here/.exec(refused.json().detail) ?? []
  expect(Number(minutes)).toBe(Math.ceil(Number(refused.headers['retry-after']) / 60))
  const restarted = await guest.browser.post(`/api/import/${one}/restart`)
  expect(restarted.statusCode).toBe(429)
  expect(restarted.json().detail).toContain('minutes')
  const visitor = await aGuestAt(here)
  const said = await uploaded(visitor, undefined, { sample: 'true' })
  expect((await startImport(visitor, said)).statusCode).toBe(429)
  const curious = await aGuestAt(here)
  expect((await startImport(curious, await uploaded(curious, aSampleFile(20)))).statusCode).toBe(200)
  expect((await startImport(await aGuestAt('10.31.0.2'), one)).statusCode).toBe(404)
  app.passTime(Number(refused.headers['retry-after']) * 1000 + MINUTE)
  await until(async () => expect((await startImport(guest, one)).statusCode).toBe(200))
})
