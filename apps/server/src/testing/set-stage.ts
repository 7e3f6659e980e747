import { seedSurveys } from '#features/surveys/index.ts'
import { BUILT_IN_IDS, seedTopics } from '#features/topics/index.ts'
import { openEmbeddedDatabase } from '#platform/db/embedded/open.ts'
import { secretToken, sha256 } from '#platform/random.ts'
import {
  articles,
  imports,
  magazines,
  posts,
  reminders,
  type StoredFigure,
  sessions,
  shares,
  topics,
  users,
} from '#schema'

// Run by the browser tests before the server starts: people with things that no page can make in a test's time.
// Prints who they are and the cookie that signs a browser in as them.
const [dataDir] = process.argv.slice(2)
if (!dataDir) throw new Error('Say which data folder.')
const database = await openEmbeddedDatabase({ dataDir, durable: false })
const { orm } = database
await seedSurveys(orm)
await seedTopics(orm)
const stage: Record<string, { cookie: string; articleId?: number }> = {}

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

const STAPLER = [
  ['2012-03-05', 'The stapler at work has died. It was older than me.'],
  ['2013-08-11', 'Four hours on the train to Lisbon with a man who reviewed cheese aloud.'],
  ['2014-02-16', 'The stapler is still broken. There is now a form about it.'],
  ['2017-04-02', 'Bought seven lemons. I have no plan for the lemons.'],
  ['2019-03-10', 'A new stapler has arrived. We stood around it like a birth.'],
  ['2021-05-02', 'The heron was at the lido again. We nodded.'],
] as const

/** The animal that the last of the posts names, with the others as its labels. */
function heronOf(stored: readonly { id: number; text: string }[]): StoredFigure {
  const titles = ['The eye counts', 'The call is short', 'Kept close', 'The tail end', 'The first footprint']
  const labels = (['eye', 'mouth', 'chest', 'tail', 'foot'] as const).flatMap((place, at) => {
    const post = stored[at]
    const entry = { post: post?.id ?? 0, text: post?.text ?? '', whole: true, date: STAPLER[at]?.[0] ?? null }
    return post ? [{ place, title: titles[at] ?? '', entry }] : []
  })
  return {
    kind: 'animal',
    animal: 'heron',
    title: 'Its parts, with a post for each.',
    labels,
    textAlternative: `A heron, in cut paper. ${labels.map(({ title, entry }) => `${title}: ${entry.text}`).join(' ')}`,
    after: -1,
  }
}

/** The year of somebody who writes on Sundays, in March, after supper. */
const WHEEL: StoredFigure = {
  kind: 'wheel',
  title: 'Four of six posts are from a Sunday.',
  textAlternative: 'A wheel of the year: most posts are from March, and from after supper.',
  months: [0, 1, 2, 1, 1, 0, 0, 1, 0, 0, 0, 0],
  weekdays: [4, 1, 0, 0, 0, 0, 1],
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 18 ? 6 : 0)),
  days: STAPLER.map(([day]) => day),
  returning: [{ day: '03-05', name: '5 March', years: [2012, 2019] }],
  after: -1,
}

function figuresOf(topicId: number, stored: readonly { id: number; text: string }[]): StoredFigure[] {
  if (topicId === BUILT_IN_IDS.spirit_meme) return [heronOf(stored)]
  return topicId === BUILT_IN_IDS.astrology ? [WHEEL] : []
}

/** A few posts, and an article about them. */
async function withArticle(name: string, userId: number, topicId: number, title: string) {
  const stored = await orm
    .insert(posts)
    .values(
      STAPLER.map(([day, text]) => ({
        userId,
        identity: day,
        text,
        postedAt: new Date(`${day}T18:00:00Z`),
        title: '',
        people: [],
        links: [],
        context: [],
        kind: 'status',
      })),
    )
    .returning({ id: posts.id, text: posts.text })
  const [magazine] = await orm.insert(magazines).values({ userId }).returning()
  const paragraphs = stored.map(({ id, text }) => ({
    kind: 'p' as const,
    html: `<p>On record, and read into it by the clerk, who asked that it be noted without comment: “${text}”</p>`,
    postIds: [id],
  }))
  const [article] = await orm
    .insert(articles)
    .values({
      userId,
      magazineId: magazine?.id ?? 0,
      topicId,
      title,
      standfirst: 'The case of the animal, with exhibits.',
      description: 'Which animal, and on what evidence.',
      body: paragraphs.map(({ html }) => html).join(''),
      paragraphs,
      figures: figuresOf(topicId, stored),
      writtenBy: 'the built-in author',
    })
    .returning()
  if (topicId === BUILT_IN_IDS.enneagram)
    await orm.insert(shares).values({
      userId,
      articleId: article?.id ?? 0,
      hash: 'shared-by-ida-for-everybody',
      discoverable: true,
    })
  const person = stage[name]
  if (person) person.articleId = article?.id
}

for (const [name, topic, values] of [
  ['memberWithAnimal', 'spirit_meme', { email: 'ada@example.org', firstName: 'Ada', ...confirmed }],
  ['memberWithHoroscope', 'astrology', { email: 'wim@example.org', firstName: 'Wim', ...confirmed }],
  ['memberWithRoast', 'media_roast', { email: 'noa@example.org', firstName: 'Noa', ...confirmed }],
  ['memberWhoLeavesOut', 'profile', { email: 'vic@example.org', firstName: 'Vic', ...confirmed }],
  ['guestWithAnimal', 'spirit_meme', { firstName: 'Lou' }],
  ['guestWhoJoins', 'spirit_meme', { firstName: 'Kim' }],
  ['memberWithType', 'enneagram', { email: 'ida@example.org', firstName: 'Ida', ...confirmed }],
] as const)
  await withArticle(name, await aPerson(name, values), BUILT_IN_IDS[topic] ?? 0, 'The heron, as charged')

// Names that want to be more than names, as long as they may be, and without a place to break.
const rude = `<img/src=x/onerror=hurt(0)>${'W'.repeat(173)}`
const [topic] = await orm
  .insert(topics)
  .values({ name: rude, description: rude, status: 'published' })
  .returning()
await withArticle(
  'memberWithRudeNames',
  await aPerson('memberWithRudeNames', { email: 'rude@example.org', ...confirmed, firstName: rude }),
  topic?.id ?? 0,
  rude,
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
