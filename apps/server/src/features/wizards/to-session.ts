import type { TemplateWizardSession, WizardMessage, WizardSession } from '@youzine/contract'
import type { MessageRow, SessionRow } from './queries.ts'

/** `written` is what has come of an answer that is still being written. */
export const toMessage = (row: MessageRow, written = ''): WizardMessage => ({
  id: row.id,
  role: row.role,
  message_type: row.messageType,
  content: row.status === 'pending' ? written : row.content,
  raw_json: row.raw ? JSON.stringify(row.raw) : null,
  is_approved: row.isApproved,
  pending: row.status === 'pending',
  error: row.error,
  written_by: row.writtenBy,
})

export const toSession = (row: SessionRow, messages: WizardMessage[]): WizardSession => ({
  id: row.id,
  title: row.title,
  description: row.description,
  creator_id: row.userId,
  status: row.status,
  messages,
  generated_survey_id: row.surveyId,
  generated_template_id: row.topicId,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

export const toTemplateSession = (row: SessionRow, messages: WizardMessage[]): TemplateWizardSession => ({
  ...toSession(row, messages),
  custom_instructions: row.customInstructions,
  requirements: row.requirements.map(({ requirementType, alias, requiredSurveyId }) => ({
    requirement_type: requirementType,
    alias,
    required_survey_id: requiredSurveyId,
  })),
})
