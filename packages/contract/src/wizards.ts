import { nameTexts } from '@youzine/chains'
import { z } from 'zod'
import { MAX_CONTENT_NAME, MAX_DESCRIPTION } from './content.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'
import { MAX_REQUIREMENTS } from './studio.ts'
import { typedText } from './text.ts'
import { REQUIREMENT_TYPES } from './topics.ts'

export const MAX_WIZARD_MESSAGE = 8000
export const WIZARD_PROMPT_CHARACTERS = 100
export const WIZARD_BODY_BYTES = 512 * 1024

export const wizardTexts = {
  titleMissing: 'Please enter a title',
  descriptionMissing: 'Please enter a description',
  requirementMissing: 'You must add at least one requirement',
  aliasMissing: nameTexts.aliasMissing,
  aliasTwice: nameTexts.aliasTwice,
  surveyMissing: 'Please select a survey',
  requirementsWrong: 'Please fix the errors in your requirements',
  unknownStep: 'Unknown step',
  statuses: { draft: 'In Progress', completed: 'Completed', abandoned: 'Abandoned' },
  busy: 'The assistant is still answering. Wait for it to finish.',
  completed: 'This session is completed. Resume it to go on.',
  notAProposal: 'Only proposals of the assistant can be approved.',
  notTheLatest: 'This is not the latest proposal any more. Approve the newest one, or reset from here.',
  notApproved: 'Only an approved message can be retracted.',
  hasFaults: 'This proposal still has faults. Mend them, or ask for another one.',
  notReady: 'Approve everything before it first.',
  interrupted: 'The assistant was interrupted. Send your message again.',
  surveyGone: 'A survey that this topic needs is not there any more.',
} as const

/** What is said where the server gives no reason. */
export const wizardFallbacks = {
  survey: {
    create: 'Failed to create session',
    load: 'Failed to load session',
    list: 'Failed to load sessions',
    finalize: 'Failed to finalize session',
  },
  template: {
    create: 'Failed to create template wizard session',
    load: 'Failed to load template wizard session',
    list: 'Failed to load template wizard sessions',
    finalize: 'Failed to finalize template wizard session',
  },
  send: 'Failed to send message',
  approve: 'Failed to approve item',
  reject: 'Failed to reject item',
  retract: 'Failed to retract approval',
  resume: 'Failed to resume session',
  reset: 'Failed to reset messages',
} as const

/** The banner above the conversation. */
export const wizardBanners = {
  load: (why: string) => `Failed to load session: ${why}`,
  list: (why: string) => `Failed to load sessions: ${why}`,
  create: (why: string) => `Failed to create session: ${why}`,
  send: (why: string) => `Failed to send message: ${why}`,
  approve: (why: string) => `Failed to approve item: ${why}`,
  reject: (why: string) => `Failed to reject item: ${why}`,
  retract: (why: string) => `Failed to retract approval: ${why}`,
  resume: (why: string) => `Failed to resume session: ${why}`,
  reset: (why: string) => `Failed to reset: ${why}`,
} as const

export const WIZARD_KINDS = ['survey', 'template'] as const
export type WizardKind = (typeof WIZARD_KINDS)[number]

export const MESSAGE_TYPES = ['text', 'questions', 'prompt', 'sql'] as const
export type WizardMessageType = (typeof MESSAGE_TYPES)[number]

export const WizardMessage = z.object({
  id: Id,
  role: z.enum(['assistant', 'user']),
  message_type: z.enum(MESSAGE_TYPES),
  content: z.string(),
  /** JSON: questions each with their `question_type`, or `prompt_template`, or `sql_code`; null for plain text. */
  raw_json: z.string().nullable(),
  /** Null pending, true approved, false rejected. */
  is_approved: z.boolean().nullable(),
  /** It is being written. */
  pending: z.boolean(),
  /** Why it was not written to its end. */
  error: z.string().nullable(),
  written_by: z.string().nullable(),
})
export type WizardMessage = z.infer<typeof WizardMessage>

export const WizardRequirement = z.object({
  requirement_type: z.enum(REQUIREMENT_TYPES),
  alias: z.string(),
  required_survey_id: Id.nullable(),
})
export type WizardRequirement = z.infer<typeof WizardRequirement>

export const WizardSession = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  creator_id: Id,
  status: z.enum(['draft', 'completed', 'abandoned']),
  messages: z.array(WizardMessage),
  generated_survey_id: Id.nullable(),
  generated_template_id: Id.nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type WizardSession = z.infer<typeof WizardSession>

export const TemplateWizardSession = WizardSession.extend({
  custom_instructions: z.string().nullable(),
  requirements: z.array(WizardRequirement),
})
export type TemplateWizardSession = z.infer<typeof TemplateWizardSession>

const start = {
  title: typedText(MAX_CONTENT_NAME, wizardTexts.titleMissing),
  description: typedText(MAX_DESCRIPTION, wizardTexts.descriptionMissing),
  /** The caller; anybody else's is refused. */
  creator_id: Id,
}

