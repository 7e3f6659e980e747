import { z } from 'zod'
import { endpoint, type ResponseOf } from './endpoint.ts'
import { Id, IdText } from './ids.ts'
import { typedText } from './text.ts'

export const LEAVE_OUT_KINDS = ['post', 'name', 'word', 'time'] as const
export const MOST_LEAVE_OUTS = 300
export const MAX_LEFT_OUT_TEXT = 80
export const MAX_CORRECTION_NOTE = 500
export const MAX_SENTENCE = 2000

export const leaveOutTexts = {
  tooMany: `You can leave out ${MOST_LEAVE_OUTS} things at most. Remove one that you no longer need.`,
  tooShort: 'Please use at least two letters.',
  order: 'The end comes before the beginning.',
  notInArticle: 'This sentence is not in the article any more. Please look again.',
} as const

const Day = z.iso.date('Please choose a day.')

export const NewLeaveOut = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), post_id: Id }),
  z.object({
    kind: z.enum(['name', 'word']),
    text: typedText(MAX_LEFT_OUT_TEXT, 'Please write what to leave out.').refine(
      (text) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= 2,
      leaveOutTexts.tooShort,
    ),
  }),
  z
    .object({ kind: z.literal('time'), from: Day, to: Day })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: leaveOutTexts.order }),
])
export type NewLeaveOut = z.infer<typeof NewLeaveOut>

export const LeaveOut = z.object({
  id: Id,
  kind: z.enum(LEAVE_OUT_KINDS),
  text: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The post itself, where it is one. */
  post: z.object({ id: Id, at: z.iso.datetime().nullable(), text: z.string() }).nullable(),
  created_at: z.iso.datetime(),
})
export type LeaveOut = z.infer<typeof LeaveOut>

export const Correction = z.object({
  id: Id,
  article_id: Id.nullable(),
  sentence: z.string(),
  note: z.string(),
  created_at: z.iso.datetime(),
})
export type Correction = z.infer<typeof Correction>

export const listLeaveOuts = endpoint({
  method: 'GET',
  path: '/api/leave_outs',
  summary: 'What the caller wants left out, and which sentences they say are not right',
  access: 'session',
  response: z.object({
    leave_outs: z.array(LeaveOut),
    corrections: z.array(Correction),
    /** How many posts that leaves out, and of how many. */
    posts_left_out: z.int(),
    posts: z.int(),
  }),
})
export type LeaveOutList = ResponseOf<typeof listLeaveOuts>

export const addLeaveOut = endpoint({
  method: 'POST',
  path: '/api/leave_outs',
  summary: 'Leave something out of everything from now on; articles that used it are written again',
  access: 'session',
  body: NewLeaveOut,
  response: z.object({ leave_out: LeaveOut, posts_left_out: z.int(), articles_rewritten: z.int() }),
})

export const removeLeaveOut = endpoint({
  method: 'DELETE',
  path: '/api/leave_outs/:id',
  summary: 'No longer leave it out',
  access: 'session',
  params: z.object({ id: IdText }),
  response: z.object({ success: z.literal(true) }),
})

export const correctArticle = endpoint({
  method: 'POST',
  path: '/api/article/:id/corrections',
  summary: 'Say that a sentence is not right; it is taken out at once and not stated again',
  access: 'session',
  params: z.object({ id: IdText }),
  body: z.object({
    sentence: typedText(MAX_SENTENCE, 'Please choose a sentence.'),
    note: z
      .string()
      .trim()
      .max(MAX_CORRECTION_NOTE, `Please use at most ${MAX_CORRECTION_NOTE} characters.`)
      .default(''),
  }),
  response: z.object({ correction: Correction }),
})

export const removeCorrection = endpoint({
  method: 'DELETE',
  path: '/api/corrections/:id',
  summary: 'Take a correction back',
  access: 'session',
  params: z.object({ id: IdText }),
  response: z.object({ success: z.literal(true) }),
})
