import { askOnce } from '#platform/threads.ts'
import type { ThemePost } from './themes.ts'

const LIMIT_MS = 30_000

export const findThemesInThread = (posts: ThemePost[]): Promise<string[][]> =>
  askOnce(new URL('./themes-worker.ts', import.meta.url), posts, { limitMs: LIMIT_MS })
