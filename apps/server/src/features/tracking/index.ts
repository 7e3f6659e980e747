export { listDayNotes } from './day-notes.ts'
export { createTrackingFeature } from './feature.ts'
export { countCheckins } from './queries.ts'
