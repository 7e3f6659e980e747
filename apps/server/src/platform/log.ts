import { type Logger, pino } from 'pino'

export type Log = Logger

/** The places in the code, without the first line, which repeats the message. */
const placesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

/**
 * What may be said of an error: what the database or a parser reports quotes what people wrote, so that of these only
 * the kind, the code and the place in our code remain.
 */
export function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, cause, code, table, constraint, query } = error as Error & Record<string, unknown>
  const isFromDatabase = query !== undefined || (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code))
  return {
    type: error.constructor.name || name,
    message:
      isFromDatabase || error instanceof SyntaxError || name === 'SyntaxError'
        ? '(not shown)'
        : error.message,
    ...(typeof query === 'string' ? { query } : {}),
    ...(code === undefined ? {} : { code }),
    ...(table === undefined ? {} : { table, constraint }),
    stack: placesOf(error),
    ...(cause === undefined ? {} : { cause: tellError(cause) }),
  }
}

/** Structured lines: ids, counts and times. What people wrote, their names and addresses never go in here. */
export const createLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: tellError },
  })
