import type { StepModels } from '#features/chains/index.ts'
import type { Surveys } from '#features/surveys/index.ts'
import type { TopicEditing } from '#features/topics/index.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { createAssistant } from './assistant.ts'
import { listMessages, listSessions } from './queries.ts'
import { createWizardRuns } from './wizard-runs.ts'
import { createWizard } from './wizards.ts'

export { wizardJobs } from './jobs.ts'
export { wizardRoutes } from './routes.ts'

interface Options {
  platform: Platform
  models: StepModels
  surveys: Surveys
  topics: TopicEditing
}

export function createWizards({ platform, models, surveys, topics }: Options) {
  const { db, database, clock, events, log, llm, rateLimiter } = platform
  const assistant = createAssistant({ llm, models })
  const runs = createWizardRuns({ db, database, clock, events, log, assistant })
  const parts = { db, clock, rateLimiter, runs, assistant, surveys, topics }
  return {
    runs,
    survey: createWizard({ kind: 'survey', ...parts }),
    template: createWizard({ kind: 'template', ...parts }),
  }
}

/** Only members have them, so that there is nothing to move. */
export const wizardsOfPeople: PersonalData = {
  move: async () => {},
  exportFiles: async (db, userId) => {
    const sessions = [
      ...(await listSessions(db, userId, 'survey')),
      ...(await listSessions(db, userId, 'template')),
    ]
    const messages = await listMessages(
      db,
      sessions.map(({ id }) => id),
    )
    return {
      'wizards.json': asJson(
        sessions.map(({ id, kind, title, description, createdAt }) => ({
          kind,
          title,
          description,
          createdAt,
          messages: messages
            .filter(({ sessionId }) => sessionId === id)
            .map(({ role, messageType, content, raw }) => ({ role, messageType, content, raw })),
        })),
      ),
    }
  },
}
