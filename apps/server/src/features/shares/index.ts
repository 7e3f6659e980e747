export { createSharesFeature } from './feature.ts'
