import {
  type Checkin,
  type CheckinEdit,
  type CheckinFeature,
  type CheckinForm,
  type NewCheckin,
  trackingTexts,
} from '@youzine/contract'
import type { Clock } from '#platform/clock.ts'
import type { Queryable, Transaction } from '#platform/db/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import type { RateLimiter } from '#platform/http/rate-limiter.ts'
import { problem } from '#platform/problem.ts'
import {
  type CheckinRow,
  deleteCheckin,
  findCheckin,
  insertCheckin,
  listCheckins,
  listEntries,
  listFeatures,
  listOwn,
  lockByClientKey,
  lockCheckin,
  replaceEntries,
  updateCheckin,
} from './queries.ts'
import type { ReadNote } from './read-note.ts'
import { toCheckin } from './to-tracking.ts'

type Given = Pick<Partial<CheckinForm>, 'features' | 'feature_ids' | 'values'>
type GivenFeature = NonNullable<CheckinForm['features']>[number]

const toEntry = ({ feature_id, value_recorded, manual_override }: GivenFeature): CheckinFeature => ({
  feature_id,
  value_recorded: value_recorded ?? null,
  manual_override: manual_override ?? null,
})

/** Both forms of the call say the same; what a form has set, a hand has set. Undefined: nothing was said. */
function entriesOf({ features, feature_ids, values }: Given): CheckinFeature[] | undefined {
  if (features === undefined && feature_ids === undefined) return undefined
  const byHand = (feature_ids ?? []).map((feature_id) => ({
    feature_id,
    value_recorded: values?.[String(feature_id)] ?? null,
    manual_override: 'keep_value' as const,
  }))
  const all = [...byHand, ...(features ?? []).map(toEntry)]
  return [...new Map(all.map((entry) => [entry.feature_id, entry])).values()]
}

/** What was read takes the place of what was read before; what a hand has set stays, whatever it says. */
export function merged(before: CheckinFeature[], read: { featureId: number; value: number | null }[]) {
  const byHand = before.filter(({ manual_override }) => manual_override !== null)
  const settled = new Set(byHand.map(({ feature_id }) => feature_id))
  const news = read
    .filter(({ featureId }) => !settled.has(featureId))
    .map(({ featureId, value }) => ({ feature_id: featureId, value_recorded: value, manual_override: null }))
  return [...byHand, ...news]
}

const changedElsewhere = () => problem('changed_elsewhere', trackingTexts.changedElsewhere)

export type Checkins = ReturnType<typeof createCheckins>

interface Options {
  db: Queryable
  clock: Clock
  rateLimiter: RateLimiter
  readNote: ReadNote
}

