import { join } from 'node:path'

export const photoFile = (name: string) => join(import.meta.dirname, `../../photos/${name}.webp`)
