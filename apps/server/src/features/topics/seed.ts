import { topics as builtIn } from '@youzine/author'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#platform/db/database.ts'
import { topicPrompts, topics } from '#schema'
import { BUILT_IN_IDS } from './built-in.ts'
import { builtInChain } from './prompts/built-in-chain.ts'

/** At every start: what ships with the product is there, with the words of this version. */
export async function seedTopics(db: Queryable): Promise<void> {
  const rows = builtIn.map(({ key, name, description, genre, needs }) => {
    const id = BUILT_IN_IDS[key]
    if (id === undefined) throw new Error(`The built-in topic ${key} has no number.`)
    return {
      id,
      key,
      name,
      description,
      genre,
      status: 'published' as const,
      needsPosts: needs.includes('facebook_posts'),
    }
  })
  await db
    .insert(topics)
    .values(rows)
    .onConflictDoUpdate({
      target: topics.id,
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        genre: sql`excluded.genre`,
        needsPosts: sql`excluded.needs_posts`,
      },
    })
  const prompts = rows.flatMap(({ id, key }) =>
    builtInChain(key).map((prompt) => ({ ...prompt, topicId: id })),
  )
  await db
    .insert(topicPrompts)
    .values(prompts)
    .onConflictDoUpdate({
      target: [topicPrompts.topicId, topicPrompts.stepIndex],
      set: {
        systemPrompt: sql`excluded.system_prompt`,
        functionSchema: sql`excluded.function_schema`,
        temperature: sql`excluded.temperature`,
      },
    })
}
