import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `Another Youzine is already using the data folder ${folder}. Stop it first, or start this one with another DATA_DIR.`,
    )
  }
}

/**
 * Two processes on one embedded database corrupt it silently. SQLite's exclusive lock keeps the second
 * one out on every platform, and the operating system frees it when its process ends, however it ends.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'in-use.lock'))
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(folder)
  }
  return () => lock.close()
}
