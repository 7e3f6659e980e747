export { createRemindersFeature } from './feature.ts'
export { removeOfPerson as removeRemindersOf } from './queries.ts'
