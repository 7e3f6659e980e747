import { setImmediate } from 'node:timers/promises'

const TURN_MS = 15

/** For work that is not worth a thread: ask it between two pieces, and nobody else waits longer than a turn. */
export function takingTurns() {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < TURN_MS) return
    await setImmediate()
    began = performance.now()
  }
}
