export { BUILT_IN_IDS } from './built-in.ts'
export { findPublishedTopic, findTopic, listPrompts, type PromptRow, type TopicRow } from './queries.ts'
export { seedTopics } from './seed.ts'
