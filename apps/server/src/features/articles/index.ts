import { escapeHtml } from '#platform/mail/letter.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { listByOwner, listCorrections, moveToOwner } from './queries.ts'

export { articleText, citedIds } from './article-text.ts'
export { type Articles, createArticles } from './articles.ts'
export { cleanHtml, plainText, readingMinutes } from './clean-html.ts'
export { contentOf } from './content.ts'
export { type Highlights, highlightsOf, isClear, type Line, type Step } from './highlights.ts'
export { writeArticle } from './jobs.ts'
export { singleSpaced } from './left-over.ts'
export { pictureOf } from './picture.ts'
export {
  type CorrectionRow,
  countByImport,
  deleteCorrection,
  findOwnedArticle,
  insertCorrection,
  insertGeneration,
  listCorrections,
  listTopicsBegun,
} from './queries.ts'
export { stripArticles } from './rewriting.ts'
export { articleRoutes } from './routes.ts'
export { listShownPosts } from './shown-posts.ts'

const page = (title: string, standfirst: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p><em>${escapeHtml(standfirst)}</em></p>${body}</html>\n`

export const articlesOfPeople: PersonalData = {
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
