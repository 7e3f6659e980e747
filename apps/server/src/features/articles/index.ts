import { escapeHtml } from '#platform/mail/letter.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { listByOwner, moveToOwner } from './queries.ts'

export { type Articles, createArticles } from './articles.ts'
export { cleanHtml, plainText, readingMinutes } from './clean-html.ts'
export { writeArticle } from './jobs.ts'
export { countByImport, insertGeneration, listTopicsBegun } from './queries.ts'
export { articleRoutes } from './routes.ts'
export { BUILT_IN_AUTHOR } from './writers.ts'

const page = (title: string, standfirst: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p><em>${escapeHtml(standfirst)}</em></p>${body}</html>\n`

export const articlesOfPeople: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => {
    const written = await listByOwner(db, userId)
    return Object.fromEntries(
      written.map(({ id, title, standfirst, body }) => [
        `articles/${id}.html`,
        page(title, standfirst, body),
      ]),
    )
  },
}
