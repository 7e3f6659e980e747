export { createEmbedder, type Embedder } from './embedder.ts'
export { DIMENSIONS, MODEL_NAME } from './model-files.ts'
export { centred, cosine } from './vectors.ts'
