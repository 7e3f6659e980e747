import type { Feature } from '#platform/feature.ts'
import { escapeHtml } from '#platform/mail/letter.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { type ArticlesOptions, createArticles } from './articles.ts'
import { articleMarks } from './marks.ts'
import { listByOwner, listCorrections, moveToOwner } from './queries.ts'
import { articleRoutes } from './routes.ts'

const page = (title: string, standfirst: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p><em>${escapeHtml(standfirst)}</em></p>${body}</html>\n`

const personalData: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => {
    const written = await listByOwner(db, userId)
    const said = await listCorrections(db, userId)
    const pages = Object.fromEntries(
      written.map(({ id, title, standfirst, body }) => [
        `articles/${id}.html`,
        page(title, standfirst, body),
      ]),
    )
    return { ...pages, 'corrections.json': asJson(said.map(({ userId: _, ...one }) => one)) }
  },
}

export function createArticlesFeature(options: ArticlesOptions) {
  const articles = createArticles(options)
  const marks = articleMarks(options.platform.db)
  return {
    routes: ({ route }) => articleRoutes(route, articles, marks),
    jobs: articles.jobHandlers,
    personalData,
  } satisfies Feature
}
