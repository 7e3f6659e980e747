export { BUILT_IN_IDS, checkinsNeeded } from './built-in.ts'
export { contentOfTopic } from './content.ts'
export { getEditable, type TopicEditing } from './editing.ts'
export { createTopicsFeature } from './feature.ts'
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
export { seedTopics } from './seed.ts'
