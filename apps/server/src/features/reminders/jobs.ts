import { z } from 'zod'
import { type Clock, later } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { handler, jobType, RetryLater } from '#platform/jobs/job.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { reminderLetter } from './mail.ts'
import { claim, listDue, release, removeByCode, removeOlderThan, wasUsed } from './queries.ts'

export const sendDueReminders = jobType({
  name: 'reminders.send-due',
  input: z.object({}),
  schedule: '* * * * *',
})

const AT_ONCE = 100
const KEEP_DAYS = 90

interface Options {
  db: Queryable
  clock: Clock
  mailer: Mailer
  publicUrl: string
  delays: number[]
}

export const reminderJobs = ({ db, clock, mailer, publicUrl, delays }: Options) => [
  handler(sendDueReminders, async ({ log }) => {
    const now = clock()
    await removeOlderThan(db, later(now, { days: -KEEP_DAYS }))
    for (const reminder of await listDue(db, now, AT_ONCE)) {
      if (await wasUsed(db, reminder.code)) {
        await removeByCode(db, reminder.code)
        continue
      }
      const next = delays[reminder.sent + 1]
      const dueAt = next === undefined ? null : later(reminder.createdAt, { seconds: next })
      // Claimed before it is sent: a mail too few is better than one every minute.
      if (!(await claim(db, reminder, dueAt))) continue
      const letter = reminderLetter(
        reminder.firstName,
        `${publicUrl}/import/${reminder.code}`,
        dueAt === null,
      )
      try {
        await mailer.send(reminder.email, letter, reminder.userId)
      } catch (error) {
        if (!(error instanceof RetryLater)) throw error
        // Nothing has left: the next minute's look finds it again. Others need not wait for one full mailbox.
        await release(db, reminder)
        continue
      }
      log.info({ reminder: reminder.id, sent: reminder.sent + 1 }, 'reminder sent')
    }
  }),
]
