import { type BuiltInTopic, topics as builtIn } from '@youzine/author'
import { ANSWERS_ALIAS, POSTS_ALIAS } from '@youzine/chains'
import { isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { genres, surveys, topicPrompts, topicRequirements, topics } from '#schema'
import { GENRES, genreOf } from './built-in.ts'
import { builtInChain } from './prompts/built-in-chain.ts'

/** At every start: what ships with the product is there, with the words of this version. */
export async function seedTopics(db: Queryable): Promise<void> {
  await seedGenres(db)
  await db
    .insert(topics)
    .values(
      builtIn.map(({ id, key, name, description }) => ({
        id,
        key,
        name,
        description,
        genreId: genreOf(key),
        status: 'published' as const,
      })),
    )
    .onConflictDoUpdate({
      target: topics.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        genreId: sql`excluded.genre_id`,
      },
    })
  await seedRequirements(db, builtIn)
  await seedPrompts(db, builtIn)
}

async function seedGenres(db: Queryable) {
  await db
    .insert(genres)
    .values(GENRES.map(({ id, name }, orderIndex) => ({ id, name, orderIndex })))
    .onConflictDoUpdate({
      target: genres.id,
      set: { name: sql`excluded.name`, orderIndex: sql`excluded.order_index` },
    })
}

async function seedRequirements(db: Queryable, known: readonly BuiltInTopic[]) {
  const withKeys = await db
    .select({ id: surveys.id, key: surveys.key })
    .from(surveys)
    .where(isNotNull(surveys.key))
  const surveyIds = new Map(withKeys.map(({ id, key }) => [key, id]))
  const rows = known.flatMap(({ id, needs, surveyKey }) => [
    ...(needs.includes('facebook_posts')
      ? [{ topicId: id, alias: POSTS_ALIAS, orderIndex: 0, requirementType: 'facebook_posts' as const }]
      : []),
    ...(needs.includes('survey')
      ? [
          {
            topicId: id,
            alias: ANSWERS_ALIAS,
            orderIndex: 1,
            requirementType: 'survey' as const,
            requiredSurveyId: surveyIds.get(surveyKey ?? '') ?? missing(id),
          },
        ]
      : []),
  ])
  await db.insert(topicRequirements).values(rows).onConflictDoNothing()
}

function missing(topicId: number): never {
  throw new Error(`The survey of the built-in topic ${topicId} is missing.`)
}

async function seedPrompts(db: Queryable, known: readonly BuiltInTopic[]) {
  await db
    .insert(topicPrompts)
    .values(
      known.flatMap(({ id, brief, needs }) =>
        builtInChain(brief, needs).map((prompt) => ({ ...prompt, topicId: id })),
      ),
    )
    .onConflictDoUpdate({
      target: [topicPrompts.topicId, topicPrompts.stepIndex],
      set: {
        systemPrompt: sql`excluded.system_prompt`,
        functionSchema: sql`excluded.function_schema`,
        temperature: sql`excluded.temperature`,
      },
    })
}
