import type { MaterialSource } from '#features/author/index.ts'
import { loadVectors } from '#features/posts/index.ts'
import { listSurveyAnswers } from '#features/surveys/index.ts'
import { listDayNotes } from '#features/tracking/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Subject } from './gather.ts'

interface Options {
  db: Queryable
  material: MaterialSource
  userId: number
  /** What the topic needs, under its names in the prompts. */
  requirements: readonly { alias: string; requiredSurveyId: number | null }[]
  needsNotes?: boolean
  /** Ends the author's reading when whoever asked for it is gone. */
  signal?: AbortSignal
}

/** Somebody real: what was read of their posts, and what they answered in the surveys that a topic needs. */
export async function ownSubject({
  db,
  material,
  userId,
  requirements,
  needsNotes,
  signal,
}: Options): Promise<Subject> {
  const answers = []
  for (const { alias, requiredSurveyId } of requirements)
    if (requiredSurveyId !== null)
      answers.push({ alias, ...(await listSurveyAnswers(db, userId, requiredSurveyId)) })
  const notes = needsNotes ? await listDayNotes(db, userId) : []
  return {
    ...(await material.of(userId, signal)),
    answers,
    notes,
    disputed: [],
    vectors: () => loadVectors(db, userId),
  }
}
