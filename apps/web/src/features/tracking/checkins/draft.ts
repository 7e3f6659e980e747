import type { Checkin, CheckinFeature, Feature } from '@youzine/contract'

/** A check-in as it is being typed; `key` is its name on this device until the server has given it an id. */
export interface CheckinDraft {
  key: string
  id: number | null
  /** The state that it goes on from. */
  seen_updated_at: string | null
  body: string
  applies_to: string
  features: CheckinFeature[]
}

/** Unlike `crypto.randomUUID`, there on plain http, too. */
export const newKey = () => `new-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`

export const newDraft = (day: string, key = newKey()): CheckinDraft => ({
  key,
  id: null,
  seen_updated_at: null,
  body: '',
  applies_to: day,
  features: [],
})

export const toDraft = ({ id, updated_at, body, applies_to, checkin_features }: Checkin): CheckinDraft => ({
  key: `checkin-${id}`,
  id,
  seen_updated_at: updated_at,
  body,
  applies_to,
  features: checkin_features,
})

const shown = ({ manual_override }: CheckinFeature) => manual_override !== 'delete'
export const shownFeatures = ({ features }: CheckinDraft) => features.filter(shown)

/** Neither words nor features: there is nothing left of it. */
export const isEmpty = (draft: CheckinDraft) => draft.body.trim() === '' && shownFeatures(draft).length === 0

const without = (features: CheckinFeature[], id: number) =>
  features.filter(({ feature_id }) => feature_id !== id)

/** By hand: it stays, whatever a reading says. Added again, it has the value it had. */
export function addFeature(draft: CheckinDraft, { id }: Pick<Feature, 'id'>): CheckinDraft {
  const before = draft.features.find(({ feature_id }) => feature_id === id)
  const entry = {
    feature_id: id,
    value_recorded: before?.value_recorded ?? null,
    manual_override: 'keep_value' as const,
  }
  return { ...draft, features: [...without(draft.features, id), entry] }
}

/** Taken out by hand, it is marked, so that no reading puts it back. */
export function removeFeature(draft: CheckinDraft, id: number): CheckinDraft {
  const before = draft.features.find(({ feature_id }) => feature_id === id)
  const entry = {
    feature_id: id,
    value_recorded: before?.value_recorded ?? null,
    manual_override: 'delete' as const,
  }
  return { ...draft, features: [...without(draft.features, id), entry] }
}

export function setValue(draft: CheckinDraft, id: number, value: number | null): CheckinDraft {
  return {
    ...draft,
    features: draft.features.map((entry) =>
      entry.feature_id === id
        ? { feature_id: id, value_recorded: value, manual_override: 'keep_value' as const }
        : entry,
    ),
  }
}

/** What was read takes its place beside what a hand has set meanwhile. */
export function withReading(draft: CheckinDraft, read: CheckinFeature[]): CheckinDraft {
  const byHand = draft.features.filter(({ manual_override }) => manual_override !== null)
  const settled = new Set(byHand.map(({ feature_id }) => feature_id))
  return { ...draft, features: [...byHand, ...read.filter(({ feature_id }) => !settled.has(feature_id))] }
}
