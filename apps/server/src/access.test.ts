import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  articles,
  checkins,
  configChanges,
  features,
  imports,
  magazines,
  posts,
  reminders,
  topics,
  users,
  videos,
} from '#schema'
import { leaveOutArrangements } from '#testing/access-leave-outs.ts'
import { photoArrangements } from '#testing/access-photos.ts'
import { surveyArrangements } from '#testing/access-surveys.ts'
import { type AccessRow, ROLES, type Role, readAccessTable } from '#testing/access-table.ts'
import { topicArrangements } from '#testing/access-topics.ts'
import { wizardArrangements } from '#testing/access-wizards.ts'
import { aPostFile, somePosts } from '#testing/archives.ts'
import type { Browser, Sent } from '#testing/browser.ts'
import { tokenOf } from '#testing/outbox.ts'
import {
  aGuest,
  aMember,
  anEmail,
  anUnconfirmedMember,
  PASSWORD,
  type Person,
  signUpForm,
} from '#testing/people.ts'
import { useTestApp } from '#testing/test-app.ts'

const app = useTestApp({ work: true })

interface Scene {
  role: Role
  /** Whose objects the call names: the caller's own, except for `user_other` and `admin`. */
  owner: Person
  caller: Browser
  /** The caller, where there is one. */
  me: Person | null
  /** `published`, `draft`, … where the row names it. */
  state: string
}
type Arrange = (scene: Scene) => Promise<{ url?: string; sent?: Sent }> | { url?: string; sent?: Sent }

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()

async function withMagazine({ id }: Person) {
  const [made] = await app.platform.db.insert(imports).values({ userId: id, status: 'finished' }).returning()
  await app.platform.db.insert(magazines).values({ userId: id, importId: made?.id })
}

/** An import that is over, so that calls about it answer at once. */
async function anImport({ id }: Person) {
  const [made] = await app.platform.db.insert(imports).values({ userId: id, status: 'finished' }).returning()
  return made?.id ?? 0
}

async function aMagazine({ id }: Person, topicId?: number) {
  const [magazine] = await app.platform.db.insert(magazines).values({ userId: id }).returning()
  const values = { userId: id, magazineId: magazine?.id ?? 0, topicId, title: 'T', body: '<p>b</p>' }
  const [article] = await app.platform.db.insert(articles).values(values).returning()
  return { magazineId: magazine?.id, articleId: article?.id }
}

async function aTopic({ owner, state }: Scene) {
  const values = { name: 'N', description: 'D', creatorId: owner.id }
  const status = state.startsWith('draft') ? 'draft' : 'published'
  const [topic] = await app.platform.db
    .insert(topics)
    .values({ ...values, status })
    .returning()
  return topic?.id
}

async function aShare(owner: Person) {
  const { articleId } = await aMagazine(owner)
  const shared = await owner.browser.post(`/api/article/${articleId}/share`, {
    json: { discoverable: false },
  })
  return shared.json().share_hash as string
}

async function aVideo(owner: Person) {
  const { articleId = 0 } = await aMagazine(owner, 4)
  const file = `videos/${owner.id}.mp4`
  await app.platform.storage.put(file, Buffer.from('film'), 'video/mp4')
  const [video] = await app.platform.db
    .insert(videos)
    .values({ userId: owner.id, articleId, status: 'finished', file })
    .returning()
  return video?.id
}

async function aFeature({ owner }: Scene) {
  const [row] = await app.platform.db.insert(features).values({ userId: owner.id, title: 'Run' }).returning()
  return row?.id ?? 0
}

async function aCheckin({ owner }: Scene) {
  const values = { userId: owner.id, body: 'x', appliesTo: '2026-01-01' }
  const [row] = await app.platform.db.insert(checkins).values(values).returning()
  return row?.id ?? 0
}

/** The status of the answer to a socket's request; 101 when it opens. */
async function openSocket(caller: Browser, url: string): Promise<number> {
  try {
    const socket = await app.app.http.injectWS(url, { headers: caller.socketHeaders() })
    socket.terminate()
    return 101
  } catch (error) {
    return Number(/\d{3}/.exec((error as Error).message)?.[0])
  }
}

const aPost = ({ id }: Person) =>
  app.platform.db.insert(posts).values({
    userId: id,
    identity: 'x',
    text: 'Some words.',
    title: '',
    people: [],
    links: [],
    context: [],
    kind: 'status',
  })

