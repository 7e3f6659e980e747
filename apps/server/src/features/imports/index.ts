export { createImportsFeature } from './feature.ts'
export { createImportProgress, type ImportStanding } from './progress.ts'
export { createSample } from './sample.ts'
