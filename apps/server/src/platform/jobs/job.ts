import type { z } from 'zod'
import type { Queryable } from '../db/database.ts'
import type { Log } from '../log.ts'

export interface JobType<Input extends object = object> {
  name: string
  input: z.ZodType<Input>
  /** Attempts after the first. */
  retries: number
  /** Seconds before the first retry; it doubles from there. */
  retryDelay: number
  /** How long one attempt may take. A killed worker is noticed much sooner, by its heartbeat. */
  timeoutSeconds: number
  /** How many run at once in one process. */
  width: number
  /** Work that keeps others waiting long has a lane of its own, so that small work never stands behind it. */
  isLarge?(on: Queryable, input: Input): Promise<boolean>
  /**
   * How much of it there is. Who has such work waiting is served in turn, and of two people's the smaller is done
   * first; without it, as with mails, whoever came first is first.
   */
  size?(on: Queryable, input: Input): Promise<number>
  /** Of one person's only one goes on, whichever processes are free. */
  isOneAtATime?: boolean
  /** `cron`, for work that comes by itself; its input is then `{}`. */
  schedule?: string
}

export interface Attempt<Input> {
  input: Input
  jobId: string
  attempt: number
  signal: AbortSignal
  log: Log
  /** Runs `work` once per job, whatever the number of attempts, and remembers its result. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>
}

export interface JobHandler {
  type: JobType
  run: (attempt: Attempt<object>) => Promise<void>
  /** After the last attempt failed: say so where a person will see it. */
  dead?: (input: object) => Promise<void>
}

/** Everybody in turn, and a piece is a piece. */
export const alike = async () => 1

/** Job types are declared where they belong; together they are what the process must be able to do. */
export function createJobRegistry() {
  const declared = new Set<string>()

  function jobType<Input extends object>(
    spec: Pick<JobType<Input>, 'name' | 'input'> & Partial<Omit<JobType<Input>, 'name' | 'input'>>,
  ): JobType<Input> {
    if (declared.has(spec.name)) throw new Error(`Two job types are called ${spec.name}.`)
    declared.add(spec.name)
    return { retries: 5, retryDelay: 2, timeoutSeconds: 300, width: 1, ...spec }
  }

  /** Every declared job has exactly one handler, or the process does not start. */
  function checkHandlers(handlers: JobHandler[]) {
    const names = handlers.map(({ type }) => type.name)
    const twice = names.filter((name, at) => names.indexOf(name) !== at)
    const missing = [...declared].filter((name) => !names.includes(name))
    if (twice.length) throw new Error(`These jobs have two handlers: ${twice.join(', ')}.`)
    if (missing.length) throw new Error(`These jobs have no handler: ${missing.join(', ')}.`)
  }

  return { jobType, checkHandlers }
}

export const { jobType, checkHandlers } = createJobRegistry()

export const handler = <Input extends object>(
  type: JobType<Input>,
  run: (attempt: Attempt<Input>) => Promise<void>,
  dead?: (input: Input) => Promise<void>,
): JobHandler => ({ type, run, dead }) as unknown as JobHandler

/** Thrown by a handler that wants to wait without counting it as a failure of the work itself. */
export class RetryLater extends Error {
  readonly seconds: number
  constructor(seconds: number, reason: string) {
    super(reason)
    this.seconds = seconds
  }
}
