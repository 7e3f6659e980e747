import { generateArticle, generateArticleWithTitle, getArticle, getGenerationStatus } from '@youzine/contract'
import type { Route } from '#platform/http/route.ts'
import type { Articles } from './articles.ts'

export function articleRoutes(route: Route, articles: Articles) {
  const { generation } = articles

  route(getArticle, ({ actor, params }) => articles.get(actor, params.id))

  route(generateArticle, ({ actor, body }) =>
    generation.ask(actor, { templateId: body.template_id, magazineId: body.magazine_id }),
  )

  route(generateArticleWithTitle, ({ actor, body }) =>
    generation.ask(actor, {
      templateId: body.template_id,
      magazineId: body.magazine_id,
      chosenTitle: body.chosen_title,
    }),
  )

  route(getGenerationStatus, ({ actor, params }) => generation.status(actor, params.id))
}
