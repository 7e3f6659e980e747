import type { Outcome } from '../follow.ts'
import type { Order, Standing } from '../order.ts'
import { askedSo, somethingLike } from './asked-so.ts'
import { cutDown } from './cut-down.ts'
import { inOrder } from './in-order.ts'
import { instead } from './instead.ts'
import { listGiven } from './list-given.ts'
import { lookedOver } from './looked-over.ts'
import { oneOfTwo } from './one-of-two.ts'
import { onlyTicking } from './only-ticking.ts'
import { optionOut } from './option-out.ts'
import { putFirst } from './put-first.ts'
import { askedWithAnswers, roomFor } from './room-for.ts'
import { softenNamed } from './soften-named.ts'
import { toneOfOne } from './tone-of-one.ts'

/** Whole messages whose form says what they want, whichever survey they are about. */
const CLEAR: readonly Order[] = [
  oneOfTwo,
  onlyTicking,
  askedWithAnswers,
  roomFor,
  lookedOver,
  inOrder,
  listGiven,
  cutDown,
  somethingLike,
  askedSo,
  putFirst,
  instead,
  optionOut,
  softenNamed,
  toneOfOne,
]
const LONGEST = 600

export function followClearly(message: string, at: Standing): Outcome | null {
  if (message.length > LONGEST) return null
  for (const one of CLEAR) {
    const done = one(message, at)
    if (done) return { ...done, left: [] }
  }
  return null
}
