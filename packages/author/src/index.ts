/**
 * The built-in author: posts and answers in, articles out. Pure and deterministic: no clock, no chance, no
 * network, no model. The caller says what day it is.
 *
 *   const analysis = analyse(posts, { today, firstName })   // once per person; store it as JSON
 *   const article = write({ topic: 'media_roast', analysis, posts, person, today })
 *
 * `topicsFor` names the topics there is enough material for; a topic that is written anyway stays short and
 * says so. `told` of one article may be handed to the next, so that stories and frames are not used twice. The
 * assistant of the wizards is `@youzine/author/assistant`: a third of all modules, which articles do without.
 */

export type * from './assistant/model.ts'
export type { Dress, DressRequest } from './findings/dress.ts'
export {
  FINDING_SECTIONS,
  type Finding,
  type FindingSection,
  type FindingsRequest,
} from './findings/findings.ts'
export type { NotesRequest } from './findings/take-notes.ts'
export type { Block, BlockForm } from './forms/block.ts'
export type { Front, FrontRequest } from './front/front.ts'
export * from './model.ts'
export type { AnalyseOptions } from './reading/analyse.ts'
export { sentencesOf } from './reading/tokens.ts'
export type { Schema, SchemaRequest } from './schemas/request.ts'
export type { ArticleTold, Likeness, Nearness, TalkAnswer, TalkRequest, Turn } from './talk/model.ts'
export type { SuggestRequest } from './talk/suggest.ts'
export { type Department, departmentOf } from './topics/departments.ts'
export { warmUp } from './warm-up.ts'
export type { WriteRequest } from './write.ts'
export { escapeHtml } from './writing/html.ts'

import { admit, throughTheDoor } from './door.ts'
import { dress as dressing } from './findings/dress.ts'
import { findings as finding } from './findings/findings.ts'
import { takeNotes as noting } from './findings/take-notes.ts'
import { front as fronting } from './front/front.ts'
import type { Analysis, BuiltInTopic, Person, Post } from './model.ts'
import { planMagazine as planning } from './planning/plan.ts'
import { topicsFor as offering } from './planning/topics-for.ts'
import { type AnalyseOptions, analyse as analysing } from './reading/analyse.ts'
import { fillSchema as filling } from './schemas/fill-schema.ts'
import { suggestQuestions as suggesting } from './talk/suggest.ts'
import { talk as talking } from './talk/talk.ts'
import { allTopics } from './topics/all.ts'
import { write as writing } from './write.ts'

export const topics: BuiltInTopic[] = allTopics.map((t) => t.info)

export const analyse = (posts: readonly Post[], options: AnalyseOptions): Analysis =>
  analysing(admit(posts), options)
export const topicsFor = (analysis: Analysis, posts: readonly Post[], person: Person): string[] =>
  offering(analysis, admit(posts), person)
export const planMagazine = (analysis: Analysis, keys?: readonly string[], posts: readonly Post[] = []) =>
  planning(analysis, keys, admit(posts))
export const write = throughTheDoor(writing)
export const talk = throughTheDoor(talking)
export const suggestQuestions = throughTheDoor(suggesting)
export const dress = throughTheDoor(dressing)
export const findings = throughTheDoor(finding)
export const takeNotes = throughTheDoor(noting)
export const front = throughTheDoor(fronting)
export const fillSchema = throughTheDoor(filling)
