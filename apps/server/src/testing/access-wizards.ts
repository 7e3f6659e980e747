import type { WizardSession } from '@youzine/contract'
import { expect } from 'vitest'
import type { Sent } from './browser.ts'
import type { Person } from './people.ts'
import { until } from './until.ts'

interface Scene {
  owner: Person
  me: Person | null
}
type Arranged = { url?: string; sent?: Sent }
type Arrange = (scene: Scene) => Promise<Arranged> | Arranged

export const aStart = ({ id }: Person, more: Record<string, unknown> = {}) => ({
  title: 'How people cook',
  description: 'What happens in kitchens.',
  creator_id: id,
  ...more,
})

const POSTS = [{ requirement_type: 'facebook_posts', alias: 'facebook_posts_sample' }]

export async function aWizardSession(
  owner: Person,
  kind: 'survey' | 'template' = 'survey',
  more: Record<string, unknown> = {},
): Promise<WizardSession> {
  const needs = kind === 'template' ? { requirements: POSTS } : {}
  const answer = await owner.browser.post(`/api/${kind}-wizard/sessions`, {
    json: aStart(owner, { ...needs, ...more }),
  })
  expect(answer.statusCode, answer.body).toBe(200)
  return onceAnswered(owner, kind, answer.json())
}

/** A session is there at once; what the assistant says in it may come a little later. */
const onceAnswered = ({ browser }: Person, kind: 'survey' | 'template', { id }: WizardSession) =>
  until(async () => {
    const session: WizardSession = (await browser.get(`/api/${kind}-wizard/sessions/${id}`)).json()
    expect(session.messages.every(({ pending }) => !pending)).toBe(true)
    return session
  })

const lastOf = ({ messages }: WizardSession) => messages.at(-1)?.id ?? 0

/** Approves what is proposed until the last proposal stands there. */
export async function upToLast(owner: Person, kind: 'survey' | 'template', session: WizardSession) {
  let { messages } = session
  while (messages.at(-1)?.message_type !== 'sql') {
    const answer = await owner.browser.post(
      `/api/${kind}-wizard/sessions/${session.id}/messages/${messages.at(-1)?.id}/approve`,
    )
    expect(answer.statusCode, answer.body).toBe(200)
    messages = answer.json()
  }
  return { ...session, messages }
}

const forKind = (kind: 'survey' | 'template'): Record<string, Arrange> => {
  const base = `/api/${kind}-wizard/sessions`
  const needs = kind === 'template' ? { requirements: POSTS } : {}
  const at =
    (path: (session: WizardSession) => string, sent?: Sent): Arrange =>
    async ({ owner }) => ({ url: base + path(await aWizardSession(owner, kind)), ...(sent ? { sent } : {}) })
  return {
    [`POST ${base}`]: ({ owner, me }) => ({ sent: { json: aStart(me ?? owner, needs) } }),
    [`GET ${base}`]: () => ({}),
    [`GET ${base}/{id}`]: at(({ id }) => `/${id}`),
    [`POST ${base}/{id}/messages`]: at(({ id }) => `/${id}/messages`, {
      json: { content: 'Fewer questions' },
    }),
    [`POST ${base}/{id}/messages/{msgId}/approve`]: at(
      (session) => `/${session.id}/messages/${lastOf(session)}/approve`,
    ),
    [`POST ${base}/{id}/finalize`]: async ({ owner }) => {
      const session = await upToLast(owner, kind, await aWizardSession(owner, kind))
      return { url: `${base}/${session.id}/finalize` }
    },
    [`GET ${base}/{id}/events`]: async ({ owner }) => {
      const session = await upToLast(owner, kind, await aWizardSession(owner, kind))
      await owner.browser.post(`${base}/${session.id}/finalize`)
      return { url: `${base}/${session.id}/events` }
    },
    ...(kind === 'survey'
      ? {
          [`POST ${base}/{id}/messages/{msgId}/retract`]: at(
            (session) => `/${session.id}/messages/${lastOf(session)}/retract`,
          ),
          [`POST ${base}/{id}/messages/{msgId}/reset`]: at(
            (session) => `/${session.id}/messages/${lastOf(session)}/reset`,
          ),
          [`POST ${base}/{id}/resume`]: at(({ id }) => `/${id}/resume`),
        }
      : {
          [`POST ${base}/{id}/messages/{msgId}/reject`]: at(
            (session) => `/${session.id}/messages/${lastOf(session)}/reject`,
          ),
        }),
  }
}

/** How to call each route of the wizards so that only the role decides the answer. */
export const wizardArrangements: Record<string, Arrange> = { ...forKind('survey'), ...forKind('template') }
