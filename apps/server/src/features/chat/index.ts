export { createChatFeature } from './feature.ts'
