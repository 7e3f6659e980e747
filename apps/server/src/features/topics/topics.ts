import {
  type Genre,
  type Template,
  type TemplateArticle,
  type TemplateRequirement,
  topicTexts,
} from '@youzine/contract'
import { type Clock, dayOf } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { problem } from '#platform/problem.ts'
import { findReadable, listOwnArticles, listPublished, listTrending, type ShownTopic } from './queries.ts'
import { requirementsOf } from './requirements.ts'

const TRENDING_DAYS = 30
const MOST_TRENDING = 6
const DAY_MS = 86_400_000
const HOUSE_NAME = 'Youzine'
/** Creators' topics have no genre; they stand last, under an id that no genre has. */
const NO_GENRE = { id: 999, name: topicTexts.uncategorized }

/** Built-in ones are the house's own; somebody who left leaves theirs behind without a name. */
function creatorName({ topic, creator }: ShownTopic): string | null {
  if (topic.key) return HOUSE_NAME
  return creator ? `${creator.firstName} ${creator.lastName}`.trim() || null : null
}

const toTemplate = (shown: ShownTopic): Template => ({
  id: shown.topic.id,
  key: shown.topic.key,
  name: shown.topic.name,
  description: shown.topic.description,
  creator_name: creatorName(shown),
  genre_id: shown.genre?.id ?? null,
  genre_name: shown.genre?.name ?? null,
  usage_count: shown.uses,
})

export type Topics = ReturnType<typeof createTopics>

/** Topics as everybody sees them. */
export function createTopics({ db, clock }: { db: Queryable; clock: Clock }) {
  async function get(actor: Actor | null, idOrKey: string): Promise<ShownTopic> {
    const found = await findReadable(db, actor, idOrKey)
    if (!found) throw problem('not_found')
    return found
  }

  return {
    get: async (actor: Actor | null, idOrKey: string) => toTemplate(await get(actor, idOrKey)),

    async requirements(actor: Actor | null, idOrKey: string): Promise<TemplateRequirement[]> {
      const { topic } = await get(actor, idOrKey)
      const needed = await requirementsOf(db, actor?.userId ?? null, topic.id)
      return needed.map((one) => ({
        alias: one.alias,
        requirement_type: one.requirementType,
        required_survey_id: one.requiredSurveyId,
        survey_title: one.surveyTitle,
        survey_description: one.surveyDescription,
        completed: one.completed,
      }))
    },

    async articles(actor: Actor | null, idOrKey: string): Promise<TemplateArticle[]> {
      const { topic } = await get(actor, idOrKey)
      const written = actor ? await listOwnArticles(db, actor.userId, topic.id) : []
      return written.map(({ id, title, createdAt, magazineId }) => ({
        id,
        title,
        created_at: createdAt.toISOString(),
        magazine_id: magazineId,
      }))
    },

    async trending(): Promise<Template[]> {
      const since = dayOf(new Date(clock().getTime() - TRENDING_DAYS * DAY_MS))
      return (await listTrending(db, since, MOST_TRENDING)).map(toTemplate)
    },

    async byGenre(): Promise<Genre[]> {
      const genres = new Map<number, Genre>()
      for (const shown of await listPublished(db)) {
        const { id, name } = shown.genre ?? NO_GENRE
        const genre = genres.get(id) ?? { id, name, templates: [] }
        genre.templates.push(toTemplate(shown))
        genres.set(id, genre)
      }
      return [...genres.values()]
    },
  }
}
