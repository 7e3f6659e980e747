export { BUILT_IN_IDS } from './built-in.ts'
export {
  findPublishedTopic,
  findTopic,
  listPrompts,
  listRequirements,
  type PromptRow,
  type RequirementRow,
  type TopicRow,
} from './queries.ts'
export { seedTopics } from './seed.ts'
