import { count } from 'drizzle-orm'
import { openEmbeddedDatabase } from '../../apps/server/src/platform/db/embedded/open.ts'
import { secretToken, sha256 } from '../../apps/server/src/platform/random.ts'
import {
  articles,
  chatChunks,
  chatMessages,
  conversations,
  magazines,
  modelCalls,
  sessions,
  users,
} from '../../apps/server/src/schema/index.ts'

export interface Asker {
  cookie: string
  conversationId: number
}

/** People with an article and a conversation each, there before the server starts. */
export async function setStage(dataDir: string, people: number): Promise<Asker[]> {
  const database = await openEmbeddedDatabase({ dataDir, durable: false })
  const { orm } = database
  const askers: Asker[] = []
  const now = new Date()
  for (let at = 0; at < people; at += 1) {
    const [user] = await orm
      .insert(users)
      .values({ firstName: 'Robin', email: `p${at}@example.org`, emailValidatedAt: now })
      .returning()
    const userId = user?.id ?? 0
    const cookie = secretToken()
    const expiresAt = new Date(now.getTime() + 86_400_000)
    await orm
      .insert(sessions)
      .values({ userId, tokenHash: sha256(cookie), createdAt: now, usedAt: now, expiresAt })
    const [magazine] = await orm.insert(magazines).values({ userId }).returning()
    const [article] = await orm
      .insert(articles)
      .values({ userId, magazineId: magazine?.id ?? 0, title: 'T', body: '<p>b</p>' })
      .returning()
    const [conversation] = await orm
      .insert(conversations)
      .values({ userId, articleId: article?.id ?? 0 })
      .returning()
    askers.push({ cookie, conversationId: conversation?.id ?? 0 })
  }
  await database.close()
  return askers
}

/** What is left in the tables of a server that has stopped. */
export async function countRows(dataDir: string) {
  const database = await openEmbeddedDatabase({ dataDir, durable: false })
  const rows: Record<string, number> = {}
  for (const [name, table] of Object.entries({ chatMessages, chatChunks, modelCalls })) {
    const [row] = await database.orm.select({ n: count() }).from(table)
    rows[name] = row?.n ?? 0
  }
  await database.close()
  return rows
}
