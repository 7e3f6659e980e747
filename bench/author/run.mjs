// Ten articles for 10,000 posts beside one plain wink-nlp pass over the same posts, in the same run:
// `node scripts/run.mjs bench/author/run.mjs [POSTS]`
import { createRequire } from 'node:module'
import { crowd } from '../../packages/author/src/fixtures/crowd.ts'
import { analyse, firstLook, topicsFor, write } from '../../packages/author/src/index.ts'

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

const pass = time(() => {
  for (const p of posts) nlp.readDoc(p.text).tokens().out()
})
const look = firstLook(posts)
let early
const first = time(() => {
  early = analyse(firstLook(posts), { today, firstName, outOf: posts.length })
  write({ topic: 'media_roast', analysis: early, posts: look, person, today })
})
let analysis
const reading = time(() => {
  analysis = analyse(posts, { today, firstName })
})
const keys = topicsFor(analysis, posts, person).slice(0, 10)
const writing = time(() => {
  for (const topic of keys) write({ topic, analysis, posts, person, today })
})
const ten = reading + writing

const ms = (n) => `${n.toFixed(0)} ms`
console.log(`posts                ${size}`)
console.log(`one wink-nlp pass    ${ms(pass)}`)
console.log(`first article after  ${ms(first)}  ratio ${(first / pass).toFixed(2)}  (at most 0.50; from a first look at ${look.length} posts)`)
console.log(`whole analysis       ${ms(reading)}  ratio ${(reading / pass).toFixed(2)}  (${(JSON.stringify(analysis).length / 1024).toFixed(0)} kB as JSON)`)
console.log(`${keys.length} articles           ${ms(ten)}  ratio ${(ten / pass).toFixed(2)}  (at most 5.00; analysis included)`)
process.exit(first / pass <= 0.5 && ten / pass <= 5 ? 0 : 1)