/** How to call each route so that only the role decides the answer. A route without an entry fails below. */
const arrangements: Record<string, Arrange> = {
  'GET /api/get_user': () => ({}),
  'POST /api/login': ({ me, owner }) => {
    const email = me?.email || owner.email
    return { sent: { form: { email, password: PASSWORD } } }
  },
  'GET /api/config': () => ({}),
  'POST /api/config': () => ({ sent: { form: { config_json: '{}' } } }),
  'GET /api/config/history': () => ({}),
  'POST /api/config/history/{id}/restore': async () => {
    const [row] = await app.platform.db.insert(configChanges).values({ config: {} }).returning()
    return { url: `/api/config/history/${row?.id}/restore` }
  },
  'GET /api/config/writers': () => ({}),
  'POST /api/config/try_model': () => ({ sent: { json: { model_id: 'nobody' } } }),
  'GET /api/site': () => ({}),
  'GET /api/features/list': () => ({}),
  'GET /api/features/recent': () => ({}),
  'POST /api/features/search': () => ({ sent: { json: { query: 'x' } } }),
  'POST /api/features/create': () => ({ sent: { json: { title: 'Running' } } }),
  'GET /api/features/{id}': async (scene) => ({ url: `/api/features/${await aFeature(scene)}` }),
  'PUT /api/features/{id}': async (scene) => ({
    url: `/api/features/${await aFeature(scene)}`,
    sent: { json: { title: 'Walking' } },
  }),
  'PATCH /api/features/{id}/status': async (scene) => ({
    url: `/api/features/${await aFeature(scene)}/status`,
    sent: { json: { status: 'archived' } },
  }),
  'POST /api/features/checkin': async (scene) => ({
    sent: { json: { body: 'x', applies_to: '2026-01-01', feature_ids: [await aFeature(scene)] } },
  }),
  'PUT /api/features/checkin/{id}': async (scene) => ({
    url: `/api/features/checkin/${await aCheckin(scene)}`,
    sent: { json: { body: 'y' } },
  }),
  'DELETE /api/features/checkin/{id}': async (scene) => ({
    url: `/api/features/checkin/${await aCheckin(scene)}`,
  }),
  'GET /api/features/checkins': () => ({}),
  'POST /api/features/checkin/{id}/parse': async (scene) => ({
    url: `/api/features/checkin/${await aCheckin(scene)}/parse`,
    sent: { json: { content: 'x', existing_features: [] } },
  }),
  'POST /api/logout': () => ({}),
  'POST /api/signup': ({ me, role }) => ({
    sent: { multipart: signUpForm(me?.email && role !== 'guest' ? me.email : anEmail()) },
  }),
  'POST /api/create_shadow_user': () => ({}),
  'POST /api/confirm_email': async () => {
    const { email } = await anUnconfirmedMember(app)
    return { sent: { json: { token: tokenOf(await app.mailTo(email)), password: PASSWORD } } }
  },
  'POST /api/resend_confirmation': () => ({}),
  'POST /api/forgot_password': () => ({ sent: { form: { email: anEmail() } } }),
  'POST /api/reset_password': async () => {
    const { email } = await aMember(app)
    await app.browser().post('/api/forgot_password', { form: { email } })
    return { sent: { json: { token: tokenOf(await app.mailTo(email, 2)), password: PASSWORD } } }
  },
  'POST /api/change_password': () => ({
    sent: { json: { current_password: PASSWORD, new_password: PASSWORD } },
  }),
  'POST /api/update-profile-pic': async () => ({
    sent: { multipart: { profile_image: { filename: 'a.png', type: 'image/png', data: await png() } } },
  }),
  'PATCH /api/account': () => ({ sent: { json: { first_name: 'Robin' } } }),
  'DELETE /api/account': () => ({}),
  'GET /api/account/export': () => ({}),
  'GET /api/bot_challenge': () => ({ url: '/api/bot_challenge?action=register' }),
  'GET /api/get_fb_import_progress': async ({ me }) => {
    if (me) await withMagazine(me)
    return {}
  },
  'GET /api/magazine/on_this_day': () => ({}),
  'GET /api/magazine/weekly_letter': () => ({}),
  'POST /api/magazine/weekly_letter': () => ({ sent: { json: { wanted: true } } }),
  'POST /api/weekly_letter/end': () => ({ sent: { json: { code: 'nobody' } } }),
  'GET /api/magazine/current': async ({ me }) => {
    if (me) await withMagazine(me)
    return {}
  },
  'GET /api/reminder/{code}': async () => {
    const email = anEmail()
    await app
      .browser()
      .post('/api/set_reminder', { form: { type: 'email', contact: email, first_name: 'Billy' } })
    const [row] = await app.platform.db.select().from(reminders).where(eq(reminders.email, email))
    return { url: `/api/reminder/${row?.code}` }
  },
  'POST /api/set_reminder': () => ({
    sent: { form: { type: 'email', contact: anEmail(), first_name: 'Billy' } },
  }),
  'GET /api/delete_reminder/{code}': () => ({ url: '/api/delete_reminder/unknown' }),
  'POST /api/upload': () => ({
    sent: { multipart: { first_name: 'Robin', files: aPostFile(somePosts(2)) } },
  }),
  'POST /api/start_fb_import_via_archive': async ({ owner, me, role }) => ({
    sent: { json: { job_id: await anImport(role === 'guest' && me ? me : owner) } },
  }),
  'POST /api/import/{id}/restart': async ({ owner, me, role }) => ({
    url: `/api/import/${await anImport(role === 'guest' && me ? me : owner)}/restart`,
  }),
  'GET /api/import/{id}/events': async ({ owner, me, role }) => ({
    url: `/api/import/${await anImport(role === 'guest' && me ? me : owner)}/events`,
  }),
  'GET /api/magazine/{id}': async ({ owner, me, role }) => ({
    url: `/api/magazine/${(await aMagazine(role === 'guest' && me ? me : owner)).magazineId}`,
  }),
  'PUT /api/magazine/{id}/cover': async ({ owner, me, role }) => ({
    url: `/api/magazine/${(await aMagazine(role === 'guest' && me ? me : owner)).magazineId}/cover`,
    sent: { json: { choice: { composition: 'years', ink: 'red' } } },
  }),
  'GET /api/article/{id}': async ({ owner, me, role }) => ({
    url: `/api/article/${(await aMagazine(role === 'guest' && me ? me : owner)).articleId}`,
  }),
  'POST /api/generate_article': async ({ owner, me, role }) => {
    if (me) await aPost(me)
    const { magazineId } = await aMagazine(role === 'admin' && me ? me : owner)
    return { sent: { form: { template_id: 'profile', magazine_id: String(magazineId) } } }
  },
  'POST /api/generate_article_with_title': async ({ owner, me, role }) => {
    if (me) await aPost(me)
    const { magazineId } = await aMagazine(role === 'admin' && me ? me : owner)
    return {
      sent: { multipart: { template_id: 'media_roast', magazine_id: String(magazineId), chosen_title: 'T' } },
    }
  },
  'GET /api/templates/{id}/status': () => ({ url: '/api/templates/profile/status' }),
  'GET /media/avatar/{id}': async ({ owner }) => {
    const data = await png()
    const sent = { multipart: { profile_image: { filename: 'a.png', type: 'image/png', data } } }
    return { url: (await owner.browser.post('/api/update-profile-pic', sent)).json().user.profilePicURL }
  },
  'GET /api/templates/{id}': async (scene) => ({ url: `/api/templates/${await aTopic(scene)}` }),
  'GET /api/templates/{id}/requirements': async (scene) => ({
    url: `/api/templates/${await aTopic(scene)}/requirements`,
  }),
  'GET /api/templates/{id}/articles': async (scene) => ({
    url: `/api/templates/${await aTopic(scene)}/articles`,
  }),
  'GET /api/templates/trending': () => ({}),
  'GET /api/templates/by_genre': () => ({}),
  'GET /api/shares/trending': () => ({}),
  'GET /api/share/a/{shareId}': async ({ owner, role }) => {
    const sharer = role === 'unverified_owner' ? await aMember(app) : owner
    return { url: `/api/share/a/${await aShare(sharer)}` }
  },
  'POST /api/article/{id}/share': async ({ owner }) => ({
    url: `/api/article/${(await aMagazine(owner)).articleId}/share`,
    sent: { json: { discoverable: false } },
  }),
  'DELETE /api/article/{id}/share': async ({ owner }) => {
    const { articleId } = await aMagazine(owner)
    await owner.browser.post(`/api/article/${articleId}/share`, { json: { discoverable: false } })
    return { url: `/api/article/${articleId}/share` }
  },
  'POST /api/article/{id}/video': async ({ owner }) => ({
    url: `/api/article/${(await aMagazine(owner, 4)).articleId}/video`,
  }),
  'GET /media/article/{id}/picture/{size}': async ({ owner, me, role }) => ({
    url: `/media/article/${(await aMagazine(role === 'guest' && me ? me : owner)).articleId}/picture/link.png`,
  }),
  'GET /media/video/{id}': async ({ owner, me, role }) => ({
    url: `/media/video/${await aVideo(role === 'guest' && me ? me : owner)}`,
  }),
  'POST /api/article/{id}/conversation': async ({ owner }) => ({
    url: `/api/article/${(await aMagazine(owner)).articleId}/conversation`,
  }),
  'WS /ws/article-chat/{conversationId}': async ({ owner }) => {
    const { articleId } = await aMagazine(owner)
    const started = await owner.browser.post(`/api/article/${articleId}/conversation`)
    return { url: `/ws/article-chat/${started.json().conversation_id}` }
  },
  ...leaveOutArrangements(
    app,
    async ({ owner, me, role }) => (await aMagazine(role === 'guest' && me ? me : owner)).articleId,
  ),
  ...photoArrangements(app, async ({ owner }) => (await aMagazine(owner)).articleId ?? 0),
  ...surveyArrangements,
  ...topicArrangements,
  ...wizardArrangements,
  'GET /api/openapi.json': () => ({}),
  'GET /healthz': () => ({}),
  'GET /readyz': () => ({}),
  'GET /metrics': () => ({}),
  'ANY /api/*': () => ({ url: '/api/no/such/call' }),
}

