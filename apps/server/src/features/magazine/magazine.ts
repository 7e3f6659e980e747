import { topics as builtIn, departmentOf, type Front } from '@youzine/author'
import type { ArticleListing, CoverChoice, Magazine } from '@youzine/contract'
import {
  countByImport,
  insertGeneration,
  listTopicsBegun,
  pictureOf,
  readingMinutes,
  writeArticle,
} from '#features/articles/index.ts'
import type { ImportStanding } from '#features/imports/index.ts'
import { countPosts } from '#features/posts/index.ts'
import { findPublishedTopic } from '#features/topics/index.ts'
import type { Configuration } from '#platform/configuration.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { invalidField, problem } from '#platform/problem.ts'
import { planMagazine } from './jobs.ts'
import { leadFormOf } from './lead-form.ts'
import { bare, lineOf } from './line.ts'
import {
  countArticles,
  countWeeks,
  findByImport,
  findCurrent,
  findOwned,
  insertMagazine,
  listArticles,
  listComing,
  listUnwritten,
  type MagazineRow,
  updateMagazine,
} from './queries.ts'

/** The order an editor would choose: who this is, then a laugh, then the small things. */
export const EDITORIAL_ORDER = builtIn.filter(({ needs }) => !needs.includes('survey')).map(({ key }) => key)

const WEEKS = 53

const NOTHING_WRITTEN =
  'Your posts are read and kept, but none of the articles could be written. Please try again.'

const fingerprintOf = ({ total, newest }: { total: number; newest: number }) => `${total}:${newest}`

type Written = Awaited<ReturnType<typeof listArticles>>[number]

/** Lines in the contents: what each is called, where it stands, and a few words of the person's own to show for it. */
function toListings(written: readonly Written[], said: readonly string[]): ArticleListing[] {
  const taken = [...said, ...written.map(({ title }) => title)].map(bare)
  return written.map(({ id, title, topicName, topicKey, standfirst, body, ...article }) => {
    const line = lineOf(article, taken)
    if (line) taken.push(bare(line))
    return {
      id,
      title,
      template_name: topicName,
      standfirst,
      language: article.language,
      reading_minutes: readingMinutes(body),
      department: departmentOf(topicKey),
      form: leadFormOf(article.paragraphs.flatMap(({ block }) => block ?? [])),
      line,
      picture: pictureOf(article),
    }
  })
}

interface Options {
  db: Queryable
  jobs: Jobs
  progress: ImportStanding
  configuration: Configuration
}

/** The years are always there. */
const has = ({ front }: Pick<MagazineRow, 'front'>, { composition }: CoverChoice) =>
  composition === 'years' ||
  [front?.cover, ...(front?.others ?? [])].some((cover) => cover?.kind === composition)

/** A choice whose picture has gone, because its posts have, waits until it is there again. */
const standing = (magazine: MagazineRow) =>
  magazine.coverChoice && has(magazine, magazine.coverChoice) ? magazine.coverChoice : null

export type Magazines = ReturnType<typeof createMagazines>

