import type { BuiltInAuthor } from '#features/author/index.ts'
import type { StepModels } from '#features/chains/index.ts'
import type { Surveys } from '#features/surveys/index.ts'
import type { TopicEditing } from '#features/topics/index.ts'
import type { Feature } from '#platform/feature.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { createAssistant } from './assistant.ts'
import { wizardJobs } from './jobs.ts'
import { listMessages, listSessions } from './queries.ts'
import { wizardRoutes } from './routes.ts'
import { createWizardRuns } from './wizard-runs.ts'
import { createWizard } from './wizards.ts'

/** Only members have them, so that there is nothing to move. */
const personalData: PersonalData = {
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

interface Options {
  platform: Platform
  author: BuiltInAuthor
  models: StepModels
  surveys: Surveys
  topics: TopicEditing
}

export function createWizardsFeature({ platform, author, models, surveys, topics }: Options) {
  const { db, clock, llm, rateLimiter } = platform
  const assistant = createAssistant({ llm, author, models })
  const runs = createWizardRuns({ ...platform, assistant })
  const parts = { db, clock, rateLimiter, runs, assistant, surveys, topics }
  const wizards = {
    survey: createWizard({ kind: 'survey', ...parts }),
    template: createWizard({ kind: 'template', ...parts }),
  }
  return {
    routes({ http, route, openStream }) {
      wizardRoutes(http, route, { ...wizards, runs, openStream })
      http.addHook('onClose', () => runs.close())
    },
    jobs: wizardJobs({ db, clock }),
    personalData,
    begin: runs.endLeftBehind,
  } satisfies Feature
}