export const SurveyWizardStart = z.object(start)

export const WizardRequirementDraft = z
  .object({
    requirement_type: z.enum(REQUIREMENT_TYPES),
    alias: z.string({ error: wizardTexts.aliasMissing }).transform((text) => text.trim()),
    required_survey_id: Id.nullish(),
  })
  .superRefine(({ requirement_type, alias, required_survey_id }, context) => {
    if (!alias) context.addIssue({ code: 'custom', path: ['alias'], message: wizardTexts.aliasMissing })
    if (requirement_type === 'survey' && !required_survey_id)
      context.addIssue({ code: 'custom', path: ['required_survey_id'], message: wizardTexts.surveyMissing })
  })

export const TemplateWizardStart = z
  .object({
    ...start,
    custom_instructions: z
      .string()
      .max(MAX_DESCRIPTION)
      .nullish()
      .transform((text) => text?.trim() || null),
    requirements: z
      .array(WizardRequirementDraft)
      .min(1, wizardTexts.requirementMissing)
      .max(MAX_REQUIREMENTS, `Please use at most ${MAX_REQUIREMENTS} requirements.`),
  })
  .superRefine(({ requirements }, context) => {
    const aliases = requirements.map(({ alias }) => alias)
    for (const [index, alias] of aliases.entries())
      if (alias && aliases.indexOf(alias) !== aliases.lastIndexOf(alias))
        context.addIssue({
          code: 'custom',
          path: ['requirements', index, 'alias'],
          message: wizardTexts.aliasTwice,
        })
  })

const one = z.object({ id: IdText })
const message = z.object({ id: IdText, msgId: IdText })
const Content = z.object({ content: typedText(MAX_WIZARD_MESSAGE, 'Write something first.') })
/** With `raw_json`, the person's own version of the proposal is what is approved. */
const Approval = z.object({ raw_json: z.string().max(WIZARD_BODY_BYTES).optional() }).nullish()
const Messages = z.array(WizardMessage)

/** One engine, two kinds: the same calls at two addresses. */
function wizardCalls<const Kind extends WizardKind, Start extends z.ZodType, Session extends z.ZodType>(
  kind: Kind,
  { body, session }: { body: Start; session: Session },
) {
  const base = `/api/${kind}-wizard/sessions` as const
  const of = kind === 'survey' ? 'survey' : 'topic'
  return {
    create: endpoint({
      method: 'POST',
      path: base,
      summary: `Begin a conversation that leads to a ${of}`,
      access: 'member',
      body,
      response: session,
    }),
    list: endpoint({
      method: 'GET',
      path: base,
      summary: 'One’s own sessions, the newest first',
      access: 'member',
      response: z.array(session),
    }),
    get: endpoint({
      method: 'GET',
      path: `${base}/:id`,
      summary: 'A session with its messages',
      access: 'member',
      params: one,
      response: session,
    }),
    send: endpoint({
      method: 'POST',
      path: `${base}/:id/messages`,
      summary: 'Say something; answers when the assistant has finished',
      access: 'member',
      params: one,
      body: Content,
      response: Messages,
    }),
    approve: endpoint({
      method: 'POST',
      path: `${base}/:id/messages/:msgId/approve`,
      summary: 'Approve a proposal, as it stands or as it was mended; the last one creates',
      access: 'member',
      params: message,
      body: Approval,
      response: Messages,
    }),
    finalize: endpoint({
      method: 'POST',
      path: `${base}/:id/finalize`,
      summary: 'What approving the last proposal does, once everything before it is approved',
      access: 'member',
      params: one,
      response: session,
    }),
  }
}

export const surveyWizard = {
  ...wizardCalls('survey', { body: SurveyWizardStart, session: WizardSession }),
  retract: endpoint({
    method: 'POST',
    path: '/api/survey-wizard/sessions/:id/messages/:msgId/retract',
    summary: 'Take an approval back; later messages go',
    access: 'member',
    params: message,
    response: Messages,
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/survey-wizard/sessions/:id/messages/:msgId/reset',
    summary: 'Delete every message after this one',
    access: 'member',
    params: message,
    response: Messages,
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/survey-wizard/sessions/:id/resume',
    summary: 'Open a completed session again',
    access: 'member',
    params: one,
    response: WizardSession,
  }),
}

export const templateWizard = {
  ...wizardCalls('template', { body: TemplateWizardStart, session: TemplateWizardSession }),
  reject: endpoint({
    method: 'POST',
    path: '/api/template-wizard/sessions/:id/messages/:msgId/reject',
    summary: 'Say no to a proposal',
    access: 'member',
    params: message,
    response: Messages,
  }),
}

/** What the event stream of a session says, each time with everything one needs to show it. */
export const WizardEvent = z.object({ status: WizardSession.shape.status, messages: Messages })
export type WizardEvent = z.infer<typeof WizardEvent>
