import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { type Clock, dayOf, later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { handler, jobType, RetryLater } from '#platform/jobs/job.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { hello, type Letter } from '#platform/mail/letter.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { problem } from '#platform/problem.ts'
import { publicName } from '#platform/random.ts'
import { users, weeklyLetters } from '#schema'
import type { OnThisDay } from './on-this-day.ts'

const MOST_POSTS = 5
const AT_ONCE = 200

/** A little late rather than never: whoever was down on Monday sends on Tuesday. */
export const beginWeek = jobType({
  name: 'magazine.begin-week',
  input: z.object({}),
  schedule: '17 6 * * *',
})
export const sendWeeklyLetter = jobType({
  name: 'magazine.weekly-letter',
  input: z.object({ userId: z.int() }),
  retries: 2,
  timeoutSeconds: 60,
})

const mondayOf = (now: Date) => dayOf(later(now, { days: -((now.getUTCDay() + 6) % 7) }))

export function createWeeklyLetter({ db }: { db: Queryable }) {
  const wanted = async ({ userId }: Actor) => {
    const [row] = await db.select().from(weeklyLetters).where(eq(weeklyLetters.userId, userId))
    return { wanted: row !== undefined }
  }
  return {
    wanted,
    async set(actor: Actor, wants: boolean) {
      if (wants && !actor.emailValidated) throw problem('email_unconfirmed')
      if (wants)
        await db
          .insert(weeklyLetters)
          .values({ userId: actor.userId, code: publicName() })
          .onConflictDoNothing()
      else await db.delete(weeklyLetters).where(eq(weeklyLetters.userId, actor.userId))
      return wanted(actor)
    },
    end: async (code: string) => {
      await db.delete(weeklyLetters).where(eq(weeklyLetters.code, code))
    },
  }
}

interface Options {
  db: Queryable
  clock: Clock
  jobs: Jobs
  mailer: Mailer
  publicUrl: string
  onThisDay: OnThisDay
}

export function weeklyLetterJobs({ db, clock, jobs, mailer, publicUrl, onThisDay }: Options) {
  const isDue = (monday: string) => or(isNull(weeklyLetters.sentFor), lt(weeklyLetters.sentFor, monday))

  async function begin() {
    const monday = mondayOf(clock())
    for (let after = 0; ; ) {
      const due = await db
        .select({ userId: weeklyLetters.userId })
        .from(weeklyLetters)
        .where(and(gt(weeklyLetters.userId, after), isDue(monday)))
        .orderBy(weeklyLetters.userId)
        .limit(AT_ONCE)
      for (const { userId } of due) await jobs.enqueue(db, sendWeeklyLetter, { userId })
      const last = due.at(-1)
      if (!last) return
      after = last.userId
    }
  }

  async function send(userId: number) {
    const now = clock()
    const monday = mondayOf(now)
    const mine = eq(weeklyLetters.userId, userId)
    const [before] = await db.select().from(weeklyLetters).where(mine)
    // Claimed before it is sent: a letter too few is better than two.
    const [claimed] = await db
      .update(weeklyLetters)
      .set({ sentFor: monday })
      .where(and(mine, isDue(monday)))
      .returning()
    const [person] = await db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(and(eq(users.id, userId), isNotNull(users.emailValidatedAt)))
    if (!claimed || !person?.email) return
    const posts = []
    for (let day = 0; day < 7; day += 1)
      posts.push(...(await onThisDay.of(userId, later(now, { days: day }))))
    if (posts.length === 0) return
    const letter = letterOf(person.firstName, posts.slice(0, MOST_POSTS), { publicUrl, code: claimed.code })
    try {
      await mailer.send(person.email, letter, userId)
    } catch (error) {
      if (error instanceof RetryLater)
        await db
          .update(weeklyLetters)
          .set({ sentFor: before?.sentFor ?? null })
          .where(mine)
      throw error
    }
  }

  return [handler(beginWeek, begin), handler(sendWeeklyLetter, ({ input }) => send(input.userId))]
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const letterOf = (
  firstName: string,
  posts: { at: string; text: string }[],
  { publicUrl, code }: { publicUrl: string; code: string },
): Letter => ({
  subject: 'This week, in other years',
  greeting: hello(firstName),
  paragraphs: [
    'You wrote this in a week like this one:',
    ...posts.map(({ at, text }) => `${day.format(new Date(at))}: ${text}`),
  ],
  button: { label: 'Open your magazine', url: `${publicUrl}/magazine/current` },
  note: `You asked for this letter. One press ends it: ${publicUrl}/letters/end/${code}`,
})
