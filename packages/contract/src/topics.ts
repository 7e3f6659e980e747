import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, TemplateId, TemplateIdText } from './ids.ts'

export const topicTexts = {
  loadFailed: 'Failed to load template details',
  notFound: 'Template not found',
  generateFailed: 'Failed to generate article',
  generateFailedAgain: 'Failed to generate article. Please try again.',
  timedOut: 'Article generation failed or timed out. Please try again later.',
  statusFailed: 'Failed to check article status',
  uncategorized: 'Uncategorized',
  anonymous: 'Anonymous',
} as const

/** As everybody sees it: no prompts, no models, no aliases. */
export const Template = z.object({
  id: Id,
  /** Built-in ones go by it in articles. */
  key: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  creator_name: z.string().nullable(),
  genre_id: Id.nullable(),
  genre_name: z.string().nullable(),
  usage_count: z.int(),
})
export type Template = z.infer<typeof Template>

export const Genre = z.object({ id: Id, name: z.string(), templates: z.array(Template) })
export type Genre = z.infer<typeof Genre>

export const REQUIREMENT_TYPES = ['facebook_posts', 'survey'] as const

export const TemplateRequirement = z.object({
  alias: z.string(),
  requirement_type: z.enum(REQUIREMENT_TYPES),
  required_survey_id: Id.nullable(),
  survey_title: z.string().nullable(),
  survey_description: z.string().nullable(),
  completed: z.boolean(),
})
export type TemplateRequirement = z.infer<typeof TemplateRequirement>

export const TemplateArticle = z.object({
  id: Id,
  title: z.string(),
  created_at: z.iso.datetime(),
  magazine_id: Id,
})
export type TemplateArticle = z.infer<typeof TemplateArticle>

const params = z.object({ id: TemplateIdText })

export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:id',
  summary: 'A published topic, or one’s own',
  access: 'public',
  params,
  response: Template,
})

export const getTemplateRequirements = endpoint({
  method: 'GET',
  path: '/api/templates/:id/requirements',
  summary: 'What a topic needs, and what of it the caller has',
  access: 'public',
  params,
  response: z.array(TemplateRequirement),
})

export const getTemplateArticles = endpoint({
  method: 'GET',
  path: '/api/templates/:id/articles',
  summary: 'The caller’s own articles of a topic, newest first',
  access: 'public',
  params,
  response: z.array(TemplateArticle),
})

export const getTrendingTemplates = endpoint({
  method: 'GET',
  path: '/api/templates/trending',
  summary: 'Published topics, the most written about lately first',
  access: 'public',
  response: z.array(Template),
})

export const getTemplatesByGenre = endpoint({
  method: 'GET',
  path: '/api/templates/by_genre',
  summary: 'Published topics by genre; a genre without any is left out',
  access: 'public',
  response: z.array(Genre),
})

export const TrendingShare = z.object({
  share_hash: z.string(),
  title: z.string(),
  owner_first_name: z.string(),
  template_id: TemplateId.nullable(),
  template_name: z.string().nullable(),
  view_count: z.int(),
})

export const getTrendingShares = endpoint({
  method: 'GET',
  path: '/api/shares/trending',
  summary: 'Shared articles whose owners chose to have them listed',
  access: 'public',
  response: z.array(TrendingShare),
})
