import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured lines: ids, counts and times. What people wrote, their names and addresses never go in here. */
export const createLog = (level: string): Log =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
