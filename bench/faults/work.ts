// Twelve kinds of work by one person, over and over, and a ledger of what was acknowledged: whatever happens to the
// server, that must be there afterwards, once.
import { sql } from 'drizzle-orm'
import { WebSocket } from 'ws'
import type { Queryable } from '../../apps/server/src/platform/db/database.ts'
import { rowsOf } from '../../apps/server/src/platform/db/rows.ts'
import { Outside } from '../../apps/server/src/testing/outside.ts'
import { aPrompt, aTopicDraft } from '../../apps/server/src/testing/topic-drafts.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const ANSWERED_MS = 20_000
const OWN_FILE = 'your_posts__check_ins__photos_and_videos_1.json'

export const pause = (ms: number) => new Promise((tick) => setTimeout(tick, ms))

export function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** What was asked for, and whether the answer came. */
interface Told {
  kind: string
  key: string
  isAcknowledged: boolean
}

const isLast = (given: Told[], stored: string) =>
  given.findIndex(({ key }) => key === stored) >= given.findLastIndex(({ isAcknowledged }) => isAcknowledged)

export interface Outcome {
  status: number
  detail: string
  ms: number
}

export type Work = Awaited<ReturnType<typeof createWork>>

interface WorkOptions {
  dataDir: string
  seed: number
  email?: string
}