const keyOf = ({ method, path }: Pick<AccessRow, 'method' | 'path'>) => `${method} ${path}`
const table = readAccessTable()

/** Every route that the server really has, as the table would write it. */
function realRoutes(): string[] {
  const routes: string[] = []
  for (const line of app.app.http.printRoutes({ commonPrefix: false, includeHooks: false }).split('\n')) {
    const found = /[─ ](\/\S*) \(([A-Z, ]+)\)/.exec(line)
    if (!found) continue
    for (const method of (found[2] ?? '').split(', '))
      if (!['HEAD', 'OPTIONS'].includes(method))
        routes.push(
          `${found[1]?.startsWith('/ws/') ? 'WS' : method} ${(found[1] ?? '').replace(/:(\w+)/g, '{$1}').replace('{provider}/*', '{provider}/{json}')}`,
        )
  }
  return routes.filter((route) => / \/(api|media|ws|healthz|readyz|metrics)/.test(route))
}

let somebody: Promise<Person> | undefined
/** Whose things the callers are not to see; nothing that a stranger may do changes them. */
const somebodyElse = () => {
  somebody ??= aMember(app)
  return somebody
}

async function sceneFor(role: Role): Promise<Omit<Scene, 'state'>> {
  if (role === 'visitor') return { role, owner: await somebodyElse(), caller: app.browser(), me: null }
  if (role === 'guest') {
    const me = await aGuest(app)
    return { role, owner: await somebodyElse(), caller: me.browser, me }
  }
  if (role === 'unverified_owner') {
    const me = await anUnconfirmedMember(app)
    return { role, owner: me, caller: me.browser, me }
  }
  const me = await aMember(app)
  if (role === 'admin') await app.platform.db.update(users).set({ isAdmin: true }).where(eq(users.id, me.id))
  return { role, owner: role === 'owner' ? me : await somebodyElse(), caller: me.browser, me }
}

