import type { Page } from '@playwright/test'
import { type Seen, startScriptedModels, type Turn } from '../../apps/server/src/testing/scripted-models.ts'
import { look } from '../harness/look.ts'
import { signInAsMember } from '../harness/people.ts'
import { startServer } from '../harness/server.ts'
import { caller } from '../harness/surveys.ts'
import { expect, test } from '../harness/test.ts'

const ADMIN = 'admin-of-models@example.org'
const FAST = {
  id: 'fast',
  provider: 'openai',
  model: 'fast-1',
  label: 'Fast',
  price_per_million: { input: 1000, output: 2000 },
}

const step = (page: Page, number: number) => page.getByRole('region', { name: `Step ${number}`, exact: true })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const prompt = (page: Page, number: number) =>
  step(page, number).getByRole('textbox', { name: 'System prompt' })

/** In its first moment a list of completions takes no key, lest a fast typist accept what they have not seen. */
const acceptable = (page: Page) => page.waitForTimeout(200)

async function write(page: Page, number: number, text: string) {
  await prompt(page, number).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

test('a topic for models: names are completed, faults stand at their line, a failing step is run again, answers are compared, a model goes away', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  let decide: (seen: Seen) => Turn
  const models = await startScriptedModels((seen) => decide(seen))
  const server = await startServer({
    ADMIN_EMAIL: ADMIN,
    OPENAI_BASE_URL: models.url,
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'usual-1',
    MODEL_TIMEOUT_MS: '3000',
  })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signInAsMember(context, server, ADMIN)
  const configure = async (config: object) => {
    const headers = { origin: server.url, 'sec-fetch-site': 'same-origin' }
    const form = { config_json: JSON.stringify(config) }
    expect((await context.request.post(`${server.url}/api/config`, { headers, form })).status()).toBe(200)
  }
  await configure({ models: [FAST] })
  await page.goto('/creator/templates/new')
  await page.getByLabel('Name', { exact: true }).fill('What returns')
  await page.getByLabel('Description').first().fill('What somebody comes back to.')
  await tab(page, 'Requirements').click()
  await page.getByRole('button', { name: 'Add Facebook Posts' }).click()
  await tab(page, 'Prompt Chain').click()
  await page.getByRole('button', { name: 'Add Prompt' }).click()

  await test.step('names are completed as one types', async () => {
    await prompt(page, 1).click()
    await page.keyboard.type('Read {{ fi')
    const offered = page.getByRole('listbox')
    await expect(offered.getByRole('option')).toHaveText([/^findings/, /^first_name/])
    await acceptable(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(prompt(page, 1)).toContainText('{{ first_name')
    await write(page, 1, 'Read: {% for post in facebook_posts_sample %}{{ post.')
    await page.keyboard.press('Control+Space')
    await expect(offered.getByRole('option')).toHaveText(['date', 'mark', 'number', 'place', 'text'])
    await page.keyboard.type('te')
    await acceptable(page)
    await page.keyboard.press('Enter')
    await expect(prompt(page, 1)).toContainText('post.text')
    await page.keyboard.type(' }}{% endfor %}')
    await expect(prompt(page, 1)).toContainText('{{ post.text }}')
    await expect(step(page, 1).getByText(/Unknown variable/)).toHaveCount(0)
    await step(page, 1).getByLabel('Output key').fill('notes')
    await step(page, 1).getByLabel('Model').selectOption('fast')
  })

  await test.step('a fault of the schema stands at its line while one types', async () => {
    await page.getByRole('button', { name: 'Add Prompt' }).click()
    await write(page, 2, 'Facts from {{ notes }}')
    await step(page, 2).getByLabel('Output key').fill('facts')
    await step(page, 2).getByLabel('Type').first().selectOption('function')
    await step(page, 2).getByLabel('Function name').fill('facts')
    await step(page, 2).getByRole('tab', { name: 'JSON' }).click()
    const schema = step(page, 2).getByRole('textbox', { name: 'Function schema' })
    const replace = async (text: string) => {
      await schema.click()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(text)
    }
    const line = (number: number) => schema.locator('.cm-line').nth(number - 1)
    const underlined = schema.locator('.cm-lintRange-error')
    await replace('{\n  "name": "facts",\n  "parameters" {}\n}')
    await expect(line(3).locator('.cm-lintRange-error')).toHaveCount(1)
    await expect(underlined).toHaveCount(1)
    await replace(
      '{\n  "name": "facts",\n  "parameters": {\n    "type": "object",\n    "properties": {\n      "best": {\n        "type": "strin"\n      }\n    }\n  }\n}',
    )
    // It has no description, and no type that there is.
    await expect(line(6).locator('.cm-lintRange-error')).toHaveCount(1)
    await expect(line(7).locator('.cm-lintRange-error')).toHaveCount(1)
    await line(7).locator('.cm-lintRange-error').hover()
    await expect(page.locator('.cm-tooltip-lint')).toContainText(/type/i)
    await replace(
      JSON.stringify({
        name: 'facts',
        parameters: {
          type: 'object',
          properties: { best: { type: 'string', description: 'The best line' } },
          required: ['best'],
        },
      }),
    )
    await expect(underlined).toHaveCount(0)
  })
  await page.getByRole('button', { name: 'Add Prompt' }).click()
  await write(page, 3, 'Write it, beginning with {{ facts.best }}.')
  await page.getByRole('button', { name: 'Save Template' }).click()
  await expect(page).toHaveURL(/\/creator\/templates\/\d+$/)

  const article = page.getByRole('region', { name: 'Generated article' })
  const well = ({ body }: Seen): Turn => {
    const asked = JSON.stringify(body.messages)
    if (asked.includes('Facts from')) return { say: '{"best": "the kettle"}' }
    return asked.includes('Write it') ? { say: '# The kettle\n\nIt returns.' } : { say: 'The notes.' }
  }
  await test.step('it fails in step two, says so, and is run again from there', async () => {
    decide = (seen) =>
      JSON.stringify(seen.body.messages).includes('Facts from') ? { status: 400 } : well(seen)
    await tab(page, 'Preview').click()
    await page.getByLabel('Whom it is about').selectOption('marek')
    await page.getByRole('button', { name: 'Run Preview' }).click()
    await expect(page.getByText('Error', { exact: true })).toHaveCount(1, { timeout: 30_000 })
    await expect(page.getByText('The model refused this request.')).toHaveCount(1)
    await look(page, 'preview-step-failed')
    decide = well
    const before = models.seen.length
    await page.getByRole('button', { name: 'Run from here (step 2)' }).click()
    await expect(article.getByRole('heading', { name: 'The kettle' })).toBeVisible({ timeout: 30_000 })
    expect(models.seen.length - before).toBe(2)
    // 11 tokens in at 1,000 a million, 7 out at 2,000.
    await expect(
      page.getByText(/fast-1 · [\d,]+ ms · 11 tokens in, 7 out · 0\.0250 at the configured price/),
    ).toBeVisible()
  })

  await test.step('a prompt is changed, and the old answer stands beside the new one', async () => {
    await tab(page, 'Prompt Chain').click()
    await write(page, 2, 'Facts from {{ notes }}, and be brief')
    decide = (seen) =>
      JSON.stringify(seen.body.messages).includes('be brief') ? { say: '{"best": "the lid"}' } : well(seen)
    await tab(page, 'Preview').click()
    await expect(page.getByLabel('Whom it is about')).toHaveValue('marek')
    await page.getByRole('button', { name: 'Run from here (step 2)' }).click()
    const before = page.getByRole('region', { name: 'Before: step 2' })
    const now = page.getByRole('region', { name: 'Now: step 2' })
    await expect(now).toContainText('the lid', { timeout: 30_000 })
    await expect(before).toContainText('the kettle')
    await expect(async () => {
      const [left, right] = [await before.boundingBox(), await now.boundingBox()]
      expect(left && right && left.x + left.width <= right.x && Math.abs(left.y - right.y) < 4).toBe(true)
    }).toPass({ timeout: 10_000 })
    await look(page, 'preview-before-and-now')
  })

  await test.step('without a genre it stands among the topics', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
    await page.goto('/templates')
    await expect(page.getByRole('link', { name: /What returns/ })).toBeVisible()
  })

  await test.step('its model goes away: said where it is chosen, when it is saved, and when it is tried', async () => {
    const call = caller(context.request, server)
    const [{ id }] = await call('GET', '/api/creator/templates')
    const copy = await call('POST', `/api/creator/templates/${id}/duplicate`)
    await configure({ models: [] })
    await page.goto(`/creator/templates/${copy.id}`)
    const gone = 'The model “fast” is not configured any more. Choose another one.'
    await expect(step(page, 1).getByText(gone)).toBeVisible()
    const asked = models.seen.length
    await tab(page, 'Preview').click()
    await page.getByLabel('Whom it is about').selectOption('marek')
    await page.getByRole('button', { name: 'Run Preview' }).click()
    await expect(page.getByText(gone)).toBeVisible()
    expect(models.seen.length).toBe(asked)
    await page.getByLabel('Description').first().fill('Said anew.')
    await page.getByRole('button', { name: 'Save Template' }).click()
    await tab(page, 'Prompt Chain').click()
    await expect(step(page, 1).getByText(gone)).toBeVisible()
    await expect(page.getByLabel('Description').first()).toHaveValue('Said anew.')
    await step(page, 1).getByLabel('Model').selectOption('1')
    await page.getByRole('button', { name: 'Save Template' }).click()
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible()
    await expect(step(page, 1).getByText(gone)).toHaveCount(0)
  })
  await context.close()
  await server.stop()
  models.close()
})
