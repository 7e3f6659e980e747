import type { StepModels } from '#features/chains/index.ts'
import type { Feature } from '#platform/feature.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { contentsOf } from './content.ts'
import { createTopicEditing } from './editing.ts'
import { deleteUnused, listEditable, moveTopics } from './editing-queries.ts'
import { topicEditingRoutes } from './editing-routes.ts'
import { publishedMarks } from './marks.ts'
import { topicRoutes } from './routes.ts'
import { seedTopics } from './seed.ts'
import { createTopics } from './topics.ts'

const personalData: PersonalData = {
  move: async (tx, guestId, memberId) => {
    await moveTopics(tx, guestId, memberId)
  },
  beforeRemoval: async (tx, userId) => {
    await deleteUnused(tx, userId)
  },
  exportFiles: async (db, userId) => {
    const own = await listEditable(db, userId)
    const contents = await contentsOf(db, own)
    return {
      'topics.json': asJson(
        own.map(({ id, status, createdAt }) => ({ id, status, createdAt, ...contents.get(id) })),
      ),
    }
  },
}

export async function createTopicsFeature(platform: Platform, models: StepModels) {
  const { db, clock } = platform
  await seedTopics(db)
  const topics = createTopics(platform)
  const marks = publishedMarks(db)
  const editing = createTopicEditing({ db, clock, models })
  return {
    editing,
    routes({ route }) {
      topicRoutes(route, { topics, marks, clock })
      topicEditingRoutes(route, editing, models)
    },
    personalData,
  } satisfies Feature & { editing: typeof editing }
}
