export { BUILT_IN_IDS } from './built-in.ts'
export {
  countUse,
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
