import { openEmbeddedDatabase } from '#platform/db/embedded/open.ts'
import { secretToken, sha256 } from '#platform/random.ts'
import { articles, imports, magazines, reminders, sessions, users } from '#schema'

// Run by the browser tests before the server starts: people with things that no page can make in a test's time.
// Prints who they are and the cookie that signs a browser in as them.
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Say which data folder.')
const database = await openEmbeddedDatabase({ dataDir, durable: false })
const { orm } = database
const stage: Record<string, { cookie: string }> = {}

async function aPerson(name: string, values: Partial<typeof users.$inferInsert>) {
  const [user] = await orm
    .insert(users)
    .values({ firstName: name, ...values })
    .returning()
  if (!user) throw new Error('The person was not stored.')
  const cookie = secretToken()
  const now = new Date()
  const expiresAt = new Date(now.getTime() + 86_400_000)
  await orm
    .insert(sessions)
    .values({ userId: user.id, tokenHash: sha256(cookie), createdAt: now, usedAt: now, expiresAt })
  stage[name] = { cookie }
  return user.id
}

async function withMagazine(userId: number, titles: string[]) {
  const [made] = await orm.insert(imports).values({ userId, status: 'finished' }).returning()
  const [magazine] = await orm.insert(magazines).values({ userId, importId: made?.id }).returning()
  for (const title of titles)
    await orm.insert(articles).values({ userId, magazineId: magazine?.id ?? 0, title, body: '<p>Words.</p>' })
}

await aPerson('guestBeforeImport', {})
await withMagazine(await aPerson('guestWithImport', { firstName: 'Billy' }), [])
await withMagazine(await aPerson('guestWithArticles', { firstName: 'Nora' }), ['The lido is saved'])
const confirmed = { emailValidatedAt: new Date(), lastName: 'Example' }
await withMagazine(
  await aPerson('memberWithImport', { email: 'mia@example.org', firstName: 'Mia', ...confirmed }),
  [],
)

await orm.insert(reminders).values({
  code: 'the-code-of-billy',
  email: 'billy@example.org',
  firstName: 'Billy',
  createdAt: new Date(),
})

await database.close()
console.log(JSON.stringify(stage))
process.exit(0)
