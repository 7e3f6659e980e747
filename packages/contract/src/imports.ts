import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'
import { FirstName } from './people.ts'

export const IMPORT_STATUSES = ['uploaded', 'embedding', 'generating_magazine', 'finished', 'failed'] as const
export const ImportStatus = z.enum(IMPORT_STATUSES)
export type ImportStatus = z.infer<typeof ImportStatus>

/** An import's progress is asked for this often, and at most this many times, where it cannot be pushed. */
export const IMPORT_POLL_MS = 5000
export const IMPORT_MOST_POLLS = 500

/** The five stages with their share of the whole. */
export const IMPORT_STAGES = [
  { key: 'preliminary', weight: 5, label: 'Preparing' },
  { key: 'extract', weight: 5, label: 'Extracting your Facebook archive' },
  { key: 'upload', weight: 5, label: 'Uploading your Facebook archive' },
  { key: 'embed', weight: 30, label: 'Reading your Facebook posts' },
  { key: 'magazine', weight: 55, label: 'Writing about you' },
] as const
export type ImportStage = (typeof IMPORT_STAGES)[number]['key']

/** Overall percent: the stages before, and the fraction of this one; never more than 100. */
export function importPercent(stage: ImportStage, fraction: number): number {
  const at = IMPORT_STAGES.findIndex(({ key }) => key === stage)
  const before = IMPORT_STAGES.slice(0, at).reduce((sum, { weight }) => sum + weight, 0)
  const share = (IMPORT_STAGES[at]?.weight ?? 0) * Math.min(1, Math.max(0, fraction))
  return Math.min(100, before + share)
}

/** Counted, never guessed: what the waiting screen tells while the rest is being done. */
export const ImportFacts = z.object({
  first: z.iso.datetime().nullable(),
  last: z.iso.datetime().nullable(),
  per_year: z.array(z.object({ year: z.int(), count: z.int() })),
  /** By the person's own clock, where their browser said which one that is. */
  busiest_hour: z.object({ hour: z.int(), count: z.int(), time_zone: z.string() }).nullable(),
  longest_silence: z.object({ days: z.int(), from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  loved_words: z.array(z.object({ word: z.string(), count: z.int() })),
  /** What the person returns to, once enough is embedded to tell: `count` posts hold one of these words. */
  themes: z.array(z.object({ words: z.array(z.string()), count: z.int() })).optional(),
})
export type ImportFacts = z.infer<typeof ImportFacts>

export const ImportProgress = z.object({
  id: Id,
  /** Of the made-up person’s archive. */
  is_sample: z.boolean(),
  status: ImportStatus,
  post_count: z.int(),
  total_count: z.int(),
  posts_with_words: z.int(),
  articles_done: z.int(),
  articles_expected: z.int(),
  sample_posts: z.array(z.string()),
  /** The dates of `sample_posts`, in the same order. */
  sample_dates: z.array(z.iso.datetime().nullable()),
  facts: ImportFacts.nullable(),
  error: z.string().nullable(),
})
export type ImportProgress = z.infer<typeof ImportProgress>

export const getImportProgress = endpoint({
  method: 'GET',
  path: '/api/get_fb_import_progress',
  summary: 'The newest import of this person; 404 without one, never 401, because public pages ask',
  access: 'public',
  response: ImportProgress,
})

/** Whose archive the sample is. */
export const SAMPLE_NAME = 'Thea'
/** Her own time: what is written of her is the same whenever somebody tries it. */
export const SAMPLE_DAY = '2026-01-01'

export const importTexts = {
  uploadRunning: 'Another upload of yours is still running. Please wait for it to finish.',
  tooMuchWaiting:
    'More of your files are waiting to be read than we can keep. Please wait until they are read.',
  tooManyPosts: 'This is more than we can keep for one person. Please leave out some of the files.',
  tooMuchKept: (bytes: number) =>
    `This is more than we can keep for one person, which is ${Math.floor(bytes / 1024 ** 2)} MB of posts. Please leave out some of the files.`,
  hasOwn: 'You have a magazine of your own already, so the sample would only get in its way.',
  stillRunning: 'This import is still running. Please wait for it to finish.',
  tooSlow: 'Your posts took too long to read, so we stopped. Please try again; if it happens again, tell us.',
  tooManyTries: (minutes: number) =>
    `That was a lot of imports from your place. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}; the file you chose stays here.`,
} as const

export const UploadForm = z.object({
  first_name: FirstName,
  time_zone: z.string().max(60).optional(),
  reminder_lookup_code: z.string().max(100).optional(),
})

/** The files come as parts called `files`, streamed, each a JSON post file of the archive. */
export const uploadArchive = endpoint({
  method: 'POST',
  path: '/api/upload',
  summary: 'Take the post files of an archive; a broken one among good ones is named in `skipped`',
  access: 'session',
  encoding: 'multipart',
  files: ['files'],
  response: z.object({
    job_id: Id,
    skipped: z.array(z.object({ file: z.string(), reason: z.string() })),
  }),
})

export const startImport = endpoint({
  method: 'POST',
  path: '/api/start_fb_import_via_archive',
  summary: 'Begin with what was uploaded; a second call changes nothing',
  access: 'session',
  body: z.object({ job_id: z.union([Id, IdText]) }),
  response: ImportProgress,
})

export const restartImport = endpoint({
  method: 'POST',
  path: '/api/import/:id/restart',
  summary: 'Take up the work again from the posts already uploaded',
  access: 'session',
  params: z.object({ id: IdText }),
  response: ImportProgress,
})

/** Server-sent events: each message is an import's whole progress; it ends when the import does. */
export const importEventsPath = (id: Id | ':id') => `/api/import/${id}/events`
