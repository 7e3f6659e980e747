import { IdText, surveyWizard, templateWizard, WIZARD_BODY_BYTES, type WizardEvent } from '@youzine/contract'
import type { FastifyInstance } from 'fastify'
import { coalesced } from '#platform/http/channel.ts'
import type { OpenStream } from '#platform/http/event-stream.ts'
import type { Route } from '#platform/http/route.ts'
import { problem } from '#platform/problem.ts'
import { toSession, toTemplateSession } from './to-session.ts'
import type { WizardRuns } from './wizard-runs.ts'
import type { Wizard } from './wizards.ts'

const LARGE = { bodyLimit: WIZARD_BODY_BYTES + 4096 }
/** Whole states are sent, so that a few of them a second are fluent enough. */
const SEND_EVERY_MS = 120

interface Parts {
  survey: Wizard
  template: Wizard
  runs: WizardRuns
  openStream: OpenStream
}

export function wizardRoutes(
  http: FastifyInstance,
  route: Route,
  { survey, template, runs, openStream }: Parts,
) {
  route(surveyWizard.create, async ({ actor, body }) => {
    const { session, messages } = await survey.start(actor, body)
    return toSession(session, messages)
  })
  route(surveyWizard.list, async ({ actor }) =>
    (await survey.list(actor)).map(({ session, messages }) => toSession(session, messages)),
  )
  route(surveyWizard.get, async ({ actor, params }) => {
    const { session, messages } = await survey.get(actor, params.id)
    return toSession(session, messages)
  })
  route(surveyWizard.send, ({ actor, params, body }) => survey.send(actor, params.id, body.content))
  route(
    surveyWizard.approve,
    ({ actor, params, body }) => survey.approve(actor, params.id, params.msgId, body?.raw_json),
    LARGE,
  )
  route(surveyWizard.retract, ({ actor, params }) => survey.retract(actor, params.id, params.msgId))
  route(surveyWizard.reset, ({ actor, params }) => survey.reset(actor, params.id, params.msgId))
  route(surveyWizard.resume, async ({ actor, params }) => {
    const { session, messages } = await survey.resume(actor, params.id)
    return toSession(session, messages)
  })
  route(surveyWizard.finalize, async ({ actor, params }) => {
    const { session, messages } = await survey.finalize(actor, params.id)
    return toSession(session, messages)
  })

  route(templateWizard.create, async ({ actor, body }) => {
    const { session, messages } = await template.start(actor, body)
    return toTemplateSession(session, messages)
  })
  route(templateWizard.list, async ({ actor }) =>
    (await template.list(actor)).map(({ session, messages }) => toTemplateSession(session, messages)),
  )
  route(templateWizard.get, async ({ actor, params }) => {
    const { session, messages } = await template.get(actor, params.id)
    return toTemplateSession(session, messages)
  })
  route(templateWizard.send, ({ actor, params, body }) => template.send(actor, params.id, body.content))
  route(
    templateWizard.approve,
    ({ actor, params, body }) => template.approve(actor, params.id, params.msgId, body?.raw_json),
    LARGE,
  )
  route(templateWizard.reject, ({ actor, params }) => template.reject(actor, params.id, params.msgId))
  route(templateWizard.finalize, async ({ actor, params }) => {
    const { session, messages } = await template.finalize(actor, params.id)
    return toTemplateSession(session, messages)
  })

  for (const wizard of [survey, template]) streamSessions(http, wizard, { runs, openStream })
}

/** The session as it is, at once and after every change, the words of the assistant as they come. */
function streamSessions(
  http: FastifyInstance,
  wizard: Wizard,
  { runs, openStream }: Pick<Parts, 'runs' | 'openStream'>,
) {
  http.get<{ Params: { id: string } }>(
    `/api/${wizard.kind}-wizard/sessions/:id/events`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { actor } = request
      if (!actor) throw problem('unauthenticated')
      if (actor.role === 'guest') throw problem('account_needed')
      const id = IdText.safeParse(request.params.id)
      if (!id.success) throw problem('not_found')
      await wizard.mustOwn(actor, id.data)
      const stream = openStream(request, reply)
      let due: NodeJS.Timeout | undefined
      const sending = coalesced(
        async () => {
          const { session, messages } = await wizard.get(actor, id.data)
          stream.send({ status: session.status, messages } satisfies WizardEvent)
          // Nothing more comes, unless somebody resumes it, whose page then listens anew.
          if (session.status === 'completed') stream.end()
        },
        () => stream.end(),
      )
      const leave = runs.watch(id.data, () => {
        due ??= setTimeout(() => {
          due = undefined
          sending.ask()
        }, SEND_EVERY_MS)
      })
      stream.onEnd(() => {
        clearTimeout(due)
        leave()
      })
      sending.ask()
    },
  )
}
