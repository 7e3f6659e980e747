import { readFile } from 'node:fs/promises'

export const KINDS = ['rss', 'main heap', 'main external', 'database heap', 'database external'] as const
/** In megabytes. */
export type Memory = Record<(typeof KINDS)[number], number>

interface Sample {
  thread: 'main' | 'database'
  at: number
  rss: number
  heapUsed: number
  external: number
}

const MB = 1024 * 1024

/** What the server held on average between two moments. Between two collections a heap only grows: one look says little. */
export async function memoryBetween(file: string, from: number, to: number): Promise<Memory> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const samples = lines.map((line): Sample => JSON.parse(line)).filter(({ at }) => at >= from && at < to)
  const mean = (thread: Sample['thread'], kind: 'rss' | 'heapUsed' | 'external') => {
    const own = samples.filter((sample) => sample.thread === thread)
    return Math.round(own.reduce((sum, sample) => sum + sample[kind], 0) / own.length / MB)
  }
  return {
    rss: mean('main', 'rss'),
    'main heap': mean('main', 'heapUsed'),
    'main external': mean('main', 'external'),
    'database heap': mean('database', 'heapUsed'),
    'database external': mean('database', 'external'),
  }
}
