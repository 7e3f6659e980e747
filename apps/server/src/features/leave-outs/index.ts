export { createLeaveOutsFeature } from './feature.ts'
