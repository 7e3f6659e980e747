import type { Sent } from './browser.ts'
import type { Person } from './people.ts'
import { aSchema, aTopic, aTopicDraft, setTopicStatus } from './topics.ts'

interface Scene {
  owner: Person
}
type Arranged = { url?: string; sent?: Sent }
type Arrange = (scene: Scene) => Promise<Arranged> | Arranged

const at =
  (path: (id: number) => string, sent?: Sent): Arrange =>
  async ({ owner }) => ({
    url: path((await aTopic(owner, { requirements: [] })).id),
    ...(sent ? { sent } : {}),
  })

/** How to call each route of the studio so that only the role decides the answer. */
export const topicArrangements: Record<string, Arrange> = {
  'GET /api/creator/templates': () => ({}),
  'POST /api/creator/templates': () => ({ sent: { json: aTopicDraft() } }),
  'GET /api/creator/templates/{id}': at((id) => `/api/creator/templates/${id}`),
  'PUT /api/creator/templates/{id}': at((id) => `/api/creator/templates/${id}`, { json: aTopicDraft() }),
  'DELETE /api/creator/templates/{id}': at((id) => `/api/creator/templates/${id}`),
  'POST /api/creator/templates/{id}/duplicate': at((id) => `/api/creator/templates/${id}/duplicate`),
  'PATCH /api/creator/templates/{id}/status': at((id) => `/api/creator/templates/${id}/status`, {
    json: { status: 'published' },
  }),
  'GET /api/creator/templates/{id}/versions': at((id) => `/api/creator/templates/${id}/versions`),
  'POST /api/creator/templates/{id}/versions/{version}/restore': async ({ owner }) => {
    const { id } = await aTopic(owner)
    await setTopicStatus(owner, id, 'published')
    return { url: `/api/creator/templates/${id}/versions/1/restore` }
  },
  'GET /api/creator/templates/{id}/usage': at((id) => `/api/creator/templates/${id}/usage`),
  'GET /api/llm/models': () => ({}),
  'GET /api/schemas/default/{provider}': () => ({ url: '/api/schemas/default/openai' }),
  'GET /api/schemas/convert/{provider}/{json}': () => ({
    url: `/api/schemas/convert/anthropic/${encodeURIComponent(JSON.stringify(aSchema()))}`,
  }),
  'POST /api/schemas/convert/{provider}': () => ({
    url: '/api/schemas/convert/anthropic',
    sent: { json: { schema: aSchema() } },
  }),
  'POST /api/preview/template/{id}': at((id) => `/api/preview/template/${id}`, { json: { person: 'marek' } }),
  'DELETE /api/preview/template/{id}': at((id) => `/api/preview/template/${id}`),
  'WS /ws/template-preview/{templateId}': at((id) => `/ws/template-preview/${id}`),
}
