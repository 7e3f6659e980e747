import { topics as builtIn } from '@youzine/author'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { genres, topicPrompts, topicRequirements, topics } from '#schema'
import { BUILT_IN_IDS, GENRES, genreOf, POSTS_ALIAS } from './built-in.ts'
import { builtInChain } from './prompts/built-in-chain.ts'

/** At every start: what ships with the product is there, with the words of this version. */
export async function seedTopics(db: Queryable): Promise<void> {
  await seedGenres(db)
  const known = builtIn.map(({ key, name, description, needs }) => {
    const id = BUILT_IN_IDS[key]
    if (id === undefined) throw new Error(`The built-in topic ${key} has no number.`)
    return { id, key, name, description, needs, genreId: genreOf(key), status: 'published' as const }
  })
  await db
    .insert(topics)
    .values(known)
    .onConflictDoUpdate({
      target: topics.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        genreId: sql`excluded.genre_id`,
      },
    })
  await seedRequirements(db, known)
  await seedPrompts(db, known)
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

async function seedRequirements(db: Queryable, known: { id: number; needs: readonly string[] }[]) {
  const rows = known
    .filter(({ needs }) => needs.includes('facebook_posts'))
    .map(({ id }) => ({
      topicId: id,
      alias: POSTS_ALIAS,
      orderIndex: 0,
      requirementType: 'facebook_posts' as const,
    }))
  await db.insert(topicRequirements).values(rows).onConflictDoNothing()
}

async function seedPrompts(db: Queryable, known: { id: number; key: string }[]) {
  await db
    .insert(topicPrompts)
    .values(known.flatMap(({ id, key }) => builtInChain(key).map((prompt) => ({ ...prompt, topicId: id }))))
    .onConflictDoUpdate({
      target: [topicPrompts.topicId, topicPrompts.stepIndex],
      set: {
        systemPrompt: sql`excluded.system_prompt`,
        functionSchema: sql`excluded.function_schema`,
        temperature: sql`excluded.temperature`,
      },
    })
}
