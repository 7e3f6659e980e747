import type { Page } from '@playwright/test'
import JSZip from 'jszip'
import { spanish } from '../../packages/author/src/fixtures/spanish.ts'
import { expect, test } from '../harness/test.ts'

test.use({ locale: 'es-ES', timezoneId: 'Europe/Madrid' })

/** As Facebook writes it: each byte of the text as a character of its own. */
const asExported = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

async function anArchive(): Promise<Buffer> {
  const zip = new JSZip()
  const posts = spanish.posts.map(({ at, text }) => ({
    timestamp: Date.parse(at as string) / 1000,
    data: [{ post: asExported(text) }],
    title: asExported('Maite ha actualizado su estado.'),
  }))
  zip.file(
    'your_facebook_activity/posts/your_posts__check_ins__photos_and_videos_1.json',
    JSON.stringify(posts),
  )
  return zip.generateAsync({ type: 'nodebuffer' })
}

const SPANISH =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/iu
const ENGLISH =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|from|until)\b/u

/** What stands on the page, apart by the language that it is said to be in. */
const textsByLanguage = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const said = { es: [] as string[], en: [] as string[] }
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const words = node.textContent?.trim()
      const parent = node.parentElement
      if (!words || !parent || parent.closest('script, style, blockquote')) continue
      said[parent.closest('[lang]')?.getAttribute('lang')?.startsWith('es') ? 'es' : 'en'].push(words)
    }
    return said
  })

test('a Spanish magazine in a Spanish browser speaks one language at a time', async ({ page, look }) => {
  await page.goto('/import')
  await page.getByLabel('First name').fill('Maite')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Yes', exact: true }).click()
  await page
    .getByLabel('Choose a zip file')
    .setInputFiles({ name: 'facebook-maite.zip', mimeType: 'application/zip', buffer: await anArchive() })
  await page.getByRole('button', { name: 'Write my magazine' }).click()
  await page.getByRole('button', { name: 'Maybe later' }).click()
  await expect(page).toHaveURL(/\/magazine\/\d+$/, { timeout: 120_000 })

  const contents = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('h2[lang="es"]') })
  await expect(contents.first()).toBeVisible({ timeout: 120_000 })
  await look('magazine-spanish')
  const inContents = await textsByLanguage(page)
  expect(inContents.en.filter((text) => SPANISH.test(text))).toEqual([])
  expect(inContents.es.filter((text) => ENGLISH.test(text))).toEqual([])

  await contents.first().click()
  const article = page.locator('article[lang="es"]')
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
  await look('article-spanish')
  const inArticle = await textsByLanguage(page)
  expect(inArticle.es.length).toBeGreaterThan(5)
  expect(inArticle.en.filter((text) => SPANISH.test(text))).toEqual([])
  expect(inArticle.es.filter((text) => ENGLISH.test(text))).toEqual([])
})
