import {
  type Feature,
  type FeatureForm,
  type FeatureStatus,
  featureMoves,
  trackingTexts,
} from '@youzine/contract'
import type { z } from 'zod'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { invalidField, problem } from '#platform/problem.ts'
import {
  type FeatureRow,
  findFeature,
  insertFeature,
  listFeatures,
  listRecent,
  searchFeatures,
  updateFeature,
} from './queries.ts'
import { toFeature } from './to-tracking.ts'

type Form = z.output<typeof FeatureForm>

const toRow = ({ title, description, unit, start_date, end_date, config }: Partial<Form>) => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description }),
  ...(unit === undefined ? {} : { unit }),
  ...(start_date === undefined ? {} : { startDate: start_date }),
  ...(end_date === undefined ? {} : { endDate: end_date }),
  ...(config === undefined ? {} : { config }),
})

export type Features = ReturnType<typeof createFeatures>

export function createFeatures({ db, clock }: { db: Queryable; clock: Clock }) {
  async function getOwned(actor: Actor, id: number): Promise<FeatureRow> {
    const row = await findFeature(db, actor.userId, id)
    if (!row) throw problem('not_found', trackingTexts.notFound)
    return row
  }

  return {
    list: async (actor: Actor, status?: FeatureStatus): Promise<Feature[]> =>
      (await listFeatures(db, actor.userId, status)).map(toFeature),

    recent: async (actor: Actor): Promise<Feature[]> => (await listRecent(db, actor.userId)).map(toFeature),

    async search(actor: Actor, query: string): Promise<Feature[]> {
      const words = query.trim()
      const found = words ? await searchFeatures(db, actor.userId, words) : await listRecent(db, actor.userId)
      return found.map(toFeature)
    },

    get: async (actor: Actor, id: number): Promise<Feature> => toFeature(await getOwned(actor, id)),

    async create(actor: Actor, form: Form): Promise<Feature> {
      const now = clock()
      const values = { ...toRow(form), title: form.title, createdAt: now, updatedAt: now }
      return toFeature(await insertFeature(db, { ...values, userId: actor.userId }))
    },

    async update(actor: Actor, id: number, form: Partial<Form>): Promise<Feature> {
      const row = await getOwned(actor, id)
      const changed = { ...row, ...toRow(form) }
      if (changed.startDate && changed.endDate && changed.startDate > changed.endDate)
        throw invalidField('end_date', 'The end comes before the start')
      return toFeature(await updateFeature(db, row, { ...toRow(form), updatedAt: clock() }))
    },

    async setStatus(actor: Actor, id: number, status: FeatureStatus): Promise<Feature> {
      const row = await getOwned(actor, id)
      if (row.status === status) return toFeature(row)
      if (!featureMoves[row.status].some(({ to }) => to === status))
        throw problem('conflict', `A feature that is ${row.status} cannot become ${status}.`)
      return toFeature(await updateFeature(db, row, { status, updatedAt: clock() }))
    },
  }
}
