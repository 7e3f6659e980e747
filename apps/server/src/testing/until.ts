import { vi } from 'vitest'

/** Waits for a state, however busy the machine is: long enough that only what never comes fails. */
export const until = <T>(
  check: () => T | Promise<T>,
  options: { timeout?: number; interval?: number } = {},
) => vi.waitFor(check, { timeout: 100_000, interval: 25, ...options })
