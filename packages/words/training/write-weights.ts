// Learns src/tone/learnt/weights.ts from the labelled lines beside this file, the same each time:
//   node scripts/run.mjs packages/words/training/write-weights.ts
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { learn, QUESTIONS, type Question, readExamples } from './learn.ts'

const here = (name: string) => new URL(name, import.meta.url)
const examples = readExamples(fileURLToPath(here('lines')))
const LARGEST = 127

const learnt = (Object.keys(QUESTIONS) as Question[]).map((question) => {
  const { bias, weights } = learn(examples, question)
  const most = weights.reduce((max, w) => Math.max(max, Math.abs(w)), 0)
  const scale = most / LARGEST
  const bytes = Int8Array.from(weights, (w) => Math.round(w / scale))
  const packed = Buffer.from(bytes.buffer).toString('base64')
  return `  ${question}: {\n    bias: ${bias.toFixed(4)},\n    scale: ${scale.toFixed(6)},\n    packed:\n      '${packed}',\n  },`
})
writeFileSync(
  here('../src/tone/learnt/weights.ts'),
  `// Written by training/write-weights.ts from ${examples.length} labelled lines.\nexport const WEIGHTS = {\n${learnt.join('\n')}\n}\n`,
)
console.log(`${examples.length} lines learnt`)
