/**
 * The built-in author: posts and answers in, articles out. Pure and deterministic: no clock, no chance, no
 * network, no model. The caller says what day it is.
 *
 *   const analysis = analyse(posts, { today, firstName })   // once per person; store it as JSON
 *   const article = write({ topic: 'media_roast', analysis, posts, person, today })
 *
 * `firstLook` picks the posts to read first when an archive is large: analyse these, write one article, then
 * analyse the whole.
 *
 * `topicsFor` names the topics there is enough material for; a topic that is written anyway stays short and
 * says so. `told` of one article may be handed to the next, so that stories and frames are not used twice.
 */

export type { Block, BlockForm } from './forms/block.ts'
export {
  answerQuestion,
  type QuestionAnswer,
  type QuestionRequest,
} from './jobs-beside-writing/answer-question.ts'
export { type ChainRequirements, type ChainStep, draftChain } from './jobs-beside-writing/draft-chain.ts'
export { fillSchema, type Schema, type SchemaRequest } from './jobs-beside-writing/fill-schema.ts'
export { proposeSurvey, reviseSurvey, type SurveyQuestion } from './jobs-beside-writing/surveys.ts'
export * from './model.ts'
export { planMagazine } from './planning/plan.ts'
export { topicsFor } from './planning/topics-for.ts'
export { type AnalyseOptions, analyse } from './reading/analyse.ts'
export { firstLook } from './reading/first-look.ts'
export { type WriteRequest, write } from './write.ts'

import type { BuiltInTopic } from './model.ts'
import { allTopics } from './topics/all.ts'

export const topics: BuiltInTopic[] = allTopics.map((t) => t.info)
