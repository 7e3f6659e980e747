import { z } from 'zod'
import { Id } from './ids.ts'

/** The day it was posted, in the writer's own time. */
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A post, or a part of it, as it stands in a documentary form. */
export const ShownPost = z.object({
  post: Id,
  text: z.string(),
  whole: z.boolean(),
  date: Day.nullable(),
  /** A few words of ours under it: who is in it, how long after. */
  note: z.string().optional(),
})
export type ShownPost = z.infer<typeof ShownPost>

/**
 * Posts that stand whole, in an order that tells something: each form has its own look on the page, and plain markup
 * in the article's body for whoever has no page.
 */
export const ArticleBlock = z.discriminatedUnion('form', [
  z.object({
    form: z.literal('saga'),
    title: z.string(),
    acts: z.array(
      ShownPost.extend({
        elapsed: z.string().nullable(),
        caption: z.string().nullable(),
        /** Few words that may fill the page, once in an article. */
        is_loud: z.boolean().optional(),
      }),
    ),
    /** Whose story it is, where it is somebody's: drawn over the years of the archive. */
    who: z.object({ name: z.string(), role: z.string(), dates: z.array(Day), from: Day, to: Day }).optional(),
    close: z.string().nullable(),
    /** What the closing line rests on, where that is none of the acts. */
    closePosts: z.array(Id).optional(),
  }),
  z.object({
    form: z.literal('ledger'),
    rows: z.array(
      z.object({
        said: ShownPost,
        promise: z.string(),
        due: z.string().nullable(),
        done: ShownPost.nullable(),
        days: z.number().nullable(),
        verdict: z.string(),
      }),
    ),
    total: z.string().nullable(),
  }),
  z.object({
    form: z.literal('pair'),
    then: ShownPost,
    now: ShownPost,
    gap: z.string(),
    shared: z.array(z.string()),
  }),
  z.object({
    form: z.literal('series'),
    title: z.string(),
    unit: z.string(),
    is_rank: z.boolean(),
    points: z.array(
      z.object({ date: Day, label: z.string(), value: z.number(), line: z.string().nullable(), post: Id }),
    ),
  }),
  z.object({
    form: z.literal('cast'),
    people: z.array(
      z.object({
        name: z.string(),
        role: z.string(),
        posts: z.int(),
        dates: z.array(Day),
        words: z.int().nullable(),
        claim: z.string(),
        proofs: z.array(Id),
        line: ShownPost.nullable(),
      }),
    ),
  }),
  z.object({
    form: z.literal('exhibit'),
    object: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    fate: z.string(),
    entries: z.array(ShownPost),
  }),
  z.object({
    form: z.literal('index'),
    lines: z.array(z.object({ text: z.string(), posts: z.array(Id) })),
  }),
  z.object({
    form: z.literal('versions'),
    event: z.string(),
    a: ShownPost.extend({ heard_by: z.string().nullable() }),
    b: ShownPost.extend({ heard_by: z.string().nullable() }),
    agree: z.array(z.string()),
    witness: ShownPost.nullable(),
  }),
  z.object({
    form: z.literal('correspondence'),
    letters: z.array(z.object({ then: ShownPost, answer: ShownPost, gap: z.string().nullable() })),
  }),
  z.object({
    form: z.literal('calendar'),
    title: z.string().optional(),
    day: z.string(),
    years: z.array(z.object({ year: z.int(), entry: ShownPost.nullable() })),
  }),
  z.object({ form: z.literal('post'), entry: ShownPost, caption: z.string().nullable() }),
  z.object({ form: z.literal('tender'), entries: z.array(ShownPost) }),
])
export type ArticleBlock = z.infer<typeof ArticleBlock>
export type BlockForm = ArticleBlock['form']
export type BlockOf<Form extends BlockForm> = Extract<ArticleBlock, { form: Form }>
