import { once } from '../../../reading/once.ts'
import type { Dossier } from '../../../writing/dossier.ts'
import { boastsGiven } from './boasts.ts'
import { easesGiven } from './eases.ts'
import { excusesGiven } from './excuses.ts'
import { forecastsGiven } from './forecasts.ts'
import type { WordGiven } from './model.ts'
import { promisesGiven } from './promises.ts'
import { vowsGiven } from './vows.ts'

export type { WordGiven, WordKind } from './model.ts'

/** Every word given that a later post answers, the surest first; no answer answers two of them. */
export const wordsGiven = once((d: Dossier): WordGiven[] => {
  const taken = new Set<number>()
  return [
    ...promisesGiven(d),
    ...boastsGiven(d),
    ...vowsGiven(d),
    ...forecastsGiven(d),
    ...easesGiven(d),
    ...excusesGiven(d),
  ]
    .sort((a, b) => b.strength - a.strength || d.day(a.said.post) - d.day(b.said.post))
    .filter((w) => {
      if ([w.said.post, w.answer].some((id) => taken.has(id))) return false
      for (const id of [w.said.post, ...w.between, w.answer]) taken.add(id)
      return true
    })
})
