import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'

/**
 * Left to itself, V8 lets garbage grow to three times what is in use before it collects, because the machine has room.
 * A server that streams hundreds of answers then holds 400 MB more than it needs; collecting at twice costs nothing
 * that could be measured (bench/chat). Read at every collection, by the threads of this process too.
 */
export function keepHeapSmall() {
  // What V8 compiled under other flags it does not take back, so it is stored before they change.
  flushCompileCache()
  setFlagsFromString('--heap-growing-percent=100')
}
