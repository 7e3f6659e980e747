import { isDatabaseGone } from '../db/database.ts'

/** What the queue reports is sometimes a copy of an error: without its words nobody could mend anything by the log. */
function asError(reported: unknown): Error {
  if (reported instanceof Error) return reported
  const { message, stack, ...rest } = Object(reported) as { message?: unknown; stack?: unknown }
  const error = Object.assign(new Error(String(message ?? 'The queue did not say what.')), rest)
  if (typeof stack === 'string') error.stack = stack
  return error
}

/** A job that outlives the queue has nowhere to say how it ended; it is begun again elsewhere. */
const isTooLate = ({ message }: Error) => message.startsWith('Database connection is not opened')

/** On a busy machine a look into the queue may get no answer in time; it looks again by itself. */
export function reported(thing: unknown, isStopping: boolean): { level: 'warn' | 'error'; err: Error } {
  const err = asError(thing)
  const isExpected = isDatabaseGone(err) || (isStopping && isTooLate(err))
  return { level: isExpected ? 'warn' : 'error', err }
}
