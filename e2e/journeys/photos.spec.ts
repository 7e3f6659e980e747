import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import sharp from 'sharp'
import { aJpegWithPlace } from '../../apps/server/src/testing/photos.ts'
import { signInAsMember } from '../harness/people.ts'
import { allWritten } from '../harness/sample.ts'
import type { RunningServer } from '../harness/server.ts'
import { expect, test } from '../harness/test.ts'

const SAMPLE = join(import.meta.dirname, '../../apps/web/public/sample-archive.zip')
const PHOTOS = ['station-piano', 'savings-book']

/** Somebody's posts in one part, and in another two photographs that know where they were taken. */
async function anArchiveInParts() {
  const [posts, media] = [new JSZip(), new JSZip()]
  const sample = await JSZip.loadAsync(await readFile(SAMPLE))
  for (const file of Object.values(sample.files).filter(({ name }) => name.endsWith('.json')))
    posts.file(file.name, (await file.async('string')).replace(/drawn\/([\w-]+)\.webp/g, 'drawn/$1.jpg'))
  for (const [at, name] of PHOTOS.entries())
    media.file(
      `facebook-robin/your_facebook_activity/posts/media/drawn/${name}.jpg`,
      await aJpegWithPlace({ width: 2400, height: 1800, colour: at === 0 ? '#6b7f5a' : '#7a5c46' }),
    )
  const asFile = async (zip: JSZip, name: string) => ({
    name,
    mimeType: 'application/zip',
    buffer: await zip.generateAsync({ type: 'nodebuffer' }),
  })
  return [await asFile(posts, 'facebook-1.zip'), await asFile(media, 'facebook-2.zip')]
}

/** The pictures that the server keeps, of everybody. */
function filesOf({ dataDir }: RunningServer): string[] {
  const folder = join(dataDir, 'files/photos')
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
}

/** What leaves the browser, as it leaves it. */
async function watchPhotos(page: Page) {
  await page.addInitScript(() => {
    const sent: number[][] = []
    Object.assign(window, { sentPhotos: sent })
    const { fetch: really } = window
    window.fetch = async (input, init) => {
      const photo = init?.body instanceof FormData ? init.body.get('photo') : null
      if (photo instanceof Blob) sent.push([...new Uint8Array(await photo.arrayBuffer())])
      return really(input, init)
    }
  })
  return async () => {
    const sent = await page.evaluate(() => (window as unknown as { sentPhotos: number[][] }).sentPhotos)
    return sent.map((bytes) => Buffer.from(bytes))
  }
}

async function toTheReport(page: Page) {
  await page.goto('/import?step=upload')
  await page.getByLabel('Choose a zip file').setInputFiles(await anArchiveInParts())
  await expect(page.getByRole('heading', { name: /posts in your own words/ })).toBeVisible()
}

const tick = (page: Page) => page.getByRole('checkbox', { name: 'Send photos along (2)' })

test('photos stay where they are unless they are ticked', async ({ page, context, server }) => {
  await signInAsMember(context, server)
  const sent = await watchPhotos(page)
  await toTheReport(page)
  await expect(tick(page)).not.toBeChecked()
  await page.getByRole('button', { name: 'Write my magazine' }).click()
  await allWritten(page)
  expect(await sent()).toEqual([])
  await expect(page.getByRole('region', { name: 'Your photos' })).toHaveCount(0)
  expect(await (await page.request.get('/api/photos')).json()).toEqual({ count: 0 })
})

test('ticked, they are made small here, stand beside their posts, and are shown to nobody unless one says so', async ({
  page,
  context,
  browser,
  server,
  look,
}) => {
  test.setTimeout(180_000)
  await signInAsMember(context, server)
  const keptBefore = new Set(filesOf(server))
  const sent = await watchPhotos(page)
  await toTheReport(page)
  await tick(page).check()
  await expect(page.getByText('and those photos')).toBeVisible()
  await look('import-photos')
  await page.getByRole('button', { name: 'Write my magazine' }).click()
  const bar = page.getByRole('region', { name: 'Your photos' })
  await expect(bar).toBeVisible({ timeout: 30_000 })
  await expect(bar.getByText('Your photos are here: 2 photos, beside their posts.')).toBeVisible({
    timeout: 120_000,
  })
  await look('photos-are-here')
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveCount(0)

  const left = await sent()
  expect(left).toHaveLength(2)
  const kept = filesOf(server)
    .filter((path) => !keptBefore.has(path))
    .map((path) => readFileSync(path))
  expect(kept).toHaveLength(2)
  for (const picture of [...left, ...kept]) {
    const { format, width, height, exif, xmp } = await sharp(picture).metadata()
    expect({ format, width, height, exif, xmp }).toEqual({ format: 'webp', width: 1600, height: 1200 })
    expect(picture.includes('Exif') || picture.includes('Robin')).toBe(false)
  }

  await allWritten(page)
  const { articles } = await (await page.request.get('/api/magazine/current')).json()
  const told: { id: number; magazine_id: number }[] = []
  for (const { id } of articles) {
    const article = await (await page.request.get(`/api/article/${id}`)).json()
    if (article.photos.length > 0) told.push(article)
  }
  const [article] = told
  expect(article).toBeDefined()
  await page.goto(`/magazine/${article?.magazine_id}/article/${article?.id}`)
  const photo = page.locator('article .post-photos img').first()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
  await page.getByText('Where this comes from').click()
  await expect(page.locator('.post-photos-small img').first()).toBeVisible()
  await look('article-photos')

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'No, only with the link' }).click()
  const link = await dialog.getByLabel('Link').inputValue()
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(stranger.locator('img')).toHaveCount(0)
  await dialog.getByRole('group', { name: 'Photos on the page' }).getByRole('checkbox').first().check()
  await expect(
    dialog.getByRole('group', { name: 'Photos on the page' }).getByRole('checkbox').first(),
  ).toBeEnabled()
  await look('share-photos')
  await stranger.reload()
  const shown = stranger.locator('.post-photos img')
  await shown.first().scrollIntoViewIfNeeded()
  await expect.poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600)
  await stranger.context().close()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Remove this photo' }).first().click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('The photo is gone.').first()).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('One is kept.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove all photos' }).click()
  await page.getByRole('button', { name: 'Remove them' }).click()
  await expect(page.getByText('None are kept.')).toBeVisible()
})
