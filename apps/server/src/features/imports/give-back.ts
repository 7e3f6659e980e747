import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const ROOM_BYTES = 64 * 1024 * 1024
const EVERY_MS = 20_000

/**
 * Reading a large archive leaves much behind, and a heap that is hardly used afterwards keeps it for minutes.
 * Asked as often as one likes, this collects only when there is something to give back.
 */
export function createGiveBack({ roomBytes = ROOM_BYTES, everyMs = EVERY_MS } = {}) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let needed = 0
  let last = Number.NEGATIVE_INFINITY
  return function giveBack(): boolean {
    if (performance.now() - last < everyMs) return false
    if (getHeapStatistics().total_heap_size - needed < roomBytes) return false
    collect()
    needed = getHeapStatistics().total_heap_size
    last = performance.now()
    return true
  }
}
