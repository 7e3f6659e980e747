import type { Analysis, Person, Post } from '../model.ts'
import type { Spoken } from '../writing/wordings.ts'

/** The article a conversation is about: what it states, and the posts each paragraph rests on. */
export interface ArticleTold {
  title: string
  standfirst: string
  paragraphs: readonly { html: string; postIds: readonly number[] }[]
}

/** What was asked and answered before, oldest first. */
export interface Turn {
  question: string
  posts: readonly number[]
}

/** How near a post comes to a question in meaning, in standard deviations above this person's average post. */
export interface Likeness {
  postId: number
  likeness: number
}

/** The posts that stand out by their meaning, best first, as far as somebody has measured it. */
export interface Nearness {
  alone: readonly Likeness[]
  /** The question read together with the one before it. */
  afterBefore?: readonly Likeness[]
}

export interface TalkRequest {
  question: string
  posts: readonly Post[]
  analysis: Analysis
  person: Person
  article?: ArticleTold
  earlier?: readonly Turn[]
  /** Optional: without it only words count. */
  near?: Nearness
}

export interface TalkAnswer {
  text: string
  /** The posts that are shown under it, best first. */
  posts: number[]
  /** False when the posts do not say. */
  known: boolean
  language: Spoken
  /** Other posts that hold words of the question, best first. */
  near: number[]
  /** What was counted over all posts, in a sentence that can be handed on. */
  counted: string | null
}
