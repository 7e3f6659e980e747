export type { BuiltInAuthor } from './author.ts'
export { createAuthorFeature } from './feature.ts'
export type { Material, MaterialSource } from './material.ts'
export { findKeptBack } from './queries.ts'
export type { Reader } from './seat.ts'

export const BUILT_IN_AUTHOR = 'the built-in author'