export async function createWork(url: string, { dataDir, seed, email }: WorkOptions) {
  const random = randomFrom(seed)
  const told: Told[] = []
  const outcomes: Outcome[] = []
  const robin = new Outside(url)
  await robin.signUp(dataDir, email)
  await robin.importPosts(
    Array.from({ length: 40 }, (_, at) => `Day ${at}: walked to the harbour, and the ferry was late again.`),
  )
  const standing = async () =>
    (await robin.call<{ progress?: { status: string } }>('/api/magazine/current')).progress?.status
  while ((await standing()) !== 'finished') await pause(100)
  const { id: robinId } = (await robin.call<{ user: { id: number } }>('/api/get_user')).user
  const { articles } = await robin.call<{ articles: { id: number }[] }>('/api/magazine/current')
  const { conversation_id: conversation } = await robin.post<{ conversation_id: number }>(
    `/api/article/${articles[0]?.id}/conversation`,
  )
  const survey = await robin.post<{ id: number; questions: { id: number }[] }>('/api/creator/surveys', {
    title: 'What people burn',
    description: 'In kitchens.',
    questions: [{ question_text: 'What?', question_type: 'short_text' }],
  })
  await robin.call(`/api/creator/surveys/${survey.id}`, {
    method: 'PATCH',
    body: JSON.stringify({ status: 'published' }),
    headers: JSON_TYPE,
  })
  const topic = await robin.post<{ id: number }>(
    '/api/creator/templates',
    aTopicDraft({ prompts: [aPrompt()] }),
  )

  async function send(
    method: string,
    path: string,
    body: object | FormData | URLSearchParams,
    headers: Record<string, string> = robin.headers,
  ) {
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const from = performance.now()
    const answer = await fetch(`${url}${path}`, {
      method,
      body: isForm ? body : JSON.stringify(body),
      headers: { ...headers, ...(isForm ? {} : JSON_TYPE) },
    })
    const text = await answer.text()
    const detail = /"detail":\s*"([^"]*)"/.exec(text)?.[1] ?? ''
    outcomes.push({ status: answer.status, detail, ms: performance.now() - from })
    return answer.ok ? text : null
  }
  const isSent = async (...call: Parameters<typeof send>) => (await send(...call)) !== null
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  }

  /** Acknowledged once the history that comes back holds the question. */
  const chat = (key: string) =>
    new Promise<boolean>((over) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/article-chat/${conversation}`, {
        headers: robin.headers,
      })
      const end = (isThere: boolean) => {
        clearTimeout(late)
        socket.terminate()
        over(isThere)
      }
      const late = setTimeout(() => end(false), ANSWERED_MS)
      let isAsked = false
      socket.on('message', (data) => {
        const event = JSON.parse(String(data)) as {
          type: string
          messages?: { id: number; content: string }[]
        }
        if (event.type === 'error') end(false)
        if (event.type !== 'history') return
        const { messages = [] } = event
        if (messages.some(({ content }) => content === key)) return end(true)
        if (isAsked) return
        isAsked = true
        const parent = messages.at(-1)?.id ?? null
        socket.send(JSON.stringify({ type: 'message', content: key, parent_message_id: parent }))
        socket.send(JSON.stringify({ type: 'get_history' }))
      })
      socket.on('open', () => socket.send(JSON.stringify({ type: 'get_history' })))
      socket.on('close', () => end(false))
      socket.on('error', () => end(false))
    })

  const KINDS: Record<string, (key: string) => Promise<boolean>> = {
    checkin: (key) =>
      isSent('POST', '/api/features/checkin', { body: key, applies_to: '2026-01-01', client_key: key }),
    feature: (key) => isSent('POST', '/api/features/create', { title: key }),
    survey: (key) => isSent('POST', '/api/creator/surveys', { title: key, description: 'd', questions: [] }),
    topic: (key) =>
      isSent('POST', '/api/creator/templates', aTopicDraft({ name: key, prompts: [aPrompt()] })),
    wizard: (key) =>
      isSent('POST', '/api/survey-wizard/sessions', { title: key, description: 'd', creator_id: robinId }),
    article: () => isSent('POST', '/api/generate_article', { template_id: 'media_roast' }),
    'sign-up': (key) =>
      isSent(
        'POST',
        '/api/signup',
        formOf({
          email: `${key}@example.org`,
          first_name: 'A',
          last_name: 'B',
          password: 'correct horse battery',
          recaptcha_token: 'off',
        }),
        { origin: url, 'sec-fetch-site': 'same-origin' },
      ),
    import: async (key) => {
      const form = formOf({ first_name: 'Robin' })
      const post = [{ timestamp: 1_700_000_000 + told.length, data: [{ post: `${key} is a post.` }] }]
      form.append('files', new Blob([JSON.stringify(post)]), OWN_FILE)
      const sent = await send('POST', '/api/upload', form)
      return sent !== null && isSent('POST', '/api/start_fb_import_via_archive', JSON.parse(sent))
    },
    config: (key) =>
      isSent(
        'POST',
        '/api/config',
        new URLSearchParams({ config_json: JSON.stringify({ site: { name: key } }) }),
      ),
    answer: (key) =>
      isSent('POST', `/api/user/surveys/${survey.id}/responses/${survey.questions[0]?.id}`, {
        question_id: survey.questions[0]?.id,
        response_json: { text: key },
      }),
    preview: () => isSent('POST', `/api/preview/template/${topic.id}`, {}),
    chat,
  }

  let isGoingOn = false
  let doing: Promise<void>[] = []
  async function keepDoing(kind: string, work: (key: string) => Promise<boolean>) {
    while (isGoingOn) {
      const entry = { kind, key: `${kind}-${seed}-${told.length}`, isAcknowledged: false }
      told.push(entry)
      entry.isAcknowledged = await work(entry.key).catch(() => false)
      await pause(5 + random() * 40)
    }
  }

  /** Whatever was cut off is taken up within this time, or says that it was. */
  async function untilHealed(longestMs: number): Promise<number> {
    const from = performance.now()
    while (performance.now() - from < longestMs) {
      const { status } = await robin
        .call<{ status: string }>('/api/get_fb_import_progress')
        .catch(() => ({ status: 'unreachable' }))
      const { coming } = await robin
        .call<{ coming: string[] }>('/api/magazine/current')
        .catch(() => ({ coming: ['unreachable'] }))
      if ((status === 'finished' || status === 'failed') && coming.length === 0) break
      await pause(200)
    }
    return performance.now() - from
  }

  /** What the database holds of it all. */
  async function judge(db: Queryable) {
    const counts = await rowsOf<{ kind: string; key: string; count: number }>(
      db,
      sql`select 'checkin' as kind, body as key, count(*)::int from checkins group by body
          union all select 'feature', title, count(*)::int from features group by title
          union all select 'survey', title, count(*)::int from surveys group by title
          union all select 'topic', name, count(*)::int from topics group by name
          union all select 'wizard', title, count(*)::int from wizard_sessions group by title
          union all select 'sign-up', split_part(email, '@', 1), count(*)::int from users where email is not null group by 2
          union all select 'import', split_part(text, ' ', 1), count(*)::int from posts group by 2
          union all select 'chat', content, count(*)::int from chat_messages where role = 'user' group by 2
          union all select 'config', config->'site'->>'name', count(*)::int from config_changes group by 2`,
    )
    const hanging = await rowsOf<{ kind: string; key: string }>(
      db,
      sql`select 'article' as kind, status as key from generations where status in ('queued', 'running')
          union all select 'import', status from imports where status in ('embedding', 'generating_magazine')
          union all select 'preview', status from previews where status = 'running'`,
    )
    const [left] = await rowsOf<{ unasked: number; answer: string | null }>(
      db,
      sql`select (select count(*)::int from articles a
               where not exists (select 1 from generations g where g.article_id = a.id)) as unasked,
            (select response_json->>'text' from survey_answers) as answer`,
    )
    const stored = new Map(counts.map(({ kind, key, count }) => [`${kind} ${key}`, count]))
    const UNCOUNTED = ['article', 'preview', 'answer']
    const counted = told.filter(({ kind }) => !UNCOUNTED.includes(kind))
    return {
      lost: counted.filter(
        ({ kind, key, isAcknowledged }) => isAcknowledged && !stored.has(`${kind} ${key}`),
      ),
      doubled: counted.filter(({ kind, key }) => (stored.get(`${kind} ${key}`) ?? 0) > 1),
      hanging,
      unasked: left?.unasked ?? 0,
      /** One question has one answer: the last that was acknowledged, or one that was given after it. */
      isLastAnswer: isLast(
        told.filter(({ kind }) => kind === 'answer'),
        left?.answer ?? '',
      ),
    }
  }

  return {
    kinds: Object.keys(KINDS),
    told,
    outcomes,
    robin,
    begin() {
      isGoingOn = true
      doing = Object.entries(KINDS).map(([kind, work]) => keepDoing(kind, work))
    },
    async end() {
      isGoingOn = false
      await Promise.all(doing)
    },
    untilHealed,
    judge,
    report() {
      for (const [kind, list] of Map.groupBy(told, (one) => one.kind))
        console.log(
          `  ${kind}: ${list.length} asked, ${list.filter(({ isAcknowledged }) => isAcknowledged).length} answered`,
        )
    },
  }
}
