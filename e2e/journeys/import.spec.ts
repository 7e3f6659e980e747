import { readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import { expect, test } from '../harness/test.ts'

const fixture = (name: string) => join(import.meta.dirname, '../../packages/archive/fixtures', name)
const ARCHIVE = '05_one_root_folder.zip'

async function toTheUpload(page: Page) {
  await page.goto('/import')
  await page.getByLabel('First name').fill('Billy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hi Billy' })).toBeVisible()
}

const zipInput = (page: Page) => page.getByLabel('Choose a zip file')

const choose = (page: Page, ...files: string[]) => zipInput(page).setInputFiles(files.map(fixture))

/** Through the browser's own drag, so that folders come as folders. */
async function drop(page: Page, ...files: string[]) {
  const box = await page.getByRole('group', { name: 'Your archive' }).boundingBox()
  const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 }
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      ...at,
      data: { items: [], files, dragOperationsMask: 1 },
    })
  await session.detach()
}

async function unpack(name: string, folder: string): Promise<string> {
  const zip = await JSZip.loadAsync(await readFile(fixture(name)))
  for (const entry of Object.values(zip.files).filter(({ dir }) => !dir)) {
    const path = join(folder, entry.name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, await entry.async('nodebuffer'))
  }
  return folder
}

test('[HOME-06] [HOME-07] [HOME-08] [HOME-09] [IMP-02] the way to the upload', async ({ page, look }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What do friends call you?' })).toBeVisible()
  await expect(page.getByText("We'll use this in fun stories and analysis about you")).toBeVisible()
  await expect(page.getByPlaceholder('e.g. Billy')).toBeVisible()
  await look('import-name')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('First name is required')).toBeVisible()
  await page.getByLabel('First name').fill('Billy')
  await page.getByLabel('First name').press('Enter')
  await expect(page.getByRole('heading', { name: 'Do you have your Facebook archive yet?' })).toBeVisible()
  await look('import-question')
  await page.getByRole('link', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hi Billy' })).toBeVisible()
  await expect(page.getByText('Upload your Facebook archive.')).toBeVisible()
  await expect(zipInput(page)).toHaveAttribute('accept', /^\.zip,/)
  await look('import-upload')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Do you have your Facebook archive yet?' })).toBeVisible()
})

test('[IMP-01] [IMP-15] [HOME-23] [AUTH-12] [AUTH-27] an archive, chosen or dropped, is read here, shown, sent, and waited for', async ({
  page,
  look,
}, testInfo) => {
  await toTheUpload(page)
  const found = page.getByRole('heading', { name: '26 posts in your own words' })
  const another = page.getByRole('button', { name: 'Choose another file' })
  const folder = await unpack(ARCHIVE, testInfo.outputPath('unpacked'))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose an unpacked folder' }).click()
  await (await chooser).setFiles(folder)
  await expect(found).toBeVisible()
  await another.click()
  await drop(page, folder)
  await expect(found).toBeVisible()
  await another.click()
  await drop(page, fixture(ARCHIVE), fixture('08_multi_part__b_media_only.zip'))
  await expect(found).toBeVisible()
  await expect(page.getByText('of 142 in all, from January 2014 to June 2024.')).toBeVisible()
  await expect(page.getByText('13 that are in there twice')).toBeVisible()
  await expect(page.getByText(/only photos and videos/)).toBeVisible()
  await look('import-report')
  await page.getByRole('button', { name: 'Write my magazine' }).click()

  const dialog = page.getByRole('dialog', { name: 'Save Your Data' })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('Billy')
  await dialog.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page).toHaveURL(/\/magazine\/\d+$/, { timeout: 30_000 })
})

