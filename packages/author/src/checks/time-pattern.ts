// A program of the adversarial test: how long a pattern takes for a text, told in readings of an ordinary text of the
// same length by a plain pattern. In a process of its own, where nothing else is at work, and as a ratio, so that a slow machine fails nobody.
import { setTimeout } from 'node:timers/promises'

const [source = '', flags = '', piece = '', length = ''] = process.argv.slice(2)
const row = (of: string) => of.repeat(Math.ceil(Number(length) / of.length)).slice(0, Number(length))
const [text, ordinary] = [row(piece), row('The man said: no. ')]

const PLAIN = /(?:\p{L}|\p{N})+|\s+|[^\s\p{L}\p{N}]/gu
const pattern = new RegExp(source, flags)
/** Readings that no disturbance explains. */
const BEYOND_DOUBT = 3000

function took(read: RegExp, from: string): number {
  const before = process.cpuUsage()
  from.replace(read, '')
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const ratios: number[] = []
for (let turn = 0; turn < 5; turn += 1) {
  took(PLAIN, ordinary)
  const plain = Math.max(took(PLAIN, ordinary), took(PLAIN, ordinary))
  const ratio = took(pattern, text) / plain
  ratios.push(ratio)
  if (ratio > BEYOND_DOUBT) break
  await setTimeout(200)
}
process.stdout.write(String(Math.min(...ratios)))
