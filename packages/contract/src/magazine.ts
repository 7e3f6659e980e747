import { z } from 'zod'
import { ArticlePicture } from './articles.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdText } from './ids.ts'
import { ImportStatus } from './imports.ts'

export const DEPARTMENTS = ['Stories', 'People', 'Things', 'The count', 'Signs'] as const
export type Department = (typeof DEPARTMENTS)[number]

/** A magazine is fetched again this often while it is being written. */
export const MAGAZINE_POLL_MS = 5000

export const ArticleListing = z.object({
  id: Id,
  title: z.string(),
  template_name: z.string().nullable(),
  standfirst: z.string(),
  /** What its title and standfirst are written in; empty where it is not known. */
  language: z.string(),
  reading_minutes: z.int(),
  /** The part of the magazine it stands in. */
  department: z.enum(DEPARTMENTS),
  /** Its leading documentary form, if it has one. */
  form: z.string().nullable(),
  /** A short line of the person's own, to stand for it. */
  line: z.string().nullable(),
  /** Its drawing or its chart, if it has one. */
  picture: ArticlePicture.nullable(),
})
export type ArticleListing = z.infer<typeof ArticleListing>

/** A number of the person's own, a word that returns, or the years. */
export const MagazineCover = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), value: z.int(), line: z.string(), date: z.string().nullable() }),
  z.object({ kind: z.literal('word'), word: z.string(), posts: z.int() }),
  z.object({ kind: z.literal('years') }),
])
export type MagazineCover = z.infer<typeof MagazineCover>

export const COVER_INKS = ['red', 'paper', 'night'] as const
/** What the reader would rather have on it: a composition that there is, in an ink. */
export const CoverChoice = z.object({
  composition: z.enum(['number', 'word', 'years']),
  ink: z.enum(COVER_INKS),
})
export type CoverChoice = z.infer<typeof CoverChoice>

/** The cover as it came, and one short post of theirs. */
export const MagazineFront = z.object({
  cover: MagazineCover,
  /** Everything else that these posts have for a cover; missing in magazines of before. */
  others: z.array(MagazineCover).optional(),
  strip: z.object({ text: z.string(), date: z.string().nullable() }).nullable(),
})
export type MagazineFront = z.infer<typeof MagazineFront>

export const Magazine = z.object({
  id: Id,
  articles: z.array(ArticleListing),
  /** The topics that are still being written, the next one first. */
  coming: z.array(z.string()),
  /** The topics that were planned and given up, with the reason in words to show. */
  unwritten: z.array(z.object({ topic_id: Id, name: z.string(), reason: z.string().nullable() })),
  progress: z
    .object({ id: Id, status: ImportStatus, articles_done: z.int(), articles_expected: z.int() })
    .nullable(),
  created_at: z.iso.datetime(),
  /** How much was posted, week by week, a list for each year: the cover is drawn from it. */
  rhythm: z.array(z.object({ year: z.int(), weeks: z.array(z.int()) })),
  front: MagazineFront.nullable(),
  /** Null for the cover as it came. */
  cover_choice: CoverChoice.nullable(),
  post_count: z.int(),
  /** Made from the sample archive: about the made-up person, not about whoever reads it. */
  is_sample: z.boolean(),
})
export type Magazine = z.infer<typeof Magazine>

export const getCurrentMagazine = endpoint({
  method: 'GET',
  path: '/api/magazine/current',
  summary: "This person's newest magazine; 404 without one, never 401, because public pages ask",
  access: 'public',
  response: Magazine,
})

export const getMagazine = endpoint({
  method: 'GET',
  path: '/api/magazine/:id',
  summary: 'A magazine of one’s own',
  access: 'session',
  params: z.object({ id: IdText }),
  response: Magazine,
})

export const chooseCover = endpoint({
  method: 'PUT',
  path: '/api/magazine/:id/cover',
  summary: 'Choose among the covers there are, or have it as it came',
  access: 'session',
  params: z.object({ id: IdText }),
  body: z.object({ choice: CoverChoice.nullable() }),
  response: z.object({ choice: CoverChoice.nullable() }),
})

export const RememberedPost = z.object({ id: Id, at: z.iso.datetime(), text: z.string() })
export type RememberedPost = z.infer<typeof RememberedPost>

export const getOnThisDay = endpoint({
  method: 'GET',
  path: '/api/magazine/on_this_day',
  summary: 'What the caller wrote on this day in other years; nothing that wants care',
  access: 'member',
  response: z.array(RememberedPost),
})

const WantsLetter = z.object({ wanted: z.boolean() })

export const getWeeklyLetter = endpoint({
  method: 'GET',
  path: '/api/magazine/weekly_letter',
  summary: 'Whether the caller has “On this day” by mail once a week',
  access: 'member',
  response: WantsLetter,
})

export const setWeeklyLetter = endpoint({
  method: 'POST',
  path: '/api/magazine/weekly_letter',
  summary: 'Have it by mail once a week, or no longer',
  access: 'member',
  body: WantsLetter,
  response: WantsLetter,
})

export const endWeeklyLetter = endpoint({
  method: 'POST',
  path: '/api/weekly_letter/end',
  summary: 'No more of these letters, for whoever holds one; says the same to everybody',
  access: 'public',
  body: z.object({ code: z.string().min(1).max(100) }),
  response: z.object({ success: z.literal(true) }),
})