test('[HOME-23] [HOME-26] the sample goes the very same way; the waiting outlasts a reload; restart is hidden behind a key', async ({
  page,
  look,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it with a sample archive' }).click()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page.getByText(/\d imported ✨/)).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('blockquote')).toBeVisible()
  await look('waiting')
  await page.reload()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page.locator('blockquote')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Restart Import' })).toHaveCount(0)
  await page.keyboard.press('Meta+d')
  await expect(page.getByRole('button', { name: 'Restart Import' })).toBeVisible()
})

test('[IMP-04] [IMP-05] each wrong upload has its own sentence and next step', async ({ page, look }) => {
  await toTheUpload(page)
  const wrong = {
    '17_not_a_zip.zip': 'This is not a zip file.',
    '09_html_export_by_mistake.zip': 'This archive was made to look at, not to read from.',
    '08_multi_part__b_media_only.zip': 'This part of your archive holds only photos and videos.',
    '21_all_posts_without_text.zip': 'There are posts, but none with words of your own.',
  }
  for (const [file, sentence] of Object.entries(wrong)) {
    await choose(page, file)
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible()
  }
  const whole = readFileSync(fixture(ARCHIVE))
  await zipInput(page).setInputFiles({
    name: 'cut.zip',
    mimeType: 'application/zip',
    buffer: whole.subarray(0, whole.length - 40),
  })
  await expect(page.getByRole('heading', { name: 'This download is not complete.' })).toBeVisible()
  await look('import-fault')
  await choose(page, '09_html_export_by_mistake.zip')
  await page.getByRole('link', { name: 'Show me the guide' }).click()
  await expect(page.getByRole('heading', { name: 'Eleven taps, then a coffee' })).toBeVisible()
})

test('[HOME-10] [HOME-11] [HOME-12] the guide, with its film', async ({ page, look }) => {
  await page.goto('/import?step=question')
  await page.getByLabel('First name').fill('Billy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'No', exact: true }).click()
  const steps = page.locator('main ol > li')
  await expect(steps).toHaveCount(11)
  for (const words of [
    'Accounts Centre',
    'permissions',
    'Download your information',
    'transfer',
    'platform',
    'Available information',
    'Download to device',
    'All time',
    'JSON',
    'Medium',
    'Create files',
  ])
    await expect(steps.filter({ hasText: words }).first()).toBeVisible()
  const film = page.locator('video')
  await expect(film).toHaveAttribute('loop', '')
  expect(
    await film.evaluate((video: HTMLVideoElement) => video.muted && video.querySelector('track') !== null),
  ).toBe(true)
  await expect(page.locator('picture img')).toBeVisible()
  await page.locator('picture img').evaluate((image: HTMLImageElement) => image.decode())
  await look('import-guide')
})

test('[HOME-13] [HOME-14] [HOME-15] [HOME-16] [HOME-17] [HOME-18] [HOME-21] [HOME-22] the reminder', async ({
  page,
  watched,
  look,
}) => {
  await page.goto('/import')
  await page.getByLabel('First name').fill('Billy')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'No', exact: true }).click()
  await page.getByRole('link', { name: 'I have requested my archive!' }).click()
  await expect(
    page.getByText(
      'It can take more than a day to get your archive... Want us to remind you to look for it?',
    ),
  ).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByRole('button', { name: 'or phone' }).click()
  await page.getByLabel('Phone').fill('0123')
  await save.click()
  await expect(page.getByText('Phone reminders coming soon')).toBeVisible()
  await look('import-reminder')
  await page.getByRole('button', { name: 'Remind me via email' }).click()
  await page.getByLabel('Email').fill('billy@example.org')
  watched.expectFailures(/set_reminder$/)
  await page.route('**/api/set_reminder', (route) => route.fulfill({ status: 500, body: 'no' }))
  await save.click()
  await expect(page.getByText('Failed to save reminder. Please try again.')).toBeVisible()
  await page.unroute('**/api/set_reminder')
  await save.click()
  await expect(page.getByRole('heading', { name: 'All set!' })).toBeVisible()
  await look('import-reminded')
  await page.getByRole('link', { name: 'Start Over' }).click()
  await expect(page.getByRole('heading', { name: 'Do you have your Facebook archive yet?' })).toBeVisible()
})

test('[HOME-02] a mailed link greets by name and goes straight to the upload', async ({ page, watched }) => {
  await page.goto('/import/the-code-of-billy')
  await expect(page.getByRole('heading', { name: 'Hi Billy' })).toBeVisible()
  watched.expectFailures(/reminder\/unknown$/)
  await page.goto('/import/unknown')
  await expect(page.getByRole('heading', { name: 'What do friends call you?' })).toBeVisible()
})

test('[IMP-19] [IMP-20] [IMP-21] where nothing is pushed, progress is asked for every five seconds, until it is finished', async ({
  page,
  become,
  watched,
}) => {
  await become('guestBeforeImport')
  const asked: number[] = []
  const progress = {
    id: 5,
    is_sample: false,
    status: 'embedding',
    post_count: 10,
    total_count: 100,
    posts_with_words: 90,
    articles_done: 0,
    articles_expected: 0,
    sample_posts: ['I have decided to own fewer umbrellas.'],
    sample_dates: [null],
    facts: {
      first: '2012-01-01T00:00:00.000Z',
      last: '2014-01-01T00:00:00.000Z',
      per_year: [
        { year: 2012, count: 40 },
        { year: 2013, count: 60 },
      ],
      busiest_hour: { hour: 21, count: 25, time_zone: 'Europe/London' },
      longest_silence: { days: 340, from: '2012-02-01T00:00:00.000Z', to: '2013-01-06T00:00:00.000Z' },
      loved_words: [{ word: 'umbrella', count: 26 }],
      themes: [
        { words: ['piano', 'tiles', 'ticket'], count: 37 },
        { words: ['council', 'clock', 'letter'], count: 22 },
        { words: ['brahms', 'bars'], count: 12 },
      ],
    },
    error: null,
  }
  watched.expectFailures(/\/api\/import\/5\/events$/)
  await page.route('**/api/import/5/events', (route) => route.abort())
  await page.route('**/api/get_fb_import_progress', (route) => {
    asked.push(Date.now())
    return asked.length === 3
      ? route.fulfill({ status: 500, body: 'no' })
      : route.fulfill({ json: { ...progress, post_count: 10 + asked.length } })
  })
  watched.expectFailures(/get_fb_import_progress$/)
  await page.clock.install()
  await page.goto('/')
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page.getByText(/imported ✨/)).toBeVisible()
  await expect(page.getByText('your fullest year, with 60 posts')).toBeVisible()
  await expect(page.getByText('council, clock, letter in 22 posts')).toBeVisible()
  const before = asked.length
  for (let tick = 0; tick < 6; tick += 1) await page.clock.runFor(5100)
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(before + 3)
  progress.status = 'finished'
  await page.clock.runFor(5100)
  await expect(page.getByText('Articles complete! 🎉')).toBeVisible()
  const atTheEnd = asked.length
  for (let tick = 0; tick < 4; tick += 1) await page.clock.runFor(5100)
  expect(asked.length).toBe(atTheEnd)
})
