import type { BuiltInSurvey } from './define.ts'
import { enneagram } from './enneagram.ts'
import { keptAndThrown } from './kept-and-thrown.ts'
import { ordinaryDay } from './ordinary-day.ts'
import { sayItFirst } from './say-it-first.ts'
import { theTable } from './the-table.ts'

export const BUILT_IN_SURVEYS: readonly BuiltInSurvey[] = [
  enneagram,
  ordinaryDay,
  theTable,
  keptAndThrown,
  sayItFirst,
]
