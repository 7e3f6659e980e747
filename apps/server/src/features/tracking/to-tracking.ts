import type { Checkin, Feature } from '@youzine/contract'
import type { CheckinRow, EntryRow, FeatureRow } from './queries.ts'

export const toFeature = (row: FeatureRow): Feature => ({
  id: row.id,
  title: row.title,
  description: row.description,
  unit: row.unit,
  start_date: row.startDate,
  end_date: row.endDate,
  status: row.status,
  config: row.config,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
})

export function toCheckin(row: CheckinRow, entries: EntryRow[], features: Map<number, FeatureRow>): Checkin {
  const shown = entries.filter(({ manualOverride }) => manualOverride !== 'delete')
  return {
    id: row.id,
    body: row.body,
    applies_to: row.appliesTo,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    client_key: row.clientKey,
    checkin_features: entries.map(({ featureId, value, manualOverride }) => ({
      feature_id: featureId,
      value_recorded: value,
      manual_override: manualOverride,
    })),
    feature_details: entries.flatMap(({ featureId }) => {
      const feature = features.get(featureId)
      return feature ? [{ feature_id: featureId, title: feature.title, unit: feature.unit }] : []
    }),
    values: Object.fromEntries(
      shown.flatMap(({ featureId, value }) => (value === null ? [] : [[String(featureId), value]])),
    ),
  }
}
