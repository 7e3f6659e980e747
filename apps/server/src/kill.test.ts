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
const isWizard = (seen: Seen) => promptOf(seen).includes('What people burn')
const PROPOSAL = JSON.stringify({
  say: 'One question will do.',
  questions: [{ question_text: 'What do you burn?', question_type: 'short_text' }],
})
const well = (seen: Seen): Turn => {
  if (isWizard(seen)) return { say: PROPOSAL }
  if (isChat(seen)) return { say: 'Here it is.' }
  return { say: promptOf(seen).includes('Rules that no brief overrides') ? ARTICLE : 'Notes.' }
}
let isBroken = false
const models = await startScriptedModels((seen) =>
  isBroken ? { hangAfter: 'This will be cut off in the middle of a thought.' } : well(seen),
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
  'killed while a model writes an article, an answer and a proposal: nothing is lost, doubled or paid twice, the chat says what happened and the wizard goes on',
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
      Array.from(
        { length: 30 },
        (_, at) => `Day ${at}: walked along the river until it got dark, and met a dog.`,
      ),
    )
    let written: Magazine = {}
    while (written.progress?.status !== 'finished') {
      await pause(100)
      written = await member.call<Magazine>('/api/magazine/current')
    }
    const { articles = [] } = written
    isBroken = true
    const before = models.seen.length
    await member.post('/api/generate_article', { template_id: 'media_roast' })
    while (models.seen.length <= before) await pause(50)
    const { conversation_id } = await member.post<{ conversation_id: number }>(
      `/api/article/${articles[0]?.id}/conversation`,
    )
    const page = await openChat(member, conversation_id)
    await page.ask('What do you know?')
    await page.next('chunk')
    const { id: userId } = (await member.call<{ user: { id: number } }>('/api/get_user')).user
    const session = await member.post<{ id: number }>('/api/survey-wizard/sessions', {
      title: 'What people burn',
      description: 'In kitchens.',
      creator_id: userId,
    })
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

    let wizard: { messages: { content: string; pending: boolean; message_type: string }[] } = { messages: [] }
    while (wizard.messages.length === 0 || wizard.messages.some(({ pending }) => pending)) {
      await pause(100)
      wizard = await member.call(`/api/survey-wizard/sessions/${session.id}`)
    }
    expect(wizard.messages).toMatchObject([{ message_type: 'questions', content: 'One question will do.' }])

    let magazine: Magazine = {}
    while ((magazine.articles ?? []).length <= articles.length) {
      await pause(200)
      magazine = await member.call<Magazine>('/api/magazine/current')
    }
    const names = (magazine.articles ?? []).map(({ template_name }) => template_name)
    expect(names).toHaveLength(articles.length + 1)
    expect(new Set(names).size).toBe(names.length)
    const steps = models.seen.filter((seen) => !isChat(seen) && !isWizard(seen)).map(promptOf)
    expect(steps.length).toBeGreaterThan(names.length)
    expect(steps.length - new Set(steps).size).toBeLessThanOrEqual(1)
  },
  270_000,
)
