// Many chats streaming at once through the real program: every chunk once and in order, how late, and the memory.
//   node scripts/run.mjs bench/chat/run.ts [SOCKETS] [SECONDS]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebSocket as Socket } from 'ws'
import { openEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/open.ts'
import { secretToken, sha256 } from '../../apps/server/src/platform/random.ts'
import { articles, conversations, magazines, sessions, users } from '../../apps/server/src/schema/index.ts'
import { freePort, killAll, launch, ready } from '../../apps/server/src/testing/program.ts'

const { WebSocket } = createRequire(join(import.meta.dirname, '../../apps/server/package.json'))('ws') as {
  WebSocket: typeof Socket
}
const SOCKETS = Number(process.argv[2] ?? 500)
const SECONDS = Number(process.argv[3] ?? 60)
const WORDS = 400
const dataDir = await mkdtemp(join(tmpdir(), 'youzine-bench-'))

/** People with an article and a conversation each, there before the server starts. */
async function setStage() {
  const database = await openEmbeddedDatabase({ dataDir, durable: false })
  const { orm } = database
  const people: { cookie: string; conversationId: number }[] = []
  const now = new Date()
  for (let at = 0; at < SOCKETS; at += 1) {
    const [user] = await orm
      .insert(users)
      .values({ firstName: 'Robin', email: `p${at}@example.org`, emailValidatedAt: now })
      .returning()
    const userId = user?.id ?? 0
    const cookie = secretToken()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await orm
      .insert(sessions)
      .values({ userId, tokenHash: sha256(cookie), createdAt: now, usedAt: now, expiresAt })
    const [magazine] = await orm.insert(magazines).values({ userId }).returning()
    const [article] = await orm
      .insert(articles)
      .values({ userId, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>b</p>' })
      .returning()
    const [conversation] = await orm
      .insert(conversations)
      .values({ userId, articleId: article?.id ?? 0 })
      .returning()
    people.push({ cookie, conversationId: conversation?.id ?? 0 })
  }
  await database.close()
  return people
}

const people = await setStage()
const provider = fork(join(import.meta.dirname, 'provider.ts'), [String(WORDS)])
const [{ url }] = (await once(provider, 'message')) as [{ url: string }]
const settings = {
  DATA_DIR: dataDir,
  OPENAI_BASE_URL: url,
  OPENAI_API_KEY: 'k',
  MODEL_CONCURRENCY: '1000',
  LOG_LEVEL: 'warn',
}
const server = await ready(launch(settings, await freePort()))
const memoryMb = async () => {
  const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

const late: number[] = []
const told = { chunks: 0, outOfOrder: 0, answers: 0, wrong: 0, errors: 0 }

function chat({ cookie, conversationId }: (typeof people)[number]): Promise<Socket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/article-chat/${conversationId}`, {
    headers: { cookie: `youzine=${cookie}`, origin: server.url },
    perMessageDeflate: false,
  })
  let parent: number | null = null
  let next = 0
  let text = ''
  const ask = () =>
    socket.send(JSON.stringify({ type: 'message', content: 'Go on?', parent_message_id: parent }))
  socket.on('message', (data) => {
    const event = JSON.parse(String(data))
    if (event.type === 'history') {
      const last = event.messages.at(-1)
      parent = last?.id ?? null
      if (last?.pending) {
        next = last.chunks
        text = last.content
      }
    } else if (event.type === 'chunk') {
      if (event.chunk_index !== next) told.outOfOrder += 1
      next = event.chunk_index + 1
      text += event.content
      told.chunks += 1
      // A chunk may hold two words; the older one counts.
      late.push(Date.now() - Number.parseInt(event.content, 10))
    } else if (event.type === 'complete') {
      told.answers += 1
      if (event.content !== text || text.split(' ').length !== WORDS + 1) told.wrong += 1
      parent = event.message_id
      if (isOn) ask()
    } else told.errors += 1
  })
  return new Promise((open, failed) =>
    socket.on('error', failed).on('open', () => {
      socket.send('{"type":"get_history"}')
      setTimeout(ask, 500 + Math.random() * 4000)
      open(socket)
    }),
  )
}

let isOn = true
const open: Socket[] = []
const before = await memoryMb()
for (const person of people) open.push(await chat(person))
// Until all are streaming, what is late is the questions' doing.
await new Promise((over) => setTimeout(over, 15_000))
late.length = 0
told.chunks = 0
const streaming = await memoryMb()
let most = streaming
for (const from = Date.now(); Date.now() - from < SECONDS * 1000; ) {
  await new Promise((over) => setTimeout(over, 5000))
  most = Math.max(most, await memoryMb())
}
const chunks = told.chunks
const sorted = Float64Array.from(late).sort()
const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
const end = await memoryMb()
isOn = false
console.log(`${SOCKETS} sockets, ${SECONDS} s: ${chunks} chunks, ${Math.round(chunks / SECONDS)}/s`)
console.log(
  `${told.outOfOrder} out of order, ${told.wrong} of ${told.answers} answers not as sent, ${told.errors} errors`,
)
console.log(`late: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms (limit p99 150 ms)`)
console.log(`memory: ${before} MB idle, ${streaming} MB streaming, at most ${most} MB, ${end} MB at the end`)
for (const socket of open) socket.terminate()
await killAll()
provider.kill()
await rm(dataDir, { recursive: true, force: true })
process.exit(0)