export function createMagazines({ db, jobs, progress, configuration }: Options) {
  async function rhythmOf(on: Queryable, userId: number) {
    const years = new Map<number, number[]>()
    for (const { year, week, posts } of await countWeeks(on, userId)) {
      const weeks = years.get(year) ?? new Array<number>(WEEKS).fill(0)
      weeks[Math.min(week, WEEKS - 1)] = posts
      years.set(year, weeks)
    }
    return [...years].map(([year, weeks]) => ({ year, weeks }))
  }

  async function toMagazine(found: NonNullable<Awaited<ReturnType<typeof findCurrent>>>): Promise<Magazine> {
    const { magazine, madeFrom } = found
    const written = await listArticles(db, magazine.id)
    const coming = await listComing(db, magazine.id)
    const unwritten = await listUnwritten(db, magazine.id)
    return {
      id: magazine.id,
      articles: toListings(written, magazine.front?.strip ? [magazine.front.strip.text] : []),
      coming: coming.map(({ name }) => name),
      unwritten: unwritten.map(({ topicId, name, reason }) => ({ topic_id: topicId, name, reason })),
      progress: madeFrom && {
        id: madeFrom.id,
        status: madeFrom.status,
        articles_done: madeFrom.articlesDone,
        articles_expected: madeFrom.articlesExpected,
      },
      created_at: magazine.createdAt.toISOString(),
      rhythm: magazine.rhythm,
      front: magazine.front,
      cover_choice: standing(magazine),
      post_count: magazine.postCount,
      is_sample: madeFrom?.isSample ?? false,
    }
  }

  /** An article that was given up is not one that was written. */
  async function tellCounts(on: Queryable, importId: number): Promise<void> {
    const { expected, over, written } = await countByImport(on, importId)
    const counts = { articlesDone: written, articlesExpected: expected }
    if (over < expected) return progress.tell(on, importId, counts)
    if (written === 0 && expected > 0) return progress.fail(on, importId, NOTHING_WRITTEN)
    await progress.finish(on, importId, counts)
  }

  return {
    async current(actor: Actor | null): Promise<Magazine> {
      const found = actor && (await findCurrent(db, actor.userId))
      if (!found) throw problem('not_found')
      return toMagazine(found)
    },

    async get(actor: Actor, id: number): Promise<Magazine> {
      const found = await findOwned(db, actor.userId, id)
      if (!found) throw problem('not_found')
      return toMagazine(found)
    },

    async chooseCover(actor: Actor, id: number, choice: CoverChoice | null) {
      const found = await findOwned(db, actor.userId, id)
      if (!found) throw problem('not_found')
      if (choice && !has(found.magazine, choice))
        throw invalidField('choice', 'There is no such cover in these posts.')
      await updateMagazine(db, id, { coverChoice: choice })
      return { choice }
    },

    async magazineFor(userId: number, magazineId?: number): Promise<number> {
      if (magazineId !== undefined) {
        if (!(await findOwned(db, userId, magazineId))) throw problem('not_found')
        return magazineId
      }
      const current = await findCurrent(db, userId)
      return current?.magazine.id ?? (await insertMagazine(db, { userId })).id
    },

    /** A second archive adds to the magazine there is; the same one again changes nothing. */
    async begin(tx: Transaction, { userId, importId }: { userId: number; importId: number }): Promise<void> {
      const current = await findCurrent(tx, userId)
      const magazine = current?.magazine ?? (await insertMagazine(tx, { userId, importId }))
      const { total, newest } = await countPosts(tx, userId)
      const written = await countArticles(tx, magazine.id)
      await updateMagazine(tx, magazine.id, {
        importId,
        rhythm: await rhythmOf(tx, userId),
        postCount: total,
      })
      const asked = await countByImport(tx, importId)
      const isWhole = written > 0 && asked.written === asked.expected
      if (isWhole && magazine.writtenFrom === fingerprintOf({ total, newest }))
        return progress.finish(tx, importId, { articlesDone: written, articlesExpected: written })
      await jobs.enqueue(tx, planMagazine, { userId, importId })
    },

    /** One wish for each topic that the posts offer, in editorial order; asked again, it finds them there. */
    async plan(
      userId: number,
      importId: number,
      { topics: offered, front }: { topics: string[]; front: Front },
    ): Promise<void> {
      const magazine = await findByImport(db, importId)
      // A newer archive has taken the magazine over, and its articles are written from the posts of both.
      if (!magazine) return tellCounts(db, importId)
      await db.transaction(async (tx) => {
        const begun = await listTopicsBegun(tx, importId)
        const configured = configuration.get().magazine.topics
        const order = configured.length > 0 ? configured : EDITORIAL_ORDER
        for (const key of order.filter((one) => offered.includes(one))) {
          const topic = await findPublishedTopic(tx, key)
          if (!topic || begun.has(topic.id)) continue
          const values = {
            userId,
            topicId: topic.id,
            magazineId: magazine.id,
            importId,
            status: 'queued' as const,
          }
          const generation = await insertGeneration(tx, values)
          if (generation) await jobs.enqueue(tx, writeArticle, { userId, generationId: generation.id })
        }
        const { total, newest } = await countPosts(tx, userId)
        await updateMagazine(tx, magazine.id, {
          front,
          writtenFrom: fingerprintOf({ total, newest }),
        })
        await tellCounts(tx, importId)
      })
    },

    /** One more article is written or given up: the last one finishes the import. */
    onOver: (importId: number) => tellCounts(db, importId),

    /** Without a front the cover is made of the years alone. */
    async saveFront(on: Queryable, userId: number, front: Front | null): Promise<void> {
      const current = await findCurrent(on, userId)
      if (current) await updateMagazine(on, current.magazine.id, { front })
    },

    /** It could not even be planned. */
    giveUp: (importId: number, reason: string) => progress.fail(db, importId, reason),
  }
}
