import { z } from 'zod'
import { ArticleBlock, ShownPost } from './article-blocks.ts'
import { endpoint } from './endpoint.ts'
import { Id, IdText, TemplateId, TemplateIdText } from './ids.ts'
import { PostPhoto } from './photos.ts'
import { NameShown } from './share-names.ts'
import { typedText } from './text.ts'
import { Video } from './videos.ts'

export const MAX_TITLE = 200
export const MAX_ARTICLES_PER_TEMPLATE = 100
export const GENERATION_POLL_MS = 2000
export const GENERATION_MOST_POLLS = 120

export const generationTexts = {
  started: 'Your article is being written.',
  written: 'Your article is written.',
  requirements: 'Complete all requirements above to generate an article.',
  checkins: (needed: number, written: number) =>
    `This one is also made from check-ins: it needs at least ${needed} of them, and you have ${written}.`,
  limit: (most: number) => `You've reached the maximum number of articles (${most}) for this template.`,
} as const

/** What a paragraph rests on: posts, by their ids in `sources`. */
export const ArticleParagraph = z.object({
  /** `block` has a form of its own, given beside its plain markup. */
  kind: z.enum(['p', 'h2', 'blockquote', 'item', 'note', 'block']),
  html: z.string(),
  block: ArticleBlock.nullable(),
  post_ids: z.array(Id),
  /** Questions whose answers it rests on, by their ids in `answers`. */
  answer_ids: z.array(Id),
})
export type ArticleParagraph = z.infer<typeof ArticleParagraph>

const anyFigure = {
  /** What it claims, in a sentence. */
  title: z.string(),
  text_alternative: z.string(),
  /** Stands after this paragraph, counted from 0; -1 before all of them. */
  after: z.int(),
}

export const ArticleFigure = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['bars', 'line', 'timeline']),
    points: z.array(z.object({ label: z.string(), value: z.number() })),
    ...anyFigure,
  }),
  z.object({
    kind: z.literal('animal'),
    /** One of the drawn ones. */
    animal: z.string(),
    labels: z.array(
      z.object({
        place: z.enum(['eye', 'mouth', 'chest', 'back', 'tail', 'foot']),
        title: z.string(),
        entry: ShownPost,
      }),
    ),
    ...anyFigure,
  }),
  z.object({
    kind: z.literal('wheel'),
    months: z.array(z.int()),
    /** 0 is Sunday. */
    weekdays: z.array(z.int()),
    hours: z.array(z.int()),
    days: z.array(z.string()),
    returning: z.array(z.object({ day: z.string(), name: z.string(), years: z.array(z.int()) })),
    ...anyFigure,
  }),
  z.object({
    kind: z.literal('strands'),
    strands: z.array(z.object({ name: z.string(), days: z.array(z.string()) })),
    ...anyFigure,
  }),
])
export type ArticleFigure = z.infer<typeof ArticleFigure>
export type FigureOf<Kind extends ArticleFigure['kind']> = Extract<ArticleFigure, { kind: Kind }>
export type ChartFigure = Extract<ArticleFigure, { points: unknown }>

const Days = z.array(z.string())

/** What of an article can be shown without its words: on a contents page, a share picture, in a film. */
export const ArticlePicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('animal'), animal: z.string() }),
  z.object({
    kind: z.literal('wheel'),
    months: z.array(z.int()),
    weekdays: z.array(z.int()),
    hours: z.array(z.int()),
    days: Days,
    returning: z.array(z.object({ day: z.string(), name: z.string(), years: z.array(z.int()) })),
  }),
  z.object({
    kind: z.literal('strands'),
    strands: z.array(z.object({ name: z.string(), days: Days })),
  }),
  z.object({
    kind: z.literal('series'),
    is_rank: z.boolean(),
    points: z.array(z.object({ date: z.string(), label: z.string(), value: z.number() })),
  }),
])
export type ArticlePicture = z.infer<typeof ArticlePicture>

export const ArticleSource = z.object({
  id: Id,
  at: z.iso.datetime().nullable(),
  text: z.string(),
  place: z.string().nullable(),
})
export type ArticleSource = z.infer<typeof ArticleSource>

