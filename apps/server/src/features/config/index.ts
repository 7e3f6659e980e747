export { createConfigFeature } from './feature.ts'
