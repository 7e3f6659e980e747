export { type BuiltInAuthor, createBuiltInAuthor, type Reader } from './author.ts'
export { createMaterial, type Material, type MaterialSource } from './material.ts'
export { findKeptBack, subjectOf } from './queries.ts'

export const BUILT_IN_AUTHOR = 'the built-in author'
