import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { contentsOf } from './content.ts'
import { deleteUnused, listEditable, moveTopics } from './editing-queries.ts'

export { BUILT_IN_IDS, checkinsNeeded } from './built-in.ts'
export { contentOfTopic } from './content.ts'
export { createTopicEditing, getEditable, type TopicEditing } from './editing.ts'
export { topicEditingRoutes } from './editing-routes.ts'
export {
  countUse,
  findNewestVersion,
  findPublishedTopic,
  findTopic,
  listPrompts,
  listRequirements,
  listTopicKeys,
  type PromptRow,
  type TopicRow,
} from './queries.ts'
export { requirementsOf } from './requirements.ts'
export { topicRoutes } from './routes.ts'
export { seedTopics } from './seed.ts'
export { createTopics } from './topics.ts'

export const topicsOfPeople: PersonalData = {
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
