export { createMagazineFeature } from './feature.ts'
export { deleteWritten } from './queries.ts'
