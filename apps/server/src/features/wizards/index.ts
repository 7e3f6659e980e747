export { createWizardsFeature } from './feature.ts'
