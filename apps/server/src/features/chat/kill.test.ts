import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ChatPage } from '#testing/chat-page.ts'
import { mailTo, tokenOf } from '#testing/outbox.ts'
import { freePort, killAll, launch, ready } from '#testing/program.ts'
import { startScriptedModels, type Turn } from '#testing/scripted-models.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'chat-kill-'))
let turn: Turn = { hangAfter: 'This will be cut off in the middle of a thought, of course.' }
const models = await startScriptedModels(() => turn)
afterAll(async () => {
  await killAll()
  models.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'killed in the middle of an answer, it says so after the restart and can be asked again',
  async () => {
    const port = await freePort()
    const settings = {
      DATA_DIR: dataDir,
      ANTHROPIC_BASE_URL: models.url,
      ANTHROPIC_API_KEY: 'k',
      MODEL_TIMEOUT_MS: '20000',
    }
    const first = await ready(launch(settings, port))
    const { cookie, conversationId } = await aConversation(first.url)
    const open = async () => {
      const socket = new WebSocket(`${first.url.replace('http', 'ws')}/ws/article-chat/${conversationId}`, {
        headers: { cookie, origin: first.url },
      })
      await new Promise((isOpen, failed) => socket.on('open', isOpen).on('error', failed))
      return new ChatPage(socket)
    }
    const page = await open()
    await page.ask('What do you know?')
    await page.next('chunk')
    first.process.kill('SIGKILL')
    await first.ended

    await ready(launch(settings, port))
    const again = await open()
    const after = await again.history()
    expect(after.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(after.at(-1)).toMatchObject({
      pending: false,
      error: 'The answer was interrupted. Please ask again.',
    })
    turn = { say: 'Here it is.' }
    again.say({ type: 'ask_again' })
    expect((await again.next('complete')).content).toBe('Here it is.')
    expect(await again.history()).toHaveLength(2)
  },
  60_000,
)

/** A member with an article, made from the outside; the article is about the one post there is. */
async function aConversation(url: string) {
  const headers: Record<string, string> = { origin: url, 'sec-fetch-site': 'same-origin' }
  const call = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}${path}`, { ...init, headers: { ...headers, ...init.headers } })
    const set = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    if (set) headers.cookie = set
    return (await answer.json()) as { job_id: number; conversation_id: number; articles?: { id: number }[] }
  }
  const form = new FormData()
  const email = 'robin@example.org'
  const person = {
    email,
    first_name: 'Robin',
    last_name: 'E',
    password: 'correct horse battery',
    recaptcha_token: 'off',
  }
  for (const [name, value] of Object.entries(person)) form.set(name, value)
  await call('/api/signup', { method: 'POST', body: form })
  const token = tokenOf(await mailTo(dataDir, email))
  const json = { 'content-type': 'application/json' }
  await call('/api/confirm_email', { method: 'POST', body: JSON.stringify({ token }), headers: json })
  const upload = new FormData()
  upload.set('first_name', 'Robin')
  const posts = [{ timestamp: 1_400_000_000, data: [{ post: 'The stapler is broken.' }] }]
  upload.append('files', new Blob([JSON.stringify(posts)]), 'your_posts__check_ins__photos_and_videos_1.json')
  turn = { say: ARTICLE }
  const { job_id } = await call('/api/upload', { method: 'POST', body: upload })
  await call('/api/start_fb_import_via_archive', {
    method: 'POST',
    body: JSON.stringify({ job_id }),
    headers: json,
  })
  let articleId: number | undefined
  while (articleId === undefined) {
    await new Promise((over) => setTimeout(over, 200))
    articleId = (await call('/api/magazine/current')).articles?.[0]?.id
  }
  turn = { hangAfter: 'This will be cut off in the middle of a thought, of course.' }
  const { conversation_id } = await call(`/api/article/${articleId}/conversation`, { method: 'POST' })
  return { cookie: headers.cookie ?? '', conversationId: conversation_id }
}

const ARTICLE = JSON.stringify({
  title: 'T',
  standfirst: 'S',
  sections: [
    {
      paragraphs: [
        { text: 'One.', sources: [1] },
        { text: 'Two.', sources: [1] },
      ],
    },
  ],
})
