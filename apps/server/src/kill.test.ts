import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ChatPage } from '#testing/chat-page.ts'
import { Outside } from '#testing/outside.ts'
import { freePort, killAll, launch, ready } from '#testing/program.ts'
import { type Seen, startScriptedModels, type Turn } from '#testing/scripted-models.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
const promptOf = ({ body }: Seen) => JSON.stringify(body.messages)
const isChat = (seen: Seen) => promptOf(seen).includes('The question:')
const ARTICLE = JSON.stringify({
  title: 'The river',
  standfirst: 'S',
  sections: [
    {
      paragraphs: [
        { text: 'One.', sources: [1] },
        { text: 'Two.', sources: [2] },
      ],
    },
  ],
})
const well = (seen: Seen): Turn => {
  if (isChat(seen)) return { say: 'Here it is.' }
  return { say: promptOf(seen).includes('Rules that no brief overrides') ? ARTICLE : 'Notes.' }
}
const HANGS = 3
let isBroken = true
const models = await startScriptedModels((seen, call) =>
  isBroken && (call >= HANGS || isChat(seen))
    ? { hangAfter: 'This will be cut off in the middle of a thought.' }
    : well(seen),
)
afterAll(async () => {
  await killAll()
  models.close()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Magazine {
  articles?: { id: number; template_name: string }[]
  progress?: { status: string; articles_expected: number }
}

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms))

async function openChat({ url, headers }: Outside, conversationId: number) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/article-chat/${conversationId}`, { headers })
  await new Promise((isOpen, failed) => socket.on('open', isOpen).on('error', failed))
  return new ChatPage(socket)
}

// Two starts of the whole program: once is enough, and the embedded database has the most to lose.
test.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'killed while a model writes an article and an answer: nothing is lost, doubled or paid twice, and the chat says what happened',
  async () => {
    const port = await freePort()
    const settings = {
      DATA_DIR: dataDir,
      ANTHROPIC_BASE_URL: models.url,
      ANTHROPIC_API_KEY: 'k',
      MODEL_TIMEOUT_MS: '20000',
    }
    const first = await ready(launch(settings, port))
    const member = new Outside(first.url)
    await member.signUp(dataDir)
    await member.importPosts(
      Array.from({ length: 16 }, (_, at) => `Walked by the river for the ${at}th time and saw heron ${at}.`),
    )
    while (models.seen.length <= HANGS) await pause(50)
    const { articles = [] } = await member.call<Magazine>('/api/magazine/current')
    const { conversation_id } = await member.post<{ conversation_id: number }>(
      `/api/article/${articles[0]?.id}/conversation`,
    )
    const page = await openChat(member, conversation_id)
    await page.ask('What do you know?')
    await page.next('chunk')
    first.process.kill('SIGKILL')
    await first.ended
    isBroken = false

    await ready(launch(settings, port))
    const again = await openChat(member, conversation_id)
    const after = await again.history()
    expect(after.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(after.at(-1)).toMatchObject({
      pending: false,
      error: 'The answer was interrupted. Please ask again.',
    })
    again.say({ type: 'ask_again' })
    expect((await again.next('complete')).content).toBe('Here it is.')
    expect(await again.history()).toHaveLength(2)

    let magazine: Magazine = {}
    while (magazine.progress?.status !== 'finished') {
      await pause(200)
      magazine = await member.call<Magazine>('/api/magazine/current')
    }
    const names = (magazine.articles ?? []).map(({ template_name }) => template_name)
    expect(names).toHaveLength(magazine.progress.articles_expected)
    expect(new Set(names).size).toBe(names.length)
    const steps = models.seen.filter((seen) => !isChat(seen)).map(promptOf)
    expect(steps.length).toBeGreaterThan(names.length)
    expect(steps.length - new Set(steps).size).toBeLessThanOrEqual(1)
  },
  270_000,
)
