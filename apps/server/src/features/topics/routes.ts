import {
  getTemplate,
  getTemplateArticles,
  getTemplateRequirements,
  getTemplatesByGenre,
  getTrendingTemplates,
} from '@youzine/contract'
import { type Clock, dayOf } from '#platform/clock.ts'
import { keptAnswers } from '#platform/http/kept-answers.ts'
import type { Route } from '#platform/http/route.ts'
import type { publishedMarks } from './marks.ts'
import type { Topics } from './topics.ts'

interface Parts {
  topics: Topics
  marks: ReturnType<typeof publishedMarks>
  clock: Clock
}

export function topicRoutes(route: Route, { topics, marks, clock }: Parts) {
  const answer = keptAnswers()
  route(getTrendingTemplates, ({ reply }) =>
    answer(reply, {
      // What is counted as lately goes by the day.
      key: `trending ${dayOf(clock())}`,
      marks,
      make: () => topics.trending(),
    }),
  )
  route(getTemplatesByGenre, ({ reply }) =>
    answer(reply, {
      key: 'by genre',
      marks,
      make: () => topics.byGenre(),
    }),
  )
  route(getTemplate, ({ actor, params }) => topics.get(actor, params.id))
  route(getTemplateRequirements, ({ actor, params }) => topics.requirements(actor, params.id))
  route(getTemplateArticles, ({ actor, params }) => topics.articles(actor, params.id))
}
