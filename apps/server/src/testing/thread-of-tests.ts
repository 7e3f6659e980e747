import { setTimeout } from 'node:timers/promises'
import { answerIn } from '#platform/thread-side.ts'

answerIn(async ({ kind }: { kind: string }) => {
  if (kind === 'throw') throw new Error('asked to throw')
  if (kind === 'die') process.exit(3)
  while (kind === 'spin');
  if (kind === 'wait') {
    await setTimeout(900)
    return 'waited'
  }
  return kind
})
