import { Tokenizer } from '@huggingface/tokenizers'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { DIMENSIONS, readModelFile } from './model-files.ts'
import { toBytes } from './vectors.ts'

/** Posts are short; what comes after this many tokens hardly moves the vector. */
const MAX_TOKENS = 256
const BATCH = 8

export type Model = Awaited<ReturnType<typeof loadModel>>

export async function loadModel(threads: number) {
  const [weights, tokens, settings] = await Promise.all([
    readModelFile('gte-small-int8.onnx'),
    readModelFile('tokenizer.json'),
    readModelFile('tokenizer_config.json'),
  ])
  const tokenizer = new Tokenizer(JSON.parse(tokens.toString()), JSON.parse(settings.toString()))
  const session = await InferenceSession.create(weights, { intraOpNumThreads: threads, interOpNumThreads: 1 })

  function encode(text: string): number[] {
    const { ids } = tokenizer.encode(text.slice(0, MAX_TOKENS * 12) || ' ')
    return ids.length > MAX_TOKENS ? [...ids.slice(0, MAX_TOKENS - 1), ids.at(-1) ?? 0] : [...ids]
  }

  async function run(batch: number[][]): Promise<Int8Array[]> {
    const width = Math.max(...batch.map((ids) => ids.length))
    const shape = [batch.length, width]
    const ids = new BigInt64Array(batch.length * width)
    const mask = new BigInt64Array(batch.length * width)
    for (const [row, tokenIds] of batch.entries())
      for (const [column, id] of tokenIds.entries()) {
        ids[row * width + column] = BigInt(id)
        mask[row * width + column] = 1n
      }
    const { last_hidden_state: hidden } = await session.run({
      input_ids: new Tensor('int64', ids, shape),
      attention_mask: new Tensor('int64', mask, shape),
      token_type_ids: new Tensor('int64', new BigInt64Array(ids.length), shape),
    })
    const states = hidden?.data as Float32Array
    return batch.map((tokenIds, row) => toBytes(meanOf(states, row * width, tokenIds.length)))
  }

  return {
    /** In the order given. Texts of like length go together, because a batch is as slow as its longest. */
    async embed(texts: string[]): Promise<Int8Array[]> {
      const encoded = texts
        .map((text, index) => ({ index, ids: encode(text) }))
        .sort((a, b) => a.ids.length - b.ids.length)
      const vectors = new Array<Int8Array>(texts.length)
      for (let from = 0; from < encoded.length; from += BATCH) {
        const batch = encoded.slice(from, from + BATCH)
        for (const [at, vector] of (await run(batch.map(({ ids }) => ids))).entries()) {
          const { index } = batch[at] as (typeof batch)[number]
          vectors[index] = vector
        }
      }
      return vectors
    },
    close: () => session.release(),
  }
}

function meanOf(states: Float32Array, firstToken: number, tokens: number): Float32Array {
  const mean = new Float32Array(DIMENSIONS)
  for (let token = 0; token < tokens; token += 1) {
    const from = (firstToken + token) * DIMENSIONS
    for (let at = 0; at < DIMENSIONS; at += 1) mean[at] = (mean[at] as number) + (states[from + at] as number)
  }
  return mean
}
