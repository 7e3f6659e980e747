export { createVideosFeature } from './feature.ts'
export { deleteFilmsOf } from './queries.ts'
export { toVideo } from './to-video.ts'
