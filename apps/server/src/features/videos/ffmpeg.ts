import { accessSync, chmodSync, constants } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The program that comes with the packages, or another by setting. Its install script, which we do not run, would set the run bit. */
export function findFfmpeg(chosen: string | undefined): string {
  if (chosen) return chosen
  const { path } = require('@ffmpeg-installer/ffmpeg') as { path: string }
  try {
    accessSync(path, constants.X_OK)
  } catch {
    chmodSync(path, 0o755)
  }
  return path
}
