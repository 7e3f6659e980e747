import { inventedPeople } from '@youzine/sample'
import type { MaterialSource } from '#features/author/index.ts'
import { ownSubject, type Subject } from '#features/chains/index.ts'
import { inventAnswers } from '#features/surveys/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { problem } from '#platform/problem.ts'
import type { TopicContent } from '#schema'

interface Options {
  db: Queryable
  material: MaterialSource
}

/** Whom a preview is about: the caller, or one of the invented people that ship with the product. */
export function createPeople({ db, material }: Options) {
  async function invented(key: string, content: TopicContent): Promise<Subject> {
    const person = inventedPeople.find((one) => one.key === key)
    if (!person) throw problem('not_found')
    const posts = person.posts.map((post) => ({ ...post, people: [], links: [], kind: 'status' }))
    const answers = []
    for (const { alias, requiredSurveyId } of content.requirements)
      if (requiredSurveyId !== null)
        answers.push({ alias, ...(await inventAnswers(db, requiredSurveyId, person)) })
    const read = await material.ofInvented(key, person.firstName, posts)
    return { ...read, answers, notes: [], disputed: [], vectors: async () => new Map() }
  }

  return {
    subjectFor: (
      userId: number,
      person: string,
      content: TopicContent,
      signal: AbortSignal,
    ): Promise<Subject> =>
      person === 'own'
        ? ownSubject({ db, material, userId, requirements: content.requirements, signal })
        : invented(person, content),
  }
}
export type People = ReturnType<typeof createPeople>
