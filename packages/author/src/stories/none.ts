import type { Stories } from './model.ts'

/** Nothing runs through these posts. */
export const noStories = (): Stories => ({
  sagas: [],
  promises: [],
  series: [],
  claims: [],
  people: [],
  objects: [],
  days: [],
  scenes: [],
  background: { work: null, trade: null, place: null, family: [], pronoun: null },
})
