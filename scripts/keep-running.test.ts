import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const keeper = pathToFileURL(join(import.meta.dirname, 'keep-running.mjs')).href
let folder: string
let keeping: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'youzine-keep-'))
})
afterEach(() => {
  keeping?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A program of one's own in the server's place, kept running by the real keeper. */
function keep(program: string) {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, `import { existsSync, writeFileSync } from 'node:fs'\n${program}`)
  const call = `import { keepRunning } from '${keeper}'
    keepRunning(process.execPath, [${JSON.stringify(file)}], { cwd: ${JSON.stringify(folder)}, say: console.log })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', call])
  keeping = child
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const said = async (words: string) => {
    while (!output.includes(words)) await once(child.stdout, 'data')
  }
  return { child, said, output: () => output, ended: once(child, 'exit').then(([code]) => code) }
}

test('a server that was killed is started again', async () => {
  const { child, said, ended } = keep(`
    if (!existsSync('died')) { writeFileSync('died', ''); process.kill(process.pid, 'SIGKILL') }
    process.on('SIGTERM', () => { console.log('stopping'); process.exit(0) })
    setInterval(() => {}, 1000)
    console.log('back')`)
  await said('starting it again')
  await said('back')
  child.kill('SIGTERM')
  await said('stopping')
  expect(await ended).toBe(0)
})

test('one that refuses to start is not tried again', async () => {
  const { output, ended } = keep('process.exit(78)')
  expect(await ended).toBe(1)
  expect(output()).not.toContain('starting it again')
})
