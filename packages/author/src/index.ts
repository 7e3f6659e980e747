/**
 * The built-in author: posts and answers in, articles out. Pure and deterministic: no clock, no chance, no
 * network, no model. The caller says what day it is.
 *
 *   const analysis = analyse(posts, { today, firstName })   // once per person; store it as JSON
 *   const article = write({ topic: 'media_roast', analysis, posts, person, today })
 *
 * `topicsFor` names the topics there is enough material for; a topic that is written anyway stays short and
 * says so. `told` of one article may be handed to the next, so that stories and frames are not used twice.
 */

export { assist } from './assistant/assist.ts'
export type * from './assistant/model.ts'
export { type Dress, type DressRequest, dress } from './findings/dress.ts'
export {
  FINDING_SECTIONS,
  type Finding,
  type FindingSection,
  type FindingsRequest,
  findings,
} from './findings/findings.ts'
export { type NotesRequest, takeNotes } from './findings/take-notes.ts'
export type { Block, BlockForm } from './forms/block.ts'
export { type Front, type FrontRequest, front } from './front/front.ts'
export * from './model.ts'
export { planMagazine } from './planning/plan.ts'
export { topicsFor } from './planning/topics-for.ts'
export { type AnalyseOptions, analyse } from './reading/analyse.ts'
export { sentencesOf } from './reading/tokens.ts'
export { fillSchema } from './schemas/fill-schema.ts'
export type { Schema, SchemaRequest } from './schemas/request.ts'
export type { ArticleTold, Likeness, Nearness, TalkAnswer, TalkRequest, Turn } from './talk/model.ts'
export { type SuggestRequest, suggestQuestions } from './talk/suggest.ts'
export { talk } from './talk/talk.ts'
export { type Department, departmentOf } from './topics/departments.ts'
export { type WriteRequest, write } from './write.ts'
export { escapeHtml } from './writing/html.ts'

import type { BuiltInTopic } from './model.ts'
import { allTopics } from './topics/all.ts'

export const topics: BuiltInTopic[] = allTopics.map((t) => t.info)
