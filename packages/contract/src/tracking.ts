import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'
import { NUL, typedText } from './text.ts'

export const MAX_FEATURE_TITLE = 200
export const MAX_FEATURE_DESCRIPTION = 5000
export const MAX_UNIT = 40
export const MAX_NOTE = 10_000
export const MAX_CHECKIN_FEATURES = 100
export const MAX_CHECKINS_LISTED = 100
export const CHECKINS_LISTED = 10
export const CHECKINS_ON_PAGE = 50

/** The three rests after typing, and how soon a reading waits for a save to end. */
export const CHECKIN_SAVE_MS = 300
export const CHECKIN_PARSE_MS = 1000
export const CHECKIN_PARSE_RETRY_MS = 300
export const FEATURE_SEARCH_MS = 300
export const SAVED_SHOWN_MS = 2000
export const SUCCESS_SHOWN_MS = 3000

export const trackingTexts = {
  noFeatures: 'No features found',
  notFound: 'Feature not found',
  loadFeatures: 'Failed to load features',
  createFailed: (why: string) => `Failed to create feature: ${why}`,
  statusFailed: 'Failed to update feature status',
  loadDetails: 'Failed to load feature details',
  updateFailed: (why: string) => `Failed to update feature: ${why}`,
  addCheckinFailed: 'Failed to add check-in',
  statusUpdated: 'Feature status updated successfully',
  updated: 'Feature updated successfully',
  checkinAdded: 'Check-in added successfully',
  noCheckinsOfFeature: 'No check-ins yet. Add the first one above.',
  noCheckins: 'No checkins yet. Type a note above to create your first checkin.',
  loadCheckins: 'Failed to load data',
  saveFailed: 'Failed to save checkin',
  updateCheckinFailed: 'Failed to update checkin',
  parseFailed: 'Failed to parse checkin with AI',
  deleteFailed: 'Failed to delete checkin',
  changedElsewhere: 'This checkin was changed somewhere else after you opened it here.',
  confirmDelete: 'Delete checkin?',
  noteRequired: 'A note is required',
} as const

