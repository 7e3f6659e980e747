import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkKey, type Storage } from './storage.ts'

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** Written beside its place, synced, then renamed: a file is whole or not there, and no draft outlives its failure. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key))

  async function settle(key: string, write: (draft: string) => Promise<void>) {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    const draft = `${path}.${randomUUID()}.new`
    try {
      await write(draft)
      const file = await open(draft, 'r+')
      await file.sync().finally(() => file.close())
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  return {
    put: (key, data) =>
      settle(key, async (draft) => {
        const file = await open(draft, 'w')
        await file.writeFile(data).finally(() => file.close())
      }),
    putFile: (key, from) =>
      settle(key, (draft) =>
        rename(from, draft).catch(async (error: unknown) => {
          // Another disk.
          if (!hasCode(error, 'EXDEV')) throw error
          await copyFile(from, draft)
          await rm(from, { force: true })
        }),
      ),
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null
        throw error
      }
    },
    withFile: async (key, use) => (existsSync(pathOf(key)) ? use(pathOf(key)) : null),
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
