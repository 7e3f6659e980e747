import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Stored beside every vector: vectors of different models cannot be compared. */
export const MODEL_NAME = 'gte-small-int8-v1'
export const DIMENSIONS = 384

const SHA256 = {
  'gte-small-int8.onnx': '8932bc9780a0c6489c91c062ee74baf496187aadf1e770598b569b41de654bca',
  'tokenizer.json': 'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
  'tokenizer_config.json': '73687f47b47aedc8bfa8712f7e6616450058f1f1bb3d5e5861f8a92964d6467a',
} as const

/** A damaged model would still answer, with nonsense: it is checked before it is used. */
export async function readModelFile(name: keyof typeof SHA256): Promise<Buffer> {
  const data = await readFile(fileURLToPath(new URL(`../model/${name}`, import.meta.url)))
  if (createHash('sha256').update(data).digest('hex') !== SHA256[name])
    throw new Error(`The file ${name} of the embedder is damaged. Get the repository's own copy again.`)
  return data
}
