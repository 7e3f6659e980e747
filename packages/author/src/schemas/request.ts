import type { JsonObject } from '@youzine/chains'
import type { Analysis, Article, Person, Post } from '../model.ts'

export type Schema = JsonObject

export interface SchemaRequest {
  schema: Schema
  posts: readonly Post[]
  analysis: Analysis
  person: Person
  /** What was asked for, in words; it steers which posts are used. */
  instruction?: string
  /** An article written for the same request: titles, bodies and sections are taken from it. */
  article?: Article
}
