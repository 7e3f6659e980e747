import { createServer } from 'node:http'
import { startScriptedModels, type Turn } from '../../apps/server/src/testing/scripted-models.ts'
import { look } from '../harness/look.ts'
import { signInAsMember } from '../harness/people.ts'
import { startServer } from '../harness/server.ts'
import { expect, test } from '../harness/test.ts'

const OLLAMA_PORT = 11434
const ADMIN = 'admin-of-config@example.org'

/** The port is the server's own, so that a machine where one really runs cannot show this. */
async function answerAsOllama(names: string[]) {
  const asked: (string | undefined)[] = []
  const ollama = createServer((request, response) => {
    asked.push(request.url)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ models: names.map((name) => ({ name })) }))
  })
  const isFree = await new Promise<boolean>((tell) =>
    ollama.once('error', () => tell(false)).listen(OLLAMA_PORT, '127.0.0.1', () => tell(true)),
  )
  test.skip(!isFree, 'Something listens on the port of Ollama already.')
  return { asked, close: () => ollama.close() }
}

test('[CONF-01] [CONF-02] [CONF-03] [CONF-04] [CONF-05] [CONF-09] [CONF-10] an admin changes the configuration; what is wrong is said where it stands', async ({
  browser,
}) => {
  const server = await startServer({ ADMIN_EMAIL: ADMIN })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signInAsMember(context, server, ADMIN)
  await page.goto('/config')
  const text = page.getByLabel('Server Configuration')
  await expect(text).toHaveValue('{}')
  await expect(text).toHaveAttribute('rows', '20')
  await expect(
    page.getByText('Articles are written by the built-in author: no model is set up.'),
  ).toBeVisible()
  await text.fill('{"site": ')
  await expect(page.getByText(/^Invalid JSON: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  await text.fill('{"site": {"colour": "red"}}')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(/Failed to save config: site\.colour: is not a key that we know/)).toBeVisible()
  await text.fill('{"site":{"tagline":"Read yourself"}}')
  await page.getByRole('button', { name: 'Format JSON' }).click()
  await expect(text).toHaveValue('{\n  "site": {\n    "tagline": "Read yourself"\n  }\n}')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Config saved successfully')).toBeVisible()
  await expect(page.getByText('Config saved successfully')).toHaveCount(0)
  await expect(page.getByText(`by ${ADMIN}`)).toBeVisible()
  await page.route('**/api/config', (route) => route.fulfill({ status: 503, body: '{"detail":"Not now."}' }))
  await page.reload()
  await expect(page.getByText('Failed to load config: Not now.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByText('Read yourself')).toBeVisible()
  await context.close()
  await server.stop()
})

test('who writes is said in plain words: a model that answers, one that fails, one without a key, a server on this machine', async ({
  browser,
}) => {
  let turn: Turn = { say: 'Hello, I am scripted.' }
  const models = await startScriptedModels(() => turn)
  const local = await answerAsOllama(['llama3.2:3b', 'qwen3:8b'])
  const server = await startServer({
    ADMIN_EMAIL: ADMIN,
    OPENAI_BASE_URL: models.url,
    OPENAI_API_KEY: 'k',
    OPENAI_MODEL: 'scripted-1',
  })
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await signInAsMember(context, server, ADMIN)
  await page.goto('/config')
  const configured = [
    { id: 'big', provider: 'openai', model: 'big-1', label: 'The big one' },
    { id: 'opus', provider: 'anthropic', model: 'opus-1', label: 'The other one' },
  ]
  await page.getByLabel('Server Configuration').fill(JSON.stringify({ models: configured }))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Config saved successfully')).toBeVisible()
  await expect(page.getByText('Articles are written by scripted-1, through openai.')).toBeVisible()
  const other = page.getByRole('listitem').filter({ hasText: 'The other one through anthropic' })
  await expect(other).toContainText('no key: the built-in author answers for it')
  await expect(other.getByRole('button')).toHaveCount(0)

  await page.getByRole('button', { name: 'Try it (The big one)' }).click()
  await expect(page.getByText(/“Hello, I am scripted\.” · \d+ ms · 18 tokens/)).toBeVisible()
  expect(models.seen.at(-1)?.body.model).toBe('big-1')
  turn = { status: 401 }
  await page.getByRole('button', { name: 'Try it (scripted-1)' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByText(/“Hello, I am scripted/)).toHaveCount(1)

  await expect(page.getByText('Ollama runs on this machine, with llama3.2:3b, qwen3:8b.')).toBeVisible()
  await expect(page.getByText('OPENAI_BASE_URL=http://127.0.0.1:11434/v1')).toBeVisible()
  await expect(page.getByText('OPENAI_MODEL=llama3.2:3b')).toBeVisible()
  // It is looked at, and never used by itself.
  expect(new Set(local.asked)).toEqual(new Set(['/api/tags']))
  await look(page, 'config-writers')
  await context.close()
  await server.stop()
  models.close()
  local.close()
})

test('a member who is no admin is sent home', async ({ page, context, server }) => {
  await signInAsMember(context, server)
  await page.goto('/config')
  await expect(page).toHaveURL('/')
})