export function createCheckins({ db, clock, rateLimiter, readNote }: Options) {
  async function mustOwn(on: Queryable, actor: Actor, entries: CheckinFeature[]) {
    const ids = [...new Set(entries.map(({ feature_id }) => feature_id))]
    if ((await listOwn(on, actor.userId, ids)).length !== ids.length)
      throw problem('not_found', trackingTexts.notFound)
  }

  async function show(on: Queryable, actor: Actor, rows: CheckinRow[]): Promise<Checkin[]> {
    const entries = Map.groupBy(
      await listEntries(
        on,
        rows.map(({ id }) => id),
      ),
      ({ checkinId }) => checkinId,
    )
    const named = new Map((await listFeatures(on, actor.userId)).map((feature) => [feature.id, feature]))
    return rows.map((row) => toCheckin(row, entries.get(row.id) ?? [], named))
  }

  async function showOne(on: Queryable, actor: Actor, row: CheckinRow): Promise<Checkin> {
    const [shown] = await show(on, actor, [row])
    if (!shown) throw problem('not_found')
    return shown
  }

  const locked = async (tx: Transaction, actor: Actor, id: number) => {
    const row = await lockCheckin(tx, actor.userId, id)
    if (!row) throw problem('not_found')
    return row
  }

  async function write(tx: Transaction, actor: Actor, row: CheckinRow, form: Partial<CheckinForm>) {
    const entries = entriesOf(form)
    if (entries) {
      await mustOwn(tx, actor, entries)
      await replaceEntries(tx, row, entries)
    }
    const changed = await updateCheckin(tx, row.id, {
      ...(form.body === undefined ? {} : { body: form.body }),
      ...(form.applies_to === undefined ? {} : { appliesTo: form.applies_to }),
      // However fast they come, no two states have the same moment.
      updatedAt: new Date(Math.max(clock().getTime(), row.updatedAt.getTime() + 1)),
    })
    return showOne(tx, actor, changed)
  }

  /** The answer to the first call did not arrive, or another tab sent the same draft. */
  async function createdBefore(tx: Transaction, actor: Actor, form: NewCheckin) {
    const row = await lockByClientKey(tx, actor.userId, form.client_key ?? '')
    if (row.body === form.body && row.appliesTo === form.applies_to) return showOne(tx, actor, row)
    if (row.updatedAt.getTime() !== row.createdAt.getTime()) throw changedElsewhere()
    return write(tx, actor, row, form)
  }

  return {
    async list(actor: Actor, { limit, feature_id }: { limit: number; feature_id?: number | undefined }) {
      return show(db, actor, await listCheckins(db, actor.userId, limit, feature_id))
    },

    create: (actor: Actor, form: NewCheckin): Promise<Checkin> =>
      db.transaction(async (tx) => {
        const entries = entriesOf(form) ?? []
        await mustOwn(tx, actor, entries)
        const now = clock()
        const row = await insertCheckin(tx, {
          userId: actor.userId,
          body: form.body,
          appliesTo: form.applies_to,
          clientKey: form.client_key ?? null,
          createdAt: now,
          updatedAt: now,
        })
        if (!row) return createdBefore(tx, actor, form)
        await replaceEntries(tx, row, entries)
        return showOne(tx, actor, row)
      }),

    update: (actor: Actor, id: number, { seen_updated_at: seen, ...form }: CheckinEdit): Promise<Checkin> =>
      db.transaction(async (tx) => {
        const row = await locked(tx, actor, id)
        if (seen && Date.parse(seen) !== row.updatedAt.getTime()) throw changedElsewhere()
        return write(tx, actor, row, form)
      }),

    async remove(actor: Actor, id: number): Promise<{ success: true }> {
      if (!(await findCheckin(db, actor.userId, id))) throw problem('not_found')
      await deleteCheckin(db, id)
      return { success: true }
    },

    /** A reading that comes after the note has gone on changes nothing: the next one knows more. */
    async parse(
      actor: Actor,
      id: number,
      { content, existing_features }: { content: string; existing_features: GivenFeature[] },
    ): Promise<Checkin> {
      const row = await findCheckin(db, actor.userId, id)
      if (!row) throw problem('not_found')
      await rateLimiter.take('parseCheckin', actor.userId)
      const own = new Set((await listFeatures(db, actor.userId)).map((feature) => feature.id))
      const given = existing_features.map(toEntry).filter(({ feature_id }) => own.has(feature_id))
      const active = await listFeatures(db, actor.userId, 'active')
      const read = await readNote(actor, content, active, row.appliesTo)
      return db.transaction(async (tx) => {
        const now = await locked(tx, actor, id)
        if (now.body.trim() === content.trim()) {
          const stored = (await listEntries(tx, [id])).map(({ featureId, value, manualOverride }) => ({
            feature_id: featureId,
            value_recorded: value,
            manual_override: manualOverride,
          }))
          const byHand = [...stored, ...given].filter(({ manual_override }) => manual_override !== null)
          const before = [...new Map(byHand.map((entry) => [entry.feature_id, entry])).values()]
          await replaceEntries(tx, now, merged(before, read))
        }
        return showOne(tx, actor, now)
      })
    },
  }
}
