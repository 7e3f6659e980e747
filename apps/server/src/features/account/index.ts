export { createAccountFeature } from './feature.ts'
