export { createPreviewsFeature } from './feature.ts'
