// Ten articles for 10,000 posts beside one plain wink-nlp pass over the same posts, in the same run, on the way that
// the product takes: the analysis is read once, and each article gets a copy of it, as a thread does.
// `node scripts/run.mjs bench/author/run.mjs [POSTS]`
import { createRequire } from 'node:module'
import { crowd } from '../../packages/author/src/fixtures/crowd.ts'
import { analyse, topicsFor, write } from '../../packages/author/src/index.ts'

const require = createRequire(new URL('../../packages/author/package.json', import.meta.url))
const nlp = require('wink-nlp')(require('wink-eng-lite-web-model'))
const size = Number(process.argv[2] ?? 10_000)
const { firstName, posts } = crowd(size)
const person = { firstName }
const today = '2026-01-01'
const time = (work) => {
  const start = performance.now()
  work()
  return performance.now() - start
}

// Both sides are warmed on other posts, so that neither pays for loading or compiling.
const warm = crowd(4000)
for (const p of warm.posts) nlp.readDoc(p.text)
const warmed = analyse(warm.posts, { today, firstName })
for (const topic of topicsFor(warmed, warm.posts, person))
  write({ topic, analysis: warmed, posts: warm.posts, person, today })

// The middle of five rounds, the two sides taking turns, so that a busy machine slows both alike.
const rounds = { pass: [], first: [], reading: [], writing: [] }
let analysis
let keys = []
for (let round = 0; round < 5; round++) {
  rounds.pass.push(
    time(() => {
      for (const p of posts) nlp.readDoc(p.text).tokens().out()
    }),
  )
  rounds.reading.push(
    time(() => {
      analysis = analyse(posts, { today, firstName })
    }),
  )
  keys = topicsFor(analysis, posts, person).slice(0, 10)
  const written = (topic) => write({ topic, analysis: structuredClone(analysis), posts, person, today })
  rounds.first.push(time(() => written(keys[0])))
  rounds.writing.push(
    time(() => {
      for (const topic of keys) written(topic)
    }),
  )
}
const middle = (list) => [...list].sort((a, b) => a - b)[2]
const pass = middle(rounds.pass)
const reading = middle(rounds.reading)
const first = reading + middle(rounds.first)
const ten = reading + middle(rounds.writing)

const ms = (n) => `${n.toFixed(0)} ms`
console.log(`posts                ${size}`)
console.log(`one wink-nlp pass    ${ms(pass)}`)
console.log(
  `first article after  ${ms(first)}  ratio ${(first / pass).toFixed(2)}  (at most 4.00; analysis included)`,
)
console.log(
  `whole analysis       ${ms(reading)}  ratio ${(reading / pass).toFixed(2)}  (${(JSON.stringify(analysis).length / 1024).toFixed(0)} kB as JSON)`,
)
console.log(
  `${keys.length} articles           ${ms(ten)}  ratio ${(ten / pass).toFixed(2)}  (at most 5.00; analysis included)`,
)
process.exit(first / pass <= 4 && ten / pass <= 5 ? 0 : 1)
