export * from './model.ts'
export { type AnalyseOptions, analyse } from './reading/analyse.ts'
export { planMagazine } from './planning/magazine.ts'
export { type WriteRequest, write } from './write.ts'

import type { BuiltInTopic } from './model.ts'
import { allTopics } from './topics/all.ts'

export const topics: BuiltInTopic[] = allTopics.map((t) => t.info)
