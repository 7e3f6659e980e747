import { answerIn } from '#platform/thread-side.ts'

answerIn(({ kind }: { kind: string }) => {
  if (kind === 'throw') throw new Error('asked to throw')
  if (kind === 'die') process.exit(3)
  while (kind === 'spin');
  return kind
})
