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

export class FolderNotWritable extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The data folder ${folder} cannot be written to. Give it to the user that runs Youzine, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}

/**
 * Two processes on one embedded database corrupt it silently. SQLite's exclusive lock keeps the second
 * one out on every platform, and the operating system frees it when its process ends, however it ends.
 */
export function lockFolder(folder: string): () => void {
  const lock = open(folder)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(folder)
  }
  return () => lock.close()
}

function open(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    return new DatabaseSync(join(folder, 'in-use.lock'))
  } catch (cause) {
    throw new FolderNotWritable(folder, cause)
  }
}
