import type { BuiltInTopic, DayNote, SurveyAnswers } from '../model.ts'
import type { Saga } from '../stories/model.ts'
import type { Bank } from '../writing/bank.ts'
import type { Desk } from '../writing/desk.ts'
import type { Dossier } from '../writing/dossier.ts'
import type { Draft, Page } from '../writing/page.ts'

export type { Draft } from '../writing/page.ts'

export interface TopicRequest {
  /** 0 is the first article of this topic, 1 the second, and so on. */
  edition: number
  chosenTitle?: string
  answers: SurveyAnswers[]
  notes: readonly DayNote[]
  /** Titles that other articles of the magazine bear. */
  taken: ReadonlySet<string>
  /** Posts of the stories that the plan gave to other topics. */
  claimed: ReadonlySet<number>
  /** Posts that the person's other articles have told. */
  told: ReadonlySet<number>
}

export interface Wish {
  saga: Saga
  /** How well this topic would show it, against what other topics would make of it. */
  value: number
}

/** A topic that is written from posts. Its folder holds all of it: plan, form, words, brief for models, order. */
export interface PostTopic {
  kind: 'posts'
  info: BuiltInTopic
  /** The stories it would like to tell, each whole. */
  wishes(d: Dossier): Wish[]
  /** Posts that it shows in any case, so that no other topic need tell them. */
  keeps?(d: Dossier): number[]
  /** How many of them it has room for. */
  room: number
  /** It takes what nobody else wants, so it is the last to leave. */
  takesRest?: true
  /** Whether it has a payoff for this person; without one it is left out of the first magazine. */
  carries(d: Dossier, sagas: readonly Saga[]): boolean
  /** Null where not even a short piece can be made. */
  draft(page: Page, sagas: readonly Saga[], request: TopicRequest): Draft | null
}

/** A topic that is written from a survey's answers, with the posts as witnesses. */
export interface SurveyTopic {
  kind: 'survey'
  info: BuiltInTopic
  /** Frames by occasion. They speak English, as the surveys do. */
  words: Bank
  draft(desk: Desk, request: TopicRequest): Draft
}

export type Topic = PostTopic | SurveyTopic
