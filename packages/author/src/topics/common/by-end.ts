import type { Saga } from '../../stories/model.ts'

/** What a promise and its end are worth more than what only goes on. */
const ENDED = 1

const worth = ({ score, hasOutcome, kind }: Saga) => score + (hasOutcome && kind === 'promise' ? ENDED : 0)

/** The best first, and rather a story that ends than a place or a word that has posts of it. */
export const byEnd = (a: Saga, b: Saga): number => worth(b) - worth(a) || (a.id < b.id ? -1 : 1)
