import type { Drawing } from '#platform/drawing/drawing.ts'
import type { Feature } from '#platform/feature.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import type { Platform } from '#platform/platform.ts'
import { serverSecret } from '#platform/secrets.ts'
import { shareJobs } from './jobs.ts'
import { shareMarks } from './marks.ts'
import { sharePages } from './page.ts'
import { createPictures, keyOfPicture } from './pictures.ts'
import { listHashesOf, moveShares } from './queries.ts'
import { shareRoutes } from './routes.ts'
import { createShares } from './shares.ts'

const personalData: PersonalData = {
  move: async (tx, guestId, memberId) => {
    await moveShares(tx, guestId, memberId)
  },
  exportFiles: async () => ({}),
  storedFiles: async (db, userId) => (await listHashesOf(db, userId)).map(({ hash }) => keyOfPicture(hash)),
}

interface Options {
  platform: Platform
  drawing: Drawing
  clean(html: string): string
}

export async function createSharesFeature({ platform, drawing, clean }: Options) {
  const { db, clock, env, storage } = platform
  const pictures = createPictures({ drawing, storage })
  const marks = shareMarks(db)
  const shares = createShares({ ...platform, pictures, marks, clean })
  const viewers = { salt: await serverSecret(db, 'viewers'), secure: env.secure }
  return {
    routes({ http, route, shell }) {
      shareRoutes(route, shares, { clock, ...viewers })
      sharePages(http, { shares, pictures, marks, clean, shell, publicUrl: env.publicUrl, ...viewers })
    },
    jobs: shareJobs(platform),
    personalData,
  } satisfies Feature
}
