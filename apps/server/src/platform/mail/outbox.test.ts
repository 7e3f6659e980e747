import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { addressMark, createMailer, type Mailer } from './mailer.ts'

const letter = { subject: 'Hello', greeting: 'Hello Ada,', paragraphs: ['One.'], note: 'Bye.' }

let folder: string
let mailer: Mailer
beforeAll(async () => {
  folder = await fs.mkdtemp(join(tmpdir(), 'outbox-'))
  await fs.mkdir(join(folder, 'outbox'))
  mailer = createMailer(readEnv({ DATA_DIR: folder }), createLog('silent'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

const files = () => fs.readdir(join(folder, 'outbox'))

test('mails are forgotten by whom they are about, and by the address they went to', async () => {
  await mailer.send('ada@example.org', letter, 7)
  await mailer.send('Ada@Example.org', letter)
  await mailer.send('zoe@example.org', letter)
  await mailer.forget(7)
  expect(await files()).toHaveLength(2)
  await mailer.forget(7, addressMark('ada@example.org'))
  expect((await files()).map((name) => name.includes(addressMark('zoe@example.org')))).toEqual([true])
})

test('a disk that is full leaves no half of a mail behind, however often it is tried', async () => {
  const before = await files()
  const { writeFile } = fs
  fs.writeFile = async (path, _data) => {
    await writeFile(path, 'half')
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  syncBuiltinESMExports()
  try {
    for (let n = 0; n < 2; n += 1)
      await expect(mailer.send('ada@example.org', letter)).rejects.toThrow('ENOSPC')
  } finally {
    fs.writeFile = writeFile
    syncBuiltinESMExports()
  }
  expect(await files()).toEqual(before)
})
