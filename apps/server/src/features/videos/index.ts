export { createVideosFeature } from './feature.ts'
export { deleteFilmsOf } from './queries.ts'
