import {
  getTemplate,
  getTemplateArticles,
  getTemplateRequirements,
  getTemplatesByGenre,
  getTrendingTemplates,
} from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { Topics } from './topics.ts'

export function topicRoutes(route: Route, topics: Topics) {
  route(getTrendingTemplates, () => topics.trending())
  route(getTemplatesByGenre, () => topics.byGenre())
  route(getTemplate, ({ actor, params }) => topics.get(actor, params.id))
  route(getTemplateRequirements, ({ actor, params }) => topics.requirements(actor, params.id))
  route(getTemplateArticles, ({ actor, params }) => topics.articles(actor, params.id))
}
