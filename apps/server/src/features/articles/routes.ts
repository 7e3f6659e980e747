import { generateArticle, generateArticleWithTitle, getArticle, getGenerationStatus } from '@youzine/contract'
import { keptAnswers } from '#platform/http/kept-answers.ts'
import type { Route } from '#platform/http/route.ts'
import type { Articles } from './articles.ts'
import type { articleMarks } from './marks.ts'

export function articleRoutes(route: Route, articles: Articles, marks: ReturnType<typeof articleMarks>) {
  const { generation } = articles
  const answer = keptAnswers()

  route(getArticle, ({ actor, params: { id }, reply }) =>
    answer(reply, {
      key: `${actor.userId} ${id}`,
      marks: () => marks(actor.userId, id),
      make: () => articles.get(actor, id),
    }),
  )

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