describe('[SEC-03] [SEC-05] [SEC-09] who may call what', () => {
  let routes: string[]
  beforeAll(() => {
    routes = realRoutes()
  })

  test('every route has a row in the table and an arrangement here', () => {
    const rows = new Set(table.map(keyOf))
    expect(routes.length).toBeGreaterThan(15)
    expect(routes.filter((route) => !rows.has(route))).toEqual([])
    expect(routes.filter((route) => !arrangements[route])).toEqual([])
    expect(table.map(keyOf).filter((route) => !arrangements[route])).toEqual([])
  })

  const built = table.filter((row) => arrangements[keyOf(row)])
  for (const row of built)
    for (const role of ROLES) {
      const expected = row.expected[role]
      if (expected === null) continue
      test(`${keyOf(row)}${row.state && ` (${row.state})`} answers ${expected} to ${role}`, async () => {
        const scene = { ...(await sceneFor(role)), state: row.state }
        const { url, sent } = (await arrangements[keyOf(row)]?.(scene)) ?? {}
        if (row.method === 'WS') {
          expect(await openSocket(scene.caller, url ?? row.path)).toBe(expected)
          return
        }
        const answer = await scene.caller.send(
          row.method === 'ANY' ? 'POST' : row.method,
          url ?? row.path,
          sent,
        )
        expect(answer.statusCode, answer.body.slice(0, 300)).toBe(expected)
        if (answer.statusCode >= 400) expect(answer.json()).toHaveProperty('detail')
      })
    }
})
