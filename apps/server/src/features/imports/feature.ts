import type { Feature } from '#platform/feature.ts'
import { asJson, type PersonalData } from '#platform/personal-data.ts'
import { wakeForVisitors } from './expecting.ts'
import { createImports, type ImportsOptions } from './imports.ts'
import { createImportProgress } from './progress.ts'
import { listByOwner, listUploadKeys, moveToOwner, newestImportMarks } from './queries.ts'
import { importRoutes } from './routes.ts'

const personalData: PersonalData = {
  move: moveToOwner,
  exportFiles: async (db, userId) => ({ 'imports.json': asJson(await listByOwner(db, userId)) }),
  storedFiles: async (db, userId) => (await listUploadKeys(db, userId)).map(({ key }) => key),
}

export function createImportsFeature(options: Omit<ImportsOptions, 'progress'>) {
  const imports = createImports({ ...options, progress: createImportProgress(options.platform) })
  const marks = newestImportMarks(options.platform.db)
  const maxUploadBytes = options.platform.env.uploads.totalBytes
  return {
    routes: ({ http, route, openStream }) => {
      importRoutes(http, route, { imports, marks, openStream, maxUploadBytes })
      // Elsewhere another process writes.
      if (options.platform.env.role === 'all') wakeForVisitors(http, options.author)
    },
    jobs: imports.jobHandlers,
    personalData,
  } satisfies Feature
}
