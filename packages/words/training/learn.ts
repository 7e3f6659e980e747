import { readdirSync, readFileSync } from 'node:fs'
import { BUCKETS, featuresOf } from '../src/tone/learnt/features.ts'

type Label = 'H' | 'R' | 'A' | 'C'
interface Example {
  features: number[]
  label: Label
}

const EPOCHS = 12
/** The weights of so many last rounds are averaged: what a single round ends on depends on its last lines. */
const AVERAGED = 8
const RATE = 0.5
const DECAY = 1e-5

/** Which labels are the thing, and which are none of it; the others are left out. */
export const QUESTIONS = {
  tender: { yes: 'HRA', no: 'C' },
  grave: { yes: 'HR', no: 'CA' },
  hidden: { yes: 'H', no: 'CAR' },
} as const
export type Question = keyof typeof QUESTIONS

export interface Model {
  bias: number
  weights: Float32Array
}

/** The same order each time: the same lines give the same weights. */
function shuffled<Of>(all: readonly Of[], seed: number): Of[] {
  const list = [...all]
  let state = seed
  for (let i = list.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const j = state % (i + 1)
    ;[list[i], list[j]] = [list[j] as Of, list[i] as Of]
  }
  return list
}

export function learn(examples: readonly Example[], question: Question): Model {
  const { yes, no } = QUESTIONS[question]
  const used = examples.filter(({ label }) => (yes + no).includes(label))
  const isYes = ({ label }: Example) => (yes as string).includes(label)
  const share = used.filter(isYes).length / used.length
  const weights = new Float32Array(BUCKETS)
  const spread = new Float32Array(BUCKETS)
  const sums = new Float32Array(BUCKETS)
  let bias = 0
  let biases = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of shuffled(used, epoch + 1)) {
      const { features } = example
      const scale = 1 / Math.sqrt(features.length)
      let sum = bias
      for (const f of features) sum += (weights[f] as number) * scale
      const error = (isYes(example) ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      // The rarer answer counts as much as the other.
      const step = RATE * error * (isYes(example) ? 0.5 / share : 0.5 / (1 - share))
      bias += step * 0.05
      for (const f of features) {
        const gradient = step * scale - DECAY * (weights[f] as number)
        spread[f] = (spread[f] as number) + gradient * gradient
        weights[f] = (weights[f] as number) + gradient / Math.sqrt(1 + (spread[f] as number))
      }
    }
    if (epoch < EPOCHS - AVERAGED) continue
    biases += bias
    for (let f = 0; f < BUCKETS; f++) sums[f] = (sums[f] as number) + (weights[f] as number)
  }
  return { bias: biases / AVERAGED, weights: sums.map((sum) => sum / AVERAGED) }
}

/** Read one by one, in the life that they stand in: each counts for two. */
const WHOLE_LIVES = new Set(['own.tsv', 'ours.tsv'])

export const readExamples = (folder: string): Example[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) => {
      const lines = readFileSync(`${folder}/${name}`, 'utf8').split('\n')
      return WHOLE_LIVES.has(name) ? [...lines, ...lines] : lines
    })
    .flatMap((line) => {
      const [label = '', text = ''] = line.split('\t')
      return /^[HRAC]$/.test(label) && text.trim()
        ? [{ label: label as Label, features: featuresOf(text) }]
        : []
    })

export const chance = ({ bias, weights }: Model, features: readonly number[]): number => {
  const scale = 1 / Math.sqrt(features.length || 1)
  const sum = features.reduce((total, f) => total + (weights[f] as number) * scale, bias)
  return 1 / (1 + Math.exp(-sum))
}
