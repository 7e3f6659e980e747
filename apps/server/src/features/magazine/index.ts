import { escapeHtml } from '#platform/mail/letter.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { listArticlesByOwner, moveToOwner } from './queries.ts'

export { beginMagazine } from './begin.ts'
export { magazineRoutes } from './routes.ts'

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${body}</html>\n`

export const magazinesOfPeople: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => {
    const written = await listArticlesByOwner(db, userId)
    return Object.fromEntries(
      written.map(({ id, title, body }) => [`articles/${id}.html`, page(title, body)]),
    )
  },
}