/** An answer as it was when the article was written. */
export const ArticleAnswer = z.object({
  question_id: Id,
  survey_title: z.string(),
  question: z.string(),
  text: z.string(),
})
export type ArticleAnswer = z.infer<typeof ArticleAnswer>

export const Article = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  template_id: TemplateId.nullable(),
  template_name: z.string().nullable(),
  magazine_id: Id,
  share: z
    .object({
      hash: z.string(),
      discoverable: z.boolean(),
      name_shown: NameShown,
      view_count: z.int(),
      /** Pictures that its owner has added by hand. */
      photo_ids: z.array(Id),
    })
    .nullable(),
  video: Video.nullable(),
  conversation: z.object({ id: Id }).nullable(),
  title_alternatives: z.array(z.string()),
  prev_id: Id.nullable(),
  next_id: Id.nullable(),
  created_at: z.iso.datetime(),
  /** The edition that took its place when more posts had come. */
  newer_id: Id.nullable(),
  /** Editions before this one, the newest first. */
  earlier: z.array(z.object({ id: Id, created_at: z.iso.datetime() })),
  /** Written again because the reader wanted something left out. */
  rewritten_at: z.iso.datetime().nullable(),
  is_being_rewritten: z.boolean(),
  /** About the made-up person of the sample archive. */
  is_sample: z.boolean(),
  standfirst: z.string(),
  description: z.string(),
  /** Who wrote it, in words to show: a model's name, or the built-in author. */
  written_by: z.string(),
  note: z.string().nullable(),
  reading_minutes: z.int(),
  language: z.string(),
  paragraphs: z.array(ArticleParagraph),
  figures: z.array(ArticleFigure),
  pull_quotes: z.array(z.object({ text: z.string(), post_id: Id })),
  sources: z.array(ArticleSource),
  /** One’s own pictures, by the posts they hang on. */
  photos: z.array(PostPhoto),
  answers: z.array(ArticleAnswer),
})
export type Article = z.infer<typeof Article>

/** What of it is read, whether it is kept or only tried. */
export const ArticleText = Article.pick({
  title: true,
  body: true,
  standfirst: true,
  description: true,
  written_by: true,
  note: true,
  reading_minutes: true,
  language: true,
  paragraphs: true,
  figures: true,
  pull_quotes: true,
  sources: true,
  photos: true,
  answers: true,
})
export type ArticleText = z.infer<typeof ArticleText>

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/article/:id',
  summary: 'An article of one’s own, with everything it rests on',
  access: 'session',
  params: z.object({ id: IdText }),
  response: Article,
})

const GenerationAnswer = z.object({ success: z.boolean(), message: z.string() })

export const generateArticle = endpoint({
  method: 'POST',
  path: '/api/generate_article',
  summary: 'Ask for an article of a topic; asking again while one is being written changes nothing',
  access: 'member',
  body: z.object({ template_id: TemplateIdText, magazine_id: IdText.optional() }),
  encoding: 'form',
  response: GenerationAnswer,
})

export const generateArticleWithTitle = endpoint({
  method: 'POST',
  path: '/api/generate_article_with_title',
  summary: 'Ask for an article of a topic under a title of one’s own choice',
  access: 'member',
  body: z.object({
    magazine_id: IdText,
    template_id: TemplateIdText,
    chosen_title: typedText(MAX_TITLE, 'Please choose a title'),
  }),
  encoding: 'multipart',
  response: GenerationAnswer,
})

export const GENERATION_STATUSES = ['none', 'queued', 'running', 'finished', 'dropped'] as const
export const GenerationStatus = z.object({
  status: z.enum(GENERATION_STATUSES),
  article_id: Id.nullable(),
  /** Why it was dropped, in words to show. */
  reason: z.string().nullable(),
})
export type GenerationStatus = z.infer<typeof GenerationStatus>

export const getGenerationStatus = endpoint({
  method: 'GET',
  path: '/api/templates/:id/status',
  summary: 'How the newest article of a topic is coming along, for this person',
  access: 'session',
  params: z.object({ id: TemplateIdText }),
  response: GenerationStatus,
})