const Day = z
  .string({ error: 'A date is required' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Please enter a date')
  .refine((day) => {
    const noon = new Date(`${day}T12:00:00Z`)
    return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day)
  }, 'Please enter a date')

export const FEATURE_STATUSES = ['active', 'completed', 'archived'] as const
export const FeatureStatus = z.enum(FEATURE_STATUSES)
export type FeatureStatus = z.infer<typeof FeatureStatus>

/** From where a feature may go, and what the way is called; the first is offered first. */
export const featureMoves: Record<FeatureStatus, readonly { to: FeatureStatus; label: string }[]> = {
  active: [
    { to: 'completed', label: 'Mark as Completed' },
    { to: 'archived', label: 'Archive' },
  ],
  completed: [{ to: 'active', label: 'Reactivate' }],
  archived: [{ to: 'active', label: 'Unarchive' }],
}

export const FEATURE_COLOURS = ['red', 'blue', 'pine', 'marigold', 'plum', 'ink'] as const
const MAX_SETTINGS_BYTES = 8192

/** How a feature is shown: its colour, how often a week it is meant to be, and which way is up. */
export const FeatureConfig = z
  .looseObject({
    colour: z.enum(FEATURE_COLOURS).optional(),
    goal_per_week: z.number().int().min(1).max(50).nullable().optional(),
    direction: z.enum(['more', 'less']).optional(),
  })
  .refine((config) => JSON.stringify(config).length <= MAX_SETTINGS_BYTES, 'These settings are too large.')
export type FeatureConfig = z.infer<typeof FeatureConfig>

const optionalText = (max: number) =>
  z
    .string()
    .refine((text) => !text.includes(NUL), 'This contains a character that cannot be stored.')
    .transform((text) => text.trim())
    .pipe(z.string().max(max, `Please use at most ${max} characters.`))
    .transform((text) => text || null)
    .nullish()

export const FeatureForm = z.object({
  title: typedText(MAX_FEATURE_TITLE, 'Title is required'),
  description: optionalText(MAX_FEATURE_DESCRIPTION),
  unit: optionalText(MAX_UNIT),
  start_date: Day.nullish(),
  end_date: Day.nullish(),
  config: FeatureConfig.optional(),
})

const hasOrder = ({ start_date, end_date }: { start_date?: string | null; end_date?: string | null }) =>
  !start_date || !end_date || start_date <= end_date
const ORDER = { path: ['end_date'], message: 'The end comes before the start' }

export const Feature = z.object({
  id: Id,
  title: z.string(),
  description: z.string().nullable(),
  unit: z.string().nullable(),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  status: FeatureStatus,
  config: FeatureConfig,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Feature = z.infer<typeof Feature>

const params = z.object({ id: IdText })

export const listFeatures = endpoint({
  method: 'GET',
  path: '/api/features/list',
  summary: 'One’s own features, the last touched first',
  access: 'member',
  query: z.object({ status: FeatureStatus.optional() }),
  response: z.array(Feature),
})

export const recentFeatures = endpoint({
  method: 'GET',
  path: '/api/features/recent',
  summary: 'Active features, those of the latest check-ins first',
  access: 'member',
  response: z.array(Feature),
})

export const searchFeatures = endpoint({
  method: 'POST',
  path: '/api/features/search',
  summary: 'Active features whose title or description holds these words',
  access: 'member',
  body: z.object({ query: z.string().max(200) }),
  response: z.array(Feature),
})

export const getFeature = endpoint({
  method: 'GET',
  path: '/api/features/:id',
  summary: 'One feature',
  access: 'member',
  params,
  response: Feature,
})

export const createFeature = endpoint({
  method: 'POST',
  path: '/api/features/create',
  summary: 'A new feature, active at first',
  access: 'member',
  body: FeatureForm.refine(hasOrder, ORDER),
  response: Feature,
})

export const updateFeature = endpoint({
  method: 'PUT',
  path: '/api/features/:id',
  summary: 'Change what a feature says; what is left out stays',
  access: 'member',
  params,
  body: FeatureForm.partial().refine(hasOrder, ORDER),
  response: Feature,
})

export const setFeatureStatus = endpoint({
  method: 'PATCH',
  path: '/api/features/:id/status',
  summary: 'Complete, archive or reactivate a feature',
  access: 'member',
  params,
  body: z.object({ status: FeatureStatus }),
  response: Feature,
})

/** What a hand has set stays whatever a reading says: a value kept, or a feature taken out. */
export const ManualOverride = z.enum(['keep_value', 'delete'])
export type ManualOverride = z.infer<typeof ManualOverride>

const MOST = 1e12
const Value = z.number().min(-MOST).max(MOST)

export const CheckinFeature = z.object({
  feature_id: Id,
  value_recorded: Value.nullable(),
  manual_override: ManualOverride.nullable(),
})
export type CheckinFeature = z.infer<typeof CheckinFeature>

const GivenFeature = z.object({
  feature_id: Id,
  value_recorded: Value.nullish(),
  manual_override: ManualOverride.nullish(),
})

export const Checkin = z.object({
  id: Id,
  body: z.string(),
  applies_to: z.string(),
  created_at: z.iso.datetime(),
  /** When its words, day or features were last changed by hand; a reading does not count. */
  updated_at: z.iso.datetime(),
  client_key: z.string().nullable(),
  checkin_features: z.array(CheckinFeature),
  feature_details: z.array(z.object({ feature_id: Id, title: z.string(), unit: z.string().nullable() })),
  /** Feature id to number. */
  values: z.record(z.string(), z.number()),
})
export type Checkin = z.infer<typeof Checkin>

export const CheckinForm = z.object({
  body: typedText(MAX_NOTE, trackingTexts.noteRequired),
  applies_to: Day,
  features: z.array(GivenFeature).max(MAX_CHECKIN_FEATURES).optional(),
  feature_ids: z.array(Id).max(MAX_CHECKIN_FEATURES).optional(),
  values: z.record(z.string(), Value.nullable()).optional(),
})
export type CheckinForm = z.output<typeof CheckinForm>

/** What a device calls a check-in before it has an id: sent twice, it is made once. */
export const NewCheckin = CheckinForm.extend({
  client_key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
})
export type NewCheckin = z.output<typeof NewCheckin>

/** With `seen_updated_at`, it is changed only if nobody has changed it since; else the answer is 409. */
export const CheckinEdit = CheckinForm.partial().extend({ seen_updated_at: z.iso.datetime().optional() })
export type CheckinEdit = z.output<typeof CheckinEdit>

export const createCheckin = endpoint({
  method: 'POST',
  path: '/api/features/checkin',
  summary: 'A new check-in, with the features it speaks of',
  access: 'member',
  body: NewCheckin,
  response: Checkin,
})

export const updateCheckin = endpoint({
  method: 'PUT',
  path: '/api/features/checkin/:id',
  summary: 'The note, the day and the features of a check-in; what is left out stays',
  access: 'member',
  params,
  body: CheckinEdit,
  response: Checkin,
})

export const listCheckins = endpoint({
  method: 'GET',
  path: '/api/features/checkins',
  summary: 'One’s own check-ins, the newest day first',
  access: 'member',
  query: z.object({
    limit: z.coerce
      .number()
      .int()
      .default(CHECKINS_LISTED)
      .transform((limit) => Math.min(MAX_CHECKINS_LISTED, Math.max(1, limit))),
    feature_id: IdText.optional(),
  }),
  response: z.array(Checkin),
})

export const deleteCheckin = endpoint({
  method: 'DELETE',
  path: '/api/features/checkin/:id',
  summary: 'Remove a check-in',
  access: 'member',
  params,
  response: z.object({ success: z.literal(true) }),
})

export const parseCheckin = endpoint({
  method: 'POST',
  path: '/api/features/checkin/:id/parse',
  summary: 'Read features and numbers out of the note; what a hand has set stays',
  access: 'member',
  params,
  body: z.object({
    content: z.string().max(MAX_NOTE),
    existing_features: z.array(GivenFeature).max(MAX_CHECKIN_FEATURES).default([]),
  }),
  response: Checkin,
})
