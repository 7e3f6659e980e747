import { countPosts } from '#features/posts/index.ts'
import { findSurveyProgressOf } from '#features/surveys/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { listRequirements, type RequirementRow } from './queries.ts'

export interface RequirementStatus extends RequirementRow {
  completed: boolean
}

/** What a topic needs, and what of it this person has; a visitor has nothing. */
export async function requirementsOf(
  db: Queryable,
  userId: number | null,
  topicId: number,
): Promise<RequirementStatus[]> {
  const needed = await listRequirements(db, topicId)
  if (userId === null) return needed.map((one) => ({ ...one, completed: false }))
  const surveyIds = needed.flatMap(({ requiredSurveyId }) => requiredSurveyId ?? [])
  const answered = await findSurveyProgressOf(db, userId, surveyIds)
  const { withWords } = await countPosts(db, userId)
  return needed.map((one) => ({
    ...one,
    completed:
      one.requirementType === 'facebook_posts'
        ? withWords > 0
        : (one.requiredSurveyId !== null && answered.get(one.requiredSurveyId)?.isComplete) || false,
  }))
}
