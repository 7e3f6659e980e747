import type { Front } from '@youzine/author'
import { z } from 'zod'
import { hasManyPosts } from '#features/posts/index.ts'
import { alike, handler, jobType } from '#platform/jobs/job.ts'
import { Problem } from '#platform/problem.ts'
import type { Magazines } from './magazine.ts'

const One = z.object({ userId: z.int(), importId: z.int() })

/** Reads the person once, and decides which articles their posts are enough for. */
export const planMagazine = jobType({
  name: 'magazine.plan',
  input: One,
  size: alike,
  retries: 3,
  timeoutSeconds: 300,
  isLarge: (on, { userId }) => hasManyPosts(on, userId),
})

const GAVE_UP = 'Your posts are read and kept, but writing from them failed. Please try again.'

interface Options {
  magazines: Magazines
  topicsFor(userId: number, signal: AbortSignal): Promise<string[]>
  frontFor(userId: number, signal: AbortSignal): Promise<Front>
}

export const magazineJobs = ({ magazines, topicsFor, frontFor }: Options) => [
  handler(
    planMagazine,
    async ({ input: { userId, importId }, signal }) => {
      try {
        const topics = await topicsFor(userId, signal)
        await magazines.plan(userId, importId, { topics, front: await frontFor(userId, signal) })
      } catch (error) {
        // What trying again would not change is said at once.
        if (!(error instanceof Problem) || error.code === 'unauthenticated') throw error
        await magazines.giveUp(importId, error.message)
      }
    },
    async ({ importId }) => magazines.giveUp(importId, GAVE_UP),
  ),
]
